import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { ActionOf } from "../game/action.js";
import type { Event } from "../game/event.js";
import { askedAlso, type Frame } from "../game/frame.js";
import { happens, type Next } from "../game/next.js";
import type { Answered, Pending, Taken, Waiting } from "../game/reaction.js";
import type { GameState } from "../game/state.js";
import type { Using } from "../game/using.js";
import type { RuleViolation } from "../game/violation.js";
import { reactionCalled } from "./window.js";

/** What answers a window: a reaction, or none. */
export type Answer = ActionOf<"react" | "decline">;

/** What an answer does, and the steps that go on after it, the next one last. */
interface GoingOn {
  readonly next: Next;
  readonly frames: readonly Frame[];
}

/** Takes one creature's entry out of the window, with what it does about it; the others are asked again. */
export function answer(
  state: GameState,
  action: Answer,
  using: Using,
): Result<GoingOn, RuleViolation> {
  const { waiting } = state;
  const entry = waiting?.window.open.find(
    ({ creatureId, pendingId }) =>
      creatureId === action.id && (action.pendingId ?? pendingId) === pendingId,
  );
  const asking = waiting?.frames.at(-1);
  if (waiting === undefined || entry === undefined || asking === undefined)
    return err(notAwaited(state, waiting));
  const name = action.type === "react" ? action.reaction : undefined;
  const taken = react(state, { action, entry, waiting, asking }, using);
  if (!taken.ok) return taken;
  const { next, frame = asking } = taken.value;
  const answered = { creatureId: action.id, ...(name !== undefined && { reaction: name }) };
  return ok({
    next: { events: [resumed(waiting, [answered]), ...next.events], run: next.run ?? [] },
    frames: [...waiting.frames.slice(0, -1), askedAlso(frame, [action.id])],
  });
}

interface Question {
  readonly action: Answer;
  readonly entry: Pending;
  readonly waiting: Waiting;
  /** The step that is reacted to. */
  readonly asking: Frame;
}

function react(
  state: GameState,
  { action, entry, waiting: { window }, asking }: Question,
  using: Using,
): Result<Taken, RuleViolation> {
  if (action.type === "decline") return ok({ next: happens() });
  const { moment } = window;
  const reaction = entry.options.includes(action.reaction)
    ? reactionCalled(action.reaction, { moment }, using)
    : undefined;
  return reaction === undefined
    ? err({
        code: "NO_SUCH_REACTION",
        message: `${nameOf(state, action.id)} cannot react with "${action.reaction}" now.`,
        hint: "Name a reaction that is offered, or decline.",
        legal: entry.options,
      })
    : reaction.take(state, { moment, frame: asking, answer: action }, using);
}

const nameOf = ({ creatures }: GameState, id: string): string => creatures[id]?.name ?? id;

const notAwaited = (state: GameState, waiting: Waiting | undefined): RuleViolation =>
  waiting === undefined
    ? { code: "NOTHING_PENDING", message: "No reaction is awaited." }
    : {
        code: "NOT_PENDING",
        message: "No reaction is awaited of this creature.",
        hint: "Answer for who is asked.",
        legal: waiting.window.open.map(
          ({ creatureId, options }) => `${nameOf(state, creatureId)}: ${options.join(", ")}`,
        ),
      };

/** What waits, with nobody reacting: the step goes on as if all had been asked. */
export function closed({ frames, window }: Waiting): Omit<GoingOn, "next"> & {
  readonly events: readonly Event[];
} {
  const ids = window.open.map(({ creatureId }) => creatureId);
  const asking = frames.at(-1);
  return {
    frames: asking === undefined ? [] : [...frames.slice(0, -1), askedAlso(asking, ids)],
    events: [
      resumed(
        { window },
        window.open.map(({ creatureId, options }) => ({ creatureId, passed: options })),
      ),
    ],
  };
}

/** A window is over, with what was answered; none is over for who is asked again. */
export const resumed = (
  { window }: Pick<Waiting, "window">,
  answered: readonly Answered[],
): Event => ({
  type: "resumed",
  about: { creature: answered[0]?.creatureId ?? window.open[0]?.creatureId ?? "" },
  rule: "Reactions",
  answered,
});
