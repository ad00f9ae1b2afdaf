import { describe, expect, test } from "vitest";
import { classById } from "../classes/index.js";
import type { Feature } from "../classes/types.js";
import { magicItemById, magicItemByName } from "../magic-items/index.js";
import type { MagicItem } from "../magic-items/types.js";
import { creatureById } from "./index.js";
import type { Creature } from "./types.js";

// What is expected here was read from the texts of SRD 5.1, entry by entry, not from the data.

function creature(id: string): Creature {
  const found = creatureById(id);
  if (found === undefined) throw new Error(`no creature ${id}`);
  return found;
}

function item(id: string): MagicItem {
  const found = magicItemById(id);
  if (found === undefined) throw new Error(`no magic item ${id}`);
  return found;
}

function feature(of: string, id: string): Feature {
  const found = classById(of)?.features.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no feature ${id}`);
  return found;
}

/** An entry's names and words, which are not compared. */
const headings = ["name", "also", "formerIds", "srd", "summary"];

const without = (value: object, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));

const isEmpty = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.keys(value).length === 0;

const isWords = (key: string): boolean => ["narrative", "notes", "note"].includes(key);

/** A value without its words (narratives and notes), and without what holds nothing else. */
function facts(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(facts).filter((one) => !isEmpty(one));
  const kept = Object.entries(value)
    .filter(([key]) => !isWords(key))
    .map(([key, inner]) => [key, facts(inner)] as const)
    .filter(([, inner]) => !isEmpty(inner));
  return Object.fromEntries(kept);
}

/** The words of a value: its narratives and notes, however deep. */
function words(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    isWords(key) ? [inner].flat().map(String) : words(inner),
  );
}

/** The numbers and dice in the words of each entry that has any, in order. */
function numbers(entries: readonly { readonly name: string }[]): Record<string, readonly string[]> {
  const all = entries.map((entry) => [
    entry.name,
    words(entry)
      .flatMap((text) => text.match(/\d*d\d+|\d+(?:,\d{3})*/g) ?? [])
      .toSorted(),
  ]);
  return Object.fromEntries(all.filter(([, found]) => found?.length !== 0));
}

/** The figures that head a stat block, and its spells. */
const blockOf = (id: string): Record<string, unknown> =>
  without(creature(id), [...headings, "traits", "actions", "legendary"]);

const traitsOf = (id: string) => facts(creature(id).traits);
const actionsOf = (id: string) => facts(creature(id).actions);
const legendaryOf = (id: string) => facts(creature(id).legendary);

function numbersOf(id: string): Record<string, readonly string[]> {
  const { traits, actions, bonusActions, reactions, legendary } = creature(id);
  return numbers([
    ...traits,
    ...actions,
    ...bonusActions,
    ...reactions,
    ...(legendary?.actions ?? []).map((one) => ({ ...one, name: `${one.name}, legendary` })),
  ]);
}

/** A magic item without its names and words. */
const itemOf = (id: string) => facts(without(item(id), headings)) as Record<string, unknown>;

const numbersOfUses = (id: string): Record<string, readonly string[]> =>
  numbers((item(id).uses ?? []).map((use) => ({ ...use, name: use.name ?? "" })));

/** What most stat blocks leave empty. */
const plain = {
  subtypes: [],
  saves: {},
  skills: {},
  vulnerabilities: [],
  resistances: [],
  immunities: [],
  conditionImmunities: [],
  languages: { speaks: [], understands: [] },
  spellcasting: [],
  bonusActions: [],
  reactions: [],
};

const weapons = ["bludgeoning", "piercing", "slashing"];
const target = { what: "creature-or-object", count: 1 };
const oneCreature = { what: "creature", count: 1 };
const melee = (bonus: number, reach: number) => ({ kind: "melee", with: "weapon", bonus, reach });
const ranged = (bonus: number, normal: number, long: number) => ({
  kind: "ranged",
  with: "weapon",
  bonus,
  range: { normal, long },
});
const save = (ability: string, dc: number, success = "none") => ({ ability, dc, success });
const againstMagic = (against: ReturnType<typeof save>) => ({ ...against, magic: true });
const damage = (average: number, roll: string, type: string) => ({ average, roll, type });
const lasting = (amount: number, unit: string) => ({ kind: "time", amount, unit });
const source = { kind: "source" };
const until = (what: string) => ({ kind: "until", what });
const nextTurn = (edge: string, of: string) => ({ kind: "turn", edge, of });
const escape = (dc: number) => ({ dc, by: ["athletics", "acrobatics"] });
const grappled = (dc: number) => ({
  condition: "grappled",
  duration: until("escaped"),
  escape: escape(dc),
});
const heldBy = (condition: string) => ({
  condition,
  duration: until("escaped"),
  with: "grappled",
});
const swallowed = ["blinded", "restrained"].map((condition) => ({
  condition,
  duration: { kind: "special" },
}));
/** Room inside, out of which enough damage to the beast leads, or its death. */
const gullet = (damage: number, dc: number, crawl: number) => ({
  takesIn: { covered: true, spits: { damage, save: save("con", dc) }, crawl },
});
const prone = { condition: "prone", duration: until("stood-up") };
const day = { amount: 24, unit: "hour" };
const frightened = {
  condition: "frightened",
  duration: lasting(1, "minute"),
  repeat: "turn-end",
};

const advantage = (on: string, when: object) => ({
  kind: "roll",
  on,
  by: "self",
  mode: "advantage",
  when,
});
const legendaryResistance = {
  name: "Legendary Resistance",
  limit: { times: 3, per: "day" },
  steps: [
    {
      when: "save-failed",
      targets: { what: "self" },
      effects: [
        {
          effects: [{ kind: "roll", on: "save", by: "self", outcome: "succeeds" }],
          duration: { kind: "instantaneous" },
        },
      ],
    },
  ],
};
const magicResistance = {
  name: "Magic Resistance",
  effects: [advantage("save", { against: "magic" })],
};
const sunlightSensitivity = {
  name: "Sunlight Sensitivity",
  effects: [
    { kind: "roll", on: "attack", by: "self", mode: "disadvantage", when: { sunlight: true } },
    {
      kind: "roll",
      on: "check",
      by: "self",
      mode: "disadvantage",
      when: { all: [{ sunlight: true }, { skill: ["perception"] }, { relies: "sight" }] },
    },
  ],
};
const magicWeapons = { name: "Magic Weapons", effects: [{ kind: "magical-attacks" }] };
const strikes = (...all: readonly (readonly [string, number])[]) =>
  all.map(([action, count]) => ({ action, count }));

const bySlots = (...spells: readonly string[]) => spells.map((spell) => ({ spell, use: "slots" }));
const atWill = (...spells: readonly string[]) => spells.map((spell) => ({ spell, use: "at-will" }));
const perDay = (times: number, ...spells: readonly string[]) =>
  spells.map((spell) => ({ spell, use: { perDay: times } }));

describe("stat blocks", () => {
  test("Ancient Red Dragon", () => {
    expect(blockOf("ancient-red-dragon")).toEqual({
      ...plain,
      id: "ancient-red-dragon",
      size: "gargantuan",
      type: "dragon",
      alignment: "chaotic evil",
      armorClass: [{ value: 22, from: "natural armor" }],
      hitPoints: { average: 546, roll: "28d20 + 252" },
      speeds: { walk: 40, climb: 40, fly: 80 },
      abilities: { str: 30, dex: 10, con: 29, int: 18, wis: 15, cha: 23 },
      saves: { dex: 7, con: 16, wis: 9, cha: 13 },
      skills: { perception: 16, stealth: 7 },
      immunities: [{ types: ["fire"] }],
      senses: { blindsight: 60, darkvision: 120, passivePerception: 26 },
      languages: { speaks: ["common", "draconic"], understands: [] },
      challenge: 24,
      xp: 62_000,
      proficiencyBonus: 7,
    });
    expect(traitsOf("ancient-red-dragon")).toEqual([legendaryResistance]);
    expect(actionsOf("ancient-red-dragon")).toEqual([
      {
        name: "Multiattack",
        multiattack: [strikes(["Frightful Presence", 1], ["Bite", 1], ["Claw", 2])],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: target,
            attack: melee(17, 15),
            damage: [damage(21, "2d10 + 10", "piercing"), damage(14, "4d6", "fire")],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: target,
            attack: melee(17, 10),
            damage: [damage(17, "2d6 + 10", "slashing")],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: target,
            attack: melee(17, 20),
            damage: [damage(19, "2d8 + 10", "bludgeoning")],
          },
        ],
      },
      {
        name: "Frightful Presence",
        steps: [
          {
            targets: { what: "creature", range: 120, chosen: true },
            save: save("wis", 21),
            conditions: [frightened],
            immuneAfter: day,
          },
        ],
      },
      {
        name: "Fire Breath",
        recharge: 5,
        steps: [
          {
            area: { shape: "cone", length: 90 },
            targets: { what: "creature" },
            save: save("dex", 24, "half"),
            damage: [damage(91, "26d6", "fire")],
          },
        ],
      },
    ]);
    expect(legendaryOf("ancient-red-dragon")).toEqual({
      perRound: 3,
      actions: [
        { name: "Detect", cost: 1, steps: [{ check: { ability: "wis", skill: "perception" } }] },
        { name: "Tail Attack", cost: 1, steps: [{ action: "Tail" }] },
        {
          name: "Wing Attack",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", range: 15 },
              save: save("dex", 25),
              damage: [damage(17, "2d6 + 10", "bludgeoning")],
              conditions: [prone],
            },
            { targets: { what: "self" } },
          ],
        },
      ],
    });
    expect(numbersOf("ancient-red-dragon")).toEqual({});
  });

  test("Lich", () => {
    expect(blockOf("lich")).toEqual({
      ...plain,
      id: "lich",
      size: "medium",
      type: "undead",
      alignment: "any evil",
      armorClass: [{ value: 17, from: "natural armor" }],
      hitPoints: { average: 135, roll: "18d8 + 54" },
      speeds: { walk: 30 },
      abilities: { str: 11, dex: 16, con: 16, int: 20, wis: 14, cha: 16 },
      saves: { con: 10, int: 12, wis: 9 },
      skills: { arcana: 18, history: 12, insight: 9, perception: 9 },
      resistances: [{ types: ["cold", "lightning", "necrotic"] }],
      immunities: [{ types: ["poison"] }, { types: weapons, nonmagical: true }],
      conditionImmunities: ["charmed", "exhaustion", "frightened", "paralyzed", "poisoned"],
      senses: { truesight: 120, passivePerception: 19 },
      languages: { speaks: ["common"], understands: [], other: "up to five other languages" },
      challenge: 21,
      xp: 33_000,
      proficiencyBonus: 7,
      spellcasting: [
        {
          kind: "slots",
          ability: "int",
          dc: 20,
          attack: 12,
          level: 18,
          class: "wizard",
          slots: [4, 3, 3, 3, 3, 1, 1, 1, 1],
          spells: [
            ...atWill("mage-hand", "prestidigitation", "ray-of-frost"),
            ...bySlots("detect-magic", "magic-missile", "shield", "thunderwave"),
            ...bySlots("detect-thoughts", "invisibility", "acid-arrow", "mirror-image"),
            ...bySlots("animate-dead", "counterspell", "dispel-magic", "fireball"),
            ...bySlots("blight", "dimension-door"),
            ...bySlots("cloudkill", "scrying"),
            ...bySlots("disintegrate", "globe-of-invulnerability"),
            ...bySlots("finger-of-death", "plane-shift"),
            ...bySlots("dominate-monster", "power-word-stun"),
            ...bySlots("power-word-kill"),
          ],
        },
      ],
    });
    expect(traitsOf("lich")).toEqual([
      legendaryResistance,
      { name: "Rejuvenation", steps: [{ when: "death" }] },
      { name: "Turn Resistance", effects: [advantage("save", { against: "turning" })] },
    ]);
    expect(actionsOf("lich")).toEqual([
      {
        name: "Paralyzing Touch",
        steps: [
          {
            targets: oneCreature,
            attack: { kind: "melee", with: "spell", bonus: 12, reach: 5 },
            damage: [damage(10, "3d6", "cold")],
            next: [
              {
                save: save("con", 18),
                conditions: [
                  { condition: "paralyzed", duration: lasting(1, "minute"), repeat: "turn-end" },
                ],
              },
            ],
          },
        ],
      },
    ]);
    expect(legendaryOf("lich")).toEqual({
      perRound: 3,
      actions: [
        { name: "Cantrip", cost: 1 },
        { name: "Paralyzing Touch", cost: 2, steps: [{ action: "Paralyzing Touch" }] },
        {
          name: "Frightening Gaze",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", count: 1, range: 10, visible: true },
              save: againstMagic(save("wis", 18)),
              conditions: [frightened],
              immuneAfter: day,
            },
          ],
        },
        {
          name: "Disrupt Life",
          cost: 3,
          steps: [
            {
              targets: { what: "creature", range: 20, except: ["undead"] },
              save: againstMagic(save("con", 18, "half")),
              damage: [damage(21, "6d6", "necrotic")],
            },
          ],
        },
      ],
    });
    expect(numbersOf("lich")).toEqual({ Rejuvenation: ["1d10", "5"] });
  });

  test("Hydra", () => {
    expect(blockOf("hydra")).toEqual({
      ...plain,
      id: "hydra",
      size: "huge",
      type: "monstrosity",
      alignment: "unaligned",
      armorClass: [{ value: 15, from: "natural armor" }],
      hitPoints: { average: 172, roll: "15d12 + 75" },
      speeds: { walk: 30, swim: 30 },
      abilities: { str: 20, dex: 12, con: 20, int: 2, wis: 10, cha: 7 },
      skills: { perception: 6 },
      senses: { darkvision: 60, passivePerception: 16 },
      challenge: 8,
      xp: 3900,
      proficiencyBonus: 3,
    });
    expect(traitsOf("hydra")).toEqual([
      { name: "Hold Breath" },
      {
        name: "Multiple Heads",
        effects: [
          advantage("save", {
            all: [
              { not: { during: "single-head" } },
              {
                any: [
                  { against: "blinded" },
                  { against: "charmed" },
                  { against: "deafened" },
                  { against: "frightened" },
                  { against: "stunned" },
                  { against: "unconscious" },
                ],
              },
            ],
          }),
        ],
        heads: { count: 5, diesAt: 25, grows: 2, heals: 10, unless: "fire" },
      },
      { name: "Reactive Heads", reactions: "each-head" },
      { name: "Wakeful" },
    ]);
    expect(actionsOf("hydra")).toEqual([
      { name: "Multiattack", multiattack: [[{ action: "Bite", count: 5 }]] },
      {
        name: "Bite",
        steps: [
          { targets: target, attack: melee(8, 10), damage: [damage(10, "1d10 + 5", "piercing")] },
        ],
      },
    ]);
    expect(numbersOf("hydra")).toEqual({
      "Hold Breath": ["1"],
    });
  });

  test("Vampire", () => {
    expect(blockOf("vampire")).toEqual({
      ...plain,
      id: "vampire",
      size: "medium",
      type: "undead",
      subtypes: ["shapechanger"],
      alignment: "lawful evil",
      armorClass: [{ value: 16, from: "natural armor" }],
      hitPoints: { average: 144, roll: "17d8 + 68" },
      speeds: { walk: 30 },
      abilities: { str: 18, dex: 18, con: 18, int: 17, wis: 15, cha: 18 },
      saves: { dex: 9, wis: 7, cha: 9 },
      skills: { perception: 7, stealth: 9 },
      resistances: [{ types: ["necrotic"] }, { types: weapons, nonmagical: true }],
      senses: { darkvision: 120, passivePerception: 17 },
      languages: { speaks: [], understands: [], other: "the languages it knew in life" },
      challenge: 13,
      xp: 10_000,
      proficiencyBonus: 5,
      forms: [
        { name: "bat", size: "tiny", speeds: { walk: 5, fly: 30 } },
        { name: "mist", size: "medium", speeds: { walk: 0, fly: 20, hover: true } },
      ],
    });
    const shape = (option: string) => ({
      when: "use",
      economy: "action",
      option,
      targets: { what: "self" },
    });
    const speed = (mode: string, by: number) => ({
      kind: "stat",
      stat: `speed-${mode}`,
      change: "set",
      by,
    });
    const mist = [
      { kind: "cannot", what: "act" },
      { kind: "cannot", what: "speak" },
      speed("walk", 0),
      speed("fly", 20),
      advantage("save", { ability: ["str", "dex", "con"] }),
      { kind: "damage", response: "immunity", types: "all", when: { magical: false } },
    ];
    expect(traitsOf("vampire")).toEqual([
      legendaryResistance,
      {
        name: "Misty Escape",
        steps: [
          {
            when: "at-zero",
            if: { not: { sunlight: true } },
            targets: { what: "self" },
            effects: [{ effects: mist, duration: { kind: "special" } }],
          },
          {
            when: "finished",
            targets: { what: "self" },
            ends: ["own"],
            conditions: [{ condition: "paralyzed", duration: until("healed") }],
          },
        ],
      },
      {
        name: "Regeneration",
        effects: [
          {
            kind: "regeneration",
            amount: 20,
            stoppedBy: ["radiant"],
            when: { not: { any: [{ hitPointsAtMost: 0 }, { sunlight: true }] } },
          },
        ],
      },
      {
        name: "Shapechanger",
        steps: [
          {
            ...shape("bat"),
            effects: [
              {
                effects: [{ kind: "cannot", what: "speak" }, speed("walk", 5), speed("fly", 30)],
                duration: { kind: "special" },
              },
            ],
          },
          {
            ...shape("mist"),
            effects: [{ effects: mist, duration: { kind: "special" } }],
          },
          shape("true_form"),
        ],
      },
      { name: "Spider Climb" },
      {
        name: "Vampire Weaknesses",
        effects: ["attack", "check"].map((on) => ({
          kind: "roll",
          on,
          by: "self",
          mode: "disadvantage",
          when: { sunlight: true },
        })),
        steps: [
          {
            when: "turn-end",
            if: { in: "running-water" },
            targets: { what: "self" },
            damage: [{ roll: "20", type: "acid" }],
          },
          {
            when: "trigger",
            targets: { what: "self", has: ["incapacitated"] },
            conditions: [{ condition: "paralyzed", duration: { kind: "special" } }],
          },
          {
            when: "turn-start",
            if: { sunlight: true },
            targets: { what: "self" },
            damage: [{ roll: "20", type: "radiant" }],
          },
        ],
      },
    ]);
    expect(actionsOf("vampire")).toEqual([
      {
        name: "Multiattack",
        form: ["vampire"],
        multiattack: [strikes(["Unarmed Strike", 2]), strikes(["Unarmed Strike", 1], ["Bite", 1])],
      },
      {
        name: "Unarmed Strike",
        form: ["vampire"],
        steps: [
          {
            targets: oneCreature,
            attack: melee(9, 5),
            next: [
              { option: "damage", damage: [damage(8, "1d8 + 4", "bludgeoning")] },
              { option: "grapple", conditions: [grappled(18)] },
            ],
          },
        ],
      },
      {
        name: "Bite",
        form: ["bat", "vampire"],
        steps: [
          {
            targets: {
              ...oneCreature,
              has: ["incapacitated", "restrained", "grappled", "charmed"],
            },
            attack: melee(9, 5),
            damage: [damage(7, "1d6 + 4", "piercing"), damage(10, "3d6", "necrotic")],
            next: [
              { lowersMaximum: { damage: "necrotic" } },
              {
                targets: { what: "self" },
                healing: [{ roll: "0", shareOfDamage: 1, ofType: "necrotic" }],
              },
              { when: "maximum-zero", kills: true },
              {
                when: "slain",
                targets: { what: "corpse", types: ["humanoid"] },
                summons: {
                  creatures: ["vampire-spawn"],
                  count: 1,
                  after: { amount: 1, unit: "day" },
                },
              },
            ],
          },
        ],
      },
      {
        name: "Charm",
        steps: [
          {
            targets: { ...oneCreature, range: 30, visible: true, types: ["humanoid"] },
            save: againstMagic(save("wis", 17)),
            conditions: [{ condition: "charmed", duration: lasting(24, "hour") }],
          },
        ],
      },
      {
        name: "Children of the Night",
        limit: { times: 1, per: "day" },
        // In 1d4 rounds; until the vampire dies.
        steps: [
          ["bats", { creatures: ["swarm-of-bats"], count: "2d4" }] as const,
          ["rats", { creatures: ["swarm-of-rats"], count: "2d4" }] as const,
          ["wolves", { creatures: ["wolf"], count: "3d6" }] as const,
        ].map(([option, summons]) => ({
          option,
          targets: { what: "self" },
          effects: [{ duration: { kind: "time", amount: "1d4", unit: "round" } }],
          next: [{ when: "end", summons: { ...summons, whileLives: true } }],
        })),
      },
    ]);
    expect(legendaryOf("vampire")).toEqual({
      perRound: 3,
      actions: [
        {
          name: "Move",
          cost: 1,
          steps: [
            {
              targets: { what: "self" },
              effects: [
                {
                  effects: [{ kind: "cannot", what: "be-opportunity-attacked" }],
                  duration: source,
                },
              ],
            },
          ],
        },
        { name: "Unarmed Strike", cost: 1, steps: [{ action: "Unarmed Strike" }] },
        { name: "Bite", cost: 2, steps: [{ action: "Bite" }] },
      ],
    });
    expect(numbersOf("vampire")).toEqual({
      "Misty Escape": ["0", "0", "1", "2"],
      "Children of the Night": ["1"],
    });
  });

  test("Mummy Lord", () => {
    expect(blockOf("mummy-lord")).toEqual({
      ...plain,
      id: "mummy-lord",
      size: "medium",
      type: "undead",
      alignment: "lawful evil",
      armorClass: [{ value: 17, from: "natural armor" }],
      hitPoints: { average: 97, roll: "13d8 + 39" },
      speeds: { walk: 20 },
      abilities: { str: 18, dex: 10, con: 17, int: 11, wis: 18, cha: 16 },
      saves: { con: 8, int: 5, wis: 9, cha: 8 },
      skills: { history: 5, religion: 5 },
      vulnerabilities: [{ types: ["fire"] }],
      immunities: [{ types: ["necrotic", "poison"] }, { types: weapons, nonmagical: true }],
      conditionImmunities: ["charmed", "exhaustion", "frightened", "paralyzed", "poisoned"],
      senses: { darkvision: 60, passivePerception: 14 },
      languages: { speaks: [], understands: [], other: "the languages it knew in life" },
      challenge: 15,
      xp: 13_000,
      proficiencyBonus: 5,
      spellcasting: [
        {
          kind: "slots",
          ability: "wis",
          dc: 17,
          attack: 9,
          level: 10,
          class: "cleric",
          slots: [4, 3, 3, 3, 2, 1],
          spells: [
            ...atWill("sacred-flame", "thaumaturgy"),
            ...bySlots("command", "guiding-bolt", "shield-of-faith"),
            ...bySlots("hold-person", "silence", "spiritual-weapon"),
            ...bySlots("animate-dead", "dispel-magic"),
            ...bySlots("divination", "guardian-of-faith"),
            ...bySlots("contagion", "insect-plague"),
            ...bySlots("harm"),
          ],
        },
      ],
    });
    expect(traitsOf("mummy-lord")).toEqual([
      magicResistance,
      { name: "Rejuvenation", steps: [{ when: "death" }] },
    ]);
    expect(actionsOf("mummy-lord")).toEqual([
      {
        name: "Multiattack",
        multiattack: [strikes(["Dreadful Glare", 1], ["Rotting Fist", 1])],
      },
      {
        name: "Rotting Fist",
        steps: [
          {
            targets: target,
            attack: melee(9, 5),
            damage: [damage(14, "3d6 + 4", "bludgeoning"), damage(21, "6d6", "necrotic")],
            next: [
              {
                targets: { what: "creature" },
                save: save("con", 16),
                effects: [
                  { effects: [{ kind: "cannot", what: "heal" }], duration: until("cured") },
                ],
                ails: "curse",
                next: [
                  { when: "day", ails: "curse", lowersMaximum: { roll: "3d6", until: "cured" } },
                  { when: "maximum-zero", kills: true },
                ],
              },
            ],
          },
        ],
      },
      {
        name: "Dreadful Glare",
        steps: [
          {
            targets: { what: "creature", count: 1, range: 60, visible: true },
            save: againstMagic(save("wis", 16)),
            conditions: [{ condition: "frightened", duration: nextTurn("end", "source") }],
            immuneAfter: { ...day, on: "save", ofAll: ["mummy-lord"] },
            next: [
              {
                failsBy: 5,
                conditions: [{ condition: "paralyzed", duration: nextTurn("end", "source") }],
              },
            ],
          },
        ],
      },
    ]);
    expect(legendaryOf("mummy-lord")).toEqual({
      perRound: 3,
      actions: [
        { name: "Attack", cost: 1, steps: [{ action: ["Rotting Fist", "Dreadful Glare"] }] },
        {
          name: "Blinding Dust",
          cost: 1,
          steps: [
            {
              targets: { what: "creature", range: 5 },
              save: save("con", 16),
              conditions: [{ condition: "blinded", duration: nextTurn("end", "target") }],
            },
          ],
        },
        {
          name: "Blasphemous Word",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", range: 10, except: ["undead"], hears: true },
              save: againstMagic(save("con", 16)),
              conditions: [{ condition: "stunned", duration: nextTurn("end", "source") }],
            },
          ],
        },
        {
          name: "Channel Negative Energy",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", range: 60 },
              effects: [
                {
                  effects: [{ kind: "cannot", what: "heal" }],
                  duration: nextTurn("end", "source"),
                },
              ],
            },
          ],
        },
        {
          name: "Whirlwind of Sand",
          cost: 2,
          steps: [
            {
              targets: { what: "self" },
              move: { feet: 60, to: "any" },
              effects: [
                {
                  effects: [
                    { kind: "damage", response: "immunity", types: "all" },
                    ...["grappled", "petrified", "prone", "restrained", "stunned"].map(
                      (condition) => ({ kind: "condition-immunity", condition }),
                    ),
                  ],
                  duration: source,
                },
              ],
            },
          ],
        },
      ],
    });
    expect(numbersOf("mummy-lord")).toEqual({ Rejuvenation: ["24", "5"] });
  });

  test("Shambling Mound", () => {
    expect(blockOf("shambling-mound")).toEqual({
      ...plain,
      id: "shambling-mound",
      size: "large",
      type: "plant",
      alignment: "unaligned",
      armorClass: [{ value: 15, from: "natural armor" }],
      hitPoints: { average: 136, roll: "16d10 + 48" },
      speeds: { walk: 20, swim: 20 },
      abilities: { str: 18, dex: 8, con: 16, int: 5, wis: 10, cha: 5 },
      skills: { stealth: 2 },
      resistances: [{ types: ["cold", "fire"] }],
      immunities: [{ types: ["lightning"] }],
      conditionImmunities: ["blinded", "deafened", "exhaustion"],
      senses: { blindsight: 60, blindBeyond: true, passivePerception: 10 },
      challenge: 5,
      xp: 1800,
      proficiencyBonus: 3,
    });
    expect(traitsOf("shambling-mound")).toEqual([
      {
        name: "Lightning Absorption",
        effects: [{ kind: "damage", response: "immunity", types: ["lightning"] }],
        steps: [
          {
            when: "subjected-to-lightning",
            targets: { what: "self" },
            healing: [{ roll: "0", shareOfDamage: 1 }],
          },
        ],
      },
    ]);
    expect(actionsOf("shambling-mound")).toEqual([
      {
        name: "Multiattack",
        multiattack: [strikes(["Slam", 2])],
        steps: [
          {
            when: "all-hit",
            targets: { ...oneCreature, sizeAtMost: "medium" },
            conditions: [grappled(14)],
            action: "Engulf",
          },
        ],
      },
      {
        name: "Slam",
        steps: [
          { targets: target, attack: melee(7, 5), damage: [damage(13, "2d8 + 4", "bludgeoning")] },
        ],
      },
      {
        name: "Engulf",
        steps: [
          {
            targets: { ...oneCreature, sizeAtMost: "medium", has: ["grappled"] },
            conditions: swallowed.map((one) => ({ ...one, with: "grappled" })),
            takesIn: { room: 1 },
            next: [
              {
                when: "turn-start",
                turnOf: "source",
                save: save("con", 14),
                damage: [damage(13, "2d8 + 4", "bludgeoning")],
              },
            ],
          },
        ],
      },
    ]);
    expect(numbersOf("shambling-mound")).toEqual({});
  });

  test("Swarm of Bats", () => {
    expect(blockOf("swarm-of-bats")).toEqual({
      ...plain,
      id: "swarm-of-bats",
      size: "medium",
      type: "beast",
      swarmOf: "tiny",
      alignment: "unaligned",
      armorClass: [{ value: 12, from: "dexterity" }],
      hitPoints: { average: 22, roll: "5d8" },
      speeds: { walk: 0, fly: 30 },
      abilities: { str: 5, dex: 15, con: 10, int: 2, wis: 12, cha: 4 },
      resistances: [{ types: weapons }],
      conditionImmunities: [
        "charmed",
        "frightened",
        "grappled",
        "paralyzed",
        "petrified",
        "prone",
        "restrained",
        "stunned",
      ],
      senses: { blindsight: 60, passivePerception: 11 },
      challenge: 0.25,
      xp: 50,
      proficiencyBonus: 2,
    });
    expect(traitsOf("swarm-of-bats")).toEqual([
      {
        name: "Echolocation",
        effects: [
          {
            kind: "stat",
            stat: "sense-blindsight",
            change: "set",
            by: 0,
            when: { has: "deafened" },
          },
        ],
      },
      {
        name: "Keen Hearing",
        effects: [advantage("check", { all: [{ skill: ["perception"] }, { relies: "hearing" }] })],
      },
      {
        name: "Swarm",
        effects: [
          { kind: "cannot", what: "heal" },
          { kind: "cannot", what: "gain-temporary-hit-points" },
        ],
      },
    ]);
    expect(actionsOf("swarm-of-bats")).toEqual([
      {
        name: "Bites",
        steps: [
          {
            targets: { ...oneCreature, range: 0 },
            attack: melee(4, 0),
            damage: [
              {
                ...damage(5, "2d4", "piercing"),
                instead: [{ if: "half-hit-points", roll: "1d4", average: 2 }],
              },
            ],
          },
        ],
      },
    ]);
    expect(numbersOf("swarm-of-bats")).toEqual({});
  });

  test("Druid", () => {
    expect(blockOf("druid")).toEqual({
      ...plain,
      id: "druid",
      size: "medium",
      type: "humanoid",
      subtypes: ["any race"],
      alignment: "any",
      armorClass: [
        { value: 11, from: "dexterity" },
        { value: 16, from: "spell", in: "barkskin" },
      ],
      hitPoints: { average: 27, roll: "5d8 + 5" },
      speeds: { walk: 30 },
      abilities: { str: 10, dex: 12, con: 13, int: 12, wis: 15, cha: 11 },
      skills: { medicine: 4, nature: 3, perception: 4 },
      senses: { passivePerception: 14 },
      languages: { speaks: ["druidic"], understands: [], other: "any two languages" },
      challenge: 2,
      xp: 450,
      proficiencyBonus: 2,
      spellcasting: [
        {
          kind: "slots",
          ability: "wis",
          dc: 12,
          attack: 4,
          level: 4,
          class: "druid",
          slots: [4, 3],
          spells: [
            ...atWill("druidcraft", "produce-flame", "shillelagh"),
            ...bySlots("entangle", "longstrider", "speak-with-animals", "thunderwave"),
            ...bySlots("animal-messenger", "barkskin"),
          ],
        },
      ],
    });
    expect(traitsOf("druid")).toEqual([]);
    expect(actionsOf("druid")).toEqual([
      {
        name: "Quarterstaff",
        steps: [
          {
            option: "quarterstaff",
            targets: target,
            attack: melee(2, 5),
            damage: [
              {
                ...damage(3, "1d6", "bludgeoning"),
                instead: [{ if: "two-handed", roll: "1d8", average: 4 }],
              },
            ],
          },
          {
            option: "shillelagh",
            targets: target,
            attack: melee(4, 5),
            damage: [damage(6, "1d8 + 2", "bludgeoning")],
          },
        ],
      },
    ]);
    expect(numbersOf("druid")).toEqual({});
  });

  test("Archmage", () => {
    expect(blockOf("archmage")).toEqual({
      ...plain,
      id: "archmage",
      size: "medium",
      type: "humanoid",
      subtypes: ["any race"],
      alignment: "any",
      armorClass: [
        { value: 12, from: "dexterity" },
        { value: 15, from: "spell", in: "mage-armor" },
      ],
      hitPoints: { average: 99, roll: "18d8 + 18" },
      speeds: { walk: 30 },
      abilities: { str: 10, dex: 14, con: 12, int: 20, wis: 15, cha: 16 },
      saves: { int: 9, wis: 6 },
      skills: { arcana: 13, history: 13 },
      resistances: [
        { types: expect.any(Array), when: expect.stringContaining("spell") },
        { types: weapons, nonmagical: true, when: expect.stringContaining("stoneskin") },
      ],
      senses: { passivePerception: 12 },
      languages: { speaks: [], understands: [], other: "any six languages" },
      challenge: 12,
      xp: 8400,
      proficiencyBonus: 4,
      spellcasting: expect.any(Array),
    });
    expect(creature("archmage").resistances[0]?.types).toHaveLength(13);
    expect(traitsOf("archmage")).toEqual([magicResistance]);
    expect(actionsOf("archmage")).toEqual([
      {
        name: "Dagger",
        steps: [
          {
            targets: target,
            attack: {
              kind: "melee or ranged",
              with: "weapon",
              bonus: 6,
              reach: 5,
              range: { normal: 20, long: 60 },
            },
            damage: [damage(4, "1d4 + 2", "piercing")],
          },
        ],
      },
    ]);
    expect(numbersOf("archmage")).toEqual({});
  });

  test("Archmage: its spells, and those cast before combat", () => {
    const before = (spell: string) => ({ spell, use: "slots", before: true });
    expect(facts(creature("archmage").spellcasting)).toEqual([
      {
        kind: "slots",
        ability: "int",
        dc: 17,
        attack: 9,
        level: 18,
        class: "wizard",
        slots: [4, 3, 3, 3, 3, 1, 1, 1, 1],
        spells: [
          ...atWill("fire-bolt", "light", "mage-hand", "prestidigitation", "shocking-grasp"),
          ...bySlots("detect-magic", "identify"),
          before("mage-armor"),
          ...bySlots("magic-missile"),
          ...bySlots("detect-thoughts", "mirror-image", "misty-step"),
          ...bySlots("counterspell", "fly", "lightning-bolt"),
          ...bySlots("banishment", "fire-shield"),
          before("stoneskin"),
          ...bySlots("cone-of-cold", "scrying", "wall-of-force"),
          ...bySlots("globe-of-invulnerability"),
          ...bySlots("teleport"),
          before("mind-blank"),
          ...bySlots("time-stop"),
          ...atWill("disguise-self", "invisibility"),
        ],
      },
    ]);
  });

  test("Goblin", () => {
    expect(blockOf("goblin")).toEqual({
      ...plain,
      id: "goblin",
      size: "small",
      type: "humanoid",
      subtypes: ["goblinoid"],
      alignment: "neutral evil",
      armorClass: [{ value: 15, from: "armor", worn: ["leather-armor", "shield"] }],
      hitPoints: { average: 7, roll: "2d6" },
      speeds: { walk: 30 },
      abilities: { str: 8, dex: 14, con: 10, int: 10, wis: 8, cha: 8 },
      skills: { stealth: 6 },
      senses: { darkvision: 60, passivePerception: 9 },
      languages: { speaks: ["common", "goblin"], understands: [] },
      challenge: 0.25,
      xp: 50,
      proficiencyBonus: 2,
    });
    expect(traitsOf("goblin")).toEqual([
      {
        name: "Nimble Escape",
        steps: [
          {
            when: "use",
            economy: "bonus-action",
            targets: { what: "self" },
            action: ["Disengage", "Hide"],
          },
        ],
      },
    ]);
    expect(actionsOf("goblin")).toEqual([
      {
        name: "Scimitar",
        steps: [
          { targets: target, attack: melee(4, 5), damage: [damage(5, "1d6 + 2", "slashing")] },
        ],
      },
      {
        name: "Shortbow",
        steps: [
          {
            targets: target,
            attack: ranged(4, 80, 320),
            damage: [damage(5, "1d6 + 2", "piercing")],
          },
        ],
      },
    ]);
    expect(numbersOf("goblin")).toEqual({});
  });

  test("Kraken", () => {
    expect(blockOf("kraken")).toEqual({
      ...plain,
      id: "kraken",
      size: "gargantuan",
      type: "monstrosity",
      subtypes: ["titan"],
      alignment: "chaotic evil",
      armorClass: [{ value: 18, from: "natural armor" }],
      hitPoints: { average: 472, roll: "27d20 + 189" },
      speeds: { walk: 20, swim: 60 },
      abilities: { str: 30, dex: 11, con: 25, int: 22, wis: 18, cha: 20 },
      saves: { str: 17, dex: 7, con: 14, int: 13, wis: 11 },
      immunities: [{ types: ["lightning"] }, { types: weapons, nonmagical: true }],
      conditionImmunities: ["frightened", "paralyzed"],
      senses: { truesight: 120, passivePerception: 14 },
      languages: {
        speaks: [],
        understands: ["abyssal", "celestial", "infernal", "primordial"],
        telepathy: 120,
      },
      challenge: 23,
      xp: 50_000,
      proficiencyBonus: 7,
    });
    expect(traitsOf("kraken")).toEqual([
      { name: "Amphibious" },
      {
        name: "Freedom of Movement",
        effects: [
          { kind: "condition-immunity", condition: "restrained", when: { against: "magic" } },
          { kind: "unhindered", by: "difficult-terrain" },
        ],
        steps: [{ when: "use", targets: { what: "self" }, ends: ["grappled", "restrained"] }],
      },
      { name: "Siege Monster", effects: [{ kind: "doubled-against-objects" }] },
    ]);
    expect(actionsOf("kraken")).toEqual([
      {
        name: "Multiattack",
        multiattack: [
          strikes(["Tentacle", 3]),
          strikes(["Tentacle", 2], ["Fling", 1]),
          strikes(["Tentacle", 1], ["Fling", 2]),
          strikes(["Fling", 3]),
        ],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: target,
            attack: melee(17, 5),
            damage: [damage(23, "3d8 + 10", "piercing")],
            next: [
              {
                targets: { what: "creature", sizeAtMost: "large", has: ["grappled"] },
                ends: ["grappled"],
                conditions: swallowed,
                ...gullet(50, 25, 15),
                next: [
                  {
                    when: "turn-start",
                    turnOf: "source",
                    damage: [damage(42, "12d6", "acid")],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        name: "Tentacle",
        steps: [
          {
            targets: target,
            attack: melee(17, 30),
            damage: [damage(20, "3d6 + 10", "bludgeoning")],
            conditions: [grappled(18), heldBy("restrained")],
          },
        ],
      },
      {
        name: "Fling",
        steps: [
          {
            targets: { ...target, sizeAtMost: "large", has: ["grappled"] },
            ends: ["grappled"],
            move: { feet: 60, to: "any", random: true },
            conditions: [prone],
            next: [
              { when: "hits-object", damage: [damage(3, "1d6", "bludgeoning")] },
              {
                when: "hits-creature",
                targets: { what: "creature" },
                save: save("dex", 18),
                damage: [damage(3, "1d6", "bludgeoning")],
                conditions: [prone],
              },
            ],
          },
        ],
      },
      {
        name: "Lightning Storm",
        steps: [
          {
            targets: { what: "creature", count: 3, range: 120, visible: true },
            save: save("dex", 23, "half"),
            damage: [damage(22, "4d10", "lightning")],
          },
        ],
      },
    ]);
    expect(legendaryOf("kraken")).toEqual({
      perRound: 3,
      actions: [
        { name: "Tentacle Attack or Fling", cost: 1, steps: [{ action: ["Tentacle", "Fling"] }] },
        { name: "Lightning Storm", cost: 2, steps: [{ action: "Lightning Storm" }] },
        {
          name: "Ink Cloud",
          cost: 3,
          steps: [
            {
              area: { shape: "sphere", radius: 60 },
              obscures: "heavily",
              spreads: true,
              lasts: { kind: "turn", edge: "end", of: "source" },
            },
            {
              when: "turn-end",
              area: { shape: "sphere", radius: 60 },
              targets: { what: "creature" },
              save: save("con", 23, "half"),
              damage: [damage(16, "3d10", "poison")],
            },
          ],
        },
      ],
    });
    expect(numbersOf("kraken")).toEqual({
      "Freedom of Movement": ["5"],
    });
  });

  test("Tarrasque", () => {
    expect(blockOf("tarrasque")).toEqual({
      ...plain,
      id: "tarrasque",
      size: "gargantuan",
      type: "monstrosity",
      subtypes: ["titan"],
      alignment: "unaligned",
      armorClass: [{ value: 25, from: "natural armor" }],
      hitPoints: { average: 676, roll: "33d20 + 330" },
      speeds: { walk: 40 },
      abilities: { str: 30, dex: 11, con: 30, int: 3, wis: 11, cha: 11 },
      saves: { int: 5, wis: 9, cha: 9 },
      immunities: [{ types: ["fire", "poison"] }, { types: weapons, nonmagical: true }],
      conditionImmunities: ["charmed", "frightened", "paralyzed", "poisoned"],
      senses: { blindsight: 120, passivePerception: 10 },
      challenge: 30,
      xp: 155_000,
      proficiencyBonus: 9,
    });
    expect(traitsOf("tarrasque")).toEqual([
      legendaryResistance,
      magicResistance,
      {
        name: "Reflective Carapace",
        reflects: { spells: ["magic-missile"], areas: ["line"], attacks: ["ranged"], on: 6 },
      },
      { name: "Siege Monster", effects: [{ kind: "doubled-against-objects" }] },
    ]);
    const hits = (reach: number, ...dealt: readonly object[]) => ({
      targets: target,
      attack: melee(19, reach),
      damage: dealt,
    });
    expect(actionsOf("tarrasque")).toEqual([
      {
        name: "Multiattack",
        multiattack: ["Bite", "Swallow"].map((first) =>
          strikes(["Frightful Presence", 1], [first, 1], ["Claw", 2], ["Horns", 1], ["Tail", 1]),
        ),
      },
      {
        name: "Bite",
        holds: 1,
        steps: [
          {
            ...hits(10, damage(36, "4d12 + 10", "piercing")),
            next: [
              {
                targets: { what: "creature" },
                conditions: [grappled(20), heldBy("restrained")],
              },
            ],
          },
        ],
      },
      { name: "Claw", steps: [hits(15, damage(28, "4d8 + 10", "slashing"))] },
      { name: "Horns", steps: [hits(10, damage(32, "4d10 + 10", "piercing"))] },
      {
        name: "Tail",
        steps: [
          {
            ...hits(20, damage(24, "4d6 + 10", "bludgeoning")),
            next: [{ targets: { what: "creature" }, save: save("str", 20), conditions: [prone] }],
          },
        ],
      },
      {
        name: "Frightful Presence",
        steps: [
          {
            targets: { what: "creature", range: 120, chosen: true },
            save: save("wis", 17),
            conditions: [frightened],
            immuneAfter: day,
          },
        ],
      },
      {
        name: "Swallow",
        steps: [
          {
            targets: { ...oneCreature, sizeAtMost: "large", has: ["grappled"] },
            action: "Bite",
            next: [
              {
                ends: ["grappled"],
                conditions: swallowed,
                ...gullet(60, 20, 30),
                next: [
                  { when: "turn-start", turnOf: "source", damage: [damage(56, "16d6", "acid")] },
                ],
              },
            ],
          },
        ],
      },
    ]);
    expect(legendaryOf("tarrasque")).toEqual({
      perRound: 3,
      actions: [
        { name: "Attack", cost: 1, steps: [{ action: ["Claw", "Tail"] }] },
        { name: "Move", cost: 1, steps: [{ targets: { what: "self" } }] },
        { name: "Chomp", cost: 2, steps: [{ action: ["Bite", "Swallow"] }] },
      ],
    });
    expect(numbersOf("tarrasque")).toEqual({});
  });

  test("Werewolf", () => {
    expect(blockOf("werewolf")).toEqual({
      ...plain,
      id: "werewolf",
      size: "medium",
      type: "humanoid",
      subtypes: ["human", "shapechanger"],
      alignment: "chaotic evil",
      armorClass: [
        { value: 11, from: "dexterity", in: "humanoid form" },
        { value: 12, from: "natural armor", in: "wolf or hybrid form" },
      ],
      hitPoints: { average: 58, roll: "9d8 + 18" },
      speeds: { walk: 30 },
      abilities: { str: 15, dex: 13, con: 14, int: 10, wis: 11, cha: 10 },
      skills: { perception: 4, stealth: 3 },
      immunities: [{ types: weapons, nonmagical: true, except: ["silvered"] }],
      senses: { passivePerception: 14 },
      languages: { speaks: ["common"], understands: [], other: "does not speak as a wolf" },
      challenge: 3,
      xp: 700,
      proficiencyBonus: 2,
      forms: [
        { name: "wolf", armorClass: 12, speeds: { walk: 40 } },
        { name: "hybrid", armorClass: 12 },
      ],
    });
    expect(traitsOf("werewolf")).toEqual([
      {
        name: "Keen Hearing and Smell",
        effects: [
          advantage("check", {
            all: [{ skill: ["perception"] }, { any: [{ relies: "hearing" }, { relies: "smell" }] }],
          }),
        ],
      },
      {
        name: "Shapechanger",
        steps: ["hybrid", "wolf", "true_form"].map((option) => ({
          when: "use",
          economy: "action",
          option,
          targets: { what: "self" },
        })),
      },
    ]);
    expect(actionsOf("werewolf")).toEqual([
      {
        name: "Multiattack",
        form: ["humanoid", "hybrid"],
        multiattack: [strikes(["Spear", 2]), strikes(["Bite", 1], ["Claws", 1])],
      },
      {
        name: "Bite",
        form: ["wolf", "hybrid"],
        steps: [
          {
            targets: target,
            attack: melee(4, 5),
            damage: [damage(6, "1d8 + 2", "piercing")],
            next: [
              {
                targets: { what: "creature", types: ["humanoid"] },
                save: save("con", 12),
                effects: [{ name: "Lycanthropy (werewolf)", duration: until("cured") }],
                ails: "curse",
              },
            ],
          },
        ],
      },
      {
        name: "Claws",
        form: ["hybrid"],
        steps: [
          { targets: oneCreature, attack: melee(4, 5), damage: [damage(7, "2d4 + 2", "slashing")] },
        ],
      },
      {
        name: "Spear",
        form: ["humanoid"],
        steps: [
          {
            targets: oneCreature,
            attack: {
              kind: "melee or ranged",
              with: "weapon",
              bonus: 4,
              reach: 5,
              range: { normal: 20, long: 60 },
            },
            damage: [
              {
                ...damage(5, "1d6 + 2", "piercing"),
                instead: [{ if: "two-handed", roll: "1d8 + 2", average: 6 }],
              },
            ],
          },
        ],
      },
    ]);
    expect(numbersOf("werewolf")).toEqual({});
  });

  test("Solar", () => {
    expect(blockOf("solar")).toEqual({
      ...plain,
      id: "solar",
      size: "large",
      type: "celestial",
      alignment: "lawful good",
      armorClass: [{ value: 21, from: "natural armor" }],
      hitPoints: { average: 243, roll: "18d10 + 144" },
      speeds: { walk: 50, fly: 150 },
      abilities: { str: 26, dex: 22, con: 26, int: 25, wis: 25, cha: 30 },
      saves: { int: 14, wis: 14, cha: 17 },
      skills: { perception: 14 },
      resistances: [{ types: ["radiant"] }, { types: weapons, nonmagical: true }],
      immunities: [{ types: ["necrotic", "poison"] }],
      conditionImmunities: ["charmed", "exhaustion", "frightened", "poisoned"],
      senses: { truesight: 120, passivePerception: 24 },
      languages: { speaks: [], understands: [], telepathy: 120, other: "all" },
      challenge: 21,
      xp: 33_000,
      proficiencyBonus: 7,
      spellcasting: [
        {
          kind: "innate",
          ability: "cha",
          dc: 25,
          without: ["material"],
          spells: [
            ...atWill("detect-evil-and-good"),
            { spell: "invisibility", use: "at-will", selfOnly: true },
            ...perDay(3, "blade-barrier", "dispel-evil-and-good", "resurrection"),
            ...perDay(1, "commune", "control-weather"),
          ],
        },
      ],
    });
    expect(traitsOf("solar")).toEqual([
      { name: "Angelic Weapons", effects: [{ kind: "magical-attacks" }] },
      { name: "Divine Awareness" },
      magicResistance,
    ]);
    expect(actionsOf("solar")).toEqual([
      { name: "Multiattack", multiattack: [strikes(["Greatsword", 2])] },
      {
        name: "Greatsword",
        steps: [
          {
            targets: target,
            attack: melee(15, 5),
            damage: [damage(22, "4d6 + 8", "slashing"), damage(27, "6d8", "radiant")],
          },
        ],
      },
      {
        name: "Slaying Longbow",
        steps: [
          {
            targets: target,
            attack: ranged(13, 150, 600),
            damage: [damage(15, "2d8 + 6", "piercing"), damage(27, "6d8", "radiant")],
            next: [
              {
                targets: { what: "creature" },
                hitPoints: { atMost: 190 },
                save: save("con", 15),
                kills: true,
              },
            ],
          },
        ],
      },
      {
        name: "Flying Sword",
        steps: [
          { targets: { what: "object", count: 1, range: 5 } },
          {
            when: "sustain",
            economy: "bonus-action",
            targets: { what: "object", count: 1, visible: true },
            move: { feet: 50, to: "any" },
            next: [{ option: "attack", action: "Greatsword" }, { option: "return" }],
          },
        ],
      },
      {
        name: "Healing Touch",
        limit: { times: 4, per: "day" },
        steps: [
          {
            targets: { ...oneCreature, range: 5 },
            healing: [{ roll: "8d8 + 4", average: 40 }],
            ends: ["curse", "disease", "poisoned", "blinded", "deafened"],
          },
        ],
      },
    ]);
    expect(legendaryOf("solar")).toEqual({
      perRound: 3,
      actions: [
        {
          name: "Teleport",
          cost: 1,
          steps: [{ targets: { what: "self" }, move: { feet: 120, to: "any", teleport: true } }],
        },
        {
          name: "Searing Burst",
          cost: 2,
          steps: [
            {
              area: { shape: "sphere", radius: 10 },
              targets: { what: "creature", chosen: true },
              save: save("dex", 23, "half"),
              damage: [damage(14, "4d6", "fire"), damage(14, "4d6", "radiant")],
            },
          ],
        },
        {
          name: "Blinding Gaze",
          cost: 3,
          steps: [
            {
              targets: { what: "creature", count: 1, range: 30, visible: true },
              save: save("con", 15),
              conditions: [{ condition: "blinded", duration: until("cured") }],
            },
          ],
        },
      ],
    });
    expect(numbersOf("solar")).toEqual({ "Angelic Weapons": ["6d8"] });
  });

  test("Pit Fiend", () => {
    expect(blockOf("pit-fiend")).toEqual({
      ...plain,
      id: "pit-fiend",
      size: "large",
      type: "fiend",
      subtypes: ["devil"],
      alignment: "lawful evil",
      armorClass: [{ value: 19, from: "natural armor" }],
      hitPoints: { average: 300, roll: "24d10 + 168" },
      speeds: { walk: 30, fly: 60 },
      abilities: { str: 26, dex: 14, con: 24, int: 22, wis: 18, cha: 24 },
      saves: { dex: 8, con: 13, wis: 10 },
      resistances: [
        { types: ["cold"] },
        { types: weapons, nonmagical: true, except: ["silvered"] },
      ],
      immunities: [{ types: ["fire", "poison"] }],
      conditionImmunities: ["poisoned"],
      senses: { truesight: 120, passivePerception: 14 },
      languages: { speaks: ["infernal"], understands: [], telepathy: 120 },
      challenge: 20,
      xp: 25_000,
      proficiencyBonus: 6,
      spellcasting: [
        {
          kind: "innate",
          ability: "cha",
          dc: 21,
          without: ["material"],
          spells: [
            ...atWill("detect-magic", "fireball"),
            ...perDay(3, "hold-monster", "wall-of-fire"),
          ],
        },
      ],
    });
    expect(traitsOf("pit-fiend")).toEqual([
      {
        name: "Fear Aura",
        steps: [
          {
            when: "turn-start",
            if: { not: { has: "incapacitated" } },
            aura: true,
            area: { shape: "sphere", radius: 20 },
            targets: { what: "creature", side: "enemies" },
            save: save("wis", 21),
            conditions: [{ condition: "frightened", duration: nextTurn("start", "target") }],
            immuneAfter: { ...day, on: "save" },
          },
        ],
      },
      magicResistance,
      magicWeapons,
    ]);
    expect(actionsOf("pit-fiend")).toEqual([
      {
        name: "Multiattack",
        multiattack: [strikes(["Bite", 1], ["Claw", 1], ["Mace", 1], ["Tail", 1])],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: target,
            attack: melee(14, 5),
            damage: [damage(22, "4d6 + 8", "piercing")],
            next: [
              {
                save: save("con", 21),
                conditions: [
                  { condition: "poisoned", duration: { kind: "special" }, repeat: "turn-end" },
                ],
                effects: [
                  {
                    effects: [{ kind: "cannot", what: "heal", when: { has: "poisoned" } }],
                    duration: { kind: "special" },
                  },
                ],
                next: [{ when: "turn-start", damage: [damage(21, "6d6", "poison")] }],
              },
            ],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          { targets: target, attack: melee(14, 10), damage: [damage(17, "2d8 + 8", "slashing")] },
        ],
      },
      {
        name: "Mace",
        steps: [
          {
            targets: target,
            attack: melee(14, 10),
            damage: [damage(15, "2d6 + 8", "bludgeoning"), damage(21, "6d6", "fire")],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: target,
            attack: melee(14, 10),
            damage: [damage(24, "3d10 + 8", "bludgeoning")],
          },
        ],
      },
    ]);
    expect(numbersOf("pit-fiend")).toEqual({});
  });

  test("Night Hag", () => {
    expect(blockOf("night-hag")).toEqual({
      ...plain,
      id: "night-hag",
      size: "medium",
      type: "fiend",
      alignment: "neutral evil",
      armorClass: [{ value: 17, from: "natural armor" }],
      hitPoints: { average: 112, roll: "15d8 + 45" },
      speeds: { walk: 30 },
      abilities: { str: 18, dex: 15, con: 16, int: 16, wis: 14, cha: 16 },
      skills: { deception: 7, insight: 6, perception: 6, stealth: 6 },
      resistances: [
        { types: ["cold", "fire"] },
        { types: weapons, nonmagical: true, except: ["silvered"] },
      ],
      conditionImmunities: ["charmed"],
      senses: { darkvision: 120, passivePerception: 16 },
      languages: { speaks: ["abyssal", "common", "infernal", "primordial"], understands: [] },
      challenge: 5,
      xp: 1800,
      proficiencyBonus: 3,
      spellcasting: [
        {
          kind: "innate",
          ability: "cha",
          dc: 14,
          attack: 6,
          without: ["material"],
          spells: [
            ...atWill("detect-magic", "magic-missile"),
            { spell: "plane-shift", use: { perDay: 2 }, selfOnly: true },
            ...perDay(2, "ray-of-enfeeblement", "sleep"),
          ],
        },
      ],
    });
    expect(traitsOf("night-hag")).toEqual([magicResistance]);
    expect(actionsOf("night-hag")).toEqual([
      {
        name: "Claws",
        form: ["hag"],
        steps: [
          { targets: target, attack: melee(7, 5), damage: [damage(13, "2d8 + 4", "slashing")] },
        ],
      },
      { name: "Change Shape", steps: [{ targets: { what: "self" } }] },
      { name: "Etherealness", steps: [{ targets: { what: "self" } }] },
      {
        name: "Nightmare Haunting",
        limit: { times: 1, per: "day" },
        steps: [
          {
            targets: { ...oneCreature, range: 5, types: ["humanoid"] },
            next: [
              { when: "finished", lowersMaximum: { roll: "1d10", until: "cured" } },
              { when: "maximum-zero", kills: true },
            ],
          },
        ],
      },
    ]);
    expect(numbersOf("night-hag")).toEqual({
      "Nightmare Haunting": ["1", "5"],
    });
  });

  test("Gelatinous Cube", () => {
    expect(blockOf("gelatinous-cube")).toEqual({
      ...plain,
      id: "gelatinous-cube",
      size: "large",
      type: "ooze",
      alignment: "unaligned",
      armorClass: [{ value: 6, from: "dexterity" }],
      hitPoints: { average: 84, roll: "8d10 + 40" },
      speeds: { walk: 15 },
      abilities: { str: 14, dex: 3, con: 20, int: 1, wis: 6, cha: 1 },
      conditionImmunities: ["blinded", "charmed", "deafened", "exhaustion", "frightened", "prone"],
      senses: { blindsight: 60, blindBeyond: true, passivePerception: 8 },
      challenge: 2,
      xp: 450,
      proficiencyBonus: 2,
    });
    expect(traitsOf("gelatinous-cube")).toEqual([
      {
        name: "Ooze Cube",
        steps: [
          {
            when: "enter",
            targets: { what: "creature" },
            effects: [
              {
                effects: [{ kind: "roll", on: "save", by: "self", mode: "disadvantage" }],
                duration: { kind: "instantaneous" },
              },
            ],
            next: [{ action: "Engulf" }],
          },
          {
            when: "acted-on",
            economy: "action",
            targets: { ...oneCreature, range: 5 },
            damage: [damage(10, "3d6", "acid")],
            next: [{ when: "acted-on", check: { ability: "str", dc: 12 } }],
          },
        ],
      },
      {
        name: "Transparent",
        steps: [
          { when: "acted-on", check: { ability: "wis", skill: "perception", dc: 15 } },
          { when: "enter", targets: { what: "creature" } },
        ],
      },
    ]);
    expect(actionsOf("gelatinous-cube")).toEqual([
      {
        name: "Pseudopod",
        steps: [{ targets: oneCreature, attack: melee(4, 5), damage: [damage(10, "3d6", "acid")] }],
      },
      {
        name: "Engulf",
        steps: [
          { targets: { what: "self" } },
          {
            targets: { what: "creature", sizeAtMost: "large", range: 15 },
            save: save("dex", 12, "other"),
            damage: [damage(10, "3d6", "acid")],
            conditions: [
              {
                condition: "restrained",
                duration: until("escaped"),
                escape: { dc: 12, by: ["str"] },
              },
            ],
            takesIn: { room: 4 },
            approaches: 1,
            next: [{ when: "turn-start", turnOf: "source", damage: [damage(21, "6d6", "acid")] }],
            otherwise: [{ move: { feet: 5, to: "away" } }],
          },
        ],
      },
    ]);
    expect(numbersOf("gelatinous-cube")).toEqual({
      "Ooze Cube": ["1", "4", "5"],
    });
  });

  test("Ankheg", () => {
    expect(blockOf("ankheg")).toEqual({
      ...plain,
      id: "ankheg",
      size: "large",
      type: "monstrosity",
      alignment: "unaligned",
      armorClass: [
        { value: 14, from: "natural armor" },
        { value: 11, from: "condition", in: "prone" },
      ],
      hitPoints: { average: 39, roll: "6d10 + 6" },
      speeds: { walk: 30, burrow: 10 },
      abilities: { str: 17, dex: 11, con: 13, int: 1, wis: 13, cha: 6 },
      senses: { darkvision: 60, tremorsense: 60, passivePerception: 11 },
      challenge: 2,
      xp: 450,
      proficiencyBonus: 2,
    });
    expect(traitsOf("ankheg")).toEqual([]);
    expect(actionsOf("ankheg")).toEqual([
      {
        name: "Bite",
        holds: 1,
        steps: [
          {
            targets: target,
            attack: melee(5, 5),
            damage: [damage(10, "2d6 + 3", "slashing"), damage(3, "1d6", "acid")],
            next: [
              {
                targets: { what: "creature", sizeAtMost: "large" },
                conditions: [grappled(13)],
                effects: [
                  {
                    bearer: "source",
                    effects: [advantage("attack", { other: "target" })],
                    duration: until("escaped"),
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        name: "Acid Spray",
        recharge: 6,
        steps: [
          {
            area: { shape: "line", length: 30, width: 5 },
            targets: { what: "creature" },
            save: save("dex", 13, "half"),
            damage: [damage(10, "3d6", "acid")],
          },
        ],
      },
    ]);
    expect(numbersOf("ankheg")).toEqual({});
  });

  test("Aboleth", () => {
    expect(blockOf("aboleth")).toEqual({
      ...plain,
      id: "aboleth",
      size: "large",
      type: "aberration",
      alignment: "lawful evil",
      armorClass: [{ value: 17, from: "natural armor" }],
      hitPoints: { average: 135, roll: "18d10 + 36" },
      speeds: { walk: 10, swim: 40 },
      abilities: { str: 21, dex: 9, con: 15, int: 18, wis: 15, cha: 18 },
      saves: { con: 6, int: 8, wis: 6 },
      skills: { history: 12, perception: 10 },
      senses: { darkvision: 120, passivePerception: 20 },
      languages: { speaks: ["deep-speech"], understands: [], telepathy: 120 },
      challenge: 10,
      xp: 5900,
      proficiencyBonus: 4,
    });
    expect(traitsOf("aboleth")).toEqual([
      { name: "Amphibious" },
      {
        name: "Mucous Cloud",
        steps: [
          {
            when: "struck",
            if: { in: "water" },
            targets: { ...oneCreature, range: 5 },
            save: save("con", 14),
            effects: [{ duration: { kind: "time", amount: "1d4", unit: "hour" } }],
          },
        ],
      },
      { name: "Probing Telepathy" },
    ]);
    expect(actionsOf("aboleth")).toEqual([
      { name: "Multiattack", multiattack: [strikes(["Tentacle", 3])] },
      {
        name: "Tentacle",
        steps: [
          {
            targets: target,
            attack: melee(9, 10),
            damage: [damage(12, "2d6 + 5", "bludgeoning")],
            next: [
              {
                targets: { what: "creature" },
                save: save("con", 14),
                effects: [{ duration: until("cured") }],
                next: [
                  {
                    when: "minute",
                    ends: ["own"],
                    effects: [
                      {
                        effects: [{ kind: "cannot", what: "heal", when: { not: { in: "water" } } }],
                        duration: until("cured"),
                      },
                    ],
                  },
                  { when: "trigger", damage: [damage(6, "1d12", "acid")] },
                ],
              },
            ],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: target,
            attack: melee(9, 10),
            damage: [damage(15, "3d6 + 5", "bludgeoning")],
          },
        ],
      },
      {
        name: "Enslave",
        limit: { times: 3, per: "day" },
        steps: [
          {
            targets: { what: "creature", count: 1, range: 30, visible: true },
            save: save("wis", 14),
            conditions: [
              { condition: "charmed", duration: { kind: "special" }, repeat: "damaged" },
            ],
            effects: [
              {
                effects: [{ kind: "cannot", what: "react" }],
                duration: { kind: "special" },
                repeat: "damaged",
              },
            ],
          },
        ],
      },
    ]);
    expect(legendaryOf("aboleth")).toEqual({
      perRound: 3,
      actions: [
        { name: "Detect", cost: 1, steps: [{ check: { ability: "wis", skill: "perception" } }] },
        { name: "Tail Swipe", cost: 1, steps: [{ action: "Tail" }] },
        {
          name: "Psychic Drain",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", count: 1, has: ["charmed"] },
              damage: [damage(10, "3d6", "psychic")],
              next: [{ targets: { what: "self" }, healing: [{ roll: "0", shareOfDamage: 1 }] }],
            },
          ],
        },
      ],
    });
    expect(numbersOf("aboleth")).toEqual({
      Tentacle: ["1", "10", "6"],
      Enslave: ["1", "24"],
    });
  });

  test("Medusa", () => {
    expect(blockOf("medusa")).toEqual({
      ...plain,
      id: "medusa",
      size: "medium",
      type: "monstrosity",
      alignment: "lawful evil",
      armorClass: [{ value: 15, from: "natural armor" }],
      hitPoints: { average: 127, roll: "17d8 + 51" },
      speeds: { walk: 30 },
      abilities: { str: 10, dex: 15, con: 16, int: 12, wis: 13, cha: 15 },
      skills: { deception: 5, insight: 4, perception: 4, stealth: 5 },
      senses: { darkvision: 60, passivePerception: 14 },
      languages: { speaks: ["common"], understands: [] },
      challenge: 6,
      xp: 2300,
      proficiencyBonus: 3,
    });
    expect(traitsOf("medusa")).toEqual([
      {
        name: "Petrifying Gaze",
        steps: [
          {
            when: "turn-start",
            if: { not: { has: "incapacitated" } },
            area: { shape: "sphere", radius: 30 },
            aura: true,
            targets: { what: "creature", chosen: true, visible: true },
            save: save("con", 14),
            conditions: [{ condition: "restrained", duration: nextTurn("end", "target") }],
            next: [
              { failsBy: 5, conditions: [{ condition: "petrified", duration: until("cured") }] },
              {
                when: "turn-end",
                save: save("con", 14),
                conditions: [{ condition: "petrified", duration: until("cured") }],
              },
            ],
          },
        ],
      },
    ]);
    expect(actionsOf("medusa")).toEqual([
      {
        name: "Multiattack",
        multiattack: [strikes(["Snake Hair", 1], ["Shortsword", 2]), strikes(["Longbow", 2])],
      },
      {
        name: "Snake Hair",
        steps: [
          {
            targets: oneCreature,
            attack: melee(5, 5),
            damage: [damage(4, "1d4 + 2", "piercing"), damage(14, "4d6", "poison")],
          },
        ],
      },
      {
        name: "Shortsword",
        steps: [
          { targets: target, attack: melee(5, 5), damage: [damage(5, "1d6 + 2", "piercing")] },
        ],
      },
      {
        name: "Longbow",
        steps: [
          {
            targets: target,
            attack: ranged(5, 150, 600),
            damage: [damage(6, "1d8 + 2", "piercing"), damage(7, "2d6", "poison")],
          },
        ],
      },
    ]);
    expect(numbersOf("medusa")).toEqual({ "Petrifying Gaze": ["30"] });
  });

  test("Rakshasa", () => {
    expect(blockOf("rakshasa")).toEqual({
      ...plain,
      id: "rakshasa",
      size: "medium",
      type: "fiend",
      alignment: "lawful evil",
      armorClass: [{ value: 16, from: "natural armor" }],
      hitPoints: { average: 110, roll: "13d8 + 52" },
      speeds: { walk: 40 },
      abilities: { str: 14, dex: 17, con: 18, int: 13, wis: 16, cha: 20 },
      skills: { deception: 10, insight: 8 },
      vulnerabilities: [{ types: ["piercing"], when: expect.stringContaining("good") }],
      immunities: [{ types: weapons, nonmagical: true }],
      senses: { darkvision: 60, passivePerception: 13 },
      languages: { speaks: ["common", "infernal"], understands: [] },
      challenge: 13,
      xp: 10_000,
      proficiencyBonus: 5,
      spellcasting: [
        {
          kind: "innate",
          ability: "cha",
          dc: 18,
          attack: 10,
          without: ["material"],
          spells: [
            ...atWill("detect-thoughts", "disguise-self", "mage-hand", "minor-illusion"),
            ...perDay(
              3,
              "charm-person",
              "detect-magic",
              "invisibility",
              "major-image",
              "suggestion",
            ),
            ...perDay(1, "dominate-person", "fly", "plane-shift", "true-seeing"),
          ],
        },
      ],
    });
    expect(traitsOf("rakshasa")).toEqual([
      {
        name: "Limited Magic Immunity",
        effects: [advantage("save", { against: "magic" }), { kind: "spell-immunity", upTo: 6 }],
      },
    ]);
    expect(actionsOf("rakshasa")).toEqual([
      { name: "Multiattack", multiattack: [strikes(["Claw", 2])] },
      {
        name: "Claw",
        steps: [
          {
            targets: target,
            attack: melee(7, 5),
            damage: [damage(9, "2d6 + 2", "slashing")],
            next: [{ targets: { what: "creature" } }],
          },
        ],
      },
    ]);
    expect(numbersOf("rakshasa")).toEqual({});
  });

  test("Drow", () => {
    expect(blockOf("drow")).toEqual({
      ...plain,
      id: "drow",
      size: "medium",
      type: "humanoid",
      subtypes: ["elf"],
      alignment: "neutral evil",
      armorClass: [{ value: 15, from: "armor", worn: ["chain-shirt"] }],
      hitPoints: { average: 13, roll: "3d8" },
      speeds: { walk: 30 },
      abilities: { str: 10, dex: 14, con: 10, int: 11, wis: 11, cha: 12 },
      skills: { perception: 2, stealth: 4 },
      senses: { darkvision: 120, passivePerception: 12 },
      languages: { speaks: ["elvish", "undercommon"], understands: [] },
      challenge: 0.25,
      xp: 50,
      proficiencyBonus: 2,
      spellcasting: [
        {
          kind: "innate",
          ability: "cha",
          dc: 11,
          without: ["material"],
          spells: [...atWill("dancing-lights"), ...perDay(1, "darkness", "faerie-fire")],
        },
      ],
    });
    expect(traitsOf("drow")).toEqual([
      {
        name: "Fey Ancestry",
        effects: [
          advantage("save", { against: "charmed" }),
          { kind: "condition-immunity", condition: "unconscious", when: { against: "sleep" } },
        ],
      },
      sunlightSensitivity,
    ]);
    const hour = lasting(1, "hour");
    expect(actionsOf("drow")).toEqual([
      {
        name: "Shortsword",
        steps: [
          { targets: target, attack: melee(4, 5), damage: [damage(5, "1d6 + 2", "piercing")] },
        ],
      },
      {
        name: "Hand Crossbow",
        steps: [
          {
            targets: target,
            attack: ranged(4, 30, 120),
            damage: [damage(5, "1d6 + 2", "piercing")],
            next: [
              {
                save: save("con", 13),
                conditions: [{ condition: "poisoned", duration: hour }],
                next: [
                  {
                    failsBy: 5,
                    conditions: [
                      {
                        condition: "unconscious",
                        duration: hour,
                        with: "poisoned",
                        endsOn: ["damaged", "action"],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ]);
    expect(numbersOf("drow")).toEqual({});
  });

  test("Iron Golem", () => {
    expect(blockOf("iron-golem")).toEqual({
      ...plain,
      id: "iron-golem",
      size: "large",
      type: "construct",
      alignment: "unaligned",
      armorClass: [{ value: 20, from: "natural armor" }],
      hitPoints: { average: 210, roll: "20d10 + 100" },
      speeds: { walk: 30 },
      abilities: { str: 24, dex: 9, con: 20, int: 3, wis: 11, cha: 1 },
      immunities: [
        { types: ["fire", "poison", "psychic"] },
        { types: weapons, nonmagical: true, except: ["adamantine"] },
      ],
      conditionImmunities: [
        "charmed",
        "exhaustion",
        "frightened",
        "paralyzed",
        "petrified",
        "poisoned",
      ],
      senses: { darkvision: 120, passivePerception: 10 },
      languages: {
        speaks: [],
        understands: [],
        other: "understands, but does not speak, the languages of its creator",
      },
      challenge: 16,
      xp: 15_000,
      proficiencyBonus: 5,
    });
    expect(traitsOf("iron-golem")).toEqual([
      {
        name: "Fire Absorption",
        effects: [{ kind: "damage", response: "immunity", types: ["fire"] }],
        steps: [
          {
            when: "subjected-to-fire",
            targets: { what: "self" },
            healing: [{ roll: "0", shareOfDamage: 1 }],
          },
        ],
      },
      { name: "Immutable Form" },
      magicResistance,
      magicWeapons,
    ]);
    expect(actionsOf("iron-golem")).toEqual([
      {
        name: "Multiattack",
        multiattack: [
          strikes(["Slam", 2]),
          strikes(["Sword", 2]),
          strikes(["Slam", 1], ["Sword", 1]),
        ],
      },
      {
        name: "Slam",
        steps: [
          { targets: target, attack: melee(13, 5), damage: [damage(20, "3d8 + 7", "bludgeoning")] },
        ],
      },
      {
        name: "Sword",
        steps: [
          { targets: target, attack: melee(13, 10), damage: [damage(23, "3d10 + 7", "slashing")] },
        ],
      },
      {
        name: "Poison Breath",
        recharge: 6,
        steps: [
          {
            area: { shape: "cone", length: 15 },
            targets: { what: "creature" },
            save: save("con", 19, "half"),
            damage: [damage(45, "10d8", "poison")],
          },
        ],
      },
    ]);
    expect(numbersOf("iron-golem")).toEqual({});
  });

  test("Ghost", () => {
    expect(blockOf("ghost")).toEqual({
      ...plain,
      id: "ghost",
      size: "medium",
      type: "undead",
      alignment: "any",
      armorClass: [{ value: 11, from: "dexterity" }],
      hitPoints: { average: 45, roll: "10d8" },
      speeds: { walk: 0, fly: 40, hover: true },
      abilities: { str: 7, dex: 13, con: 10, int: 10, wis: 12, cha: 17 },
      resistances: [
        { types: ["acid", "fire", "lightning", "thunder"] },
        { types: weapons, nonmagical: true },
      ],
      immunities: [{ types: ["cold", "necrotic", "poison"] }],
      conditionImmunities: [
        "charmed",
        "exhaustion",
        "frightened",
        "grappled",
        "paralyzed",
        "petrified",
        "poisoned",
        "prone",
        "restrained",
      ],
      senses: { darkvision: 60, passivePerception: 11 },
      languages: { speaks: [], understands: [], other: "any languages it knew in life" },
      challenge: 4,
      xp: 1100,
      proficiencyBonus: 2,
    });
    expect(traitsOf("ghost")).toEqual([
      { name: "Ethereal Sight" },
      {
        name: "Incorporeal Movement",
        steps: [
          {
            when: "turn-end",
            if: { in: "object" },
            targets: { what: "self" },
            damage: [damage(5, "1d10", "force")],
          },
        ],
      },
    ]);
    expect(actionsOf("ghost")).toEqual([
      {
        name: "Withering Touch",
        steps: [
          { targets: target, attack: melee(5, 5), damage: [damage(17, "4d6 + 3", "necrotic")] },
        ],
      },
      { name: "Etherealness", steps: [{ targets: { what: "self" } }] },
      {
        name: "Horrifying Visage",
        steps: [
          {
            targets: { what: "creature", range: 60, except: ["undead"] },
            save: save("wis", 13),
            conditions: [frightened],
            immuneAfter: day,
            next: [{ failsBy: 5 }],
          },
        ],
      },
      {
        name: "Possession",
        recharge: 6,
        steps: [
          {
            targets: { ...oneCreature, range: 5, visible: true, types: ["humanoid"] },
            save: save("cha", 13),
            conditions: [{ condition: "incapacitated", duration: { kind: "special" } }],
            immuneAfter: day,
            next: [{ when: "end" }],
          },
        ],
      },
    ]);
    expect(numbersOf("ghost")).toEqual({
      "Ethereal Sight": ["60"],
      "Horrifying Visage": ["10", "1d4", "24"],
      Possession: ["0", "5"],
    });
  });

  test("Wight", () => {
    expect(blockOf("wight")).toEqual({
      ...plain,
      id: "wight",
      size: "medium",
      type: "undead",
      alignment: "neutral evil",
      armorClass: [{ value: 14, from: "armor", worn: ["studded-leather-armor"] }],
      hitPoints: { average: 45, roll: "6d8 + 18" },
      speeds: { walk: 30 },
      abilities: { str: 15, dex: 14, con: 16, int: 10, wis: 13, cha: 15 },
      skills: { perception: 3, stealth: 4 },
      resistances: [
        { types: ["necrotic"] },
        { types: weapons, nonmagical: true, except: ["silvered"] },
      ],
      immunities: [{ types: ["poison"] }],
      conditionImmunities: ["exhaustion", "poisoned"],
      senses: { darkvision: 60, passivePerception: 13 },
      languages: { speaks: [], understands: [], other: "the languages it knew in life" },
      challenge: 3,
      xp: 700,
      proficiencyBonus: 2,
    });
    expect(traitsOf("wight")).toEqual([sunlightSensitivity]);
    expect(actionsOf("wight")).toEqual([
      {
        name: "Multiattack",
        multiattack: [
          strikes(["Longsword", 2]),
          strikes(["Longbow", 2]),
          strikes(["Life Drain", 1], ["Longsword", 1]),
        ],
      },
      {
        name: "Life Drain",
        steps: [
          {
            targets: oneCreature,
            attack: melee(4, 5),
            damage: [damage(5, "1d6 + 2", "necrotic")],
            next: [
              {
                save: save("con", 13),
                lowersMaximum: "damage",
                next: [{ when: "maximum-zero", kills: true }],
              },
              {
                when: "slain",
                targets: { what: "corpse", types: ["humanoid"] },
                summons: { creatures: ["zombie"], count: 1, after: { amount: 24, unit: "hour" } },
              },
            ],
          },
        ],
      },
      {
        name: "Longsword",
        steps: [
          {
            targets: target,
            attack: melee(4, 5),
            damage: [
              {
                ...damage(6, "1d8 + 2", "slashing"),
                instead: [{ if: "two-handed", roll: "1d10 + 2", average: 7 }],
              },
            ],
          },
        ],
      },
      {
        name: "Longbow",
        steps: [
          {
            targets: target,
            attack: ranged(4, 150, 600),
            damage: [damage(6, "1d8 + 2", "piercing")],
          },
        ],
      },
    ]);
    expect(numbersOf("wight")).toEqual({ "Life Drain": ["12", "24"] });
  });

  test("Chain Devil", () => {
    expect(blockOf("chain-devil")).toEqual({
      ...plain,
      id: "chain-devil",
      size: "medium",
      type: "fiend",
      subtypes: ["devil"],
      alignment: "lawful evil",
      armorClass: [{ value: 16, from: "natural armor" }],
      hitPoints: { average: 85, roll: "10d8 + 40" },
      speeds: { walk: 30 },
      abilities: { str: 18, dex: 15, con: 18, int: 11, wis: 12, cha: 14 },
      saves: { con: 7, wis: 4, cha: 5 },
      resistances: [
        { types: ["cold"] },
        { types: weapons, nonmagical: true, except: ["silvered"] },
      ],
      immunities: [{ types: ["fire", "poison"] }],
      conditionImmunities: ["poisoned"],
      senses: { darkvision: 120, passivePerception: 11 },
      languages: { speaks: ["infernal"], understands: [], telepathy: 120 },
      challenge: 8,
      xp: 3900,
      proficiencyBonus: 3,
      reactions: expect.any(Array),
    });
    expect(traitsOf("chain-devil")).toEqual([{ name: "Devil's Sight" }, magicResistance]);
    expect(actionsOf("chain-devil")).toEqual([
      { name: "Multiattack", multiattack: [strikes(["Chain", 2])] },
      {
        name: "Chain",
        steps: [
          {
            targets: target,
            attack: melee(8, 10),
            damage: [damage(11, "2d6 + 4", "slashing")],
            next: [
              {
                conditions: [grappled(14), heldBy("restrained")],
                next: [{ when: "turn-start", damage: [damage(7, "2d6", "piercing")] }],
              },
            ],
          },
        ],
      },
      {
        name: "Animate Chains",
        recharge: "short-rest",
        steps: [
          {
            targets: { what: "object", count: 4, range: 60, visible: true },
            effects: [
              {
                effects: [
                  { kind: "stat", stat: "armor-class", change: "set", by: 20 },
                  { kind: "stat", stat: "hit-point-maximum", change: "set", by: 20 },
                  { kind: "damage", response: "resistance", types: ["piercing"] },
                  { kind: "damage", response: "immunity", types: ["psychic", "thunder"] },
                ],
                duration: { kind: "special" },
                endsOn: ["source-incapacitated"],
              },
            ],
          },
          { action: "Chain" },
          { when: "end" },
        ],
      },
    ]);
    expect(facts(creature("chain-devil").reactions)).toEqual([
      {
        name: "Unnerving Mask",
        steps: [
          {
            targets: { what: "creature", count: 1, range: 30, visible: true },
            save: save("wis", 14),
            conditions: [
              { condition: "frightened", duration: { kind: "turn", edge: "end", of: "target" } },
            ],
          },
        ],
      },
    ]);
    expect(numbersOf("chain-devil")).toEqual({ "Animate Chains": ["0"] });
  });

  test("Basilisk", () => {
    expect(blockOf("basilisk")).toEqual({
      ...plain,
      id: "basilisk",
      size: "medium",
      type: "monstrosity",
      alignment: "unaligned",
      armorClass: [{ value: 15, from: "natural armor" }],
      hitPoints: { average: 52, roll: "8d8 + 16" },
      speeds: { walk: 20 },
      abilities: { str: 16, dex: 8, con: 15, int: 2, wis: 8, cha: 7 },
      senses: { darkvision: 60, passivePerception: 9 },
      challenge: 3,
      xp: 700,
      proficiencyBonus: 2,
    });
    expect(traitsOf("basilisk")).toEqual([
      {
        name: "Petrifying Gaze",
        steps: [
          {
            when: "turn-start",
            if: { not: { has: "incapacitated" } },
            area: { shape: "sphere", radius: 30 },
            aura: true,
            targets: { what: "creature", chosen: true, visible: true },
            save: save("con", 12),
            conditions: [{ condition: "restrained", duration: nextTurn("end", "target") }],
            next: [
              {
                when: "turn-end",
                save: save("con", 12),
                conditions: [{ condition: "petrified", duration: until("cured") }],
              },
            ],
          },
        ],
      },
    ]);
    expect(actionsOf("basilisk")).toEqual([
      {
        name: "Bite",
        steps: [
          {
            targets: target,
            attack: melee(5, 5),
            damage: [damage(10, "2d6 + 3", "piercing"), damage(7, "2d6", "poison")],
          },
        ],
      },
    ]);
    expect(numbersOf("basilisk")).toEqual({ "Petrifying Gaze": ["30"] });
  });

  test("Giant Spider", () => {
    expect(blockOf("giant-spider")).toEqual({
      ...plain,
      id: "giant-spider",
      size: "large",
      type: "beast",
      alignment: "unaligned",
      armorClass: [{ value: 14, from: "natural armor" }],
      hitPoints: { average: 26, roll: "4d10 + 4" },
      speeds: { walk: 30, climb: 30 },
      abilities: { str: 14, dex: 16, con: 12, int: 2, wis: 11, cha: 4 },
      skills: { stealth: 7 },
      senses: { blindsight: 10, darkvision: 60, passivePerception: 10 },
      challenge: 1,
      xp: 200,
      proficiencyBonus: 2,
    });
    expect(traitsOf("giant-spider")).toEqual([
      { name: "Spider Climb" },
      { name: "Web Sense" },
      { name: "Web Walker" },
    ]);
    expect(actionsOf("giant-spider")).toEqual([
      {
        name: "Bite",
        steps: [
          {
            targets: oneCreature,
            attack: melee(5, 5),
            damage: [damage(7, "1d8 + 3", "piercing")],
            next: [
              {
                save: save("con", 11, "half"),
                damage: [damage(9, "2d8", "poison")],
                next: [
                  {
                    when: "at-zero",
                    stabilizes: true,
                    conditions: [
                      { condition: "poisoned", duration: lasting(1, "hour") },
                      { condition: "paralyzed", duration: lasting(1, "hour"), with: "poisoned" },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        name: "Web",
        recharge: 5,
        steps: [
          {
            targets: oneCreature,
            attack: ranged(5, 30, 60),
            conditions: [
              {
                condition: "restrained",
                duration: until("escaped"),
                escape: { dc: 12, by: ["str"] },
              },
            ],
            next: [
              {
                targets: { what: "object", count: 1 },
                effects: [
                  {
                    effects: [
                      { kind: "stat", stat: "armor-class", change: "set", by: 10 },
                      { kind: "stat", stat: "hit-point-maximum", change: "set", by: 5 },
                      { kind: "damage", response: "vulnerability", types: ["fire"] },
                      {
                        kind: "damage",
                        response: "immunity",
                        types: ["bludgeoning", "poison", "psychic"],
                      },
                    ],
                    duration: source,
                  },
                ],
              },
            ],
          },
        ],
      },
    ]);
    expect(numbersOf("giant-spider")).toEqual({});
  });

  test("Succubus/Incubus", () => {
    expect(blockOf("succubus-incubus")).toEqual({
      ...plain,
      id: "succubus-incubus",
      size: "medium",
      type: "fiend",
      subtypes: ["shapechanger"],
      alignment: "neutral evil",
      armorClass: [{ value: 15, from: "natural armor" }],
      hitPoints: { average: 66, roll: "12d8 + 12" },
      speeds: { walk: 30, fly: 60 },
      abilities: { str: 8, dex: 17, con: 13, int: 15, wis: 12, cha: 20 },
      skills: { deception: 9, insight: 5, perception: 5, persuasion: 9, stealth: 7 },
      resistances: [
        { types: ["cold", "fire", "lightning", "poison"] },
        { types: weapons, nonmagical: true },
      ],
      senses: { darkvision: 60, passivePerception: 15 },
      languages: { speaks: ["abyssal", "common", "infernal"], understands: [], telepathy: 60 },
      challenge: 4,
      xp: 1100,
      proficiencyBonus: 2,
    });
    const shape = (option: string) => ({
      when: "use",
      economy: "action",
      option,
      targets: { what: "self" },
    });
    expect(traitsOf("succubus-incubus")).toEqual([
      {
        name: "Shapechanger",
        steps: [
          {
            ...shape("humanoid"),
            effects: [
              {
                effects: [{ kind: "stat", stat: "speed-fly", change: "set", by: 0 }],
                duration: { kind: "special" },
              },
            ],
          },
          shape("true_form"),
        ],
      },
      { name: "Telepathic Bond" },
    ]);
    expect(actionsOf("succubus-incubus")).toEqual([
      {
        name: "Claw",
        form: ["fiend"],
        steps: [
          { targets: target, attack: melee(5, 5), damage: [damage(6, "1d6 + 3", "slashing")] },
        ],
      },
      {
        name: "Charm",
        steps: [
          {
            targets: { ...oneCreature, range: 30, visible: true, types: ["humanoid"] },
            save: save("wis", 15),
            conditions: [{ condition: "charmed", duration: lasting(1, "day"), repeat: "damaged" }],
            immuneAfter: day,
          },
        ],
      },
      {
        name: "Draining Kiss",
        steps: [
          {
            targets: { ...oneCreature, range: 5 },
            save: againstMagic(save("con", 15, "half")),
            damage: [damage(32, "5d10 + 5", "psychic")],
            next: [{ lowersMaximum: "damage" }],
            otherwise: [{ lowersMaximum: "damage" }],
          },
          { when: "maximum-zero", kills: true },
        ],
      },
      { name: "Etherealness", steps: [{ targets: { what: "self" } }] },
    ]);
    expect(numbersOf("succubus-incubus")).toEqual({});
  });
});

describe("magic items", () => {
  const forWeapon = (bonus: number) =>
    ["attack", "damage"].map((on) => ({
      kind: "roll",
      on,
      by: "self",
      bonus,
      when: { with: "this-item" },
    }));

  test("Holy Avenger", () => {
    const againstMagic = advantage("save", { any: [{ against: "spells" }, { against: "magic" }] });
    expect(itemOf("holy-avenger")).toEqual({
      id: "holy-avenger",
      kind: "weapon",
      base: "any sword",
      rarity: "legendary",
      attunement: { by: { classes: ["paladin"] } },
      effects: [
        ...forWeapon(3),
        {
          kind: "extra-damage",
          roll: "2d10",
          type: "radiant",
          when: { all: [{ with: "this-item" }, { other: ["fiend", "undead"] }] },
        },
        againstMagic,
        { kind: "aura", feet: 10, affects: "allies", effects: [againstMagic] },
      ],
      uses: [{ economy: "passive" }],
    });
    expect(numbers([item("holy-avenger")])).toEqual({ "Holy Avenger": ["17", "30"] });
  });

  test("Staff of the Magi", () => {
    const costs = (charges: number, ...spells: readonly string[]) =>
      spells.map((spell) => ({ spell, charges }));
    const { spells, ...staff } = itemOf("staff-of-the-magi");
    expect(staff).toEqual({
      id: "staff-of-the-magi",
      kind: "staff",
      base: ["quarterstaff"],
      rarity: "legendary",
      attunement: { by: { classes: ["sorcerer", "warlock", "wizard"] } },
      effects: [
        ...forWeapon(2),
        { kind: "stat", stat: "spell-attack", change: "add", by: 2 },
        advantage("save", { against: "spells" }),
      ],
      charges: { most: 50, regains: { roll: "4d6 + 2", at: "dawn" } },
      uses: [
        { name: "Last Charge", economy: "passive" },
        { name: "Spells", economy: "passive" },
        {
          name: "Spell Absorption",
          economy: "reaction",
          steps: [{ when: "trigger", targets: { what: "spell", count: 1 }, ends: ["spell"] }],
        },
        {
          name: "Retributive Strike",
          economy: "action",
          limit: { times: 1, per: "ever" },
          steps: [
            { targets: { what: "self" } },
            {
              area: { shape: "sphere", radius: 30 },
              targets: { what: "creature" },
              save: save("dex", 17, "half"),
            },
          ],
        },
      ],
    });
    expect(spells).toEqual([
      ...costs(7, "conjure-elemental"),
      ...costs(3, "dispel-magic"),
      { spell: "fireball", level: 7, charges: 7 },
      ...costs(2, "flaming-sphere"),
      ...costs(4, "ice-storm"),
      ...costs(2, "invisibility", "knock"),
      { spell: "lightning-bolt", level: 7, charges: 7 },
      ...costs(5, "passwall"),
      ...costs(7, "plane-shift"),
      ...costs(5, "telekinesis"),
      ...costs(4, "wall-of-fire"),
      ...costs(2, "web"),
      { spell: "arcane-lock" },
      { spell: "detect-magic" },
      { spell: "enlarge-reduce" },
      { spell: "light" },
      { spell: "mage-hand" },
      { spell: "protection-from-evil-and-good" },
    ]);
    expect(numbersOfUses("staff-of-the-magi")).toEqual({
      "Last Charge": ["1", "1d12", "20", "d20"],
      "Spell Absorption": ["50"],
      "Retributive Strike": ["10", "11", "16", "20", "21", "30", "4", "50", "6", "8"],
    });
  });

  test("Wand of Fireballs", () => {
    expect(itemOf("wand-of-fireballs")).toEqual({
      id: "wand-of-fireballs",
      kind: "wand",
      rarity: "rare",
      attunement: { by: { spellcaster: true } },
      charges: { most: 7, regains: { roll: "1d6 + 1", at: "dawn" }, risk: "destroyed" },
      spells: [{ spell: "fireball", charges: 1, perCharge: true, dc: 15 }],
    });
  });

  test("Ring of Spell Storing", () => {
    expect(itemOf("ring-of-spell-storing")).toEqual({
      id: "ring-of-spell-storing",
      kind: "ring",
      rarity: "rare",
      uses: [{ name: "Store", economy: "passive" }, { name: "Cast" }],
    });
    expect(item("ring-of-spell-storing").attunement).toEqual({});
    expect(numbersOfUses("ring-of-spell-storing")).toEqual({ Store: ["1", "1", "1d6", "5", "5"] });
  });

  test("Belt of Giant Strength", () => {
    const belt = (giant: string, rarity: string, score: number) => ({
      id: `belt-of-giant-strength-${giant.toLowerCase()}`,
      name: `Belt of ${giant} Giant Strength`,
      rarity,
      effects: [{ kind: "stat", stat: "str", change: "least", by: score }],
    });
    const { variants, ...shared } = itemOf("belt-of-giant-strength");
    expect(shared).toEqual({
      id: "belt-of-giant-strength",
      kind: "wondrous item",
      rarity: "varies",
    });
    expect(item("belt-of-giant-strength").attunement).toEqual({});
    expect(variants).toEqual([
      belt("Hill", "rare", 21),
      belt("Stone", "very rare", 23),
      belt("Frost", "very rare", 23),
      belt("Fire", "very rare", 25),
      belt("Cloud", "legendary", 27),
      belt("Storm", "legendary", 29),
    ]);
    expect(magicItemByName("Belt of Storm Giant Strength")?.id).toBe("belt-of-giant-strength");
  });

  describe("Deck of Many Things", () => {
    const steps = item("deck-of-many-things").uses?.flatMap((use) => use.steps) ?? [];
    const cards = steps.filter(({ option }) => option !== undefined);
    const card = (name: string) => cards.find(({ option }) => option === name);

    test("is legendary and needs no attunement", () => {
      expect(itemOf("deck-of-many-things")).toMatchObject({
        kind: "wondrous item",
        rarity: "legendary",
        attunement: false,
      });
    });

    test("three in four have 13 cards, the others 22; an hour at most between draws", () => {
      const rules = steps.filter(({ option }) => option === undefined);
      expect(numbers([{ name: "rules", ...rules }])).toEqual({
        rules: ["1", "13", "22", "22", "75"],
      });
    });

    test("the 22 cards, each with its playing card", () => {
      const found = cards.map(({ option, narrative = "" }) => [
        option,
        narrative.split(/ \(|:/)[0],
      ]);
      expect(Object.fromEntries(found)).toEqual({
        vizier: "Ace of diamonds",
        sun: "King of diamonds",
        moon: "Queen of diamonds",
        star: "Jack of diamonds",
        comet: "Two of diamonds",
        the_fates: "Ace of hearts",
        throne: "King of hearts",
        key: "Queen of hearts",
        knight: "Jack of hearts",
        gem: "Two of hearts",
        talons: "Ace of clubs",
        the_void: "King of clubs",
        flames: "Queen of clubs",
        skull: "Jack of clubs",
        idiot: "Two of clubs",
        donjon: "Ace of spades",
        ruin: "King of spades",
        euryale: "Queen of spades",
        rogue: "Jack of spades",
        balance: "Two of spades",
        fool: "Joker with TM",
        jester: "Joker without TM",
      });
      expect(cards).toHaveLength(22);
    });

    test("nine are in the larger deck alone", () => {
      const larger = cards.filter(({ narrative }) => narrative?.includes("(22)"));
      expect(larger.map(({ option }) => option).toSorted()).toEqual([
        "balance",
        "comet",
        "donjon",
        "fool",
        "gem",
        "idiot",
        "talons",
        "the_fates",
        "vizier",
      ]);
    });

    test("the numbers of each card", () => {
      const named = cards.map((one) => ({ ...one, name: one.option ?? "" }));
      const found = Object.entries(numbers(named)).map(([name, all]) => [
        name,
        all.filter((number) => number !== "22"),
      ]);
      expect(Object.fromEntries(found.filter(([, all]) => all?.length !== 0))).toEqual({
        fool: ["10,000"],
        gem: ["1,000", "2,000", "25", "50"],
        jester: ["10,000"],
        knight: ["30", "4"],
        moon: ["1d3"],
        // With the avatar of death: AC, half the hit points, speeds, scores, senses, its touch.
        skull: ["0", "10", "13", "16", "1d10", "20", "60", "60", "60"],
        star: ["2", "20", "24"],
        sun: ["50,000"],
      });
    });

    test("Euryale, Idiot, Throne and The Void change who draws them", () => {
      const forGood = { kind: "special" };
      expect(facts(card("euryale")?.effects)).toEqual([
        { effects: [{ kind: "roll", on: "save", by: "self", bonus: -2 }], duration: forGood },
      ]);
      expect(facts(card("idiot")?.effects)).toEqual([
        {
          effects: [
            { kind: "stat", stat: "int", change: "add", by: "-1d4 - 1" },
            { kind: "stat", stat: "int", change: "least", by: 1 },
          ],
          duration: forGood,
        },
      ]);
      expect(facts(card("throne")?.effects)).toEqual([
        {
          effects: [{ kind: "proficiency", in: ["persuasion"], on: "check", share: 2 }],
          duration: forGood,
        },
      ]);
      expect(facts(card("the_void")?.conditions)).toEqual([
        { condition: "incapacitated", duration: forGood },
      ]);
    });

    test("the avatar of death reaps without an attack roll", () => {
      expect(facts(card("skull")?.next)).toEqual([
        {
          option: "reaping_scythe",
          targets: { what: "creature", count: 1, range: 5 },
          damage: [damage(7, "1d8 + 3", "slashing"), damage(4, "1d8", "necrotic")],
        },
      ]);
    });
  });
});

describe("features", () => {
  test("Rage", () => {
    const lightly = { not: { armor: "heavy" } };
    const rage = feature("barbarian", "barbarian-rage");
    expect(rage.numbers).toEqual({
      uses: { 1: 2, 3: 3, 6: 4, 12: 5, 17: 6, 20: "unlimited" },
      damage: { 1: 2, 9: 3, 16: 4 },
    });
    expect(rage.levels).toEqual([1]);
    expect(facts(rage.uses)).toEqual([
      {
        economy: "bonus-action",
        limit: { times: { number: "uses" }, per: "long-rest" },
        steps: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  advantage("check", { all: [{ ability: ["str"] }, lightly] }),
                  advantage("save", { all: [{ ability: ["str"] }, lightly] }),
                  {
                    kind: "extra-damage",
                    roll: { number: "damage" },
                    when: {
                      all: [
                        { attack: "melee" },
                        { attack: "weapon" },
                        { ability: ["str"] },
                        lightly,
                      ],
                    },
                  },
                  { kind: "damage", response: "resistance", types: weapons, when: lightly },
                  { kind: "cannot", what: "cast" },
                  { kind: "cannot", what: "concentrate" },
                ],
                duration: lasting(1, "minute"),
                endsOn: ["unconscious", "idle"],
              },
            ],
          },
          {
            when: "sustain",
            economy: "bonus-action",
            targets: { what: "self" },
            ends: ["own"],
          },
        ],
      },
    ]);
    const columns = (level: number) => classById("barbarian")?.levels[level - 1]?.numbers;
    expect([1, 3, 9, 16, 17, 20].map(columns)).toEqual([
      { rages: 2, "rage-damage": 2 },
      { rages: 3, "rage-damage": 2 },
      { rages: 4, "rage-damage": 3 },
      { rages: 5, "rage-damage": 4 },
      { rages: 6, "rage-damage": 4 },
      { rages: "unlimited", "rage-damage": 4 },
    ]);
  });

  test("Sneak Attack", () => {
    const sneak = feature("rogue", "rogue-sneak-attack");
    const dice = Array.from({ length: 10 }, (_, at) => [2 * at + 1, `${at + 1}d6`]);
    expect(sneak.levels).toEqual([1]);
    expect(sneak.numbers).toEqual({ dice: Object.fromEntries(dice) });
    expect(facts(sneak.uses)).toEqual([
      {
        economy: "on-hit",
        limit: { times: 1, per: "turn" },
        steps: [
          {
            if: {
              all: [
                { any: [{ weapon: "finesse" }, { weapon: "ranged" }] },
                {
                  any: [
                    { rolled: "advantage" },
                    { all: [{ allyBesideTarget: true }, { not: { rolled: "disadvantage" } }] },
                  ],
                },
              ],
            },
            targets: oneCreature,
            damage: [{ roll: "1d6", type: "weapon", number: "dice" }],
          },
        ],
      },
    ]);
    expect(sneak.notes).toBeUndefined();
  });

  test("Wild Shape", () => {
    const shape = feature("druid", "druid-wild-shape");
    expect(shape.levels).toEqual([2, 4, 8]);
    expect(shape.numbers).toEqual({
      // Archdruid lifts the limit.
      uses: { 2: 2, 20: "unlimited" },
      challengeRating: { 2: 0.25, 4: 0.5, 8: 1 },
      // Half the druid's level, rounded down.
      hours: { 2: 1, 4: 2, 6: 3, 8: 4, 10: 5, 12: 6, 14: 7, 16: 8, 18: 9, 20: 10 },
    });
    expect(facts(shape.uses)).toEqual([
      {
        economy: "action",
        limit: { times: { number: "uses" }, per: "short-rest" },
        steps: [
          {
            targets: { what: "self" },
            effects: [{ effects: [{ kind: "cannot", what: "cast" }], duration: source }],
          },
          { when: "sustain", economy: "bonus-action" },
        ],
      },
    ]);
    // No flight before level 8, no swimming before 4; back at 0 hit points, with what is left over.
    expect(numbers([shape])).toEqual({ "Wild Shape": ["0", "0", "4", "8"] });
  });

  test("Eldritch Invocations: how many, and what each requires", () => {
    const invocations = feature("warlock", "warlock-eldritch-invocations");
    expect(invocations.levels[0]).toBe(2);
    expect(invocations.choose).toEqual({ 2: 2, 5: 3, 7: 4, 9: 5, 12: 6, 15: 7, 18: 8 });
    const prefix = "warlock-eldritch-invocation-";
    const options = invocations.options ?? [];
    const required = options.map(({ id, requires }) => [id.replace(prefix, ""), requires ?? null]);
    const blast = { spell: "eldritch-blast" };
    const pact = (of: string) => ({ features: [`warlock-pact-of-the-${of}`] });
    expect(Object.fromEntries(required)).toEqual({
      "agonizing-blast": blast,
      "armor-of-shadows": null,
      "ascendant-step": { level: 9 },
      "beast-speech": null,
      "beguiling-influence": null,
      "bewitching-whispers": { level: 7 },
      "book-of-ancient-secrets": pact("tome"),
      "chains-of-carceri": { level: 15, ...pact("chain") },
      "devils-sight": null,
      "dreadful-word": { level: 7 },
      "eldritch-sight": null,
      "eldritch-spear": blast,
      "eyes-of-the-rune-keeper": null,
      "fiendish-vigor": null,
      "gaze-of-two-minds": null,
      lifedrinker: { level: 12, ...pact("blade") },
      "mask-of-many-faces": null,
      "master-of-myriad-forms": { level: 15 },
      "minions-of-chaos": { level: 9 },
      "mire-the-mind": { level: 5 },
      "misty-visions": null,
      "one-with-shadows": { level: 5 },
      "otherworldly-leap": { level: 9 },
      "repelling-blast": blast,
      "sculptor-of-flesh": { level: 7 },
      "sign-of-ill-omen": { level: 5 },
      "thief-of-five-fates": null,
      "thirsting-blade": { level: 5, ...pact("blade") },
      "visions-of-distant-realms": { level: 15 },
      "voice-of-the-chain-master": pact("chain"),
      "whispers-of-the-grave": { level: 9 },
      "witch-sight": { level: 15 },
    });
    expect(options).toHaveLength(32);
  });
});
