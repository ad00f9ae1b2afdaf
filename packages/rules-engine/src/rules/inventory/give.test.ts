import { describe, expect, it } from "vitest";
import { creatureOf, given, inState } from "../../../testing/index.js";
import type { Item } from "../../creature/creature.js";
import type { Action } from "../../game/action.js";
import type { InventoryRequest } from "../../game/request.js";

const ask = (request: InventoryRequest, id = "a"): Action => ({ type: "inventory", id, request });

const arrows: Item = { id: "i1", name: "Arrow", base: "arrow", quantity: 20 };
const sword: Item = {
  id: "i2",
  name: "Longsword",
  base: "longsword",
  quantity: 1,
  slot: "main_hand",
};
const ring: Item = {
  id: "i3",
  name: "Ring of Protection",
  magic: "ring-of-protection",
  quantity: 1,
  slot: "worn",
  attuned: true,
};
const bo = creatureOf({ id: "b", name: "Bo" });
const purse = { cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 };

describe("giving", () => {
  it("adds a new stack under a new id", async () => {
    const { creature, types } = await given(creatureOf()).when(
      ask({ operation: "give", item: "torches", quantity: 5 }),
    );
    expect(types).toEqual(["item_gained"]);
    expect(creature("a").items).toEqual([
      { id: "i101", name: "Torch", base: "torch", quantity: 5 },
    ]);
    expect(creature("a").lastId).toBe(101);
  });

  it("takes the number from the name, which is no bonus", async () => {
    const two = await given(creatureOf()).when(ask({ operation: "give", item: "2 Daggers" }));
    expect(two.creature("a").items).toEqual([
      { id: "i101", name: "Dagger", base: "dagger", quantity: 2 },
    ]);
    const one = await inState(two.state).when(ask({ operation: "take", item: "1 dagger" }));
    expect(one.creature("a").items).toMatchObject([{ name: "Dagger", quantity: 1 }]);
    const bonus = await inState(one.state).when(ask({ operation: "give", item: "+2 dagger" }));
    expect(bonus.creature("a").items[1]).toMatchObject({ base: "dagger", magic: "weapon-2" });
  });

  it("adds to an equal stack, but not to what is in hand", async () => {
    const ada = creatureOf({ items: [arrows, sword] });
    const more = await given(ada).when(ask({ operation: "give", item: "arrow", quantity: 10 }));
    expect(more.creature("a").items[0]).toEqual({ ...arrows, quantity: 30 });
    const other = await given(ada).when(ask({ operation: "give", item: "longsword" }));
    expect(other.creature("a").items.map(({ id }) => id)).toEqual(["i1", "i2", "i101"]);
  });

  it("fills what has charges, and rolls how many where dice say so", async () => {
    const wand = await given(creatureOf()).when(
      ask({ operation: "give", item: "Wand of Magic Missiles" }),
    );
    expect(wand.creature("a").items[0]?.charges).toBe(7);
    // 1d6 + 3 beads, the die shows 4.
    const beads = await given(creatureOf())
      .rolling(4)
      .when(ask({ operation: "give", item: "Necklace of Fireballs" }));
    expect(beads.creature("a").items[0]?.charges).toBe(7);
  });

  it("takes a thing of the campaign's own in full once, and by name afterwards", async () => {
    const item = { name: "Moon Shard", type: "trinket", weight: 1 };
    const first = await given(creatureOf(), bo).when(ask({ operation: "give", item }));
    const next = await inState(first.state).when(
      ask({ operation: "give", item: "moon shard", quantity: 2 }, "b"),
    );
    expect(next.creature("b").items[0]).toMatchObject({
      name: "Moon Shard",
      quantity: 2,
      custom: { type: "trinket", weight: 1 },
    });
  });

  it("equips at once where a slot is said", async () => {
    const { creature } = await given(creatureOf()).when(
      ask({ operation: "give", item: "dagger", slot: "off_hand" }),
    );
    expect(creature("a").items[0]?.slot).toBe("off_hand");
  });

  it.each([0, 10_001, 1.5, -1])("refuses %d of a thing", async (quantity) => {
    const { refused } = await given(creatureOf()).when(
      ask({ operation: "give", item: "torch", quantity }),
    );
    expect(refused?.code).toBe("QUANTITY_OUT_OF_RANGE");
  });

  it("refuses what is unknown, and nothing at all", async () => {
    const unknown = await given(creatureOf()).when(ask({ operation: "give", item: "blaster" }));
    expect(unknown.refused?.code).toBe("ITEM_UNKNOWN");
    const nothing = await given(creatureOf()).when(ask({ operation: "give" }));
    expect(nothing.refused?.code).toBe("ITEM_MISSING");
  });
});

describe("taking", () => {
  it("takes so many, and the stack when none are left", async () => {
    const ada = creatureOf({ items: [arrows] });
    const some = await given(ada).when(ask({ operation: "take", item: "arrows", quantity: 3 }));
    expect(some.creature("a").items).toEqual([{ ...arrows, quantity: 17 }]);
    const all = await given(ada).when(ask({ operation: "take", item: "i1", quantity: 20 }));
    expect(all.creature("a").items).toEqual([]);
    expect(all.event("item_lost").left).toBeUndefined();
  });

  it("takes from the pack before the hand", async () => {
    const spare: Item = { id: "i9", name: "Longsword", base: "longsword", quantity: 2 };
    const { creature } = await given(creatureOf({ items: [sword, spare] })).when(
      ask({ operation: "take", item: "longsword", quantity: 2 }),
    );
    expect(creature("a").items).toEqual([sword]);
  });

  it("refuses more than there is, and what is not there, with what is", async () => {
    const ada = creatureOf({ items: [arrows, sword] });
    const more = await given(ada).when(ask({ operation: "take", item: "arrow", quantity: 21 }));
    expect(more.refused).toMatchObject({
      code: "NOT_CARRIED",
      message: "Ada has not 21 Arrow, only 20 Arrow.",
      legal: ["20 Arrow", "Longsword (main_hand)"],
    });
    const other = await given(ada).when(ask({ operation: "take", item: "shield" }));
    expect(other.refused).toMatchObject({ code: "NOT_CARRIED" });
  });

  it("does not guess between two things with the same magic", async () => {
    const blade = (id: string, base: string, name: string): Item => ({
      id,
      name: `Flame Tongue (${name})`,
      base,
      magic: "flame-tongue",
      quantity: 1,
    });
    const one = creatureOf({ items: [blade("i1", "longsword", "Longsword")] });
    const found = await given(one).when(ask({ operation: "take", item: "flame tongue" }));
    expect(found.creature("a").items).toEqual([]);
    const two = creatureOf({ items: [...one.items, blade("i2", "rapier", "Rapier")] });
    const { refused } = await given(two).when(ask({ operation: "take", item: "flame tongue" }));
    expect(refused).toMatchObject({
      code: "ITEM_AMBIGUOUS",
      legal: ["Flame Tongue (Longsword) (i1)", "Flame Tongue (Rapier) (i2)"],
    });
  });
});

describe("coins", () => {
  const ada = creatureOf({ coins: { ...purse, pp: 1 } });

  it("are given, and taken with exact change", async () => {
    const more = await given(ada).when(ask({ operation: "give", coins: { gp: 3, sp: 2 } }));
    expect(more.creature("a").coins).toEqual({ ...purse, pp: 1, gp: 3, sp: 2 });
    const paid = await given(ada).when(ask({ operation: "take", coins: { gp: 5 } }));
    expect(paid.event("coins_changed")).toMatchObject({ from: ada.coins, to: { ...purse, gp: 5 } });
  });

  it("are refused beyond what there is, below nothing, and in pieces", async () => {
    const more = await given(ada).when(ask({ operation: "take", coins: { gp: 11 } }));
    expect(more.refused?.code).toBe("NOT_ENOUGH_COINS");
    for (const gp of [-5, 0.5]) {
      const { refused } = await given(ada).when(ask({ operation: "give", coins: { gp } }));
      expect(refused?.code).toBe("INVALID_COINS");
    }
  });

  it("go to another creature to the copper piece", async () => {
    const { creature, types } = await given(ada, bo).when(
      ask({ operation: "transfer", coins: { gp: 3 }, to: "b" }),
    );
    expect(types).toEqual(["coins_changed", "coins_changed"]);
    expect(creature("a").coins).toEqual({ ...purse, gp: 7 });
    expect(creature("b").coins).toEqual({ ...purse, gp: 3 });
  });
});

describe("handing over", () => {
  it("changes both, takes the thing off and ends its attunement", async () => {
    const ada = creatureOf({ items: [ring] });
    const { creature, types } = await given(ada, bo).when(
      ask({ operation: "transfer", item: "ring of protection", to: "b" }),
    );
    expect(types).toEqual(["item_lost", "item_gained"]);
    expect(creature("a").items).toEqual([]);
    expect(creature("b").items).toEqual([
      { id: "i101", name: "Ring of Protection", magic: "ring-of-protection", quantity: 1 },
    ]);
  });

  it("is all or nothing", async () => {
    const { refused, state } = await given(creatureOf({ items: [arrows] }), bo).when(
      ask({ operation: "transfer", item: "arrow", quantity: 5, coins: { gp: 1 }, to: "b" }),
    );
    expect(refused?.code).toBe("NOT_ENOUGH_COINS");
    expect(state.creatures["b"]?.items).toEqual([]);
  });

  it("needs someone else", async () => {
    for (const to of [{}, { to: "a" }]) {
      const { refused } = await given(creatureOf({ items: [arrows] }), bo).when(
        ask({ operation: "transfer", item: "arrow", ...to }),
      );
      expect(refused?.code).toBe("NO_RECEIVER");
    }
  });
});
