import { type Call, ToolFault } from "@tabletop-mcp/mcp-kit";
import { srdCompendium } from "@tabletop-mcp/rules-engine";
import { expect, test } from "vitest";
import * as z from "zod";
import { catalog } from "../src/catalog.js";
import { healthOf } from "../src/fight/life.js";
import { seeded } from "../src/fight/testing/fighting.js";
import { isAlive } from "../src/state/scene.js";
import { type Table, tableOf } from "../src/testing/table.js";
import { defaultWorld } from "../src/world/default-world.js";
import { finish } from "./ninth-bell.js";
import type { Pilgrim } from "./pilgrim.js";

const world = await defaultWorld(await srdCompendium());

const nothing = () => undefined;
const quiet: Omit<Call, "caller"> = {
  signal: new AbortController().signal,
  progress: nothing,
  log: {
    debug: nothing,
    info: nothing,
    warn: nothing,
    error: nothing,
    flush: async () => undefined,
  },
};

/** A new player at a table: six seconds between two commands, and dice that fall by chance, each time the same. */
function seated(table: Table, name: string, seed: number): Pilgrim {
  const ctx = { ...table.ctx, rng: seeded(seed) };
  return {
    world,
    wait: table.wait,
    async see() {
      const { room, me, carried, items, monsters } = await table.scene(name);
      const things = (all: typeof items) => all.map((one) => ({ of: one.body.of, name: one.name }));
      return {
        room: room.id,
        hp: healthOf({ origin: ctx.origin, life: me.body.life }).current,
        carried: things(carried),
        items: things(items),
        foes: monsters.filter(isAlive).map(({ id }) => id),
      };
    },
    async call(tool, args = {}) {
      const spec = catalog.find((one) => one.name === tool);
      if (spec === undefined) throw new Error(`there is no tool ${tool}`);
      table.wait(0.1);
      const parsed = z.strictObject(spec.input).parse(args);
      try {
        return (await spec.handle(parsed, ctx, { ...quiet, caller: { name } })).text;
      } catch (thrown) {
        if (thrown instanceof ToolFault) return thrown.text;
        throw thrown;
      }
    },
  };
}

test("fighters alone finish both quests, one after the other, in whatever state the first one leaves the dungeon", async () => {
  const table = await tableOf({ world });
  await finish(seated(table, "Ada", 3));
  await finish(seated(table, "Bea", 5));
  for (const name of ["Ada", "Bea"]) {
    const { me, carried } = await table.scene(name);
    expect(me.body.quests).toMatchObject({
      three_keys: { status: "completed" },
      lost_brother: { status: "completed" },
    });
    expect(carried.map(({ body }) => body.of)).toContain("crown");
  }
});
