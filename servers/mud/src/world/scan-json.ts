// JSON.parse says where it stopped in some versions of Node only, forgets where values were, and takes
// the last of two fields of one name. Whoever writes a world by hand needs all three.

/** Where a value begins in the text, and those that are in it. */
export interface Spot {
  readonly offset: number;
  readonly children: ReadonlyMap<string, Spot>;
}

/** A text that is JSON, or why it is none. */
export type Scan =
  | { readonly root: Spot; readonly twice: readonly Fault[] }
  | { readonly fault: Fault };

export interface Fault {
  readonly offset: number;
  readonly message: string;
}

/** Reads where everything is. */
export function scanJson(text: string): Scan {
  const cursor: Cursor = { tokens: tokensOf(text), at: 0, twice: [] };
  try {
    const root = value(cursor, 0);
    expectOne(cursor, ["end"]);
    return { root, twice: cursor.twice };
  } catch (thrown) {
    if (thrown instanceof Unexpected) return { fault: thrown.fault };
    throw thrown;
  }
}

/** Line and column of an offset, from 1. */
export function lineOf(text: string, offset: number): string {
  const before = text.slice(0, offset).split("\n");
  return `line ${before.length}, column ${(before.at(-1) ?? "").length + 1}`;
}

type Kind = "{" | "}" | "[" | "]" | "," | ":" | "text" | "plain" | "end" | "bad";

interface Token {
  readonly kind: Kind;
  readonly offset: number;
  readonly raw: string;
}

interface Cursor {
  readonly tokens: readonly Token[];
  at: number;
  readonly twice: Fault[];
}

class Unexpected extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

const deepest = 30;
const token = new RegExp(
  [
    String.raw`(?<sign>[{}[\],:])`,
    String.raw`(?<text>"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")`,
    String.raw`(?<plain>(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.]))`,
  ].join("|"),
  "y",
);
const blanks = /[ \t\r\n]*/y;

function tokensOf(text: string): readonly Token[] {
  const found: Token[] = [];
  let offset = after(blanks, text, 0);
  while (offset < text.length) {
    token.lastIndex = offset;
    const [raw = ""] = token.exec(text) ?? [];
    const kind = kindOf(raw);
    found.push({ kind, offset, raw: raw || text.slice(offset, offset + 1) });
    if (kind === "bad") return found;
    offset = after(blanks, text, offset + raw.length);
  }
  return [...found, { kind: "end", offset: text.length, raw: "" }];
}

function after(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  pattern.exec(text);
  return pattern.lastIndex;
}

function kindOf(raw: string): Kind {
  switch (raw[0]) {
    case "{":
    case "}":
    case "[":
    case "]":
    case ",":
    case ":":
      return raw[0];
    case '"':
      return "text";
    case undefined:
      return "bad";
    default:
      return "plain";
  }
}

function value(cursor: Cursor, depth: number): Spot {
  const { kind, offset } = expectOne(cursor, ["{", "[", "text", "plain"]);
  if (depth > deepest) throw new Unexpected({ offset, message: "is too deep" });
  if (kind === "{") return { offset, children: fieldsIn(cursor, depth) };
  if (kind === "[") return { offset, children: itemsIn(cursor, depth) };
  return { offset, children: new Map() };
}

function fieldsIn(cursor: Cursor, depth: number): ReadonlyMap<string, Spot> {
  const found = new Map<string, Spot>();
  if (took(cursor, "}")) return found;
  do {
    const { raw, offset } = expectOne(cursor, ["text"]);
    const key = String(JSON.parse(raw));
    if (found.has(key)) cursor.twice.push({ offset, message: `${raw} is there twice` });
    expectOne(cursor, [":"]);
    found.set(key, value(cursor, depth + 1));
  } while (expectOne(cursor, [",", "}"]).kind === ",");
  return found;
}

function itemsIn(cursor: Cursor, depth: number): ReadonlyMap<string, Spot> {
  const found = new Map<string, Spot>();
  if (took(cursor, "]")) return found;
  do {
    found.set(String(found.size), value(cursor, depth + 1));
  } while (expectOne(cursor, [",", "]"]).kind === ",");
  return found;
}

function took(cursor: Cursor, kind: Kind): boolean {
  if (cursor.tokens[cursor.at]?.kind !== kind) return false;
  cursor.at += 1;
  return true;
}

/** The next token, which must be one of these. */
function expectOne(cursor: Cursor, kinds: readonly Kind[]): Token {
  const next = cursor.tokens[cursor.at];
  if (next === undefined) throw new Error("read past the end of the text");
  if (!kinds.includes(next.kind)) throw new Unexpected(faultOf(next, cursor, kinds));
  cursor.at += 1;
  return next;
}

const called: Readonly<Record<Kind, string>> = {
  "{": '"{"',
  "}": '"}"',
  "[": '"["',
  "]": '"]"',
  ",": "a comma",
  ":": "a colon",
  text: 'a text in "quotes"',
  plain: "a number, true, false or null",
  end: "the end of the file",
  bad: "something that is no JSON",
};

const badly: Readonly<Record<string, string>> = {
  '"': "a text that does not end in its line, or has a stray \\",
  "/": "a comment, which JSON does not have,",
  "'": "a single quote, where JSON has double ones,",
};

function faultOf(found: Token, cursor: Cursor, kinds: readonly Kind[]): Fault {
  const { offset } = found;
  const before = cursor.tokens[cursor.at - 1];
  const isClosing = found.kind === "}" || found.kind === "]";
  if (isClosing && before?.kind === ",")
    return { offset: before.offset, message: `no comma may stand before "${found.kind}"` };
  const wanted = kinds.length > 3 ? "a value" : kinds.map((kind) => called[kind]).join(" or ");
  const is = found.kind === "bad" ? badly[found.raw] : undefined;
  return { offset, message: `${wanted} was expected and ${is ?? called[found.kind]} found` };
}
