import type { Rng } from "@tabletop-mcp/dice-core";
import { type Call, type Reply, ToolFault } from "@tabletop-mcp/mcp-kit";
import { srdCompendium } from "@tabletop-mcp/rules-engine";
import { openWorld, type WorldStore } from "@tabletop-mcp/storage";
import * as z from "zod";
import { catalog } from "../catalog.js";
import type { MudContext } from "../context.js";
import { contextOf } from "../open-context.js";
import { sceneOrJoin } from "../session/settle.js";
import type { Scene } from "../state/scene.js";
import type { World } from "../world/model.js";
import { smallWorld } from "../world/testing/small-world.js";

/** Noon of some day, in milliseconds. */
export const noon = 1_700_000_000_000;

/** A dungeon in memory, with a clock that is set and dice that are said. */
export interface Table {
  readonly ctx: MudContext;
  /** Calls a tool for a player; gives the text without what can be done. A refusal is its text. */
  as(player: string, tool: string, args?: Readonly<Record<string, unknown>>): Promise<string>;
  /** The whole reply. */
  reply(player: string, tool: string, args?: Readonly<Record<string, unknown>>): Promise<Reply>;
  scene(player: string): Promise<Scene>;
  /** Lets so many minutes go by. */
  wait(minutes: number): void;
  /** The next dice. */
  roll(...dice: readonly number[]): void;
  /** Another process with the same world. */
  beside(): Promise<Table>;
}

/** What a table has of its own: else the small world, a store in memory and no dice but those that are said. */
export interface Setting {
  readonly world?: World;
  readonly store?: WorldStore;
  readonly rng?: Rng;
}

/** A table at which nothing has happened yet. */
export async function tableOf(setting: Setting = {}): Promise<Table> {
  const { world = smallWorld() } = setting;
  const store = setting.store ?? (await openWorld({ file: ":memory:" }));
  const made = await contextOf({ world, store, srd: await srdCompendium() });
  let now = noon;
  const dice: number[] = [];
  const rng: Rng = {
    source: "said",
    die(sides) {
      const next = dice.shift();
      if (next === undefined) throw new Error(`no d${sides} was said`);
      return next;
    },
  };
  const ctx: MudContext = { ...made, rng: setting.rng ?? rng, now: () => now };
  const reply: Table["reply"] = async (player, name, args = {}) => {
    const tool = catalog.find((one) => one.name === name);
    if (tool === undefined) throw new Error(`there is no tool ${name}`);
    const parsed = z.strictObject(tool.input).parse(args);
    return tool.handle(parsed, ctx, callOf(player));
  };
  return {
    ctx,
    reply,
    as: (player, name, args) =>
      reply(player, name, args).then(
        ({ text }) => text.replace(/\n\nYou can: .*$/su, ""),
        (thrown: unknown) => {
          if (thrown instanceof ToolFault) return thrown.text;
          throw thrown;
        },
      ),
    scene: (player) => sceneOrJoin(ctx, player),
    wait(minutes) {
      now += minutes * 60_000;
    },
    roll: (...said) => void dice.push(...said),
    beside: () => tableOf({ ...setting, store }),
  };
}

const nothing = () => undefined;

const callOf = (name: string): Call => ({
  caller: { name },
  signal: new AbortController().signal,
  progress: nothing,
  log: {
    debug: nothing,
    info: nothing,
    warn: nothing,
    error: nothing,
    flush: async () => undefined,
  },
});
