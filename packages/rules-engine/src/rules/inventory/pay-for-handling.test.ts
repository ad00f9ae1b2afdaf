import { describe, expect, test } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { inState } from "../../../testing/given.js";
import { levelsOf } from "../../../testing/levels.js";
import type { Item } from "../../creature/creature.js";
import type { InventoryRequest } from "../../game/request.js";
import { combatantIn, type GameState } from "../../game/state.js";

const sword: Item = { id: "i1", name: "Longsword", base: "longsword", quantity: 1 };
const bow: Item = { id: "i2", name: "Longbow", base: "longbow", quantity: 1 };
const shield: Item = { id: "i3", name: "Shield", base: "shield", quantity: 1 };
const mail: Item = { id: "i4", name: "Chain Mail", base: "chain-mail", quantity: 1 };
const potion: Item = {
  id: "i5",
  name: "Potion of Healing",
  magic: "potion-of-healing-common",
  quantity: 3,
};
const items = [sword, bow, shield, mail, potion];
const hp = { current: 3, temporary: 0 };

/** A is on turn, B beside, C 15 feet off. */
const fight = (turn = {}): GameState =>
  arena("A B . C G".replaceAll(" ", ""), [
    { creature: one("a", { items, hp, make: { extraHp: 20 } }), turn },
    { creature: one("b", { items: [{ ...sword, slot: "main_hand" }], hp, make: { extraHp: 20 } }) },
    { creature: one("c", { hp, make: { extraHp: 20 } }) },
    { creature: one("g") },
  ]);

const handle = (state: GameState, request: InventoryRequest, id = "a") =>
  inState(state).when({ type: "inventory", id, request });
const turnOf = (state: GameState, id = "a") => combatantIn(state, id).turn;

describe("in a fight", () => {
  test("one thing is drawn along the way, a second takes the action, and there is no third", async () => {
    const drawn = await handle(fight(), { operation: "equip", item: "Longsword" });
    expect(turnOf(drawn.state)).toMatchObject({ object: true });
    expect(turnOf(drawn.state).action).toBeUndefined();
    const stowed = await handle(drawn.state, { operation: "unequip", item: "Longsword" });
    expect(turnOf(stowed.state).action).toBe("Use an Object");
    const third = await handle(stowed.state, { operation: "equip", item: "Longbow" });
    expect(third.refused).toMatchObject({ code: "ACTION_SPENT" });
    expect(third.refused?.hint).toContain("first object of a turn is free");
  });

  test("what is in hand is held otherwise for nothing", async () => {
    const drawn = await handle(fight(), { operation: "equip", item: "Longsword" });
    const other = { operation: "equip", item: "Longsword", slot: "off_hand" } as const;
    const { state, refused } = await handle(drawn.state, other);
    expect(refused).toBeUndefined();
    expect(turnOf(state).action).toBeUndefined();
  });

  test("a shield takes the action, and armor more time than there is", async () => {
    const { state } = await handle(fight(), { operation: "equip", item: "Shield" });
    expect(turnOf(state).action).toBe("Don Shield");
    const worn = await handle(fight(), { operation: "equip", item: "Chain Mail" });
    expect(worn.refused?.message).toBe("A cannot don Chain Mail in a fight: it takes 10 minutes.");
  });

  test("a draught takes the action, one at a time, and on another reaches 5 feet", async () => {
    const drink = { operation: "use", item: "Potion of Healing" } as const;
    const drunk = await inState(fight())
      .rolling(1, 1)
      .when({ type: "inventory", id: "a", request: drink });
    // 2d4 + 2.
    expect(drunk.creature("a").hp.current).toBe(7);
    expect(turnOf(drunk.state).action).toBe("Potion of Healing");
    expect((await handle(drunk.state, drink)).refused?.code).toBe("ACTION_SPENT");
    expect((await handle(fight(), { ...drink, quantity: 2 })).refused?.code).toBe("ONE_AT_A_TIME");
    const far = await handle(fight(), { ...drink, to: "c" });
    expect(far.refused?.message).toBe(
      "C is 15 feet away. Potion of Healing is used within 5 feet.",
    );
    const near = { type: "inventory", id: "a", request: { ...drink, to: "b" } } as const;
    const poured = await inState(fight()).rolling(1, 1).when(near);
    expect(poured.creature("b").hp.current).toBe(7);
  });

  test("handing over is the object of the turn, items and coins at once, within 5 feet", async () => {
    const hand = { operation: "transfer", item: "Longsword", to: "b" } as const;
    const { state } = await handle(fight(), hand);
    expect(turnOf(state)).toMatchObject({ object: true });
    const rich = await handle(fight(), { operation: "give", coins: { gp: 5 } });
    const both = await handle(rich.state, { ...hand, coins: { gp: 5 } });
    expect(both.creature("b").coins.gp).toBe(5);
    expect(turnOf(both.state).action).toBeUndefined();
    expect((await handle(fight(), { ...hand, to: "c" })).refused?.code).toBe("OUT_OF_RANGE");
  });

  test("it is done on one's own turn; what the game master gives and takes away costs nothing", async () => {
    const stow = { operation: "unequip", item: "Longsword" } as const;
    expect((await handle(fight(), stow, "b")).refused?.code).toBe("NOT_YOUR_TURN");
    const given = await handle(fight(), { operation: "give", item: "Dagger" }, "b");
    expect(given.creature("b").items).toHaveLength(2);
    const taken = await handle(given.state, { operation: "take", item: "Dagger" }, "b");
    expect(turnOf(taken.state, "b").object).toBeUndefined();
  });

  test("a feature's bonus action goes before the action", async () => {
    const make = { levels: levelsOf({ rogue: 3 }), subclasses: { rogue: "thief" } };
    const state = arena("A...G", [
      { creature: one("a", { items, make }), turn: { object: true } },
      { creature: one("g") },
    ]);
    const drawn = await handle(state, { operation: "equip", item: "Longsword" });
    expect(turnOf(drawn.state)).toMatchObject({ bonus: "Use an Object" });
  });
});
