import * as z from "zod";
import { ToolFault } from "./faults.js";
import { beginning, brief } from "./limit/cut-text.js";
import { fold, type Nearest } from "./nearest.js";
import type { Shape, ToolSpec } from "./tool.js";

const SHOWN_ISSUES = 3;
const SHOWN_KEYS = 10;
const LONGEST_PROBLEM = 500;

/** The schema of a call's arguments; a name it does not know is refused, never dropped. */
export function argumentsSchema(input: Shape): z.ZodType<Record<string, unknown>> {
  return z.strictObject(input);
}

/** A parameter that is taken and checked, and costs no room in the list: for what models send unasked. */
export const unlisted = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ [UNLISTED]: true });

const UNLISTED = "unlisted";

/** Whether tools/list names it. */
export const isListed = (schema: z.ZodType | undefined): boolean =>
  schema?.meta()?.[UNLISTED] !== true;

/** The parameters that are listed, and other names that stand for some of them. */
export type Names = Pick<ToolSpec<never>, "input" | "aliases">;

/**
 * The arguments under the names that are listed: a model that writes character_id means characterId.
 * Throws the fault for one that is given twice.
 */
export function underListedNames(
  args: Readonly<Record<string, unknown>>,
  { input, aliases = {} }: Names,
): Readonly<Record<string, unknown>> {
  if (Object.keys(args).every((name) => Object.hasOwn(input, name))) return args;
  const listed = new Map<string, readonly string[]>([
    ...Object.keys(input).map((name) => [fold(name), [name]] as const),
    ...Object.entries(aliases).map(([other, path]) => [fold(other), path.split(".")] as const),
  ]);
  const renamed = new Map<string, unknown>();
  const inside: Inside[] = [];
  for (const [given, value] of Object.entries(args)) {
    const [name = given, field] = Object.hasOwn(input, given)
      ? []
      : (listed.get(fold(given)) ?? []);
    if (field !== undefined) inside.push({ given, value, name, field });
    else if (renamed.has(name)) throw givenTwice(name, given);
    else renamed.set(name, value);
  }
  for (const { given, value, name, field } of inside)
    renamed.set(name, withField(renamed.get(name) ?? {}, { given, value, field }));
  return Object.fromEntries(renamed);
}

/** A field of an object parameter, given beside it. */
interface Inside {
  readonly given: string;
  readonly value: unknown;
  readonly name: string;
  readonly field: string;
}

/** The object with that field; what is no object, or has it already, was given twice. */
function withField(whole: unknown, { given, value, field }: Omit<Inside, "name">): object {
  if (typeof whole !== "object" || whole === null || Object.hasOwn(whole, field))
    throw givenTwice(field, given);
  return Object.fromEntries([...Object.entries(whole), [field, value]]);
}

function givenTwice(name: string, given: string): ToolFault {
  const message = `${name} and ${given === name ? "another name of it" : brief(given)} are one parameter, given twice`;
  return new ToolFault({ code: "INVALID_ARGUMENT", message });
}

/** The parameters there are, and how to find the one that an unknown name may mean. */
export interface KnownParameters {
  readonly input: Shape;
  readonly nearest: Nearest;
}

/** Parses a call's arguments, or throws the fault that says which parameter is wrong and what is allowed. */
export function parseArguments(
  schema: z.ZodType<Record<string, unknown>>,
  known: KnownParameters,
  args: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  // zod leaves it out of what it reads and of what it refuses.
  if (Object.hasOwn(args, "__proto__")) throw unknownParameter([], ["__proto__"], known);
  const parsed = schema.safeParse(args);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  // A misspelt name also leaves the right one missing: name the cause, not the consequence.
  const unknown = issues.find((issue) => issue.code === "unrecognized_keys");
  throw unknown ? unknownParameter(unknown.path, unknown.keys, known) : invalid(issues, args);
}

function unknownParameter(
  path: readonly PropertyKey[],
  keys: readonly string[],
  { input, nearest }: KnownParameters,
): ToolFault {
  const names = Object.keys(input).filter((name) => isListed(input[name]));
  const where = path.length === 0 ? "" : ` in ${show(path)}`;
  const shown = keys.slice(0, SHOWN_KEYS);
  const rest = keys.length > shown.length ? ` and ${keys.length - shown.length} more` : "";
  const message = `Unknown parameter${keys.length > 1 ? "s" : ""} ${shown.map(quote).join(", ")}${rest}${where}`;
  if (path.length > 0) return new ToolFault({ code: "UNKNOWN_PARAMETER", message });
  const close = [...new Set(shown.flatMap((key) => nearest(key, names, 1)))];
  const meant = close.length === 0 ? "" : `Did you mean ${close.map(quote).join(", ")}? `;
  const allowed = names.length === 0 ? "It takes none" : `Allowed: ${names.join(", ")}`;
  return new ToolFault({ code: "UNKNOWN_PARAMETER", message, hint: meant + allowed });
}

function invalid(issues: readonly z.core.$ZodIssue[], args: unknown): ToolFault {
  const shown = issues.slice(0, SHOWN_ISSUES).map((issue) => describe(issue, args));
  const rest = issues.length - shown.length;
  const message = shown.join("; ") + (rest > 0 ? `; and ${rest} more` : "");
  return new ToolFault({ code: "INVALID_ARGUMENT", message });
}

function describe(issue: z.core.$ZodIssue, args: unknown): string {
  const path = show(issue.path);
  const missing = valueAt(args, issue.path) === undefined;
  const problem = issue.message
    .replace(/^Invalid input: /u, "")
    .replace(missing ? /, received undefined$/u : /^$/u, "");
  return `${path}${missing ? " is missing" : ""}: ${shortened(problem)}`;
}

/** What is wrong may quote what the caller wrote, however long: of a word in quotes only its beginning is said. */
function shortened(problem: string): string {
  const said = problem.replaceAll(/"([^"]{61,})"/gu, (_all, word: string) => `"${brief(word)}"`);
  return said.length <= LONGEST_PROBLEM ? said : `${beginning(said, LONGEST_PROBLEM)}…`;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );
}

function show(path: readonly PropertyKey[]): string {
  const text = path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${brief(String(key))}`))
    .join("");
  return text.replace(/^\./u, "") || "arguments";
}

function quote(name: string): string {
  return JSON.stringify(brief(name));
}
