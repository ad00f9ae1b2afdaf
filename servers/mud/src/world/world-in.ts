import type { Compendium } from "@tabletop-mcp/rules-engine";
import type { World } from "./model.js";
import { checking } from "./names.js";
import type { Problem } from "./problem.js";
import { proveWorld } from "./proof.js";
import { readShape } from "./read-shape.js";
import { checkReferences } from "./references.js";
import { checkSources } from "./sources.js";
import { checkSheet, checkSrdNames } from "./srd-names.js";

/** The world that a value of JSON says, or all that is wrong with it. */
export function worldIn(
  file: unknown,
  compendium: Compendium,
): { readonly world: World } | { readonly problems: readonly Problem[] } {
  const shape = readShape(file);
  if (!("world" in shape)) return shape;
  const problems = problemsOf(shape.world, compendium);
  return problems.length === 0 ? shape : { problems };
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
