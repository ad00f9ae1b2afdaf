import type { ConditionId, Effect, Inflicted, Lasting, Step } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../creature/creature.js";
import type { Brings, SaveToEnd } from "../../creature/held.js";
import type { DurationAsked } from "../../game/action.js";
import type { Frame } from "../../game/frame.js";
import { type Next, steps } from "../../game/next.js";
import { secondsNow } from "../../game/state.js";
import { type StepRef, stepsOf } from "../../game/step-ref.js";
import type { StepNumbers, StepsFrame } from "../../game/steps-frame.js";
import { slug } from "../../sheet/uses.js";
import { lastingOf } from "./durations.js";
import { effectsAt } from "./effects-at.js";
import { timedOf } from "./in-time.js";
import { perilsOf } from "./saves.js";
import { act, type Settling } from "./settling.js";
import { laysOnThing, weaponInHand } from "./use/thing-for.js";

/** Conditions come over who was hit, has failed its save, or is affected outright; with them the effects that last as long. */
export const layConditions = (turn: Settling): Next =>
  steps(
    ...(turn.step.conditions ?? []).map((one, place) => inflict(one, place, turn)),
    ...bestowed(turn, (companion) => companion !== undefined),
  );

function inflict(inflicted: Inflicted, place: number, turn: Settling): Frame {
  const { frame, outcome, step } = turn;
  const { condition, levels, repeat } = inflicted;
  const save = saveToEnd(repeat, turn);
  const brings = place === 0 ? bringsOf(turn) : undefined;
  return act({
    type: "gain_condition",
    id: outcome.id,
    condition,
    source: frame.by.source,
    from: frame.id,
    lasting: lastsOf(inflicted, turn, outcome.id),
    ...(levels !== undefined && { levels }),
    ...endsIn(inflicted, step),
    ...wayOutOf(inflicted, frame),
    ...(save && { save }),
    ...(brings && { brings }),
  });
}

/** As long as it says, or as a condition that came with it. */
const lastsOf = (
  { duration, with: companion }: Pick<Inflicted, "duration" | "with">,
  turn: Settling,
  bearer: string,
): DurationAsked =>
  companion === undefined
    ? lastingOf(duration, turn, bearer)
    : { kind: "with-condition", condition: companion };

/** Out of a grapple by a contest; out of anything else against its DC, or that of the one who brought it (Web, Entangle). */
function wayOutOf(
  { condition, escape }: { readonly condition?: ConditionId; readonly escape?: WayOut | undefined },
  { by }: StepsFrame,
): { readonly escape?: WayOut } {
  if (escape === undefined) return {};
  const dc = escape.dc ?? (condition === "grappled" ? undefined : by.dc);
  const { by: ways, saves } = escape;
  return { escape: dc === undefined ? escape : { dc, by: ways, ...(saves && { saves }) } };
}

type WayOut = NonNullable<Inflicted["escape"]>;

/** What is taken over of a condition as it is. */
const endsIn = ({ endsOn }: Inflicted, { ails }: Step) => ({
  ...(endsOn && { endsOn }),
  ...(ails && { ails }),
});

/** Effects are laid on those affected, or on who acts against them. */
export const layEffects = (turn: Settling): Next =>
  steps(...bestowed(turn, (companion) => companion === undefined));

const bestowed = (
  turn: Settling,
  is: (companion: ConditionId | undefined) => boolean,
): readonly Frame[] =>
  (turn.step.effects ?? []).flatMap((one, place) => (is(one.with) ? bestow(one, place, turn) : []));

function bestow(lasting: Lasting, place: number, turn: Settling): Frame {
  const { frame, outcome, step } = turn;
  const { repeat, bearer, during } = lasting;
  const effects = effectsAt(lasting, frame.by);
  const isOnSource = bearer === "source";
  const id = isOnSource ? frame.id : outcome.id;
  const endsOn = lasting.endsOn ?? usedOnce(lasting);
  const save = saveToEnd(repeat, turn, lasting.easier);
  const brings = place === 0 && step.conditions === undefined ? bringsOf(turn) : undefined;
  const lasts = lastsOf(lasting, turn, id);
  const item = laysOnThing(step) ? thingOf(turn) : undefined;
  return act({
    type: "gain_effect",
    id,
    name: nameOf(turn, place),
    kind: isOnSource ? "boon" : kindOf(effects, turn),
    source: frame.by.source,
    effects: effects.map((effect) => withNumbers(effect, frame.by)),
    lasting: lasts,
    // What ends with a cast is found by whose cast it is.
    ...((id !== frame.id || lasts.kind === "cast") && { from: frame.id }),
    ...(isOnSource && outcome.id !== frame.id && { target: outcome.id }),
    ...runningAs(frame, during, id === frame.id),
    ...boundsIn(lasting),
    ...wayOutOf(lasting, frame),
    ...(step.ails && { ails: step.ails }),
    ...(item !== undefined && { item }),
    ...(endsOn && { endsOn }),
    ...(save && { save }),
    ...(brings && { brings }),
  });
}

/** What is taken over of it as it is. */
const boundsIn = ({ stacks, range, eases }: Lasting) => ({
  ...(stacks && { stacks }),
  ...(eases && { eases }),
  ...(range !== undefined && { range }),
});

/** The thing that it is laid on: what is used, or of a spell the weapon in the hand of whoever is touched. */
const thingOf = ({ frame, creature, using }: Settling): string | undefined =>
  frame.by.item ?? (frame.at.of === "spell" ? weaponInHand(creature, using.compendium) : undefined);

/** A ward is overcome by a save against the casting that it is of; of what is dropped its caster says which thing. */
function withNumbers(effect: Effect, { dc, text: named }: StepNumbers): Effect {
  if (effect.kind === "ward" && dc !== undefined && effect.dcFrom === undefined)
    return Object.assign({}, effect, { dc });
  return effect.kind === "drops-what-it-holds" && effect.one && named !== undefined
    ? Object.assign({}, effect, { named })
    : effect;
}

/** What it is called while it runs: what the step says, or after the feature, or the trait of who acts. */
function runningAs({ at }: StepsFrame, said: string | undefined, isOwn: boolean): Running {
  const known: Running =
    at.of === "feature"
      ? { feature: at.id, during: runningOf(at.id) }
      : at.of === "trait" && isOwn
        ? { during: slug(at.name) }
        : {};
  return said === undefined ? known : Object.assign({}, known, { during: said });
}

interface Running {
  readonly feature?: string;
  readonly during?: string;
}

/** What is over at once and bears on a roll is good for the next one. */
const usedOnce = ({ duration, effects }: Lasting) =>
  duration.kind === "instantaneous" && effects.some(({ kind }) => kind === "roll")
    ? (["used"] as const)
    : undefined;

/** The first effects that its steps lay are called after them; each further ones have a name of their own, or they would take the place of those. */
function nameOf({ state, frame, step, using }: Settling, place: number): string {
  const { source } = frame.by;
  const { spell, name } = step.effects?.[place] ?? {};
  if (name !== undefined) return name;
  // What is a spell's is called after it: two of one name do not add up (Combining Magical Effects).
  if (spell !== undefined) return using.compendium.spells.find(spell)?.name ?? source;
  if (step.option !== undefined && place === 0) return `${source} (${words(step.option)})`;
  if (
    place === 0 &&
    firstLaying(stepsOf(frame.at, using.compendium, state.encounter?.zones)) === step
  )
    return source;
  const way = frame.at.path.flatMap((turn) => (typeof turn === "number" ? turn + 1 : []));
  return `${source} ${[...way, place + 1].join(".")}`;
}

/** The first of these steps, and of what follows them, that lays effects. */
function firstLaying(all: readonly Step[] = []): Step | undefined {
  for (const step of all) {
    const found = step.effects ? step : (firstLaying(step.next) ?? firstLaying(step.otherwise));
    if (found !== undefined) return found;
  }
  return undefined;
}

const words = (option: string): string => option.replaceAll("_", " ");

/** "rage" of "barbarian-rage": what predicates call a feature that runs. */
export const runningOf = (feature: string): string => feature.replace(/^[a-z]+-/u, "");

function kindOf(effects: readonly Effect[], { step, outcome, frame }: Settling) {
  if (step.targets?.side === "allies" || step.targets?.willing || outcome.id === frame.id)
    return "boon";
  const isHarm = outcome.save !== undefined || effects.some(hampers);
  return isHarm ? "curse" : "boon";
}

const hampers = (effect: Effect): boolean =>
  effect.kind === "cannot" ||
  (effect.kind === "roll" && (effect.mode === "disadvantage") === (effect.by === "self"));

/** The save that is rolled again is that of the step, or of the one that it follows. */
function saveToEnd(
  repeat: Inflicted["repeat"],
  turn: Settling,
  easier?: true,
): SaveToEnd | undefined {
  const { outcome, frame } = turn;
  const { save } = outcome.save
    ? outcome
    : (frame.before?.find(({ id }) => id === outcome.id) ?? outcome);
  if (save === undefined || repeat === undefined) return undefined;
  const against = perilsOf(turn);
  return {
    ability: save.ability,
    dc: save.dc,
    at: repeat,
    ...(easier && { easier }),
    ...(against !== "" && { against }),
  };
}

/** What is laid brings on later: steps at its bearer's or its source's turns, and what its end is followed by. */
export function bringsOf({ state, frame, step, creature }: Settling): Brings | undefined {
  const { id, at } = frame;
  const follows = (is: (when: Step["when"]) => boolean): readonly StepRef[] =>
    (step.next ?? []).flatMap(({ when, option }, place): readonly StepRef[] =>
      is(when) && isChosen(option, frame) ? [{ ...at, path: [...at.path, "next", place] }] : [],
    );
  const turns = follows(isOfTurns);
  const hits = follows((when) => [when].flat().includes("weapon-hit"));
  const hurt = follows(isOfHurt);
  const timed = timedOf(follows, secondsNow(state));
  const isFollowed =
    (step.immuneAfter !== undefined && step.immuneAfter.on === undefined) ||
    (step.next ?? []).some(({ when }) => when === "end");
  const brought = turns.length + hits.length + hurt.length;
  if (brought === 0 && timed === undefined && !isFollowed) return undefined;
  const by = step.grows ? grown(creature, frame) : frame.by;
  return {
    id,
    by,
    ...(turns.length > 0 && { turns }),
    ...(hits.length > 0 && { hits }),
    ...(hurt.length > 0 && { hurt }),
    ...(step.hangs && frame.to && { place: frame.to }),
    ...(timed && { timed }),
    ...(isFollowed && { after: at }),
  };
}

/** What is one of several cases comes where it is the one that was chosen. */
const isChosen = (option: Step["option"], { option: chosen = option }: StepsFrame): boolean =>
  option === undefined || option === chosen;

/** The numbers of what is laid, once more than those of what is there already: a second wound. */
function grown({ effects }: Creature, { id, by }: StepsFrame): StepNumbers {
  const there = effects.find((held) => held.source === by.source && held.from === id)?.brings;
  return there === undefined ? by : Object.assign({}, by, { points: (there.by.points ?? 1) + 1 });
}

const isOfHurt = (when: Step["when"]): boolean => [when].flat().includes("hurt");

const isOfTurns = (when: Step["when"]): boolean =>
  [when].flat().some((moment) => moment === "turn-start" || moment === "turn-end");

/** Where steps come again each turn and nothing is laid that they could hang on, they are held by themselves. */
export function layTurns(turn: Settling): Next {
  const { frame, outcome, step } = turn;
  const brings = bringsOf(turn);
  const escape = wayOut(step);
  const isHeld = brings?.turns !== undefined || brings?.timed !== undefined;
  if (!isHeld || step.conditions || step.effects) return steps();
  return steps(
    act({
      type: "gain_effect",
      id: outcome.id,
      name: frame.by.source,
      kind: "curse",
      source: frame.by.source,
      from: frame.id,
      effects: [],
      lasting: lastingOf({ kind: "source" }, turn, outcome.id),
      ...(escape && { escape }),
      ...(step.ails && { ails: step.ails }),
      brings,
    }),
  );
}

/** A check that may be made against it later, with an action: "Alchemist's fire". */
function wayOut({ next = [] }: Step): Inflicted["escape"] {
  const { check } =
    next.find(({ when, check: made }) => (when === "trigger" || when === "acted-on") && made) ?? {};
  if (check?.dc === undefined || check.ability === "spellcasting") return undefined;
  return { dc: check.dc, by: [check.skill ?? check.ability] };
}
