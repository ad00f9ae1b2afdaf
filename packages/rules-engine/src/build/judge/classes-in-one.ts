import type { CharacterClass } from "@tabletop-mcp/srd-data/classes";
import type { Table } from "../../tables/compendium.js";
import { nearest } from "../../tables/nearest.js";
import { error, quoted, type Remark } from "./report.js";

/** "Paladin 2/Warlock 3" in place of a class: the error that says how to write it; nothing if no class is named so. */
export function classesInOne(
  text: string,
  field: string,
  classes: Pick<Table<CharacterClass>, "all" | "find">,
): Remark | undefined {
  const parts = text
    .slice(0, longest)
    .split(/[/,+&]|\band\b/iu)
    .map(readPart);
  const taken = parts.map(({ name, level }) => ({ name: meant(name, classes), level }));
  const isSplit = parts.length > 1 || parts.some(({ level }) => level !== undefined);
  if (!isSplit || taken.some(({ name }) => name === undefined)) return undefined;
  const [first, ...others] = taken.map(
    ({ name, level }) => `class: "${name}", level: ${level ?? "…"}`,
  );
  const more = others.map((one) => `{ ${one} }`).join(", ");
  return error({
    field,
    problem: `${quoted(text)} is more than a class: use class, level and multiclass [{ class, level }].`,
    rule: "Classes",
    legal: [others.length > 0 ? `${first}, multiclass: [${more}]` : `${first}`],
  });
}

const longest = 100;

interface Part {
  readonly name: string;
  readonly level?: string | undefined;
}

/** "Paladin 2", "Paladin (2)" or "Paladin". */
function readPart(part: string): Part {
  const [, name = "", level] = /^\s*([a-z' -]*?)[\s(]*(\d{1,2})?\)?\s*$/iu.exec(part) ?? [];
  return { name, level };
}

const meant = (
  name: string,
  { all, find }: Pick<Table<CharacterClass>, "all" | "find">,
): string | undefined =>
  find(name)?.name ??
  nearest(
    name,
    all.map((one) => one.name),
    1,
  )[0];
