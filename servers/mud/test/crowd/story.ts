import { setTimeout as sleep } from "node:timers/promises";
import type { WorldStore } from "@tabletop-mcp/storage";
import { expect, onTestFinished, vi } from "vitest";
import { give, newToken } from "../../src/players/tokens.js";
import type { Ground } from "./ground.js";
import { type Account, type Client, newAccount, plays } from "./players.js";
import { entered, type Servers, serversOn } from "./servers.js";
import { expectWhole } from "./whole.js";

/** Something that befalls those who play, or those who serve them; whoever is gone by it is there again after it. */
export type Fault = (servers: Servers) => Promise<void>;

/** How a crowd plays. */
export interface Story {
  readonly ground: Ground;
  readonly players: number;
  readonly processes: number;
  /** Between one fault and the next. */
  readonly milliseconds: number;
  readonly faults: readonly Fault[];
  /** Who comes in by other ways than over HTTP. */
  readonly neighbours?: Readonly<Record<string, () => Promise<Client>>>;
}

/** What there is in the end, and what everybody was answered. */
export interface Played {
  readonly store: WorldStore;
  readonly accounts: ReadonlyMap<string, Account>;
}

/** A crowd plays one world while things befall it: after each of them everybody goes on, and the world is whole. */
export async function crowdPlays(story: Story): Promise<Played> {
  const { ground, faults, milliseconds, neighbours = {} } = story;
  const names = Array.from({ length: story.players }, (_, index) => `Player${index}`);
  const store = await ground.open();
  onTestFinished(() => store.close());
  const tokens = names.map(newToken);
  for (const [index, name] of names.entries())
    await give({ store, now: Date.now }, name, tokens[index] ?? "");
  const servers = serversOn(ground);
  await Promise.all(Array.from({ length: story.processes }, servers.add));
  const enter = (index: number) => () => entered(servers, tokens[index] ?? "", index);
  const entries = [
    ...Object.entries(neighbours),
    ...names.map((name, index) => [name, enter(index)] as const),
  ];
  const accounts = new Map<string, Account>(entries.map(([name]) => [name, newAccount()]));
  const [first = "", ...rest] = accounts.keys();
  let isOver = false;
  const playing = entries.map(([name, comeIn]) =>
    plays({
      name,
      account: accounts.get(name) ?? newAccount(),
      enter: comeIn,
      others: [first, ...rest],
      isOver: () => isOver,
    }),
  );
  await everybodyPlays(accounts);
  for (const fault of faults) {
    await sleep(milliseconds);
    await fault(servers);
    await everybodyPlays(accounts);
    await expectWhole(store, [...accounts.keys()]);
  }
  await sleep(milliseconds);
  isOver = true;
  await Promise.all(playing);
  await expectWhole(store, [...accounts.keys()]);
  return { store, accounts };
}

/** Everybody is answered from now on. */
async function everybodyPlays(accounts: ReadonlyMap<string, Account>): Promise<void> {
  const before = new Map([...accounts].map(([name, { answers }]) => [name, answers]));
  const late = () =>
    [...accounts].flatMap(([name, { answers }]) => (answers > (before.get(name) ?? 0) ? [] : name));
  await vi.waitFor(() => expect(late()).toEqual([]), { timeout: 60_000, interval: 20 });
}
