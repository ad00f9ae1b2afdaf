import { readFile } from "node:fs/promises";
import { systemWords } from "@tabletop-mcp/mcp-kit";
import type { Compendium } from "@tabletop-mcp/rules-engine";
import type { World } from "./model.js";
import { type Problem, placeOf } from "./problem.js";
import { lineOf, type Spot, scanJson } from "./scan-json.js";
import { worldIn } from "./world-in.js";

/** A world, or what is wrong with its file, a line for each thing. */
export type WorldRead = { readonly world: World } | { readonly problems: readonly string[] };

/** A world file cannot be played; the message lists the first things that are wrong with it. */
export class WorldFileError extends Error {
  override readonly name = "WorldFileError";
}

const most = 10;

/** The world of a file. Throws WorldFileError. */
export async function loadWorld(path: string, compendium: Compendium): Promise<World> {
  const read = readWorld(await textOf(path), compendium);
  if ("world" in read) return read.world;
  const { problems } = read;
  const more = problems.length > most ? [`and ${problems.length - most} more`] : [];
  throw new WorldFileError(
    [`${path} is no world that can be played:`, ...problems.slice(0, most), ...more].join("\n- "),
  );
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (thrown) {
    throw new WorldFileError(`${path} cannot be read: ${systemWords(thrown)}`);
  }
}

/** The world that a text says, checked from its commas to its quests. */
export function readWorld(text: string, compendium: Compendium): WorldRead {
  const json = text.replace(/^\u{feff}/u, "");
  const scan = scanJson(json);
  if ("fault" in scan)
    return { problems: [`${lineOf(json, scan.fault.offset)}: ${scan.fault.message}`] };
  const file: unknown = JSON.parse(json);
  const read = worldIn(file, compendium);
  const twice = scan.twice.map(({ offset, message }) => `${lineOf(json, offset)}: ${message}`);
  if ("world" in read) return twice.length === 0 ? read : { problems: twice };
  const told = read.problems.map(({ path, message }) => {
    const line = lineOf(json, offsetOf(scan.root, path));
    return `${placeOf(file, path)}: ${message} (${line})`;
  });
  return { problems: [...twice, ...told] };
}

/** Where a value is in the text, or the last one on the way to it. */
function offsetOf(root: Spot, path: Problem["path"]): number {
  let spot = root;
  for (const key of path) {
    const child = spot.children.get(String(key));
    if (child === undefined) break;
    spot = child;
  }
  return spot.offset;
}
