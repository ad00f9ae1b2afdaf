import {
  type ChoiceDue,
  type EffectiveStat,
  type Now,
  onceOf,
  type Sheet,
  type SheetAttack,
  type SheetItem,
  type SheetLoad,
  type SheetSpellcasting,
} from "@tabletop-mcp/rules-engine";
import { castShown, heldView, lastingView } from "./held.js";
import { featureText } from "./sheet.js";
import { shortSheet } from "./short-sheet.js";

/** A number as play needs it: itself, or where something modifies it, what does, and from which base. */
export const statView = ({
  base,
  effective,
  modified,
  modifiers,
}: EffectiveStat): number | EffectiveStat =>
  modified ? { base, effective, modified, modifiers } : effective;

/** The sheet for play: numbers, what is held and carried, choices due by name. `detail: "full"` explains each. */
export function playView(whole: Sheet, now: Now) {
  const { conditions, effects, concentration } = shortSheet(whole);
  return {
    ...timelessView(whole),
    conditions: conditions.map((held) => heldView(held, now)),
    effects: effects.map(({ id, name, kind, source, ...held }) => ({
      id,
      name,
      kind,
      ...(source === undefined ? {} : { source }),
      ...lastingView(held, now),
    })),
    ...(concentration && { concentration: castShown(concentration, now) }),
  };
}

/** What of it is the same at any time: a sheet is mostly looked at again before it changes. */
const timelessView = onceOf((whole: Sheet) => {
  const sheet = shortSheet(whole);
  const { conditions: _c, effects: _e, concentration: _s, ...rest } = sheet;
  const { attacks, features, choicesDue, hp, spellcasting, xp, inspiration, ...other } = rest;
  const { maximum } = hp;
  return {
    ...withoutEmpty(other),
    ...withoutEmpty({ xp, inspiration }),
    ...numbersOf(sheet),
    hp: {
      current: hp.current,
      max: hp.max,
      temp: hp.temp,
      ...(maximum.modified && { maximum: statView(maximum) }),
    },
    proficiencies: withoutEmpty({
      ...sheet.proficiencies,
      savingThrows: named(sheet.savingThrows, ({ proficient }) => proficient),
      skills: named(sheet.skills, ({ proficiency }) => proficiency >= 1),
      expertise: named(sheet.skills, ({ proficiency }) => proficiency > 1),
    }),
    attacks: attacks.map(attackView),
    ...(spellcasting && { spellcasting: castingView(spellcasting) }),
    features: features.map(featureText),
    choicesDue: choicesDue.map(dueView),
    inventory: sheet.inventory.map(itemView),
    coins: coinsView(sheet.coins),
    load: loadView(sheet.load),
  };
});

const numbersOf = (sheet: Sheet) => ({
  abilities: each(sheet.abilities),
  proficiencyBonus: statView(sheet.proficiencyBonus),
  armorClass: statView(sheet.armorClass),
  speed: each(sheet.speed),
  initiative: statView(sheet.initiative),
  savingThrows: each(sheet.savingThrows),
  skills: each(sheet.skills),
  passivePerception: statView(sheet.passivePerception),
  passiveInvestigation: statView(sheet.passiveInvestigation),
  passiveInsight: statView(sheet.passiveInsight),
});

const each = (stats: Readonly<Record<string, EffectiveStat>>) =>
  Object.fromEntries(Object.entries(stats).map(([name, stat]) => [name, statView(stat)]));

const named = <Stat>(
  stats: Readonly<Record<string, Stat>>,
  fits: (stat: Stat) => boolean,
): readonly string[] => Object.entries(stats).flatMap(([name, stat]) => (fits(stat) ? [name] : []));

/** A choice by what it is called and how many are to be made; texts name what is legal. */
export const dueView = ({ field, what, choose }: ChoiceDue) => ({ field, what, choose });

const attackView = ({
  name,
  bonus,
  damage,
  damageType,
  twoHanded,
  reach,
  range,
  ammunition,
  notes,
}: SheetAttack) =>
  withoutEmpty({ name, bonus, damage, damageType, twoHanded, reach, range, ammunition, notes });

const castingView = ({ classes, slots, pact, prepared, spells }: SheetSpellcasting) => ({
  classes: classes.map(({ class: name, ability, saveDc, attackBonus }) => ({
    class: name,
    ability,
    saveDc: statView(saveDc),
    attackBonus: statView(attackBonus),
  })),
  slots,
  ...(pact && { pact }),
  ...(prepared && { prepared }),
  spells: withoutEmpty(spells),
});

/** What somebody carries; a single thing goes without a number. */
export const itemView = ({ id, name, quantity, slot, attuned, charges }: SheetItem) =>
  withoutEmpty({
    id,
    name,
    quantity: quantity === 1 ? undefined : quantity,
    slot,
    attuned,
    charges,
  });

/** The coins that are there. */
export const coinsView = (coins: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(coins).filter(([, amount]) => amount > 0));

/** Pounds carried of those that can be, and whether they are too many. */
export const loadView = ({ carried, capacity, over }: SheetLoad) => ({
  carried,
  capacity,
  ...(over && { over }),
});

/** What says something: no list or object with nothing in it, nothing that is missing or not so. */
export const withoutEmpty = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === false ||
  (typeof value === "object" && value !== null && Object.keys(value).length === 0);
