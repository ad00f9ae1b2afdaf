import { describe, expect, it, test } from "vitest";
import { blow } from "../../../testing/blow.js";
import { creatureOf } from "../../../testing/creature.js";
import { given } from "../../../testing/given.js";
import { usingDice } from "../../../testing/using.js";
import type { Creature, DeathSaves } from "../../creature/creature.js";
import type { EventOf } from "../../game/event.js";
import { workingOn } from "../../resolve/apply.js";
import { type Course, settle } from "../../resolve/settle.js";

const damage = blow;

const down = (saves: Partial<DeathSaves> = {}, over: Partial<Omit<Creature, "make">> = {}) =>
  creatureOf({
    hp: { current: 0, temporary: 0 },
    deathSaves: { successes: 0, failures: 0, stable: false, ...saves },
    ...over,
  });

const names = ({ conditions }: Creature): readonly string[] =>
  conditions.map(({ condition }) => condition);

describe("at 0 hit points", () => {
  test.each(["pc", "npc"] as const)("a %s falls unconscious and prone", async (characterType) => {
    const { types, creature } = await given(creatureOf({ characterType })).when(damage(12));
    expect(types).toEqual(["damage_taken", "fell", "condition_gained", "condition_gained"]);
    expect(names(creature("a"))).toEqual(["unconscious", "prone"]);
    expect(creature("a").deathSaves).toEqual({ successes: 0, failures: 0, stable: false });
    expect(creature("a").hp.current).toBe(0);
  });

  test.each(["enemy", "neutral"] as const)("a creature that is %s dies", async (characterType) => {
    const { types, event, creature } = await given(creatureOf({ characterType })).when(damage(10));
    expect(types).toEqual(["damage_taken", "died"]);
    expect(event("died").rule).toBe("Monsters and Death");
    expect(creature("a")).toMatchObject({ dead: true, hp: { current: 0 } });
    expect(creature("a").deathSaves).toBeUndefined();
  });

  it("who lies already does not fall again", async () => {
    const lying = creatureOf({
      conditions: [
        {
          id: "c1",
          condition: "prone",
          source: "Trip",
          lasting: { kind: "until", what: "removed" },
        },
      ],
    });
    const { creature } = await given(lying).when(damage(10));
    expect(names(creature("a"))).toEqual(["prone", "unconscious"]);
  });

  // The SRD's own example: a maximum of 12, 6 left, 18 damage leaves 12 over.
  it("damage left over that equals the maximum kills", async () => {
    const cleric = creatureOf({ hp: { current: 6, temporary: 0 }, make: { extraHp: 12 } });
    const { types, event } = await given(cleric).when(damage(18));
    expect(types).toEqual(["damage_taken", "died"]);
    expect(event("damage_taken").beyond).toBe(12);
    expect(event("died")).toMatchObject({ rule: "Instant Death", cause: "massive damage" });
  });

  it("one point less does not", async () => {
    const cleric = creatureOf({ hp: { current: 6, temporary: 0 }, make: { extraHp: 12 } });
    expect((await given(cleric).when(damage(17))).types).toContain("fell");
  });
});

describe("knocking out", () => {
  test.each(["pc", "enemy"] as const)(
    "leaves a %s stable, whatever is left over",
    async (characterType) => {
      const { creature, event } = await given(creatureOf({ characterType })).when(
        damage(40, { nonlethal: true }),
      );
      expect(creature("a").deathSaves).toEqual({ successes: 0, failures: 0, stable: true });
      expect(names(creature("a"))).toEqual(["unconscious", "prone"]);
      expect(event("fell").rule).toBe("Knocking a Creature Out");
    },
  );

  it("does nothing while hit points are left", async () => {
    const { types } = await given(creatureOf()).when(damage(9, { nonlethal: true }));
    expect(types).toEqual(["damage_taken"]);
  });

  it("a monster that was knocked out dies of further damage", async () => {
    const { types } = await given(down({ stable: true }, { characterType: "enemy" })).when(
      damage(1),
    );
    expect(types).toEqual(["damage_taken", "died"]);
  });
});

describe("damage at 0 hit points", () => {
  it("is a failed death save", async () => {
    const { types, creature } = await given(down({ successes: 2 })).when(damage(1));
    expect(types).toEqual(["damage_taken", "death_save_failed"]);
    expect(creature("a").deathSaves).toEqual({ successes: 2, failures: 1, stable: false });
  });

  it("is two from a critical hit", async () => {
    const { creature } = await given(down()).when(damage(1, { critical: true }));
    expect(creature("a").deathSaves?.failures).toBe(2);
  });

  test.each([
    [2, false],
    [1, true],
    [2, true],
  ])("after %d failures, critical %s, is the third", async (failures, critical) => {
    const { types, event, creature } = await given(down({ failures })).when(
      damage(1, { critical }),
    );
    expect(types).toEqual(["damage_taken", "death_save_failed", "died"]);
    expect(event("death_save_failed").deathSaves.failures).toBe(3);
    expect(creature("a").dead).toBe(true);
  });

  it("of the maximum kills at once", async () => {
    const { types } = await given(down()).when(damage(10));
    expect(types).toEqual(["damage_taken", "died"]);
  });

  it("ends being stable", async () => {
    const { creature } = await given(down({ stable: true })).when(damage(1));
    expect(creature("a").deathSaves).toEqual({ successes: 0, failures: 1, stable: false });
  });

  it("that temporary hit points absorb is none", async () => {
    const { types, creature } = await given(down({}, { hp: { current: 0, temporary: 5 } })).when(
      damage(5),
    );
    expect(types).toEqual(["damage_taken"]);
    expect(creature("a").hp.temporary).toBe(0);
  });
});

describe("healing at 0 hit points", () => {
  it("wakes, clears death saves and leaves prone", async () => {
    const fallen = (await given(creatureOf()).when(damage(10))).creature("a");
    const { types, creature } = await given(fallen).when({ type: "heal", id: "a", amount: 3 });
    expect(types).toEqual(["healed", "revived", "condition_lost"]);
    expect(creature("a").hp.current).toBe(3);
    expect(creature("a").deathSaves).toBeUndefined();
    expect(names(creature("a"))).toEqual(["prone"]);
  });

  it("leaves what something else made unconscious asleep", async () => {
    const asleep = down(
      {},
      {
        conditions: [
          {
            id: "c1",
            condition: "unconscious",
            source: "Sleep",
            lasting: { kind: "time", until: 54 },
          },
          {
            id: "c2",
            condition: "unconscious",
            source: "0 hit points",
            lasting: { kind: "until", what: "healed" },
          },
        ],
      },
    );
    const { creature } = await given(asleep).when({ type: "heal", id: "a", amount: 1 });
    expect(creature("a").conditions.map(({ source }) => source)).toEqual(["Sleep"]);
  });

  it("of nothing does nothing", async () => {
    const { types } = await given(down()).when({ type: "heal", id: "a", amount: 0 });
    expect(types).toEqual(["healed"]);
  });
});

describe("a death save", () => {
  const save = (outcome: EventOf<"death_save">["outcome"], deathSaves: DeathSaves) =>
    ({
      type: "death_save",
      id: "a",
      rule: "Death Saving Throws",
      d20: {
        rolls: [1],
        kept: 1,
        mode: "normal",
        sources: [],
        modifiers: [],
        total: 1,
        natural: 1,
      },
      dc: 10,
      outcome,
      deathSaves,
    }) as const;

  const settled = async (event: EventOf<"death_save">) => {
    const unconscious = {
      id: "c1",
      condition: "unconscious",
      source: "0 hit points",
      lasting: { kind: "until", what: "healed" },
    } as const;
    const state = { clock: 0, creatures: { a: down({}, { conditions: [unconscious] }) } };
    const course = { state: workingOn(state), events: [] };
    settle(course, [event], await usingDice());
    const { events, state: after }: Course = course;
    return { types: events.map(({ type }) => type), ada: after.creatures["a"] };
  };

  it("that counts is only counted", async () => {
    const counted = { successes: 1, failures: 0, stable: false };
    const { types, ada } = await settled(save("success", counted));
    expect(types).toEqual(["death_save"]);
    expect(ada?.deathSaves).toEqual(counted);
  });

  it("of a natural 20 revives with 1 hit point", async () => {
    const counted = { successes: 0, failures: 0, stable: false };
    const { types, ada } = await settled(save("revived", counted));
    expect(types).toEqual(["death_save", "revived", "condition_lost"]);
    expect(ada?.conditions).toEqual([]);
    expect(ada?.hp.current).toBe(1);
    expect(ada?.deathSaves).toBeUndefined();
  });

  it("that is the third success stabilizes and resets the count", async () => {
    const counted = { successes: 3, failures: 1, stable: true };
    const { types, ada } = await settled(save("stable", counted));
    expect(types).toEqual(["death_save", "stabilized"]);
    expect(ada?.deathSaves).toEqual({ successes: 0, failures: 0, stable: true });
  });

  it("that is the third failure kills", async () => {
    const counted = { successes: 0, failures: 3, stable: false };
    const { types, ada } = await settled(save("dead", counted));
    expect(types).toEqual(["death_save", "died"]);
    expect(ada?.dead).toBe(true);
  });
});

describe("the maximum", () => {
  const drained = (by: number) =>
    ({
      type: "gain_effect",
      id: "a",
      name: "Life Drain",
      kind: "curse",
      effects: [{ kind: "stat", stat: "hit-point-maximum", change: "add", by }],
      lasting: { kind: "until", what: "long_rest" },
    }) as const;

  it("that an effect lowers takes hit points with it", async () => {
    const { types, event, creature } = await given(creatureOf()).when(drained(-4));
    expect(types).toEqual(["effect_gained", "hp_set"]);
    expect(event("hp_set")).toMatchObject({ from: 10, to: 6 });
    expect(creature("a").hp.current).toBe(6);
  });

  it("that still exceeds them does not", async () => {
    const hurt = creatureOf({ hp: { current: 3, temporary: 0 } });
    expect((await given(hurt).when(drained(-4))).types).toEqual(["effect_gained"]);
  });

  it("of 0 is death", async () => {
    expect((await given(creatureOf()).when(drained(-10))).types).toEqual(["effect_gained", "died"]);
  });

  it("that is lowered for a moment gives nothing back", async () => {
    const { creature } = await given(creatureOf()).when(drained(-4));
    const after = await given(creature("a")).when({
      type: "lose_effect",
      id: "a",
      held: "Life Drain",
    });
    expect(after.creature("a").hp.current).toBe(6);
  });
});
