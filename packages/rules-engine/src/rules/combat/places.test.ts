import { describe, expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { given, inState } from "../../../testing/given.js";
import type { Creature } from "../../creature/creature.js";
import type { ActionOf, Entrant } from "../../game/action.js";
import { plainField } from "../../grid/battlefield.js";
import { layTerrain } from "../../grid/change-terrain.js";

const ada = creatureOf({ id: "a", name: "Ada" });
const bo = creatureOf({ id: "b", name: "Bo" });
const copy = (id: string, statBlock: string): Creature =>
  creatureOf({ id, name: id, characterType: "enemy", make: { statBlock } });
const ogre = copy("o", "ogre");
const goblin = copy("g", "goblin");
const rats = copy("r", "swarm-of-rats");

const begin = (
  battlefield: ReturnType<typeof plainField>,
  ...entrants: readonly Entrant[]
): ActionOf<"begin_encounter"> => ({
  type: "begin_encounter",
  encounter: {
    id: "f",
    name: "Ambush",
    house: { diagonals: "5", autoReactions: "none" },
    light: "bright",
  },
  battlefield,
  entrants: entrants.map((one, at) => ({ initiative: 20 - at, ...one })),
});

const placesIn = async (action: ActionOf<"begin_encounter">, ...creatures: readonly Creature[]) => {
  const { state, refused } = await given(...creatures).when(action);
  const places = Object.values(state?.combatants ?? {}).map(({ id, at }) => [id, at?.x, at?.y]);
  return { places, code: refused?.code };
};

describe("Whoever is not placed", () => {
  it("stands in the middle of its side's edge, its whole space on the map", async () => {
    // An ogre is two squares wide: its north-west square is one from the eastern edge.
    const action = begin(
      plainField(9, 5),
      { id: "a", side: "party" },
      { id: "b", side: "party" },
      { id: "o", side: "enemy" },
      { id: "g", side: "neutral" },
    );
    const { places } = await placesIn(action, ada, bo, ogre, goblin);
    expect(places).toEqual([
      ["a", 0, 2],
      ["b", 0, 1],
      ["o", 7, 1],
      ["g", 4, 0],
    ]);
  });

  it("stands neither in walls, pits, water and hazards nor on those who are placed", async () => {
    const walls = [
      { x: 0, y: 0 },
      { x: 0, y: 2 },
    ];
    const { field } = layTerrain(plainField(3, 3), walls, { obstacle: {} });
    const { field: map } = layTerrain(field, [{ x: 1, y: 1 }], { pit: { depth: 10 } });
    const action = begin(
      map,
      { id: "a", side: "party", at: { x: 0, y: 1 } },
      { id: "b", side: "party" },
    );
    // The western column is full, of the next the pit: the square north or south of it.
    expect((await placesIn(action, ada, bo)).places).toEqual([
      ["a", 0, 1],
      ["b", 1, 0],
    ]);
  });

  it("finds no room where there is none", async () => {
    const action = begin(plainField(1, 1), { id: "a", side: "party" }, { id: "b", side: "party" });
    expect((await placesIn(action, ada, bo)).code).toBe("NO_ROOM");
    const wide = begin(plainField(1, 5), { id: "o", side: "enemy" });
    expect((await placesIn(wide, ogre)).code).toBe("NO_ROOM");
  });
});

describe("Whoever is placed", () => {
  const field = plainField(6, 6);

  it.each<[string, Entrant["at"], string | undefined]>([
    ["beside another", { x: 2, y: 3 }, undefined],
    ["in another's space", { x: 1, y: 1 }, "OCCUPIED"],
    ["above its head, at twice its height", { x: 1, y: 1, z: 10 }, undefined],
    ["off the map", { x: 6, y: 0 }, "OFF_MAP"],
  ])("%s", async (_, at, code) => {
    const action = begin(
      field,
      { id: "o", side: "enemy", at: { x: 0, y: 0 } },
      { id: "a", side: "party", ...(at && { at }) },
    );
    expect((await placesIn(action, ogre, ada)).code).toBe(code);
  });

  it("has its whole space on the map, and none of it in a wall", async () => {
    const over = begin(field, { id: "o", side: "enemy", at: { x: 5, y: 5 } });
    expect((await placesIn(over, ogre)).code).toBe("OFF_MAP");
    const { field: walled } = layTerrain(field, [{ x: 3, y: 3 }], { obstacle: { height: 10 } });
    const into = begin(walled, { id: "o", side: "enemy", at: { x: 2, y: 2 } });
    expect((await placesIn(into, ogre)).code).toBe("IN_WALL");
    const above = begin(walled, { id: "o", side: "enemy", at: { x: 2, y: 2, z: 10 } });
    expect((await placesIn(above, ogre)).code).toBeUndefined();
  });

  it("shares its space with a swarm", async () => {
    const at = { x: 2, y: 2 };
    const action = begin(field, { id: "a", side: "party", at }, { id: "r", side: "enemy", at });
    expect((await placesIn(action, ada, rats)).code).toBeUndefined();
  });
});

it("late-comers find their place among those there", async () => {
  const action = begin(plainField(4, 1), { id: "a", side: "party" });
  const begun = await given(ada, bo).when(action);
  const join = (at?: Entrant["at"]) =>
    inState(begun.state).when({
      type: "join_encounter",
      entrants: [{ id: "b", side: "party", initiative: 5, ...(at && { at }) }],
    });
  expect((await join()).state.combatants?.["b"]?.at).toEqual({ x: 1, y: 0 });
  expect((await join({ x: 0, y: 0 })).refused?.code).toBe("OCCUPIED");
});

it("a corpse is in nobody's way: one may come onto its square, and end a move there", async () => {
  const action = begin(
    plainField(4, 1),
    { id: "a", side: "party", at: { x: 0, y: 0 } },
    { id: "g", side: "enemy", at: { x: 2, y: 0 } },
  );
  const begun = await given(ada, bo, goblin).when(action);
  const slain = await inState(begun.state).when({
    type: "damage",
    id: "g",
    parts: [{ amount: 500 }],
  });
  expect(slain.creature("g").dead).toBe(true);
  const joined = await inState(slain.state).when({
    type: "join_encounter",
    entrants: [{ id: "b", side: "party", initiative: 5, at: { x: 2, y: 0 } }],
  });
  expect(joined.state.combatants?.["b"]?.at).toEqual({ x: 2, y: 0 });
  const onto = await inState(slain.state).when({ type: "move", id: "a", to: { x: 2, y: 0 } });
  expect(onto.state.combatants?.["a"]?.at).toEqual({ x: 2, y: 0 });
});
