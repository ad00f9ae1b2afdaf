import type { ClassLevel } from "../src/classes/types.js";
import type { Agreement } from "./agreement.js";
import { type Raw, slug } from "./records.js";

/** The cells of a class's table in Open5e v1, by column and level. */
export type ClassTable = ReadonlyMap<string, readonly string[]>;

export function readClassTable(markdown: string): ClassTable {
  const rows = markdown
    .split("\n")
    .filter((line) => line.includes("|") && !/^\|?[\s|-]+$/.test(line))
    .map((line) =>
      line
        .replace(/^\s*\|/, "")
        .replace(/\|\s*$/, "")
        .split("|")
        .map((cell) => cell.trim()),
    );
  const [head = [], ...levels] = rows;
  if (levels.length !== 20) throw new Error(`A class has 20 levels, not ${levels.length}.`);
  return new Map(head.map((column, at) => [slug(column), levels.map((row) => row[at] ?? "")]));
}

const plainColumns = new Set([
  "level",
  "proficiency-bonus",
  "features",
  "cantrips-known",
  "spells-known",
  "spell-slots",
  "slot-level",
]);
const slotColumns = ["1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th"];

/** What each level has in numbers; features are added by who knows them. */
export function classLevels(table: ClassTable): readonly Omit<ClassLevel, "features">[] {
  return Array.from({ length: 20 }, (_, at) => {
    const cell = (column: string): string | undefined => table.get(column)?.[at];
    const number = (column: string): number | undefined => numberIn(cell(column));
    const slots = slotColumns.map((column) => number(column) ?? 0);
    const most = slots.findLastIndex((count) => count > 0) + 1;
    const [cantripsKnown, spellsKnown, pact] = [
      number("cantrips-known"),
      number("spells-known"),
      number("spell-slots"),
    ];
    const others = [...table.keys()].filter(
      (column) => !plainColumns.has(column) && !slotColumns.includes(column),
    );
    const numbers = Object.fromEntries(
      others.flatMap((column) => {
        const value = valueIn(cell(column));
        return value === undefined ? [] : [[column, value]];
      }),
    );
    return {
      level: at + 1,
      proficiencyBonus: number("proficiency-bonus") ?? 0,
      ...(cantripsKnown !== undefined && { cantripsKnown }),
      ...(spellsKnown !== undefined && { spellsKnown }),
      ...(most > 0 && { slots: slots.slice(0, most) }),
      ...(pact !== undefined && { pact: { slots: pact, level: number("slot-level") ?? 0 } }),
      ...(others.length > 0 && { numbers }),
    };
  });
}

const numberIn = (cell: string | undefined): number | undefined => {
  const match = /^\+?(\d+)(?:st|nd|rd|th)?$/.exec(cell ?? "");
  return match === null ? undefined : Number(match[1]);
};

/** "+2", "+10 ft.", "1d6", "Unlimited"; a dash is nothing. */
function valueIn(cell: string | undefined): number | string | undefined {
  if (cell === undefined || /^[-—]?$/.test(cell)) return undefined;
  const match = /^\+?(\d+)(?: ft\.)?$/.exec(cell);
  return match === null ? cell.toLowerCase() : Number(match[1]);
}

/** Holds the table against the columns that v2 keeps as features. */
export function checkTable(
  id: string,
  table: ClassTable,
  { next, agreement }: { next: Raw; agreement: Agreement },
): void {
  for (const feature of next.features) {
    const column = slug(feature.name)
      .replace(/^slots-/, "")
      .replace(/^spell-slots-/, "");
    const cells =
      table.get(column) ??
      table.get(
        feature.key
          .split("_")
          .at(-1)
          .replace(/^slots-/, ""),
      );
    if (cells === undefined || feature.data_for_class_table.length === 0) continue;
    const said = new Map<number, string>(
      feature.data_for_class_table.map(({ level, column_value: value }: Raw) => [level, value]),
    );
    const row = (of: (level: number) => string): string =>
      cells.map((_, at) => of(at + 1)).join(" ");
    agreement.of(id, `table ${column}`, {
      v1: row((level) => String(valueIn(cells[level - 1]) ?? "-")),
      v2: row((level) => String(valueIn(said.get(level)) ?? "-")),
    });
  }
}
