import { describe, expect, it } from "vitest";
import { arena, one, placeOf } from "../../../testing/arena.js";
import { held } from "../../../testing/attacking.js";
import { inState } from "../../../testing/given.js";
import type { Item } from "../../creature/creature.js";
import type { UseAction } from "../../game/action.js";
import { combatantIn, type GameState } from "../../game/state.js";

const abilities = { str: 16, dex: 10, con: 10, int: 10, wis: 10, cha: 10 };
const gear = (base: string): Item => held(base);
const bearing = (...items: readonly Item[]) => one("a", { items, make: { abilities } });
const foe = one("g", { make: { abilities, extraHp: 60 }, hp: { current: 40, temporary: 0 } });

/** Ada in the west, her foe in the east; a thing lies, or burns, three squares east of her. */
const arenaOf = (...items: readonly Item[]): GameState =>
  arena("A......G\n........", [{ creature: bearing(...items) }, { creature: foe }]);
const use = (state: GameState, name: string, how: Partial<UseAction> = {}) =>
  inState(state).when({ type: "use", id: "a", what: { name }, ...how });
const at = { origin: { x: 3, y: 0 } } as const;

/** Gor comes along the row, on his turn. */
const coming = async (state: GameState, ...dice: readonly number[]) => {
  const turn = await inState(state).when({ type: "end_turn" });
  const path = [6, 5, 4, 3, 2].map((x) => ({ x, y: 0 }));
  return inState(turn.state)
    .rolling(...dice)
    .when({ type: "move", id: "g", path });
};

describe("caltrops", () => {
  it("lie where they are strewn, stop who steps in them and slow it until it is healed: DC 15", async () => {
    const strewn = await use(arenaOf(gear("caltrops")), "Caltrops", at);
    expect(strewn.refused).toBeUndefined();
    expect(strewn.creature("a").items).toEqual([]);
    const pricked = await coming(strewn.state, 14);
    expect(pricked.creature("g").hp.current).toBe(39);
    expect(placeOf(pricked.state, "g")).toMatchObject({ x: 3, y: 0 });
    const kinds = pricked.creature("g").effects.flatMap(({ effects }) => effects);
    expect(kinds).toContainEqual({ kind: "stat", stat: "speed-walk", change: "add", by: -10 });
  });

  it("do nothing to who steps well", async () => {
    const strewn = await use(arenaOf(gear("caltrops")), "Caltrops", at);
    const spared = await coming(strewn.state, 15);
    expect(placeOf(spared.state, "g")).toMatchObject({ x: 2, y: 0 });
    expect(spared.creature("g").hp.current).toBe(40);
  });
});

it("trip who comes: ball bearings, DC 10", async () => {
  const bag = await use(
    arenaOf(gear("ball-bearings-bag-of-1000")),
    "ball-bearings-bag-of-1000",
    at,
  );
  expect(bag.refused).toBeUndefined();
  const fallen = await coming(bag.state, 9);
  expect(fallen.creature("g").conditions.map(({ condition }) => condition)).toEqual(["prone"]);
});

it("holds who steps into it until it is forced open: a hunting trap, DC 13", async () => {
  const set = await use(arenaOf(gear("hunting-trap")), "Hunting Trap", at);
  const caught = await coming(set.state, 12, 3);
  expect(caught.creature("g").hp.current).toBe(37);
  expect(placeOf(caught.state, "g")).toMatchObject({ x: 3, y: 0 });
  const free = await inState(caught.state).rolling(10).when({ type: "escape", id: "g" });
  // Strength 3.
  expect(free.event("rolled")).toMatchObject({ dc: 13, success: true });
  expect(free.creature("g").effects).toEqual([]);
});

it("burns for 2 rounds where it is poured and lit: oil, 5 fire damage", async () => {
  const poured = await use(arenaOf(gear("oil-flask")), "oil-flask", { ...at, option: "pour" });
  expect(poured.refused).toBeUndefined();
  const burnt = await coming(poured.state);
  expect(burnt.creature("g").hp.current).toBe(35);
  expect(poured.state.encounter?.zones).toHaveLength(1);
  let { state } = burnt;
  for (let turn = 0; turn < 5; turn += 1)
    state = (await inState(state).when({ type: "end_turn" })).state;
  expect(state.encounter?.zones ?? []).toEqual([]);
});

describe("bonds", () => {
  const bound = (base: string, name: string) => {
    const state = arena("AG", [{ creature: bearing(gear(base)) }, { creature: foe }]);
    return use(state, name, { targets: ["g"] });
  };

  it.each<[string, string, number]>([
    ["manacles", "Manacles", 20],
    ["rope-hempen-50-feet", "rope-hempen-50-feet", 17],
  ])("of %s hold until DC %s is beaten", async (base, name, dc) => {
    const held = await bound(base, name);
    expect(held.refused).toBeUndefined();
    const turn = await inState(held.state).when({ type: "end_turn" });
    const tried = await inState(turn.state)
      .rolling(dc - 4)
      .when({ type: "escape", id: "g", by: "str" });
    expect(tried.event("rolled")).toMatchObject({ dc, success: false });
    expect(combatantIn(tried.state, "g").turn.action).toBe("Escape");
    const freed = await inState(turn.state)
      .rolling(dc - 3)
      .when({ type: "escape", id: "g", by: "str" });
    expect(freed.creature("g").effects).toEqual([]);
  });
});

describe("what forces doors", () => {
  it("lasts until the check that it is for", async () => {
    const alone = await use(arenaOf(gear("ram-portable")), "ram-portable", { option: "alone" });
    expect(alone.creature("a").effects[0]).toMatchObject({
      endsOn: ["used"],
      effects: [{ kind: "roll", on: "check", bonus: 4, when: { ability: ["str"] } }],
    });
    const helped = await use(arenaOf(gear("ram-portable")), "ram-portable", { option: "helped" });
    expect(helped.creature("a").effects[0]?.effects).toHaveLength(2);
    const bar = await use(arenaOf(gear("crowbar")), "Crowbar");
    expect(bar.creature("a").effects[0]?.effects).toMatchObject([{ mode: "advantage" }]);
  });
});
