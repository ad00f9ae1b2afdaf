import type { Step } from "@tabletop-mcp/srd-data";
import { type ItemUse, type MagicItem, magicItems } from "@tabletop-mcp/srd-data/magic-items";
import { describe, expect, it } from "vitest";

const does: readonly (keyof Step)[] = [
  "damage",
  "healing",
  "conditions",
  "effects",
  "kills",
  "ends",
  "attack",
  "save",
  "check",
  "action",
  "loses",
  "stabilizes",
];

/** Whether a step rolls something, or changes a number. */
const isNumber = (step: Step): boolean =>
  does.some((field) => step[field] !== undefined) ||
  [...(step.next ?? []), ...(step.otherwise ?? [])].some(isNumber);

/** Whether it does something to a place, or brings somebody along: zones and summons have that. */
const makes = (step: Step): boolean =>
  isNumber(step) ||
  [step.summons, step.light, step.obscures, step.terrain].some((one) => one !== undefined) ||
  [...(step.next ?? []), ...(step.otherwise ?? [])].some(makes);

/** Whether it comes about by the rules: it is used, comes with a hit, or comes by itself. */
function runs({ when = "use", targets }: Step, { economy }: Pick<ItemUse, "economy">): boolean {
  const moments = [when].flat();
  if (economy === "on-hit") return targets?.what !== "object";
  if (economy === "passive") return moments.includes("hurt");
  return moments.some((moment) => moment === "use" || moment === "sustain");
}

/** Uses with numbers of which none comes about: the game master lays them as effects, or rolls. */
const toldUses = (item: MagicItem): readonly ItemUse[] =>
  [item, ...(item.variants ?? [])]
    .flatMap(({ uses = [] }) => uses)
    .filter(
      (use) =>
        use.steps.some(isNumber) && !use.steps.some((one) => isNumber(one) && runs(one, use)),
    );

const chosen = "the game master settles once which of several it is, and lays it as an effect";
const someone = "it is for some wearers, foes or checks alone that no field can name";
const hours = "minutes and hours of wearing are not counted";
const rules = "a rule of the engine knows it by its id, or by its weapon's property";
const touching = "touching, carrying or looking is nothing that happens in a fight";
const spell = "it answers a spell that is cast at its bearer";

/** What of magic items is still told though it has numbers, with the reason. */
const told: Readonly<Record<string, string>> = {
  "apparatus-of-the-crab": "a vehicle is no creature yet",
  "armor-of-resistance": chosen,
  "armor-of-vulnerability": chosen,
  "bag-of-devouring": touching,
  "belt-of-dwarvenkind": someone,
  "crystal-ball": "what is seen is far away",
  "demon-armor": "demons are not told from other fiends",
  "dwarven-thrower": rules,
  "eyes-of-minute-seeing": someone,
  "figurine-of-wondrous-power": "a goat's terror is of who is ridden alone",
  "gloves-of-swimming-and-climbing": someone,
  "hammer-of-thunderbolts": "whoever wears belt and gauntlets besides is not asked",
  "helm-of-brilliance": "gems are not counted one by one",
  "ioun-stone": hours,
  "manual-of-golems": touching,
  "mirror-of-life-trapping": touching,
  "necklace-of-adaptation": someone,
  "periapt-of-wound-closure": "dying and hit dice do not ask for things yet",
  "pipes-of-the-sewers": "swarms come when the game master says so",
  "ring-of-elemental-command": "the plane of a ring and what its bearer has slain are not kept",
  "ring-of-regeneration": hours,
  "ring-of-shooting-stars": "spheres that hover and go off are no zone",
  "ring-of-spell-turning": someone,
  "robe-of-eyes": spell,
  "rod-of-absorption": spell,
  "scarab-of-protection": spell,
  "sphere-of-annihilation": touching,
  "staff-of-charming": spell,
  "staff-of-the-magi": spell,
  "talisman-of-pure-good": touching,
  "talisman-of-the-sphere": someone,
  "talisman-of-ultimate-evil": touching,
  "wand-of-binding": spell,
};

/** Rules of the engine know these by their ids. */
const knownByRules = ["gloves-of-missile-snaring", "mithral-armor", "ring-of-evasion"];

/** Those that have neither numbers nor spells: they hold, hide, carry or make something. */
const wordsAlone: readonly string[] = [
  "amulet-of-proof-against-detection-and-location",
  "animated-shield",
  "bag-of-holding",
  "chime-of-opening",
  "cube-of-force",
  "efficient-quiver",
  "folding-boat",
  "handy-haversack",
  "marvelous-pigments",
  "pearl-of-power",
  "potion-of-water-breathing",
  "ring-of-feather-falling",
  "ring-of-mind-shielding",
  "ring-of-spell-storing",
  "ring-of-water-walking",
  "rod-of-security",
  "rope-of-climbing",
  "sovereign-glue",
  "universal-solvent",
  "wand-of-enemy-detection",
  "wand-of-secrets",
  "well-of-many-worlds",
];

/** Everything of an item that something comes of by itself. */
const hasMore = ({ effects, spells }: Pick<MagicItem, "effects" | "spells">): boolean =>
  effects !== undefined || spells !== undefined;

describe("magic items", () => {
  it("are words alone in these cases", () => {
    const found = magicItems
      .filter(
        (item) =>
          ![item, ...(item.variants ?? [])].some(
            (one) => hasMore(one) || (one.uses ?? []).some(({ steps }) => steps.some(makes)),
          ),
      )
      .map(({ id }) => id)
      .filter((id) => !knownByRules.includes(id));
    expect(found.toSorted()).toEqual(wordsAlone.toSorted());
  });

  it("do by the rules what they have in numbers, but for these", () => {
    const found = magicItems.filter((item) => toldUses(item).length > 0).map(({ id }) => id);
    expect(found.toSorted()).toEqual(Object.keys(told).toSorted());
  });
});
