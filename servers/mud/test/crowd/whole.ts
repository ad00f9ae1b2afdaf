import { srdCompendium } from "@tabletop-mcp/rules-engine";
import type { WorldStore } from "@tabletop-mcp/storage";
import { expect } from "vitest";
import { happeningsOf } from "../../src/state/log.js";
import { loaded } from "../../src/state/place.js";
import { defaultWorld } from "../../src/world/default-world.js";
import type { Account } from "./players.js";

const world = await defaultWorld(await srdCompendium());
const rooms = world.rooms.map(({ id }) => id);

/** Everything that there is at one moment, by kind. */
async function everything(store: WorldStore, names: readonly string[]) {
  const places = [...rooms, ...names.map((name) => `@${name.toLowerCase()}`), ""];
  const rows = await store.read(places.map((place) => ({ place })));
  return {
    players: loaded("player", rows),
    items: loaded("item", rows),
    mints: loaded("mint", rows),
    monsters: loaded("monster", rows),
  };
}

/** Nothing is lost and nothing is there twice; everybody is in one room, alive. */
export async function expectWhole(store: WorldStore, names: readonly string[]): Promise<void> {
  const { players, items, mints, monsters } = await everything(store, names);
  expect(players.map(({ id }) => id).toSorted()).toEqual(
    names.map((name) => name.toLowerCase()).toSorted(),
  );
  for (const { place, body } of players) {
    expect(rooms).toContain(place);
    const hp = body.life.hp?.current ?? 28;
    expect(hp).toBeGreaterThan(0);
    expect(hp).toBeLessThanOrEqual(28);
  }
  const counted = mints.map(({ id, body }) => [id, body.last] as const);
  const found = counted.map(([id]) => [id, items.filter(({ body }) => body.of === id).length]);
  expect(found).toEqual(counted);
  for (const { body } of monsters) expect(body.life.hp?.current ?? 1).toBeGreaterThanOrEqual(0);
}

/** What a command that was obeyed is in the log. */
const logged = { say: "said", pick_up: "took", drop: "dropped", give: "gave" } as const;

/** What was answered and is not in the log, and what is there more often than anybody asked for it. */
export async function lostOrTwice(
  store: WorldStore,
  accounts: ReadonlyMap<string, Account>,
): Promise<readonly string[]> {
  const { said, done } = await toldIn(store);
  const lines = [...accounts.values()].flatMap((one) => one.said);
  const wrong = [
    ...lines.filter((line) => !said.includes(line)).map((line) => `lost: ${line}`),
    ...said.filter((line, at) => said.indexOf(line) !== at).map((line) => `twice: ${line}`),
  ];
  for (const [name, { obeyed, unanswered }] of accounts)
    for (const [tool, type] of Object.entries(logged)) {
      const [least, there] = [countOf(obeyed, tool), countOf(done, `${name} ${type}`)];
      const most = least + countOf(unanswered, tool);
      if (there < least || there > most)
        wrong.push(`${name} ${type} ${there} times, by ${least} answers, ${most} at most`);
    }
  return wrong;
}

const countOf = (all: readonly string[], one: string): number =>
  all.filter((other) => other === one).length;

/** Every line that was spoken, and "NAME took" and the like for all that was done. */
async function toldIn(store: WorldStore) {
  const said: string[] = [];
  const done: string[] = [];
  for (let seq = 0; ; ) {
    const log = await store.changesSince(seq, 500);
    for (const { body } of happeningsOf(log)) {
      if (body.type === "said") said.push(body.text);
      if ("who" in body && typeof body.who === "string") done.push(`${body.who} ${body.type}`);
    }
    const last = log.at(-1);
    if (last === undefined) return { said, done };
    seq = last.seq;
  }
}
