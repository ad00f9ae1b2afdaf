import { isUnlocked, offered, textNow } from "../play/facts.js";
import { exitsOf } from "../play/move.js";
import {
  type ChestThere,
  foes,
  isAwake,
  isOpen,
  type MonsterThere,
  type Scene,
} from "../state/scene.js";
import { capital, counted } from "./words.js";

/** The room as the player sees it: its text, its exits, and what is in it. */
export function roomText(scene: Scene): string {
  const { room, items, chests, npcs } = scene;
  const lying = counted(items.map(({ name }) => name));
  const shut = chests.map((chest) => `${chest.name} (${chestState(chest, scene)})`);
  return [
    `${textNow(room.description, scene)} ${exitsText(scene)}`,
    line("Things", lying),
    line("Chests", shut),
    line(
      "People",
      npcs.map(({ name }) => name),
    ),
    line(
      "Monsters",
      foes(scene).map((monster) => monsterText(monster, scene)),
    ),
    line("Players", playersText(scene)),
    ...offered(scene).map(({ name, offer }) =>
      "room" in offer ? `${offer.text} (Quest "${name}": accept_quest.)` : "",
    ),
  ]
    .filter((part) => part !== "")
    .join("\n");
}

/** So many players are named at once. */
const mostNamed = 30;

/** Those who are awake first. Of a crowd only as many are sorted as are named. */
function playersText({ players, now }: Scene): readonly string[] {
  const [awake, asleep]: [string[], string[]] = [[], []];
  for (const player of players) {
    if (isAwake(player, now)) awake.push(player.name);
    else if (asleep.length < mostNamed) asleep.push(`${player.name} (asleep)`);
    if (awake.length === mostNamed) break;
  }
  const named = [...awake, ...asleep].slice(0, mostNamed);
  const more = players.length - named.length;
  return more > 0 ? [...named, `and ${more} more`] : named;
}

function chestState({ made, ...chest }: ChestThere, scene: Scene): string {
  if (isOpen(chest)) return "open";
  return made.lock === undefined || isUnlocked(scene, made.lock) ? "closed" : "locked";
}

/** "Exits: North, East (iron door, locked)." */
export function exitsText(scene: Scene): string {
  const exits = exitsOf(scene).map(({ direction, lock }) => {
    if (lock === undefined) return capital(direction);
    const name = scene.locks.get(lock)?.name ?? lock;
    return `${capital(direction)} (${name}, ${isUnlocked(scene, lock) ? "open" : "locked"})`;
  });
  return exits.length === 0 ? "There are no exits." : `Exits: ${exits.join(", ")}.`;
}

const line = (what: string, names: readonly string[]): string =>
  names.length === 0 ? "" : `${what}: ${names.join(", ")}.`;

/** A monster, and whether it fights with somebody who is here. */
function monsterText({ name, body }: MonsterThere, { me, players, now }: Scene): string {
  const awake = [me, ...players.filter((player) => isAwake(player, now))];
  return awake.some(({ id }) => body.fought.includes(id)) ? `${name} (fighting)` : name;
}
