import { withOnce } from "../../encounter/combatant.js";
import type { EventOf } from "../../game/event.js";
import { happens, type Next, nothing } from "../../game/next.js";
import { combatantOf, creatureIn, fightIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { effectsOn } from "../../gather/gather.js";
import { once } from "../../once.js";
import { featuresOf } from "../../sheet/features.js";
import { turnSpent } from "../combat/economy.js";
import { endAll } from "./ending.js";

/** What the turn is remembered by in which a creature last attacked a foe or was hurt, and its own last one. */
const fought = "fought";
const ownTurn = "its own turn";

/** Whether a creature has something that ends where it does not fight: only then is it kept in mind. */
const isKeptUp = once((make: Parameters<typeof featuresOf>[0], compendium: Using["compendium"]) =>
  featuresOf(make, compendium).some(({ facts }) =>
    (facts.uses ?? []).some(({ steps }) =>
      steps.some(({ effects = [] }) => effects.some(({ endsOn }) => endsOn?.includes("idle"))),
    ),
  ),
);

/** Who attacks a foe keeps its rage up ("Barbarian, Rage"). */
export const keepUpByAttack = (
  state: GameState,
  { id, purpose, against = "" }: EventOf<"rolled">,
  using: Using,
): Next =>
  purpose === "attack" && combatantOf(state, against)?.side !== combatantOf(state, id)?.side
    ? keepUp(state, id, using)
    : nothing;

/** So does who is hurt. */
export const keepUpByDamage = (
  state: GameState,
  { id, dealt }: EventOf<"damage_taken">,
  using: Using,
): Next => (dealt > 0 ? keepUp(state, id, using) : nothing);

function keepUp(state: GameState, id: string, { compendium }: Using): Next {
  const combatant = combatantOf(state, id);
  if (combatant === undefined || !isKeptUp(creatureIn(state, id).make, compendium)) return nothing;
  const { seq } = fightIn(state).turn;
  if (combatant.turn.once[fought] === seq) return nothing;
  return happens(turnSpent({ id }, fought, withOnce(combatant.turn, fought, seq)));
}

/** A turn ends in which it has not been kept up, since the one before: what needs that is over. */
export function endIdle(
  state: GameState,
  { id, seq }: EventOf<"turn_ended">,
  { compendium }: Using,
): Next {
  const creature = creatureIn(state, id);
  const combatant = combatantOf(state, id);
  if (combatant === undefined || !isKeptUp(creature.make, compendium)) return nothing;
  const { once: last } = combatant.turn;
  const isIdle = (last[fought] ?? 0) <= (last[ownTurn] ?? 0);
  const goesOn = effectsOn(creature, compendium).flatMap(({ effect }) =>
    effect.kind === "outlasts-idleness" ? [effect.during] : [],
  );
  const ended = endAll(
    isIdle ? [creature] : [],
    (held) =>
      held.endsOn?.includes("idle") === true &&
      !("during" in held && held.during !== undefined && goesOn.includes(held.during)),
    { because: "it has neither attacked nor been hurt", compendium },
  );
  return happens(...ended, turnSpent({ id }, ownTurn, withOnce(combatant.turn, ownTurn, seq)));
}
