import type { RollKind } from "@tabletop-mcp/srd-data";
import type { ActiveEffect } from "./active.js";
import { amountOf, type Readings } from "./amount.js";
import { applies, type Circumstances } from "./predicate.js";

/** What surely bears on a kind of roll that a creature makes. */
export interface RollBonuses {
  readonly flat: readonly { readonly source: string; readonly value: number }[];
  /** "+1d4 Bless": what only a roll can settle. */
  readonly dice: readonly string[];
  readonly advantage: readonly string[];
  readonly disadvantage: readonly string[];
}

/** The roll effects of a creature that apply whenever it makes a roll of these kinds in these circumstances. */
export function rollBonuses(
  kinds: readonly RollKind[],
  known: Circumstances,
  { actives, readings }: { readonly actives: readonly ActiveEffect[]; readonly readings: Readings },
): RollBonuses {
  const bearing = actives.flatMap((active) => {
    const { effect, source } = active;
    if (effect.kind !== "roll" || effect.by !== "self" || !kinds.includes(effect.on)) return [];
    if (!applies(active, known)) return [];
    const bonus = effect.bonus === undefined ? 0 : amountOf(effect.bonus, active, readings);
    return [{ source, mode: effect.mode, bonus }];
  });
  const by = (wanted: "advantage" | "disadvantage"): readonly string[] => [
    ...new Set(bearing.flatMap(({ source, mode }) => (mode === wanted ? [source] : []))),
  ];
  return {
    flat: bearing.flatMap(({ source, bonus }) =>
      typeof bonus === "number" && bonus !== 0 ? [{ source, value: bonus }] : [],
    ),
    dice: bearing.flatMap(({ source, bonus }) =>
      typeof bonus === "string" ? [`${/^[+-]/u.test(bonus) ? "" : "+"}${bonus} ${source}`] : [],
    ),
    advantage: by("advantage"),
    disadvantage: by("disadvantage"),
  };
}
