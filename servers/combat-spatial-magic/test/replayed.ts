import { apply, type Event, type GameState, subjectOf } from "@tabletop-mcp/rules-engine";
import type { CampaignFile, Logged } from "@tabletop-mcp/storage";
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

/** What a state holds of what the log calls by this name. */
const inState = ({ clock, creatures }: GameState, aggregate: string): object | undefined =>
  aggregate === "campaign"
    ? { ruleset: "srd-5.1", clock }
    : creatures[aggregate.replace("character:", "")];

const isInState = (aggregate: string): boolean => /^(campaign$|character:)/.test(aggregate);

/** All of a state that a command may have changed. */
const concerned = ({ images, events }: Logged): readonly string[] => [
  ...images.map(({ aggregate }) => aggregate).filter(isInState),
  ...events.filter(isOfEngine).map((event) => {
    const id = subjectOf(event);
    return id === undefined ? "campaign" : `character:${id}`;
  }),
];

/**
 * Folds the events of a campaign's log forwards from its baseline, and walks its images back from what
 * there is now: both tell the same of every creature at every moment, and each ends where the other begins.
 */
export async function expectReplayed(campaign: CampaignFile): Promise<readonly Logged[]> {
  const { seq, campaign: own, characters } = await campaign.baseline();
  const history = await historyOf(campaign, seq);
  const creatures = Object.fromEntries(characters.map(({ value }) => [value.id, value]));
  let state: GameState = { clock: own.value.clock, creatures };
  const moments = history.map((entry) => {
    state = entry.events.filter(isOfEngine).reduce(apply, state);
    return { entry, state };
  });

  let held = await holdingsOf(campaign);
  const now = [...held.keys()].filter(isInState);
  expect(now).toHaveLength(Object.keys(state.creatures).length + 1);
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
