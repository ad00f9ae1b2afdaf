import type { Compendium } from "@tabletop-mcp/rules-engine";
import { clipped } from "./clipped.js";

/** Characters of a value in a text: the sheet has all of it. */
const longest = 120;

/** What a field was and is, in names: "Elf → Half-Elf", "nothing → Fighting Style: Defense"; of a record what is different. */
export function changeWords(
  { field, from, to }: { readonly field: string; readonly from: unknown; readonly to: unknown },
  compendium: Compendium,
): string {
  const nameOf = namesOf(field, compendium);
  const [was, is] = different(from, to);
  return [was, is].map((of) => String(clipped(words(of, nameOf), longest))).join(" → ");
}

type NameOf = (id: string) => string;

/** The tables that hold the ids of a field; text of people's own stays as it is. */
function namesOf(field: string, compendium: Compendium): NameOf {
  const { races, subraces, subclasses, backgrounds, spells, skills, languages } = compendium;
  const { classes, gear } = compendium;
  const tables: Readonly<Record<string, readonly { find: Compendium["races"]["find"] | Find }[]>> =
    {
      race: [races],
      subrace: [subraces],
      subclass: [classes, subclasses],
      background: [backgrounds],
      skills: [skills],
      expertise: [skills, gear],
      spells: [spells],
      prepared: [spells],
      "choices.tools": [gear],
      "choices.languages": [languages],
    };
  const those = tables[field];
  if (those !== undefined)
    return (id) => those.map(({ find }) => find(id)?.name).find(Boolean) ?? heading(id);
  return field.startsWith("choices") || field === "abilities" ? heading : (text) => text;
}

type Find = (name: string) => { readonly name: string } | undefined;

function words(of: unknown, nameOf: NameOf): string {
  if (of === undefined || of === null || of === "") return "nothing";
  if (typeof of === "string") return nameOf(of);
  if (typeof of !== "object") return JSON.stringify(of);
  const all: readonly string[] = Array.isArray(of)
    ? of.map((one) => words(one, nameOf))
    : "name" in of
      ? [String(of.name)]
      : Object.entries(of).map((entry) => pair(entry, nameOf));
  return all.length === 0 ? "nothing" : all.join(", ");
}

/** "STR 15", "Fighting Style: Defense": an option says again of which feature it is. */
function pair([key, of]: readonly [string, unknown], nameOf: NameOf): string {
  if (typeof of === "number") return `${key.toUpperCase()} ${of}`;
  const [, own = key] = /^[a-z]+-(.+)$/.exec(key) ?? [];
  const plain = (id: string): string =>
    nameOf(id.startsWith(`${key}-`) ? id.slice(key.length + 1) : id);
  return `${heading(own)}: ${words(of, plain)}`;
}

/** Of two records what is not the same in both. */
function different(from: unknown, to: unknown): readonly [unknown, unknown] {
  if (!isRecord(from) || !isRecord(to) || "name" in from || "name" in to) return [from, to];
  const same = (key: string): boolean => JSON.stringify(from[key]) === JSON.stringify(to[key]);
  const rest = (of: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(of).filter(([key]) => !same(key)));
  return [rest(from), rest(to)];
}

const isRecord = (of: unknown): of is Readonly<Record<string, unknown>> =>
  typeof of === "object" && of !== null && !Array.isArray(of);

/** "fighting-style" and "favoredEnemy" as headings. */
const heading = (id: string): string =>
  id
    .replaceAll(/[-_]/g, " ")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
