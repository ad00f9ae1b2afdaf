import { describe, expect, it, test } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { given } from "../../../testing/given.js";
import { concentratingOn } from "../../../testing/make.js";
import { concentrationOf } from "../../creature/cast.js";

const holding = creatureOf(concentratingOn("Web"));
const asks = { type: "test_concentration", id: "a" } as const;

describe("a save for concentration that the table asks for", () => {
  // DC 10, or half the damage, rounded down, where that is more ("Concentration").
  test.each([
    [{ damage: 21 }, 10],
    [{ damage: 30 }, 15],
    [{ dc: 13 }, 13],
    [{}, 10],
  ] as const)("%j is against DC %d", async (asked, dc) => {
    const { event, creature } = await given(holding)
      .rolling(dc - 1)
      .when({ ...asks, ...asked });
    expect(event("rolled")).toMatchObject({ dc, success: false });
    expect(concentrationOf(creature("a"))).toBeUndefined();
  });

  it("holds with a die of the table", async () => {
    const { event, creature } = await given(holding).when({ ...asks, dc: 13, manual: [13] });
    expect(event("rolled")).toMatchObject({ success: true, d20: { natural: 13, manual: true } });
    expect(concentrationOf(creature("a"))?.spell).toBe("Web");
  });

  it("is refused with more dice than are due, and to who concentrates on nothing", async () => {
    expect((await given(holding).when({ ...asks, manual: [3, 4] })).refused?.code).toBe(
      "TOO_MANY_DICE",
    );
    expect((await given(creatureOf()).when(asks)).refused?.code).toBe("NOT_CONCENTRATING");
  });
});
