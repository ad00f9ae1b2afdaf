import type { ConditionId } from "@tabletop-mcp/srd-data";
import { describe, expect, it, test } from "vitest";
import { blow } from "../../../testing/blow.js";
import { creatureOf } from "../../../testing/creature.js";
import { given } from "../../../testing/given.js";
import type { Creature } from "../../creature/creature.js";
import type { Lasting } from "../../creature/held.js";

const removed: Lasting = { kind: "until", what: "removed" };

const gain = (condition: ConditionId, id = "a") =>
  ({ type: "gain_condition", id, condition, lasting: removed }) as const;

const names = ({ conditions }: Creature): readonly string[] =>
  conditions.map(({ condition }) => condition);

describe("losing consciousness", () => {
  it("throws prone, which outlasts it", async () => {
    const asleep = (await given(creatureOf()).when(gain("unconscious"))).creature("a");
    expect(names(asleep)).toEqual(["unconscious", "prone"]);
    const { creature } = await given(asleep).when({
      type: "lose_condition",
      id: "a",
      condition: "unconscious",
    });
    expect(names(creature("a"))).toEqual(["prone"]);
  });

  it("does not throw prone who cannot be", async () => {
    const ooze = creatureOf({
      effects: [
        {
          id: "e1",
          name: "Shapeless",
          kind: "neutral",
          effects: [{ kind: "condition-immunity", condition: "prone" }],
          lasting: removed,
        },
      ],
    });
    expect(names((await given(ooze).when(gain("unconscious"))).creature("a"))).toEqual([
      "unconscious",
    ]);
  });
});

describe("a grapple", () => {
  const grappler = creatureOf({ id: "b", name: "Bo" });
  const grappled = creatureOf({
    conditions: [
      { id: "c1", condition: "grappled", source: "Bo", from: "b", lasting: removed },
      { id: "c2", condition: "poisoned", source: "Bo", from: "b", lasting: removed },
      { id: "c3", condition: "grappled", source: "Cy", from: "c", lasting: removed },
    ],
  });

  test.each(["incapacitated", "paralyzed", "petrified", "stunned", "unconscious"] as const)(
    "ends when the grappler is %s",
    async (condition) => {
      const { creature } = await given(grappled, grappler).when(gain(condition, "b"));
      expect(creature("a").conditions.map(({ id }) => id)).toEqual(["c2", "c3"]);
    },
  );

  it("does not end when the grappler is only poisoned", async () => {
    const { types } = await given(grappled, grappler).when(gain("poisoned", "b"));
    expect(types).toEqual(["condition_gained"]);
  });

  test.each([
    ["falls", "pc"],
    ["dies", "enemy"],
  ] as const)("ends when the grappler %s", async (_, characterType) => {
    const { creature } = await given(grappled, creatureOf({ id: "b", characterType })).when(
      blow(10, { id: "b" }),
    );
    expect(creature("a").conditions.map(({ id }) => id)).toEqual(["c2", "c3"]);
  });

  it("does not begin by who holds nobody, stunned or dead, but by nobody in particular it does", async () => {
    const stun = { id: "c9", condition: "stunned", source: "Test", lasting: removed } as const;
    const hold = { ...gain("grappled", "a"), from: "b" } as const;
    const stunned = creatureOf({ id: "b", name: "Bo", conditions: [stun] });
    const byStunned = await given(creatureOf(), stunned).when(hold);
    expect(byStunned.refused?.message).toBe("Bo is stunned: nobody is grappled by it.");
    const corpse = creatureOf({ id: "b", hp: { current: 0, temporary: 0 }, dead: true });
    expect((await given(creatureOf(), corpse).when(hold)).refused?.code).toBe("CANNOT_HOLD");
    const told = await given(creatureOf(), stunned).when(gain("grappled", "a"));
    expect(told.types).toEqual(["condition_gained"]);
  });

  it("ends when the grappler is deleted", async () => {
    const { types } = await given(grappled, grappler).when({ type: "delete", id: "b" });
    expect(types).toEqual(["deleted", "condition_lost"]);
  });
});
