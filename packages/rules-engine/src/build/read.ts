import { nearest } from "./nearest.js";
import { error, type Remark, unjudged } from "./report.js";
import { abilityMethods, abilityNames, type CharacterBuild } from "./types.js";

const format = "The form of a build";
const mostNames = 400;

/** The build in whatever was handed in: fields of the wrong form are left out and reported. */
export function readBuild(given: unknown): { build: CharacterBuild; remarks: readonly Remark[] } {
  if (!isObject(given)) {
    const problem = "The build is not an object with fields.";
    return { build: {}, remarks: [error({ field: "", problem, rule: format })] };
  }
  const { value, remarks } = readFields({ object: given, forms: fields, prefix: "" });
  return { build: value, remarks };
}

/** Reads one field; a problem where it has another form. */
type Form = (value: unknown, field: string) => Read;
type Read = { readonly value?: unknown; readonly remarks: readonly Remark[] };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const checked =
  (what: string, holds: (value: unknown) => boolean): Form =>
  (value, field) =>
    holds(value)
      ? { value, remarks: [] }
      : { remarks: [error({ field, problem: `${field} must be ${what}.`, rule: format })] };

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

const text = checked("a name", isText);
const flag = checked("true or false", (value) => typeof value === "boolean");
const whole = checked("a whole number", (value) => Number.isSafeInteger(value));
const names = checked(
  `a list of at most ${mostNames} names`,
  (value) => Array.isArray(value) && value.length <= mostNames && value.every(isText),
);
const method = checked(`one of ${abilityMethods.join(", ")}`, (value) =>
  abilityMethods.some((known) => known === value),
);

const nested =
  (forms: Readonly<Record<string, Form>>): Form =>
  (object, field) =>
    isObject(object)
      ? readFields({ object, forms, prefix: `${field}.` })
      : checked("an object with fields", isObject)(object, field);

const listOf =
  (form: Form, most: number): Form =>
  (value, field) => {
    if (!Array.isArray(value) || value.length > most)
      return checked(`a list of at most ${most}`, () => false)(value, field);
    const read = value.map((item: unknown, i) => form(item, `${field}[${i}]`));
    return {
      value: read.map((item) => item.value ?? {}),
      remarks: read.flatMap(({ remarks }) => remarks),
    };
  };

const classEntry = nested({ class: text, level: whole, subclass: text });
const scores = nested(
  Object.fromEntries(Object.values(abilityNames).map((name) => [name, whole] as const)),
);

const fields: Readonly<Record<keyof CharacterBuild, Form>> = {
  name: checked("text", (value) => typeof value === "string"),
  race: text,
  subrace: text,
  class: text,
  subclass: text,
  level: whole,
  multiclass: listOf(classEntry, 20),
  background: text,
  ability_scores: scores,
  ability_method: method,
  scores_include_racial: flag,
  skills: names,
  expertise: names,
  feats: names,
  cantrips: names,
  spells: names,
  armor: names,
  weapons: names,
  languages: names,
  tools: names,
};

interface Fields {
  readonly object: Readonly<Record<string, unknown>>;
  readonly forms: Readonly<Record<string, Form>>;
  readonly prefix: string;
}

function readFields({ object, forms, prefix }: Fields): { value: object; remarks: Remark[] } {
  const known = Object.keys(forms);
  const remarks: Remark[] = [];
  const value: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(object)) {
    if (given === undefined || given === null) continue;
    const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
    if (form === undefined) {
      remarks.push(unjudged(`${prefix}${name}`, unknownField(name, known)));
      continue;
    }
    const read = form(given, `${prefix}${name}`);
    remarks.push(...read.remarks);
    if (read.value !== undefined) value[name] = read.value;
  }
  return { value, remarks };
}

function unknownField(name: string, known: readonly string[]): string {
  const [meant] = nearest(name, known, 1);
  return `No rule reads a field of this name.${meant === undefined ? "" : ` Is "${meant}" meant?`}`;
}
