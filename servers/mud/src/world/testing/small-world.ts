import { readFileSync } from "node:fs";
import { srdCompendium } from "@tabletop-mcp/rules-engine";
import { readWorld } from "../load.js";
import type { World } from "../model.js";

/** The text of a small world that has one of everything. */
export const smallWorldText = readFileSync(new URL("small-world.json", import.meta.url), "utf8");

/** The same, read. */
export async function smallWorld(): Promise<World> {
  const read = readWorld(smallWorldText, await srdCompendium());
  if ("world" in read) return read.world;
  throw new Error(read.problems.join("\n"));
}
