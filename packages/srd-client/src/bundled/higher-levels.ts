import type { Scaling, Step } from "@tabletop-mcp/srd-data";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import { capital, ordinal } from "../records/words.js";
import { effectWords } from "./effect.js";
import { counted, listed, plain } from "./words.js";

/** What spells that may strike one target several times send at it. */
const missiles: Readonly<Record<string, string>> = {
  "eldritch-blast": "beam",
  "magic-missile": "dart",
  "scorching-ray": "ray",
};

const highest = 9;

/** What a higher slot, or a higher level of a cantrip's caster, adds; `steps` are all of the spell's. */
export function higherLevels(spell: Spell, steps: readonly Step[]): string {
  const { id, level } = spell;
  const ofSteps = steps.flatMap((step) => [
    ...(step.damage ?? []).flatMap((one) => scaled(one, "damage", level)),
    ...(step.healing ?? []).flatMap((one) => scaled(one, "hit points", level)),
    ...targetLines(step, missiles[id] ?? "target", level),
    ...(step.areaPerSlot === undefined
      ? []
      : [`The area grows by ${step.areaPerSlot} feet ${eachSlot(level)}.`]),
    ...(step.hitPoints?.perSlot === undefined
      ? []
      : [`${step.hitPoints.perSlot} more hit points of creatures ${eachSlot(level)}.`]),
    ...(step.dispels === undefined
      ? []
      : ["Spells of the level of the slot, or of a lower one, end without a check."]),
    ...summonLines(step),
    ...(step.effects ?? []).flatMap(effectLines),
    ...(level === highest ? [] : slotSentences(step.narrative)),
  ]);
  return [...new Set([...ofSteps, ...durationLines(spell)])].map(capital).join(" ");
}

/** "From a slot of level 5 on it lasts 8 hours, without concentration." */
const durationLines = ({ durationAtSlot = {}, ...spell }: Spell): readonly string[] =>
  Object.entries(durationAtSlot).map(([from, { duration, concentration }]) => {
    const long =
      duration.kind === "time" ? counted(duration.amount, duration.unit) : plain(duration.kind);
    const free = spell.concentration && concentration === false ? ", without concentration" : "";
    return `From a slot of level ${from} on it lasts ${long}${free}.`;
  });

const eachSlot = (level: number): string => `for each slot level above ${ordinal(level)}`;

function targetLines({ targets }: Step, noun: string, level: number): readonly string[] {
  const { perSlot, atLevel = {} } = targets ?? {};
  const counts = Object.entries(atLevel).map(
    ([from, count]) => `${counted(count, noun)} from level ${from} on`,
  );
  const apart = targets?.repeat ? ", at one target or several, each with its own attack roll" : "";
  return [
    ...(perSlot === undefined ? [] : [`${counted(perSlot, `more ${noun}`)} ${eachSlot(level)}.`]),
    ...(counts.length === 0 ? [] : [`${counts.join(", ")}${apart}.`]),
  ];
}

const ofSlots =
  /slot levels?\b|\d(?:st|nd|rd|th)-level slot|slot of (?:level )?\d|the slot(?:'s| spent)\.|^From \dth level on|at \dth level/;

/** Sentences of a narrative that say what the slot changes. */
const slotSentences = (narrative = ""): readonly string[] =>
  narrative.split(/(?<=\.) /).filter((sentence) => ofSlots.test(sentence));

function scaled(scaling: Scaling, what: string, level: number): readonly string[] {
  const { perSlot, slots = 1, atLevel } = scaling;
  const each = slots === 1 ? "each slot level" : `each ${slots} slot levels`;
  const rolls = Object.entries(atLevel ?? {}).map(
    ([from, roll]) => `${roll} ${what} from level ${from} on`,
  );
  return [
    ...(perSlot === undefined
      ? []
      : [`${perSlot} more ${what} for ${each} above ${ordinal(level)}.`]),
    ...(rolls.length === 0 ? [] : [`${rolls.join(", ")}.`]),
  ];
}

/** "Twice as many come with a slot of level 5, three times with one of level 7." */
function summonLines({ summons }: Step): readonly string[] {
  const { timesFrom = {}, challengeFrom = {}, kindsFrom = {}, perSlot, each = 1 } = summons ?? {};
  const more =
    perSlot === undefined
      ? []
      : [`${perSlot} more, each counting for ${each}, for each slot level above the spell's own`];
  const lines = [
    more,
    Object.entries(timesFrom).map(
      ([from, count]) => `${count} times as many from a slot of level ${from} on`,
    ),
    Object.entries(challengeFrom).map(
      ([from, most]) => `challenge rating ${most} or lower from a slot of level ${from} on`,
    ),
    Object.entries(kindsFrom).flatMap(([kind, counts]) =>
      Object.entries(counts).map(
        ([from, count]) => `${count} of ${plain(kind)} instead from a slot of level ${from} on`,
      ),
    ),
  ];
  return lines.flatMap((line) => (line.length === 0 ? [] : `${line.join(", ")}.`));
}

/** "From a slot of level 4 on: +2 to attack rolls". */
const effectLines = ({ atSlot = {} }: NonNullable<Step["effects"]>[number]): readonly string[] =>
  Object.entries(atSlot).map(
    ([from, effects]) =>
      `From a slot of level ${from} on: ${listed(effects.map(effectWords), "and")}.`,
  );
