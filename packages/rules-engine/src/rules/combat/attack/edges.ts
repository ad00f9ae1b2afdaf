import { sizes } from "@tabletop-mcp/srd-data";
import type { AttackOrder } from "../../../game/attack-frame.js";
import type { GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import type { RuleViolation } from "../../../game/violation.js";
import { coverBetween } from "../../../grid/cover.js";
import { sizeOf } from "../../../sheet/size.js";
import { outOfReach } from "../../zones/bars.js";
import { blockedBy, missilesField } from "../../zones/walls.js";
import { bodyOf, type Two } from "../bodies.js";

interface Attempt {
  readonly two: Two;
  readonly order: AttackOrder;
}

/** What the edge of a zone keeps an attack from: a reach through a shell, arrows through a wall of wind. */
export function refuseByEdges(
  state: GameState,
  attempt: Attempt,
  using: Using,
): RuleViolation | undefined {
  if ((state.encounter?.zones ?? []).length === 0) return undefined;
  return attempt.order.use.mode === "melee"
    ? refuseReach(state, attempt, using)
    : refuseMissile(state, attempt, using);
}

const usualReach = 5;

/** Only weapons with a longer reach get across ("Antilife Shell"). */
function refuseReach(
  state: GameState,
  { two: { self, other }, order: { facts } }: Attempt,
  using: Using,
): RuleViolation | undefined {
  if ((facts.reach ?? usualReach) > usualReach || facts.with === "spell") return undefined;
  const zone = outOfReach(state, [self.id, other.id], using);
  return (
    zone && {
      code: "KEPT_AWAY",
      message: `${zone.name} is between ${self.name} and ${other.name}, and ${facts.name} does not reach through it.`,
      hint: "Attack from afar, with a longer reach, or with a spell.",
    }
  );
}

const missileWall = ({ encounter }: GameState): string =>
  encounter?.zones?.find((zone) => blockedBy(zone).includes("missiles"))?.name ?? "A wall";

/** Ordinary projectiles are turned aside; what giants hurl is not ("Wind Wall"). */
function refuseMissile(
  state: GameState,
  { two: { self, other }, order: { facts } }: Attempt,
  { compendium }: Using,
): RuleViolation | undefined {
  const isHeavy = sizes.indexOf(sizeOf(self.make, compendium)) >= sizes.indexOf("huge");
  const field = missilesField(state);
  if (facts.with === "spell" || isHeavy || field === state.battlefield) return undefined;
  const [from, to] = [bodyOf(state, self.id, compendium), bodyOf(state, other.id, compendium)];
  if (field === undefined || from === undefined || to === undefined) return undefined;
  return coverBetween(field, { from, to, bystanders: [] }).cover === "full"
    ? {
        code: "BLOWN_ASIDE",
        message: `${missileWall(state)} is between ${self.name} and ${other.name}: nothing thrown or shot gets through.`,
        hint: "Go around it, or use a spell.",
      }
    : undefined;
}
