import type { Effect } from "@tabletop-mcp/srd-data";
import { describe, expect, it, test } from "vitest";
import { blow } from "../../../testing/blow.js";
import { creatureOf } from "../../../testing/creature.js";
import { given } from "../../../testing/given.js";
import type { EffectHeld } from "../../creature/held.js";
import type { Action, DamagePart } from "../../game/action.js";

type Response = Extract<Effect, { readonly kind: "damage" }>;

const to = (response: Response["response"], over: Partial<Response> = {}): Effect => ({
  kind: "damage",
  response,
  types: ["fire"],
  ...over,
});

const held = (id: string, ...effects: readonly Effect[]): EffectHeld => ({
  id,
  name: `Ward ${id}`,
  kind: "boon",
  effects,
  lasting: { kind: "until", what: "removed" },
});

const damage = blow;
const dice = blow;

const fire = { type: "fire" } as const;

describe("damage", () => {
  it("is taken from hit points", async () => {
    const { types, creature } = await given(creatureOf()).when(damage(4));
    expect(types).toEqual(["damage_taken"]);
    expect(creature("a").hp).toEqual({ current: 6, temporary: 0 });
  });

  it("is rolled and shown", async () => {
    const { event, creature } = await given(creatureOf())
      .rolling(3, 5)
      .when(dice("2d6+1", { ...fire, source: "Torch" }));
    expect(event("damage_taken").damage).toEqual([
      {
        type: "fire",
        source: "Torch",
        dice: "2d6 + 1",
        rolls: [3, 5],
        rolled: 9,
        afterResistance: 9,
        because: [],
      },
    ]);
    expect(creature("a").hp.current).toBe(1);
  });

  it("is never less than none", async () => {
    const { event } = await given(creatureOf()).rolling(1).when(dice("1d4-3"));
    expect(event("damage_taken").dealt).toBe(0);
  });

  it("takes temporary hit points first", async () => {
    const { event, creature } = await given(creatureOf({ hp: { current: 10, temporary: 5 } })).when(
      damage(8),
    );
    expect(event("damage_taken").absorbedByTemp).toBe(5);
    expect(creature("a").hp).toEqual({ current: 7, temporary: 0 });
  });

  it("leaves the temporary hit points that it does not reach", async () => {
    const { creature } = await given(creatureOf({ hp: { current: 10, temporary: 5 } })).when(
      damage(2),
    );
    expect(creature("a").hp).toEqual({ current: 10, temporary: 3 });
  });
});

describe("a critical hit", () => {
  it("doubles the dice, not what is added", async () => {
    const { event } = await given(creatureOf())
      .rolling(5, 2)
      .when(dice("1d8+3", { critical: true }));
    expect(event("damage_taken")).toMatchObject({
      dealt: 10,
      critical: true,
      damage: [{ dice: "2d8 + 3", rolls: [5, 2] }],
    });
  });

  it("rolls dice of which some are kept as two lots", async () => {
    const { event } = await given(creatureOf())
      .rolling(5, 4, 1, 2)
      .when(dice("2d6kh1", { critical: true }));
    expect(event("damage_taken").dealt).toBe(7);
  });

  it("doubles the dice in parentheses and products", async () => {
    const { event } = await given(creatureOf())
      .rolling(1, 1, 2, 1)
      .when(dice("(1d4 + 1) + 1d4 * 2", { critical: true }));
    expect(event("damage_taken").dealt).toBe(9);
  });

  it("doubles no plain number", async () => {
    const { event } = await given(creatureOf()).when(damage(4, { critical: true }));
    expect(event("damage_taken").dealt).toBe(4);
  });
});

// "Damage Resistance and Vulnerability": in this order, each once, rounded down.
test.each([
  ["no ward", [], { ...fire }, 7, 7],
  ["resistance", [to("resistance")], { ...fire }, 7, 3],
  ["vulnerability", [to("vulnerability")], { ...fire }, 7, 14],
  ["resistance, then vulnerability", [to("resistance"), to("vulnerability")], { ...fire }, 7, 6],
  ["immunity", [to("immunity"), to("vulnerability")], { ...fire }, 7, 0],
  ["resistance from two sources", [to("resistance"), to("resistance")], { ...fire }, 7, 3],
  ["a save for half", [], { ...fire, halved: true }, 15, 7],
  ["a save for half, then resistance", [to("resistance")], { ...fire, halved: true }, 15, 3],
  ["another type", [to("resistance")], { type: "cold" }, 7, 7],
  ["no type", [to("resistance")], {}, 7, 7],
  ["every type", [to("resistance", { types: "all" })], { type: "cold" }, 7, 3],
  [
    "what is not magical",
    [to("resistance", { when: { magical: false } })],
    { ...fire, magical: false },
    7,
    3,
  ],
  [
    "what is magical",
    [to("resistance", { when: { magical: false } })],
    { ...fire, magical: true },
    7,
    7,
  ],
] as const)("damage meets %s", async (_, effects, over, amount, dealt) => {
  const warded = creatureOf({
    hp: { current: 40, temporary: 0 },
    make: { extraHp: 40 },
    effects: effects.map((effect, at) => held(`e${at}`, effect)),
  });
  const { event, creature } = await given(warded).when(damage(amount, over));
  expect(event("damage_taken").dealt).toBe(dealt);
  expect(creature("a").hp.current).toBe(40 - dealt);
});

it("says what changed the damage", async () => {
  const warded = creatureOf({ effects: [held("e1", to("resistance"))] });
  const { event } = await given(warded).when(damage(9, { ...fire, halved: true }));
  const { damage: all, rule } = event("damage_taken");
  expect(all[0]?.because).toEqual(["half damage: save", "resistance to fire: Ward e1"]);
  expect(rule).toBe("Damage Resistance and Vulnerability");
});

describe("refused", () => {
  it("the dead", async () => {
    const dead = creatureOf({ dead: true, hp: { current: 0, temporary: 0 } });
    const { refused, types } = await given(dead).when(damage(1));
    expect(refused).toMatchObject({
      code: "DEAD",
      message: "Ada is dead and cannot be hurt any more.",
    });
    expect(types).toEqual([]);
  });

  test.each([-1, 1.5, Number.NaN])("%d hit points", async (amount) => {
    const { refused } = await given(creatureOf()).when(damage(amount));
    expect(refused?.code).toBe("INVALID_AMOUNT");
  });

  it("what is no dice", async () => {
    const { refused } = await given(creatureOf()).when(dice("lots"));
    expect(refused?.code).toBe("INVALID_DICE");
    expect(refused?.hint).toContain("Example: ");
  });

  it("throws for who is not in the state", async () => {
    await expect(given(creatureOf({ id: "b" })).when(damage(1))).rejects.toThrow(
      'The state holds no creature "a".',
    );
  });
});

describe("a blow of several parts", () => {
  const fireproof = creatureOf({
    hp: { current: 40, temporary: 0 },
    make: { extraHp: 40 },
    effects: [held("e1", to("resistance", { types: ["slashing"] }))],
  });
  const struck = (...parts: readonly DamagePart[]): Action => ({
    type: "damage",
    id: "a",
    source: "Flame Tongue",
    parts,
  });

  it("is one blow: each type is met by itself, and the sum is taken", async () => {
    // 9 slashing are 4, and 7 fire are 7.
    const { event, types } = await given(fireproof)
      .rolling(5, 3, 4)
      .when(struck({ dice: "1d8+4", type: "slashing" }, { dice: "2d6", type: "fire" }));
    expect(types).toEqual(["damage_taken"]);
    expect(event("damage_taken")).toMatchObject({
      dealt: 11,
      hp: 29,
      damage: [
        { type: "slashing", rolled: 9, afterResistance: 4 },
        { type: "fire", rolled: 7, afterResistance: 7 },
      ],
    });
  });

  it("has the sum of one type halved, not each part of it", async () => {
    // 7 and 5 are 12, and half of that is 6; half of each would be 3 and 2.
    const { event } = await given(fireproof).when(
      struck(
        { amount: 7, type: "slashing" },
        { amount: 5, type: "slashing", source: "Sneak Attack" },
      ),
    );
    expect(event("damage_taken")).toMatchObject({
      dealt: 6,
      damage: [
        { source: "Flame Tongue", afterResistance: 3 },
        { source: "Sneak Attack", afterResistance: 3 },
      ],
    });
  });
});
