import type { World } from "./model.js";
import type { Checking } from "./names.js";
import type { Path } from "./problem.js";

/** Everything that is written down is somewhere, and is put to use. */
export function checkSources(check: Checking): void {
  locksUsed(check);
  itemsPlaced(check);
  blocksUsed(check);
  tradesMade(check);
  sameExits(check);
}

function locksUsed({ world, problems }: Checking): void {
  const used = new Set([
    ...world.rooms.flatMap(({ exits }) => Object.values(exits).map((exit) => exit.lock)),
    ...world.chests.map(({ lock }) => lock),
  ]);
  world.locks.forEach(({ id }, at) => {
    if (!used.has(id))
      problems.push({ path: ["locks", at], message: "is on no exit and on no chest" });
  });
}

function blocksUsed({ world, problems }: Checking): void {
  const used = new Set(world.monsters.map(({ monster }) => monster.toLowerCase()));
  world.statBlocks.forEach(({ name }, at) => {
    if (!used.has(name.toLowerCase()))
      problems.push({ path: ["statBlocks", at], message: "no monster has this stat block" });
  });
}

/** A trade is begun by giving one thing: the first that can be paid is made. */
function tradesMade({ world, problems }: Checking): void {
  world.npcs.forEach(({ trades }, at) => {
    trades.forEach(({ takes }, number) => {
      const before = trades.slice(0, number).filter((one) => isWithin(one.takes, takes));
      const [first] = before;
      if (first === undefined) return;
      if (takes.some((item) => before.every((one) => !one.takes.includes(item)))) return;
      problems.push({
        path: ["npcs", at, "trades", number],
        message: `is never made: who has all that it takes gets what trades[${trades.indexOf(first)}] gives, which comes first`,
      });
    });
  });
}

/** Whether these things are among those, each as often. */
const isWithin = (these: readonly string[], those: readonly string[]): boolean =>
  these.every((item) => countOf(item, these) <= countOf(item, those));

const countOf = (item: string, items: readonly string[]): number =>
  items.filter((one) => one === item).length;

interface Mention {
  readonly item: string;
  readonly path: Path;
}

/** Where items come from, and where they are asked for, beside the floors of rooms. */
function mentions(world: World): {
  readonly sources: readonly Mention[];
  readonly needs: readonly Mention[];
} {
  const each = (items: readonly string[], path: Path): readonly Mention[] =>
    items.map((item, at) => ({ item, path: [...path, at] }));
  const trades = world.npcs.flatMap((npc, at) =>
    npc.trades.map((trade, number) => ({ trade, path: ["npcs", at, "trades", number] })),
  );
  const sources = [
    ...each(world.sheet.equipment, ["sheet", "equipment"]),
    ...world.chests.flatMap(({ items }, at) => each(items, ["chests", at, "items"])),
    ...world.monsters.flatMap(({ drops }, at) => each(drops, ["monsters", at, "drops"])),
    ...trades.flatMap(({ trade, path }) => each(trade.gives, [...path, "gives"])),
    ...world.quests.flatMap(({ reward }, at) =>
      each(reward.items, ["quests", at, "reward", "items"]),
    ),
  ];
  const needs = [
    ...world.locks.flatMap(({ keys }, at) => each(keys, ["locks", at, "keys"])),
    ...trades.flatMap(({ trade, path }) => each(trade.takes, [...path, "takes"])),
    ...world.quests.flatMap(({ steps }, at) =>
      steps.flatMap((step, number): readonly Mention[] => {
        const path = ["quests", at, "steps", number];
        if ("have" in step) return [{ item: step.have, path: [...path, "have"] }];
        return "give" in step ? [{ item: step.give, path: [...path, "give"] }] : [];
      }),
    ),
  ];
  return { sources, needs };
}

/** Each kind of item is somewhere; what is fixed is in one room alone, and nobody is to hold it. */
function itemsPlaced({ world, problems }: Checking): void {
  const { sources, needs } = mentions(world);
  const given = new Set(sources.map(({ item }) => item));
  const lying = world.rooms.flatMap(({ items }) => items);
  const fixed = new Set(world.items.filter((item) => item.fixed === true).map(({ id }) => id));
  world.items.forEach(({ id }, at) => {
    const rooms = lying.filter((item) => item === id).length;
    if (rooms === 0 && !given.has(id))
      problems.push({
        path: ["items", at],
        message: "is nowhere: no room, chest, drop, trade, reward or equipment has it",
      });
    if (fixed.has(id) && rooms > 1)
      problems.push({ path: ["items", at], message: "is fixed, and lies in more than one place" });
  });
  for (const { item, path } of [...sources, ...needs])
    if (fixed.has(item))
      problems.push({
        path,
        message: `${JSON.stringify(item)} is fixed: nobody can hold it, and only a room can have it`,
      });
}

/** An exit that leads to its own room is a slip. */
function sameExits({ world, problems }: Checking): void {
  world.rooms.forEach(({ id, exits }, at) => {
    for (const [direction, exit] of Object.entries(exits))
      if (exit.to === id)
        problems.push({
          path: ["rooms", at, "exits", direction],
          message: "leads to its own room",
        });
  });
}
