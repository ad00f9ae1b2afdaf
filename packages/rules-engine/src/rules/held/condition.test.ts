import type { ConditionId } from "@tabletop-mcp/srd-data";
import { describe, expect, it, test } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { given } from "../../../testing/given.js";
import type { Creature } from "../../creature/creature.js";
import type { ConditionHeld, Lasting } from "../../creature/held.js";
import type { ActionOf } from "../../game/action.js";

const removed: Lasting = { kind: "until", what: "removed" };

const gain = (condition: ConditionId, over: Partial<ActionOf<"gain_condition">> = {}) =>
  ({ type: "gain_condition", id: "a", condition, lasting: removed, ...over }) as const;

const lose = (condition: ConditionId, over: Partial<ActionOf<"lose_condition">> = {}) =>
  ({ type: "lose_condition", id: "a", condition, ...over }) as const;

const held = (id: string, condition: ConditionId, over: Partial<ConditionHeld> = {}) => ({
  id,
  condition,
  source: "Trap",
  lasting: removed,
  ...over,
});

const has = (...conditions: readonly ConditionHeld[]) => creatureOf({ conditions });

const names = ({ conditions }: Creature): readonly string[] =>
  conditions.map(({ condition }) => condition);

describe("a condition", () => {
  it("of 0 hit points stays what it is, whatever else brings unconsciousness", async () => {
    const healed: Lasting = { kind: "until", what: "healed" };
    const down = creatureOf({
      hp: { current: 0, temporary: 0 },
      deathSaves: { successes: 0, failures: 0, stable: false },
      conditions: [held("c1", "unconscious", { source: "0 hit points", lasting: healed })],
    });
    const gas = gain("unconscious", {
      source: "0 hit points",
      lasting: { kind: "rounds", rounds: 1 },
    });
    const { creature } = await given(down).when(gas);
    const asleep = creature("a").conditions.filter(({ condition }) => condition === "unconscious");
    expect(asleep.map(({ id, lasting }) => [id, lasting.kind])).toEqual([
      ["c1", "until"],
      ["c101", "time"],
    ]);
  });

  it("is held with where it comes from", async () => {
    const { types, event, creature } = await given(creatureOf()).when(
      gain("poisoned", {
        source: "Viper",
        from: "v",
        lasting: { kind: "rounds", rounds: 3 },
        save: { ability: "con", dc: 11, at: "turn-end" },
      }),
    );
    expect(types).toEqual(["condition_gained"]);
    expect(event("condition_gained").rule).toBe("Appendix PH-A: Conditions, Poisoned");
    expect(creature("a").conditions).toEqual([
      {
        id: "c101",
        condition: "poisoned",
        source: "Viper",
        from: "v",
        lasting: { kind: "time", until: 18 },
        save: { ability: "con", dc: 11, at: "turn-end" },
      },
    ]);
    expect(creature("a").lastId).toBe(101);
  });

  it("takes its source's name from the creature that brings it", async () => {
    const viper = creatureOf({ id: "v", name: "Viper" });
    const { creature } = await given(creatureOf(), viper).when(gain("poisoned", { from: "v" }));
    expect(creature("a").conditions[0]?.source).toBe("Viper");
  });

  it("is renewed by the same source, not doubled", async () => {
    const { types, creature } = await given(
      has(held("c1", "poisoned", { source: "Viper", lasting: { kind: "time", until: 6 } })),
    ).when(gain("poisoned", { source: "viper", lasting: { kind: "rounds", rounds: 10 } }));
    expect(types).toEqual(["condition_changed"]);
    expect(creature("a").conditions).toHaveLength(1);
    expect(creature("a").conditions[0]).toMatchObject({
      id: "c1",
      lasting: { kind: "time", until: 60 },
    });
  });

  test.each([
    ["words", { source: "Scorpion" }],
    ["creatures of one name", { source: "Trap", from: "other" }],
  ])("is held apart from that of other %s", async (_, other) => {
    const { types, creature } = await given(has(held("c1", "poisoned"))).when(
      gain("poisoned", other),
    );
    expect(types).toEqual(["condition_gained"]);
    expect(names(creature("a"))).toEqual(["poisoned", "poisoned"]);
  });

  it("does not come over who is immune, which is said with the reason", async () => {
    const immune = creatureOf({
      effects: [
        {
          id: "e1",
          name: "Heroism",
          kind: "boon",
          effects: [{ kind: "condition-immunity", condition: "frightened" }],
          lasting: removed,
        },
      ],
    });
    const { refused } = await given(immune).when(gain("frightened"));
    expect(refused).toMatchObject({
      code: "CONDITION_IMMUNE",
      message: "Ada is immune to the frightened condition: Heroism.",
    });
  });

  it("does not come over the dead", async () => {
    const dead = creatureOf({ dead: true, hp: { current: 0, temporary: 0 } });
    expect((await given(dead).when(gain("poisoned"))).refused?.code).toBe("DEAD");
  });

  it("cannot last as long as what is not there, or no rounds", async () => {
    const nothing = await given(creatureOf()).when(
      gain("poisoned", { lasting: { kind: "with", id: "c9" } }),
    );
    expect(nothing.refused?.code).toBe("NOT_HELD");
    const never = await given(creatureOf()).when(
      gain("poisoned", { lasting: { kind: "rounds", rounds: 0 } }),
    );
    expect(never.refused?.code).toBe("INVALID_ROUNDS");
  });
});

describe("a condition renewed", () => {
  const rounds = (rounds: number) => ({ lasting: { kind: "rounds", rounds } }) as const;
  const until = (seconds: number): Lasting => ({ kind: "time", until: seconds });
  const unnamed = (id: string, over: Partial<ConditionHeld>) =>
    held(id, "poisoned", { source: "unknown", ...over });

  test.each([
    ["rounds more than are left", until(6), 3, until(18)],
    ["rounds fewer than are left", until(60), 3, until(60)],
    ["rounds of what has no end", removed, 3, removed],
  ])("by its source keeps the later end: %s", async (_, lasting, some, expected) => {
    const viper = held("c1", "poisoned", { source: "Viper", lasting });
    const { creature } = await given(has(viper)).when(
      gain("poisoned", { source: "Viper", ...rounds(some) }),
    );
    expect(creature("a").conditions).toEqual([{ ...viper, lasting: expected }]);
  });

  it("by nobody who is named is not shortened, and held apart where nobody knows which ends first", async () => {
    const longer = await given(has(unnamed("c1", { lasting: until(60) }))).when(
      gain("poisoned", rounds(3)),
    );
    expect(longer.creature("a").conditions).toEqual([unnamed("c1", { lasting: until(60) })]);
    const save = { ability: "con", dc: 12, at: "turn-end" } as const;
    const saving = await given(has(unnamed("c1", { save }))).when(gain("poisoned", rounds(3)));
    expect(saving.creature("a").conditions).toEqual([
      unnamed("c1", { save }),
      unnamed("c101", { lasting: until(18) }),
    ]);
  });

  it("by its source with another save has that one", async () => {
    const save = { ability: "con", dc: 12, at: "turn-end" } as const;
    const { creature } = await given(has(held("c1", "poisoned"))).when(
      gain("poisoned", { source: "Trap", save }),
    );
    expect(creature("a").conditions).toEqual([held("c1", "poisoned", { save })]);
  });

  it("cannot last as long as itself, nor as what lasts as long as it", async () => {
    const chain = has(
      held("c1", "poisoned"),
      held("c2", "prone", { lasting: { kind: "with", id: "c1" } }),
    );
    for (const id of ["c1", "c2"]) {
      const lasting = { kind: "with", id } as const;
      const { refused } = await given(chain).when(gain("poisoned", { source: "Trap", lasting }));
      expect(refused?.code).toBe("ENDLESS");
    }
  });

  it("cannot last beyond the end of time", async () => {
    for (const some of [2e11, 1e15, 1e300])
      expect((await given(creatureOf()).when(gain("poisoned", rounds(some)))).refused?.code).toBe(
        "INVALID_ROUNDS",
      );
  });
});

describe("losing a condition", () => {
  const twice = has(held("c1", "poisoned"), held("c2", "poisoned", { source: "Viper", from: "v" }));

  it("ends all of it", async () => {
    const { types, creature } = await given(twice).when(lose("poisoned"));
    expect(types).toEqual(["condition_lost", "condition_lost"]);
    expect(creature("a").conditions).toEqual([]);
  });

  test.each([
    ["VIPER", "c1"],
    ["v", "c1"],
    ["Trap", "c2"],
  ])("ends only what %s brought", async (source, left) => {
    const { creature } = await given(twice).when(lose("poisoned", { source }));
    expect(creature("a").conditions.map(({ id }) => id)).toEqual([left]);
  });

  it("is refused where there is none, with what there is", async () => {
    const { refused } = await given(twice).when(lose("prone"));
    expect(refused).toEqual({
      code: "NO_SUCH_CONDITION",
      message: "Ada is not prone. It has: poisoned (Trap), poisoned (Viper).",
      legal: ["poisoned (Trap)", "poisoned (Viper)"],
    });
  });

  it("is refused where another condition brings it", async () => {
    const { refused } = await given(has(held("c1", "stunned"))).when(lose("incapacitated"));
    expect(refused).toMatchObject({
      code: "NO_SUCH_CONDITION",
      hint: "It comes with stunned: remove that.",
    });
  });

  it("is possible for the dead", async () => {
    const dead = creatureOf({
      dead: true,
      hp: { current: 0, temporary: 0 },
      conditions: [held("c1", "prone")],
    });
    expect((await given(dead).when(lose("prone"))).creature("a").conditions).toEqual([]);
  });

  it("is not what wakes who has 0 hit points", async () => {
    const healed = { kind: "until", what: "healed" } as const;
    const down = held("c1", "unconscious", { source: "0 hit points", lasting: healed });
    const asleep = held("c2", "unconscious", { source: "Sleep" });
    const dying = creatureOf({
      hp: { current: 0, temporary: 0 },
      deathSaves: { successes: 0, failures: 1, stable: false },
      conditions: [down, asleep],
    });
    const { refused } = await given(dying).when(lose("unconscious"));
    expect(refused).toMatchObject({ code: "NO_HIT_POINTS", hint: expect.stringContaining("Heal") });
    const woken = await given(dying).when(lose("unconscious", { source: "Sleep" }));
    expect(woken.creature("a").conditions).toEqual([down]);
  });

  it("says of which source it was, where another stays", async () => {
    const charmed = has(
      held("c1", "charmed", { source: "Vampire" }),
      held("c2", "charmed", { source: "Dryad" }),
    );
    const one = await given(charmed).when(lose("charmed", { source: "Vampire" }));
    expect(one.event("condition_lost").source).toBe("Vampire");
    const last = await given(has(held("c2", "charmed", { source: "Dryad" }))).when(lose("charmed"));
    expect(last.event("condition_lost").source).toBeUndefined();
  });

  it("ends what lasts as long", async () => {
    const slimed = creatureOf({
      conditions: [
        held("c1", "restrained"),
        held("c2", "poisoned", { lasting: { kind: "with", id: "c1" } }),
        held("c4", "blinded", { lasting: { kind: "with", id: "e3" } }),
      ],
      effects: [
        {
          id: "e3",
          name: "Slime",
          kind: "curse",
          effects: [],
          lasting: { kind: "with", id: "c2" },
        },
      ],
    });
    const { types, creature } = await given(slimed).when(lose("restrained"));
    expect(types).toEqual(["condition_lost", "condition_lost", "effect_lost", "condition_lost"]);
    expect(creature("a")).toMatchObject({ conditions: [], effects: [] });
  });
});

describe("exhaustion", () => {
  const tired = (level: number) => has(held("c1", "exhaustion", { level }));

  it("begins with one level, or as many as are said", async () => {
    const one = await given(creatureOf()).when(gain("exhaustion"));
    expect(one.creature("a").conditions[0]?.level).toBe(1);
    const two = await given(creatureOf()).when(gain("exhaustion", { levels: 2 }));
    expect(two.creature("a").conditions[0]?.level).toBe(2);
  });

  it("adds up in one entry, whatever its source", async () => {
    const { types, creature } = await given(tired(1)).when(
      gain("exhaustion", { levels: 2, source: "March" }),
    );
    expect(types).toEqual(["condition_changed"]);
    expect(creature("a").conditions).toEqual([held("c1", "exhaustion", { level: 3 })]);
  });

  it("of two ends is held apart, and its levels count together", async () => {
    const { creature } = await given(tired(2)).when(
      gain("exhaustion", { source: "Sickening Radiance", lasting: { kind: "rounds", rounds: 10 } }),
    );
    const spell = held("c101", "exhaustion", {
      source: "Sickening Radiance",
      level: 1,
      lasting: { kind: "time", until: 60 },
    });
    expect(creature("a").conditions).toEqual([held("c1", "exhaustion", { level: 2 }), spell]);
    const later = await given(creature("a")).when({ type: "pass_time", seconds: 60 });
    expect(later.creature("a").conditions).toEqual([held("c1", "exhaustion", { level: 2 })]);
    const dead = await given(creature("a")).when(gain("exhaustion", { levels: 3 }));
    expect(dead.types).toEqual(["condition_changed", "died"]);
    expect(dead.creature("a").conditions.map(({ level }) => level)).toEqual([5, 1]);
    const less = await given(creature("a")).when(lose("exhaustion", { levels: 1 }));
    expect(less.creature("a").conditions).toEqual([held("c1", "exhaustion", { level: 1 }), spell]);
    const none = await given(creature("a")).when(lose("exhaustion", { levels: 3 }));
    expect(none.creature("a").conditions).toEqual([]);
  });

  it("that has killed is a level less for who is brought back", async () => {
    const dead = creatureOf({
      dead: true,
      hp: { current: 0, temporary: 0 },
      conditions: [held("c1", "exhaustion", { level: 6 })],
    });
    const { types, creature } = await given(dead).when({ type: "set_hp", id: "a", hp: 5 });
    expect(types.slice(0, 3)).toEqual(["hp_set", "revived", "condition_changed"]);
    expect(creature("a").dead).toBeUndefined();
    expect(creature("a").conditions).toEqual([held("c1", "exhaustion", { level: 5 })]);
  });

  it("halves the maximum at level 4", async () => {
    const { types, creature } = await given(tired(3)).when(gain("exhaustion"));
    expect(types).toEqual(["condition_changed", "hp_set"]);
    expect(creature("a").hp.current).toBe(5);
  });

  it("kills at level 6", async () => {
    const { types, event, creature } = await given(tired(4)).when(
      gain("exhaustion", { levels: 5 }),
    );
    expect(types).toEqual(["condition_changed", "died"]);
    expect(event("died").cause).toBe("exhaustion");
    expect(creature("a").conditions[0]?.level).toBe(6);
  });

  it("kills outright", async () => {
    const { types } = await given(creatureOf()).when(gain("exhaustion", { levels: 6 }));
    expect(types).toEqual(["condition_gained", "died"]);
  });

  it("goes by levels, or altogether", async () => {
    const less = await given(tired(3)).when(lose("exhaustion", { levels: 1 }));
    expect(less.creature("a").conditions[0]?.level).toBe(2);
    const none = await given(tired(3)).when(lose("exhaustion", { levels: 3 }));
    expect(none.types).toEqual(["condition_lost"]);
    const all = await given(tired(3)).when(lose("exhaustion"));
    expect(all.creature("a").conditions).toEqual([]);
  });

  test.each([0, -1, 0.5])("has no %d levels", async (levels) => {
    const more = await given(tired(3)).when(gain("exhaustion", { levels }));
    expect(more.refused?.code).toBe("INVALID_LEVELS");
    const less = await given(tired(3)).when(lose("exhaustion", { levels }));
    expect(less.refused?.code).toBe("INVALID_LEVELS");
  });
});
