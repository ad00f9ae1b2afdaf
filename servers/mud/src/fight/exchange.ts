import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import { begin } from "./bout.js";
import { outcomeOf } from "./outcome.js";
import { playerTurn } from "./player-turn.js";
import { actingIn, turnsAfter } from "./turns-after.js";
import type { Asked, Exchange, Fight, Monster, Refusal, Rules } from "./types.js";

/**
 * One exchange of a fight: the caller's turn, then that of each monster that has not had one within
 * the last six seconds. Nobody waits for anybody.
 */
export function exchange(fight: Fight, asked: Asked, rules: Rules): Result<Exchange, Refusal> {
  const refused = refuse(fight, asked);
  if (refused !== undefined) return err(refused);
  const bout = begin(fight, [asked.caller, ...actingIn(fight)], rules);
  const unused = playerTurn(bout, asked, targetsOf(fight, asked));
  if (unused !== undefined) return err(unused);
  const acted = turnsAfter(bout, fight, asked.caller);
  const { caller: by, thing } = asked;
  return ok(outcomeOf({ fight, bout, acted, ...(thing && { used: { by, thing } }) }));
}

/** Nobody is here to fight with. */
export const noEnemy: Refusal = { code: "NO_ENEMY", message: "No enemies here." };

function refuse({ monsters }: Fight, { target }: Asked): Refusal | undefined {
  if (monsters.length === 0) return noEnemy;
  return target === undefined || monsters.some(({ id }) => id === target)
    ? undefined
    : {
        code: "NO_SUCH_ENEMY",
        message: "There is no such enemy here.",
        legal: monsters.map(({ name }) => name),
      };
}

/** Whom the caller strikes: who is named; then who was fought before, the last one first; then the weakest. */
function targetsOf({ monsters }: Fight, { target, caller }: Asked): readonly string[] {
  const rank = ({ id, fought }: Monster): number =>
    id === target ? 0 : fought.at(-1) === caller ? 1 : fought.includes(caller) ? 2 : 3;
  const hp = ({ life, origin }: Monster): number => (life.hp ?? origin.hp).current;
  return monsters.toSorted((a, b) => rank(a) - rank(b) || hp(a) - hp(b)).map(({ id }) => id);
}
