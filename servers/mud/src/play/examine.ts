import { healthOf } from "../fight/life.js";
import { capital, listed, the } from "../render/words.js";
import { foes, isAwake, isOpen, type PlayerThere, type Scene } from "../state/scene.js";
import { directions } from "../world/model.js";
import type { Decision } from "./deed.js";
import { isUnlocked, textNow } from "./facts.js";
import { find } from "./find.js";
import type { Named } from "./match.js";
import { type Using, wornBy } from "./wear.js";

/** Something that can be looked at closely, and what is seen. */
interface Sight extends Named {
  readonly seen: () => string;
}

/** Looks at one thing closely: an item, a monster, a chest, a lock, or somebody. */
export function examine(scene: Scene, wanted: string, using: Using): Decision {
  const search = { code: "NOTHING_SUCH", none: "There is no", where: " here" };
  const matched = find(wanted, sights(scene, using), search);
  return "refused" in matched ? matched : { told: matched.found.seen() };
}

const sights = (scene: Scene, using: Using): readonly Sight[] => [
  ...[...scene.carried, ...scene.items].map(({ id, name, kind }) => ({
    id,
    name,
    seen: () => `${capital(name)}: ${kind.description}${itemState(scene, id)}`,
  })),
  ...foes(scene).map(({ id, name, made, body }) => ({
    id,
    name,
    seen: () => [textNow(made.description, scene), ...foughtBy(body.fought, scene)].join(" "),
  })),
  ...scene.npcs.map(({ id, name, description }) => ({
    id,
    name,
    seen: () => textNow(description, scene),
  })),
  ...scene.chests.map((chest) => ({
    id: chest.id,
    name: chest.name,
    seen: () => `${textNow(chest.made.description, scene)} ${chestState(scene, chest)}`,
  })),
  ...[scene.me, ...scene.players].map((player) => ({
    id: player.id,
    name: player.name,
    seen: () => playerText(scene, player, using),
  })),
  ...locksHere(scene),
];

const itemState = ({ me }: Scene, id: string): string =>
  wornBy(me.body).includes(id) ? " You have it on." : "";

const foughtBy = (ids: readonly string[], { players, me }: Scene): readonly string[] => {
  const names = [me, ...players].flatMap(({ id, name }) => (ids.includes(id) ? [name] : []));
  return names.length === 0 ? [] : [`It has fought ${listed(names)}.`];
};

function chestState(scene: Scene, chest: Scene["chests"][number]): string {
  if (isOpen(chest)) return "It is open and empty.";
  const { lock } = chest.made;
  return lock === undefined || isUnlocked(scene, lock) ? "It is closed." : "It is locked.";
}

function playerText(scene: Scene, player: PlayerThere, { origin }: Using): string {
  const { current, max } = healthOf({ origin, life: player.body.life });
  const { sheet } = scene.atlas.world;
  const sleep = isAwake(player, scene.now) ? "" : " and is asleep";
  const who = `${player.name} is a ${sheet.race} ${sheet.class} of level ${sheet.level}${sleep}`;
  return `${who}: ${current} of ${max} hit points.`;
}

/** A lock is found by its own name and by where it is. */
function locksHere(scene: Scene): readonly Sight[] {
  const { atlas, room } = scene;
  return atlas.in(room.id).locks.flatMap((lock) => {
    const seen = () =>
      isUnlocked(scene, lock.id)
        ? `${capital(the(lock.name))} is open.`
        : `${lock.text} It needs ${keysOf(scene, lock.keys)}.`;
    const ways = directions.filter((way) => room.exits[way]?.lock === lock.id);
    return [{ id: lock.id, name: lock.name, seen }, ...ways.map((id) => ({ id, name: id, seen }))];
  });
}

const keysOf = ({ atlas }: Scene, keys: readonly string[]): string =>
  listed(keys.map((key) => the(atlas.items.get(key)?.name ?? key)));
