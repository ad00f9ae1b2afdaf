import { err, ok } from "@tabletop-mcp/dice-core";
import { refuseAmount } from "../../dice/points.js";
import type { ActionOf } from "../../game/action.js";
import { type Decision, happens } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { maximumOf } from "../../sheet/hit-points.js";

const rule = "House rule: set by the game master";

/** Hit points set outright: no damage, no healing. Above 0 it ends dying, and death too. */
export function setHpRule(
  state: GameState,
  { id, hp, temporary }: ActionOf<"set_hp">,
  { compendium }: Using,
): Decision {
  const creature = creatureIn(state, id);
  const refused = refuseAmount(hp ?? 0) ?? refuseAmount(temporary ?? 0);
  if (refused !== undefined) return err(refused);
  const most = maximumOf(creature, compendium);
  if (hp !== undefined && hp > most)
    return err({
      code: "ABOVE_MAXIMUM",
      message: `${creature.name} has a hit point maximum of ${most}.`,
      hint: `Set ${most} or less, or raise the maximum first.`,
    });
  const { current, temporary: before } = creature.hp;
  return ok(
    happens(
      ...(hp === undefined ? [] : [{ type: "hp_set" as const, id, rule, from: current, to: hp }]),
      ...(temporary === undefined
        ? []
        : [
            {
              type: "temporary_hp" as const,
              id,
              rule,
              from: before,
              to: temporary,
              dice: String(temporary),
              rolls: [],
            },
          ]),
    ),
  );
}
