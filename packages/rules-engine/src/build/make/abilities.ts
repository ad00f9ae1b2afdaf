import type { Rng } from "@tabletop-mcp/dice-core";
import { type Ability, abilities } from "@tabletop-mcp/srd-data";
import type { CharacterClass } from "@tabletop-mcp/srd-data/classes";
import type { Make } from "../../creature/creature.js";
import type { Using } from "../../game/using.js";
import type { Compendium } from "../../tables/compendium.js";
import { error, type Finding, listed } from "../judge/report.js";
import { pointBuyCost } from "../judge/scores.js";
import type { Scores } from "../judge/types.js";
import { nameOf } from "../judge/verdict.js";

export interface AbilitiesWanted {
  readonly abilities?: Scores;
  readonly abilityMethod?: Make["abilityMethod"];
  readonly classes: readonly CharacterClass[];
}

/** Scores before increases, how they were made, and what there is to say about it. */
export interface AbilitiesMade {
  readonly made: Pick<Make, "abilities" | "abilityMethod">;
  readonly notes: readonly string[];
  readonly errors: readonly Finding[];
}

const bounds = { least: 1, most: 30 };
const tens: Record<Ability, number> = { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 };

/** The six scores as they are asked for: given, dealt, bought or rolled. */
export function makeAbilities(wanted: AbilitiesWanted, { rng, compendium }: Using): AbilitiesMade {
  switch (wanted.abilityMethod) {
    case "standard":
      return standard(wanted, compendium);
    case "point_buy":
      return bought(wanted, compendium);
    case "roll":
      return rolled(wanted, rng);
    case undefined:
      return wanted.abilities === undefined && wanted.classes.length > 0
        ? standard(wanted, compendium)
        : asGiven(wanted.abilities);
  }
}

const field = "abilities";

/** Scores that are not said are 10, which goes without saying for who has none at all. */
function asGiven(given: Scores = {}): AbilitiesMade {
  const open = abilities.filter((ability) => given[ability] === undefined);
  const isPart = open.length > 0 && open.length < abilities.length;
  return judged({
    made: { abilities: { ...tens, ...given } },
    notes: isPart ? [`Not said, and so 10: ${listed(open.map(nameOf))}.`] : [],
    errors: [],
  });
}

/** No score is below 1 or above 30 (Ability Scores and Modifiers). */
export const judged = (given: AbilitiesMade): AbilitiesMade => ({
  ...given,
  errors: [
    ...given.errors,
    ...abilities
      .filter((ability) => {
        const score = given.made.abilities[ability];
        return !Number.isInteger(score) || score < bounds.least || score > bounds.most;
      })
      .map((ability) =>
        error({
          field,
          problem: `${nameOf(ability)} ${given.made.abilities[ability]} is not a score.`,
          rule: "Using Ability Scores, Ability Scores and Modifiers",
          legal: [`${bounds.least} to ${bounds.most}`],
        }),
      ),
  ],
});

function standard(wanted: AbilitiesWanted, { standardArray }: Compendium): AbilitiesMade {
  const { scores, name } = standardArray;
  const rule = `House rule: ${name}`;
  if (wanted.abilities === undefined) {
    const dealt = deal(scores, wanted.classes);
    const notes = [`${rule}, dealt by ${needsOf(wanted.classes)}: ${shown(dealt)}.`];
    return { made: { abilities: dealt, abilityMethod: "standard" }, notes, errors: [] };
  }
  const given = Object.values(wanted.abilities).toSorted(down);
  const problem = `The standard array is ${listed(scores.map(String))}, in any order.`;
  return {
    made: { abilities: { ...tens, ...wanted.abilities }, abilityMethod: "standard" },
    notes: [`${rule}.`],
    errors: same(given, scores.toSorted(down))
      ? []
      : [error({ field, problem, rule, legal: scores.map(String) })],
  };
}

const down = (a: number, b: number): number => b - a;

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

function bought({ abilities: given = {} }: AbilitiesWanted, compendium: Compendium): AbilitiesMade {
  const { points, rows, name } = compendium.pointBuy;
  const rule = `House rule: ${name}`;
  const scores = abilities.flatMap((ability) => given[ability] ?? []);
  const cost = pointBuyCost(scores, compendium, 0);
  const ends = rows.map(({ score }) => score);
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const why =
    scores.length < abilities.length
      ? "Point buy needs all six scores."
      : Number.isFinite(cost)
        ? `These scores cost ${cost} points, of which there are ${points}.`
        : `Bought scores are from ${least} to ${most}, before increases.`;
  return {
    made: { abilities: { ...tens, ...given }, abilityMethod: "point_buy" },
    notes: [`${rule}: ${cost} of ${points} points.`],
    errors:
      scores.length === abilities.length && cost <= points
        ? []
        : [
            error({
              field,
              problem: why,
              rule,
              legal: [`${least} to ${most}, for ${points} points`],
            }),
          ],
  };
}

/** Of four d6 the highest three, six times. */
function rolled({ abilities: given, classes }: AbilitiesWanted, rng: Rng): AbilitiesMade {
  const rule = "House rule: Rolled Scores";
  if (given !== undefined) {
    const problem = "The server rolls: leave abilities out, or give them without a method.";
    const made = { abilities: { ...tens, ...given } };
    return { made, notes: [], errors: [error({ field: "abilityMethod", problem, rule })] };
  }
  const throws = abilities.map(() => {
    const dice = [6, 6, 6, 6].map((sides) => rng.die(sides)).toSorted(down);
    const total = dice.slice(0, 3).reduce((sum, face) => sum + face, 0);
    return { total, text: `${total} (${dice.join(",")})` };
  });
  const dealt = deal(
    throws.map(({ total }) => total),
    classes,
  );
  return {
    made: { abilities: dealt, abilityMethod: "roll" },
    notes: [
      `${rule} (4d6, the lowest dropped): ${throws.map(({ text }) => text).join(", ")}.`,
      `Dealt by ${needsOf(classes)}: ${shown(dealt)}.`,
    ],
    errors: [],
  };
}

/** The highest scores to what the classes need most. */
function deal(
  scores: readonly number[],
  classes: readonly CharacterClass[],
): Record<Ability, number> {
  const best = scores.toSorted(down);
  const dealt = { ...tens };
  needs(classes).forEach((ability, i) => {
    dealt[ability] = best[i] ?? dealt[ability];
  });
  return dealt;
}

/** What multiclassing asks of a class says what it lives by; then what it casts with, then hit points. */
const needs = (classes: readonly CharacterClass[]): readonly Ability[] => [
  ...new Set<Ability>([
    ...classes.flatMap(({ multiclass: { prerequisites }, spellcasting }) => [
      ...(prerequisites.all ?? prerequisites.any?.slice(0, 1) ?? []),
      ...(spellcasting ? [spellcasting.ability] : []),
    ]),
    "con",
    "dex",
    ...classes.flatMap(({ saves }) => saves),
    "wis",
    "str",
    "cha",
    "int",
  ]),
];

const needsOf = (classes: readonly CharacterClass[]): string =>
  classes.length === 0 ? "habit" : `the needs of ${listed(classes.map(({ name }) => name))}`;

const shown = (scores: Readonly<Record<Ability, number>>): string =>
  abilities.map((ability) => `${nameOf(ability)} ${scores[ability]}`).join(", ");
