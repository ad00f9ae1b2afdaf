import { ok } from "@tabletop-mcp/dice-core";
import type { Combatant } from "../../../encounter/combatant.js";
import type { AttackFrame } from "../../../game/attack-frame.js";
import type { AttackAction } from "../../../game/fight-action.js";
import type { Reaction } from "../../../game/reaction.js";
import { combatantOf, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import { attackRule } from "../attack.js";
import { canReact } from "../economy.js";
import { areFoes } from "../foes.js";

/** The attack that was readied, on this creature. */
const released = (
  { id, readied }: Pick<Combatant, "id" | "readied">,
  target: string,
): AttackAction => ({
  type: "attack",
  id,
  target,
  economy: "readied",
  ...(readied?.attack !== undefined && { attack: readied.attack }),
});

/** Whether it waits for attacks of other sides, and can strike back at who has made this one. */
function waits(
  state: GameState,
  { combatant, attack }: { readonly combatant: Combatant; readonly attack: AttackFrame },
  using: Using,
): boolean {
  const { readied, id, side } = combatant;
  return (
    readied?.action === "attack" &&
    readied.on === "attack-over" &&
    id !== attack.id &&
    side !== combatantOf(state, attack.id)?.side &&
    canReact(state, id, using) &&
    attackRule(state, released(combatant, attack.id), using).ok
  );
}

/** What was readied for when somebody's attack is over: an attack on who has made it ("Ready"). */
export const readiedAttack: Reaction = {
  name: "Readied Attack",
  moment: "attack-over",
  offeredTo: (state, { frame }, using) =>
    frame.kind === "attack"
      ? Object.values(state.combatants ?? {})
          .filter((combatant) => waits(state, { combatant, attack: frame }, using))
          .map(({ id }) => id)
      : [],
  isWorth: (state, { frame, id }) => frame.kind === "attack" && areFoes(state, id, frame.id),
  take: (state, { frame, answer }, using) => {
    const { id, target = frame.kind === "attack" ? frame.id : "", manual } = answer;
    const readied = combatantOf(state, id)?.readied;
    const action = released({ id, ...(readied && { readied }) }, target);
    const decided = attackRule(state, { ...action, ...(manual && { manual }) }, using);
    return decided.ok ? ok({ next: decided.value }) : decided;
  },
};
