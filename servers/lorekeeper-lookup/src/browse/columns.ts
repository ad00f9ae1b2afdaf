import type { RecordOf } from "@tabletop-mcp/srd-client";
import { slugMark } from "../render/source.js";
import type { Entry, EntryKind, EntryOf } from "./content.js";

/** A row of a list: name, slug, and the columns of its kind. */
export type Row = Readonly<Record<string, unknown>> & {
  readonly name: string;
  readonly slug: string;
};

type Columns<E> = Readonly<Record<string, (entry: E) => unknown>>;

const race: Columns<RecordOf<"race">> = {
  ability_score_increases: (one) => one.ability_score_increases,
  size: ({ size }) => /\b(tiny|small|medium|large)\b/iu.exec(size)?.[0] ?? size,
  speed: (one) => one.speed,
  subraces: (one) => one.subraces.map(({ name }) => name),
};

const weapon: Columns<RecordOf<"weapon">> = {
  category: (one) => one.category,
  damage: ({ damage_dice: dice, versatile_dice: versatile, damage_type: type }) =>
    dice === "" || dice === "0" ? "" : `${dice}${versatile ? ` (${versatile})` : ""} ${type}`,
  properties: (one) => one.properties.map(({ name }) => name),
  range_feet: ({ range }) => range && `${range.normal}/${range.long}`,
  cost: (one) => one.cost,
  weight_lb: (one) => one.weight_lb,
};

const columns: { readonly [K in EntryKind]?: Columns<EntryOf<K>> } = {
  spell: {
    level: (one) => one.level,
    school: (one) => one.school,
    casting_time: (one) => one.casting_time,
    concentration: (one) => one.concentration,
    ritual: (one) => one.ritual,
    classes: (one) => one.classes,
  },
  creature: {
    size: (one) => one.size,
    type: (one) => one.type,
    challenge_rating: (one) => one.challenge_rating,
    armor_class: (one) => one.armor_class,
    hit_points: (one) => one.hit_points,
  },
  class: {
    hit_dice: (one) => one.hit_dice,
    saving_throws: (one) => one.proficiencies.saving_throws,
    spellcasting_ability: (one) => one.spellcasting_ability,
    subclasses: (one) => one.subclasses.map(({ name }) => name),
  },
  subclass: { class: (one) => one.class },
  race,
  subrace: {
    race: (one) => one.race,
    ability_score_increases: (one) => one.ability_score_increases,
  },
  background: {
    skill_proficiencies: (one) => one.skill_proficiencies,
    tool_proficiencies: (one) => one.tool_proficiencies,
    languages: (one) => one.languages,
    feature: (one) => one.features[0]?.name,
  },
  feat: { type: (one) => one.type, prerequisite: (one) => one.prerequisite },
  weapon,
  armor: {
    category: (one) => one.category,
    armor_class: (one) => one.armor_class_text,
    strength_required: (one) => one.strength_required,
    stealth_disadvantage: (one) => one.stealth_disadvantage,
    cost: (one) => one.cost,
    weight_lb: (one) => one.weight_lb,
  },
  "magic-item": {
    type: (one) => one.type,
    rarity: (one) => one.rarity,
    requires_attunement: (one) => one.requires_attunement,
  },
  gear: {
    category: (one) => one.category,
    cost: (one) => one.cost,
    weight_lb: (one) => one.weight_lb,
  },
  rule: { section: (one) => one.section },
};

const columnsOf = (kind: EntryKind): Columns<Entry> => (columns[kind] ?? {}) as Columns<Entry>;

/** The fields of a kind's rows, besides name and slug. */
export const fieldsOf = (kind: EntryKind): readonly string[] => [
  "kind",
  ...Object.keys(columnsOf(kind)),
  "document",
];

/** An entry as a row: what it has of its kind's columns, and the key of its document. */
export function rowOf(entry: Entry): Row {
  const own = Object.entries(columnsOf(entry.kind))
    .map(([field, read]) => [field, short(read(entry))] as const)
    .filter(([, value]) => value !== undefined);
  const { name, slug, kind, source } = entry;
  return { name, slug, kind, ...Object.fromEntries(own), document: source.document_key };
}

const longestFact = 120;

const short = (value: unknown): unknown =>
  typeof value === "string" ? clipped(value, longestFact) : value;

/** A text of at most so many characters; a longer one ends in "…". */
export const clipped = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

/** The row with name, slug and these fields only; all of it where none are named. */
export function chosen(row: Row, fields: readonly string[] | undefined): Row {
  if (fields === undefined) return row;
  const { name, slug, ...rest } = row;
  return {
    name,
    slug,
    ...Object.fromEntries(Object.entries(rest).filter(([field]) => fields.includes(field))),
  };
}

/** A row in one line: "- Club — category: simple; damage: 1d4 bludgeoning; properties: Light; cost: 1 sp". */
export const rowLine = (row: Row): string =>
  [`- ${row.name}`, factsLine(row)].filter((part) => part !== "").join(" — ") + slugMark(row);

/** What stands elsewhere: in the row's head, the summary and the line of sources. */
const plain: ReadonlySet<string> = new Set(["name", "slug", "kind", "document", "api"]);

/** A row's facts in one line; what is empty or false is left out. */
export const factsLine = (facts: Readonly<Record<string, unknown>>): string =>
  Object.entries(facts)
    .filter(([field]) => !plain.has(field))
    .flatMap(([field, value]) => factIn(field.replaceAll("_", " "), value))
    .join("; ");

function factIn(field: string, value: unknown): readonly string[] {
  if (value === true) return [field];
  const text = told(value);
  if (text === "") return [];
  return [text.startsWith(field) ? text : `${field}: ${text}`];
}

function told(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(told).join(", ");
  if (typeof value !== "object" || value === null) return "";
  return Object.entries(value)
    .map(
      ([name, one]) =>
        `${name.replaceAll("_", " ")} ${typeof one === "number" && one > 0 ? "+" : ""}${told(one)}`,
    )
    .join(", ");
}
