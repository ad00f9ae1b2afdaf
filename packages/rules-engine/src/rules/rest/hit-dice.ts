import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../creature/creature.js";
import type { EventOf } from "../../game/event.js";
import type { Frame, FrameOf } from "../../game/frame.js";
import { type Decision, steps } from "../../game/next.js";
import type { RestRequest } from "../../game/request.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { prohibitionAt } from "../../gather/prohibition.js";
import { hitDiceOf } from "../../sheet/hit-dice.js";
import { numbersOf } from "../../sheet/numbers.js";
import { stepsOfFeatures } from "../steps/of-features.js";

/** Sides of "d8". */
export const sidesOf = (die: string): number => Number(die.slice(1));

/** Dice by name, the largest first. */
export const largestFirst = (dice: Readonly<Record<string, number>>): readonly string[] =>
  Object.keys(dice).toSorted((a, b) => sidesOf(b) - sidesOf(a));

/**
 * Hit dice spent at a short rest, the largest first where only their number is said, a step each: a
 * player sees each die before spending the next, and spends none on hit points that are full
 * ("Resting, Short Rest").
 */
export function hitDiceStep(state: GameState, rest: FrameOf<"rest">, using: Using): Decision {
  const creature = creatureIn(state, rest.id);
  if (rest.dice === undefined) {
    const dice = diceToSpend(creature, rest.hitDice, using);
    return dice.ok ? ok(steps({ ...rest, dice: dice.value })) : dice;
  }
  const [die, ...left] = rest.dice;
  const { effective: most } = numbersOf(creature, using.compendium).maximumHp;
  if (die === undefined || creature.hp.current >= most)
    return ok(steps(...songsFor(state, rest, using), { ...rest, steps: rest.steps.slice(1) }));
  const run = [{ ...rest, dice: left, spent: true as const }];
  return ok({ events: [spendOne(creature, die, using)], run });
}

/** What those who rest along add to hit dice that were spent: of several bards the one of the highest level ("Bard, Song of Rest"). */
function songsFor(
  state: GameState,
  { id, spent, company = [id] }: FrameOf<"rest">,
  { compendium }: Using,
): readonly Frame[] {
  if (!spent) return [];
  const levels = ({ make }: Creature): number =>
    make.levels.filter((taken) => taken.class === "bard").length;
  const songs = company
    .flatMap((one) => state.creatures[one] ?? [])
    .filter(({ dead, hp }) => dead !== true && hp.current > 0)
    .toSorted((one, other) => levels(other) - levels(one))
    .map((bard) => stepsOfFeatures(bard, { moment: "hit-dice", targets: [id] }, compendium));
  return songs.find((found) => found.length > 0) ?? [];
}

/** The dice that are asked for, by name. */
function diceToSpend(
  creature: Creature,
  asked: RestRequest["hitDice"],
  using: Using,
): Result<readonly string[], RuleViolation> {
  const total = hitDiceOf(creature.make, using.compendium);
  const left = Object.fromEntries(
    Object.entries(total).map(([die, count]) => [
      die,
      Math.max(0, count - (creature.spent.hitDice[die] ?? 0)),
    ]),
  );
  const dice = diceAsked(asked, left);
  const refused = refuseCounts(asked) ?? refuseDice(creature, { dice, left }, using);
  return refused === undefined ? ok(dice) : err(refused);
}

type Dice = Readonly<Record<string, number>>;

/** One name for each die. More than there are stay in the list, to be refused. */
function diceAsked(asked: RestRequest["hitDice"], left: Dice): readonly string[] {
  if (asked === undefined) return [];
  if (typeof asked !== "number")
    return Object.entries(asked).flatMap(([die, count]) =>
      listOf(/^\d+$/u.test(die) ? `d${die}` : die.toLowerCase(), count),
    );
  const all = largestFirst(left).flatMap((die) => listOf(die, left[die] ?? 0));
  return [...all.slice(0, asked), ...listOf("hit die", asked - all.length)];
}

const mostNamed = 1000;

const listOf = (die: string, count: number): readonly string[] =>
  Array.from({ length: Math.min(mostNamed, Math.max(0, count)) }, () => die);

function refuseCounts(asked: RestRequest["hitDice"] = 0): RuleViolation | undefined {
  const counts = typeof asked === "number" ? [asked] : Object.values(asked);
  return counts.every((count) => Number.isSafeInteger(count) && count >= 0)
    ? undefined
    : {
        code: "INVALID_HIT_DICE",
        message: "Hit dice are counted in whole numbers, 0 or more.",
        hint: "2 spends the two largest; { d8: 2 } names the dice.",
      };
}

/** Says no to hit dice in a long rest, which gives back all hit points without them. */
export const refuseInLongRest = (asked: RestRequest["hitDice"]): RuleViolation | undefined =>
  asked === undefined || diceAsked(asked, {}).length === 0
    ? undefined
    : {
        code: "HIT_DICE_IN_LONG_REST",
        message: "Hit dice are spent in short rests only.",
        hint: "A long rest gives back all hit points by itself: leave hit dice out.",
      };

function refuseDice(
  { name, hp, ...creature }: Creature,
  { dice, left }: { readonly dice: readonly string[]; readonly left: Dice },
  { compendium }: Using,
): RuleViolation | undefined {
  if (dice.length === 0) return undefined;
  const counts = new Map(
    [...new Set(dice)].map((die) => [die, dice.filter((one) => one === die).length]),
  );
  const words = largestFirst(left).map((die) => `${left[die]}${die}`);
  if ([...counts].some(([die, count]) => count > (Object.hasOwn(left, die) ? (left[die] ?? 0) : 0)))
    return {
      code: "NO_HIT_DICE",
      message: `${name} has not so many hit dice left to spend: ${words.join(", ") || "none"}.`,
      hint: "A long rest gives back half of them.",
      legal: words,
    };
  if (hp.current < 1)
    return {
      code: "NOT_CONSCIOUS",
      message: `${name} has 0 hit points, and spends no hit dice before it has been healed.`,
      hint: "Rest without hit dice, or heal it first.",
    };
  const forbidding = prohibitionAt({ name, hp, ...creature }, onLand, compendium);
  return forbidding === undefined
    ? undefined
    : { code: "CANNOT_HEAL", message: `${name} cannot regain hit points: ${forbidding}.` };
}

/** Nobody rests under water, as far as anybody says. */
const onLand = { what: "heal", known: { inside: [] } } as const;

/** Its roll and the Constitution modifier, never less than 0. */
function spendOne(
  creature: Creature,
  die: string,
  { rng, compendium }: Using,
): EventOf<"hit_die_spent"> {
  const { abilities, maximumHp } = numbersOf(creature, compendium);
  const face = rng.die(sidesOf(die));
  const constitution = abilities.con.modifier;
  const { current } = creature.hp;
  const hp = Math.max(
    current,
    Math.min(maximumHp.effective, current + Math.max(0, face + constitution)),
  );
  const { spent } = creature;
  return {
    type: "hit_die_spent",
    rule: "Resting, Short Rest",
    id: creature.id,
    die,
    rolls: [face],
    constitution,
    healed: hp - current,
    hp,
    spent: { ...spent, hitDice: { ...spent.hitDice, [die]: (spent.hitDice[die] ?? 0) + 1 } },
  };
}
