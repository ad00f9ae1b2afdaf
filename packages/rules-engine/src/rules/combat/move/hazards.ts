import { ok } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../../creature/creature.js";
import { applies } from "../../../effects/predicate.js";
import { withOnce } from "../../../encounter/combatant.js";
import type { ActionOf } from "../../../game/action.js";
import type { EventOf } from "../../../game/event.js";
import type { ActFrame, SaveFrame } from "../../../game/frame.js";
import type { HazardFrame } from "../../../game/move-frame.js";
import { type Decision, type Next, nothing } from "../../../game/next.js";
import { combatantOf, creatureIn, fightIn, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import { gather } from "../../../gather/gather.js";
import type { Hazard } from "../../../grid/battlefield.js";
import { type Body, footprintOf } from "../../../grid/body.js";
import { dropBelow } from "../../../grid/path.js";
import { groundAt } from "../../../grid/terrain.js";
import { movementField } from "../../zones/walls.js";
import { bodyOf } from "../bodies.js";
import { turnSpent } from "../economy.js";
import type { Departure } from "./provoked.js";

type Trigger = Hazard["trigger"];

const rule = "House rule: hazards";

/** The hazards of this kind on the ground that somebody stands on, each once. */
function hazardsAt(state: GameState, body: Body, trigger: Trigger): readonly Hazard[] {
  const battlefield = movementField(state);
  if (battlefield === undefined) return [];
  const found = footprintOf(body).flatMap((square) => groundAt(battlefield, square).hazard ?? []);
  if (found.length === 0 || dropBelow(battlefield, body) > 0) return [];
  const named = new Map(found.map((hazard) => [nameOf(hazard), hazard]));
  return [...named.values()].filter((hazard) => hazard.trigger === trigger);
}

/** What a hazard is remembered by, for the turn. */
const nameOf = ({ damage, damageType, save, trigger }: Hazard): string =>
  `hazard: ${[damage, damageType, save?.ability, save?.dc, trigger].join(" ")}`;

/** What a step into a place brings that was not where the mover came from. */
export function hazardsEntered(
  state: GameState,
  { id, from, to }: Departure,
  { compendium }: Pick<Using, "compendium">,
): readonly HazardFrame[] {
  const body = bodyOf(state, id, compendium);
  if (body === undefined) return [];
  const { size } = body;
  const before = hazardsAt(state, Object.assign({ size }, from), "enter").map(nameOf);
  return hazardsAt(state, Object.assign({ size }, to), "enter")
    .filter((hazard) => !before.includes(nameOf(hazard)))
    .map((hazard) => ({ kind: "hazard", id, hazard }));
}

/** What a place does to who begins or ends its turn there. */
export function sufferPlace(
  state: GameState,
  { type, id }: EventOf<"turn_began" | "turn_ended">,
  { compendium }: Using,
): Next {
  const body = bodyOf(state, id, compendium);
  if (body === undefined || creatureIn(state, id).dead) return nothing;
  const trigger = type === "turn_began" ? "start_of_turn" : "end_of_turn";
  const run = hazardsAt(state, body, trigger).map(
    (hazard): HazardFrame => ({ kind: "hazard", id, hazard }),
  );
  return run.length === 0 ? nothing : { events: [], run };
}

/** A hazard strikes a creature once in a turn, whatever it does there. */
export function hazardStep(state: GameState, { id, hazard }: HazardFrame): Decision {
  const combatant = combatantOf(state, id);
  const creature = state.creatures[id];
  if (combatant === undefined || creature === undefined || creature.dead) return ok(nothing);
  const { seq } = fightIn(state).turn;
  const name = nameOf(hazard);
  if (combatant.turn.once[name] === seq) return ok(nothing);
  const { save } = hazard;
  const run: ActFrame | SaveFrame =
    save === undefined
      ? dealt(id, hazard)
      : {
          kind: "save",
          id,
          ability: save.ability,
          dc: save.dc,
          decides: { kind: "hazard", hazard },
        };
  const marked = turnSpent({ id }, sayingOf(hazard), withOnce(combatant.turn, name, seq));
  return ok({ events: [Object.assign({}, marked, { rule })], run: [run] });
}

const sayingOf = ({ damageType, trigger }: Hazard): string =>
  trigger === "enter" ? `comes into ${damageType}` : `is in ${damageType}`;

const dealt = (id: string, { damage, damageType }: Hazard, halved?: true): ActFrame => ({
  kind: "act",
  lenient: true,
  action: {
    type: "damage",
    id,
    source: "hazard",
    parts: [{ dice: damage, type: damageType, ...(halved && { halved }) }],
  } satisfies ActionOf<"damage">,
});

/** What a save against a hazard decides: all of the damage, half or none; evasion makes less of both. */
export function hazardSaved(
  creature: Creature,
  { hazard, success }: { readonly hazard: Hazard; readonly success: boolean },
  { compendium }: Using,
): Next {
  const { save } = hazard;
  const { actives, facts } = gather(creature, compendium);
  const evades =
    save?.half === true &&
    actives.some(
      (one) =>
        one.effect.kind === "evasion" && one.effect.ability === save.ability && applies(one, facts),
    );
  const share = (success ? (save?.half ? 1 : 0) : 2) - (evades ? 1 : 0);
  if (share <= 0) return nothing;
  return { events: [], run: [dealt(creature.id, hazard, share === 1 ? true : undefined)] };
}
