import { type Ability, abilities } from "@tabletop-mcp/srd-data";
import type { ChoicesRequest } from "../../game/request.js";
import { foldName } from "../../tables/compendium.js";
import { nearest } from "../../tables/nearest.js";
import { error, type Finding, quoted } from "../judge/report.js";
import { abilityNames, type Scores } from "../judge/types.js";
import { type Change, changed, type Mode, merged } from "./draft.js";
import { hadAlready, withLanguages, withSkills, withTools } from "./lists.js";
import { keysOf, type Offer, offersOf } from "./options.js";
import { type Placing, placed } from "./placed.js";
import { withSubclass } from "./subclass.js";
import { readWord, type WordChoice, wordsTwice } from "./words.js";

/** What the SRD leaves to the player, by what it is called. Two keys for one feature add up. */
export const withChoices =
  (choices: ChoicesRequest | undefined, mode: Mode): Change =>
  (before, compendium) =>
    changed(
      before,
      Object.entries(choices ?? {})
        .filter(([, value]) => value !== undefined && value !== null)
        .toSorted(([a], [b]) => order(a) - order(b))
        .map(
          ([key, value]) =>
            (Object.hasOwn(known, key) ? known[key] : undefined)?.(value, mode) ??
            withOptions(key, value, { mode, before }),
        ),
      compendium,
    );

/** A subclass brings features that let choose. */
const order = (key: string): number => (key === "subclass" ? 0 : 1);

type Reader = (value: unknown, mode: Mode) => Change;

/** Reads names; where they are none, says so. */
const ofNames =
  (field: string, change: (names: readonly string[], mode: Mode) => Change): Reader =>
  (value, mode) => {
    const names = namesIn(value);
    return names === undefined ? refused(field, "a name, or a list of names") : change(names, mode);
  };

const namesIn = (value: unknown): readonly string[] | undefined => {
  if (typeof value === "string") return [value];
  return Array.isArray(value) && value.every((one) => typeof one === "string") ? value : undefined;
};

const refused =
  (field: string, what: string): Change =>
  (make) => ({
    make,
    errors: [
      error({
        field: `choices.${field}`,
        problem: `choices.${field} must be ${what}.`,
        rule: "The form of choices",
      }),
    ],
  });

const withWords =
  (name: WordChoice) =>
  (given: readonly string[], mode: Mode): Change =>
  (make) => {
    const list = merged(make.words[name] ?? [], given.map(readWord), mode);
    return {
      make: { ...make, words: { ...make.words, [name]: list } },
      errors: wordsTwice(name, given),
    };
  };

/** Abilities, or a record of them as improvements have it: { con: 1, dex: 1 }. */
const withRaceIncreases: Reader = (value, mode) => {
  const names = namesIn(raised(value));
  if (names === undefined)
    return refused("raceIncreases", 'abilities: ["con", "dex"], or { con: 1, dex: 1 }');
  const read = names.map((name) => ({ name, ability: abilityOf(name) }));
  const ids = read.flatMap(({ ability }) => ability ?? []);
  return (make) => ({
    make: { ...make, raceIncreases: mode === "add" ? [...make.raceIncreases, ...ids] : ids },
    errors: read.filter(({ ability }) => ability === undefined).map(({ name }) => noAbility(name)),
  });
};

/** Every race with a choice raises each score by 1 (Half-Elf); any other number stays as it is, to be refused. */
function raised(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value);
  return entries.every(([, by]) => by === 1) ? entries.map(([name]) => name) : value;
}

const noAbility = (name: string): Finding =>
  error({
    field: "choices",
    problem: `${quoted(name)} is not an ability.`,
    rule: "Using Ability Scores",
    legal: abilities,
  });

/** "str" and "Strength" are one. */
export const abilityOf = (name: string): Ability | undefined =>
  abilities.find((ability) => {
    const names: readonly string[] = [ability, abilityNames[ability]];
    return names.includes(name.toLowerCase());
  });

/** One improvement, or a list of them: each a record of scores. */
const withIncreases: Reader = (value, mode) => {
  const read = (Array.isArray(value) ? value : [value]).map(readIncrease);
  const increases = read.flatMap((one) => one ?? []);
  if (increases.length < read.length)
    return refused("abilityIncreases", "improvements such as [{ str: 2 }, { dex: 1, con: 1 }]");
  return (make) => ({
    make: { ...make, increases: [...(mode === "add" ? make.increases : []), ...increases] },
    errors: [],
  });
};

function readIncrease(value: unknown): Scores | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const read = Object.entries(value).map(([name, by]) => [abilityOf(name), by] as const);
  const isForm = read.every(([ability, by]) => ability !== undefined && Number.isSafeInteger(by));
  return isForm ? Object.fromEntries(read) : undefined;
}

const known: Readonly<Record<string, Reader>> = {
  subclass: ofNames(
    "subclass",
    (names) => (make, compendium) =>
      changed(
        make,
        names.map((name) => withSubclass(name)),
        compendium,
      ),
  ),
  abilityIncreases: withIncreases,
  raceIncreases: withRaceIncreases,
  languages: ofNames("languages", withLanguages),
  tools: ofNames("tools", withTools),
  favoredEnemy: ofNames("favoredEnemy", withWords("favoredEnemy")),
  favoredTerrain: ofNames("favoredTerrain", withWords("favoredTerrain")),
  additionalSkills: ofNames("additionalSkills", (names, mode) => (make, compendium) => {
    const had = new Set<string>(mode === "set" ? make.skills : []);
    const found = names.flatMap((name) => compendium.skills.find(name) ?? []);
    const { errors, ...draft } = withSkills(names, "add")(make, compendium);
    return { ...draft, errors: [...errors, ...hadAlready(found, [had], additional)] };
  }),
};

const additional = { field: "choices.additionalSkills", rule: "Classes" };

/** Short keys of the request for features with another heading. */
const headingsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ["circle land", ["circle of the land"]],
  ["draconic ancestry", ["draconic ancestry", "dragon ancestor"]],
  ["invocations", ["eldritch invocations"]],
  ["additional fighting style", ["fighting style"]],
]);

const withOptions = (key: string, value: unknown, how: Pick<Placing, "mode" | "before">): Change =>
  ofNames(key, (names) => (make, compendium) => {
    const wanted = foldName(key.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " "));
    const headings = headingsOf.get(wanted) ?? [wanted];
    const all = offersOf(make, compendium);
    const offers = all.filter(
      ({ feature }) => headings.includes(foldName(feature.name)) || foldName(feature.id) === wanted,
    );
    return offers.length === 0
      ? { make, errors: [nothingOffered(key, all)] }
      : placed(names, offers, { ...how, make, key });
  })(value, how.mode);

function nothingOffered(key: string, offers: readonly Offer[]): Finding {
  const legal = [...offers.flatMap(({ feature }) => keysOf(feature)), ...Object.keys(known)];
  const near = nearest(key, legal);
  return error({
    field: `choices.${key}`,
    problem: `Nothing lets this character choose ${quoted(key)}.`,
    rule: "Classes",
    legal: near.length > 0 ? near : [...new Set(legal)],
  });
}
