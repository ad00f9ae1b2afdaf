import type { Entry } from "@tabletop-mcp/srd-data";
import type { Proficiencies } from "@tabletop-mcp/srd-data/classes";
import type { Gear } from "@tabletop-mcp/srd-data/gear";
import type { LanguageEntry } from "@tabletop-mcp/srd-data/rules";
import { onceOf } from "../../once.js";
import { type Compendium, table } from "../../tables/compendium.js";
import { type Allotment, type Slot, slots } from "./allot.js";
import { checkChoice } from "./choice.js";
import { gainsOf } from "./features.js";
import { findNames } from "./names.js";
import { choices, type Remark, undecided, unjudged, warning } from "./report.js";
import type { Character, ClassTaken } from "./types.js";

/** Room for a tool or language; `free` is a background's own, that may be either. */
type Room<Item> = Slot<Item> & { readonly free?: boolean };

const mostFree = 2;

/** Judges tools and languages together: a background of the player's own has two of either. */
export function checkTraining(character: Character, compendium: Compendium): readonly Remark[] {
  const tools = checkTools(character, compendium);
  return [...tools.remarks, ...checkLanguages(character, compendium, mostFree - tools.used)];
}

/** What a class is proficient with: all of it for the first, a part for each further one. */
export const proficienciesOf = ({ first, class: { proficiencies, multiclass } }: ClassTaken) =>
  first ? proficiencies : multiclass.proficiencies;

/** Room that no table gives: of a custom background, or of one that a build leaves out. */
function freeRoom(
  { background, build, options }: Character,
  count: number,
): readonly Room<Entry>[] {
  if (background !== undefined) return [];
  const room = { takes: () => true, optional: true, free: true };
  if (build.background !== undefined) return slots<Room<Entry>>(count, room);
  if (options !== undefined) return [];
  const why = "No background is given: tools and languages beyond the others are taken as its own.";
  return slots<Room<Entry>>(count, {
    ...room,
    remark: undecided("background", why, "tools and languages"),
  });
}

const usedFree = <Item>({ placed }: Allotment<Item, Room<Item>>): number =>
  placed.filter(({ slot }) => slot.free === true).length;

const kits = ["disguise-kit", "forgery-kit", "herbalism-kit", "poisoners-kit"];
const toolKinds = ["artisan's tools", "gaming set", "musical instrument", "tools"];

const isTool = ({ id, kind }: Gear): boolean => kits.includes(id) || toolKinds.includes(kind);

/** Vehicles are in the SRD's table of tools, without a price: nobody owns the skill (Equipment, Tools). */
const vehicles: readonly Gear[] = [
  { id: "vehicles-land", name: "Vehicles (land)", also: ["land vehicles", "land vehicle"] },
  { id: "vehicles-water", name: "Vehicles (water)", also: ["water vehicles", "water vehicle"] },
  { id: "vehicles-land-or-water", name: "Vehicles (land or water)", also: ["vehicles"] },
].map((vehicle) => ({
  ...vehicle,
  srd: "Equipment, Tools",
  summary: "Handling a vehicle in difficult circumstances.",
  kind: "tools",
  cost: { amount: 0, coin: "gp" },
  weight: 0,
}));

/** The tools of the equipment table and vehicles: all that one can be proficient with. */
export const toolTable = onceOf((gear: Compendium["gear"]): Compendium["gear"] =>
  table([...gear.all.filter(isTool), ...vehicles]),
);

/** Ids by which one is proficient with a tool: with either kind of vehicle, too, by the row that names both. */
export const idsOfTool = (id: string): readonly string[] =>
  vehicles.some((vehicle) => vehicle.id === id) ? [id, "vehicles-land-or-water"] : [id];

/** Ids of the tools that come with classes, race and background, unasked. */
export const givenTools = (character: Character): ReadonlySet<string> =>
  new Set([
    ...character.classes.flatMap((taken) => proficienciesOf(taken).tools),
    ...(character.background?.tools ?? []),
    ...gainsOf(character).flatMap(({ gains }) => gains.tools ?? []),
  ]);

/** Ids of the languages that come with race and classes, unasked. */
export const givenLanguages = (character: Character): ReadonlySet<string> =>
  new Set([
    ...(character.race?.languages ?? []),
    ...gainsOf(character).flatMap(({ gains }) => gains.languages ?? []),
  ]);

function checkTools(
  character: Character,
  { gear }: Compendium,
): { remarks: readonly Remark[]; used: number } {
  const names = character.build.tools;
  if (names === undefined) return { remarks: [], used: 0 };
  const table = toolTable(gear);
  const say = { field: "tools", rule: "Equipment, Tools" };
  const { entries, remarks } = findNames(names, { ...say, table, what: "a tool" });
  const own = givenTools(character);
  const { remarks: judged, allotment } = checkChoice<Gear, Room<Gear>>({
    ...say,
    noun: "tool",
    chosen: entries.filter(({ id }) => !own.has(id)),
    slots: [...toolSlots(character), ...freeRoom(character, mostFree)],
    all: table.all.filter(({ id }) => !own.has(id)),
  });
  return { remarks: [...remarks, ...judged], used: usedFree(allotment) };
}

const toolSlots = (character: Character): readonly Room<Gear>[] =>
  [
    ...character.classes.flatMap((taken) => toolChoices(proficienciesOf(taken))),
    ...gainsOf(character).flatMap(({ gains }) => gains.toolChoice ?? []),
  ].flatMap(({ choose, from }) =>
    slots<Room<Gear>>(choose, { takes: ({ id }) => from.includes(id) }),
  );

const toolChoices = ({ toolChoices: chosen = [] }: Proficiencies) => chosen;

function checkLanguages(
  character: Character,
  { languages }: Compendium,
  free: number,
): readonly Remark[] {
  const names = character.build.languages;
  if (names === undefined) return [unjudged("languages", "No languages are given.")];
  const say = { field: "languages", rule: "Languages" };
  const { entries, remarks } = findNames(names, { ...say, table: languages, what: "a language" });
  if (character.race === undefined) return entries.length === 0 ? remarks : [...remarks, ofNoRace];
  const own = givenLanguages(character);
  const chosen = entries.filter(({ id }) => !own.has(id));
  const { remarks: judged } = checkChoice<LanguageEntry, Room<LanguageEntry>>({
    ...say,
    noun: "language",
    chosen,
    slots: [...languageSlots(character), ...freeRoom(character, free)],
    all: languages.all.filter(({ id }) => !own.has(id)).toSorted(commonFirst),
  });
  const rare = chosen.filter(({ kind }) => kind !== "standard");
  const byConsent = rare.slice(foeSlots(character).length);
  return [...remarks, ...judged, ...byConsent.map((one) => consent(one, languages.all))];
}

const ofNoRace = undecided("languages", "Whether a race brings them is open: none is known.");

const commonFirst = (a: LanguageEntry, b: LanguageEntry): number =>
  Number(b.kind === "standard") - Number(a.kind === "standard");

const consent = ({ name, kind }: LanguageEntry, all: readonly LanguageEntry[]): Remark =>
  warning({
    field: "languages",
    problem: `${name} is ${kind === "exotic" ? "an exotic" : "a secret"} language: to choose it takes the game master's permission.`,
    rule: "Languages",
    legal: choices(all.filter((other) => other.kind === "standard").map((other) => other.name)),
  });

const languageSlots = (character: Character): readonly Room<LanguageEntry>[] => [
  ...slots<Room<LanguageEntry>>(
    (character.race?.languageChoice ?? 0) + (character.background?.languageChoice ?? 0),
    { takes: () => true },
  ),
  ...gainsOf(character).flatMap(({ gains, of }) =>
    of === "race" ? slots(gains.languageChoice ?? 0, { takes: () => true }) : [],
  ),
  ...foeSlots(character),
];

/** A class's own languages of choice are those of favored enemies: they may be rare, or none. */
const foeSlots = (character: Character): readonly Room<LanguageEntry>[] =>
  gainsOf(character).flatMap(({ gains, of, levels }) =>
    of === "race"
      ? []
      : slots((gains.languageChoice ?? 0) * levels.length, { takes: () => true, optional: true }),
  );
