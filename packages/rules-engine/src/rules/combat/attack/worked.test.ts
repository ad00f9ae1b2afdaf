import { describe, expect, it } from "vitest";
import { armed, held } from "../../../../testing/attacking.js";
import { suffering, under } from "../../../../testing/checks.js";
import { creatureOf } from "../../../../testing/creature.js";
import { attackIn, type Duel, damagedAs, duelOf, rolledAs } from "../../../../testing/duel.js";
import type { Creature } from "../../../creature/creature.js";
import type { AttackAction } from "../../../game/fight-action.js";

const strong = { str: 16, dex: 10, con: 10, int: 10, wis: 10, cha: 10 };
const nimble = { str: 10, dex: 16, con: 10, int: 10, wis: 10, cha: 10 };
const lots = { current: 60, temporary: 0 };

/** Strength or Dexterity 16 is +3, proficiency +2: +5 to hit, and +3 on damage. */
const fighter = armed({
  levels: { fighter: 1 },
  abilities: strong,
  items: [held("longsword", "main_hand")],
});
const archer = armed({
  levels: { fighter: 1 },
  abilities: nimble,
  items: [held("longbow", "two_hands"), held("arrow", undefined, { quantity: 5 })],
});
const rogue = armed({
  levels: { rogue: 1 },
  abilities: nimble,
  items: [held("shortsword", "main_hand")],
});
const monster = (statBlock: string): Creature =>
  creatureOf({ name: statBlock, make: { statBlock, extraHp: 0 }, hp: lots });

/** Dexterity 10 and 60 hit points: armour class 10, unless it wears something. */
const plain = creatureOf({ id: "g", name: "Gor", make: { extraHp: 60 }, hp: lots });
const wearing = (...ids: readonly string[]): Creature => ({
  ...plain,
  items: ids.map((id) => held(id, id === "shield" ? "shield" : "armor")),
});
const chained = wearing("chain-mail");
const withArmorClass = (by: number): Creature => ({
  ...plain,
  ...under("Test", [{ kind: "stat", stat: "armor-class", change: "add", by }]),
});
const meeting = (
  response: "resistance" | "immunity" | "vulnerability",
  ...types: readonly ("slashing" | "lightning")[]
) => ({ kind: "damage", response, types }) as const;
const thin = (...effects: readonly ReturnType<typeof meeting>[]): Creature => ({
  ...plain,
  ...under("Test", effects),
});
const ally = (x: number, y: number, creature: Partial<Creature> = {}) => ({
  creature: creatureOf({ id: "b", name: "Bo", ...creature }),
  side: "party" as const,
  at: { x, y },
});
const foe = (x: number, y: number, creature: Partial<Creature> = {}) => ({
  creature: creatureOf({ id: "h", name: "Hob", ...creature }),
  side: "enemy" as const,
  at: { x, y },
});
const beside: NonNullable<Duel["at"]> = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
];
const apart = (squares: number): NonNullable<Duel["at"]> => [
  { x: 0, y: 0 },
  { x: squares, y: 0 },
];

type Row = readonly [
  what: string,
  duel: Partial<Duel>,
  how: Partial<AttackAction>,
  dice: readonly number[],
  roll: string,
  damage: string,
];

const sword: readonly Row[] = [
  // 11 + 3 + 2 = 16.
  ["meets the armour class", { other: chained }, {}, [11, 4], "16 vs 16: hit", "1d8+3 slashing 7"],
  ["is one short of it", { other: chained }, {}, [10], "15 vs 16: miss", "none"],
  ["misses by a natural 1", { other: withArmorClass(-9) }, {}, [1], "6 vs 1: miss", "none"],
  [
    "hits by a natural 20, and doubles dice alone: 4 + 5 + 3",
    { other: withArmorClass(20) },
    {},
    [20, 4, 5],
    "25 vs 30: critical",
    "2d8+3 slashing 12",
  ],
  ["swings with both hands", {}, { hands: 2 }, [12, 9], "17 vs 10: hit", "1d10+3 slashing 12"],
  [
    "counts a shield",
    { other: wearing("shield") },
    {},
    [7, 1],
    "12 vs 12: hit",
    "1d8+3 slashing 4",
  ],
  ["misses a shield", { other: wearing("shield") }, {}, [6], "11 vs 12: miss", "none"],
  ["counts plate", { other: wearing("plate") }, {}, [13, 8], "18 vs 18: hit", "1d8+3 slashing 11"],
  [
    "counts plate and shield",
    { other: wearing("plate", "shield") },
    {},
    [14],
    "19 vs 20: miss",
    "none",
  ],
  [
    "counts half cover",
    {},
    { scene: { cover: "half" } },
    [7, 2],
    "12 vs 12: hit",
    "1d8+3 slashing 5",
  ],
  ["misses half cover", {}, { scene: { cover: "half" } }, [6], "11 vs 12: miss", "none"],
  [
    "counts three-quarters cover",
    {},
    { scene: { cover: "three_quarters" } },
    [10, 2],
    "15 vs 15: hit",
    "1d8+3 slashing 5",
  ],
  [
    "misses three-quarters cover",
    {},
    { scene: { cover: "three_quarters" } },
    [9],
    "14 vs 15: miss",
    "none",
  ],
  [
    "counts cover beside a shield: 10 + 2 + 2",
    { other: wearing("shield") },
    { scene: { cover: "half" } },
    [9, 3],
    "14 vs 14: hit",
    "1d8+3 slashing 6",
  ],
  ["adds what the table says", {}, { bonus: 2 }, [3, 1], "10 vs 10: hit", "1d8+3 slashing 4"],
];

const sources: readonly Row[] = [
  [
    "prone, from near",
    { at: beside, other: { ...plain, ...suffering("prone") } },
    {},
    [3, 15, 1],
    "20 vs 10: hit (advantage)",
    "1d8+3 slashing 4",
  ],
  [
    "prone, from afar",
    { self: archer, at: apart(6), other: { ...plain, ...suffering("prone") } },
    {},
    [18, 4],
    "9 vs 10: miss (disadvantage)",
    "none",
  ],
  [
    "who attacks is prone",
    { self: { ...fighter, ...suffering("prone") } },
    {},
    [15, 8, 2],
    "13 vs 10: hit (disadvantage)",
    "1d8+3 slashing 5",
  ],
  [
    "who attacks is poisoned",
    { self: { ...fighter, ...suffering("poisoned") } },
    {},
    [12, 3],
    "8 vs 10: miss (disadvantage)",
    "none",
  ],
  [
    "restrained",
    { other: { ...plain, ...suffering("restrained") } },
    {},
    [2, 6, 5],
    "11 vs 10: hit (advantage)",
    "1d8+3 slashing 8",
  ],
  [
    "both restrained: that cancels",
    {
      self: { ...fighter, ...suffering("restrained") },
      other: { ...plain, ...suffering("restrained") },
    },
    {},
    [5, 5],
    "10 vs 10: hit",
    "1d8+3 slashing 8",
  ],
  [
    "paralyzed, from within 5 feet: 1 + 2 + 3",
    { at: beside, other: { ...plain, ...suffering("paralyzed") } },
    {},
    [5, 9, 1, 2],
    "14 vs 10: critical (advantage)",
    "2d8+3 slashing 6",
  ],
  [
    "paralyzed, from afar",
    { self: archer, at: apart(6), other: { ...plain, ...suffering("paralyzed") } },
    {},
    [5, 9, 6],
    "14 vs 10: hit (advantage)",
    "1d8+3 piercing 9",
  ],
  [
    "unconscious, from within 5 feet",
    { other: { ...plain, ...suffering("unconscious") } },
    {},
    [7, 2, 3, 3],
    "12 vs 10: critical (advantage)",
    "2d8+3 slashing 9",
  ],
  [
    "a miss is never critical",
    { other: { ...chained, ...suffering("paralyzed") } },
    {},
    [4, 9],
    "14 vs 16: miss (advantage)",
    "none",
  ],
  [
    "stunned",
    { other: { ...plain, ...suffering("stunned") } },
    {},
    [1, 5, 2],
    "10 vs 10: hit (advantage)",
    "1d8+3 slashing 5",
  ],
  [
    "blinded",
    { other: { ...plain, ...suffering("blinded") } },
    {},
    [4, 8, 2],
    "13 vs 10: hit (advantage)",
    "1d8+3 slashing 5",
  ],
  [
    "who attacks is blinded",
    { self: { ...fighter, ...suffering("blinded") } },
    {},
    [14, 4],
    "9 vs 10: miss (disadvantage)",
    "none",
  ],
  [
    "who attacks is invisible",
    { self: { ...fighter, ...suffering("invisible") } },
    {},
    [4, 11, 8],
    "16 vs 10: hit (advantage)",
    "1d8+3 slashing 11",
  ],
  [
    "invisible",
    { other: { ...plain, ...suffering("invisible") } },
    {},
    [14, 6, 8],
    "11 vs 10: hit (disadvantage)",
    "1d8+3 slashing 11",
  ],
  [
    "both invisible: that cancels",
    {
      self: { ...fighter, ...suffering("invisible") },
      other: { ...plain, ...suffering("invisible") },
    },
    {},
    [5, 8],
    "10 vs 10: hit",
    "1d8+3 slashing 11",
  ],
  [
    "blindsight sees the invisible",
    { self: monster("Giant Bat"), at: beside, other: { ...plain, ...suffering("invisible") } },
    {},
    // Bite +4, 1d6 + 2.
    [6, 4],
    "10 vs 10: hit",
    "1d6+2 piercing 6",
  ],
  [
    "frightened, with what it fears in sight",
    { self: { ...fighter, ...suffering("frightened", { from: "g" }) } },
    {},
    [16, 4],
    "9 vs 10: miss (disadvantage)",
    "none",
  ],
  [
    "hidden",
    { selfIs: { hidden: 15 } },
    {},
    [3, 9, 8],
    "14 vs 10: hit (advantage)",
    "1d8+3 slashing 11",
  ],
  [
    "hidden from nobody: passive Perception 10 finds 10",
    { selfIs: { hidden: 10 } },
    {},
    [9, 8],
    "14 vs 10: hit",
    "1d8+3 slashing 11",
  ],
  [
    "a target that hides",
    { otherIs: { hidden: 15 } },
    {},
    [9, 3],
    "8 vs 10: miss (disadvantage)",
    "none",
  ],
  [
    "two humans in the dark: that cancels",
    { encounter: { light: "darkness" } },
    {},
    [5, 8],
    "10 vs 10: hit",
    "1d8+3 slashing 11",
  ],
  [
    "darkvision in the dark sees unseen",
    { self: monster("Goblin"), at: beside, encounter: { light: "darkness" } },
    // Scimitar +4, 1d6 + 2.
    { attack: "Scimitar" },
    [2, 6, 3],
    "10 vs 10: hit (advantage)",
    "1d6+2 slashing 5",
  ],
  ["said", {}, { advantage: true }, [2, 6, 8], "11 vs 10: hit (advantage)", "1d8+3 slashing 11"],
  [
    "said for and against",
    {},
    { advantage: true, disadvantage: true },
    [6, 8],
    "11 vs 10: hit",
    "1d8+3 slashing 11",
  ],
  [
    "Bless: 8 + 5 + 3",
    {
      self: {
        ...fighter,
        ...under("Bless", [{ kind: "roll", on: "attack", by: "self", bonus: "1d4" }]),
      },
      other: chained,
    },
    {},
    [8, 3, 8],
    "16 vs 16: hit",
    "1d8+3 slashing 11",
  ],
  [
    "Bane: 12 + 5 - 2",
    {
      self: {
        ...fighter,
        ...under("Bane", [{ kind: "roll", on: "attack", by: "self", bonus: "-1d4" }]),
      },
      other: chained,
    },
    {},
    [12, 2],
    "15 vs 16: miss",
    "none",
  ],
];

const named = (rows: readonly Row[]) =>
  rows.map(([what, duel, how, dice, roll, damage]) => ({ what, duel, how, dice, roll, damage }));

type Worked = ReturnType<typeof named>[number];

/** The attack as it came out: its roll, and its damage. */
const worked = async ({ duel, how, dice }: Worked): Promise<readonly string[]> => {
  const outcome = await attackIn(duelOf({ self: fighter, other: plain, ...duel }), dice, { how });
  return outcome.refused ? [outcome.refused.message] : [rolledAs(outcome), damagedAs(outcome)];
};

describe("an attack against an armour class", () => {
  it.each(named(sword))("$what", async (row) => {
    expect(await worked(row)).toEqual([row.roll, row.damage]);
  });
});

describe("advantage and disadvantage", () => {
  it.each(named(sources))("$what", async (row) => {
    expect(await worked(row)).toEqual([row.roll, row.damage]);
  });
});

const places: readonly Row[] = [
  [
    "at normal range",
    { self: archer, at: apart(30) },
    {},
    [5, 5],
    "10 vs 10: hit",
    "1d8+3 piercing 8",
  ],
  [
    "at long range",
    { self: archer, at: apart(31) },
    {},
    [15, 5, 5],
    "10 vs 10: hit (disadvantage)",
    "1d8+3 piercing 8",
  ],
  [
    "shot with a foe within 5 feet",
    { self: archer, at: apart(6), also: [foe(0, 1)] },
    {},
    [15, 4],
    "9 vs 10: miss (disadvantage)",
    "none",
  ],
  [
    "shot with a helpless foe within 5 feet",
    { self: archer, at: apart(6), also: [foe(0, 1, suffering("stunned"))] },
    {},
    [5, 5],
    "10 vs 10: hit",
    "1d8+3 piercing 8",
  ],
  [
    "shot with a blind foe within 5 feet",
    { self: archer, at: apart(6), also: [foe(0, 1, suffering("blinded"))] },
    {},
    [5, 5],
    "10 vs 10: hit",
    "1d8+3 piercing 8",
  ],
  [
    "shot with an ally within 5 feet",
    { self: archer, at: apart(6), also: [ally(0, 1)] },
    {},
    [5, 5],
    "10 vs 10: hit",
    "1d8+3 piercing 8",
  ],
  [
    "Pack Tactics with an ally beside the target",
    // Wolf: bite +4, 2d4 + 2; the last die is the Strength save against falling prone.
    { self: monster("Wolf"), at: beside, also: [ally(2, 0)] },
    {},
    [2, 6, 1, 2, 20],
    "10 vs 10: hit (advantage)",
    "2d4+2 piercing 5",
  ],
  [
    "Pack Tactics with an ally elsewhere",
    { self: monster("Wolf"), at: beside, also: [ally(3, 0)] },
    {},
    [6, 1, 2, 20],
    "10 vs 10: hit",
    "2d4+2 piercing 5",
  ],
  [
    "Pack Tactics with an ally that is down",
    {
      self: monster("Wolf"),
      at: beside,
      also: [ally(2, 0, { hp: { current: 0, temporary: 0 } })],
    },
    {},
    [6, 1, 2, 20],
    "10 vs 10: hit",
    "2d4+2 piercing 5",
  ],
  [
    "Sneak Attack with an ally beside the target",
    { self: rogue, at: beside, also: [ally(2, 0)] },
    {},
    [5, 4, 5],
    "10 vs 10: hit",
    "1d6+3 piercing 7, 1d6 piercing 5",
  ],
  [
    "no Sneak Attack alone",
    { self: rogue, at: beside },
    {},
    [5, 4],
    "10 vs 10: hit",
    "1d6+3 piercing 7",
  ],
  [
    "Sneak Attack with advantage",
    { self: rogue, at: beside },
    { advantage: true },
    [5, 14, 4, 5],
    "19 vs 10: hit (advantage)",
    "1d6+3 piercing 7, 1d6 piercing 5",
  ],
  [
    "Sneak Attack of a critical hit",
    { self: rogue, at: beside },
    { advantage: true },
    [5, 20, 4, 5, 6, 1],
    "25 vs 10: critical (advantage)",
    "2d6+3 piercing 12, 2d6 piercing 7",
  ],
  [
    "no Sneak Attack with disadvantage",
    { self: { ...rogue, ...suffering("poisoned") }, at: beside, also: [ally(2, 0)] },
    {},
    [5, 14, 4],
    "10 vs 10: hit (disadvantage)",
    "1d6+3 piercing 7",
  ],
  [
    "flanked, where that is played",
    {
      at: beside,
      also: [ally(2, 0)],
      encounter: { house: { diagonals: "5", autoReactions: "none", flanking: true } },
    },
    {},
    [2, 5, 1],
    "10 vs 10: hit (advantage)",
    "1d8+3 slashing 4",
  ],
  [
    "flanked, where it is not",
    { at: beside, also: [ally(2, 0)] },
    {},
    [5, 1],
    "10 vs 10: hit",
    "1d8+3 slashing 4",
  ],
  [
    "no flanking from the same side",
    {
      at: beside,
      also: [ally(0, 1)],
      encounter: { house: { diagonals: "5", autoReactions: "none", flanking: true } },
    },
    {},
    [5, 1],
    "10 vs 10: hit",
    "1d8+3 slashing 4",
  ],
  [
    "a javelin thrown by an ogre from 30 feet",
    // Javelin +6, 2d6 + 4.
    { self: monster("Ogre"), at: apart(7) },
    { attack: "Javelin" },
    [4, 1, 2],
    "10 vs 10: hit",
    "2d6+4 piercing 7",
  ],
];

const halfOrc = armed({
  levels: { fighter: 1 },
  race: "half-orc",
  abilities: { ...strong, str: 14 },
  items: [held("longsword", "main_hand")],
});
const champion = armed({
  levels: { fighter: 3 },
  subclasses: { fighter: "champion" },
  abilities: strong,
  items: [held("longsword", "main_hand")],
});
const dueling = armed({
  levels: { fighter: 1 },
  abilities: strong,
  options: { "fighter-fighting-style": ["fighter-fighting-style-dueling"] },
  items: [held("longsword", "main_hand")],
});
const pair = [held("shortsword", "main_hand"), held("shortsword", "off_hand")];
const pairs = armed({ levels: { fighter: 1 }, abilities: nimble, items: pair });
const weakPair = armed({
  levels: { fighter: 1 },
  abilities: { ...strong, str: 8 },
  items: [held("light-hammer", "main_hand"), held("light-hammer", "off_hand")],
});
const werewolf = { ...monster("Werewolf"), id: "g" };
const silvered = armed({
  levels: { fighter: 1 },
  abilities: strong,
  items: [held("longsword", "main_hand", { name: "Silvered Longsword" })],
});
const magical = armed({
  levels: { fighter: 1 },
  abilities: strong,
  items: [held("longsword", "main_hand", { name: "Longsword +1", magic: "weapon-1" })],
});

const blows: readonly Row[] = [
  [
    "resistance: half of 7",
    { other: thin(meeting("resistance", "slashing")) },
    {},
    [10, 4],
    "15 vs 10: hit",
    "1d8+3 slashing 7→3",
  ],
  [
    "resistance to a critical hit: half of 12",
    { other: thin(meeting("resistance", "slashing")) },
    {},
    [20, 4, 5],
    "25 vs 10: critical",
    "2d8+3 slashing 12→6",
  ],
  [
    "immunity",
    { other: thin(meeting("immunity", "slashing")) },
    {},
    [10, 4],
    "15 vs 10: hit",
    "1d8+3 slashing 7→0",
  ],
  [
    "vulnerability",
    { other: thin(meeting("vulnerability", "slashing")) },
    {},
    [10, 4],
    "15 vs 10: hit",
    "1d8+3 slashing 7→14",
  ],
  [
    "resistance and vulnerability: 7, 3, 6",
    { other: thin(meeting("resistance", "slashing"), meeting("vulnerability", "slashing")) },
    {},
    [10, 4],
    "15 vs 10: hit",
    "1d8+3 slashing 7→6",
  ],
  [
    "resistance to one of two types",
    // Balor's longsword: +14, 3d8 + 8 slashing and 3d8 lightning.
    { self: monster("Balor"), other: thin(meeting("resistance", "lightning")) },
    { attack: "Longsword" },
    [2, 1, 2, 3, 4, 4, 1],
    "16 vs 10: hit",
    "3d8+8 slashing 14, 3d8 lightning 9→4",
  ],
  [
    "plain steel on a werewolf",
    { other: werewolf },
    {},
    [10, 4],
    "15 vs 11: hit",
    "1d8+3 slashing 7→0",
  ],
  [
    "silver on a werewolf",
    { self: silvered, other: werewolf },
    {},
    [10, 4],
    "15 vs 11: hit",
    "1d8+3 slashing 7",
  ],
  [
    "magic on a werewolf: +6, and 4 + 3 + 1",
    { self: magical, other: werewolf },
    {},
    [10, 4],
    "16 vs 11: hit",
    "1d8+4 slashing 8",
  ],
  [
    "Savage Attacks: one die of the weapon more",
    { self: halfOrc },
    {},
    // Strength 14 and 2 of the race are +3.
    [20, 1, 2, 3],
    "25 vs 10: critical",
    "3d8+3 slashing 9",
  ],
  [
    "Improved Critical",
    { self: champion },
    {},
    [19, 4, 5],
    "24 vs 10: critical",
    "2d8+3 slashing 12",
  ],
  ["19 of others", {}, {}, [19, 4], "24 vs 10: hit", "1d8+3 slashing 7"],
  [
    "19 of a champion that does not reach",
    { self: champion, other: withArmorClass(15) },
    {},
    [19],
    "24 vs 25: miss",
    "none",
  ],
  [
    "Dueling, a part of its own",
    { self: dueling },
    {},
    [10, 4],
    "15 vs 10: hit",
    "1d8+3 slashing 7, 2 slashing 2",
  ],
  [
    "the second blade, without the ability",
    { self: pairs },
    { offhand: true, economy: "free" },
    [10, 4],
    "15 vs 10: hit",
    "1d6 piercing 4",
  ],
  [
    "the second blade of the weak: what is negative stays",
    { self: weakPair },
    { offhand: true, economy: "free" },
    // Strength 8 is -1: 10 - 1 + 2.
    [10, 3],
    "11 vs 10: hit",
    "1d4-1 bludgeoning 2",
  ],
  [
    "bare hands: 1 and Strength",
    {},
    { attack: "Unarmed Strike" },
    [10],
    "15 vs 10: hit",
    "4 bludgeoning 4",
  ],
  [
    "bare hands, critical: no dice to double",
    {},
    { attack: "Unarmed Strike" },
    [20],
    "25 vs 10: critical",
    "4 bludgeoning 4",
  ],
  [
    "as it was said",
    {},
    { said: { bonus: 7, damage: "2d6+4", damageType: "fire" } },
    [9, 3, 3],
    "16 vs 10: hit",
    "2d6+4 fire 10",
  ],
  [
    "a greatsword in small hands",
    {
      self: armed({
        race: "halfling",
        subrace: "lightfoot-halfling",
        levels: { fighter: 1 },
        abilities: strong,
        items: [held("greatsword", "two_hands")],
      }),
    },
    {},
    [15, 5, 1, 2],
    "10 vs 10: hit (disadvantage)",
    "2d6+3 slashing 6",
  ],
  [
    "Lucky: the 1 is rolled again",
    {
      self: armed({
        race: "halfling",
        subrace: "lightfoot-halfling",
        levels: { fighter: 1 },
        abilities: strong,
        items: [held("longsword", "main_hand")],
      }),
    },
    {},
    [1, 14, 1],
    "19 vs 10: hit",
    "1d8+3 slashing 4",
  ],
];

describe("where the two stand", () => {
  it.each(named(places))("$what", async (row) => {
    expect(await worked(row)).toEqual([row.roll, row.damage]);
  });
});

describe("the damage of a hit", () => {
  it.each(named(blows))("$what", async (row) => {
    expect(await worked(row)).toEqual([row.roll, row.damage]);
  });
});

it("is worked in at least sixty ways", () => {
  const all = [...sword, ...sources, ...places, ...blows].map(([what]) => what);
  expect(new Set(all).size).toBeGreaterThanOrEqual(60);
});
