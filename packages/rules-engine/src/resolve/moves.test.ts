import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arena, beast, one } from "../../testing/arena.js";
import { deepFreeze } from "../../testing/creature.js";
import { sized } from "../../testing/sized.js";
import type { Action } from "../game/action.js";
import { combatantOf, type GameState } from "../game/state.js";
import { isOnMap } from "../grid/battlefield.js";
import { type Body, footprintOf, overlaps } from "../grid/body.js";
import { layTerrain } from "../grid/change-terrain.js";
import { roomAt } from "../grid/path.js";
import { bodyOf } from "../rules/combat/bodies.js";
import { allowanceOf } from "../rules/combat/move/speed.js";
import { combatReactions } from "../rules/combat/reactions.js";
import { srdCompendium } from "../tables/compendium.js";
import { apply } from "./apply.js";
import { resolve } from "./resolve.js";

const compendium = await srdCompendium();

const plain = { noNullPrototype: true } as const;
const only = <const T>(value: T) => fc.constant(value);
const id = fc.constantFrom("a", "b", "g", "h", "k");
const place = fc
  .tuple(fc.nat(8), fc.nat(6), fc.constantFrom(0, 0, 0, 0, 0, 0, 5, 10, -10))
  .map(([x, y, z]) => (z === 0 ? { x, y } : { x, y, z }));
const square = fc.tuple(fc.nat(7), fc.nat(5)).map(([x, y]) => ({ x, y }));

/** Whoever is on turn, mostly. */
const now = "now";
const mover = fc.oneof({ weight: 8, arbitrary: only(now) }, id);

const move: fc.Arbitrary<Action> = fc.record(
  {
    type: only("move"),
    id: mover,
    to: place,
    mode: fc.constantFrom("walk", "walk", "fly", "climb", "crawl", "jump", "forced", "teleport"),
    standUp: only(true),
  },
  { ...plain, requiredKeys: ["type", "id", "to"] },
);

const terrain: fc.Arbitrary<Action> = fc.record(
  {
    type: only("change_terrain"),
    squares: fc.array(square, { minLength: 1, maxLength: 3 }),
    add: fc.constantFrom(
      { obstacle: {} },
      { obstacle: { height: 10 } },
      { pit: { depth: 10 } },
      { difficult: true } as const,
      { hazard: { damage: "1d4", damageType: "fire", trigger: "end_of_turn" } } as const,
    ),
    push: fc.boolean(),
  },
  plain,
);

const clearing: fc.Arbitrary<Action> = fc.record(
  {
    type: only("change_terrain"),
    squares: fc.array(square, { minLength: 1, maxLength: 3 }),
    remove: fc.constantFrom("obstacle", "pit", "water"),
    push: fc.boolean(),
  },
  plain,
);

const condition: fc.Arbitrary<Action> = fc.record(
  {
    type: only("gain_condition"),
    id,
    from: id,
    condition: fc.constantFrom("prone", "grappled", "frightened", "paralyzed", "restrained"),
    lasting: only({ kind: "rounds", rounds: 2 }),
  },
  plain,
);

/** Two who stand beside each other as the fight begins. */
const seized: fc.Arbitrary<Action> = fc.constantFrom("ab", "ba").map(([from = "", of = ""]) => ({
  type: "gain_condition",
  id: of,
  from,
  condition: "grappled",
  lasting: { kind: "until", what: "removed" },
}));

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 2, arbitrary: seized },
  { weight: 8, arbitrary: move },
  { weight: 3, arbitrary: fc.record({ type: only("end_turn") }, plain) },
  terrain,
  clearing,
  condition,
  fc.record({ type: only("heal"), id, amount: only(4) }, plain),
  fc.record({ type: fc.constantFrom("dash", "disengage", "stand"), id: mover }, plain),
  fc.record({ type: only("react"), id, reaction: only("Opportunity Attack") }, plain),
  fc.record({ type: only("decline"), id }, plain),
);

/** A yard with a wall, a pit, a pool and a fire; an ogre and an eagle among those who fight there. */
const yard = "A..#....\nB.G#.K..\n...PP...\n..~~....\n....#...\n.H......";
const fighters = [
  { creature: one("a") },
  { creature: beast("g", "goblin") },
  { creature: one("b") },
  { creature: { ...beast("h", "ogre"), hp: { current: 30, temporary: 0 } }, at: { x: 1, y: 4 } },
  { creature: beast("k", "eagle") },
];
const begun = (autoReactions: "none" | "opportunity"): GameState => {
  const state = arena(yard, fighters, { house: { diagonals: "5-10-5", autoReactions } });
  const fire = { hazard: { damage: "1d6", damageType: "fire", trigger: "enter" } } as const;
  const { battlefield } = state;
  if (battlefield === undefined) throw new Error("No map was drawn.");
  return deepFreeze({
    ...state,
    battlefield: layTerrain(battlefield, [{ x: 5, y: 0 }], fire).field,
  });
};

/** Dice that fall as these numbers say, over and over. */
const endless = (faces: readonly number[]) => {
  let next = 0;
  return {
    source: "test",
    die: (sides: number) => ((faces[next++ % faces.length] ?? 0) % sides) + 1,
  };
};

/** Who is on the map and alive. */
const bodiesIn = (state: GameState): readonly (Body & { readonly of: string })[] =>
  Object.keys(state.combatants ?? {}).flatMap((of) => {
    const body = state.creatures[of]?.dead ? undefined : bodyOf(state, of, compendium);
    return body === undefined ? [] : [{ of, ...body }];
  });

/** Everybody is on the map and in no wall, and no two share a space. */
function expectPlaced(state: GameState): void {
  const bodies = bodiesIn(state);
  const { battlefield } = state;
  for (const [index, body] of bodies.entries()) {
    if (battlefield === undefined) throw new Error("The map is gone.");
    for (const at of footprintOf(body)) expect(isOnMap(battlefield, at)).toBe(true);
    expect(roomAt(battlefield, { ...body, mode: "fly" })).toBe("free");
    const sharing = bodies.slice(index + 1).filter((other) => overlaps(body, other));
    expect(sharing.map(({ of }) => [body.of, of])).toEqual([]);
  }
}

/** Nobody has moved farther than it can, in the fastest of its ways. */
function expectSpent(before: GameState, after: GameState): void {
  for (const of of Object.keys(after.combatants ?? {})) {
    const [was, now] = [
      combatantOf(before, of)?.turn.moved ?? 0,
      combatantOf(after, of)?.turn.moved ?? 0,
    ];
    if (now <= was) continue;
    const most = (["walk", "fly"] as const).map((mode) => {
      const { speed, left } = allowanceOf(before, { id: of, mode }, compendium);
      return Math.max(left, speed);
    });
    expect(now - was).toBeLessThanOrEqual(Math.max(...most));
  }
}

const meant = (asked: Action, { encounter }: GameState): Action =>
  "id" in asked && asked.id === now ? { ...asked, id: encounter?.turn.of ?? "a" } : asked;

function stateAfter(state: GameState, asked: Action, faces: readonly number[]): GameState {
  const act = meant(asked, state);
  const resolved = resolve(state, act, {
    rng: endless(faces),
    compendium,
    reactions: combatReactions,
  });
  if (!resolved.ok) return state;
  const { state: after, events } = deepFreeze(resolved.value);
  expect(events.reduce(apply, state)).toStrictEqual(after);
  expect(JSON.parse(JSON.stringify(after))).toStrictEqual(after);
  if (after.waiting === undefined) expectPlaced(after);
  expectSpent(state, after);
  return after;
}

describe("any moves in any order", () => {
  it.each(["none", "opportunity"] as const)(
    "leave each in a space of its own, and fold to the state (reactions by themselves: %s)",
    (autoReactions) => {
      fc.assert(
        fc.property(
          fc.array(action, { maxLength: 40, size: "max" }),
          fc.array(fc.nat(100), { minLength: 1, maxLength: 20 }),
          (actions, faces) => {
            actions.reduce(
              (state, act, turn) => stateAfter(state, act, faces.slice(turn % faces.length)),
              begun(autoReactions),
            );
          },
        ),
        { numRuns: sized(50, { long: 1000 }) },
      );
    },
  );
});
