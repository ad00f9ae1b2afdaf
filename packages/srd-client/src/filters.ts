import type { Kind, LookupRecord, RecordOf } from "./records/types.js";

/** What can be asked for; which of it goes with which kind is in `filtersOf`. */
export interface Filters {
  /** A part of the name, in any case. */
  readonly name?: string | undefined;
  readonly level?: number | undefined;
  readonly school?: string | undefined;
  /** "wizard" */
  readonly class_key?: string | undefined;
  readonly concentration?: boolean | undefined;
  readonly ritual?: boolean | undefined;
  /** "1 Action", "Reaction", "10 minutes" */
  readonly casting_time?: string | undefined;
  readonly cr?: number | undefined;
  readonly cr_min?: number | undefined;
  readonly cr_max?: number | undefined;
  readonly type?: string | undefined;
  readonly size?: string | undefined;
  readonly rarity?: string | undefined;
  readonly damage_dice?: string | undefined;
  readonly is_simple?: boolean | undefined;
  readonly requires_attunement?: string | undefined;
  readonly section?: string | undefined;
  readonly category?: string | undefined;
}
export type FilterName = keyof Filters;

/** The filters of each kind beside its name. */
export const filtersOf: Readonly<Record<Kind, readonly FilterName[]>> = {
  spell: ["level", "school", "class_key", "concentration", "ritual", "casting_time"],
  creature: ["cr", "cr_min", "cr_max", "type", "size"],
  class: [],
  race: [],
  background: [],
  feat: ["category"],
  weapon: ["damage_dice", "is_simple", "category"],
  armor: ["category"],
  "magic-item": ["rarity", "requires_attunement", "type"],
  gear: ["category"],
  rule: ["section"],
  condition: [],
  "damage-type": [],
  "weapon-property": [],
  skill: [],
  "ability-score": [],
  "magic-school": [],
  language: ["type"],
  proficiency: ["type"],
  alignment: [],
};

const same = (a: string, b: string): boolean => a.toLowerCase() === b.trim().toLowerCase();
const has = (text: string, part: string): boolean =>
  text.toLowerCase().includes(part.trim().toLowerCase());

type Tests<R> = {
  readonly [F in FilterName]?: (record: R, wanted: NonNullable<Filters[F]>) => boolean;
};

const spellTests: Tests<RecordOf<"spell">> = {
  level: ({ level }, wanted) => level === wanted,
  school: ({ school }, wanted) => same(school, wanted),
  class_key: ({ classes }, wanted) => classes.includes(classKey(wanted)),
  concentration: ({ concentration }, wanted) => concentration === wanted,
  ritual: ({ ritual }, wanted) => ritual === wanted,
  casting_time: ({ casting_time: time }, wanted) => castingTime(time) === castingTime(wanted),
};

const creatureTests: Tests<RecordOf<"creature">> = {
  cr: ({ challenge_rating: cr }, wanted) => cr === wanted,
  cr_min: ({ challenge_rating: cr }, wanted) => cr >= wanted,
  cr_max: ({ challenge_rating: cr }, wanted) => cr <= wanted,
  type: ({ type }, wanted) => same(type, wanted),
  size: ({ size }, wanted) => same(size, wanted),
};

const magicItemTests: Tests<RecordOf<"magic-item">> = {
  // "rare" is not "very rare".
  rarity: ({ rarity }, wanted) => same(rarity, wanted),
  requires_attunement: ({ requires_attunement: needs }, wanted) => attunes(needs, wanted),
  type: ({ type }, wanted) => has(type, wanted),
};

const weaponTests: Tests<RecordOf<"weapon">> = {
  damage_dice: ({ damage_dice: dice }, wanted) => same(dice, wanted.replaceAll(" ", "")),
  is_simple: ({ category }, wanted) => (category === "simple") === wanted,
  category: ({ category }, wanted) => same(category, wanted),
};

/** What a record is tested by, once it is here. */
const tests: { readonly [K in Kind]?: Tests<RecordOf<K>> } = {
  spell: spellTests,
  creature: creatureTests,
  weapon: weaponTests,
  "magic-item": magicItemTests,
  feat: { category: ({ type }, wanted) => same(type, wanted) },
  armor: { category: ({ category }, wanted) => same(category, wanted) },
  gear: { category: ({ category }, wanted) => has(category, wanted) },
  // "Using Ability Scores" is "using-ability-scores".
  rule: {
    section: ({ section }, wanted) => has(section, wanted.trim().replaceAll(/[\s_]+/g, "-")),
  },
  language: { type: ({ type }, wanted) => same(type, wanted) },
  proficiency: { type: ({ type }, wanted) => has(type, wanted) },
};

/** Whether a record is what was asked for, by every filter and its name. */
export function matches(record: LookupRecord, { name, ...filters }: Filters): boolean {
  if (name !== undefined && !has(record.name, name)) return false;
  const own = tests[record.kind] as Tests<LookupRecord> | undefined;
  return Object.entries(filters).every(([filter, wanted]) => {
    const test = own?.[filter as FilterName] as
      | ((record: LookupRecord, wanted: unknown) => boolean)
      | undefined;
    return wanted === undefined || (test !== undefined && test(record, wanted));
  });
}

/** "srd_wizard", "Wizard" → "wizard" */
export const classKey = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^srd(-\d+)?_/, "");

/** "1 Action" → "action", "Bonus Action" → "bonus-action", "10 minutes" → "10minutes": v2's own keys. */
export function castingTime(text: string): string {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll(/[-\s]+/g, " ");
  const counted = /^(\d+) (minute|hour)s?$/.exec(plain);
  if (counted !== null) return `${counted[1]}${counted[2]}${counted[1] === "1" ? "" : "s"}`;
  const action = /^(?:1 |one |an? )?(bonus action|reaction|action)(?:$|,| when| which)/.exec(
    plain,
  )?.[1];
  return action?.replace(" ", "-") ?? plain.replaceAll(" ", "");
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== "");

/** "no", "yes", "requires attunement", or words of the requirement: "by a wizard" is among "by a sorcerer or wizard". */
function attunes(needs: string, wanted: string): boolean {
  const asked = wanted.trim().toLowerCase();
  if (["no", "false", "none", "not required"].includes(asked)) return needs === "";
  if (["yes", "true", "requires attunement", "required"].includes(asked)) return needs !== "";
  const words = wordsOf(needs);
  const wants = wordsOf(asked);
  return wants.length > 0 && wants.every((word) => words.includes(word));
}
