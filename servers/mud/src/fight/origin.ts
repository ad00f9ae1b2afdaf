import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import { type CreateRequest, type Creature, resolve } from "@tabletop-mcp/rules-engine";
import type { Refusal, Rules } from "./types.js";

/** A character's sheet or a stat block, as the world file names it. */
export type Origin = Omit<CreateRequest, "name" | "characterType">;

/**
 * Somebody of the world at full health, made once for all that are made alike. Players and monsters
 * die at 0 hit points: a player who falls is at the entrance again, and makes no death saves.
 */
export function originOf(request: Origin, rules: Rules): Result<Creature, Refusal> {
  const id = "origin";
  const made = resolve(
    { clock: 0, creatures: {} },
    { type: "create", id, request: { ...request, name: id, characterType: "neutral" } },
    rules,
  );
  if (!made.ok) return made;
  const creature = made.value.state.creatures[id];
  return creature === undefined ? err(unmade) : ok(creature);
}

const unmade: Refusal = { code: "NOT_MADE", message: "Nobody was made." };
