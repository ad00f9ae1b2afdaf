import { nearest } from "../../tables/nearest.js";
import { cut, error, listed, type Remark } from "./report.js";
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

/** A field that is null is as good as left out. */
const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

const text = checked("a name", isText);
const flag = checked("true or false", (value) => typeof value === "boolean");
const whole = checked("a whole number", (value) => Number.isSafeInteger(value));
const names = checked(
  `a list of at most ${mostNames} names`,
  (value) => Array.isArray(value) && value.length <= mostNames && value.every(isText),
);
/** "Point Buy" is "point_buy". */
const method: Form = (value, field) => {
  const key =
    typeof value === "string"
      ? value
          .trim()
          .toLowerCase()
          .replaceAll(/[\s-]+/g, "_")
      : "";
  if (abilityMethods.some((known) => known === key)) return { value: key, remarks: [] };
  const problem = `${field} must be one of ${abilityMethods.join(", ")}.`;
  return { remarks: [error({ field, problem, rule: format, legal: abilityMethods })] };
};

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
const longScores = nested(
  Object.fromEntries(Object.values(abilityNames).map((name) => [name, whole] as const)),
);

/** Scores by the long or the short names of abilities, in any case. */
const scores: Form = (value, field) => {
  if (!isObject(value)) return longScores(value, field);
  const keys = new Map<string, string>();
  const remarks: Remark[] = [];
  for (const key of Object.keys(value).filter((name) => isGiven(value[name]))) {
    const name = abilityOf(key) ?? key;
    const other = keys.get(name);
    if (other === undefined) keys.set(name, key);
    else remarks.push(givenTwice(`${field}.${name}`, [other, key]));
  }
  const long = Object.fromEntries([...keys].map(([name, key]) => [name, value[key]]));
  const read = longScores(long, field);
  return { value: read.value, remarks: [...remarks, ...read.remarks] };
};

const abilityOf = (key: string): string | undefined =>
  Object.entries(abilityNames).find((names) => names.includes(key.toLowerCase()))?.[1];

const givenTwice = (field: string, keys: readonly string[]): Remark =>
  error({
    field,
    problem: `This score is given twice, as ${listed(keys)}.`,
    rule: format,
    legal: ["one of them"],
  });

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
    const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
    if (form === undefined) {
      remarks.push(unknownField(`${prefix}${cut(name)}`, name, known));
      continue;
    }
    if (!isGiven(given)) continue;
    const read = form(given, `${prefix}${name}`);
    remarks.push(...read.remarks);
    if (read.value !== undefined) value[name] = read.value;
  }
  return { value, remarks };
}

function unknownField(field: string, name: string, known: readonly string[]): Remark {
  const near = nearest(name, known, 1);
  const problem = `${field} is no field of a build${near.length > 0 ? `: ${near[0]} is the nearest` : ""}.`;
  return error({ field, problem, rule: format, legal: near.length > 0 ? near : known });
}
