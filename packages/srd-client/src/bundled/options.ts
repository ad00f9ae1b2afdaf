import { type Background, backgrounds } from "@tabletop-mcp/srd-data/backgrounds";
import { type Feat, feats } from "@tabletop-mcp/srd-data/feats";
import { type Race, type RacialTrait, races, type Subrace } from "@tabletop-mcp/srd-data/races";
import { bundledSource } from "../records/attribution.js";
import { choice } from "../records/race.js";
import type { BackgroundRecord, FeatRecord, RaceRecord } from "../records/types.js";
import { abilityNames, capital, paragraphs } from "../records/words.js";
import { effectWords } from "./effect.js";
import { equipmentText } from "./equipment.js";
import { equipmentName } from "./names.js";
import { stepsWords } from "./step.js";
import { abilityTitle, counted, described, listed, plain, sentences, titled } from "./words.js";

/** The races, each with its subrace. SRD facts hold no text on age and alignment. */
export const bundledRaces = (): readonly RaceRecord[] => races.map(raceRecord);

const raceRecord = (race: Race): RaceRecord => ({
  kind: "race",
  slug: race.id,
  name: race.name,
  description: race.summary,
  source: bundledSource,
  ability_score_increases: {
    ...increasesOf(race),
    ...choice(race.scoreChoice?.choose ?? 0, race.scoreChoice?.by),
  },
  ability_score_description: scoreWords(race),
  age: "",
  alignment: "",
  size: capital(race.size),
  speed: race.speed,
  languages: listed([
    ...race.languages.map(titled),
    ...(race.languageChoice === undefined
      ? []
      : [`${counted(race.languageChoice, "other language")} of choice`]),
  ]),
  vision: race.traits.find(isVision)?.summary ?? "",
  traits: paragraphs(
    race.unslowedByArmor === true ? "**_Speed._** Heavy armor does not slow it." : "",
    traitTexts(race.traits.filter((trait) => !isVision(trait))),
  ),
  subraces: race.subraces.map((one) => ({
    slug: one.id,
    name: one.name,
    description: one.summary,
    ability_score_increases: increasesOf(one),
    traits: traitTexts(one.traits),
  })),
});

const isVision = ({ id }: RacialTrait): boolean => /darkvision/.test(id);

type ScoreName = keyof typeof abilityNames;

const increasesOf = ({ scores }: Race | Subrace): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(scores).map(([ability, by]) => [abilityNames[ability as ScoreName], by]),
  );

function scoreWords({ scores, scoreChoice }: Race): string {
  const raised = Object.entries(scores).map(
    ([ability, by]) => `${abilityTitle(ability as ScoreName)} +${by}`,
  );
  const chosen =
    scoreChoice === undefined ? [] : [`${scoreChoice.choose} others of choice +${scoreChoice.by}`];
  return [...raised, ...chosen].join(", ");
}

const traitTexts = (traits: readonly RacialTrait[]): string =>
  paragraphs(
    ...traits.map(({ name, summary, options = [] }) =>
      paragraphs(
        `**_${name}._** ${summary}`,
        options.map((option) => `- ${option.name}: ${option.summary}`).join("\n"),
      ),
    ),
  );

/** The one background. */
export const bundledBackgrounds = (): readonly BackgroundRecord[] =>
  backgrounds.map(backgroundRecord);

const backgroundRecord = (one: Background): BackgroundRecord => ({
  kind: "background",
  slug: one.id,
  name: one.name,
  description: one.summary,
  source: bundledSource,
  skill_proficiencies: one.skills.map(titled).join(", "),
  tool_proficiencies: one.tools.map(equipmentName).join(", "),
  languages: one.languageChoice === 0 ? "" : `${one.languageChoice} of your choice`,
  equipment: `${equipmentText(one.equipment)}\n* ${one.gold.amount} ${one.gold.coin}`,
  features: [{ name: one.feature.name, description: one.feature.summary }],
});

/** The one feat. */
export const bundledFeats = (): readonly FeatRecord[] => feats.map(featRecord);

const featRecord = (one: Feat): FeatRecord => ({
  kind: "feat",
  slug: one.id,
  name: one.name,
  description: described(one.summary, sentences(...(one.notes ?? []))),
  source: bundledSource,
  type: "",
  prerequisite: Object.entries(one.prerequisite)
    .map(([ability, score]) => `${abilityTitle(ability as ScoreName)} ${score} or higher`)
    .join(", "),
  benefits: [
    ...(one.effects ?? []).map((effect) => sentences(effectWords(effect))),
    ...(one.uses ?? []).map(({ name = "", economy = "", steps }) =>
      sentences(`${name} (${plain(economy)}): ${stepsWords(steps)}`),
    ),
  ],
});
