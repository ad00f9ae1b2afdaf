import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { actionFor, actionTypes, type Whim } from "../../testing/any-action.js";
import { beastsOf, begun, called, type Fielded, heroesOf } from "../../testing/any-company.js";
import { deepFreeze } from "../../testing/creature.js";
import { isSame } from "../../testing/same.js";
import { sized } from "../../testing/sized.js";
import {
  expectBonds,
  expectOrder,
  expectPaid,
  expectPlaced,
  expectWell,
} from "../../testing/sound.js";
import type { Action, ActionType } from "../game/action.js";
import type { Event } from "../game/event.js";
import type { GameState } from "../game/state.js";
import { combatReactions } from "../rules/combat/reactions.js";
import { magicReactions } from "../rules/magic/reactions.js";
import { srdCompendium } from "../tables/compendium.js";
import { apply } from "./apply.js";
import { decided } from "./decide.js";
import { resolve } from "./resolve.js";

const compendium = await srdCompendium();
const reactions = [...combatReactions, ...magicReactions];

/** Dice that fall as these numbers say, over and over. */
const endless = (faces: readonly number[]) => {
  let next = 0;
  return {
    source: "test",
    die: (sides: number) => ((faces[next++ % faces.length] ?? 0) % sides) + 1,
  };
};

const making = { rng: endless([3, 7, 1, 12, 5]), compendium };
const heroes = heroesOf(making);
const beasts = beastsOf(making);

/** What fights are made of comes more often than what only may happen in them. */
const often: Readonly<Partial<Record<ActionType, number>>> = {
  attack: 30,
  use: 40,
  cast: 20,
  end_turn: 16,
  move: 14,
  react: 3,
  // Each is fought to the end of the whims.
  end_encounter: 0,
};

const type = fc.oneof(
  ...actionTypes.map((one) => ({ weight: often[one] ?? 1, arbitrary: fc.constant(one) })),
  { weight: 1, arbitrary: fc.constantFrom<ActionType>("grapple", "shove", "heal", "damage") },
);
const number = fc.nat(9_999);
const whim: fc.Arbitrary<Whim> = fc.record(
  { type, who: number, whom: number, how: number, more: number },
  { noNullPrototype: true },
);

/** Characters and creatures alike, by their place in the list: a failure then says little more than it has to. */
const everybody = [...heroes, ...beasts];
const somebody = fc.oneof(
  fc.nat(heroes.length - 1),
  fc.integer({ min: heroes.length, max: everybody.length - 1 }),
);

const fight = fc.record({
  who: fc.array(somebody, { minLength: 3, maxLength: 7, size: "max" }),
  map: fc.boolean(),
  diagonals: fc.constantFrom("5" as const, "5-10-5" as const),
  flanking: fc.boolean(),
});

type Drawn = typeof fight extends fc.Arbitrary<infer Value> ? Value : never;

function fielded({ who, map, diagonals, flanking }: Drawn): Fielded {
  const all = who.flatMap((at, place) => {
    const creature = everybody[at];
    return creature === undefined ? [] : [called(creature, "abcdefg".charAt(place))];
  });
  const house = { diagonals, ...(flanking && { flanking: true as const }) };
  return { creatures: all.slice(0, -1), spare: all.slice(-1), map, house };
}

/** A fight as it goes on, and all that has happened since it began. */
interface Course {
  readonly state: GameState;
  readonly log: Event[];
}

function step({ state, log }: Course, action: Action, faces: readonly number[]): GameState {
  const rng = endless(faces);
  const done = resolve(deepFreeze(state), deepFreeze(action), { rng, compendium, reactions });
  if (!done.ok) return state;
  const { state: after, events } = deepFreeze(done.value);
  if (!isSame(events.reduce(apply, state), after))
    expect(events.reduce(apply, state)).toStrictEqual(after);
  expectWell(after, compendium);
  expectOrder(after);
  expectBonds(after);
  if (after.waiting === undefined) expectPlaced(after, compendium);
  expectPaid(state, events);
  log.push(...events);
  return after;
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe("a fight of anybody who does anything", () => {
  it("tries every action that there is", () => {
    const all = [...decided, "react", "decline", "queue"];
    expect(actionTypes.toSorted()).toEqual(all.toSorted());
  });

  it("keeps to what always holds, and its log leads to its state", () => {
    fc.assert(
      fc.property(
        fight,
        fc.array(whim, { minLength: 10, maxLength: 60, size: "max" }),
        fc.array(fc.nat(100), { minLength: 1, maxLength: 20, size: "max" }),
        (drawn, whims, faces) => {
          const rng = endless(faces);
          const start = deepFreeze(begun(fielded(drawn), { rng, compendium, reactions }));
          const log: Event[] = [];
          const fought = whims.reduce(
            (state, one, at) =>
              step(
                { state, log },
                actionFor(state, one, compendium),
                faces.slice(at % faces.length),
              ),
            start,
          );
          const end = step({ state: fought, log }, { type: "end_encounter" }, faces);
          expect(end.encounter?.status).toBe("ended");
          const told: readonly Event[] = plain(log);
          expect(isSame(told.reduce(apply, plain(start)), end)).toBe(true);
        },
      ),
      { numRuns: sized(40, { long: 2000 }) },
    );
  });
});
