import { describe, expect, it } from "vitest";
import { arena, beast, one } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { given, inState } from "../../../testing/given.js";
import { worn } from "../../../testing/make.js";
import type { Creature } from "../../creature/creature.js";
import type { EffectHeld } from "../../creature/held.js";
import type { CastAction } from "../../game/cast-action.js";
import type { GameState } from "../../game/state.js";

const casts = (spell: string, over: Partial<CastAction> = {}): CastAction => ({
  type: "cast",
  id: "a",
  spell,
  ...over,
});

const borne = (over: Partial<EffectHeld>): EffectHeld => ({
  id: "e1",
  name: "Test",
  kind: "neutral",
  effects: [],
  lasting: { kind: "until", what: "removed" },
  ...over,
});

// A is on (1, 1), G three squares east of it, H eight, and B one north-west.
const map = `
  B.........
  .A..G....H
`;

const fight = (spell: string, others: readonly Creature[]): GameState =>
  arena(map, [
    { creature: caster("a", ["bard", 13], [spell]) },
    ...others.map((creature) => ({ creature })),
  ]);

const withEffects = (creature: Creature, ...effects: readonly EffectHeld[]): Creature => ({
  ...creature,
  effects,
});

describe("Detect Evil and Good", () => {
  const cast = (others: readonly Creature[]) =>
    inState(fight("detect-evil-and-good", others)).when(
      casts("detect-evil-and-good", { dmOverride: true }),
    );

  it("finds fiends and the undead within 30 feet, and where they are", async () => {
    const { event } = await cast([beast("g", "imp"), beast("h", "zombie"), beast("b", "wolf")]);
    expect(event("sensed").found).toEqual([{ what: "fiend", id: "g", feet: 15, way: "east" }]);
  });

  it("is deceived by a mask, and by nondetection", async () => {
    const masked = withEffects(
      beast("b", "wolf"),
      borne({ effects: [{ kind: "seems", type: "undead" }] }),
    );
    const hidden = withEffects(
      beast("g", "imp"),
      borne({ effects: [{ kind: "hidden-from-divination" }] }),
    );
    const { event } = await cast([hidden, masked]);
    expect(event("sensed").found).toEqual([{ what: "undead", id: "b", feet: 5, way: "northwest" }]);
  });
});

it("Detect Magic finds spells at work and magic things", async () => {
  const blessed = withEffects(
    one("b"),
    borne({ source: "Bless", from: "a", lasting: { kind: "cast", id: "k9" } }),
  );
  const armed = one("g", { items: [worn("Longsword", "main_hand", { magic: "weapon-1" })] });
  const { event } = await inState(fight("detect-magic", [blessed, armed])).when(
    casts("detect-magic"),
  );
  expect(event("sensed").found.map(({ id, what }) => [id, what])).toEqual([
    ["b", "magic: Bless"],
    ["g", "a magic thing: Longsword"],
  ]);
});

it("Detect Poison and Disease finds the poisonous", async () => {
  const { event } = await inState(
    fight("detect-poison-and-disease", [beast("g", "giant-spider"), beast("b", "wolf")]),
  ).when(casts("detect-poison-and-disease", { dmOverride: true }));
  expect(event("sensed").found.map(({ id }) => id)).toEqual(["g"]);
});

describe("Locate Creature", () => {
  const located = (target: Creature) =>
    inState(fight("locate-creature", [target])).when(
      casts("locate-creature", { targets: [target.id] }),
    );

  it("knows how far off somebody is, and which way", async () => {
    const { event } = await located(one("h"));
    expect(event("sensed").found).toEqual([
      { what: "the one that is looked for", id: "h", feet: 40, way: "east" },
    ]);
  });

  it("cannot be aimed at whom nondetection hides", async () => {
    const hidden = withEffects(one("h"), borne({ effects: [{ kind: "hidden-from-divination" }] }));
    expect((await located(hidden)).refused?.code).toBe("WRONG_TARGET");
  });
});

it("Locate Object knows who has the nearest thing of a name", async () => {
  const with2 = [
    one("g", { items: [worn("Silver Key", "worn")] }),
    one("h", { items: [worn("Silver Key", "worn")] }),
  ];
  const { event } = await inState(fight("locate-object", with2)).when(
    casts("locate-object", { choices: { text: "silver key" } }),
  );
  expect(event("sensed").found).toEqual([{ what: "Silver Key", id: "g", feet: 15, way: "east" }]);
});

it("Nondetection hides whom it is cast on; outside a fight nobody knows who is near", async () => {
  const ada = caster("a", ["wizard", 5], ["nondetection", "detect-magic"], {
    items: [
      {
        id: "i1",
        name: "diamond dust",
        quantity: 1,
        custom: { type: "gem", weight: 0, cost: 2_500 },
      },
    ],
  });
  const { state, event } = await given(ada).when(
    casts("nondetection", { targets: ["a"], dmOverride: true }),
  );
  expect(event("effect_gained").held.effects).toEqual([{ kind: "hidden-from-divination" }]);
  const sensed = await inState(state).when(casts("detect-magic"));
  expect(sensed.event("sensed").found).toEqual([]);
});
