import type { EffectiveStat, Sheet, SheetAttack, SheetCasting } from "@tabletop-mcp/rules-engine";
import { reasons } from "./few.js";
import { statView } from "./play-sheet.js";

/** Every number that another state of the same creature has differently, by name. */
export function changedStats(before: Sheet, after: Sheet): Readonly<Record<string, EffectiveStat>> {
  const was = new Map(statsOf(before));
  return Object.fromEntries(
    statsOf(after)
      .filter(([name, now]) => !isSame(was.get(name), now))
      .map(([name, { base, effective, modified, modifiers }]) => [
        name,
        { base, effective, modified, modifiers: reasons(modifiers) },
      ]),
  );
}

/** The same as replies show them: a number alone where nothing modifies it any more. */
export const changedView = (stats: Readonly<Record<string, EffectiveStat>>) =>
  Object.fromEntries(Object.entries(stats).map(([name, stat]) => [name, statView(stat)]));

/** What is rolled for (Bless) leaves the number as it is, and yet is something new. */
const isSame = (was: EffectiveStat | undefined, now: EffectiveStat): boolean =>
  was?.effective === now.effective && was.modifiers.join() === now.modifiers.join();

/** "Now: speed 0 (speed 0: Grappled)."; nothing where nothing is different. */
export function changedText(stats: Readonly<Record<string, EffectiveStat>>): string {
  const all = Object.entries(stats).map(([name, { effective, modifiers }]) => {
    const why = modifiers.length === 0 ? "" : ` (${modifiers.join(", ")})`;
    return `${name} ${effective}${why}`;
  });
  return all.length === 0 ? "" : `Now: ${all.join("; ")}.`;
}

const named = (prefix: string, stats: Readonly<Record<string, EffectiveStat | undefined>>) =>
  Object.entries(stats).flatMap(([name, stat]) =>
    stat === undefined ? [] : [[`${prefix}${name}`, stat] as const],
  );

type Named = readonly [string, EffectiveStat];

/** Each under a name of its own: two daggers are "attack Dagger" and "attack Dagger (2)". */
function statsOf(sheet: Sheet): readonly Named[] {
  const times = new Map<string, number>();
  return allStats(sheet).map(([name, stat]) => {
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return [time === 1 ? name : `${name} (${time})`, stat];
  });
}

const allStats = (sheet: Sheet): readonly Named[] => [
  ...named("", sheet.abilities),
  ["armorClass", sheet.armorClass],
  ["maxHp", sheet.hp.maximum],
  ["initiative", sheet.initiative],
  ...Object.entries(sheet.speed).map(
    ([how, stat]) => [how === "walk" ? "speed" : `${how} speed`, stat] as const,
  ),
  ...named("save ", sheet.savingThrows),
  ...named("", sheet.skills),
  ["passivePerception", sheet.passivePerception],
  ...sheet.attacks.map((attack) => [`attack ${attack.name}`, attackStat(attack)] as const),
  ...castingStats(sheet.spellcasting?.classes ?? []),
];

/** Of several spellcastings each says whose it is. */
const castingStats = (all: readonly SheetCasting[]): readonly Named[] =>
  all.flatMap((one): readonly Named[] => {
    const whose = all.length === 1 ? "" : ` ${one.class}`;
    return [
      [`spellDc${whose}`, one.saveDc],
      [`spellAttack${whose}`, one.attackBonus],
    ];
  });

/** The bonus to hit as any other number; what else the attack does is not in it. */
function attackStat({ bonus, parts, notes }: SheetAttack): EffectiveStat {
  const base = parts?.reduce((sum, { value }) => sum + value, 0) ?? bonus;
  return { base, effective: bonus, modified: base !== bonus, modifiers: notes };
}
