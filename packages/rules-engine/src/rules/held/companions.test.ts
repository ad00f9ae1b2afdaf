import { expect, it } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { inState } from "../../../testing/given.js";
import { onTurnOf } from "../../../testing/on-turn.js";

// A casts with DC 8 + 3 + 4 = 15; G saves with the better of two bare dice, since it is fought.

const map = `
  .......
  .ABG.H.
  .......
`;

const tough = (id: string) => one(id, { hp: { current: 30, temporary: 0 }, make: { extraHp: 30 } });

const charmed = async () => {
  const self = caster("a", ["wizard", 5], ["charm-person"]);
  const all = [{ creature: self }, ...["b", "g", "h"].map((id) => ({ creature: tough(id) }))];
  const sides = arena(map, all);
  const { b, ...rest } = sides.combatants ?? {};
  if (b === undefined) throw new Error("B is not there.");
  const state = { ...sides, combatants: { ...rest, b: { ...b, side: "party" as const } } };
  const cast = await inState(state)
    .rolling(5, 5)
    .when({ type: "cast", id: "a", spell: "charm-person", targets: ["g"] });
  expect(cast.creature("g").conditions).toMatchObject([{ condition: "charmed" }]);
  return cast.state;
};

it.each([
  ["b", []],
  ["h", ["charmed"]],
])("Charm Person after an attack by %s, a companion of the caster's or none", async (id, left) => {
  const state = onTurnOf(await charmed(), id);
  const beside = await inState(state).when({
    type: "move",
    id,
    mode: "teleport",
    to: { x: 4, y: 1 },
  });
  const missed = await inState(beside.state).rolling(1).when({ type: "attack", id, target: "g" });
  expect(missed.creature("g").conditions.map(({ condition }) => condition)).toEqual(left);
  expect(missed.creature("a").casts).toHaveLength(left.length);
});
