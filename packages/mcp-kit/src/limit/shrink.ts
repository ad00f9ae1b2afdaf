import { beginning, brief } from "./cut-text.js";

type Data = Readonly<Record<string, unknown>>;

/** Most of anything, by how hard it is shortened: items of a list, characters of a text, fields of an object. */
interface Bounds {
  readonly items: number;
  readonly characters: number;
  readonly fields: number;
}

/** What says how the call went: shortened when nothing else is left to shorten. */
const last: ReadonlySet<string> = new Set(["summary", "explanation", "code", "message", "error"]);
const mostOfLast = 20_000;

/** Paths that a shortened answer names. */
const mostPaths = 20;

/** Whether a value's JSON is at most so many characters: some 20 µs for a sheet of 8 KB, and no rougher count is faster. */
export const fits = (value: object, most: number): boolean => JSON.stringify(value).length <= most;

/** Structured content with its longest lists and texts shortened until its JSON fits, and which those are; always the same for the same. */
export function shrunk(data: Data, most: number): Record<string, unknown> {
  for (const bounds of tighter()) {
    const cut: string[] = [];
    const entries = Object.entries(data).map(([name, value]) => {
      const own = last.has(name) ? { ...bounds, characters: mostOfLast } : bounds;
      return [name, shortened(value, { path: name, bounds: own, cut })] as const;
    });
    const small = { ...Object.fromEntries(entries), truncated: true, cut: named(cut) };
    if (fits(small, most)) return small;
  }
  return bare(data, most);
}

/** Gentle first: a list's item is about as long as forty characters. */
function* tighter(): Generator<Bounds> {
  for (let items = 1_000; items >= 1; items = Math.floor(items * 0.75))
    yield { items, characters: 100 + items * 40, fields: Math.max(100, items) };
  yield { items: 0, characters: 60, fields: 60 };
}

interface Place {
  readonly path: string;
  readonly bounds: Bounds;
  /** Takes down what was shortened. */
  readonly cut: string[];
}

function shortened(value: unknown, place: Place): unknown {
  if (typeof value === "string") return shortText(value, place);
  if (Array.isArray(value)) return shortList(value, place);
  return typeof value === "object" && value !== null ? fewFields(value, place) : value;
}

function shortText(text: string, { path, bounds: { characters }, cut }: Place): string {
  if (text.length <= characters) return text;
  cut.push(`${path}: ${characters} of ${text.length} characters`);
  return `${beginning(text, characters)}…`;
}

function shortList(list: readonly unknown[], place: Place): readonly unknown[] {
  const { path, bounds, cut } = place;
  if (list.length > bounds.items) cut.push(`${path}: ${bounds.items} of ${list.length}`);
  return list
    .slice(0, bounds.items)
    .map((item, index) => shortened(item, { ...place, path: `${path}[${index}]` }));
}

function fewFields(value: object, place: Place): object {
  const { path, bounds, cut } = place;
  const all = Object.entries(value);
  if (all.length > bounds.fields) cut.push(`${path}: ${bounds.fields} of ${all.length} fields`);
  return Object.fromEntries(
    all
      .slice(0, bounds.fields)
      .map(([name, one]) => [name, shortened(one, { ...place, path: `${path}.${brief(name)}` })]),
  );
}

const named = (cut: readonly string[]): readonly string[] =>
  cut.length <= mostPaths
    ? cut
    : [...cut.slice(0, mostPaths), `and ${cut.length - mostPaths} more`];

/** What is left when no shortening is enough: how it went. */
function bare(data: Data, most: number): Record<string, unknown> {
  const entries = Object.entries(data).flatMap(([name, value]) =>
    last.has(name) && typeof value === "string"
      ? [[name, beginning(value, Math.floor(most / 40))] as const]
      : [],
  );
  return { ...Object.fromEntries(entries), truncated: true, cut: ["everything else"] };
}
