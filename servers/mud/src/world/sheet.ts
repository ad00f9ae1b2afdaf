import { cryptoRng } from "@tabletop-mcp/dice-core";
import type { Compendium } from "@tabletop-mcp/rules-engine";
import { type Origin, originOf } from "../fight/origin.js";
import type { StartingSheet } from "./model.js";

/** What the rules are asked to make of a sheet: somebody with empty hands. */
export function originAsked(sheet: StartingSheet): Origin {
  const { equipment: _equipment, fightingStyle, ...request } = sheet;
  return fightingStyle === undefined ? request : { ...request, choices: { fightingStyle } };
}

/** Why the rules make nobody of a sheet; nothing where they do. No dice are thrown for it. */
export function refusalOf(sheet: StartingSheet, compendium: Compendium) {
  const made = originOf(originAsked(sheet), { rng: cryptoRng(), compendium });
  return made.ok ? undefined : made.error;
}
