import { expect, it } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { given, inState } from "../../../testing/given.js";
import type { CastAction } from "../../game/cast-action.js";

const map = `
  A...G...
`;

const cast = (spell: string, over: Partial<CastAction>, ...faces: readonly number[]) =>
  inState(
    arena(map, [
      { creature: caster("a", ["wizard", 9], [spell]) },
      { creature: one("g", { hp: { current: 40, temporary: 0 }, make: { extraHp: 40 } }) },
    ]),
  )
    .rolling(...faces)
    .when({ type: "cast", id: "a", spell, ...over });

const G = { targets: ["g"] };

const statuette = {
  id: "i1",
  name: "statuette",
  quantity: 1,
  custom: { type: "gem", weight: 0, cost: 150_000 },
} as const;
const higher = { choices: { spell: { spell: "fly", slotLevel: 6 } } } as const;

it.each<[string, CastAction["choices"], string]>([
  ["ray-of-frost", { creature: "Wolf" }, "Ray of Frost leaves no creature to its caster."],
  ["ray-of-frost", { damageType: "fire" }, "Ray of Frost leaves no damageType to its caster."],
  ["hold-person", { condition: "stunned" }, "Hold Person leaves no condition to its caster."],
  ["hold-person", { ability: "str" }, "Hold Person leaves no ability to its caster."],
  ["hold-person", { count: 2 }, "Hold Person leaves no count to its caster."],
  ["hold-person", { amounts: [3] }, "Hold Person leaves no amounts to its caster."],
  ["hold-person", { effect: "Bless" }, "Hold Person leaves no effect to its caster."],
  ["hold-person", { spell: { spell: "light" } }, "Hold Person leaves no spell to its caster."],
])("%s with %j is refused, and costs nothing", async (spell, choices, message) => {
  const { refused, creature } = await cast(spell, { ...G, ...(choices && { choices }) });
  expect(refused).toMatchObject({
    code: "NO_SUCH_CHOICE",
    message,
    hint: "It has nothing to choose.",
  });
  expect(creature("a").spent.slots).toEqual({});
});

it("names what a spell does leave to its caster", async () => {
  const choices = { option: "reduce", damageType: "cold" } as const;
  const { refused } = await cast("enlarge-reduce", { ...G, choices });
  expect(refused).toMatchObject({
    message: "Enlarge/Reduce leaves no damageType to its caster.",
    legal: ["option"],
  });
});

it("takes the spell that another one is to hold, of a level that it holds", async () => {
  const holding = (spell: string) => ({ choices: { spell: { spell } } });
  const held = await given(
    caster("a", ["wizard", 11], ["contingency", "haste"], { items: [statuette] }),
  ).when({ type: "cast", id: "a", spell: "contingency", ...holding("haste") });
  expect(held.events).toContainEqual(expect.objectContaining({ text: "It holds Haste." }));
  const high = await given(
    caster("a", ["wizard", 11], ["contingency"], { items: [statuette] }),
  ).when({ type: "cast", id: "a", spell: "contingency", ...higher });
  expect(high.refused).toMatchObject({
    code: "NO_SUCH_CHOICE",
    message: "Contingency holds a spell of level 5 at most here.",
  });
});

it("takes what it has, and words and consent for any", async () => {
  const said = { willing: false, text: "now" };
  expect((await cast("hold-person", { ...G, choices: said }, 2)).refused).toBeUndefined();
  const dispelled = await cast("dispel-magic", { ...G, choices: { effect: "Bless" } });
  expect(dispelled.refused).toBeUndefined();
});
