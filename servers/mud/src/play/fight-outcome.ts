import type { WorldChange } from "@tabletop-mcp/storage";
import type { Exchange, MonsterAfter, PlayerAfter } from "../fight/types.js";
import { tell } from "../fight/words/tell.js";
import type { Player } from "../state/bodies.js";
import type { Happened } from "../state/happening.js";
import { carriedBy, type ItemThere, type PlayerThere, type Scene } from "../state/scene.js";
import { changed, type Deed, gone, here, type Minted, minutes } from "./deed.js";
import { wornBy } from "./wear.js";

/** Who has fought the monsters of a room, wherever they are now, and what they carry. */
export interface Fighters {
  readonly players: readonly PlayerThere[];
  readonly things: readonly ItemThere[];
}

/** What an exchange comes to in the world: wounds, falls, defeats, and what is left behind. */
export function outcomeOf(scene: Scene, exchange: Exchange, fighters: Fighters): Deed {
  const { events, who, consumed } = exchange;
  const carried = [...fighters.things, ...scene.carried];
  const players = playersAfter(scene, exchange, { ...fighters, things: carried });
  const mine = players.find(({ player }) => player.id === scene.me.id);
  const others = players.filter((one) => one !== mine);
  const used = carried.filter(({ id }) => consumed.includes(id));
  const fought = { type: "fought", who: scene.me.name, lines: tell(events, { who }) } as const;
  const defeats = exchange.monsters.filter(({ fell }) => fell);
  const drops = defeats.map((one) => dropsOf(scene, one));
  return {
    ...(mine && { me: mine.body }),
    ...(mine?.to !== undefined && { to: mine.to }),
    told: tell(events, { who, viewer: carriedBy(scene.me.id) }).join("\n"),
    changes: [
      ...others.map(({ player, body, to = player.place }) =>
        changed("player", player, { place: to, body: { ...player.body, ...body } }),
      ),
      ...players.flatMap(({ changes }) => changes),
      ...used.map((item) => gone("item", item)),
      ...exchange.monsters.flatMap((one) => monsterChange(scene, one)),
    ],
    mints: drops.flat(),
    happened: [
      here(scene, fought),
      ...defeats.map((one, at) =>
        defeatTold(scene, {
          exchange,
          monster: one.id,
          drops: drops[at] ?? [],
          players: fighters.players,
        }),
      ),
      ...players.flatMap(({ happened }) => happened),
    ],
  };
}

/** A player after an exchange. */
interface After {
  readonly player: PlayerThere;
  readonly body: Partial<Player>;
  readonly to?: string;
  /** Of what the player carried. */
  readonly changes: readonly WorldChange[];
  readonly happened: readonly Happened[];
}

function playersAfter(scene: Scene, exchange: Exchange, fighters: Fighters): readonly After[] {
  const all = new Map(
    [...fighters.players, ...scene.players, scene.me].map((one) => [one.id, one]),
  );
  return [...all.values()].flatMap((player): readonly After[] => {
    const life = exchange.players.find(({ id }) => id === carriedBy(player.id));
    const credit = creditOf(player, exchange);
    if (life?.fell) return [fallen(scene, player, { exchange, credit, things: fighters.things })];
    if (life === undefined && credit === undefined) return [];
    return [{ player, body: { ...credit, ...lifeOf(life) }, changes: [], happened: [] }];
  });
}

const lifeOf = (after: PlayerAfter | undefined): Pick<Player, "life"> | undefined =>
  after && { life: after.life };

/** All who fought a monster have defeated it. */
function creditOf(
  { id, body }: PlayerThere,
  { defeats }: Exchange,
): Pick<Player, "defeated"> | undefined {
  const won = defeats.flatMap(({ monster, players }) =>
    players.includes(carriedBy(id)) && !body.defeated.includes(monster) ? [monster] : [],
  );
  return won.length === 0 ? undefined : { defeated: [...body.defeated, ...won] };
}

/** Who falls is whole again where all begin; what was carried and not worn lies where it happened. */
function fallen(
  scene: Scene,
  player: PlayerThere,
  {
    exchange,
    credit,
    things,
  }: {
    readonly exchange: Exchange;
    readonly credit: Partial<Player> | undefined;
    readonly things: readonly ItemThere[];
  },
): After {
  const { start } = scene.atlas;
  const worn = wornBy(player.body);
  const items = (player.body.life.items ?? []).filter(({ id }) => worn.includes(id));
  const dropped = things.filter(
    ({ id, place }) =>
      place === carriedBy(player.id) && !worn.includes(id) && !exchange.consumed.includes(id),
  );
  const names = dropped.map(({ name }) => name);
  const fell = {
    type: "fell",
    who: player.name,
    by: strikerOf(player, exchange),
    dropped: names,
  } as const;
  return {
    player,
    body: { ...credit, life: items.length === 0 ? {} : { items } },
    to: start.id,
    changes: dropped.map((item) => changed("item", item, { place: scene.room.id })),
    happened: [here(scene, fell), { place: start.id, body: { type: "arrived", who: player.name } }],
  };
}

/** Who has dealt the last damage to a player. */
function strikerOf({ id }: PlayerThere, { events, who }: Exchange): string {
  const blow = events.findLast(
    (event) => event.type === "damage_taken" && event.id === carriedBy(id),
  );
  const by = blow?.type === "damage_taken" ? blow.by : undefined;
  return (by === undefined ? undefined : who[by]?.name) ?? "the fight";
}

function monsterChange(scene: Scene, after: MonsterAfter): readonly WorldChange[] {
  const monster = scene.monsters.find(({ id }) => id === after.id);
  if (monster === undefined) return [];
  const { life, fought, actedAt, reactedAt, fell } = after;
  const dueAt = scene.now + minutes(monster.made.returnsAfterMinutes);
  const ids = fought.map((id) => id.slice(carriedBy("").length));
  const body = fell
    ? { life: {}, fought: ids, dueAt }
    : {
        life,
        fought: ids,
        ...(actedAt !== undefined && { actedAt }),
        ...(reactedAt !== undefined && { reactedAt }),
      };
  return [changed("monster", monster, { body })];
}

/** Of one kind no more lie in a room than that: what monsters leave must not pile up. */
const mostLying = 5;

function dropsOf({ monsters, items, room }: Scene, { id }: MonsterAfter): readonly Minted[] {
  const drops = monsters.find((monster) => monster.id === id)?.made.drops ?? [];
  return drops
    .filter((of) => items.filter(({ body }) => body.of === of).length < mostLying)
    .map((of) => ({ of, place: room.id }));
}

function defeatTold(
  scene: Scene,
  {
    exchange,
    monster,
    drops,
    players,
  }: {
    readonly exchange: Exchange;
    readonly monster: string;
    readonly drops: readonly Minted[];
    readonly players: readonly PlayerThere[];
  },
): Happened {
  const ids = exchange.defeats.find((one) => one.monster === monster)?.players ?? [];
  const names = new Map([scene.me, ...scene.players, ...players].map(({ id, name }) => [id, name]));
  return here(scene, {
    type: "defeated",
    who: [...names].flatMap(([id, name]) => (ids.includes(carriedBy(id)) ? [name] : [])),
    monster: scene.monsters.find(({ id }) => id === monster)?.name ?? monster,
    drops: drops.map(({ of }) => scene.atlas.items.get(of)?.name ?? of),
  });
}
