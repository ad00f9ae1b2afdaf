import { closureFrom, hasAll, type Reached, waysOf } from "./closure.js";
import type { Quest, QuestStep, World } from "./model.js";
import type { Problem } from "./problem.js";
import { whyNotItem, whyNotLock, whyNotRoom } from "./why-not.js";

/**
 * What keeps a world from being played to its end: rooms that are not reached or not left, locks that
 * never open, quests that cannot be finished. Nothing, for a world in which everybody can do all, in any
 * order, after any loss. Its ids must be those that are there.
 */
export function proveWorld(world: World): readonly Problem[] {
  const reached = closureFrom(world.start, world);
  return [
    ...locksShut(world, reached),
    ...roomsNotReached(world, reached),
    ...roomsNotLeft(world, reached),
    ...world.quests.flatMap((quest, at) => questUnfinished(quest, at, { world, reached })),
  ];
}

const locksShut = (world: World, reached: Reached): readonly Problem[] =>
  world.locks.flatMap(({ id, keys }, at) =>
    hasAll(keys, reached)
      ? []
      : [{ path: ["locks", at], message: `never opens: ${whyNotLock(id, world, reached)}` }],
  );

/** Those that a reached room leads to come first: they are why the others are not reached. */
function roomsNotReached(world: World, reached: Reached): readonly Problem[] {
  const near = waysOf(world).filter(({ from }) => reached.rooms.has(from));
  const atHand = new Set(near.map(({ to }) => to));
  return world.rooms
    .map(({ id }, at) => ({ id, at }))
    .filter(({ id }) => !reached.rooms.has(id))
    .toSorted((a, b) => Number(atHand.has(b.id)) - Number(atHand.has(a.id)))
    .map(({ id, at }) => ({
      path: ["rooms", at],
      message: `is never reached: ${whyNotRoom(id, world, reached)}`,
    }));
}

/** From everywhere there is a way back to the start, for whoever has lost everything, too. */
function roomsNotLeft(world: World, reached: Reached): readonly Problem[] {
  const isFree = freeWayBack(world);
  return world.rooms.flatMap(({ id }, at) => {
    if (!reached.rooms.has(id) || isFree.has(id)) return [];
    const from = closureFrom(id, world);
    if (from.rooms.has(world.start)) return [];
    const message = `cannot be left by a player who has lost everything: no way leads back to ${JSON.stringify(world.start)}. ${whyNotBack(world, from)}`;
    return [{ path: ["rooms", at], message }];
  });
}

/** The rooms from which ways without locks lead back to the start. */
function freeWayBack(world: World): ReadonlySet<string> {
  const free = new Set([world.start]);
  for (let size = 0; size !== free.size; ) {
    size = free.size;
    for (const { from, to, lock } of waysOf(world))
      if (lock === undefined && free.has(to)) free.add(from);
  }
  return free;
}

/** The first lock in the way of those who come no farther. */
function whyNotBack(world: World, from: Reached): string {
  const shut = waysOf(world).find((way) => from.rooms.has(way.from) && !hasAll(way.needs, from));
  return shut?.lock === undefined
    ? "Give it an exit"
    : `Here ${whyNotLock(shut.lock, world, from)}`;
}

interface Proof {
  readonly world: World;
  readonly reached: Reached;
}

function questUnfinished(quest: Quest, at: number, proof: Proof): readonly Problem[] {
  const { offer, steps } = quest;
  const npcRoom = "npc" in offer ? roomOf(offer.npc, proof.world.npcs) : offer.room;
  const offered = notReached(npcRoom, proof);
  const path = ["quests", at];
  return [
    ...(offered === undefined
      ? []
      : [{ path: [...path, "offer"], message: `is never heard: ${offered}` }]),
    ...steps.flatMap((step, number) => {
      const why = stepUndone(step, proof);
      const message = `cannot be done by everybody: ${why}`;
      return why === undefined ? [] : [{ path: [...path, "steps", number], message }];
    }),
  ];
}

function stepUndone(step: QuestStep, proof: Proof): string | undefined {
  const { world } = proof;
  if ("have" in step) return notHad(step.have, proof);
  if ("visit" in step) return notReached(step.visit, proof);
  if ("defeat" in step) return notReached(roomOf(step.defeat, world.monsters), proof);
  return notHad(step.give, proof) ?? notReached(roomOf(step.to, world.npcs), proof);
}

const roomOf = (
  id: string,
  list: readonly { readonly id: string; readonly room: string }[],
): string => list.find((one) => one.id === id)?.room ?? "";

const notHad = (item: string, { world, reached }: Proof): string | undefined =>
  reached.items.has(item)
    ? undefined
    : `${JSON.stringify(item)} cannot be had at any time: ${whyNotItem(item, world, reached)}`;

const notReached = (room: string, { world, reached }: Proof): string | undefined =>
  reached.rooms.has(room)
    ? undefined
    : `the room ${JSON.stringify(room)} is never reached: ${whyNotRoom(room, world, reached)}`;
