import type { Damage, DamageType, Scaling } from "@tabletop-mcp/srd-data";
import { sumOfDice } from "../../dice/notation.js";
import { type RolledPoints, rollPoints } from "../../dice/points.js";
import { creatureIn } from "../../game/state.js";
import type { StepNumbers, StepsFrame } from "../../game/steps-frame.js";
import type { Using } from "../../game/using.js";
import { numbersAt } from "../../gather/features.js";
import { splitRoll } from "../../sheet/attacks/step-damage.js";
import { blockOf } from "../../sheet/block-of.js";
import { featuresOf } from "../../sheet/features.js";
import { maximumOf } from "../../sheet/hit-points.js";
import { bearerOf } from "../../sheet/numbers/bearer.js";
import { sizeOf } from "../../sheet/size.js";
import { worked } from "../../sheet/uses.js";
import type { StepTurn } from "./settling.js";

type Roll = Scaling & { readonly roll: string; readonly ability?: true };

/** The dice of a roll at this slot, this level and this level of a feature, with the ability that is added. */
export function diceOf(roll: Roll, turn: StepTurn): string {
  const { by } = turn.frame;
  const base = numbered(roll, turn) ?? atLevel(roll, by) ?? roll.roll;
  const grown = more(roll, by);
  const gained = gathered(roll, by);
  const whole = gained === undefined ? base : sum(base, gained);
  const once = grown === undefined ? whole : sum(whole, grown);
  const dice = by.points === undefined ? once : timesDice(once, by.points);
  return roll.ability && by.modifier !== undefined ? sum(dice, String(by.modifier)) : dice;
}

/** What a feature's number of this name is for who has it. */
function numbered({ number }: Roll, { frame, state, using }: StepTurn): string | undefined {
  if (number === undefined || frame.at.of !== "feature") return undefined;
  const { id } = frame.at;
  const creature = creatureIn(state, frame.id);
  const feature = featuresOf(creature.make, using.compendium).find((one) => one.id === id);
  const value = feature && numbersAt(feature)[number];
  if (feature === undefined || value === undefined) return undefined;
  if (typeof value !== "object") return String(value);
  return String(worked(value, feature, bearerOf(creature, using.compendium)));
}

function atLevel({ atLevel: table }: Roll, { level = 1 }: StepNumbers): string | undefined {
  if (table === undefined) return undefined;
  const from = Math.max(
    ...Object.keys(table)
      .map(Number)
      .filter((one) => one <= level),
  );
  return table[from];
}

/** What slots above the spell's own add. */
function more(
  { perSlot, most, slots = 1, roll }: Roll,
  { spellLevel = 0, castLevel = spellLevel }: StepNumbers,
): string | undefined {
  const times = Math.floor((castLevel - spellLevel) / slots);
  if (perSlot === undefined || times <= 0) return undefined;
  const grown = timesDice(perSlot, times);
  if (most === undefined) return grown;
  const room = countOf(most) - countOf(roll);
  return room < countOf(grown) ? timesDice(perSlot, room / countOf(perSlot)) : grown;
}

/** What it has gathered while it waited. */
const gathered = ({ perTurn }: Roll, { gathered: times = 0 }: StepNumbers): string | undefined =>
  perTurn === undefined || times === 0 ? undefined : timesDice(perTurn, times);

/** "1d6 + 1" so many times. */
function timesDice(roll: string, times: number): string {
  const { dice, modifier } = splitRoll(roll);
  const [, count = "", sides] = /^(\d*)d(\d+)$/u.exec(dice) ?? [];
  const many = sides === undefined ? "" : `${Number(count || 1) * times}d${sides}`;
  return sumOfDice([many], modifier * times);
}

/** How many dice; of a number, the number. */
function countOf(roll: string): number {
  const { dice, modifier } = splitRoll(roll);
  const [, count = ""] = /^(\d*)d\d+$/u.exec(dice) ?? [];
  return dice === "" ? modifier : Number(count || 1);
}

/** "1d6 + 1" and "1d6": "2d6 + 1". */
export function sum(one: string, other: string): string {
  const [a, b] = [splitRoll(one), splitRoll(other)];
  const [, count = "", sides = ""] = /^(\d*)d(\d+)$/u.exec(a.dice) ?? [];
  const [, more = "", alike = ""] = /^(\d*)d(\d+)$/u.exec(b.dice) ?? [];
  const dice =
    sides !== "" && sides === alike
      ? [`${Number(count || 1) + Number(more || 1)}d${sides}`]
      : [a.dice, b.dice];
  return sumOfDice(dice, a.modifier + b.modifier);
}

/** The damage roll that stands here: of the form that it has, of a swarm at half its hit points. */
export function standing(damage: Damage, { state, frame, using }: StepTurn): Damage {
  const { instead = [] } = damage;
  if (instead.length === 0) return damage;
  const creature = creatureIn(state, frame.id);
  const block = blockOf(creature.make, using.compendium);
  const isHalf = creature.hp.current * 2 <= maximumOf(creature, using.compendium);
  const isOther = block !== undefined && sizeOf(creature.make, using.compendium) !== block.size;
  const other = instead.find(
    (one) => (one.if === "half-hit-points" && isHalf) || (one.if === "form" && isOther),
  );
  return other === undefined ? damage : { ...damage, roll: other.roll };
}

/** The type of a damage: the one that it has, that was chosen, that a die picks, or the first. */
export function typeOfDamage(
  { type, random }: Damage,
  { by }: Pick<StepsFrame, "by">,
  { rng }: Using,
): DamageType | undefined {
  if (type === "weapon") return by.damageType;
  if (typeof type === "string") return type;
  if (random) return type[rng.die(type.length) - 1];
  return type.find((one) => one === by.damageType) ?? type[0];
}

/** Dice of the tables, rolled; notation that is none is a bug of theirs, and throws. */
export function rolled(dice: string, { rng }: Pick<Using, "rng">): RolledPoints {
  const points = rollPoints({ dice }, rng);
  if (!points.ok) throw new Error(`A step has "${dice}" for dice: ${points.error.message}`);
  return points.value;
}

/** The lowest of the dice fall again, so many of those under their average; what comes then stays (Empowered Spell). */
export function rolledAgain(
  points: RolledPoints,
  count = 0,
  { rng }: Pick<Using, "rng">,
): RolledPoints {
  const [, sides = ""] = /^-?\d*d(\d+)/u.exec(points.dice) ?? [];
  if (count === 0 || sides === "") return points;
  const faces = Number(sides);
  const low = points.rolls
    .map((face, place) => ({ face, place }))
    .filter(({ face }) => face <= faces / 2)
    .toSorted((one, other) => one.face - other.face)
    .slice(0, count);
  let { rolled: total } = points;
  const rolls = [...points.rolls];
  for (const { face, place } of low) {
    const anew = rng.die(faces);
    rolls[place] = anew;
    total += anew - face;
  }
  return { dice: points.dice, rolls, rolled: total };
}
