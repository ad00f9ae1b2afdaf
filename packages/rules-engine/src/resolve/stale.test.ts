import { ok } from "@tabletop-mcp/dice-core";
import { describe, expect, it } from "vitest";
import { blow } from "../../testing/blow.js";
import { creatureOf } from "../../testing/creature.js";
import { inState } from "../../testing/given.js";
import { concentratingOn } from "../../testing/make.js";
import { usingDice } from "../../testing/using.js";
import type { Cast } from "../creature/cast.js";
import type { Command } from "../game/action.js";
import type { Event } from "../game/event.js";
import type { Frame, FrameOf } from "../game/frame.js";
import { happens, type Next, steps } from "../game/next.js";
import type { Reaction } from "../game/reaction.js";
import type { GameState } from "../game/state.js";
import { damageRule } from "../rules/life/damage.js";
import { workingOn } from "./apply.js";
import { resolve } from "./resolve.js";
import { settle } from "./settle.js";
import { isOver } from "./stale.js";

const act = (action: Command): Frame => ({ kind: "act", action });

/** A state in which these steps are taken next, as soon as anything is done. */
const about = (state: GameState, ...frames: readonly Frame[]): GameState => ({
  ...state,
  waiting: { frames: frames.toReversed(), window: { moment: "at-zero", open: [] } },
});
const anything: Command = { type: "pass_time", seconds: 1 };

/** Several rules' events, all decided on this one state. */
async function decidedAtOnce(state: GameState, ...blows: readonly Command[]) {
  const using = await usingDice();
  const events = blows.flatMap((one): readonly Event[] => {
    const decided = one.type === "damage" ? damageRule(state, one, using) : ok(happens());
    return decided.ok ? decided.value.events : [];
  });
  const course = { state: workingOn(state), events: [] };
  return { settled: () => settle(course, events, using), course };
}

describe("three darts of 4 points", () => {
  const ada = creatureOf({ hp: { current: 32, temporary: 0 }, make: { extraHp: 32 } });
  const state = { clock: 0, creatures: { a: ada } };

  it("as steps leave 20 of 32 hit points", async () => {
    const darts = about(state, act(blow(4)), act(blow(4)), act(blow(4)));
    const { creature, types } = await inState(darts).when(anything);
    expect(types.filter((type) => type === "damage_taken")).toHaveLength(3);
    expect(creature("a").hp.current).toBe(20);
  });

  it("decided on one state are a bug, and throw", async () => {
    const { settled } = await decidedAtOnce(state, blow(4), blow(4), blow(4));
    expect(settled).toThrow("was decided at 32 hit points and settled at 28");
  });
});

describe("damage after death", () => {
  const goblin = creatureOf({ characterType: "enemy", hp: { current: 7, temporary: 0 } });
  const state = { clock: 0, creatures: { a: goblin } };
  const dead = { dead: true, hp: { current: 0 } };

  it("as a step is left out", async () => {
    const { creature, types } = await inState(about(state, act(blow(7)), act(blow(3)))).when(
      anything,
    );
    expect(types).toEqual(["resumed", "damage_taken", "died", "step_refused", "time_passed"]);
    expect(creature("a")).toMatchObject(dead);
  });

  it("that was decided before does not happen, and revives nobody", async () => {
    const body = creatureOf({ ...goblin, hp: { current: 0, temporary: 0 }, dead: true });
    const { course, settled } = await decidedAtOnce(state, blow(3));
    course.state.creatures["a"] = body;
    settled();
    expect(course.events).toEqual([]);
    expect(course.state.creatures["a"]).toMatchObject(dead);
  });
});

describe("what one rule lets a creature gain twice", () => {
  const bo = creatureOf({ id: "b", name: "Bo" });
  const gain = (condition: "grappled" | "restrained"): Command => ({
    type: "gain_condition",
    id: "a",
    condition,
    from: "b",
    lasting: { kind: "until", what: "removed" },
  });

  it("stays twice where each is a step, under ids of its own", async () => {
    const state = { clock: 0, creatures: { a: creatureOf(), b: bo } };
    const held = about(state, act(gain("grappled")), act(gain("restrained")));
    const { creature } = await inState(held).when(anything);
    expect(creature("a").conditions.map(({ id, condition }) => [id, condition])).toEqual([
      ["c101", "grappled"],
      ["c102", "restrained"],
    ]);
  });

  it("under one id is a bug, and throws", async () => {
    const state = { clock: 0, creatures: { a: creatureOf() } };
    const course = { state: workingOn(state), events: [] };
    const gained = (condition: "grappled" | "restrained"): Event => ({
      type: "condition_gained",
      id: "a",
      rule: "Grappling",
      held: { id: "c101", condition, source: "Bo", lasting: { kind: "until", what: "removed" } },
    });
    const using = await usingDice();
    expect(() => settle(course, [gained("grappled"), gained("restrained")], using)).toThrow(
      'the id "c101" already',
    );
  });
});

describe("damage to who is gone", () => {
  const state = { clock: 0, creatures: { a: creatureOf(), b: creatureOf({ id: "b" }) } };

  it("that was decided before does not happen", async () => {
    const { course, settled } = await decidedAtOnce(state, blow(3));
    delete course.state.creatures["a"];
    settled();
    expect(course.events).toEqual([]);
  });

  it("is left out of what waits", async () => {
    const save: FrameOf<"save"> = {
      kind: "save",
      id: "a",
      ability: "con",
      dc: 10,
      decides: { kind: "concentration", cast: "k1" },
    };
    const { b } = state.creatures;
    const { types } = await inState(about({ clock: 0, creatures: { b } }, save)).when(anything);
    expect(types).toEqual(["resumed", "time_passed"]);
  });
});

describe("steps", () => {
  it("of a consequence are taken before those of what it is a consequence of, siblings in their order", async () => {
    // The fall of the first is settled, with its concentration, before the second is hurt.
    const ada = creatureOf(concentratingOn("Bless"));
    const bo = creatureOf({ id: "b", name: "Bo" });
    const state = { clock: 0, creatures: { a: ada, b: bo } };
    const { events } = await inState(about(state, act(blow(10)), act(blow(1, { id: "b" })))).when(
      anything,
    );
    expect(events.map((event) => [event.type, "id" in event ? event.id : ""])).toEqual([
      ["resumed", ""],
      ["damage_taken", "a"],
      ["fell", "a"],
      ["condition_gained", "a"],
      ["condition_gained", "a"],
      ["cast_ended", "a"],
      ["damage_taken", "b"],
      ["time_passed", ""],
    ]);
  });

  it("may be any number: only consequences go no deeper than 16", async () => {
    const many = Array.from({ length: 200 }, () => act({ type: "heal", id: "a", amount: 1 }));
    const state = { clock: 0, creatures: { a: creatureOf({ hp: { current: 1, temporary: 0 } }) } };
    const { types } = await inState(about(state, ...many)).when(anything);
    expect(types.filter((type) => type === "healed")).toHaveLength(200);
  });
});

describe("a refusal", () => {
  const answers: Reaction = {
    name: "Ward",
    moment: "at-zero",
    offeredTo: () => ["b"],
    take: () => ok({ next: steps() satisfies Next }),
  };

  it("of any step undoes all of it, as long as nobody was asked", async () => {
    const using = await usingDice();
    const state = { clock: 0, creatures: { a: creatureOf() } };
    const both: Command = {
      type: "inventory",
      id: "a",
      request: { operation: "give", item: "Rope", coins: { gp: 1e9 } },
    };
    expect(resolve(state, both, using)).toMatchObject({ ok: false });
  });

  it("of the answer itself leaves everything waiting", async () => {
    const state = { clock: 0, creatures: { a: creatureOf(), b: creatureOf({ id: "b" }) } };
    const { state: waiting } = await inState(state, [answers]).when(blow(10));
    const wrong = await inState(waiting, [answers]).when({ type: "react", id: "b", reaction: "X" });
    expect(wrong.refused?.code).toBe("NO_SUCH_REACTION");
    expect(wrong.state.waiting).toBeDefined();
  });
});

const cast: Cast = { id: "k1", spell: "Fly", concentration: true, since: 0 };
const other: Cast = { ...cast, id: "k2" };

const begun = (one: Cast): Event => ({ type: "cast_begun", id: "a", rule: "", cast: one });
const ended = ({ id: held, spell }: Cast): Event => ({
  type: "cast_ended",
  id: "a",
  rule: "",
  cast: held,
  spell,
  because: "",
});
const sooner = (one: Cast): Event => ({
  type: "cast_changed",
  id: "a",
  rule: "",
  cast: { ...one, until: 6 },
  from: one,
});

describe("a cast", () => {
  const state = { clock: 0, creatures: { a: creatureOf(concentratingOn("Fly")) } };

  it("that is gone neither ends again nor sooner", () => {
    expect([ended(cast), sooner(cast)].map((event) => isOver(state, event))).toEqual([
      false,
      false,
    ]);
    expect([ended(other), sooner(other)].map((event) => isOver(state, event))).toEqual([
      true,
      true,
    ]);
  });

  it("begins with the living alone", () => {
    expect(isOver(state, begun(other))).toBe(false);
    const dead = creatureOf({ dead: true, hp: { current: 0, temporary: 0 } });
    expect(isOver({ clock: 0, creatures: { a: dead } }, begun(other))).toBe(true);
  });
});
