import { creatureTypes } from "@tabletop-mcp/srd-data";
import { castingTime, type FilterName, type Filters } from "./filters.js";
import type { Api, Kind } from "./records/types.js";

/** Query parameters of one request. */
export type Params = Readonly<Record<string, string>>;

type Sent = {
  readonly [F in FilterName]?: (wanted: NonNullable<Filters[F]>) => Params | undefined;
};

/** One endpoint and what it is known to narrow by. Nothing else is ever sent: it would be ignored. */
export interface Route {
  readonly id: string;
  readonly api: Exclude<Api, "bundled">;
  readonly path: string;
  /** The filters that the endpoint applies; every other is applied to its rows. */
  readonly sends: Sent;
  /** How the endpoint is held to documents, if it can be. */
  readonly documents?: "document__key__in" | "document__slug__in";
  /** Rows in pages, a list of links to records, or rules that link to sections. */
  readonly shape: "pages" | "links" | "rules";
  /** It stands in for the first one with less, or cut otherwise: what it gives is never the whole. */
  readonly partial?: true;
  /** Another endpoint whose rows complete these, by key. */
  readonly completedBy?: string;
}

const nameContains = { name: (name: string) => unlessBlank("name__icontains", name) };

/** A text without the spaces around it; nothing is asked with a blank one. */
function unlessBlank(param: string, text: string): Params | undefined {
  const trimmed = text.trim();
  return trimmed === "" ? undefined : { [param]: trimmed };
}

const v2 = (name: string, more: Partial<Route> = {}): Route => ({
  id: `v2/${name}`,
  api: "open5e-v2",
  path: `/v2/${name}/`,
  sends: {},
  documents: "document__key__in",
  shape: "pages",
  ...more,
});

/** What all rulesets share: its rows are of no document, but tell which documents describe them. */
const shared = (name: string): Route => {
  const { documents: _, ...route } = v2(name);
  return route;
};

const v1 = (name: string, more: Partial<Route> = {}): Route => ({
  id: `v1/${name}`,
  api: "open5e-v1",
  path: `/v1/${name}/`,
  sends: nameContains,
  documents: "document__slug__in",
  shape: "pages",
  ...more,
});

const dnd = (name: string, more: Partial<Route> = {}): Route => ({
  id: `2014/${name}`,
  api: "dnd5eapi-2014",
  path: `/api/2014/${name}`,
  sends: { name: (name) => unlessBlank("name", name) },
  shape: "links",
  ...more,
});

const spellSends: Sent = {
  ...nameContains,
  level: (level) => ({ level: String(level) }),
  school: (school) => ({ school__key: school.trim().toLowerCase() }),
  // Open5e's lists have gaps (paladins): a class is never left to it alone.
  concentration: (wanted) => (wanted ? { concentration: "true" } : undefined),
  casting_time: (time) =>
    knownTimes.has(castingTime(time)) ? { casting_time: castingTime(time) } : undefined,
};

/** The keys that v2 accepts; any other is answered with 400. */
const knownTimes: ReadonlySet<string> = new Set([
  "reaction",
  "bonus-action",
  "action",
  "1minute",
  "5minutes",
  "10minutes",
  "1hour",
  "4hours",
  "7hours",
  "8hours",
  "9hours",
  "12hours",
  "24hours",
]);

const creatureSends: Sent = {
  ...nameContains,
  cr: (cr) => ({ cr: String(cr) }),
  cr_min: (cr) => ({ cr__gte: String(cr) }),
  cr_max: (cr) => ({ cr__lte: String(cr) }),
  type: (type) => ({ type__iexact: type.trim() }),
  size: (size) => ({ size__iexact: size.trim() }),
};

const creatureSendsV2: Sent = {
  ...nameContains,
  cr: (cr) => ({ challenge_rating: String(cr) }),
  cr_min: (cr) => ({ challenge_rating__gte: String(cr) }),
  cr_max: (cr) => ({ challenge_rating__lte: String(cr) }),
  type: (type) => (knownTypes.has(typeKey(type)) ? { type: typeKey(type) } : undefined),
};

const typeKey = (type: string): string => type.trim().toLowerCase();

/** The keys that v2 accepts; any other is answered with 400. */
const knownTypes: ReadonlySet<string> = new Set(creatureTypes);

const magicItemSends: Sent = {
  ...nameContains,
  rarity: (rarity) => ({ rarity__iexact: rarity.trim() }),
  type: (type) => ({ type__icontains: type.trim() }),
};

/** Which endpoints serve a kind, the one that the specification names first. */
export const routes: Readonly<Record<Kind, readonly Route[]>> = {
  spell: [v2("spells", { sends: spellSends }), v1("spells", { sends: {} })],
  creature: [v1("monsters", { sends: creatureSends }), v2("creatures", { sends: creatureSendsV2 })],
  class: [v1("classes"), v2("classes")],
  race: [v1("races"), v2("species")],
  background: [v2("backgrounds", { sends: nameContains }), v1("backgrounds", { sends: {} })],
  feat: [v2("feats", { sends: nameContains }), v1("feats", { sends: {} })],
  weapon: [
    v2("weapons", {
      sends: { damage_dice: (dice) => ({ damage_dice__iexact: dice.replaceAll(" ", "") }) },
      completedBy: "v2/items",
    }),
    v1("weapons", { sends: {} }),
  ],
  armor: [v2("armor", { completedBy: "v2/items" }), v1("armor", { sends: {} })],
  "magic-item": [v1("magicitems", { sends: magicItemSends }), v2("magicitems", { partial: true })],
  gear: [v2("items", { sends: nameContains })],
  rule: [dnd("rules", { shape: "rules", sends: {} }), v2("rules", { partial: true })],
  condition: [shared("conditions"), v1("conditions", { sends: {} })],
  "damage-type": [dnd("damage-types"), shared("damagetypes")],
  "weapon-property": [dnd("weapon-properties"), v2("weaponproperties", { partial: true })],
  skill: [dnd("skills"), shared("skills")],
  // Its list has them by their abbreviations.
  "ability-score": [dnd("ability-scores", { sends: {} }), shared("abilities")],
  "magic-school": [dnd("magic-schools"), shared("spellschools")],
  language: [dnd("languages"), shared("languages")],
  proficiency: [dnd("proficiencies")],
  alignment: [dnd("alignments"), shared("alignments")],
};

/** How many endpoints there are to ask. */
export const routeCount = Object.values(routes).flat().length;
