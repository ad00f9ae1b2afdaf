import type { Compendium } from "@tabletop-mcp/rules-engine";
import type { World } from "./model.js";
import { placeOf } from "./problem.js";
import { worldIn } from "./world-in.js";

/** The world that is played where no other one is asked for: The Ninth Bell. */
export async function defaultWorld(compendium: Compendium): Promise<World> {
  const { default: file } = await import("../../worlds/ninth-bell.json", {
    with: { type: "json" },
  });
  const read = worldIn(file, compendium);
  if ("world" in read) return read.world;
  const told = read.problems.map(({ path, message }) => `${placeOf(file, path)}: ${message}`);
  throw new Error(told.join("\n"));
}
