import { readFile } from "node:fs/promises";
import { systemWords } from "@tabletop-mcp/mcp-kit";
import type { Compendium } from "@tabletop-mcp/rules-engine";
import type { World } from "./model.js";
import { checking } from "./names.js";
import { type Problem, placeOf } from "./problem.js";
import { proveWorld } from "./proof.js";
import { readShape } from "./read-shape.js";
import { checkReferences } from "./references.js";
import { lineOf, type Spot, scanJson } from "./scan-json.js";
import { checkSources } from "./sources.js";
import { checkSheet, checkSrdNames } from "./srd-names.js";

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
  const twice = scan.twice.map(({ offset, message }) => `${lineOf(json, offset)}: ${message}`);
  const shape = readShape(file);
  const found = "world" in shape ? problemsOf(shape.world, compendium) : shape.problems;
  if (twice.length === 0 && found.length === 0 && "world" in shape) return { world: shape.world };
  const told = found.map(({ path, message }) => {
    const line = lineOf(json, offsetOf(scan.root, path));
    return `${placeOf(file, path)}: ${message} (${line})`;
  });
  return { problems: [...twice, ...told] };
}

function problemsOf(world: World, compendium: Compendium): readonly Problem[] {
  const check = checking(world);
  checkReferences(check);
  checkSrdNames(check, compendium);
  checkSources(check);
  // What names something that is not there cannot be made, nor proved.
  if (check.problems.length > 0) return check.problems;
  checkSheet(check, compendium);
  return [...check.problems, ...proveWorld(world)];
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
