import type { ClassFeature } from "./class.js";
import { markdownTable, ordinal } from "./words.js";

const levels = Array.from({ length: 20 }, (_, index) => index + 1);

/** The class table of twenty levels, from the columns among its features; "" where there are none. */
export function classTable(features: readonly ClassFeature[]): string {
  const columns = features
    .filter(({ data_for_class_table: cells }) => cells.length > 0)
    .sort((a, b) => rank(a) - rank(b));
  if (columns.length === 0) return "";
  const [bonus, ...others] = columns;
  const cell = (column: ClassFeature | undefined, level: number): string =>
    column?.data_for_class_table.find((one) => one.level === level)?.column_value ?? "-";
  const gained = (level: number): string =>
    features
      .filter(({ gained_at }) => gained_at.some((one) => one.level === level))
      .map(({ name }) => name)
      .join(", ") || "-";
  return markdownTable(
    ["Level", bonus?.name ?? "", "Features", ...others.map(({ name }) => name)],
    levels.map((level) => [
      ordinal(level),
      cell(bonus, level),
      gained(level),
      ...others.map((column) => cell(column, level)),
    ]),
  );
}

/** The proficiency bonus stands first, spell slots last. */
const rank = ({ feature_type }: ClassFeature): number =>
  feature_type === "PROFICIENCY_BONUS" ? 0 : feature_type === "SPELL_SLOTS" ? 2 : 1;
