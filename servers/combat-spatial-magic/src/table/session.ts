import {
  type Action,
  type Creature,
  concerns,
  type Encounter,
  type Event,
  type GameState,
  nowFor,
  obviousAnswer,
  passesTime,
  resolve,
  subjectOf,
} from "@tabletop-mcp/rules-engine";
import { type Change, NameTakenError, StaleError } from "@tabletop-mcp/storage";
import type { CombatContext } from "../context.js";
import type { Telling } from "../render/events.js";
import { begin, type Draft, emptyDraft, load, type Story, write } from "./draft.js";
import { enterMeant, idCalled, meetCalled, refuseElsewhere } from "./meet.js";
import { gone, nameTaken, refusal } from "./refusal.js";

/** One command at work: it sees the campaign as it was when it began, and its own changes. Nothing is written before it is done. */
export interface Session {
  readonly ctx: CombatContext;
  /** The id of a character, by id or name: in a fight those who take part go first; those made in this session are known too. Whoever fights is met in that fight. */
  who(said: string): Promise<string>;
  /** The same of what may be no character at all; it leads into no fight. */
  find(said: string): Promise<string | undefined>;
  creature(id: string): Promise<Creature>;
  /** Goes into a fight: the one of this id or name, or the campaign's only active one. */
  fight(said?: string): Promise<Encounter>;
  /** All that is known by now. */
  state(): GameState;
  /** What words for events need: names of the creatures that they concern, and the time. */
  telling(events: readonly Event[]): Promise<Telling>;
  /** Asks the engine; a refusal by the rules is thrown as a fault. Gives what happened. */
  act(action: Action): Promise<readonly Event[]>;
  /** Writes a party, location or note when the session is done, and what happened to it; `after` left out deletes it. */
  save<Kind extends keyof Story>(
    kind: Kind,
    change: Change<Story[Kind]>,
    events: readonly object[],
  ): void;
}

/** Attempts before a command gives up against other processes that keep writing first. */
const attempts = 200;

/** The end of the last command of each campaign: side by side, those of one process would race each other. */
const turns = new WeakMap<CombatContext["campaign"], Promise<unknown>>();

/**
 * Runs a command and writes all that it changed, durably, before it gives its answer. A command that
 * lost a race is run again on what is there now; one that throws changes nothing.
 */
export function inSession<T>(
  ctx: CombatContext,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const before = turns.get(ctx.campaign) ?? Promise.resolve();
  const done = before.then(() => untilWritten(ctx, work));
  turns.set(
    ctx.campaign,
    done.catch(() => undefined),
  );
  return done;
}

/** Runs what is to look only: it waits for no command, since that may wait for another process. What has done something is run again as a command. */
export async function inGlance<T>(
  ctx: CombatContext,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const draft = emptyDraft();
  const answer = await work(sessionOf(draft, ctx));
  return draft.happened.length === 0 ? answer : inSession(ctx, work);
}

async function untilWritten<T>(
  ctx: CombatContext,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const draft = emptyDraft();
    const answer = await work(sessionOf(draft, ctx));
    try {
      await write(draft, ctx);
      return answer;
    } catch (thrown) {
      if (thrown instanceof NameTakenError) throw nameTaken(thrown);
      if (!(thrown instanceof StaleError) || attempt === attempts) throw thrown;
    }
  }
}

const sessionOf = (draft: Draft, ctx: CombatContext): Session => ({
  ctx,
  who: (said) => meetCalled(draft, said, ctx),
  find: (said) => idCalled(draft, said, ctx),
  async creature(id) {
    await load(draft, [id], ctx);
    const creature = draft.state.creatures[id];
    if (creature === undefined) throw gone(draft.read.get(id)?.value.name ?? id);
    return creature;
  },
  fight: (said) => enterMeant(draft, said, ctx),
  state: () => draft.state,
  async telling(events) {
    await begin(draft, ctx);
    await load(
      draft,
      events.flatMap((event) => subjectOf(event) ?? []),
      ctx,
    );
    const { creatures, encounter } = draft.state;
    const nameOf = (id: string) => creatures[id]?.name ?? draft.read.get(id)?.value.name ?? id;
    const now = nowFor(draft.state, encounter?.turn.of ?? "");
    return { ...now, nameOf, compendium: ctx.compendium, inFight: encounter !== undefined };
  },
  async act(action) {
    await begin(draft, ctx);
    if ("id" in action && action.type !== "create") await refuseElsewhere(draft, action.id, ctx);
    const events = [...(await resolved(draft, action, ctx))];
    for (let own = ownAnswer(draft, ctx); own !== undefined; own = ownAnswer(draft, ctx))
      events.push(...(await resolved(draft, own, ctx)));
    return events;
  },
  save(kind, change, events) {
    draft.story[kind].push(change);
    draft.happened.push(...events);
  },
});

/** What the server answers by itself, for creatures that nobody plays. */
const ownAnswer = ({ state }: Draft, { rng, compendium, reactions }: CombatContext) =>
  obviousAnswer(state, { rng, compendium, ...(reactions && { reactions }) });

/** What comes of an action. Creatures are asked for reactions in a fight alone. */
async function resolved(
  draft: Draft,
  action: Action,
  ctx: CombatContext,
): Promise<readonly Event[]> {
  await loadFor(action, draft, ctx);
  const { rng, compendium, reactions } = ctx;
  const isFight = draft.state.encounter?.status === "active";
  const using = { rng, compendium, ...(isFight && reactions && { reactions }) };
  const outcome = resolve(draft.state, action, using);
  if (!outcome.ok) throw refusal(outcome.error);
  const { state, events } = outcome.value;
  draft.state = state;
  draft.happened.push(...events);
  draft.fought ||= state.encounter !== undefined && events.length > 0;
  return events;
}

/** Loads whom an action concerns, and who hangs on them: where time passes, everybody for whom it does. */
async function loadFor(action: Action, draft: Draft, ctx: CombatContext): Promise<void> {
  const asked = new Set<string>();
  const further = () => concerns(action, draft.state).filter((id) => !asked.has(id));
  for (let ids = further(); ids.length > 0; ids = further()) {
    for (const id of ids) asked.add(id);
    await load(draft, await hangingOn(ids, ctx), ctx);
  }
  if (!passesTime(action, draft.state)) return;
  await load(draft, await hangingOn(await ctx.campaign.characters.timed(), ctx), ctx);
}

/** Whoever may be touched, too: what hangs on them ends with them, and what hangs on these in turn. */
async function hangingOn(
  ids: readonly string[],
  { campaign }: CombatContext,
): Promise<readonly string[]> {
  const all = new Set(ids);
  let edge = ids;
  while (edge.length > 0) {
    edge = (await campaign.characters.bearing(edge)).filter((id) => !all.has(id));
    for (const id of edge) all.add(id);
  }
  return [...all];
}
