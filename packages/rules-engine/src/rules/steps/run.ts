import { ok } from "@tabletop-mcp/dice-core";
import type { Step } from "@tabletop-mcp/srd-data";
import type { Craft } from "../../game/craft.js";
import type { Event } from "../../game/event.js";
import type { Frame } from "../../game/frame.js";
import { type Decision, type Next, nothing, steps } from "../../game/next.js";
import type { GameState } from "../../game/state.js";
import { stepAt } from "../../game/step-ref.js";
import type { StepOutcome, StepsFrame } from "../../game/steps-frame.js";
import type { Using } from "../../game/using.js";
import { castEnded } from "../held/ending.js";
import { cameToNaught, runsWithout } from "../magic/came-to-naught.js";
import { fitsInto } from "../swallow/facts.js";
import { affected } from "./affected.js";
import { approach } from "./approach.js";
import { casesByDie } from "./by-die.js";
import { checked } from "./checks.js";
import { chosenOf } from "./chosen.js";
import { dealDamage } from "./damage.js";
import { handlers } from "./fields.js";
import { goesOn } from "./goes-on.js";
import { immunity } from "./immune.js";
import { lookingText, ownCheck } from "./look-closely.js";
import { isOfOutcome } from "./outcome-moments.js";
import { isOver } from "./over.js";
import { isAttack, ownAttack, takeOwnAction } from "./own-action.js";
import { withinPool } from "./pool.js";
import { saveOf, withSpared, withSure, withThings } from "./saves.js";
import { actQuietly, type Settling, type StepTurn } from "./settling.js";
import { sharesFor } from "./shares.js";
import { summon } from "./summoning.js";
import { tallied } from "./tally.js";
import { isOfThings, told, unrun } from "./told.js";
import { withWilling } from "./willing.js";

/**
 * A step of a spell, an action, a feature or an item: it finds whom it affects and rolls for all of
 * them on one state, is settled for one after another, and then what follows it comes.
 */
export function stepsStep(state: GameState, frame: StepsFrame, using: Using): Decision {
  const step = stepAt(frame.at, using.compendium, state.encounter?.zones);
  if (step === undefined || state.creatures[frame.id] === undefined) return ok(nothing);
  const turn = { state, frame, step, using };
  if (frame.outcomes === undefined && isOver(turn)) return ok(nothing);
  if (step.approaches !== undefined && !frame.approached && frame.outcomes === undefined)
    return approach(turn, affected(turn));
  if (frame.outcomes === undefined) return begin(turn);
  const { saving = [], outcomes, settled = 0 } = frame;
  if (saving.length > 0) return save(turn);
  const outcome = outcomes[settled];
  return ok(outcome === undefined ? follow(turn, outcomes) : settle(turn, outcome));
}

/** Who is affected, and what decides it. */
function begin(turn: StepTurn): Decision {
  const { frame, step } = turn;
  const may = affected(turn);
  const luck = luckOf(turn, may);
  if (luck.fails) return ok({ events: luck.events });
  const pooled = withinPool(turn, may);
  const { ids } = pooled;
  const isForCreatures = step.targets !== undefined && !isOfThings(step.targets);
  if (isForCreatures && ids.length === 0)
    return ok({ events: [...pooled.events, ...ofNobody(turn, may)] });
  const events = [
    ...luck.events,
    ...pooled.events,
    ...narratedFirst(turn, ids),
    ...(step.spendsSpell ? spentSpell(turn) : []),
  ];
  if (step.attack !== undefined) return ok(after(events, ownAttack(turn, ids)));
  if (step.action !== undefined && isAttack(turn))
    return ok(after(events, takeOwnAction(turn, step.action, ids)));
  const own = step.action === undefined ? nothing : takeOwnAction(turn, step.action, ids);
  const lead = after(events, own);
  const asked = ownCheck(step, frame.at);
  if (asked !== undefined) {
    const made = checked(turn, asked, ids);
    if (!made.ok) return made;
    const next = goesOn(frame, { outcomes: made.value.outcomes });
    return ok(after(lead.events, { events: made.value.events, run: [...(lead.run ?? []), next] }));
  }
  const fate = ids.map((id) => facesOf(turn, id));
  const next =
    step.save === undefined
      ? goesOn(frame, {
          outcomes: fate.map(({ id, face }) => ({
            id,
            hit: true,
            ...saveBefore(turn, id),
            ...face,
          })),
          ...sharesFor(turn, ids),
        })
      : goesOn(frame, { saving: ids, outcomes: [] });
  const shown = fate.flatMap(({ events }) => events);
  return ok(after(lead.events, { events: shown, run: [...(lead.run ?? []), next] }));
}

/** An area that takes effect on nobody leaves nothing to hold; whom a spell was aimed at it may affect otherwise. */
const ofNobody = ({ state, frame, using }: StepTurn, may: readonly string[]): readonly Event[] =>
  may.length === 0 && (frame.others ?? []).length > 0 ? [] : cameToNaught(state, frame, using);

/** The spell is over with this step: what is thrown is gone from the hand (Produce Flame). */
function spentSpell({ state, frame }: StepTurn): readonly Event[] {
  const owner = state.creatures[frame.id];
  const cast = owner?.casts.find(({ id }) => id === frame.by.cast);
  return owner === undefined || cast === undefined
    ? []
    : [castEnded(owner, cast, { because: "it is spent" })];
}

interface Luck {
  readonly fails: boolean;
  readonly events: readonly Event[];
}

/** What dice decide of whether anything happens at all; none of them falls for nobody. */
function luckOf({ frame, step, using }: StepTurn, may: readonly string[]): Luck {
  const { percent, die } = step;
  if (percent !== undefined && using.rng.die(100) > percent) return { fails: true, events: [] };
  if (die === undefined || may.length === 0) return { fails: false, events: [] };
  const { sides, from } = die;
  const face = using.rng.die(sides);
  const text = `d${sides}: ${face}, needs ${from === sides ? `${from}` : `${from} or more`}.`;
  return { fails: face < from, events: [told(frame, text)] };
}

/** The die that decides for one of them what comes next (Confusion). */
function facesOf({ frame, step: { rolls }, using }: StepTurn, id: string) {
  if (rolls === undefined) return { id, events: [] };
  const face = using.rng.die(rolls);
  return { id, face: { face }, events: [told(frame, `d${rolls}: ${face}.`, [id])] };
}

const after = (events: readonly Event[], { events: more, run = [] }: Next): Next => ({
  events: [...events, ...more],
  run,
});

/** What a spell says of those alone who fail is told once they have. */
const narratedFirst = (turn: StepTurn, ids: readonly string[]): readonly Event[] =>
  isOfFailures(turn) ? [] : narrated(turn, ids);

/** Of an attack that was made the narrative comes with the hit. */
function narratedAfter(turn: StepTurn, hit: readonly string[]): readonly Event[] {
  const { frame, step } = turn;
  if (frame.moment === "weapon-hit" && step.attack) return narrated(turn, hit);
  return isOfFailures(turn) && hit.length > 0 ? narrated(turn, hit) : [];
}

const isOfFailures = ({ frame: { at }, step: { save } }: StepTurn): boolean =>
  at.of === "spell" && save?.success === "none";

const narrated = (
  { frame, step }: Pick<StepTurn, "frame" | "step">,
  ids: readonly string[],
): readonly Event[] =>
  step.narrative === undefined || frame.silent
    ? []
    : [told(frame, `${step.narrative}${lookingText(step, frame)}`, ids)];

/** What follows a failed save is bound to that save. */
function saveBefore({ frame }: StepTurn, id: string): Pick<StepOutcome, "save"> {
  const before = frame.before?.find((one) => one.id === id);
  return before?.save === undefined ? {} : { save: before.save };
}

/** All saves of a step are rolled on one state: they are simultaneous; whom the caster spares makes none, and no thing does. */
function save(turn: StepTurn): Decision {
  const { step, frame: before } = turn;
  if (step.save === undefined) return ok(nothing);
  const spared =
    withSpared(before) ??
    withSure(turn, step.save) ??
    withWilling(turn, step.save) ??
    withThings(turn, step.save);
  if (spared !== undefined) return ok(steps(spared));
  const frame = saveOf(turn, step.save);
  return frame.ok ? ok(steps(frame.value)) : frame;
}

/** One after another: the damage, and then all else in its order. */
function settle(turn: StepTurn, outcome: StepOutcome): Next {
  const { state, frame, step, using } = turn;
  const creature = state.creatures[outcome.id];
  const done = goesOn(frame, { settled: (frame.settled ?? 0) + 1 });
  if (creature === undefined) return steps(done);
  const settling: Settling = { state, frame, step, using, outcome, creature };
  if (step.damage !== undefined && outcome.dealt === undefined) return dealDamage(settling);
  if (!outcome.hit) return steps(...spared(settling), done);
  const isBeyondHelp = creature.dead === true && step.targets?.what !== "corpse";
  const isShutOut =
    step.takesIn !== undefined && !fitsInto(state, { id: outcome.id, into: frame.id }, using);
  const all =
    isBeyondHelp || isShutOut ? [] : handlers.filter(({ field }) => Object.hasOwn(step, field));
  const taken = all.map(({ run }) => run(settling));
  return {
    events: taken.flatMap(({ events }) => events),
    run: [...taken.flatMap(({ run = [] }) => run), done],
  };
}

/** Who has saved may be immune to the same for a while. */
const spared = ({ step: { immuneAfter }, outcome, frame, state }: Settling): readonly Frame[] =>
  immuneAfter === undefined
    ? []
    : [actQuietly(immunity(state, { id: outcome.id, immuneAfter }, frame))];

/** What follows a hit or a failed save, and what follows the other: each for all of whom that is so. */
function follow(turn: StepTurn, all: readonly StepOutcome[]): Next {
  const { state, frame, step } = turn;
  const tally = tallied(turn, all);
  const outcomes = tally.full;
  const hits = outcomes.filter(({ hit }) => hit);
  const misses = outcomes.filter(({ hit }) => !hit);
  const isRolled = step.save !== undefined || step.check !== undefined || step.attack !== undefined;
  const hasHit = hits.length > 0 || !isRolled;
  const ids = hits.map(({ id }) => id);
  const called = hasHit ? summon(turn) : nothing;
  const byDie = step.byDie ? casesByDie(turn, hits) : nothing;
  return {
    events: [
      ...(isRolled && misses.length > 0 ? withstood(turn, hits, misses) : []),
      ...called.events,
      ...byDie.events,
      ...narratedAfter(turn, ids),
      ...(hasHit
        ? unrun(step, state.encounter?.status === "active").map((text) => told(frame, text, ids))
        : []),
    ],
    run: [
      ...(called.run ?? []),
      ...tally.run,
      ...comingAbout(frame, step.next, outcomes),
      ...(byDie.run ?? []),
      ...(hasHit && !step.byDie ? branch(frame, { list: step.next, turn: "next", of: hits }) : []),
      ...(misses.length > 0
        ? branch(frame, { list: step.otherwise, turn: "otherwise", of: misses })
        : []),
    ],
  };
}

/** The spell is over for those who have withstood it. */
const withstood = (
  { state, frame, using }: StepTurn,
  hits: readonly StepOutcome[],
  misses: readonly StepOutcome[],
): readonly Event[] =>
  hits.length === 0
    ? cameToNaught(state, frame, using)
    : runsWithout(state, { frame, ids: misses.map(({ id }) => id) }, using);

/** What follows where it comes about with this step, hit or not: affected.ts asks of each whether it has. */
const comingAbout = (
  frame: StepsFrame,
  list: readonly Step[] = [],
  of: readonly StepOutcome[],
): readonly StepsFrame[] =>
  list.flatMap(({ when }, place): readonly StepsFrame[] => {
    const moment = [when ?? []].flat().find(isOfOutcome);
    if (moment === undefined) return [];
    const { id, at, by } = frame;
    const path = [...at.path, "next", place] as const;
    const targets = of.map((one) => one.id);
    return [{ kind: "steps", id, at: { ...at, path }, by, targets, before: of, moment }];
  });

/** What is good for one roll of a casting is spent with its first. */
const craftAfter = ({ spared, wholly, manual, maximal }: Craft): Craft => ({
  ...(spared && { spared }),
  ...(wholly && { wholly }),
  ...(manual && { manual }),
  ...(maximal && { maximal }),
});

interface Branch {
  readonly list: readonly Step[] | undefined;
  readonly turn: "next" | "otherwise";
  readonly of: readonly StepOutcome[];
}

function branch(frame: StepsFrame, { list = [], turn, of }: Branch): readonly StepsFrame[] {
  const { id, at, by, others, option, craft, silent, to } = frame;
  return chosenOf(list, option, undefined).map((place) => ({
    kind: "steps",
    id,
    at: { ...at, path: [...at.path, turn, place] },
    by,
    targets: of.map((one) => one.id),
    before: of,
    ...(others !== undefined && { others }),
    ...(option !== undefined && { option }),
    ...(craft !== undefined && { craft: craftAfter(craft) }),
    ...(silent && { silent }),
    ...(to !== undefined && { to }),
  }));
}
