import type { Creature } from "../src/creatures/types.js";
import type { Gear } from "../src/gear/types.js";
import type { MagicItem } from "../src/magic-items/types.js";
import type { Spell } from "../src/spells/types.js";

/**
 * Where all that was read differs from the SRD's own document, "System Reference Document 5.1" as
 * it is published under CC-BY-4.0: the three sources share some slips, and hold some material that
 * is not in it. Found by reading that document; each figure is as it prints it.
 */
export interface Correction<Entry> {
  readonly id: string;
  readonly set: Partial<Entry>;
  readonly was: string;
}

const of = <Entry>(id: string, set: Partial<Entry>, was: string): Correction<Entry> => ({
  id,
  set,
  was,
});

const creature = of<Creature>;
const natural = (value: number) => [{ value, from: "natural armor" as const }];

export const creatureCorrections: readonly Correction<Creature>[] = [
  creature("basilisk", { armorClass: natural(15) }, "armour class 12"),
  creature("doppelganger", { alignment: "neutral" }, "unaligned"),
  creature("werewolf", { skills: { perception: 4, stealth: 3 } }, "no Stealth"),
  creature(
    "spy",
    {
      skills: {
        deception: 5,
        insight: 4,
        investigation: 5,
        perception: 6,
        persuasion: 5,
        sleight_of_hand: 4,
        stealth: 4,
      },
    },
    "no Sleight of Hand",
  ),
  creature("priest", { skills: { medicine: 7, persuasion: 3, religion: 4 } }, "Religion +5"),
  creature("giant-wasp", { speeds: { walk: 10, fly: 50 } }, "swim 50"),
  creature(
    "ice-devil",
    { immunities: [{ types: ["cold", "fire", "poison"] }] },
    "no immunity to cold",
  ),
  creature("adult-brass-dragon", { speeds: { walk: 40, burrow: 30, fly: 80 } }, "burrow 40"),
  creature("crocodile", { speeds: { walk: 20, swim: 30 } }, "swim 20"),
  creature(
    "hunter-shark",
    { senses: { blindsight: 30, passivePerception: 12 } },
    "darkvision for blindsight",
  ),
  creature("manticore", { languages: { speaks: ["common"], understands: [] } }, "no language"),
  creature("black-bear", { skills: { perception: 3 } }, "no skill"),
  creature("swarm-of-ravens", { skills: { perception: 5 } }, "no skill"),
  creature("blink-dog", { senses: { passivePerception: 13 } }, "passive Perception 10"),
  creature(
    "spider",
    { senses: { darkvision: 30, passivePerception: 10 } },
    "passive Perception 12",
  ),
  creature("cult-fanatic", { hitPoints: { average: 33, roll: "6d8 + 6" } }, "22 hit points"),
  creature("imp", { subtypes: ["devil", "shapechanger"] }, "no shapechanger"),
  creature("quasit", { subtypes: ["demon", "shapechanger"] }, "no shapechanger"),
  ...["werebear", "wereboar", "wererat", "weretiger", "werewolf"].map((id) =>
    creature(id, { subtypes: ["human", "shapechanger"] }, "no shapechanger"),
  ),
];

/** Numbers inside actions, by creature and action: what is to be replaced, and by what. */
export const actionCorrections: readonly {
  readonly id: string;
  readonly actions: readonly string[];
  readonly set: { readonly bonus?: number; readonly dc?: number; readonly recharge?: 4 | 5 | 6 };
  readonly was: string;
}[] = [
  { id: "kraken", actions: ["Bite", "Tentacle"], set: { bonus: 17 }, was: "+7" },
  { id: "purple-worm", actions: ["Bite", "Tail Stinger"], set: { bonus: 9 }, was: "+14" },
  { id: "black-bear", actions: ["Bite", "Claws"], set: { bonus: 3 }, was: "+4" },
  { id: "brown-bear", actions: ["Bite", "Claws"], set: { bonus: 5 }, was: "+6" },
  { id: "adult-silver-dragon", actions: ["Wing Attack"], set: { dc: 21 }, was: "DC 22" },
  { id: "iron-golem", actions: ["Poison Breath"], set: { recharge: 6 }, was: "recharge 5" },
  { id: "ice-devil", actions: ["Wall of Ice"], set: { recharge: 6 }, was: "no recharge" },
];

/** Traits and actions that the sources have and the SRD has not. */
export const notInSrd: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ["balor", "glabrezu", "hezrou", "marilith", "nalfeshnee", "vrock"].map((id) => [
      id,
      ["Variant: Summon Demon"],
    ]),
  ),
  ...Object.fromEntries(
    ["dust-mephit", "ice-mephit", "magma-mephit", "steam-mephit"].map((id) => [
      id,
      ["Variant: Summon Mephits"],
    ]),
  ),
  djinni: ["Variant: Genie Powers"],
  efreeti: ["Variant: Genie Powers"],
  erinyes: ["Variant: Rope of Entanglement"],
  ettercap: ["Variant: Web Garrote"],
  "giant-lizard": ["Variant: Hold Breath", "Variant: Spider Climb"],
  "green-hag": ["Hag Coven", "Hag Eye", "Shared Spellcasting"],
  "night-hag": ["Hag Coven", "Hag Eye", "Shared Spellcasting", "Night Hag Items"],
  "sea-hag": ["Hag Coven", "Hag Eye", "Shared Spellcasting"],
  imp: ["Variant: Familiar"],
  pseudodragon: ["Variant: Familiar"],
  quasit: ["Variant: Familiar"],
  satyr: ["Variant: Panpipes"],
  troll: ["Variant: Loathsome Limbs"],
};

const spell = of<Spell>;

export const spellCorrections: readonly Correction<Spell>[] = [
  spell("divination", { classes: ["cleric"] }, "druid"),
  spell("meld-into-stone", { classes: ["cleric", "druid"] }, "cleric alone"),
  spell("create-food-and-water", { classes: ["cleric", "paladin"] }, "druid, too"),
  spell("arcane-eye", { classes: ["wizard"] }, "cleric, too"),
  spell("faerie-fire", { classes: ["bard", "druid"] }, "druid alone"),
  spell("revivify", { school: "necromancy" }, "conjuration"),
  spell("mass-cure-wounds", { school: "evocation" }, "conjuration"),
  spell("mass-heal", { school: "evocation" }, "conjuration"),
];

export const itemCorrections: readonly Correction<MagicItem>[] = [
  of<MagicItem>("staff-of-the-python", { rarity: "uncommon" }, "very rare"),
  of<MagicItem>("staff-of-swarming-insects", { rarity: "rare" }, "very rare"),
];

export const gearCorrections: readonly Correction<Gear>[] = [
  of<Gear>("caltrops", { cost: { amount: 1, coin: "gp" }, quantity: 20 }, "5 cp"),
  of<Gear>("saddle-exotic", { weight: 40 }, "50 lb."),
  of<Gear>("spike-iron", { cost: { amount: 1, coin: "gp" }, quantity: 10 }, "5 lb. each"),
];

/** Where the readings beside this file follow the SRD, and the texts of all sources say otherwise. */
export const readingCorrections: readonly {
  readonly entries: readonly string[];
  readonly was: string;
  readonly printed: string;
}[] = [
  {
    entries: ["creature assassin: Sneak Attack"],
    was: "13 (4d6)",
    printed: "14 (4d6)",
  },
  {
    entries: ["spell phantasmal-killer", "spell weird"],
    was: "a save at the start of each of the target's turns",
    printed: "at the end of each of them",
  },
];

/** A heading that no source has. */
export const missingItems: readonly MagicItem[] = [
  {
    id: "shield-1-2-or-3",
    name: "Shield, +1, +2, or +3",
    also: ["shield +1", "shield +2", "shield +3", "magic shield"],
    srd: "Magic Items A-Z, Shield, +1, +2, or +3",
    summary: "A shield whose magic adds to armor class beyond what any shield gives.",
    kind: "armor",
    base: ["shield"],
    rarity: "varies",
    attunement: false,
    variants: [1, 2, 3].map((bonus) => ({
      id: `shield-${bonus}`,
      name: `Shield, +${bonus}`,
      rarity: (["uncommon", "rare", "very rare"] as const)[bonus - 1] ?? "uncommon",
      effects: [{ kind: "stat", stat: "armor-class", change: "add", by: bonus }],
    })),
  },
];

/** Entries with their corrections; a correction that corrects nothing is a mistake. */
export function corrected<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  corrections: readonly Correction<Entry>[],
): readonly Entry[] {
  const unknown = corrections.filter(({ id }) => !entries.some((entry) => entry.id === id));
  if (unknown.length > 0) throw new Error(`Nothing to correct: ${unknown[0]?.id}.`);
  return entries.map((entry) =>
    corrections
      .filter(({ id }) => id === entry.id)
      .reduce((left, { set }) => ({ ...left, ...set }), entry),
  );
}
