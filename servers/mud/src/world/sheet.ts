import { cryptoRng } from "@tabletop-mcp/dice-core";
import {
  type Compendium,
  type Creature,
  type RuleViolation,
  resolve,
} from "@tabletop-mcp/rules-engine";
import type { StartingSheet } from "./model.js";

/** What the rules make of a sheet: a creature with empty hands, or why there can be none. */
export type Made = { readonly creature: Creature } | { readonly refused: RuleViolation };

/** A player as the world's players begin, but for what they carry. No dice are thrown for it. */
export function madeFrom(
  sheet: StartingSheet,
  { id, name }: { readonly id: string; readonly name: string },
  compendium: Compendium,
): Made {
  const { equipment: _equipment, fightingStyle, ...request } = sheet;
  const choices = fightingStyle === undefined ? {} : { choices: { fightingStyle } };
  const made = resolve(
    { clock: 0, creatures: {} },
    { type: "create", id, request: { name, ...request, ...choices } },
    { rng: cryptoRng(), compendium },
  );
  if (!made.ok) return { refused: made.error };
  const creature = made.value.state.creatures[id];
  if (creature === undefined) throw new Error("The rules have made nobody.");
  return { creature };
}
