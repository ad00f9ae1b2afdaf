import { describe, expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { given } from "../../../testing/given.js";
import type { ActionOf } from "../../game/action.js";

const bless = (over: Partial<ActionOf<"gain_effect">> = {}) =>
  ({
    type: "gain_effect",
    id: "a",
    name: "Bless",
    kind: "boon",
    effects: [{ kind: "roll", on: "attack", by: "self", bonus: "1d4" }],
    lasting: { kind: "rounds", rounds: 10 },
    ...over,
  }) as const;

const blessed = async (over: Partial<ActionOf<"gain_effect">> = {}) =>
  (await given(creatureOf()).when(bless(over))).creature("a");

describe("an effect", () => {
  it("is held as it was brought", async () => {
    const { id: _, type: __, ...rest } = bless();
    const told = { source: "Bo", from: "b", trigger: "an attack", during: "prayer" };
    const creature = await blessed({ ...told, stacks: true });
    const lasting = { kind: "time", until: 60 };
    expect(creature.effects).toEqual([{ ...rest, ...told, lasting, stacks: true, id: "e101" }]);
  });

  it("is renewed by the same source", async () => {
    const { types, creature } = await given(await blessed()).when(
      bless({ name: "bless", lasting: { kind: "rounds", rounds: 100 } }),
    );
    expect(types).toEqual(["effect_changed"]);
    expect(creature("a").effects).toHaveLength(1);
    expect(creature("a").effects[0]?.lasting).toEqual({ kind: "time", until: 600 });
  });

  it("is not shortened by the same", async () => {
    const brief = bless({ lasting: { kind: "rounds", rounds: 3 } });
    const { creature } = await given(await blessed()).when(brief);
    expect(creature("a").effects[0]?.lasting).toEqual({ kind: "time", until: 60 });
    const other = await given(await blessed()).when({ ...brief, effects: [] });
    expect(other.creature("a").effects[0]?.lasting).toEqual({ kind: "time", until: 18 });
  });

  it("is held apart from that of another source", async () => {
    const { creature } = await given(await blessed()).when(bless({ source: "Bo" }));
    expect(creature("a").effects.map(({ id }) => id)).toEqual(["e101", "e102"]);
  });

  it("that stacks is held once more", async () => {
    const { types } = await given(await blessed({ stacks: true })).when(bless({ stacks: true }));
    expect(types).toEqual(["effect_gained"]);
  });

  it("does not come over the dead", async () => {
    const dead = creatureOf({ dead: true, hp: { current: 0, temporary: 0 } });
    expect((await given(dead).when(bless())).refused).toMatchObject({
      code: "DEAD",
      message: "Ada is dead and gains no effects any more.",
    });
  });

  it("cannot last as long as what is not there", async () => {
    const { refused } = await given(creatureOf()).when(
      bless({ lasting: { kind: "with", id: "e1" } }),
    );
    expect(refused?.code).toBe("NOT_HELD");
  });
});

describe("losing an effect", () => {
  const lose = (held: string) => ({ type: "lose_effect", id: "a", held }) as const;

  it("is by id", async () => {
    const { types, creature } = await given(await blessed()).when(lose("e101"));
    expect(types).toEqual(["effect_lost"]);
    expect(creature("a").effects).toEqual([]);
  });

  it("or by name, all of it", async () => {
    const twice = (await given(await blessed()).when(bless({ source: "Bo" }))).creature("a");
    expect((await given(twice).when(lose("BLESS"))).creature("a").effects).toEqual([]);
  });

  it("is refused where there is none, with what there is", async () => {
    const { refused } = await given(await blessed()).when(lose("Haste"));
    expect(refused).toEqual({
      code: "NO_SUCH_EFFECT",
      message: 'Ada has no effect "Haste". It has: e101 (Bless).',
      legal: ["e101 (Bless)"],
    });
  });
});
