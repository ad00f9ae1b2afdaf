import { expect, it } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { given, inState } from "../../../testing/given.js";

const map = `
  A...G...
`;

const running = (spell: string) =>
  caster("a", ["wizard", 5], ["mirror-image", "blur", "fire-bolt"], {
    casts: [{ id: "k1", spell, level: 2, since: 0, until: 60 }],
  });

const fight = (spell: string) => arena(map, [{ creature: running(spell) }, { creature: one("g") }]);

const end = (spell: string) => ({ type: "cast", id: "a", spell, use: "end" }) as const;

it("A spell whose text says so takes an action to dismiss in a fight", async () => {
  const ended = await inState(fight("Mirror Image")).when(end("mirror-image"));
  expect(ended.creature("a").casts).toEqual([]);
  expect(ended.state.combatants?.["a"]?.turn.action).toBe("End Mirror Image");
  const dashed = await inState(fight("Mirror Image")).when({ type: "dash", id: "a" });
  const late = await inState(dashed.state).when(end("mirror-image"));
  expect(late.refused?.code).toBe("ACTION_SPENT");
  expect(late.creature("a").casts).toHaveLength(1);
});

it("Another is let go for nothing, and outside a fight nothing is counted", async () => {
  const blur = await inState(fight("Blur")).when(end("blur"));
  expect(blur.creature("a").casts).toEqual([]);
  expect(blur.state.combatants?.["a"]?.turn.action).toBeUndefined();
  const outside = await given(running("Mirror Image")).when(end("mirror-image"));
  expect(outside.creature("a").casts).toEqual([]);
});

it("Haste leaves a lethargy that is called so, and that says itself what it keeps from", async () => {
  const hasty = caster("a", ["wizard", 5], ["haste"]);
  const state = arena(map, [{ creature: hasty }, { creature: one("g") }]);
  const haste = { type: "cast", id: "a", spell: "haste", targets: ["a"] } as const;
  const held = await inState(state).when(haste);
  const ended = await inState(held.state).when({ type: "break_concentration", id: "a" });
  expect(ended.creature("a").effects).toMatchObject([{ name: "Haste's lethargy" }]);
  const tired = await inState(ended.state).when({ type: "dodge", id: "a" });
  expect(tired.refused).toMatchObject({
    code: "CANNOT_ACT",
    message: "A cannot act: Haste's lethargy.",
    hint: "It can again once Haste's lethargy is over.",
  });
  const strikes = await inState(ended.state).when({ type: "attack", id: "a", target: "g" });
  expect(strikes.refused).toMatchObject({ code: "CANNOT_ACT", hint: tired.refused?.hint });
});

it("The lethargy after Haste is over with the turn that it has taken, once and for all", async () => {
  const hasty = caster("a", ["wizard", 5], ["haste"]);
  const state = arena(map, [{ creature: hasty }, { creature: one("g") }]);
  const held = await inState(state).when({
    type: "cast",
    id: "a",
    spell: "haste",
    targets: ["g"],
    dmOverride: true,
  });
  let now = await inState(held.state).when({ type: "break_concentration", id: "a" });
  for (const left of [["Haste's lethargy"], []]) {
    now = await inState(now.state).when({ type: "end_turn" });
    expect(now.creature("g").effects.map(({ name }) => name)).toEqual(left);
  }
});
