import type { EndsOn } from "@tabletop-mcp/srd-data";
import { describe, expect, it } from "vitest";
import { blow } from "../../../testing/blow.js";
import { rolling } from "../../../testing/checks.js";
import { creatureOf } from "../../../testing/creature.js";
import { given, inState } from "../../../testing/given.js";
import { concentratingOn } from "../../../testing/make.js";
import { usingDice } from "../../../testing/using.js";
import type { EffectHeld } from "../../creature/held.js";
import { check } from "../check/check.js";

const until = { kind: "until", what: "removed" } as const;

const good = (on: "save" | "check", id: string, name: string): EffectHeld => ({
  id,
  name,
  kind: "boon",
  effects: [{ kind: "roll", on, by: "self", bonus: "1d4" }],
  lasting: { kind: "time", until: 60 },
  endsOn: ["used"],
});

// Guidance: 1d4 on one ability check. Resistance: 1d4 on one saving throw. The spell ends then.
const guidance = good("check", "e1", "Guidance");
const resistance = good("save", "e2", "Resistance");

describe("what is good for one roll", () => {
  const hurt = blow(4);
  const focused = creatureOf({
    ...concentratingOn("Fly"),
    effects: [guidance, resistance],
    hp: { current: 10, temporary: 0 },
  });

  it("counts in it, and is used up; what is for another kind of roll stays", async () => {
    // 7 of the d20 and 3 of the d4 are the DC of 10.
    const { types, event, state } = await given(focused).rolling(7, 3).when(hurt);
    expect(types).toEqual(["damage_taken", "rolled", "effect_lost"]);
    expect(event("rolled")).toMatchObject({
      d20: { total: 10 },
      success: true,
      used: [{ id: "a", held: "e2" }],
    });
    expect(event("effect_lost")).toMatchObject({ name: "Resistance", because: "used" });
    const again = await inState(state).rolling(7).when(hurt);
    expect(again.event("rolled")).toMatchObject({ d20: { total: 7 }, success: false });
    expect(again.event("rolled").used).toBeUndefined();
    expect(again.creature("a").effects.map(({ name }) => name)).toEqual(["Guidance"]);
  });

  it("is told of by a check, which leaves its end to whoever takes it up", async () => {
    const stealth = { kind: "skill", skill: "stealth" } as const;
    const { used } = await rolling(focused, stealth, 11, 2);
    expect(used).toEqual([{ id: "a", held: "e1" }]);
    expect((await rolling(focused, { ...stealth, passive: true })).used).toBeUndefined();
  });

  it("is not used up by a roll that fails without a die", async () => {
    const stunned = creatureOf({
      effects: [good("save", "e2", "Resistance")],
      conditions: [{ id: "c1", condition: "stunned", source: "Monk", lasting: until }],
    });
    const failed = await rolling(stunned, { kind: "save", ability: "str", dc: 10 });
    expect(failed).toMatchObject({ success: false });
    expect(failed.used).toBeUndefined();
  });

  it("may be on the other side of the roll", async () => {
    // Guiding Bolt: the next attack roll against the target has advantage.
    const lit = creatureOf({
      id: "b",
      effects: [
        {
          ...guidance,
          id: "e9",
          name: "Guiding Bolt",
          effects: [{ kind: "roll", on: "attack", by: "foe", mode: "advantage" }],
        },
      ],
    });
    const using = await usingDice(4, 15);
    const attack = check(creatureOf(), { kind: "attack", dc: 10 }, { ...using, opponent: lit });
    expect(attack).toMatchObject({ value: { used: [{ id: "b", held: "e9" }] } });
  });

  it("helps with one death save", async () => {
    const dying = creatureOf({
      effects: [resistance],
      hp: { current: 0, temporary: 0 },
      deathSaves: { successes: 0, failures: 0, stable: false },
    });
    const { types } = await given(dying).rolling(8, 2).when({ type: "death_save", id: "a" });
    expect(types).toEqual(["rolled", "effect_lost", "death_save"]);
  });
});

const asleep = (endsOn: EndsOn) =>
  creatureOf({
    conditions: [
      {
        id: "c1",
        condition: "incapacitated",
        source: "Wu",
        from: "w",
        lasting: until,
        endsOn: [endsOn],
      },
      { id: "c2", condition: "prone", source: "Wu", from: "w", lasting: until },
    ],
  });

const left = ({ conditions }: ReturnType<typeof asleep>) => conditions.map(({ id }) => id);

it("damage ends what ends with it, temporary hit points or none", async () => {
  const sleeper = asleep("damaged");
  const woken = await given(sleeper).when(blow(1));
  expect(woken.event("condition_lost").because).toBe("it was hurt");
  expect(left(woken.creature("a"))).toEqual(["c2"]);
  const covered = { ...sleeper, hp: { current: 10, temporary: 5 } };
  expect(left((await given(covered).when(blow(1))).creature("a"))).toEqual(["c2"]);
  expect(left((await given(sleeper).when(blow(0))).creature("a"))).toEqual(["c1", "c2"]);
});

it("healing ends what ends with it", async () => {
  const { creature } = await given(asleep("healed")).when({ type: "heal", id: "a", amount: 1 });
  expect(left(creature("a"))).toEqual(["c2"]);
});

it("what needs who brought it ends when that is incapacitated", async () => {
  const wu = creatureOf({ id: "w", name: "Wu" });
  const stun = { type: "gain_condition", id: "w", condition: "stunned", lasting: until } as const;
  const { creature } = await given(asleep("source-incapacitated"), wu).when(stun);
  expect(left(creature("a"))).toEqual(["c2"]);
});
