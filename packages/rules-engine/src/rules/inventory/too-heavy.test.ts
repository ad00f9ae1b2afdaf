import { describe, expect, it } from "vitest";
import { creatureOf, given } from "../../../testing/index.js";
import type { Action } from "../../game/action.js";
import type { InventoryRequest } from "../../game/request.js";

const ask = (request: InventoryRequest, id = "a"): Action => ({ type: "inventory", id, request });

/** Strength 10 carries 150 pounds, and lifts 300 (Lifting and Carrying). */
const ada = creatureOf();
const bo = creatureOf({
  id: "b",
  name: "Bo",
  items: [{ id: "i1", name: "Plate", base: "plate-armor", quantity: 5 }],
});

describe("what cannot be lifted at all", () => {
  it("is not given, and what would still go is said: four suits of 65 pounds", async () => {
    const { refused } = await given(ada).when(
      ask({ operation: "give", item: "Plate", quantity: 5 }),
    );
    expect(refused).toEqual({
      code: "TOO_HEAVY",
      message:
        "Ada can push, drag or lift 300 lb, twice its carrying capacity, and has 0 lb already: 5 Plate Armor would be 325 lb more (Lifting and Carrying).",
      hint: "4 Plate Armor would still go.",
    });
    const four = await given(ada).when(ask({ operation: "give", item: "Plate", quantity: 4 }));
    expect(four.creature("a").items[0]?.quantity).toBe(4);
  });

  it("is not handed over", async () => {
    const { refused } = await given(ada, bo).when(
      ask({ operation: "transfer", item: "Plate", quantity: 5, to: "a" }, "b"),
    );
    expect(refused?.code).toBe("TOO_HEAVY");
  });

  it("may be coins: 300 pounds are 15,000", async () => {
    const give = (gp: number): Action => ask({ operation: "give", coins: { gp } });
    expect((await given(ada).when(give(15_000))).refused).toBeUndefined();
    expect((await given(ada).when(give(15_001))).refused).toMatchObject({
      code: "TOO_HEAVY",
      hint: "15000 coins would still go.",
    });
  });

  it("is no warhorse, which carries itself", async () => {
    const { refused } = await given(ada).when(ask({ operation: "give", item: "Warhorse" }));
    expect(refused).toBeUndefined();
  });
});
