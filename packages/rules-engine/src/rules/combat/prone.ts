import { err, ok } from "@tabletop-mcp/dice-core";
import { turnDraft } from "../../encounter/combatant.js";
import type { ActionOf } from "../../game/action.js";
import { type Decision, happens, steps } from "../../game/next.js";
import { combatantOf, creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { endAll } from "../held/ending.js";
import { turnSpent } from "./economy.js";
import { movementLeft, refuseMoving } from "./movement.js";
import { refuseRising } from "./rising.js";

/** Standing up takes half the speed, and cannot be done with less, or without any ("Being Prone"). */
export function standRule(state: GameState, { id }: ActionOf<"stand">, using: Using): Decision {
  const creature = creatureIn(state, id);
  const { name, conditions } = creature;
  if (!conditions.some(({ condition }) => condition === "prone")) return err(notProne(name));
  const { speed, left } = movementLeft(state, id, using);
  const cost = Math.floor(speed / 2);
  const refused =
    refuseMoving(state, id, using) ??
    refuseRising(creature, using.compendium) ??
    refuseSlow(name, { speed, left, cost });
  if (refused !== undefined) return err(refused);
  const combatant = combatantOf(state, id);
  const { compendium } = using;
  const up = endAll([creature], (held) => "condition" in held && held.condition === "prone", {
    because: "it has stood up",
    compendium,
  });
  if (combatant === undefined) return ok(happens(...up));
  const turn = turnDraft(combatant.turn);
  turn.moved += cost;
  return ok(happens(turnSpent({ id }, `stands up (${cost} feet)`, turn), ...up));
}

const notProne = (name: string): RuleViolation => ({
  code: "NOT_PRONE",
  message: `${name} is not prone.`,
  hint: "It stands already.",
});

interface Cost {
  readonly speed: number;
  readonly left: number;
  readonly cost: number;
}

function refuseSlow(name: string, { speed, left, cost }: Cost): RuleViolation | undefined {
  if (speed > 0 && left >= cost) return undefined;
  return {
    code: "NO_MOVEMENT",
    message:
      speed === 0
        ? `${name} cannot stand up: its speed is 0.`
        : `Standing up takes ${name} ${cost} feet of movement, and ${left} are left.`,
    hint: "Crawl, dash, or stand up on the next turn.",
  };
}

/** Drops to the ground, which costs nothing ("Being Prone"). */
export function dropProneRule(
  state: GameState,
  { id }: ActionOf<"drop_prone">,
  using: Using,
): Decision {
  const refused = refuseMoving(state, id, using);
  if (refused !== undefined) return err(refused);
  const lasting = { kind: "until", what: "removed" } as const;
  const source = "dropped to the ground";
  return ok(
    steps({
      kind: "act",
      action: { type: "gain_condition", id, condition: "prone", source, lasting },
    }),
  );
}
