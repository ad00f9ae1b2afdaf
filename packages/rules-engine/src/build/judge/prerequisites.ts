import type { Ability } from "@tabletop-mcp/srd-data";
import type { CharacterClass } from "@tabletop-mcp/srd-data/classes";
import type { Race } from "@tabletop-mcp/srd-data/races";
import { choices, error, listed, type Remark, undecided } from "./report.js";
import { givenScores } from "./scores.js";
import type { Character, ClassTaken, Scores } from "./types.js";
import { atLeast, every, judge, nameOf, some } from "./verdict.js";

/** A new class asks for scores, and so does the one that is left for it. */
export function checkPrerequisites(character: Character): readonly Remark[] {
  const { classes, scores } = character;
  if (classes.length < 2) return [];
  const remarks = classes.flatMap((taken) => prerequisite(taken, character));
  const open = remarks.length > 0 && remarks.every(isOpen);
  return open && scores.length > 0 && scores.every(failsOne) ? [...remarks, together] : remarks;

  function failsOne(one: Scores): boolean {
    return classes.some((taken) => isMet(taken.class, one) === false);
  }
}

const isOpen = (remark: Remark): boolean => !("severity" in remark);

/** Each class could have what it needs by the race's increases of choice, but not all of them. */
const together = error({
  field: "multiclass",
  problem: "No choice of racial increases meets the prerequisites of all classes.",
  rule: "Multiclassing, Prerequisites",
});

const least = 13;

function prerequisite(taken: ClassTaken, character: Character): readonly Remark[] {
  const field = `${taken.prefix}class`;
  const { all = [], any = [] } = taken.class.multiclass.prerequisites;
  const abilities = [...all, ...any];
  const asked = [
    ...all.map((ability) => `${nameOf(ability)} ${least}`),
    ...(any.length > 0 ? [`${any.map(nameOf).join(" or ")} ${least}`] : []),
  ];
  const verdict = judge(character.scores, (one) => isMet(taken.class, one));
  if (verdict === "yes") return [];
  if (verdict === "open")
    return [
      undecided(
        field,
        `Multiclassing with ${taken.class.name} needs ${listed(asked)}. ${unsettled(abilities, character)}`,
        "multiclass prerequisites",
      ),
    ];
  return [
    error({
      field,
      problem: `Multiclassing with ${taken.class.name} needs ${listed(asked)}.`,
      rule: "Multiclassing, Prerequisites",
      legal: choices(asked),
    }),
  ];
}

function isMet({ multiclass }: CharacterClass, scores: Scores): boolean | undefined {
  const { all = [], any = [] } = multiclass.prerequisites;
  const enough = (ability: Ability): boolean | undefined => atLeast(scores, ability, least);
  const anyMet = any.length === 0 || some(any.map(enough));
  const allMet = every(all.map(enough));
  return every([anyMet, allMet]);
}

/** Says of each ability asked for whether it is enough, or what that depends on. */
function unsettled(abilities: readonly Ability[], character: Character): string {
  const { build, scores, race } = character;
  const given = givenScores(build);
  const parts = abilities.map((ability) => {
    const score = given[ability];
    if (score === undefined) return `${nameOf(ability)} is not given`;
    const reached = scores.map((one) => one[ability] ?? score);
    return standing(`${nameOf(ability)} ${score}`, {
      score,
      lowest: Math.min(...reached),
      highest: Math.max(...reached),
      choice: choiceOf(race),
    });
  });
  const settled = race?.scoreChoice !== undefined && abilities.some((ability) => given[ability]);
  const hint = " Give final scores with scores_include_racial: true to settle it.";
  return `${parts.join("; ")}.${settled ? hint : ""}`;
}

interface Reach {
  readonly score: number;
  readonly lowest: number;
  readonly highest: number;
  /** What it takes to be that high: "the race increases it". */
  readonly choice: string;
}

function standing(of: string, { score, lowest, highest, choice }: Reach): string {
  if (lowest !== highest)
    return lowest >= least ? `${of} is enough` : `${of} may be ${highest}, if ${choice}`;
  const sum = lowest === score ? of : `${of} + ${lowest - score} = ${lowest}`;
  return `${sum} is ${lowest >= least ? "enough" : "too low"}`;
}

const choiceOf = (race: Race | undefined): string =>
  race?.scoreChoice === undefined
    ? "the race increases it"
    : `one of ${race.name}'s ${race.scoreChoice.choose} free +${race.scoreChoice.by} is put there`;
