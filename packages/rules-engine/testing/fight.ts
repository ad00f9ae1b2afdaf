import type { Creature } from "../src/creature/creature.js";
import { type Combatant, type Side, unspent } from "../src/encounter/combatant.js";
import type { Encounter } from "../src/encounter/encounter.js";
import type { GameState } from "../src/game/state.js";
import { deepFreeze } from "./creature.js";

/** Somebody in a fight of a test. */
export interface Fighter extends Partial<Omit<Combatant, "id" | "turn">> {
  readonly creature: Creature;
  readonly turn?: Partial<Combatant["turn"]>;
}

/** A fight in its first round, on the first one's turn; the order is that of the list. */
export function fightOf(
  fighters: readonly Fighter[],
  over: Partial<Encounter> & Pick<GameState, "clock"> = { clock: 0 },
): GameState {
  const { clock, ...about } = over;
  const order = fighters.map(({ creature: { id } }, index) => ({ id, initiative: 20 - index }));
  return deepFreeze({
    clock,
    creatures: Object.fromEntries(fighters.map(({ creature }) => [creature.id, creature])),
    encounter: {
      id: "fight",
      name: "Ambush",
      status: "active",
      startedAt: clock,
      round: 1,
      turn: { of: order[0]?.id ?? "", seq: 1 },
      order,
      house: { diagonals: "5", autoReactions: "none" },
      light: "bright",
      lastId: 0,
      ...about,
    },
    combatants: Object.fromEntries(
      fighters.map(({ creature: { id }, side, turn, ...rest }) => [
        id,
        { id, side: side ?? sideOf(id), ...rest, turn: { ...unspent, ...turn } },
      ]),
    ),
  });
}

const sideOf = (id: string): Side => (id.startsWith("g") ? "enemy" : "party");
