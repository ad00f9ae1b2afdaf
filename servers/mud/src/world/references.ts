import type { Condition, Exit, QuestStep } from "./model.js";
import { type Checking, type Kind, mustBe, mustDiffer } from "./names.js";
import type { Path } from "./problem.js";

/** Every id that is mentioned is there, and none is there twice. */
export function checkReferences(check: Checking): void {
  const { world } = check;
  distinct(check);
  mustBe("room", world.start, { check, path: ["start"] });
  all("item", world.sheet.equipment, { check, path: ["sheet", "equipment"] });
  rooms(check);
  world.locks.forEach(({ keys }, at) => {
    all("item", keys, { check, path: ["locks", at, "keys"] });
  });
  chestsAndMonsters(check);
  npcs(check);
  quests(check);
}

function distinct(check: Checking): void {
  const { world } = check;
  const { rooms: places, locks, items, chests, monsters, npcs: people, quests: tasks } = world;
  const lists = { rooms: places, locks, items, chests, monsters, npcs: people, quests: tasks };
  for (const [list, entries] of Object.entries(lists)) {
    const ids = entries.map(({ id }, at) => ({ said: id, path: [list, at, "id"] }));
    mustDiffer("the id", ids, check);
  }
  const named = items.map(({ name }, at) => ({ said: name, path: ["items", at, "name"] }));
  mustDiffer("an item's name", named, check);
  const blocks = world.statBlocks.map(({ name }, at) => ({
    said: name,
    path: ["statBlocks", at, "name"],
  }));
  mustDiffer("a stat block", blocks, check);
  for (const { id } of places) distinctIn(id, check);
}

/** Commands name what is in a room. */
function distinctIn(room: string, check: Checking): void {
  const { monsters, npcs: people, chests } = check.world;
  const named = Object.entries({ monsters, npcs: people, chests }).flatMap(([list, entries]) =>
    entries.flatMap((one, at) =>
      one.room === room ? [{ said: one.name, path: [list, at, "name"] }] : [],
    ),
  );
  mustDiffer(`in the room ${JSON.stringify(room)}, the name`, named, check);
}

interface At {
  readonly check: Checking;
  readonly path: Path;
}

function all(kind: Kind, ids: readonly string[], { check, path }: At): void {
  ids.forEach((id, at) => {
    mustBe(kind, id, { check, path: [...path, at] });
  });
}

function rooms(check: Checking): void {
  check.world.rooms.forEach(({ id, exits, items, description }, at) => {
    const path = ["rooms", at];
    for (const [direction, exit] of Object.entries<Exit>(exits)) {
      mustBe("room", exit.to, { check, path: [...path, "exits", direction, "to"] });
      if (exit.lock !== undefined)
        mustBe("lock", exit.lock, { check, path: [...path, "exits", direction, "lock"] });
    }
    all("item", items, { check, path: [...path, "items"] });
    conditions(description, id, { check, path: [...path, "description"] });
  });
}

function chestsAndMonsters(check: Checking): void {
  const { chests, monsters } = check.world;
  chests.forEach(({ room, lock, items, description }, at) => {
    const path = ["chests", at];
    mustBe("room", room, { check, path: [...path, "room"] });
    if (lock !== undefined) mustBe("lock", lock, { check, path: [...path, "lock"] });
    all("item", items, { check, path: [...path, "items"] });
    conditions(description, room, { check, path: [...path, "description"] });
  });
  monsters.forEach(({ room, drops, description }, at) => {
    const path = ["monsters", at];
    mustBe("room", room, { check, path: [...path, "room"] });
    all("item", drops, { check, path: [...path, "drops"] });
    conditions(description, room, { check, path: [...path, "description"] });
  });
}

function npcs(check: Checking): void {
  check.world.npcs.forEach(({ room, description, talk, trades }, at) => {
    const path = ["npcs", at];
    mustBe("room", room, { check, path: [...path, "room"] });
    conditions(description, room, { check, path: [...path, "description"] });
    conditions(talk, room, { check, path: [...path, "talk"] });
    trades.forEach(({ takes, gives }, trade) => {
      all("item", takes, { check, path: [...path, "trades", trade, "takes"] });
      all("item", gives, { check, path: [...path, "trades", trade, "gives"] });
    });
  });
}

function quests(check: Checking): void {
  check.world.quests.forEach(({ offer, steps, reward }, at) => {
    const path = ["quests", at];
    if ("room" in offer) mustBe("room", offer.room, { check, path: [...path, "offer", "room"] });
    else mustBe("npc", offer.npc, { check, path: [...path, "offer", "npc"] });
    steps.forEach((step, number) => {
      stepNames(step, { check, path: [...path, "steps", number] });
    });
    all("item", reward.items, { check, path: [...path, "reward", "items"] });
  });
}

function stepNames(step: QuestStep, { check, path }: At): void {
  if ("have" in step) mustBe("item", step.have, { check, path: [...path, "have"] });
  else if ("defeat" in step) mustBe("monster", step.defeat, { check, path: [...path, "defeat"] });
  else if ("visit" in step) mustBe("room", step.visit, { check, path: [...path, "visit"] });
  else {
    mustBe("item", step.give, { check, path: [...path, "give"] });
    mustBe("npc", step.to, { check, path: [...path, "to"] });
  }
}

function conditions(
  texts: readonly { readonly when?: Condition }[],
  room: string,
  { check, path }: At,
): void {
  texts.forEach(({ when }, at) => {
    if (when !== undefined) condition(when, room, { check, path: [...path, at, "when"] });
  });
}

/** What a condition names is there, and monsters and chests are in the room that it speaks of. */
function condition(when: Condition, room: string, { check, path }: At): void {
  const { quest, holds, monster, chestOpen, lockOpen, not } = when;
  if (quest !== undefined) mustBe("quest", quest.id, { check, path: [...path, "quest", "id"] });
  if (holds !== undefined) mustBe("item", holds, { check, path: [...path, "holds"] });
  if (lockOpen !== undefined) mustBe("lock", lockOpen, { check, path: [...path, "lockOpen"] });
  const { monsters, chests } = check.world;
  if (monster !== undefined)
    mustBeIn(room, monster, { kind: "monster", list: monsters, check, path: [...path, "monster"] });
  if (chestOpen !== undefined)
    mustBeIn(room, chestOpen, { kind: "chest", list: chests, check, path: [...path, "chestOpen"] });
  if (not !== undefined) condition(not, room, { check, path: [...path, "not"] });
}

interface Local extends At {
  readonly kind: "monster" | "chest";
  readonly list: readonly { readonly id: string; readonly room: string }[];
}

function mustBeIn(room: string, id: string, { kind, list, check, path }: Local): void {
  const found = list.find((one) => one.id === id);
  if (found === undefined) mustBe(kind, id, { check, path });
  else if (found.room !== room)
    check.problems.push({
      path,
      message: `the ${kind} ${JSON.stringify(id)} is in the room ${JSON.stringify(found.room)}; a text of ${JSON.stringify(room)} can only tell of what is there`,
    });
}
