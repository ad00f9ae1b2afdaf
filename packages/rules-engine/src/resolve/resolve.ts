import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Action, Command } from "../game/action.js";
import type { About, Event } from "../game/event.js";
import type { Frame } from "../game/frame.js";
import type { Next } from "../game/next.js";
import type { Pending, Waiting, Window } from "../game/reaction.js";
import type { GameState } from "../game/state.js";
import type { Using } from "../game/using.js";
import type { RuleViolation } from "../game/violation.js";
import { spellFrom } from "../rules/magic/devise.js";
import { withDevised } from "../tables/with-devised.js";
import { type Answer, answer, closed } from "./answer.js";
import { workingOn } from "./apply.js";
import { take } from "./frames.js";
import { interposed, isReaction } from "./interpose.js";
import { type Course, settle } from "./settle.js";
import { windowAt } from "./window.js";

/** A new state and, in order, what has happened on the way: folding the events over the old state gives the new one. */
export interface Settled {
  readonly state: GameState;
  readonly events: readonly Event[];
}

/**
 * The only way to change the game: judges an action, and settles all that follows from it. Where a
 * step could be reacted to, it stops there: then the state is `waiting`, until somebody answers, or
 * does anything else, which lets it pass.
 */
export function resolve(
  state: GameState,
  action: Action,
  using: Using,
): Result<Settled, RuleViolation> {
  const course: Course = { state: workingOn(state), events: [] };
  const refused = taken(course, action, withOwnSpells(state, action, using));
  return refused === undefined ? ok({ state: course.state, events: course.events }) : err(refused);
}

/** With the tables' spells and those that somebody here has made up, or makes up now. */
function withOwnSpells({ creatures }: GameState, action: Action, using: Using): Using {
  const more = action.type === "synthesize" ? [spellFrom(action)] : [];
  const compendium = withDevised(using.compendium, creatures, more);
  return compendium === using.compendium ? using : Object.assign({}, using, { compendium });
}

function taken(course: Course, action: Action, using: Using): RuleViolation | undefined {
  const { waiting } = course.state;
  if (isAnswer(action)) return answered(course, action, using);
  if (action.type === "queue" && waiting !== undefined) {
    const frames = [step(action.action), ...waiting.frames];
    settle(course, [suspended(frames, waiting.window)], using);
    return undefined;
  }
  if (waiting !== undefined && action.type !== "queue" && isReaction(course.state, action, using))
    return betweenAnswers(course, { action, waiting }, using);
  const frames = [step(action.type === "queue" ? action.action : action)];
  return passedOver(course, using) ?? carryOut(course, { frames }, using);
}

const step = (action: Command): Frame => ({ kind: "act", action });

const isAnswer = (action: Action): action is Answer =>
  action.type === "react" || action.type === "decline";

/** Steps to take, the next one last. */
interface Steps {
  readonly frames: readonly Frame[];
  /** They have waited: others have acted on what came of them, so what is refused now is left out. */
  readonly waited?: true;
  /** Nobody is asked any more. */
  readonly unasked?: true;
}

/** Takes steps until none is left, or one waits. Gives the refusal that undoes all of it, where there is one. */
function carryOut(
  course: Course,
  { frames, waited, unasked }: Steps,
  using: Using,
): RuleViolation | undefined {
  const stack = [...frames];
  for (let frame = stack.pop(); frame !== undefined; frame = stack.pop()) {
    const window = unasked ? undefined : windowAt(course.state, frame, using);
    if (window !== undefined) {
      settle(course, [suspended([...stack, frame], window)], using);
      return undefined;
    }
    if (waited && isOfTheGone(course.state, frame)) continue;
    const decided = take(course.state, frame, using);
    if (decided.ok) stack.push(...following(course, decided.value, using));
    else if (waited) settle(course, [leftOut(frame, decided.error)], using);
    else return decided.error;
  }
  return undefined;
}

/** What waited to be done to who has been taken out of the campaign meanwhile. */
const isOfTheGone = ({ creatures }: GameState, frame: Frame): boolean =>
  frame.kind === "act" &&
  "id" in frame.action &&
  frame.action.type !== "create" &&
  creatures[frame.action.id] === undefined;

/** Settles what happens; the steps that follow, the next one last: first those of its consequences, then its own. */
const following = (course: Course, { events, run = [] }: Next, using: Using): readonly Frame[] =>
  [...settle(course, events, using), ...run].toReversed();

/** What waits is let pass by whoever does something else. */
function passedOver(course: Course, using: Using): RuleViolation | undefined {
  const { waiting } = course.state;
  if (waiting === undefined) return undefined;
  const { frames, events } = closed(waiting);
  settle(course, events, using);
  return carryOut(course, { frames, waited: true, unasked: true }, using);
}

/** A reaction that no window asks for lets nobody's pass who is asked. */
function betweenAnswers(
  course: Course,
  asked: { readonly action: Command; readonly waiting: Waiting },
  using: Using,
): RuleViolation | undefined {
  const done = interposed(course.state, asked, using);
  return done.ok ? goOn(course, done.value, using) : done.error;
}

function answered(course: Course, action: Answer, using: Using): RuleViolation | undefined {
  const done = answer(course.state, action, using);
  return done.ok ? goOn(course, done.value, using) : done.error;
}

/** What was done comes first; then what has waited goes on. */
function goOn(
  course: Course,
  { frames, next }: { readonly frames: readonly Frame[]; readonly next: Next },
  using: Using,
): RuleViolation | undefined {
  const reaction = following(course, next, using);
  return carryOut(course, { frames: [...frames, ...reaction], waited: true }, using);
}

const suspended = (frames: readonly Frame[], window: Window): Event => ({
  type: "suspended",
  about: whoIsAsked(window.open),
  rule: "Reactions",
  frames,
  window,
});

/** A step that waited and that the rules refuse by now: what was answered stands, and this is left out. */
const leftOut = (frame: Frame, { code, message }: RuleViolation): Event => ({
  type: "step_refused",
  about: aboutOf(frame),
  rule: "Reactions",
  code,
  message,
});

function aboutOf(frame: Frame): About {
  if (frame.kind !== "act") return frame.id === undefined ? "clock" : { creature: frame.id };
  return "id" in frame.action ? { creature: frame.action.id } : "clock";
}

const whoIsAsked = ([first]: readonly Pending[]): About => ({ creature: first?.creatureId ?? "" });
