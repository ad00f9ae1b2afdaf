import type { Fight } from "../fight/types.js";
import { the } from "../render/words.js";
import { carriedBy, foes, isAwake, type PlayerThere, type Scene } from "../state/scene.js";
import type { Using } from "./wear.js";

/** What a fight needs besides: what monsters are by their stat blocks. */
export interface FightUsing extends Using {
  monsterOrigin(name: string): Using["origin"];
}

/** Ids of the players whom the monsters of a room have fought. */
export const foughtHere = (scene: Pick<Scene, "monsters">): readonly string[] => [
  ...new Set(foes(scene).flatMap(({ body }) => body.fought)),
];

/** Whether the player is in a fight. */
export const isEngaged = (scene: Scene): boolean => foughtHere(scene).includes(scene.me.id);

/** The fight of a room, with the caller, those awake who fight here, and whom the caller helps. */
export function fightOf(scene: Scene, using: FightUsing, helped?: PlayerThere): Fight {
  const engaged = foughtHere(scene);
  const others = scene.players.filter(
    (player) =>
      player.id === helped?.id || (engaged.includes(player.id) && isAwake(player, scene.now)),
  );
  return {
    now: scene.now,
    players: [scene.me, ...others].map(({ id, name, body }) => ({
      id: carriedBy(id),
      name,
      origin: using.origin,
      life: body.life,
    })),
    monsters: foes(scene).map(({ id, name, made, body }) => ({
      id,
      name: the(name),
      origin: using.monsterOrigin(made.monster),
      life: body.life,
      fought: body.fought.map(carriedBy),
      ...(body.actedAt !== undefined && { actedAt: body.actedAt }),
      ...(body.reactedAt !== undefined && { reactedAt: body.reactedAt }),
    })),
  };
}
