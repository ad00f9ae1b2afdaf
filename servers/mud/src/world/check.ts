import type { Compendium } from "@tabletop-mcp/rules-engine";
import { loadWorld } from "./load.js";
import type { Texts, World } from "./model.js";

/** What a writer is told of a world file that can be played. */
export interface WorldReport {
  readonly world: World;
  readonly lines: readonly string[];
}

/** Reads a world file, checks and proves it. Throws WorldFileError, which says what is wrong. */
export async function checkWorld(path: string, compendium: Compendium): Promise<WorldReport> {
  const world = await loadWorld(path, compendium);
  return { world, lines: [...counts(world), ...longRooms(world)] };
}

function counts(world: World): readonly string[] {
  const { rooms, locks, items, chests, monsters, npcs, quests } = world;
  const levels = new Set(rooms.map(({ level }) => level)).size;
  const has = [
    `${counted(rooms.length, "room")} on ${counted(levels, "level")}`,
    counted(locks.length, "lock"),
    counted(chests.length, "chest"),
    counted(items.length, "kind", " of items"),
    counted(monsters.length, "monster"),
    npcs.length === 1 ? "1 person" : `${npcs.length} people`,
    counted(quests.length, "quest"),
  ];
  return [
    `${world.name} can be played: ${has.join(", ")}.`,
    "Every room is reached and can be left, every lock opens, and every quest can be finished, by each player and at any time.",
  ];
}

const counted = (count: number, what: string, more = ""): string =>
  `${count} ${what}${count === 1 ? "" : "s"}${more}`;

/** More than this is read again at every step that a player makes. */
const longest = 400;

const longRooms = ({ rooms }: World): readonly string[] =>
  rooms
    .map(({ id, description }) => ({ id, length: lengthOf(description) }))
    .filter(({ length }) => length > longest)
    .map(
      ({ id, length }) =>
        `Note: the room ${JSON.stringify(id)} has ${length} characters; up to ${longest} read better, as they are read often.`,
    );

const lengthOf = (texts: Texts): number => Math.max(...texts.map(({ text }) => text.length));
