import type { Attribution, Kind, LookupRecord, RecordOf } from "@tabletop-mcp/srd-client";
import type { Called } from "../render/reply.js";

/** What can be searched for and drawn. */
export const contentTypes = [
  "spell",
  "creature",
  "race",
  "class",
  "subclass",
  "background",
  "feat",
  "weapon",
  "armor",
  "gear",
  "magic_item",
  "condition",
  "rule",
] as const;
export type ContentType = (typeof contentTypes)[number];

interface Part {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly source: Attribution;
}

/** A subrace as an entry of its own; sources keep it in its race. */
export interface SubraceEntry extends Part {
  readonly kind: "subrace";
  readonly race: string;
  readonly ability_score_increases: Readonly<Record<string, number>>;
  readonly traits: string;
}

/** A subclass as an entry of its own; sources keep it in its class. */
export interface SubclassEntry extends Part {
  readonly kind: "subclass";
  readonly class: string;
}

/** Anything with a name that can be listed. */
export type Entry = LookupRecord | SubraceEntry | SubclassEntry;
export type EntryKind = Entry["kind"];
export type EntryOf<K extends EntryKind> = Extract<Entry, { kind: K }>;

/** The kind of record that holds a type of content. */
export const kindOf = (type: ContentType): Kind =>
  type === "magic_item" ? "magic-item" : type === "subclass" ? "class" : type;

/** The entries of a type of content among the records that hold it. */
export const entriesOf = (type: ContentType, records: readonly LookupRecord[]): readonly Entry[] =>
  type === "subclass"
    ? records.flatMap((record) => (record.kind === "class" ? subclassesOf(record) : []))
    : records;

/** The subclasses of a class as entries. */
export const subclassesOf = (record: RecordOf<"class">): readonly SubclassEntry[] =>
  record.subclasses.map((subclass) => ({
    kind: "subclass",
    ...subclass,
    source: record.source,
    class: record.name,
  }));

/** The subraces of a race as entries. */
export const subracesOf = (record: RecordOf<"race">): readonly SubraceEntry[] =>
  record.subraces.map((subrace) => ({
    kind: "subrace",
    ...subrace,
    source: record.source,
    race: record.name,
  }));

/** What entries of a kind are called. */
export const called: Readonly<Record<EntryKind, Called>> = {
  spell: ["spell", "spells"],
  creature: ["creature", "creatures"],
  class: ["class", "classes"],
  subclass: ["subclass", "subclasses"],
  race: ["race", "races"],
  subrace: ["subrace", "subraces"],
  background: ["background", "backgrounds"],
  feat: ["feat", "feats"],
  weapon: ["weapon", "weapons"],
  armor: ["armor", "pieces of armor"],
  "magic-item": ["magic item", "magic items"],
  gear: ["piece of gear", "pieces of gear"],
  rule: ["rule", "rules"],
  condition: ["condition", "conditions"],
  "damage-type": ["damage type", "damage types"],
  "weapon-property": ["weapon property", "weapon properties"],
  skill: ["skill", "skills"],
  "ability-score": ["ability score", "ability scores"],
  "magic-school": ["magic school", "magic schools"],
  language: ["language", "languages"],
  proficiency: ["proficiency", "proficiencies"],
  alignment: ["alignment", "alignments"],
};
