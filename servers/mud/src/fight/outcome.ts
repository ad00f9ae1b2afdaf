import { blockOf } from "@tabletop-mcp/rules-engine";
import { type Bout, creatureIn, end } from "./bout.js";
import { foughtIn } from "./fought.js";
import { lifeOf } from "./life.js";
import { isRoundAgo } from "./round.js";
import type {
  Being,
  Defeat,
  Exchange,
  Fight,
  Monster,
  MonsterAfter,
  PlayerAfter,
  Thing,
} from "./types.js";
import type { Party } from "./words/who.js";

interface Fought {
  readonly fight: Fight;
  readonly bout: Bout;
  /** Ids of the monsters whose turns have come. */
  readonly acted: readonly string[];
  /** What the caller has used. */
  readonly used?: { readonly by: string; readonly thing: Thing };
}

/** What an exchange has come to, once its turns are over. */
export function outcomeOf(fought: Fought): Exchange {
  const { fight, bout, used } = fought;
  const reacted = reactedIn(bout);
  end(bout);
  const monsters = fight.monsters.map((one) => monsterAfter(one, fought, reacted));
  const isGone =
    used !== undefined && creatureIn(bout, used.by).items.every(({ id }) => id !== used.thing.id);
  return {
    events: bout.events,
    who: partiesOf(fight),
    players: fight.players.flatMap((one) => changed(playerAfter(one, bout), playerBefore(one))),
    monsters: monsters.flatMap((after, at) => changed(after, monsterBefore(fight.monsters[at]))),
    defeats: monsters.flatMap((one) => (one.fell ? [defeatOf(one, bout)] : [])),
    consumed: isGone ? [used.thing.id] : [],
  };
}

/** Everybody, as words for the events need them. */
export function partiesOf({ players, monsters }: Pick<Fight, "players" | "monsters">) {
  const all: Record<string, Party> = {};
  for (const { id, name, origin } of players)
    all[id] = { name, hp: origin.hp.current, player: true };
  for (const { id, name, origin } of monsters) all[id] = { name, hp: origin.hp.current };
  return all;
}

const reactedIn = ({ state: { combatants = {} } }: Bout): readonly string[] =>
  Object.values(combatants).flatMap(({ id, turn }) => (turn.reaction === undefined ? [] : [id]));

/** Nothing, where all is as it was. */
const changed = <After>(after: After, before: unknown): readonly After[] =>
  JSON.stringify(after) === JSON.stringify(before) ? [] : [after];

/** Who falls is whole again, and has on what it had. */
function playerAfter({ id, origin }: Being, bout: Bout): PlayerAfter {
  const creature = creatureIn(bout, id);
  const life = lifeOf(creature, origin);
  if (!creature.dead) return { id, life };
  const { items, lastId } = life;
  return {
    id,
    life: { ...(items && { items }), ...(lastId !== undefined && { lastId }) },
    fell: true,
  };
}

const playerBefore = ({ id, life }: Being): PlayerAfter => ({ id, life });

function monsterAfter(
  monster: Monster,
  { fight: { now, players }, bout, acted }: Fought,
  reacted: readonly string[],
): MonsterAfter {
  const { id, origin, actedAt, reactedAt } = monster;
  const creature = creatureIn(bout, id);
  const ids = players.map((one) => one.id);
  const when = acted.includes(id) ? now : actedAt;
  // A reaction that was spent before is back only with its turn.
  const isOld = !acted.includes(id) && !isRoundAgo(reactedAt, now);
  const since = reacted.includes(id) ? (isOld ? reactedAt : now) : undefined;
  return {
    id,
    life: lifeOf(creature, origin),
    fought: foughtIn(monster, bout.events, ids),
    ...(when !== undefined && { actedAt: when }),
    ...(since !== undefined && { reactedAt: since }),
    ...(creature.dead && { fell: true }),
  };
}

const monsterBefore = (monster: Monster | undefined): MonsterAfter | undefined =>
  monster && {
    id: monster.id,
    life: monster.life,
    fought: monster.fought,
    ...(monster.actedAt !== undefined && { actedAt: monster.actedAt }),
    ...(monster.reactedAt !== undefined && { reactedAt: monster.reactedAt }),
  };

/** Everybody who fought it is credited with it, and has an equal share of what it is worth ("Experience Points"). */
function defeatOf({ id: monster, fought: players }: MonsterAfter, bout: Bout): Defeat {
  const { make } = creatureIn(bout, monster);
  const xp = blockOf(make, bout.using.compendium)?.xp ?? 0;
  return { monster, players, xp: Math.floor(xp / Math.max(1, players.length)) };
}
