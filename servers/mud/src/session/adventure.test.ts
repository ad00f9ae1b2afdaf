import { srdCompendium } from "@tabletop-mcp/rules-engine";
import { expect, test } from "vitest";
import { seeded } from "../fight/testing/fighting.js";
import { wornBy } from "../play/wear.js";
import { adventurer } from "../testing/adventurer.js";
import { tableOf } from "../testing/table.js";
import { defaultWorld } from "../world/default-world.js";
import { allPlayers } from "./others.js";

const world = await defaultWorld(await srdCompendium());

test("The Ninth Bell holds together while many go through it at once, from two processes", async () => {
  const table = await tableOf({ world, rng: seeded(3) });
  const other = await table.beside();
  const names = ["Ada", "Bob", "Cy", "Dot", "Eve", "Fay", "Gus", "Hob"];
  const all = names.map((name, at) => adventurer(at % 2 === 0 ? table : other, name));
  for (let step = 0; step < 60; step += 1) await Promise.all(all.map((one) => one.step()));
  const players = await allPlayers(table.ctx);
  expect(players.map(({ name }) => name)).toEqual(names);
  const seen = new Set<string>();
  for (const { name, body } of players) {
    const { carried } = await table.scene(name);
    const ids = carried.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...wornBy(body)]));
    for (const id of ids) expect(seen.has(id)).toBe(false);
    for (const id of ids) seen.add(id);
    const { current } = body.life.hp ?? table.ctx.origin.hp;
    expect(current).toBeGreaterThan(0);
    expect(current).toBeLessThanOrEqual(table.ctx.origin.hp.current);
  }
});
