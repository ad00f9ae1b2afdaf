import { sized } from "@tabletop-mcp/mcp-kit/testing/program";
import fc from "fast-check";
import { expect, test } from "vitest";
import { directions, type Exit, type Room, type World } from "./model.js";
import { proveWorld } from "./proof.js";
import { smallWorld } from "./testing/small-world.js";

// What the closure proves of a world, found again by playing it in every way there is. Small worlds
// drawn by chance: five rooms, three kinds of keys, three locks.

const rooms = ["r0", "r1", "r2", "r3", "r4"] as const;
const start = "r0";
const room = fc.constantFrom(...rooms);
const keys = fc.uniqueArray(fc.constantFrom("k0", "k1", "k2"), { minLength: 1, maxLength: 2 });
const lock = fc.constantFrom("l0", "l1", "l2", undefined, undefined, undefined);

/** An exit, mostly with its way back. */
const way = fc.record({
  from: room,
  to: room,
  lock,
  back: fc.constantFrom("open", "open", "lock", "none"),
});

const drawn = fc.record({
  ways: fc.array(way, { minLength: 5, maxLength: 9 }),
  locks: fc.tuple(keys, keys, keys),
  chests: fc.array(fc.record({ room, items: keys, lock }), { minLength: 2, maxLength: 5 }),
  trades: fc.array(fc.record({ room, takes: keys, gives: keys }), { maxLength: 2 }),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never;

const small = smallWorld();
const text = [{ text: "A text." }];

function worldOf({ ways, locks, chests, trades }: Drawn): World {
  return {
    ...small,
    start,
    sheet: { ...small.sheet, equipment: [] },
    rooms: rooms.map((id) => ({
      id,
      name: id,
      level: 0,
      description: text,
      items: [],
      exits: exitsOf(id, ways),
    })),
    locks: locks.map((needed, at) => ({
      id: `l${at}`,
      name: `l${at}`,
      keys: needed,
      text: "",
      shutsAfterMinutes: 1,
    })),
    chests: chests.map(({ lock: shut, ...chest }, at) => ({
      id: `c${at}`,
      name: `c${at}`,
      description: text,
      returnsAfterMinutes: 1,
      ...chest,
      ...(shut !== undefined && { lock: shut }),
    })),
    monsters: [],
    npcs: trades.map(({ room: where, ...trade }, at) => ({
      id: `n${at}`,
      name: `n${at}`,
      room: where,
      description: text,
      talk: [],
      trades: [trade],
    })),
    quests: [
      {
        id: "q",
        name: "q",
        offer: { room: start, text: "" },
        steps: [{ have: "k0", text: "" }],
        reward: { items: [], text: "" },
      },
    ],
  };
}

/** The first exits of a room that are drawn, as many as there are directions. */
function exitsOf(id: string, ways: Drawn["ways"]): Room["exits"] {
  const there = ways.filter(({ from, to }) => from === id && to !== id);
  const back = ways.filter(({ from, to, back: how }) => to === id && from !== id && how !== "none");
  const exits: readonly Exit[] = [
    ...there.map(({ to, lock: shut }) => (shut === undefined ? { to } : { to, lock: shut })),
    ...back.map(({ from, lock: shut, back: how }) =>
      shut === undefined || how === "open" ? { to: from } : { to: from, lock: shut },
    ),
  ];
  return Object.fromEntries(
    exits.slice(0, directions.length).map((exit, at) => [directions[at], exit]),
  );
}

/** Where a player is, and what is held, in order. */
interface State {
  readonly room: string;
  readonly held: readonly string[];
}

const isWithin = (some: readonly string[], held: readonly string[]): boolean =>
  some.every((one) => held.includes(one));
const together = (some: readonly string[], more: readonly string[]): readonly string[] =>
  [...new Set([...some, ...more])].toSorted();

/** All that a player may do next. What is traded is gone; doors are shut behind everybody. */
function next({ room: here, held }: State, world: World): readonly State[] {
  const opens = (id: string | undefined): boolean =>
    id === undefined || isWithin(world.locks.find((one) => one.id === id)?.keys ?? [], held);
  const exits = Object.values<Exit>(world.rooms.find(({ id }) => id === here)?.exits ?? {});
  return [
    ...exits.filter((exit) => opens(exit.lock)).map(({ to }) => ({ room: to, held })),
    ...world.chests
      .filter((chest) => chest.room === here && opens(chest.lock))
      .map(({ items }) => ({ room: here, held: together(held, items) })),
    ...world.npcs
      .filter((npc) => npc.room === here)
      .flatMap(({ trades }) => trades)
      .filter(({ takes }) => isWithin(takes, held))
      .map(({ takes, gives }) => ({
        room: here,
        held: together(
          held.filter((one) => !takes.includes(one)),
          gives,
        ),
      })),
  ];
}

/** Every state that somebody who begins here with empty hands may come to. */
function statesFrom(begin: string, world: World): readonly State[] {
  const states = new Map<string, State>([["", { room: begin, held: [] }]]);
  // A map grows while it is walked through: each state comes once.
  for (const [, state] of states)
    for (const one of next(state, world)) {
      const key = `${one.room} ${one.held.join()}`;
      if (!states.has(key)) states.set(key, one);
    }
  return [...states.values()];
}

/** Whether whoever has lost everything, wherever that is, can still go everywhere, open everything and have what the quest asks for. */
function isPlayable(world: World): boolean {
  const reached = new Set(statesFrom(start, world).map((state) => state.room));
  return [...reached].every((begin) => {
    const states = statesFrom(begin, world);
    return (
      rooms.every((id) => states.some((state) => state.room === id)) &&
      world.locks.every((one) => states.some(({ held }) => isWithin(one.keys, held))) &&
      states.some(({ held }) => held.includes("k0"))
    );
  });
}

test("a world is proved when it can be played to its end from everywhere, and only then", () => {
  let proved = 0;
  fc.assert(
    fc.property(drawn, (one) => {
      const world = worldOf(one);
      const isProved = proveWorld(world).length === 0;
      proved += Number(isProved);
      expect(isPlayable(world)).toBe(isProved);
    }),
    { numRuns: sized(1_500, { long: 100_000 }) },
  );
  // One in a dozen: neither answer is rare.
  expect(proved).toBeGreaterThan(20);
});
