import type { Background } from "../src/backgrounds/types.js";
import type { Feat } from "../src/feats/types.js";
import type { Race, RacialTrait, Subrace } from "../src/races/types.js";
import type { Ability, Size } from "../src/vocabulary.js";
import { Agreement, type Settlement } from "./agreement.js";
import type { ClassReadings } from "./classes.js";
import { by, type Raw, type Records } from "./records.js";

/** Races with their subraces and traits. */
export function extractRaces(
  records: Records,
  readings: ClassReadings,
  settlements: readonly Settlement[],
): { races: readonly Race[]; agreement: Agreement } {
  const agreement = new Agreement("race", settlements);
  const old = by(records.v1("races"), ({ slug }) => slug);
  const { summaryOf, traitsOf } = traitReader(records, readings, agreement);
  const subraces = records.api("subraces").map(
    (api): Subrace => ({
      id: api.index,
      name: api.name,
      ...(api.index === "lightfoot-halfling" && { also: ["lightfoot"] }),
      srd: `Races, ${api.name}`,
      summary: summaryOf("subraces", api.index),
      race: api.race.index,
      scores: scoresOf(api.ability_bonuses),
      traits: traitsOf(api.racial_traits),
    }),
  );
  const races = records.api("races").map((api): Race => {
    const open = old.get(api.index);
    return {
      id: api.index,
      name: api.name,
      srd: `Races, ${api.name}`,
      summary: summaryOf("races", api.index),
      size: api.size.toLowerCase() as Size,
      speed: agreement.of(api.index, "speed", { api: api.speed as number, v1: open?.speed.walk }),
      ...(/not reduced by wearing heavy armor/.test(open?.speed_desc) && {
        unslowedByArmor: true as const,
      }),
      scores: agreement.of(api.index, "scores", {
        api: scoresOf(api.ability_bonuses),
        v1: open && openScores(open.asi),
      }),
      ...(api.ability_bonus_options && { scoreChoice: scoreChoice(api.ability_bonus_options) }),
      languages: api.languages.map(({ index }: Raw) => index),
      ...(api.language_options && { languageChoice: api.language_options.choose as number }),
      traits: traitsOf(api.traits),
      subraces: subraces.filter(({ race }) => race === api.index),
    };
  });
  return { races, agreement };
}

const scoreChoice = ({ choose, from }: Raw): NonNullable<Race["scoreChoice"]> => ({
  choose,
  by: from.options[0].bonus,
  from: from.options.map(({ ability_score: score }: Raw) => score.index),
});

function traitReader(records: Records, readings: ClassReadings, agreement: Agreement) {
  const traits = records.api("traits");
  const summaryOf = (kind: string, id: string): string => {
    const summary = readings.summaries[kind]?.[id];
    if (summary === undefined) agreement.problems.push(`${kind} ${id}: no summary`);
    return summary ?? "";
  };
  const traitOf = (index: string): RacialTrait => {
    const api = traits.find((trait) => trait.index === index);
    const reading = readings.features[index];
    if (reading === undefined) agreement.problems.push(`nobody has read the trait ${index}`);
    const options = traits
      .filter(({ parent }) => parent?.index === index)
      .map((option) => traitOf(option.index));
    return {
      id: index,
      name: api.name,
      srd: `Races, ${api.name}`,
      summary: summaryOf("traits", index),
      ...reading,
      ...(options.length > 0 && { options }),
    };
  };
  const traitsOf = (all: readonly Raw[]): readonly RacialTrait[] =>
    all.map(({ index }) => traitOf(index));
  return { summaryOf, traitsOf };
}

const scoresOf = (bonuses: readonly Raw[]): Readonly<Partial<Record<Ability, number>>> =>
  Object.fromEntries(bonuses.map(({ ability_score: score, bonus }) => [score.index, bonus]));

/** v1 has "Other" for a score of choice. */
const openScores = (asi: readonly Raw[]): Readonly<Partial<Record<Ability, number>>> =>
  Object.fromEntries(
    asi.flatMap(({ attributes: [name], value }) =>
      name === "Other" ? [] : [[name.slice(0, 3).toLowerCase(), value]],
    ),
  );

/** The SRD's one background. */
export function extractBackgrounds(
  records: Records,
  readings: ClassReadings,
): readonly Background[] {
  return records.api("backgrounds").map((api) => ({
    id: api.index,
    name: api.name,
    srd: `Backgrounds, ${api.name}`,
    summary: readings.summaries["backgrounds"]?.[api.index] ?? "",
    skills: api.starting_proficiencies.map(({ index }: Raw) => index.replace("skill-", "")),
    tools: [],
    languageChoice: api.language_options.choose,
    equipment: {
      given: [
        ...api.starting_equipment.map(({ equipment, quantity }: Raw) => ({
          item: equipment.index,
          count: quantity,
        })),
        // The API leaves these out; the SRD's text has them.
        { item: "vestments", count: 1 },
        { item: "block-of-incense", count: 5 },
      ],
      choices: api.starting_equipment_options.map(({ from, choose }: Raw) => [
        [{ any: from.equipment_category.index, count: choose }],
      ]),
      others: ["prayer book or prayer wheel"],
    },
    gold: { amount: api.starting_gold.quantity, coin: api.starting_gold.unit },
    feature: {
      id: "shelter-of-the-faithful",
      name: api.feature.name,
      srd: `Backgrounds, ${api.feature.name}`,
      summary:
        "Temples of the faith heal and lodge the acolyte's party; its own temple gives further help.",
    },
  }));
}

/** The SRD's one feat. */
export function extractFeats(records: Records, readings: ClassReadings): readonly Feat[] {
  return records.api("feats").map((api) => ({
    id: api.index,
    name: api.name,
    srd: `Feats, ${api.name}`,
    summary: readings.summaries["feats"]?.[api.index] ?? "",
    prerequisite: Object.fromEntries(
      api.prerequisites.map(({ ability_score: score, minimum_score: least }: Raw) => [
        score.index,
        least,
      ]),
    ),
    ...featFacts[api.index],
  }));
}

const featFacts: Readonly<Record<string, Partial<Feat>>> = {
  grappler: {
    effects: [
      {
        kind: "roll",
        on: "attack",
        by: "self",
        mode: "advantage",
        when: { has: "grappled", who: "other" },
      },
    ],
    uses: [
      {
        name: "Pin",
        economy: "action",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            check: { ability: "str", skill: "athletics", contest: ["athletics", "acrobatics"] },
            conditions: [
              { condition: "restrained", duration: { kind: "source" }, with: "grappled" },
            ],
            narrative: "The one who pins is restrained too, as long as the grapple lasts.",
          },
        ],
      },
    ],
    notes: ["The advantage holds against a creature that the bearer itself grapples."],
  },
};
