import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import { type Bout, begin, must } from "./bout.js";
import { foughtIn } from "./fought.js";
import { monsterTurn } from "./monster-turn.js";
import { outcomeOf } from "./outcome.js";
import { playerTurn } from "./player-turn.js";
import { isRoundAgo } from "./round.js";
import type { Asked, Exchange, Fight, Monster, Refusal, Rules } from "./types.js";

/**
 * One exchange of a fight: the caller's turn, then that of each monster that has not had one within
 * the last six seconds. Nobody waits for anybody.
 */
export function exchange(fight: Fight, asked: Asked, rules: Rules): Result<Exchange, Refusal> {
  const { now, monsters } = fight;
  const refused = refuse(fight, asked);
  if (refused !== undefined) return err(refused);
  const acting = monsters.filter(({ actedAt }) => isRoundAgo(actedAt, now)).map(({ id }) => id);
  const bout = begin(fight, [asked.caller, ...acting], rules);
  const unused = playerTurn(bout, asked, targetsOf(fight, asked));
  if (unused !== undefined) return err(unused);
  const acted = turnsAfter(bout, fight, asked.caller);
  const { caller: by, thing } = asked;
  return ok(outcomeOf({ fight, bout, acted, ...(thing && { used: { by, thing } }) }));
}

/** The others' turns, one after the other; tells whose have come. */
function turnsAfter(bout: Bout, fight: Fight, caller: string): readonly string[] {
  const acted: string[] = [];
  for (;;) {
    must(bout, { type: "end_turn" });
    const of = bout.state.encounter?.turn.of;
    const monster = fight.monsters.find(({ id }) => id === of);
    // The dead have no turns; the last one is nobody's.
    if (monster === undefined) return acted;
    acted.push(monster.id);
    monsterTurn(bout, { id: monster.id, foes: foesOf(fight, { monster, bout, caller }) });
  }
}

/** Whom a monster strikes: who struck at it last, of those who are here; then who calls, then the others. */
function foesOf(
  { players }: Fight,
  {
    monster,
    bout,
    caller,
  }: { readonly monster: Monster; readonly bout: Bout; readonly caller: string },
): readonly string[] {
  const here = players.map(({ id }) => id);
  const fought = foughtIn(monster, bout.events, here).toReversed();
  return [...new Set([...fought, caller, ...here])].filter((id) => here.includes(id));
}

function refuse({ monsters }: Fight, { target }: Asked): Refusal | undefined {
  if (monsters.length === 0) return { code: "NO_ENEMY", message: "No enemies here." };
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
