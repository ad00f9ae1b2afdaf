import type { Creature } from "../src/creature/creature.js";
import type { Encounter } from "../src/encounter/encounter.js";
import type { AttackAction } from "../src/game/fight-action.js";
import type { Reaction } from "../src/game/reaction.js";
import type { GameState } from "../src/game/state.js";
import type { Position } from "../src/grid/point.js";
import { type Fighter, fightOf } from "./fight.js";
import { inState, type Outcome } from "./given.js";

/** Two who fight, and whoever stands beside. */
export interface Duel {
  /** Whose turn it is: "a". */
  readonly self: Creature;
  /** "g". */
  readonly other: Creature;
  readonly at?: readonly [Position, Position];
  readonly also?: readonly Fighter[];
  readonly selfIs?: Partial<Omit<Fighter, "creature">>;
  readonly otherIs?: Partial<Omit<Fighter, "creature">>;
  readonly encounter?: Partial<Encounter>;
}

/** The fight, on the first one's turn. */
export const duelOf = ({
  self,
  other,
  at,
  also = [],
  selfIs = {},
  otherIs = {},
  encounter = {},
}: Duel): GameState => {
  const [here, there] = at ?? [];
  return fightOf(
    [
      { creature: { ...self, id: "a" }, side: "party", ...(here && { at: here }), ...selfIs },
      { creature: { ...other, id: "g" }, side: "enemy", ...(there && { at: there }), ...otherIs },
      ...also,
    ],
    { clock: 0, ...encounter },
  );
};

/** One attack of the first on the second, with these dice. */
export const attackIn = (
  state: GameState,
  faces: readonly number[],
  { how = {}, reactions = [] }: Struck = {},
): Promise<Outcome> =>
  inState(state, reactions)
    .rolling(...faces)
    .when({ type: "attack", id: "a", target: "g", ...how });

interface Struck {
  readonly how?: Partial<AttackAction>;
  readonly reactions?: readonly Reaction[];
}

/** "16 vs 16: hit", with how it was rolled where that was not plain. */
export function rolledAs({ event }: Outcome): string {
  const { d20, dc, success, critical } = event("rolled");
  if (d20.total === null) return "no roll";
  const mode = d20.mode === "normal" ? "" : ` (${d20.mode})`;
  return `${d20.total} vs ${dc}: ${critical ? "critical" : success ? "hit" : "miss"}${mode}`;
}

/** "1d8+3 slashing 7", one for each part; "7→3" where less came through. */
export function damagedAs({ events }: Outcome): string {
  const taken = events.find((event) => event.type === "damage_taken");
  if (taken?.type !== "damage_taken") return "none";
  return taken.damage
    .map(({ dice, type = "untyped", rolled, afterResistance }) => {
      const through = rolled === afterResistance ? `${rolled}` : `${rolled}→${afterResistance}`;
      return `${written(dice)} ${type} ${through}`;
    })
    .join(", ");
}

/** "d8 + 3" as people write it: "1d8+3". */
const written = (dice: string): string => dice.replaceAll(" ", "").replaceAll(/(?<!\d)d/gu, "1d");
