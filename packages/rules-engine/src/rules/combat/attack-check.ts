import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Cover } from "@tabletop-mcp/srd-data";
import type { CheckRequest } from "../../game/request.js";
import type { GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import type { Scene } from "../../gather/circumstances.js";
import type { AttackFacts, AttackUse } from "../../sheet/attacks/facts.js";
import { usualUse } from "../../sheet/attacks/use.js";
import { armorClassNow } from "../../sheet/numbers.js";
import { attackMeant } from "../check/attack-meant.js";
import { coverBonus } from "./attack/armor-class.js";
import { modeFor, refuseFar } from "./attack/reach.js";
import { sceneOfAttack } from "./attack/scene.js";
import { refuseCovered } from "./attack.js";
import { feetOf, type Two } from "./bodies.js";
import { coverOf, sceneOf } from "./scene.js";

/** What the fight and its map make of an attack roll that is asked for alone. */
export interface AttackCheck {
  /** The armour class that it meets, with what cover adds, unless the table has said one. */
  readonly dc: number;
  readonly scene: Scene;
  readonly use?: AttackUse;
  readonly feet?: number;
  readonly cover?: Cover;
}

type Tables = Pick<Using, "compendium">;
type Wanted = Pick<CheckRequest, "weapon" | "ability" | "dc">;

/** Of two in a fight: how far apart they are, who sees whom, and what hides the target ("Making an Attack"). */
export function attackCheckIn(
  state: GameState,
  { two, request }: { readonly two: Two; readonly request: Wanted },
  using: Tables,
): Result<AttackCheck, RuleViolation> {
  const { compendium } = using;
  const { self, other } = two;
  const covered = refuseCovered(state, { two, action: {} }, using);
  if (covered !== undefined) return err(covered);
  const meant = attackMeant(self, request, compendium);
  if (!meant.ok) return meant;
  const feet = feetOf(state, two, compendium);
  const facts = "parts" in meant.value ? undefined : meant.value;
  const use = facts && useAt(facts, feet);
  const far = facts && use && refuseFar(facts, { mode: use.mode, feet, target: other.name });
  if (far !== undefined) return err(far);
  const cover = coverOf(state, two, using);
  const raised = coverBonus[cover ?? "none"];
  return ok({
    dc: request.dc ?? armorClassNow(other, compendium).effective + raised,
    scene:
      facts && use
        ? sceneOfAttack(state, { two, order: { facts, use } }, using)
        : sceneOf(state, two, using),
    ...(use && { use }),
    ...(feet !== undefined && { feet }),
    ...(cover !== undefined && { cover }),
  });
}

/** In the usual way, or in the first that reaches so far. */
function useAt(facts: AttackFacts, feet: number | undefined): AttackUse {
  const usual = usualUse(facts);
  const mode = modeFor(facts, feet) ?? usual.mode;
  if (mode === usual.mode) return usual;
  const { ammunition } = usual;
  const hands = mode === "thrown" ? 1 : usual.hands;
  return ammunition === undefined ? { mode, hands } : { mode, hands, ammunition };
}
