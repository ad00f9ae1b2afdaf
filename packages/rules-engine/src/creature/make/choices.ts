import { type Ability, abilities } from "@tabletop-mcp/srd-data";
import { allot, slots } from "../../build/allot.js";
import { nearest } from "../../build/nearest.js";
import { error, type Finding, quoted } from "../../build/report.js";
import { abilityNames, type Scores } from "../../build/types.js";
import { foldName } from "../../compendium.js";
import type { ChoicesRequest } from "../../request.js";
import type { Make } from "../creature.js";
import { type Change, changed, type Draft, type Mode, merged } from "./draft.js";
import { withLanguages, withSkills, withTools } from "./lists.js";
import { fieldOf, findOption, type Offer, offersOf } from "./options.js";
import { withSubclass } from "./subclass.js";
import { readWord, type WordChoice } from "./words.js";

/** What the SRD leaves to the player, by what it is called. */
export const withChoices =
  (choices: ChoicesRequest | undefined, mode: Mode): Change =>
  (make, compendium) =>
    changed(
      make,
      Object.entries(choices ?? {})
        .filter(([, value]) => value !== undefined && value !== null)
        .toSorted(([a], [b]) => order(a) - order(b))
        .map(
          ([key, value]) =>
            (Object.hasOwn(known, key) ? known[key] : undefined)?.(value, mode) ??
            withOptions(key, value, mode),
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
  (make) => ({
    make: {
      ...make,
      words: { ...make.words, [name]: merged(make.words[name] ?? [], given.map(readWord), mode) },
    },
    errors: [],
  });

const withRaceIncreases =
  (given: readonly string[], mode: Mode): Change =>
  (make) => {
    const read = given.map((name) => ({ name, ability: abilityOf(name) }));
    const ids = read.flatMap(({ ability }) => ability ?? []);
    return {
      make: { ...make, raceIncreases: mode === "add" ? [...make.raceIncreases, ...ids] : ids },
      errors: read
        .filter(({ ability }) => ability === undefined)
        .map(({ name }) => noAbility(name)),
    };
  };

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
  raceIncreases: ofNames("raceIncreases", withRaceIncreases),
  languages: ofNames("languages", withLanguages),
  tools: ofNames("tools", withTools),
  favoredEnemy: ofNames("favoredEnemy", withWords("favoredEnemy")),
  favoredTerrain: ofNames("favoredTerrain", withWords("favoredTerrain")),
  additionalSkills: ofNames("additionalSkills", (names) => withSkills(names, "add")),
};

/** Short keys of the request for features with another heading. */
const features: ReadonlyMap<string, readonly string[]> = new Map([
  ["circle land", ["circle of the land"]],
  ["draconic ancestry", ["draconic ancestry", "dragon ancestor"]],
  ["invocations", ["eldritch invocations"]],
  ["additional fighting style", ["fighting style"]],
]);

const withOptions = (key: string, value: unknown, mode: Mode): Change => {
  const read = ofNames(key, (names) => (make, compendium) => {
    const wanted = foldName(key.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " "));
    const headings = features.get(wanted) ?? [wanted];
    const all = offersOf(make, compendium);
    const offers = all.filter(
      ({ feature }) => headings.includes(foldName(feature.name)) || foldName(feature.id) === wanted,
    );
    return offers.length === 0
      ? { make, errors: [nothingOffered(key, all)] }
      : place(names, offers, { make, mode, key });
  });
  return read(value, mode);
};

function nothingOffered(key: string, offers: readonly Offer[]): Finding {
  const legal = [...offers.map(({ feature }) => fieldOf(feature.name)), ...Object.keys(known)];
  const near = nearest(key, legal);
  return error({
    field: `choices.${key}`,
    problem: `Nothing lets this character choose ${quoted(key)}.`,
    rule: "Classes",
    legal: near.length > 0 ? near : [...new Set(legal)],
  });
}

interface Placing {
  readonly make: Make;
  readonly mode: Mode;
  readonly key: string;
}

/** Gives each name to a feature that offers it, while there is room; too many are for the judge to see. */
function place(names: readonly string[], offers: readonly Offer[], placing: Placing): Draft {
  const { make, mode, key } = placing;
  const had = ({ feature }: Offer): readonly string[] =>
    mode === "add" ? (make.options[feature.id] ?? []) : [];
  const fresh = names.filter(
    (name) => !offers.some((offer) => had(offer).includes(idOf(name, offer))),
  );
  const { placed, left } = allot(
    fresh,
    offers.flatMap((offer) =>
      slots(offer.most - had(offer).length, {
        offer,
        takes: (name: string) => findOption(offer, name) !== undefined,
      }),
    ),
  );
  const goesTo = (name: string): Offer | undefined =>
    placed.find(({ item }) => item === name)?.slot.offer ??
    offers.find((offer) => left.includes(name) && findOption(offer, name) !== undefined);
  const options = offers.map((offer) => {
    const given = fresh.filter((name) => goesTo(name) === offer);
    const ids = given.map((name) => idOf(name, offer));
    return [offer.feature.id, merged(had(offer), ids, "add")] as const;
  });
  return {
    make: {
      ...make,
      options: {
        ...make.options,
        ...Object.fromEntries(options.filter(([, ids]) => ids.length > 0)),
      },
    },
    errors: fresh
      .filter((name) => goesTo(name) === undefined)
      .map((name) => unknownOption(key, name, offers)),
  };
}

const idOf = (name: string, offer: Offer): string => findOption(offer, name)?.id ?? "";

function unknownOption(key: string, name: string, offers: readonly Offer[]): Finding {
  const [first] = offers;
  const options = offers.flatMap((offer) => offer.options.map((one) => one.name));
  return error({
    field: `choices.${key}`,
    problem: `${quoted(name)} is not offered by ${first?.feature.name ?? key}.`,
    rule: first?.feature.srd ?? "Classes",
    legal: [...new Set(options)],
  });
}
