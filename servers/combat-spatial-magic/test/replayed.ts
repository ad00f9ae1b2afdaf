import { apply, type Event, type GameState, subjectOf } from "@tabletop-mcp/rules-engine";
import type { CampaignFile, Fight, Logged } from "@tabletop-mcp/storage";
import {
  beforeThis,
  historyOf,
  holdingsAtBaseline,
  holdingsOf,
} from "@tabletop-mcp/storage/testing";
import { expect } from "vitest";

/** The engine's own, which alone name a rule: what happened to parties, places and notes is told by their images. */
const isOfEngine = (event: unknown): event is Event =>
  typeof event === "object" && event !== null && "rule" in event;

/** All that is folded: the campaign's own state, and its fights beside it, each in a state at a time. */
interface Folded {
  readonly clock: number;
  readonly creatures: GameState["creatures"];
  readonly fights: Readonly<Record<string, Fight>>;
}

/** What was folded of what the log calls by this name. */
function inState({ clock, creatures, fights }: Folded, aggregate: string): object | undefined {
  const [kind, id = ""] = aggregate.split(":");
  if (kind === "encounter") return fights[id];
  return kind === "campaign" ? { ruleset: "srd-5.1", clock } : creatures[id];
}

const isInState = (aggregate: string): boolean =>
  /^(campaign$|character:|encounter:)/.test(aggregate);

/** All of a state that a command may have changed. */
const concerned = ({ images, events }: Logged): readonly string[] => [
  ...images.map(({ aggregate }) => aggregate).filter(isInState),
  ...events.filter(isOfEngine).map((event) => {
    const id = subjectOf(event);
    return id === undefined ? "campaign" : `character:${id}`;
  }),
];

/** A command's events over what there was; the image of a fight says that they happened in it. */
function folded({ fights, ...before }: Folded, { images, events }: Logged): Folded {
  const [id] = images.flatMap(({ aggregate }) =>
    aggregate.startsWith("encounter:") ? [aggregate.slice("encounter:".length)] : [],
  );
  const fight = id === undefined ? undefined : fights[id];
  const state = events.filter(isOfEngine).reduce(apply, { ...before, ...fight });
  const { clock, creatures, encounter, combatants = {}, waiting, battlefield } = state;
  if (id === undefined || encounter === undefined) return { clock, creatures, fights };
  const after: Fight = {
    encounter,
    combatants,
    ...(waiting && { waiting }),
    ...(battlefield && { battlefield }),
  };
  return { clock, creatures, fights: { ...fights, [id]: after } };
}

/**
 * Folds the events of a campaign's log forwards from its baseline, and walks its images back from what
 * there is now: both tell the same of every creature and fight at every moment, and each ends where the other begins.
 */
export async function expectReplayed(campaign: CampaignFile): Promise<readonly Logged[]> {
  const { seq, campaign: own, characters, encounters } = await campaign.baseline();
  const history = await historyOf(campaign, seq);
  let state: Folded = {
    clock: own.value.clock,
    creatures: Object.fromEntries(characters.map(({ value }) => [value.id, value])),
    fights: Object.fromEntries(encounters.map(({ value }) => [value.encounter.id, value])),
  };
  const moments = history.map((entry) => {
    state = folded(state, entry);
    return { entry, state };
  });

  let held = await holdingsOf(campaign);
  const now = [...held.keys()].filter(isInState);
  const all = Object.keys(state.creatures).length + Object.keys(state.fights).length;
  expect(now).toHaveLength(all + 1);
  for (const aggregate of now)
    expectSame({ aggregate }, inState(state, aggregate), held.get(aggregate));
  for (const moment of moments.toReversed()) {
    for (const aggregate of concerned(moment.entry))
      expectSame(moment.entry, inState(moment.state, aggregate), held.get(aggregate));
    held = beforeThis(held, moment.entry);
  }
  expect(held).toEqual(await holdingsAtBaseline(campaign));
  return history;
}

/** With what a failure is about beside both. */
const expectSame = (about: object, folded: unknown, is: unknown): void =>
  expect({ about, is: folded }).toEqual({ about, is });
