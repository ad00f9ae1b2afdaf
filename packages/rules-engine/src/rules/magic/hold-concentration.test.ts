import type { ConditionId } from "@tabletop-mcp/srd-data";
import { describe, expect, it, test } from "vitest";
import { blow } from "../../../testing/blow.js";
import { creatureOf } from "../../../testing/creature.js";
import { given } from "../../../testing/given.js";
import { concentratingOn } from "../../../testing/make.js";
import { concentrationOf } from "../../creature/cast.js";

const lasting = { kind: "cast", id: "k1" } as const;

const wizard = (over: Parameters<typeof creatureOf>[0] = {}) =>
  creatureOf({
    id: "w",
    name: "Wu",
    hp: { current: 60, temporary: 0 },
    make: { extraHp: 60 },
    ...concentratingOn("Bless"),
    ...over,
  });

/** Blessed by Wu, and by another. */
const blessed = creatureOf({
  conditions: [
    { id: "c1", condition: "charmed", source: "Wu", from: "w", lasting },
    { id: "c2", condition: "charmed", source: "Xi", from: "x", lasting },
    {
      id: "c3",
      condition: "poisoned",
      source: "Wu",
      from: "w",
      lasting: { kind: "until", what: "removed" },
    },
  ],
  effects: [{ id: "e4", name: "Bless", kind: "boon", from: "w", effects: [], lasting }],
});

const damage = (amount: number, over: { halved?: boolean } = {}) =>
  blow(amount, { id: "w", ...over });

describe("damage tests concentration", () => {
  // DC 10, or half the damage, rounded down, where that is more ("Concentration").
  test.each([
    [1, 10],
    [21, 10],
    [22, 11],
    [45, 22],
  ])("of %d with DC %d", async (amount, dc) => {
    const { event } = await given(wizard()).rolling(20).when(damage(amount));
    expect(event("rolled").dc).toBe(dc);
  });

  it("and it holds on the DC", async () => {
    const { types, event, creature } = await given(wizard(), blessed).rolling(10).when(damage(4));
    expect(types).toEqual(["damage_taken", "rolled"]);
    expect(event("rolled")).toMatchObject({
      purpose: "save",
      what: "Constitution saving throw (concentration on Bless)",
      success: true,
    });
    expect(concentrationOf(creature("w"))?.spell).toBe("Bless");
  });

  it("and it breaks below, with what it held on anyone", async () => {
    const { types, creature } = await given(wizard(), blessed).rolling(9).when(damage(4));
    expect(types).toEqual([
      "damage_taken",
      "rolled",
      "cast_ended",
      "condition_lost",
      "effect_lost",
    ]);
    expect(creature("w").casts).toEqual([]);
    expect(creature("a").conditions.map(({ id }) => id)).toEqual(["c2", "c3"]);
    expect(creature("a").effects).toEqual([]);
  });

  it("with Constitution's modifier: 16 gives +3", async () => {
    const abilities = { str: 10, dex: 10, con: 16, int: 10, wis: 10, cha: 10 };
    const tough = wizard({ make: { extraHp: 60, abilities } });
    const { event } = await given(tough).rolling(7).when(damage(4));
    expect(event("rolled")).toMatchObject({ d20: { total: 10 }, success: true });
  });

  it("with what helps to concentrate", async () => {
    const focused = wizard({
      effects: [
        {
          id: "e1",
          name: "War Caster",
          kind: "boon",
          effects: [
            {
              kind: "roll",
              on: "save",
              by: "self",
              mode: "advantage",
              when: { against: "concentration" },
            },
          ],
          lasting: { kind: "until", what: "removed" },
        },
      ],
    });
    const { event } = await given(focused).rolling(2, 15).when(damage(4));
    expect(event("rolled")).toMatchObject({
      d20: { rolls: [2, 15], mode: "advantage" },
      success: true,
    });
  });

  it("also where temporary hit points take it all", async () => {
    const { types } = await given(wizard({ hp: { current: 60, temporary: 20 } }))
      .rolling(10)
      .when(damage(4));
    expect(types).toContain("rolled");
  });

  it("but not where none is dealt", async () => {
    expect((await given(wizard()).when(damage(1, { halved: true }))).types).toEqual([
      "damage_taken",
    ]);
  });

  it("but not who falls: that ends it", async () => {
    const { types, creature } = await given(wizard(), blessed).when(damage(60));
    expect(types).toEqual([
      "damage_taken",
      "fell",
      "condition_gained",
      "condition_gained",
      "cast_ended",
      "condition_lost",
      "effect_lost",
    ]);
    expect(creature("w").casts).toEqual([]);
  });

  it("nor who dies", async () => {
    const { types } = await given(wizard({ characterType: "enemy" })).when(damage(60));
    expect(types).toEqual(["damage_taken", "died", "cast_ended"]);
  });
});

describe("concentration ends", () => {
  test.each(["incapacitated", "paralyzed", "petrified", "stunned", "unconscious"] as const)(
    "for who is %s",
    async (condition) => {
      const { types, event } = await given(wizard()).when(gain(condition));
      expect(types).toContain("cast_ended");
      expect(event("cast_ended").because.toLowerCase()).toBe(condition);
    },
  );

  test.each(["blinded", "poisoned", "restrained", "prone"] as const)(
    "not for who is %s",
    async (condition) => {
      expect((await given(wizard()).when(gain(condition))).types).toEqual(["condition_gained"]);
    },
  );

  it("in a rage", async () => {
    const { event } = await given(wizard()).when({
      type: "gain_effect",
      id: "w",
      name: "Rage",
      kind: "boon",
      effects: [{ kind: "cannot", what: "concentrate" }],
      lasting: { kind: "rounds", rounds: 10 },
    });
    expect(event("cast_ended").because).toBe("Rage");
  });

  it("for the exhausted dead", async () => {
    const { types } = await given(wizard()).when({ ...gain("exhaustion"), levels: 6 });
    expect(types).toEqual(["condition_gained", "died", "cast_ended"]);
  });

  it("for who leaves the campaign", async () => {
    const { types } = await given(wizard(), blessed).when({ type: "delete", id: "w" });
    expect(types).toEqual(["cast_ended", "condition_lost", "effect_lost", "deleted"]);
  });
});

const gain = (condition: ConditionId) =>
  ({
    type: "gain_condition",
    id: "w",
    condition,
    lasting: { kind: "until", what: "removed" },
  }) as const;
