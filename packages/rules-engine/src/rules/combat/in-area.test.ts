import { expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { fightOf } from "../../../testing/fight.js";
import { plainField } from "../../grid/battlefield.js";
import { layTerrain } from "../../grid/change-terrain.js";
import { srdCompendium } from "../../tables/compendium.js";
import { inArea } from "./in-area.js";

const compendium = await srdCompendium();
const dead = { dead: true, hp: { current: 0, temporary: 0 } } as const;
const state = {
  ...fightOf([
    { creature: creatureOf({ id: "a" }), at: { x: 5, y: 5 } },
    // A large one whose nearest square is 15 feet from the middle.
    {
      creature: creatureOf({ id: "ogre", make: { statBlock: "ogre" } }),
      side: "enemy",
      at: { x: 7, y: 5 },
    },
    { creature: creatureOf({ id: "far" }), at: { x: 9, y: 9 } },
    { creature: creatureOf({ id: "dead", ...dead }), at: { x: 4, y: 5 } },
    { creature: creatureOf({ id: "off" }) },
  ]),
  battlefield: plainField(12, 12),
};
const burst = { shape: "sphere", origin: { x: 4, y: 5 }, radius: 15 } as const;

it("finds the living by any of their squares, with their cover", () => {
  expect(inArea(state, burst, { compendium })).toEqual([
    { id: "a", cover: "none" },
    // Whoever stands in between is half cover.
    { id: "ogre", cover: "half" },
  ]);
});

it("is not shielded by who stands where it starts", () => {
  const line = { shape: "line", origin: { x: 5, y: 5 }, direction: { x: 1, y: 0 }, length: 60 };
  expect(inArea(state, { ...line, shape: "line" }, { compendium })).toEqual([
    { id: "ogre", cover: "none" },
  ]);
});

it("spares whom a wall shields wholly", () => {
  const wall = Array.from({ length: 12 }, (_, y) => ({ x: 6, y }));
  const battlefield = layTerrain(state.battlefield, wall, { obstacle: {} }).field;
  const ids = inArea({ ...state, battlefield }, burst, { compendium }).map(({ id }) => id);
  expect(ids).toEqual(["a"]);
});

it("needs no map", () => {
  const { battlefield: _none, ...bare } = state;
  expect(inArea(bare, burst, { compendium }).map(({ id }) => id)).toEqual(["a", "ogre"]);
});
