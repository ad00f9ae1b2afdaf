import { describe, expect, it } from "vitest";
import { arena, one, under } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { inState } from "../../../testing/given.js";
import { concentratingOn } from "../../../testing/make.js";
import { onTurnOf } from "../../../testing/on-turn.js";
import type { GameState } from "../../game/state.js";
import { magicReactions } from "./reactions.js";

const map = `
  A.....GH
  ........
`;

const someone = (id: string) =>
  one(id, { hp: { current: 40, temporary: 0 }, make: { extraHp: 40 } });

const fight = (): GameState =>
  arena(map, [
    {
      creature: {
        ...caster("a", ["wizard", 5], ["fireball", "misty-step", "haste"]),
        ...concentratingOn("Bless"),
      },
    },
    { creature: someone("g") },
    { creature: someone("h") },
  ]);

const ready = {
  type: "ready",
  id: "a",
  trigger: "somebody comes through the door",
  action: "cast",
  spell: { spell: "fireball" },
} as const;

const release = {
  type: "cast",
  id: "a",
  spell: "fireball",
  economy: "readied",
  points: [{ x: 6, y: 0 }],
} as const;

describe("a readied spell", () => {
  it("takes action, slot and concentration at once, and is released with the reaction", async () => {
    const held = await inState(fight()).when(ready);
    expect(held.state.combatants?.["a"]).toMatchObject({
      readied: { action: "cast", cast: "k101" },
      turn: { action: "Ready" },
    });
    expect(held.creature("a")).toMatchObject({
      spent: { slots: { "3": 1 } },
      casts: [{ id: "k101", spell: "Fireball", concentration: true, readied: true }],
    });
    const done = await inState(onTurnOf(held.state, "g"))
      .rolling(2, 20, 3, 3, 3, 3, 3, 3, 3, 3)
      .when(release);
    expect([done.creature("g").hp.current, done.creature("h").hp.current]).toEqual([16, 28]);
    expect(done.creature("a")).toMatchObject({ spent: { slots: { "3": 1 } }, casts: [] });
    expect(done.state.combatants?.["a"]).toMatchObject({ turn: { reaction: "Cast a Spell" } });
    expect(done.state.combatants?.["a"]?.readied).toBeUndefined();
    const again = await inState(done.state).when(release);
    expect(again.refused?.code).toBe("NOT_READIED");
  });

  it("is held by nobody who cannot concentrate, whoever gives leave", async () => {
    const out = arena(map, [
      { creature: { ...caster("a", ["wizard", 5], ["fireball"]), conditions: [under("stunned")] } },
      { creature: someone("g") },
    ]);
    const leave = { ...ready, spell: { spell: "fireball", dmOverride: true } };
    expect((await inState(out).when(leave)).refused?.code).toBe("CANNOT_CONCENTRATE");
  });

  it("is lost with the concentration", async () => {
    const held = await inState(fight()).when(ready);
    const hurt = await inState(held.state)
      .rolling(2)
      .when({ type: "damage", id: "a", parts: [{ amount: 10 }] });
    const { refused } = await inState(hurt.state).when(release);
    expect(refused?.code).toBe("NOT_READIED");
  });

  it("is lost as its caster's next turn begins", async () => {
    const held = await inState(fight()).when(ready);
    const next = await inState(held.state).when({ type: "end_turn" });
    const after = await inState(next.state).when({ type: "end_turn" });
    const own = await inState(after.state).when({ type: "end_turn" });
    expect(own.creature("a").casts).toEqual([]);
    expect(own.event("cast_ended")).toMatchObject({ because: "it was not released" });
  });

  it("is one of an action alone, and may be countered as it is cast, not as it is released", async () => {
    const no = await inState(fight()).when({ ...ready, spell: { spell: "misty-step" } });
    expect(no.refused?.code).toBe("CASTING_TIME");
    const foe = caster("g", ["wizard", 5], ["counterspell"]);
    const state = arena(map, [
      { creature: caster("a", ["wizard", 5], ["fireball"]) },
      { creature: foe },
      { creature: someone("h") },
    ]);
    const asked = await inState(state, magicReactions).when(ready);
    expect(asked.state.waiting?.window.moment).toBe("cast-begun");
    const broken = await inState(asked.state, magicReactions).when({
      type: "react",
      id: "g",
      reaction: "Counterspell",
    });
    expect(broken.creature("a").casts).toEqual([]);
    const passed = await inState(asked.state, magicReactions).when({ type: "decline", id: "g" });
    const done = await inState(passed.state, magicReactions)
      .rolling(2, 2, 3, 3, 3, 3, 3, 3, 3, 3)
      .when(release);
    expect(done.state.waiting).toBeUndefined();
    expect(done.creature("h").hp.current).toBe(16);
  });

  it("of concentration goes on with it once released", async () => {
    const held = await inState(fight()).when({ ...ready, spell: { spell: "haste" } });
    const done = await inState(held.state).when({
      type: "cast",
      id: "a",
      spell: "haste",
      economy: "readied",
      targets: ["a"],
    });
    expect(done.creature("a").casts).toMatchObject([
      { spell: "Haste", concentration: true, until: 60 },
    ]);
    expect(done.creature("a").casts[0]?.readied).toBeUndefined();
    expect(done.creature("a").effects).toMatchObject([{ name: "Haste" }]);
  });
});
