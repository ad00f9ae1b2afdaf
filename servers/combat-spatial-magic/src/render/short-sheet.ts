import {
  type EffectiveStat,
  onceOf,
  type Sheet,
  type SheetCasting,
} from "@tabletop-mcp/rules-engine";
import { clipped } from "./events.js";
import { reasons } from "./few.js";

/** Stacks of an inventory, and effects, in one reply; manage_inventory lists further pages, manage_effect all effects. */
export const mostStacks = 100;
const mostEffects = 20;
const longestRule = 300;

/** A sheet of which long lists are shortened: what is left out of them is counted. */
export type ShortSheet = Sheet & { readonly moreEffects?: number; readonly moreItems?: number };

/** The sheet as replies show it: few of many reasons, effects and things. */
export const shortSheet = onceOf((sheet: Sheet): ShortSheet => {
  const { effects, inventory, spellcasting } = sheet;
  return {
    ...sheet,
    ...shortStats(sheet),
    ...(sheet.creature !== undefined && { proficiencies: unnamed(sheet.proficiencies) }),
    attacks: sheet.attacks.map((attack) => ({ ...attack, notes: reasons(attack.notes) })),
    ...(spellcasting && {
      spellcasting: { ...spellcasting, classes: spellcasting.classes.map(shortCasting) },
    }),
    houseRules: sheet.houseRules.map((rule) => String(clipped(rule, longestRule))),
    effects: effects.slice(0, mostEffects),
    ...(effects.length > mostEffects && { moreEffects: effects.length - mostEffects }),
    inventory: inventory.slice(0, mostStacks),
    ...(inventory.length > mostStacks && { moreItems: inventory.length - mostStacks }),
  };
});

/** A stat block is taken to be proficient with whatever it has: that goes without saying (Monsters, Equipment). */
const unnamed = (trained: Sheet["proficiencies"]): Sheet["proficiencies"] => ({
  ...trained,
  armor: [],
  weapons: [],
});

const shortStats = (sheet: Sheet) => ({
  abilities: each(sheet.abilities),
  proficiencyBonus: short(sheet.proficiencyBonus),
  armorClass: short(sheet.armorClass),
  hp: { ...sheet.hp, maximum: short(sheet.hp.maximum) },
  speed: each(sheet.speed),
  initiative: short(sheet.initiative),
  savingThrows: each(sheet.savingThrows),
  skills: each(sheet.skills),
  passivePerception: short(sheet.passivePerception),
  passiveInvestigation: short(sheet.passiveInvestigation),
  passiveInsight: short(sheet.passiveInsight),
});

const shortCasting = (one: SheetCasting): SheetCasting => ({
  ...one,
  saveDc: short(one.saveDc),
  attackBonus: short(one.attackBonus),
});

const short = <Stat extends EffectiveStat>(stat: Stat): Stat => ({
  ...stat,
  modifiers: reasons(stat.modifiers),
});

const each = <Stats extends Readonly<Record<string, EffectiveStat>>>(stats: Stats): Stats =>
  Object.fromEntries(Object.entries(stats).map(([name, stat]) => [name, short(stat)])) as Stats;
