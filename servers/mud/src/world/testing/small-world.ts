import { readFileSync } from "node:fs";
import { srdCompendium } from "@tabletop-mcp/rules-engine";
import { readWorld } from "../load.js";
import type { World } from "../model.js";

const compendium = await srdCompendium();

/** The text of a small world that has one of everything. */
export const smallWorldText = readFileSync(new URL("small-world.json", import.meta.url), "utf8");

/** The same, read. */
export function smallWorld(): World {
  const read = readWorld(smallWorldText, compendium);
  if ("world" in read) return read.world;
  throw new Error(read.problems.join("\n"));
}

/** What is wrong with a text as a world. */
export const problemsOf = (text: string): readonly string[] => {
  const read = readWorld(text, compendium);
  return "world" in read ? [] : read.problems;
};

/** What is wrong with the small world with one piece of its text in place of another. */
export function problemsWith(from: string, to: string): readonly string[] {
  if (smallWorldText.split(from).length !== 2) throw new Error(`${from} is not there once`);
  return problemsOf(smallWorldText.replace(from, () => to));
}
