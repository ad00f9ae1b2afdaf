import type { Skill } from "@tabletop-mcp/srd-data";
import { expect } from "vitest";
import type { Action } from "../../src/game/action.js";
import type { CreateRequest } from "../../src/game/request.js";
import { creatureIn, type GameState } from "../../src/game/state.js";
import { resolve } from "../../src/resolve/resolve.js";
import type { Sheet, SheetAttack, SheetCasting } from "../../src/sheet/sheet.js";
import { sheetOf } from "../../src/sheet/sheet-of.js";
import { usingDice } from "../../testing/index.js";

/** Strength, Dexterity, Constitution, Intelligence, Wisdom, Charisma. */
export type Six = readonly [number, number, number, number, number, number];

const order = ["str", "dex", "con", "int", "wis", "cha"] as const;

/** Which ability each skill goes by (Using Ability Scores, Skills), by its place among the six. */
const skillAbility: Readonly<Record<Skill, 0 | 1 | 2 | 3 | 4 | 5>> = {
  athletics: 0,
  acrobatics: 1,
  sleight_of_hand: 1,
  stealth: 1,
  arcana: 3,
  history: 3,
  investigation: 3,
  nature: 3,
  religion: 3,
  animal_handling: 4,
  insight: 4,
  medicine: 4,
  perception: 4,
  survival: 4,
  deception: 5,
  intimidation: 5,
  performance: 5,
  persuasion: 5,
};

/** A sheet's numbers as someone writes them down who works them out by hand; what is left out is nothing. */
export interface HandWorked {
  /** After every increase; their modifiers follow. */
  readonly scores: Six;
  readonly saves: Six;
  readonly proficiency: number;
  readonly ac: number;
  readonly hp: number;
  /** "5d10 3d6" */
  readonly hitDice: string;
  /** Feet, walking unless told apart. */
  readonly speed: number | Readonly<Record<string, number>>;
  readonly initiative: number;
  /** Any that is not its ability's modifier and `everyOther`. */
  readonly skills: Readonly<Partial<Record<Skill, number>>>;
  readonly everyOther?: number;
  /** Passive Perception, Investigation, Insight. */
  readonly passive: readonly [number, number, number];
  /** "Spear +6, 1d6+3 (two hands 1d8+3) piercing, 20/60", the bare hand last. */
  readonly attacks: readonly string[];
  /** 1 where it is left out. */
  readonly attacksPerAction?: number;
  /** Some of what is noted beside the first attack. */
  readonly noted?: readonly string[];
  /** "Bard cha DC 13 +5, 2 cantrips, 4 spells" */
  readonly casting?: readonly string[];
  /** Of level 1 and up. */
  readonly slots?: readonly number[];
  /** "2 of level 3" */
  readonly pact?: string;
  /** "2 long-rest" by name. */
  readonly uses?: Readonly<Record<string, string>>;
  readonly darkvision?: number;
  readonly senses?: Readonly<Record<string, number>>;
  readonly resistances?: readonly string[];
  readonly immunities?: readonly string[];
  readonly conditionImmunities?: readonly string[];
  readonly languages: readonly string[];
  /** Fields that have choices open, but for spells: their room is in `casting`. */
  readonly due?: readonly string[];
}

/** Name, what create_character is asked, and the sheet by hand. */
export type Case = readonly [string, Omit<CreateRequest, "name">, HandWorked];

/** The sheet of one who is created so, and then acts. */
export async function sheetAfter(
  request: Omit<CreateRequest, "name">,
  ...actions: readonly Action[]
): Promise<Sheet> {
  const using = await usingDice();
  const create: Action = { type: "create", id: "a", request: { name: "Ada", ...request } };
  const start: GameState = { clock: 0, creatures: {} };
  const state = [create, ...actions].reduce((before, action) => {
    const resolved = resolve(before, action, using);
    if (!resolved.ok) throw new Error(`${resolved.error.code}: ${resolved.error.message}`);
    return resolved.value.state;
  }, start);
  return sheetOf(creatureIn(state, "a"), using.compendium);
}

/** The six saving throws. */
export const savesOf = ({ savingThrows }: Sheet): readonly number[] =>
  order.map((ability) => savingThrows[ability].effective);

/** What hand-worked numbers say of every line of a sheet. */
export function byHand({ scores, skills, everyOther = 0, darkvision, ...told }: HandWorked) {
  const modifiers = scores.map((score) => Math.floor((score - 10) / 2));
  const raw = (at: number): number => (modifiers[at] ?? 0) + everyOther;
  const { noted = [], speed, senses, ...rest } = told;
  return {
    attacksPerAction: 1,
    casting: [],
    slots: [],
    pact: "none",
    uses: {},
    ...rest,
    scores,
    modifiers,
    skills: { ...mapped(skillAbility, raw), ...skills },
    speed: typeof speed === "number" ? { walk: speed } : speed,
    senses: { ...senses, ...(darkvision !== undefined && { darkvision }) },
    noted: expect.arrayContaining([...noted]),
    resistances: [...(told.resistances ?? [])].toSorted(),
    immunities: [...(told.immunities ?? [])].toSorted(),
    conditionImmunities: [...(told.conditionImmunities ?? [])].toSorted(),
    languages: [...told.languages].toSorted(),
    due: [...(told.due ?? [])].toSorted(),
  };
}

/** The same lines, read from a sheet. */
export const asWritten = (
  sheet: Sheet,
): Readonly<Record<keyof ReturnType<typeof byHand>, unknown>> => ({
  scores: order.map((ability) => sheet.abilities[ability].effective),
  modifiers: order.map((ability) => sheet.abilities[ability].modifier),
  saves: savesOf(sheet),
  proficiency: sheet.proficiencyBonus.effective,
  ac: sheet.armorClass.effective,
  hp: sheet.hp.max,
  hitDice: Object.entries(sheet.hitDice)
    .map(([die, { max }]) => `${max}${die}`)
    .join(" "),
  speed: mapped(sheet.speed, ({ effective }) => effective),
  initiative: sheet.initiative.effective,
  skills: mapped(sheet.skills, ({ effective }) => effective),
  passive: [sheet.passivePerception, sheet.passiveInvestigation, sheet.passiveInsight].map(
    ({ effective }) => effective,
  ),
  attacks: sheet.attacks.map(attackLine),
  attacksPerAction: sheet.attacksPerAction,
  noted: sheet.attacks[0]?.notes ?? [],
  ...castingLines(sheet),
  uses: Object.fromEntries(
    sheet.features.flatMap(({ name, uses }) => (uses ? [[name, `${uses.max} ${uses.per}`]] : [])),
  ),
  senses: sheet.senses,
  resistances: sheet.resistances.toSorted(),
  immunities: sheet.immunities.toSorted(),
  conditionImmunities: sheet.conditionImmunities.toSorted(),
  languages: sheet.languages.toSorted(),
  due: sheet.choicesDue.flatMap(({ field }) => (field === "spells" ? [] : [field])).toSorted(),
});

const mapped = <Key extends string, Value, To>(
  record: Readonly<Partial<Record<Key, Value>>>,
  change: (value: Value) => To,
): Readonly<Record<string, To>> =>
  Object.fromEntries(
    Object.entries<Value | undefined>(record).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, change(value)]],
    ),
  );

const signed = (bonus: number): string => (bonus < 0 ? String(bonus) : `+${bonus}`);

function attackLine({ name, bonus, damage, damageType, twoHanded, reach, range }: SheetAttack) {
  const both = twoHanded === undefined ? "" : ` (two hands ${twoHanded})`;
  const far = reach === undefined || reach === 5 ? "" : `, reach ${reach}`;
  const thrown = range === undefined ? "" : `, ${range.normal}/${range.long}`;
  return `${name} ${signed(bonus)}, ${damage}${both} ${damageType}${far}${thrown}`;
}

function castingLines({ spellcasting }: Sheet) {
  if (spellcasting === undefined) return { casting: [], slots: [], pact: "none" };
  const { classes, slots, pact } = spellcasting;
  return {
    casting: classes.map(casterLine),
    slots: Object.entries(slots)
      .toSorted(([a], [b]) => Number(a) - Number(b))
      .map(([, { max }]) => max),
    pact: pact === undefined ? "none" : `${pact.max} of level ${pact.level}`,
  };
}

const casterLine = ({ class: of, ability, saveDc, attackBonus, cantrips, spells }: SheetCasting) =>
  [
    `${of} ${ability} DC ${saveDc.effective} ${signed(attackBonus.effective)}`,
    ...(cantrips.most === 0 ? [] : [`${cantrips.most} cantrips`]),
    ...(spells.most === 0 ? [] : [`${spells.most} spells`]),
  ].join(", ");
