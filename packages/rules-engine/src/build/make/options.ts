import type { Entry } from "@tabletop-mcp/srd-data";
import type { Make } from "../../creature/creature.js";
import { onceOf } from "../../once.js";
import { featuresOf, type KnownFeature } from "../../sheet/features.js";
import { type Compendium, foldName } from "../../tables/compendium.js";
import { error, type Finding } from "../judge/report.js";

/** A feature or trait that lets choose among options, and how many a creature has of them. */
export interface Offer {
  readonly feature: KnownFeature;
  readonly most: number;
  readonly options: readonly Entry[];
}

/** What a creature may choose from by race, classes and levels. */
export function offersOf(make: Make, compendium: Compendium): readonly Offer[] {
  const features = featuresOf(make, compendium).filter(({ of }) => of !== "option");
  return features
    .filter(({ options }) => options.length > 0)
    .map((feature) => ({
      feature,
      most: countOf(feature) + added(feature, features),
      options: entriesOf(feature),
    }));
}

const entriesOf = onceOf(({ options }: KnownFeature): readonly Entry[] =>
  options.map((option) => ({
    ...option,
    name: shortName(option.name),
    also: namesOf(option.name),
    summary: "",
  })),
);

const countOf = ({ facts: { choose = { 1: 1 } }, level }: KnownFeature): number =>
  Math.max(
    0,
    ...Object.entries(choose).map(([from, count]) => (Number(from) <= level ? count : 0)),
  );

/** What another feature adds: "Additional Fighting Style" has no options of its own. */
const added = (feature: KnownFeature, features: readonly KnownFeature[]): number =>
  features
    .filter(
      (other) =>
        other.facts.choose !== undefined &&
        other.options.length === 0 &&
        other.class === feature.class &&
        other.name.endsWith(` ${feature.name}`),
    )
    .reduce((sum, other) => sum + countOf(other), 0);

/** "Fighting Style: Archery" is "Archery", "Draconic Ancestry (Red)" and "Dragon Ancestor: Red - Fire Damage" are "Red". */
export const shortName = (name: string): string =>
  name
    .replace(/^[^:]+: /u, "")
    .replace(/^.*\((.+)\)$/u, "$1")
    .replace(/ - .*$/u, "");

/** Whatever else people call it: "Blade" for "Pact of the Blade", "Twinned" for "Twinned Spell". */
const namesOf = (name: string): readonly string[] => [
  name,
  shortName(name).replace(/^Pact of the /u, ""),
  shortName(name).replace(/ Spell$/u, ""),
];

/** The option of a name, heading or id. */
export function findOption({ options }: Offer, name: string): Entry | undefined {
  const wanted = foldName(name);
  return options.find(({ id, name: short, also = [] }) =>
    [id, short, ...also].some((known) => foldName(known) === wanted),
  );
}

/** Whether the options chosen are offered, as many as may be, and have what they ask for. */
export function judgeOptions(make: Make, compendium: Compendium): readonly Finding[] {
  const offers = offersOf(make, compendium);
  return [...offers.flatMap((offer) => judgeOffer(offer, make)), ...twice(offers, make)];
}

function judgeOffer(offer: Offer, make: Make): readonly Finding[] {
  const { feature, most, options } = offer;
  const chosen = make.options[feature.id] ?? [];
  const say = { field: `choices.${keysOf(feature)[0]}`, rule: feature.srd };
  const tooMany = error({
    ...say,
    problem: `${chosen.length} chosen for ${feature.name}, of which there ${most === 1 ? "is 1" : `are ${most}`}.`,
    legal: options.map(({ name }) => name),
  });
  return [
    ...(chosen.length > most ? [tooMany] : []),
    ...options
      .filter(({ id }) => chosen.indexOf(id) !== chosen.lastIndexOf(id))
      .map(({ name }) => error({ ...say, problem: `${name} is chosen twice.` })),
    ...chosen.flatMap((id) => {
      const problem = lacking(id, feature, make);
      const open = options.filter((option) => lacking(option.id, feature, make) === undefined);
      return problem === undefined
        ? []
        : [error({ ...say, problem, legal: open.map(({ name }) => name) })];
    }),
  ];
}

/** What of its requirements an option lacks, in words. */
function lacking(id: string, feature: KnownFeature, make: Make): string | undefined {
  const option = feature.options.find((one) => one.id === id);
  if (option === undefined) return `${feature.name} does not offer ${id}.`;
  const { level = 1, features = [], spell } = option.requires ?? {};
  const known = new Set(Object.values(make.options).flat());
  const name = shortName(option.name);
  if (level > feature.level) return `${name} needs level ${level} in the class.`;
  if (!features.every((one) => known.has(one)))
    return `${name} needs ${features.map(words).join(" and ")}.`;
  return spell === undefined || make.spells.includes(spell)
    ? undefined
    : `${name} needs the spell ${words(spell)}.`;
}

const words = (id: string): string => id.replace(/^warlock-/u, "").replaceAll("-", " ");

/** No fighting style is had twice, though two classes offer it (Fighting Style). */
function twice(offers: readonly Offer[], make: Make): readonly Finding[] {
  const styles = offers.filter(({ feature }) => feature.name === "Fighting Style");
  const names = styles.flatMap(({ feature, options }) =>
    options.filter(({ id }) => make.options[feature.id]?.includes(id)).map(({ name }) => name),
  );
  return names
    .filter((name, i) => names.indexOf(name) !== i)
    .map((name) =>
      error({
        field: "choices.fightingStyle",
        problem: `${name} is chosen twice.`,
        rule: "Fighting Style",
        legal: [...new Set(styles.flatMap(({ options }) => options.map((one) => one.name)))].filter(
          (one) => !names.includes(one),
        ),
      }),
    );
}

/** Other keys of `choices` that features are called by, by their ids; of others it is their name. */
const shortKeys: Readonly<Record<string, string>> = {
  "sorcerer-dragon-ancestor": "draconicAncestry",
  "druid-circle-of-the-land": "circleLand",
  "warlock-eldritch-invocations": "invocations",
};

/** The keys of `choices` that settle a feature's options, the usual one first. */
export const keysOf = ({
  id,
  name,
}: Pick<KnownFeature, "id" | "name">): readonly [string, ...string[]] => {
  const [key, own] = [shortKeys[id], fieldOf(name)];
  return key === undefined ? [own] : [key, own];
};

/** "Hunter's Prey" as a field: "huntersPrey". */
const fieldOf = (name: string): string =>
  foldName(name).replaceAll(/ (\p{L})/gu, (_, letter: string) => letter.toUpperCase());
