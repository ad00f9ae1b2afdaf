import { describe, expect, it } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { given, inState } from "../../../testing/given.js";
import { standingAt } from "../../../testing/on-turn.js";
import type { Creature } from "../../creature/creature.js";
import type { CastAction } from "../../game/cast-action.js";
import type { GameState } from "../../game/state.js";
import { magicReactions } from "./reactions.js";

const casts = (spell: string, over: Partial<CastAction> = {}): CastAction => ({
  type: "cast",
  id: "a",
  spell,
  ...over,
});

const map = `
  A...G...
  B.......
`;

const fight = (self: Creature, ...others: readonly Creature[]): GameState =>
  arena(map, [{ creature: self }, ...others.map((creature) => ({ creature }))]);

/** What has waited is still there after a restart. */
const stored = (state: GameState): GameState => JSON.parse(JSON.stringify(state)) as GameState;

const mage = (id: string, ...spells: readonly string[]) => caster(id, ["wizard", 9], spells);

/** Armour class 10, 50 hit points. */
const someone = (id: string) =>
  one(id, { hp: { current: 50, temporary: 0 }, make: { extraHp: 50 } });

describe("Shield", () => {
  const attack = {
    type: "attack",
    id: "a",
    target: "g",
    said: { bonus: 5, damage: "8", range: { normal: 60, long: 60 } },
  } as const;

  it("turns an attack that hit by 4 or less, and lasts until the next turn", async () => {
    const asked = await inState(fight(someone("a"), mage("g", "shield")), magicReactions)
      .rolling(9)
      .when(attack);
    expect(asked.state.waiting?.window).toMatchObject({
      moment: "hit",
      open: [{ creatureId: "g", options: ["Shield"] }],
    });
    const { creature, event, state } = await inState(stored(asked.state), magicReactions).when({
      type: "react",
      id: "g",
      reaction: "Shield",
    });
    // 14 against 10, and then against 15.
    expect(event("rolled")).toMatchObject({ success: false, dc: 15 });
    expect(creature("g")).toMatchObject({ hp: { current: 50 }, spent: { slots: { "1": 1 } } });
    expect(state.combatants?.["g"]?.turn.reaction).toBe("Cast a Spell");
  });

  it("is not asked for without a slot, and at the next higher one where the own is spent", async () => {
    const spent = { hitDice: {}, pact: 0, uses: {} };
    const none = {
      ...mage("g", "shield"),
      spent: { ...spent, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 1 } },
    };
    const not = await inState(fight(someone("a"), none), magicReactions)
      .rolling(9)
      .when(attack);
    expect(not.state.waiting).toBeUndefined();
    const second = { ...mage("g", "shield"), spent: { ...spent, slots: { 1: 4 } } };
    const asked = await inState(fight(someone("a"), second), magicReactions)
      .rolling(9)
      .when(attack);
    const { creature } = await inState(asked.state, magicReactions).when({
      type: "react",
      id: "g",
      reaction: "Shield",
    });
    expect(creature("g").spent.slots).toEqual({ "1": 4, "2": 1 });
  });

  it("keeps every dart of Magic Missile off", async () => {
    const asked = await inState(
      fight(mage("a", "magic-missile"), mage("g", "shield")),
      magicReactions,
    ).when(casts("magic-missile", { targets: ["g"] }));
    expect(asked.state.waiting?.window.moment).toBe("cast-begun");
    const { creature, types } = await inState(stored(asked.state), magicReactions).when({
      type: "react",
      id: "g",
      reaction: "Shield",
    });
    expect(types).not.toContain("damage_taken");
    expect(creature("g").hp.current).toBe(50);
  });
});

describe("Counterspell", () => {
  const duel = fight(
    mage("a", "fireball", "counterspell"),
    mage("g", "counterspell"),
    someone("b"),
  );
  const fireball = casts("fireball", { points: [{ x: 6, y: 0 }] });

  it("breaks off a spell of level 3 outright: its slot is lost, and nothing of it happens", async () => {
    const asked = await inState(duel, magicReactions).when(fireball);
    expect(asked.state.waiting?.window.open).toMatchObject([
      { creatureId: "g", options: ["Counterspell"] },
    ]);
    const countered = await inState(stored(asked.state), magicReactions).when({
      type: "react",
      id: "g",
      reaction: "Counterspell",
    });
    // A's own Counterspell could answer it.
    expect(countered.state.waiting?.window.open).toMatchObject([{ creatureId: "a" }]);
    const done = await inState(stored(countered.state), magicReactions).when({
      type: "decline",
      id: "a",
    });
    expect(done.types).not.toContain("damage_taken");
    expect(done.creature("a")).toMatchObject({ spent: { slots: { "3": 1 } }, casts: [] });
    expect(done.creature("g")).toMatchObject({ spent: { slots: { "3": 1 } }, casts: [] });
  });

  it("is itself broken off by another, and the spell happens after all", async () => {
    const asked = await inState(duel, magicReactions).when(fireball);
    const first = await inState(asked.state, magicReactions).when({
      type: "react",
      id: "g",
      reaction: "Counterspell",
    });
    const done = await inState(stored(first.state), magicReactions)
      // G's save, then 8d6.
      .rolling(1, 2, 2, 2, 2, 2, 2, 2, 2)
      .when({ type: "react", id: "a", reaction: "Counterspell" });
    expect(done.creature("g").hp.current).toBe(34);
    expect(done.creature("a").spent.slots).toEqual({ "3": 2 });
    expect(done.creature("a").casts).toEqual([]);
  });

  it("needs a check against a spell of a higher level: DC 10 and that level, or a slot as high", async () => {
    const fifth = { ...fireball, slotLevel: 5 };
    const asked = await inState(duel, magicReactions).when(fifth);
    const react = { type: "react", id: "g", reaction: "Counterspell" } as const;
    const open = await inState(asked.state, magicReactions).when(react);
    // 10 + 4 is less than 15.
    const failed = await inState(open.state, magicReactions)
      .rolling(10, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2)
      .when({ type: "decline", id: "a" });
    expect(failed.event("rolled")).toMatchObject({ purpose: "check", dc: 15, success: false });
    expect(failed.creature("g").hp.current).toBe(30);
    const same = await inState(asked.state, magicReactions).when({
      ...react,
      cast: { slotLevel: 5 },
    });
    const broken = await inState(same.state, magicReactions).when({ type: "decline", id: "a" });
    expect(broken.creature("g")).toMatchObject({
      hp: { current: 50 },
      spent: { slots: { "5": 1 } },
    });
  });

  it("is let pass by whoever does something else", async () => {
    const asked = await inState(duel, magicReactions).when(fireball);
    const over = await inState(asked.state, magicReactions)
      .rolling(1, 2, 2, 2, 2, 2, 2, 2, 2)
      .when({ type: "end_turn" });
    expect(over.creature("g").hp.current).toBe(34);
  });
});

it("Hellish Rebuke: 2d10 to whoever has just hurt its caster, half on a save", async () => {
  const warlock = caster("g", ["warlock", 1], ["hellish-rebuke"]);
  const asked = await inState(fight(someone("a"), warlock), magicReactions)
    .rolling(15)
    .when({
      type: "attack",
      id: "a",
      target: "g",
      said: { bonus: 5, damage: "8", range: { normal: 60, long: 60 } },
    });
  expect(asked.state.waiting?.window.open).toMatchObject([
    { creatureId: "g", options: ["Hellish Rebuke"] },
  ]);
  // Level 1: DC 8 + 2 + 4.
  const { creature } = await inState(stored(asked.state), magicReactions)
    .rolling(13, 4, 5)
    .when({ type: "react", id: "g", reaction: "Hellish Rebuke" });
  expect(creature("a").hp.current).toBe(41);
  expect(creature("g").spent.pact).toBe(1);
  const { refused } = await inState(stored(asked.state), magicReactions).when({
    type: "react",
    id: "g",
    reaction: "Hellish Rebuke",
    cast: { targets: ["g"] },
  });
  expect(refused?.code).toBe("WRONG_TARGET");
});

it("Feather Fall: who falls comes down unhurt, once", async () => {
  const state = fight({ ...mage("a", "feather-fall") }, someone("g"));
  const high = standingAt(state, "a", { x: 0, y: 0, z: 30 });
  const moved = { type: "move", id: "a", mode: "forced", to: { x: 1, y: 0, z: 30 } } as const;
  const asked = await inState(high, magicReactions).when(moved);
  expect(asked.state.waiting?.window).toMatchObject({
    moment: "falls",
    open: [{ creatureId: "a" }],
  });
  const { creature, types } = await inState(stored(asked.state), magicReactions).when({
    type: "react",
    id: "a",
    reaction: "Feather Fall",
  });
  expect(types).not.toContain("damage_taken");
  expect(creature("a").hp.current).toBe(50);
  expect(creature("a").effects).toEqual([]);
});

describe("Dispel Magic", () => {
  it("ends every spell on its target: those up to level 3 outright, others by a check", async () => {
    const bard = caster("b", ["bard", 9], ["bless", "greater-invisibility"], {
      casts: [
        { id: "k1", spell: "Longstrider", level: 1, since: 0, targets: ["g"] },
        {
          id: "k2",
          spell: "Greater Invisibility",
          level: 4,
          concentration: true,
          since: 0,
          targets: ["g"],
        },
        { id: "k3", spell: "Longstrider", level: 1, since: 0, targets: ["h"] },
      ],
    });
    const cast = await given(mage("a", "dispel-magic"), bard, someone("g"))
      // 10 + 4 meets 14.
      .rolling(10)
      .when(casts("dispel-magic", { targets: ["g"] }));
    expect(cast.creature("b").casts.map(({ id }) => id)).toEqual(["k3"]);
    expect(cast.event("rolled")).toMatchObject({ purpose: "check", dc: 14, success: true });
  });

  it("only the one that is meant, where one is", async () => {
    const bard = caster("b", ["bard", 9], [], {
      casts: [
        { id: "k1", spell: "Longstrider", level: 1, since: 0, targets: ["g"] },
        { id: "k2", spell: "Haste", level: 3, concentration: true, since: 0, targets: ["g"] },
      ],
    });
    const cast = await given(mage("a", "dispel-magic"), bard, someone("g")).when(
      casts("dispel-magic", { targets: ["g"], choices: { effect: "haste" } }),
    );
    expect(cast.creature("b").casts.map(({ id }) => id)).toEqual(["k1"]);
  });
});
