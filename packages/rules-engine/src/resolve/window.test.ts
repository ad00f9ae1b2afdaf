import { ok } from "@tabletop-mcp/dice-core";
import { describe, expect, it } from "vitest";
import { blow } from "../../testing/blow.js";
import { creatureOf } from "../../testing/creature.js";
import { given, inState, type Outcome } from "../../testing/given.js";
import { concentratingOn } from "../../testing/make.js";
import { inspiration, succour } from "../../testing/reactions.js";
import { concentrationOf } from "../creature/cast.js";
import type { Action, Command } from "../game/action.js";
import { steps } from "../game/next.js";
import type { Reaction } from "../game/reaction.js";
import type { GameState } from "../game/state.js";

/** What is on disk, and read again. */
const stored = (state: GameState): GameState => JSON.parse(JSON.stringify(state)) as GameState;

const bo = creatureOf({ id: "b", name: "Bo" });
const cy = creatureOf({ id: "c", name: "Cy" });
const wizard = creatureOf({
  hp: { current: 60, temporary: 0 },
  make: { extraHp: 60 },
  ...concentratingOn("Bless"),
});
const party: GameState = { clock: 0, creatures: { a: wizard, b: bo, c: cy } };

const react = (id: string, reaction: string): Action => ({ type: "react", id, reaction });
const openFor = ({ state }: Outcome): readonly string[] =>
  state.waiting?.window.open.map(({ creatureId }) => creatureId) ?? [];

describe("a save that somebody can react to", () => {
  const reactions = [inspiration("Inspiration", "b")];
  const hit = () => inState(party, reactions).rolling(9).when(blow(4));

  it("waits with its die: nothing is decided yet", async () => {
    const hurt = await hit();
    expect(hurt.types).toEqual(["damage_taken", "suspended"]);
    expect(concentrationOf(hurt.creature("a"))).toBeDefined();
    expect(hurt.state.waiting?.window).toEqual({
      moment: "save-rolled",
      open: [{ pendingId: "save-rolled:b", creatureId: "b", options: ["Inspiration"] }],
    });
  });

  it("goes on where it was after a restart, its d20 rolled once", async () => {
    const { state } = await hit();
    // The 9 lies there; the d6 is all that falls: 9 + 4 are 13 against DC 10.
    const inspired = await inState(stored(state), reactions)
      .rolling(4)
      .when(react("b", "Inspiration"));
    expect(inspired.types).toEqual(["resumed", "rolled"]);
    expect(inspired.event("rolled")).toMatchObject({
      d20: { natural: 9, total: 13 },
      success: true,
    });
    expect(concentrationOf(inspired.creature("a"))?.spell).toBe("Bless");
    expect(inspired.state.waiting).toBeUndefined();
  });

  it("is decided as it lies where the reaction is declined", async () => {
    const { state } = await hit();
    const declined = await inState(stored(state), reactions).when({ type: "decline", id: "b" });
    expect(declined.types).toEqual(["resumed", "rolled", "cast_ended"]);
    expect(declined.event("resumed").answered).toEqual([{ creatureId: "b" }]);
  });

  it("is decided as it lies by whatever else is done, which comes after it", async () => {
    const { state } = await hit();
    const heal: Action = { type: "heal", id: "a", amount: 2 };
    const passed = await inState(stored(state), reactions).when(heal);
    expect(passed.types).toEqual(["resumed", "rolled", "cast_ended", "healed"]);
  });

  it("is followed by what is queued behind it, in that order, a restart in between", async () => {
    const { state } = await hit();
    const heal: Action = { type: "queue", action: { type: "heal", id: "a", amount: 2 } };
    const first = await inState(stored(state), reactions).when(heal);
    expect(first.types).toEqual(["suspended"]);
    expect(openFor(first)).toEqual(["b"]);
    const strike: Action = { type: "queue", action: { type: "set_hp", id: "c", hp: 3 } };
    const second = await inState(stored(first.state), reactions).when(strike);
    const declined = await inState(stored(second.state), reactions).when({
      type: "decline",
      id: "b",
    });
    expect(declined.types).toEqual(["resumed", "rolled", "cast_ended", "healed", "hp_set"]);
    expect(declined.state.waiting).toBeUndefined();
  });

  it("leaves out what is queued behind it and refused by then", async () => {
    const { state } = await hit();
    const save: Action = { type: "queue", action: { type: "death_save", id: "a" } };
    const queued = await inState(state, reactions).when(save);
    const declined = await inState(queued.state, reactions).when({ type: "decline", id: "b" });
    expect(declined.event("step_refused")).toMatchObject({ code: "NOT_DYING" });
  });

  it("is not there for what is queued behind nothing: it is done, or refused, at once", async () => {
    const set: Action = { type: "queue", action: { type: "set_hp", id: "c", hp: 3 } };
    expect((await inState(party, reactions).when(set)).types).toEqual(["hp_set"]);
    const save: Action = { type: "queue", action: { type: "death_save", id: "a" } };
    expect((await inState(party, reactions).when(save)).refused?.code).toBe("NOT_DYING");
  });

  it("still waits where what else is done is refused", async () => {
    const { state } = await hit();
    const refused = await inState(state, reactions).when({ type: "death_save", id: "a" });
    expect(refused.refused?.code).toBe("NOT_DYING");
    expect(refused.state).toBe(state);
  });

  it("is answered only by who is asked, with what it has", async () => {
    const { state } = await hit();
    const now = inState(state, reactions);
    expect((await now.when(react("c", "Inspiration"))).refused).toMatchObject({
      code: "NOT_PENDING",
      legal: ["Bo: Inspiration"],
    });
    expect((await now.when(react("b", "Shield"))).refused).toMatchObject({
      code: "NO_SUCH_REACTION",
      legal: ["Inspiration"],
    });
    expect((await given(wizard).when(react("a", "Shield"))).refused?.code).toBe("NOTHING_PENDING");
  });
});

describe("a window for several", () => {
  const reactions = [inspiration("Inspiration", "b", "c"), inspiration("Guidance", "c")];
  const hit = () => inState(party, reactions).rolling(2).when(blow(4));

  it("has an entry for each, with all that it could do", async () => {
    const { state } = await hit();
    expect(
      state.waiting?.window.open.map(({ creatureId, options }) => [creatureId, options]),
    ).toEqual([
      ["b", ["Inspiration"]],
      ["c", ["Inspiration", "Guidance"]],
    ]);
  });

  it("stays open for the others when one has answered", async () => {
    const first = await hit();
    const second = await inState(stored(first.state), reactions)
      .rolling(3)
      .when(react("b", "Inspiration"));
    expect(second.types).toEqual(["resumed", "suspended"]);
    expect(openFor(second)).toEqual(["c"]);
    // 2 + 3 + 5 are 10.
    const third = await inState(stored(second.state), reactions)
      .rolling(5)
      .when(react("c", "Guidance"));
    expect(third.event("rolled")).toMatchObject({ d20: { total: 10 }, success: true });
  });

  it("closes for who could not react any more", async () => {
    const { state } = await hit();
    const { c: _, ...creatures } = state.creatures;
    const gone = { ...state, creatures: { ...creatures, c: creatureOf({ ...cy, dead: true }) } };
    const declined = await inState(gone, reactions).when({ type: "decline", id: "b" });
    expect(declined.types).toEqual(["resumed", "rolled", "cast_ended"]);
  });
});

describe("a fall that somebody can react to", () => {
  const halfOrc = creatureOf({ make: { race: "half-orc" } });
  const reactions = [succour("b")];
  const struck = () =>
    inState({ clock: 0, creatures: { a: halfOrc, b: bo } }, reactions).when(blow(12));

  it("waits before Relentless Endurance is used", async () => {
    const { types, creature } = await struck();
    expect(types).toEqual(["damage_taken", "suspended"]);
    expect(creature("a")).toMatchObject({
      hp: { current: 0 },
      conditions: [],
      spent: { uses: {} },
    });
  });

  it("does not come where the reaction has helped", async () => {
    const { state } = await struck();
    const helped = await inState(stored(state), reactions).when(react("b", "Succour"));
    expect(helped.types).toEqual(["resumed", "healed"]);
    expect(helped.creature("a")).toMatchObject({ hp: { current: 5 }, spent: { uses: {} } });
  });

  it("is kept off by Relentless Endurance where nobody reacts", async () => {
    const { state } = await struck();
    const declined = await inState(stored(state), reactions).when({ type: "decline", id: "b" });
    expect(declined.types).toEqual(["resumed", "fall_resisted"]);
    expect(declined.creature("a")).toMatchObject({
      hp: { current: 1 },
      spent: { uses: { "relentless-endurance": 1 } },
    });
  });

  it("leaves out what the rules refuse by then, and what was answered stands", async () => {
    // The dead cannot be healed: the step after the answer is refused, the answer is not.
    const dead = creatureOf({ ...halfOrc, dead: true, hp: { current: 0, temporary: 0 } });
    const { state } = await struck();
    const late = { ...state, creatures: { ...state.creatures, a: dead } };
    const helped = await inState(late, reactions).when(react("b", "Succour"));
    expect(helped.types).toEqual(["resumed", "step_refused"]);
    expect(helped.event("step_refused")).toMatchObject({ about: { creature: "a" }, code: "DEAD" });
  });

  it("is followed by the concentration save, which waits in its turn", async () => {
    const focused = creatureOf({ ...halfOrc, ...concentratingOn("Bless") });
    const both = [succour("b"), inspiration("Inspiration", "b")];
    const state = { clock: 0, creatures: { a: focused, b: bo } };
    const first = await inState(state, both).when(blow(12));
    const second = await inState(stored(first.state), both)
      .rolling(8)
      .when({ type: "decline", id: "b" });
    expect(second.types).toEqual(["resumed", "fall_resisted", "suspended"]);
    expect(second.state.waiting?.window.moment).toBe("save-rolled");
    // 8 + 2 are 10.
    const third = await inState(stored(second.state), both)
      .rolling(2)
      .when(react("b", "Inspiration"));
    expect(third.event("rolled").success).toBe(true);
  });
});

describe("a moment that is over", () => {
  const fallen: GameState = { clock: 0, creatures: { a: creatureOf(), b: bo, c: cy } };

  it("is asked about no more: who is up again needs nobody else's help", async () => {
    const both = [succour("b"), succour("c")];
    const { state } = await inState(fallen, both).when(blow(10));
    const helped = await inState(stored(state), both).when(react("b", "Succour"));
    expect(helped.types).toEqual(["resumed", "healed"]);
    expect(helped.state.waiting).toBeUndefined();
  });

  /** Does this to who is about to fall. */
  const meanwhile = (...actions: readonly Command[]): Reaction => ({
    name: "Meanwhile",
    moment: "at-zero",
    offeredTo: ({ creatures }) => (creatures["a"]?.deathSaves === undefined ? ["b"] : []),
    take: () => ok({ next: steps(...actions.map((action) => ({ kind: "act", action }) as const)) }),
  });

  it("leaves no trait to who has fallen by another blow since", async () => {
    const halfOrc = creatureOf({ make: { race: "half-orc" } });
    const hit = [meanwhile(blow(3))];
    const { state } = await inState({ clock: 0, creatures: { a: halfOrc, b: bo } }, hit).when(
      blow(10),
    );
    const struck = await inState(stored(state), hit).when(react("b", "Meanwhile"));
    expect(struck.types).not.toContain("fall_resisted");
    expect(struck.creature("a")).toMatchObject({
      hp: { current: 0 },
      deathSaves: { successes: 0, failures: 0, stable: false },
    });
  });

  it("is no death save that fails: healed and felled anew is one fall", async () => {
    const again = [meanwhile({ type: "heal", id: "a", amount: 5 }, blow(5))];
    const { state } = await inState(fallen, again).when(blow(10));
    const struck = await inState(stored(state), again).when(react("b", "Meanwhile"));
    expect(struck.types).toEqual(["resumed", "healed", "damage_taken", "suspended"]);
    const down = await inState(stored(struck.state), again).when({ type: "decline", id: "b" });
    expect(down.types.filter((type) => type === "fell")).toHaveLength(1);
    expect(down.creature("a").deathSaves?.failures).toBe(0);
  });

  it("does nothing to who is gone meanwhile", async () => {
    const gone = [meanwhile({ type: "delete", id: "a" }, { type: "heal", id: "a", amount: 5 })];
    const { state } = await inState(fallen, gone).when(blow(10));
    const struck = await inState(stored(state), gone).when(react("b", "Meanwhile"));
    expect(struck.types).toEqual(["resumed", "deleted"]);
  });
});
