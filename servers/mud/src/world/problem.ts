import { nearest } from "../nearest.js";

/** What is wrong, and at which place of the file. */
export interface Problem {
  readonly path: Path;
  readonly message: string;
}

export type Path = readonly (string | number)[];

const isParent = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** The value at a path; short forms end it early. */
const within = (value: unknown, key: string | number): unknown =>
  isParent(value) && Object.hasOwn(value, key) ? value[String(key)] : undefined;

/** The part of a path that the file really has: "exits.north" stands for "exits.north.to". */
export function pathIn(file: unknown, path: Path): Path {
  let value = file;
  return path.filter((key) => {
    const isThere = isParent(value);
    value = within(value, key);
    return isThere;
  });
}

/** A path for reading: rooms[3] "hall" → exits.north. */
export function placeOf(file: unknown, path: Path): string {
  let value = file;
  let said = "";
  let wasNamed = false;
  for (const key of pathIn(file, path)) {
    value = within(value, key);
    const label = typeof key === "number" ? labelOf(value) : "";
    const joint = typeof key === "number" ? `[${key}]` : said === "" ? key : `.${key}`;
    said += wasNamed ? ` → ${joint.replace(/^\./, "")}${label}` : `${joint}${label}`;
    wasNamed = label !== "";
  }
  return said === "" ? "the file" : said;
}

/** What an entry of a list is called. */
function labelOf(value: unknown): string {
  const id = within(value, "id") ?? within(value, "name");
  return typeof id === "string" ? ` ${JSON.stringify(id.slice(0, 40))}` : "";
}

const most = 12;

/** There is none of this name, with the one that may be meant and those that there are. */
export function unknownName(kind: string, said: string, names: readonly string[]): string {
  const [meant] = nearest(said, names, 1);
  const guess = meant === undefined ? "" : ` Did you mean ${JSON.stringify(meant)}?`;
  const more = names.length > most ? `, and ${names.length - most} more` : "";
  const allowed = `${names.slice(0, most).join(", ")}${more}`;
  return `there is no ${kind} ${JSON.stringify(said)}.${guess} Allowed: ${allowed || "none, as the file has no such thing"}`;
}
