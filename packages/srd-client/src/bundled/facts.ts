import type { Effect } from "@tabletop-mcp/srd-data";
import { markdownTable } from "../records/words.js";
import { effectWords } from "./effect.js";
import { plain, sentences, titled } from "./words.js";

/** Fields that are said elsewhere, or that only code reads. */
const silent = new Set([
  "id",
  "name",
  "also",
  "srd",
  "summary",
  "kind",
  "rows",
  "notes",
  "duration",
  "bearer",
]);

/** What an entry of rules holds beside its summary: its fields, its notes, and its table. */
export function factsOf(entry: object): string {
  const { rows = [], notes = [] } = entry as {
    readonly rows?: readonly object[];
    readonly notes?: readonly string[];
  };
  const fields = Object.entries(entry)
    .filter(([name]) => !silent.has(name))
    .map(([name, value]) =>
      name === "effects" ? effectsWords(value) : `${fieldWords(name)}: ${valueWords(value)}`,
    );
  return [sentences(...fields, ...notes), tableOf(rows)].filter((part) => part !== "").join("\n\n");
}

/** Rows of the same fields, as a table in Markdown. */
function tableOf(rows: readonly object[]): string {
  if (rows.length === 0) return "";
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(
    (name) => name !== "id" || !rows.every((row) => "name" in row),
  );
  return markdownTable(
    columns.map(titled),
    rows.map((row) => columns.map((name) => valueWords((row as Record<string, unknown>)[name]))),
  );
}

/** "natural20" is "natural 20". */
const fieldWords = (name: string): string => plain(name).replace(/(?<=[a-z])(?=\d)/, " ");

/** A value in words; of what has words of its own, those. */
function valueWords(value: unknown): string {
  if (value === undefined) return "-";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(valueWords).join(", ");
  if (typeof value === "string") return plain(value);
  if (typeof value === "number") return `${value}`;
  return typeof value === "object" && value !== null ? objectWords(value) : "";
}

function objectWords(value: object): string {
  if ("from" in value && "to" in value) return [...new Set([value.from, value.to])].join("-");
  if ("amount" in value && "coin" in value) return `${String(value.amount)} ${String(value.coin)}`;
  if ("condition" in value) return String(value.condition);
  if ("skill" in value) return titled(String(value.skill));
  return Object.entries(value)
    .filter(([name]) => !silent.has(name))
    .map(([name, inner]) =>
      name === "effects" ? effectsWords(inner) : `${fieldWords(name)} ${valueWords(inner)}`,
    )
    .filter((words) => words !== "")
    .join(", ");
}

const effectsWords = (effects: readonly Effect[]): string => effects.map(effectWords).join("; ");
