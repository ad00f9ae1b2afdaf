import { expect, test } from "vitest";
import type { World } from "./model.js";
import { proveWorld } from "./proof.js";
import { smallWorld } from "./testing/small-world.js";

const small = smallWorld();

type Rooms = World["rooms"];

/** The small world with some entries of its lists changed, by id. */
function changed(
  changes: {
    readonly [List in "rooms" | "chests" | "monsters" | "npcs"]?: Readonly<
      Record<string, Partial<World[List][number]>>
    >;
  },
): World {
  const put = <Entry extends { readonly id: string }>(
    list: readonly Entry[],
    by: Readonly<Record<string, Partial<Entry>>> = {},
  ) => list.map((entry): Entry => ({ ...entry, ...by[entry.id] }));
  return {
    ...small,
    rooms: put(small.rooms, changes.rooms),
    chests: put(small.chests, changes.chests),
    monsters: put(small.monsters, changes.monsters),
    npcs: put(small.npcs, changes.npcs),
  };
}

const told = (world: World): readonly string[] =>
  proveWorld(world).map(({ path, message }) => `${path.join(".")}: ${message}`);

test("a world in which all can be done has no problem", () => {
  expect(proveWorld(small)).toStrictEqual([]);
});

test("a room that no exit leads to, and one behind it", () => {
  const attic = { ...oneRoom("attic"), exits: { down: { to: "loft" } } };
  const loft = { ...oneRoom("loft"), exits: { up: { to: "attic" }, down: { to: "hall" } } };
  const rooms: Rooms = [...small.rooms, attic, { ...oneRoom("cave"), exits: {} }, loft];
  expect(told({ ...small, rooms })).toStrictEqual([
    'rooms.5: is never reached: the way is through "loft", which is not reached either',
    "rooms.6: is never reached: no exit leads there",
    'rooms.7: is never reached: the way is through "attic", which is not reached either',
  ]);
});

const oneRoom = (id: string): Rooms[number] => ({
  id,
  name: id,
  level: 0,
  description: [{ text: "A room." }],
  exits: {},
  items: [],
});

test("a lock whose key is behind it", () => {
  const world = changed({ chests: { crate: { room: "vault", lock: "trapdoor" } } });
  expect(told(world)).toStrictEqual([
    'locks.0: never opens: the lock "trapdoor" lacks "brass_key": the chest "crate" has it, in "vault", which is not reached',
    'locks.1: never opens: the lock "padlock" lacks "tiny_key": the monster "clay_thing" has it, in "vault", which is not reached',
    'rooms.4: is never reached: the way from "hall" is shut, as the lock "trapdoor" lacks "brass_key": the chest "crate" has it, in "vault", which is not reached',
    'quests.0.steps.0: cannot be done by everybody: "brass_key" cannot be had at any time: the chest "crate" has it, in "vault", which is not reached',
    expect.stringContaining('quests.0.steps.1: cannot be done by everybody: the room "vault"'),
    expect.stringContaining('quests.0.steps.2: cannot be done by everybody: the room "vault"'),
  ]);
});

test("a chest whose key is in it", () => {
  const world = changed({
    chests: { coffer: { items: ["tiny_key"] } },
    monsters: { clay_thing: { drops: [] } },
  });
  expect(told(world)).toStrictEqual([
    'locks.1: never opens: the lock "padlock" lacks "tiny_key": the chest "coffer" has it, and needs "tiny_key", which cannot be had first',
  ]);
});

test("a key that lies there once, is a reward, or is what players begin with does not come back", () => {
  const lying = changed({
    chests: { coffer: { lock: "padlock", items: [] } },
    monsters: { clay_thing: { drops: [] } },
    rooms: { shop: { items: ["tiny_key"] } },
  });
  expect(told(lying)).toStrictEqual([
    'locks.1: never opens: the lock "padlock" lacks "tiny_key": it lies in "shop" once and does not come back: put it into a chest, a monster\'s drops or a trade, too',
  ]);
  const [crown, tail] = small.quests;
  if (crown === undefined || tail === undefined) throw new Error("two quests are expected");
  const won = { ...tail, reward: { text: "Here.", items: ["tiny_key"] } };
  const none = changed({ monsters: { clay_thing: { drops: [] } } });
  expect(told({ ...none, quests: [crown, won] })).toStrictEqual([
    'locks.1: never opens: the lock "padlock" lacks "tiny_key": the quest "tail_quest" gives it once: put it into a chest, a monster\'s drops or a trade, too',
  ]);
  const sheet = { ...small.sheet, equipment: ["tiny_key"] };
  expect(told({ ...none, sheet })).toStrictEqual([
    'locks.1: never opens: the lock "padlock" lacks "tiny_key": players begin with it and may lose it: put it into a chest, a monster\'s drops or a trade, too',
  ]);
});

test("two locks, each with the other's key behind it, and what nothing gives", () => {
  const world = changed({
    chests: { crate: { lock: "padlock" }, coffer: { room: "store", lock: "trapdoor" } },
    monsters: { clay_thing: { room: "store", drops: [] } },
    npcs: { keeper: { trades: [{ takes: ["crown"], gives: ["tiny_key"] }] } },
  });
  const found = told(world);
  expect(found[0]).toBe(
    'locks.0: never opens: the lock "trapdoor" lacks "brass_key": the chest "crate" has it, and needs "tiny_key", which cannot be had first',
  );
  expect(found[1]).toBe(
    'locks.1: never opens: the lock "padlock" lacks "tiny_key": the trader "keeper" has it, and needs "crown", which cannot be had first',
  );
});

test("a room that nobody leaves, or only with what may be lost there", () => {
  const open = changed({ rooms: { store: { exits: {} } } });
  expect(told(open)).toStrictEqual([
    'rooms.3: cannot be left by a player who has lost everything: no way leads back to "gate". Give it an exit',
  ]);
  const shut = changed({ rooms: { vault: { exits: { up: { to: "hall", lock: "trapdoor" } } } } });
  expect(told(shut)).toStrictEqual([
    'rooms.4: cannot be left by a player who has lost everything: no way leads back to "gate". Here the lock "trapdoor" lacks "brass_key": the chest "crate" has it, in "store", which is not reached',
  ]);
});

test("a room whose way out has its key within comes to the start again", () => {
  const world = changed({
    rooms: { vault: { exits: { up: { to: "hall", lock: "trapdoor" } } } },
    monsters: { clay_thing: { drops: ["tiny_key", "brass_key"] } },
  });
  expect(told(world)).toStrictEqual([]);
});

test("a trade chain is followed to its end, and stops at the link that is missing", () => {
  const chain = changed({
    chests: { crate: { items: ["torch"] } },
    npcs: {
      keeper: {
        trades: [
          { takes: ["potion"], gives: ["brass_key"] },
          { takes: ["tail"], gives: ["potion"] },
        ],
      },
    },
  });
  expect(told(chain)).toStrictEqual([]);
  const broken = { ...chain, monsters: chain.monsters.filter(({ id }) => id !== "rat") };
  expect(told(broken)).toContainEqual(
    'locks.0: never opens: the lock "trapdoor" lacks "brass_key": the trader "keeper" has it, and needs "potion", which cannot be had first',
  );
});

test("a quest that is offered, and one that is ended, where nobody comes", () => {
  const cave = oneRoom("cave");
  const hermit = small.npcs.map((npc) => ({ ...npc, room: "cave" }));
  const found = told({ ...small, rooms: [...small.rooms, cave], npcs: hermit });
  expect(found).toContainEqual(
    'quests.1.offer: is never heard: the room "cave" is never reached: no exit leads there',
  );
  expect(found).toContainEqual(
    'quests.1.steps.0: cannot be done by everybody: the room "cave" is never reached: no exit leads there',
  );
});
