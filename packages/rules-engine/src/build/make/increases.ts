import { type Ability, abilities } from "@tabletop-mcp/srd-data";
import type { Make } from "../../creature/creature.js";
import { featuresOf } from "../../sheet/features.js";
import { improvementsIn } from "../../sheet/scores.js";
import type { Compendium } from "../../tables/compendium.js";
import { add } from "../judge/race.js";
import { error, type Finding, plural } from "../judge/report.js";
import type { Scores } from "../judge/types.js";
import { nameOf } from "../judge/verdict.js";
import { raceScores } from "./scores.js";

const field = "choices.abilityIncreases";
const rule = "Ability Score Improvement";
const points = 2;
const highest = 20;

/** How many improvements the classes have brought (Ability Score Improvement). */
export const improvementsOf = (make: Make, compendium: Compendium): number =>
  improvementsIn(featuresOf(make, compendium));

/** How many of them are left: each went into scores, or into a feat. */
export const improvementsLeft = (make: Make, compendium: Compendium): number =>
  improvementsOf(make, compendium) - make.increases.length - make.feats.length;

/** Whether increases have the SRD's form, an improvement each, and stay within 20. */
export function judgeIncreases(make: Make, compendium: Compendium): readonly Finding[] {
  return [
    ...make.increases.flatMap(judgeForm),
    ...tooMany(make, compendium),
    ...tooHigh(make, compendium),
    ...judgeRace(make, compendium),
  ];
}

function judgeForm(increase: Scores): readonly Finding[] {
  const by = Object.values(increase).filter((one) => one !== 0);
  const isWhole = by.every((one) => one === 1 || one === points);
  if (isWhole && by.reduce((sum, one) => sum + one, 0) === points) return [];
  const problem = "An improvement raises one score by 2, or two by 1.";
  return [error({ field, problem, rule, legal: ["{ str: 2 }", "{ str: 1, dex: 1 }"] })];
}

/** Feats of the SRD are in place of improvements; the campaign's own may be a gift. */
function tooMany(make: Make, compendium: Compendium): readonly Finding[] {
  const most = improvementsOf(make, compendium);
  const feats = make.feats.filter(({ id }) => id !== undefined).length;
  if (make.increases.length === 0 || make.increases.length + feats <= most) return [];
  const spent = feats === 0 ? "" : ` and ${plural(feats, "feat")}`;
  const problem = `${plural(make.increases.length, "increase")}${spent} for ${plural(most, "improvement")} at these levels.`;
  const legal = [`at most ${most - feats}`, ...ofRace(make, compendium)];
  return [error({ field, problem, rule, legal })];
}

/** What a race lets the player raise has a key of its own. */
function ofRace({ race: id, raceIncreases }: Make, { races }: Compendium): readonly string[] {
  const { name, scoreChoice } = (id === undefined ? undefined : races.find(id)) ?? {};
  return scoreChoice === undefined || raceIncreases.length >= scoreChoice.choose
    ? []
    : [`raceIncreases for the ${scoreChoice.choose} scores that ${name ?? id} raises`];
}

function tooHigh(make: Make, compendium: Compendium): readonly Finding[] {
  const raised = make.increases.reduce<Scores>(add, {});
  const before = add(make.abilities, raceScores(make, compendium));
  return abilities.flatMap((ability) => {
    const [by, from] = [raised[ability] ?? 0, before[ability] ?? 0];
    if (by === 0 || from + by <= highest) return [];
    return [
      error({
        field,
        problem: `${nameOf(ability)} ${from} + ${by} = ${from + by}: improvements stop at ${highest}.`,
        rule: "Using Ability Scores, Ability Scores and Modifiers",
        legal: openTo(make, compendium),
      }),
    ];
  });
}

const openTo = (make: Make, compendium: Compendium): readonly Ability[] => {
  const before = add(make.abilities, raceScores(make, compendium));
  return abilities.filter((ability) => (before[ability] ?? 0) < highest);
};

/** The scores that a race lets the player raise (Half-Elf, Ability Score Increase). */
function judgeRace({ race: id, raceIncreases }: Make, { races }: Compendium): readonly Finding[] {
  const race = id === undefined ? undefined : races.find(id);
  const { choose = 0, from = [] } = race?.scoreChoice ?? {};
  const isLegal =
    raceIncreases.length <= choose &&
    new Set(raceIncreases).size === raceIncreases.length &&
    raceIncreases.every((ability) => from.includes(ability));
  if (isLegal) return [];
  return [
    error({
      field: "choices.raceIncreases",
      problem:
        choose === 0
          ? `${race?.name ?? "Without a race this character"} has no increases to choose.`
          : `${race?.name ?? ""} raises ${choose} different scores of these.`,
      rule: `${race?.srd ?? "Races"}, Ability Score Increase`,
      legal: from,
    }),
  ];
}
