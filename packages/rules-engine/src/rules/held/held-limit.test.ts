import { describe, expect, it } from "vitest";
import { blow } from "../../../testing/blow.js";
import { creatureOf } from "../../../testing/creature.js";
import { given } from "../../../testing/given.js";
import { mostHeld } from "./held-limit.js";

const lasting = { kind: "until", what: "removed" } as const;
const numbers = Array.from({ length: mostHeld }, (_, index) => index);

describe("what a creature bears", () => {
  const effects = numbers.map((index) => ({
    id: `e${index}`,
    name: `Boon ${index}`,
    kind: "boon" as const,
    effects: [],
    lasting,
  }));
  const gain = (name: string) =>
    ({ type: "gain_effect", id: "a", name, kind: "boon", effects: [], lasting }) as const;

  it("is a hundred effects at most, which the refusal names", async () => {
    const { refused } = await given(creatureOf({ effects })).when(gain("One more"));
    expect(refused).toMatchObject({
      code: "EFFECT_LIMIT",
      message: expect.stringContaining("100 is the most"),
    });
    const almost = creatureOf({ effects: effects.slice(1) });
    expect((await given(almost).when(gain("One more"))).types).toEqual(["effect_gained"]);
  });

  it("may be renewed", async () => {
    const { types } = await given(creatureOf({ effects })).when(gain("boon 7"));
    expect(types).toEqual(["effect_changed"]);
  });

  const conditions = numbers.map((index) => ({
    id: `c${index}`,
    condition: "poisoned" as const,
    source: `Wasp ${index}`,
    lasting,
  }));

  it("is a hundred conditions by source at most", async () => {
    const stung = (source: string) =>
      ({ type: "gain_condition", id: "a", condition: "poisoned", source, lasting }) as const;
    const full = given(creatureOf({ conditions }));
    expect((await full.when(stung("Bee"))).refused?.code).toBe("CONDITION_LIMIT");
    expect((await full.when(stung("Wasp 7"))).types).toEqual(["condition_changed"]);
  });

  it("does not keep anyone awake at 0 hit points", async () => {
    const fire = blow(12, { type: "fire" });
    const { creature } = await given(creatureOf({ conditions })).when(fire);
    expect(creature("a").conditions).toContainEqual(
      expect.objectContaining({ condition: "unconscious" }),
    );
  });
});
