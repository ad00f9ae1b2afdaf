import { expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { duelOf } from "../../../testing/duel.js";
import { inState, type Outcome } from "../../../testing/given.js";
import { monster } from "../../../testing/monster.js";
import { plainField } from "../../grid/battlefield.js";
import type { Position } from "../../grid/point.js";

const target = creatureOf({ make: { extraHp: 60 }, hp: { current: 60, temporary: 0 } });

/** A boar goes along these squares, and then gores somebody at (6, 0). */
async function gored(way: readonly Position[], ...faces: readonly number[]): Promise<Outcome> {
  const [from = { x: 0, y: 0 }, ...path] = way;
  const duel = duelOf({ self: await monster("boar"), other: target, at: [from, { x: 6, y: 0 }] });
  const state = { ...duel, battlefield: plainField(20, 20) };
  const moved =
    path.length === 0 ? state : (await inState(state).when({ type: "move", id: "a", path })).state;
  return inState(moved)
    .rolling(...faces)
    .when({ type: "attack", id: "a", target: "g" });
}

const squares = (...xs: readonly number[]): readonly Position[] => xs.map((x) => ({ x, y: 0 }));

it("lets a boar charge that has moved 20 feet straight to whom it hits", async () => {
  // Tusk: 1d6 + 1, and 1d6 of the charge; DC 11 Strength, a 5 falls prone. 4 + 1 and 3 of 60.
  const hit = await gored(squares(1, 2, 3, 4, 5), 15, 4, 3, 5);
  expect(hit.creature("g").hp.current).toBe(52);
  expect(hit.creature("g").conditions).toMatchObject([{ condition: "prone" }]);
});

it("does not where it has moved 15, or not straight", async () => {
  const near = await gored(squares(2, 3, 4, 5), 15, 4);
  expect(near.creature("g").hp.current).toBe(55);
  const round = [...squares(4, 3, 4), { x: 5, y: 1 }];
  const bent = await gored(round, 15, 4);
  expect(bent.creature("g").hp.current).toBe(55);
});

it("does not where it stood there", async () => {
  const still = await gored(squares(5), 15, 4);
  expect(still.creature("g").hp.current).toBe(55);
});
