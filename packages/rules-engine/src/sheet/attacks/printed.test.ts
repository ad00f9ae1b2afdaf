import type { Damage, Step } from "@tabletop-mcp/srd-data";
import { describe, expect, it } from "vitest";
import { damageOf, factsOf, hitOf } from "../../../testing/attacking.js";
import { creatureOf } from "../../../testing/index.js";
import type { Creature } from "../../creature/creature.js";
import { stepAt } from "../../game/step-ref.js";
import { srdCompendium } from "../../tables/compendium.js";
import { attackFactsOf } from "../attacks.js";
import type { AttackFacts, Rider } from "./facts.js";
import { splitRoll } from "./step-damage.js";

const compendium = await srdCompendium();

const monster = (statBlock: string, over: Partial<Creature> = {}): Creature =>
  creatureOf({ ...over, make: { statBlock, extraHp: 0 } });

/** Where it reaches: "melee 5", "thrown 20/60". */
const waysOf = ({ modes, reach, range }: AttackFacts): readonly string[] =>
  modes.map((mode) => `${mode} ${mode === "melee" ? reach : `${range?.normal}/${range?.long}`}`);

const hitBonus = ({ toHit }: AttackFacts): number => toHit.reduce((sum, one) => sum + one.value, 0);

/** What riders come to: saves, conditions, damage of their own. */
const ridersIn = (riders: readonly Rider[]): readonly string[] =>
  riders.flatMap(({ step: ref, dealt }) => {
    const { next = [], ...own } = stepAt(ref, compendium) ?? {};
    return [dealt ? { ...own, damage: [] } : own, ...next].flatMap(told);
  });

/** "con 11 half: 2d8 poison", "grappled". */
function told({ save, damage = [], conditions = [] }: Step): readonly string[] {
  const what = [
    ...damage.map(({ roll, type }) => `${roll.replaceAll(" ", "")} ${String(type)}`),
    ...conditions.map(({ condition, escape }) =>
      escape?.dc === undefined ? condition : `${condition} ${escape.dc}`,
    ),
  ];
  const lead = save === undefined ? "" : `${String(save.ability)} ${save.dc} ${save.success}: `;
  return what.length + lead.length === 0 ? [] : [`${lead}${what.join(", ")}`];
}

// As SRD 5.1 prints them (Monsters): to hit, where, damage, and what else a hit does.
it.each<
  [string, string, number, readonly string[], readonly string[], readonly string[] | undefined]
>([
  ["adult-red-dragon", "Bite", 14, ["melee 10"], ["2d10+8 piercing", "2d6 fire"], []],
  ["balor", "Longsword", 14, ["melee 10"], ["3d8+8 slashing", "3d8 lightning"], []],
  ["balor", "Whip", 14, ["melee 30"], ["2d6+8 slashing", "3d6 fire"], ["str 20 none: "]],
  ["deva", "Mace", 8, ["melee 5"], ["1d6+4 bludgeoning", "4d8 radiant"], []],
  ["planetar", "Greatsword", 12, ["melee 5"], ["4d6+7 slashing", "5d8 radiant"], []],
  ["solar", "Greatsword", 15, ["melee 5"], ["4d6+8 slashing", "6d8 radiant"], []],
  ["djinni", "Scimitar", 9, ["melee 5"], ["2d6+5 slashing", "1d6 lightning or thunder"], []],
  ["azer", "Warhammer", 5, ["melee 5"], ["1d8+3 bludgeoning", "1d6 fire"], []],
  ["erinyes", "Longsword", 8, ["melee 5"], ["1d8+4 slashing", "3d8 poison"], []],
  [
    "erinyes",
    "Longbow",
    7,
    ["ranged 150/600"],
    ["1d8+3 piercing", "3d8 poison"],
    ["con 14 none: poisoned"],
  ],
  ["salamander", "Spear", 7, ["melee 5", "thrown 20/60"], ["2d6+4 piercing", "1d6 fire"], []],
  [
    "salamander",
    "Tail",
    7,
    ["melee 10"],
    ["2d6+4 bludgeoning", "2d6 fire"],
    ["grappled 14, restrained"],
  ],
  [
    "giant-toad",
    "Bite",
    4,
    ["melee 5"],
    ["1d10+2 piercing", "1d10 poison"],
    ["grappled 13, restrained"],
  ],
  ["vampire", "Bite", 9, ["melee 5"], ["1d6+4 piercing", "3d6 necrotic"], undefined],
  ["ghoul", "Claws", 4, ["melee 5"], ["2d4+2 slashing"], ["con 10 none: paralyzed"]],
  ["wyvern", "Stinger", 7, ["melee 10"], ["2d6+4 piercing"], ["con 15 half: 7d6 poison"]],
  [
    "giant-spider",
    "Bite",
    5,
    ["melee 5"],
    ["1d8+3 piercing"],
    // What comes of 0 hit points by the poison hangs on it.
    ["con 11 half: 2d8 poison"],
  ],
  ["imp", "Sting", 5, ["melee 5"], ["1d4+3 piercing"], ["con 11 half: 3d6 poison"]],
  ["wolf", "Bite", 4, ["melee 5"], ["2d4+2 piercing"], ["str 11 none: prone"]],
  ["dire-wolf", "Bite", 5, ["melee 5"], ["2d6+3 piercing"], ["str 13 none: prone"]],
  [
    "constrictor-snake",
    "Constrict",
    4,
    ["melee 5"],
    ["1d8+2 bludgeoning"],
    ["grappled 14, restrained"],
  ],
  ["crocodile", "Bite", 4, ["melee 5"], ["1d10+2 piercing"], ["grappled 12, restrained"]],
  ["giant-spider", "Web", 5, ["ranged 30/60"], [], ["restrained 12"]],
  ["guardian-naga", "Spit Poison", 8, ["ranged 15/30"], [], ["con 15 half: 10d8 poison"]],
  ["ghast", "Claws", 5, ["melee 5"], ["2d6+3 slashing"], ["con 10 none: paralyzed"]],
  ["chuul", "Pincer", 6, ["melee 10"], ["2d6+4 bludgeoning"], ["grappled 14"]],
  ["ogre", "Javelin", 6, ["melee 5", "thrown 30/120"], ["2d6+4 piercing"], []],
  ["guard", "Spear", 3, ["melee 5", "thrown 20/60"], ["1d6+1 piercing"], []],
  ["mage", "Dagger", 5, ["melee 5", "thrown 20/60"], ["1d4+2 piercing"], []],
  ["specter", "Life Drain", 4, ["melee 5"], ["3d6 necrotic"], undefined],
])("%s, %s: +%i", (block, name, bonus, ways, damage, riders) => {
  const facts = factsOf(monster(block), name);
  expect(hitBonus(facts)).toBe(bonus);
  expect(waysOf(facts)).toEqual(ways);
  const hit = hitOf(monster(block), { with: name });
  expect(damageOf(hit)).toEqual(damage);
  if (riders === undefined) expect(hit.riders).toHaveLength(1);
  else expect(ridersIn(hit.riders)).toEqual(riders);
});

describe("other dice", () => {
  it("a guard's spear does 1d8 in both hands and 1d6 in the air", () => {
    const hit = (how: Parameters<typeof hitOf>[1]) => damageOf(hitOf(monster("guard"), how));
    expect(factsOf(monster("guard"), "Spear").hands).toEqual([1, 2]);
    expect(hit({ hands: 2 })).toEqual(["1d8+1 piercing"]);
    expect(hit({ mode: "thrown" })).toEqual(["1d6+1 piercing"]);
  });

  it("an azer's warhammer does 1d10 in both hands, and burns as before", () => {
    expect(damageOf(hitOf(monster("azer"), { hands: 2 }))).toEqual([
      "1d10+3 bludgeoning",
      "1d6 fire",
    ]);
  });

  it("a bugbear throws its javelin with one die", () => {
    const javelin = { with: "Javelin" } as const;
    expect(damageOf(hitOf(monster("bugbear"), javelin))).toEqual(["2d6+2 piercing"]);
    expect(damageOf(hitOf(monster("bugbear"), { ...javelin, mode: "thrown" }))).toEqual([
      "1d6+2 piercing",
    ]);
  });

  it("a swarm of rats with 24 hit points bites half as hard at 12", () => {
    const bites = (current: number) =>
      damageOf(hitOf(monster("swarm-of-rats", { hp: { current, temporary: 0 } })));
    expect(bites(24)).toEqual(["2d6 piercing"]);
    expect(bites(13)).toEqual(["2d6 piercing"]);
    expect(bites(12)).toEqual(["1d6 piercing"]);
  });

  it("a Large oni's glaive is a Medium one's no more", () => {
    expect(damageOf(hitOf(monster("oni"), { with: "Glaive" }))).toEqual(["2d10+4 slashing"]);
    const small = creatureOf({ make: { statBlock: "oni", size: "medium" } });
    expect(damageOf(hitOf(small, { with: "Glaive" }))).toEqual(["1d10+4 slashing"]);
    expect(factsOf(monster("oni"), "Claw").forms).toEqual(["oni"]);
  });
});

describe("one of several things", () => {
  it("a vampire's fist hurts or grapples", () => {
    const facts = factsOf(monster("vampire"), "Unarmed Strike");
    expect(facts.options).toEqual(["damage", "grapple"]);
    const hit = (option: string) => hitOf(monster("vampire"), { with: "Unarmed Strike", option });
    expect(damageOf(hitOf(monster("vampire"), { with: "Unarmed Strike" }))).toEqual([
      "1d8+4 bludgeoning",
    ]);
    expect(ridersIn(hit("damage").riders)).toEqual([]);
    expect(damageOf(hit("grapple"))).toEqual([]);
    expect(ridersIn(hit("grapple").riders)).toEqual(["grappled 18"]);
  });

  it("a druid's staff has a second attack while shillelagh is on it", () => {
    const staff = factsOf(monster("druid"), "Quarterstaff");
    const magic = factsOf(monster("druid"), "Quarterstaff (shillelagh)");
    expect([hitBonus(staff), hitBonus(magic)]).toEqual([2, 4]);
    expect(magic.from).toEqual({ action: "Quarterstaff", option: "shillelagh" });
    expect(damageOf(hitOf(monster("druid"), { with: magic.name }))).toEqual(["1d8+2 bludgeoning"]);
  });
});

describe("traits of a hit", () => {
  it("a minotaur's gore charges after 10 feet, its axe never", () => {
    const gore = (moved: number) => hitOf(monster("minotaur"), { with: "Gore", scene: { moved } });
    expect(damageOf(gore(5))).toEqual(["2d8+4 piercing"]);
    expect(ridersIn(gore(5).riders)).toEqual([]);
    expect(damageOf(gore(10))).toEqual(["2d8+2d8+4 piercing"]);
    expect(ridersIn(gore(10).riders)).toEqual(["str 14 none: prone"]);
    const axe = hitOf(monster("minotaur"), { with: "Greataxe", scene: { moved: 30 } });
    expect(damageOf(axe)).toEqual(["2d12+4 slashing"]);
    const unknown = hitOf(monster("minotaur"), { with: "Gore" });
    expect(unknown.open).toHaveLength(2);
  });

  it("a hobgoblin gains 2d6 beside an ally, once a turn", () => {
    const sword = (allyBeside: boolean) =>
      hitOf(monster("hobgoblin"), { with: "Longsword", scene: { allyBeside } });
    expect(damageOf(sword(false))).toEqual(["1d8+1 slashing"]);
    expect(damageOf(sword(true))).toEqual(["1d8+2d6+1 slashing"]);
    expect(sword(true).damage[1]).toMatchObject({ source: "Martial Advantage", once: "turn" });
  });

  it("an assassin's shortsword poisons, and sneaks with advantage", () => {
    const stab = hitOf(monster("assassin"), { with: "Shortsword", rolled: "advantage" });
    expect(damageOf(stab)).toEqual(["1d6+4d6+3 piercing"]);
    expect(ridersIn(stab.riders)).toEqual(["con 15 half: 7d6 poison"]);
  });

  it("a golem's slam is magical by its trait, a wolf's bite is not", () => {
    expect(hitOf(monster("stone-golem"), { with: "Slam" }).magical).toBe(true);
    expect(hitOf(monster("wolf"), { with: "Bite" }).magical).toBe(false);
    expect(hitOf(monster("specter"), { with: "Life Drain" }).magical).toBe(true);
  });
});

describe("all that the SRD prints", () => {
  const attacks = compendium.statBlocks.all.flatMap((block) => {
    const all = attackFactsOf(monster(block.id), compendium);
    return block.actions.flatMap((action) =>
      action.steps.flatMap((step, at) => {
        const { attack, option } = step;
        const facts = all.find(
          ({ from }) => "action" in from && from.action === action.name && from.option === option,
        );
        return attack === undefined
          ? []
          : [{ where: `${block.id} ${action.name}`, step, at, attack, facts }];
      }),
    );
  });

  /** A damage and all that may stand in its place, as dice and a number. */
  const rollsIn = ({ roll, instead = [] }: Damage) =>
    [roll, ...instead.map((one) => one.roll)].map(splitRoll);

  /** Everything below a step: what follows from it, however far. */
  const below = (step: Step): readonly Step[] => [
    step,
    ...[...(step.next ?? []), ...(step.otherwise ?? [])].flatMap(below),
  ];

  it("521 attacks: 64 of two types, 18 both struck and thrown", () => {
    expect(attacks).toHaveLength(521);
    expect(attacks.filter(({ facts }) => facts === undefined)).toEqual([]);
    const own = attacks.filter(
      ({ facts }) => facts?.damage.filter(({ when }) => when === undefined).length === 2,
    );
    expect(own).toHaveLength(64);
    expect(attacks.filter(({ facts }) => facts?.modes.length === 2)).toHaveLength(18);
  });

  it("none has lost its bonus, its reach or its range", () => {
    for (const { where, attack, facts } of attacks) {
      expect([where, facts && hitBonus(facts)]).toEqual([where, attack.bonus]);
      expect([where, facts?.reach]).toEqual([where, attack.reach]);
      expect([where, facts?.range?.normal]).toEqual([where, attack.range?.normal]);
    }
  });

  it("each damage is a part of the hit, or a rider's", () => {
    const lost = attacks.flatMap(({ where, step, facts }) => {
      const riders = (facts?.riders ?? []).flatMap(({ step: ref, dealt }) => {
        const found = stepAt(ref, compendium);
        return found === undefined ? [] : below(found).filter((one) => one !== found || !dealt);
      });
      const isPart = (damage: Damage): boolean =>
        (facts?.damage ?? []).some((part) => {
          const dice = [part, ...(part.instead ?? [])].map(({ dice: one, modifier }) => ({
            dice: one,
            modifier,
          }));
          const isTold = rollsIn(damage).every((roll, at) =>
            damage.instead?.[at - 1]?.if === "form"
              ? true
              : dice.some((one) => one.dice === roll.dice && one.modifier === roll.modifier),
          );
          return isTold && String(part.type) === String(damage.type);
        });
      return below(step).flatMap((one) =>
        (one.damage ?? [])
          .filter((damage) => !riders.includes(one) && !isPart(damage))
          .map(({ roll }) => `${where} ${roll}`),
      );
    });
    expect(lost).toEqual([]);
  });

  it("each condition, effect and save is a rider's, each rider finds its step", () => {
    const lost = attacks.flatMap(({ where, step, facts }) => {
      const reached = (facts?.riders ?? []).flatMap(({ step: ref }) => {
        const found = stepAt(ref, compendium);
        return found === undefined ? [] : below(found);
      });
      return below(step)
        .filter(({ save, conditions, effects, loses, lowersMaximum, kills, move }) =>
          [save, conditions, effects, loses, lowersMaximum, kills, move].some(
            (one) => one !== undefined,
          ),
        )
        .filter((one) => !reached.includes(one))
        .map(() => where);
    });
    expect(lost).toEqual([]);
    const dead = attacks.flatMap(({ where, facts }) =>
      (facts?.riders ?? [])
        .filter(({ step }) => stepAt(step, compendium) === undefined)
        .map(() => where),
    );
    expect(dead).toEqual([]);
  });

  it("as many have a rider as print something beside damage", () => {
    const printing = attacks.filter(({ step }) =>
      Object.keys(step).some((key) => !["option", "targets", "attack", "damage"].includes(key)),
    );
    const riding = attacks.filter(({ facts }) =>
      facts?.riders.some(({ step }) => step.of === "action"),
    );
    expect(riding.map(({ where }) => where)).toEqual(printing.map(({ where }) => where));
    expect(riding.length).toBeGreaterThanOrEqual(116);
  });
});
