import { type Bout, must } from "./bout.js";
import { foughtIn } from "./fought.js";
import { monsterTurn } from "./monster-turn.js";
import { isRoundAgo } from "./round.js";
import type { Fight, Monster } from "./types.js";

/** Ids of the monsters that have had no turn within six seconds. */
export const actingIn = ({ monsters, now }: Fight): readonly string[] =>
  monsters.filter(({ actedAt }) => isRoundAgo(actedAt, now)).map(({ id }) => id);

/** The others' turns, one after the other; tells whose have come. */
export function turnsAfter(bout: Bout, fight: Fight, caller: string): readonly string[] {
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
