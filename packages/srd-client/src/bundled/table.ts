import { markdownTable } from "../records/words.js";
import { fractions, plain, titled } from "./words.js";

/** Rows of the same fields as a table in Markdown; "" where there are none. */
export function tableOf(rows: readonly object[]): string {
  if (rows.length === 0) return "";
  const flat = rows.map(cellsOf);
  const columns = [...new Set(flat.flatMap((row) => Object.keys(row)))];
  return markdownTable(
    columns.map(headingOf),
    flat.map((row) => columns.map((name) => row[name] ?? "-")),
  );
}

const headings: Readonly<Record<string, string>> = {
  dc: "DC",
  feet: "Side (ft.)",
  experience: "Experience Points",
  experienceIfHarmless: "If Harmless",
  slots: "Slots by Level",
};

const headingOf = (name: string): string => headings[name] ?? (isCoin(name) ? name : titled(name));

const isCoin = (name: string): boolean => /^[cesgp]p$/.test(name);

/** Fields that say themselves in another's cell: "20 or more", "at least 2 gp". */
const folded = new Set(["orMore", "minimum", "group", "worth"]);

/** A row's cells, as texts by column; a group's name stands in the names already. */
function cellsOf(row: object): Readonly<Record<string, string>> {
  const fields = row as Readonly<Record<string, unknown>>;
  const worth = Object.entries((fields["worth"] as object | undefined) ?? {});
  const cells = Object.entries(fields)
    .filter(([name]) => !folded.has(name) && !(name === "id" && "name" in fields))
    .map(([name, value]): readonly [string, string] => [name, marked(name, value, fields)]);
  return Object.fromEntries([
    ...cells,
    ...worth.map(([coin, value]): readonly [string, string] => [coin, String(value)]),
  ]);
}

const bonuses = new Set(["modifier", "proficiencyBonus"]);

function marked(name: string, value: unknown, row: Readonly<Record<string, unknown>>): string {
  if (name === "challenge") return fractions.get(Number(value)) ?? String(value);
  if (bonuses.has(name) && typeof value === "number") return value < 0 ? `${value}` : `+${value}`;
  const words = name === "name" ? String(value) : cellWords(value);
  if (name === "feet" && row["orMore"] === true) return `${words} or more`;
  return name === "price" && row["minimum"] === true ? `at least ${words}` : words;
}

function cellWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(cellWords).join(", ");
  if (typeof value === "string") return /^\d+-/.test(value) ? value : plain(value);
  if (typeof value === "number") return `${value}`;
  if (typeof value !== "object" || value === null) return "-";
  if ("from" in value && "to" in value) return [...new Set([value.from, value.to])].join("-");
  if ("amount" in value && "coin" in value) return `${String(value.amount)} ${String(value.coin)}`;
  if ("hitPoints" in value && "roll" in value)
    return `${String(value.hitPoints)} (${String(value.roll)})`;
  return "";
}
