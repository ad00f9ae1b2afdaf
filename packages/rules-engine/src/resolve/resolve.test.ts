import { conditionIds, damageTypes } from "@tabletop-mcp/srd-data";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { creatureOf, deepFreeze } from "../../testing/creature.js";
import { given } from "../../testing/given.js";
import { inspiration, succour } from "../../testing/reactions.js";
import { sized } from "../../testing/sized.js";
import { concentrationOf } from "../creature/cast.js";
import type { Creature } from "../creature/creature.js";
import type { ConditionHeld } from "../creature/held.js";
import type { Action, ActionOf, DamagePart, DurationAsked } from "../game/action.js";
import type { GameState } from "../game/state.js";
import { unfocusedBy } from "../gather/incapacity.js";
import { numbersOf } from "../sheet/numbers.js";
import { srdCompendium } from "../tables/compendium.js";
import { apply } from "./apply.js";
import { resolve } from "./resolve.js";

const compendium = await srdCompendium();

/** Objects as JSON has them. */
const plain = { noNullPrototype: true } as const;
const only = <const T>(value: T) => fc.constant(value);
const id = fc.constantFrom("a", "b", "c");
const source = fc.constantFrom("Trap", "Spell");
const points = fc.oneof(
  fc.record({ amount: fc.nat(14) }, plain),
  fc.record({ dice: fc.constantFrom("1d6", "2d6+3", "1d4-2", "4d6kh3") }, plain),
);
const lasting: fc.Arbitrary<DurationAsked> = fc.oneof(
  fc.record({ kind: only("rounds"), rounds: fc.integer({ min: 1, max: 5 }) }, plain),
  fc.record({ kind: only("time"), until: fc.nat(900) }, plain),
  fc.record({ kind: only("concentration") }, plain),
  fc.record({ kind: only("cast"), id: fc.constantFrom("k1", "k101", "k102") }, plain),
  fc.record({ kind: only("with"), id: fc.constantFrom("c101", "e101", "c102", "e103") }, plain),
  fc.record({ kind: only("until"), what: fc.constantFrom("removed", "healed") }, plain),
);

const endsOn = fc.subarray(["used", "damaged", "healed", "source-incapacitated"] as const);

const part: fc.Arbitrary<DamagePart> = fc
  .tuple(
    fc.record(
      { type: fc.constantFrom(...damageTypes), halved: fc.boolean() },
      { ...plain, requiredKeys: [] },
    ),
    points,
  )
  .map(([how, many]) => ({ ...how, ...many }));

const hurt: fc.Arbitrary<Action> = fc.record(
  {
    type: only("damage"),
    id,
    parts: fc.array(part, { minLength: 1, maxLength: 3 }),
    critical: fc.boolean(),
    nonlethal: fc.boolean(),
  },
  { ...plain, requiredKeys: ["type", "id", "parts"] },
);

const heal: fc.Arbitrary<Action> = fc
  .tuple(fc.record({ type: only("heal"), id, temporary: fc.boolean() }, plain), points)
  .map(([how, many]) => ({ ...how, ...many }));

const gainCondition: fc.Arbitrary<ActionOf<"gain_condition">> = fc.record(
  {
    type: only("gain_condition"),
    id,
    condition: fc.constantFrom(...conditionIds),
    lasting,
    source,
    from: id,
    levels: fc.integer({ min: 1, max: 3 }),
    endsOn,
  },
  { ...plain, requiredKeys: ["type", "id", "condition", "lasting"] },
);

const gainEffect: fc.Arbitrary<ActionOf<"gain_effect">> = fc.record(
  {
    type: only("gain_effect"),
    id,
    name: fc.constantFrom("Bless", "Drain", "Ward"),
    kind: only("neutral"),
    effects: fc.constantFrom(
      [],
      [{ kind: "stat", stat: "hit-point-maximum", change: "add", by: -3 }] as const,
      [{ kind: "condition-immunity", condition: "prone" }] as const,
      [{ kind: "condition-immunity", condition: "stunned" }] as const,
      [{ kind: "cannot", what: "concentrate" }] as const,
      [{ kind: "damage", response: "resistance", types: "all" }] as const,
      [{ kind: "roll", on: "save", by: "self", bonus: "1d4" }] as const,
    ),
    lasting,
    source,
    from: id,
    stacks: fc.boolean(),
    endsOn,
  },
  { ...plain, requiredKeys: ["type", "id", "name", "kind", "effects", "lasting"] },
);

const action: fc.Arbitrary<Action> = fc.oneof(
  hurt,
  heal,
  gainCondition,
  gainEffect,
  fc.record({ type: only("set_hp"), id, hp: fc.nat(12), temporary: fc.nat(5) }, plain),
  fc.record({ type: only("death_save"), id }, plain),
  fc.record(
    { type: only("lose_condition"), id, condition: fc.constantFrom(...conditionIds), source },
    { ...plain, requiredKeys: ["type", "id", "condition"] },
  ),
  fc.record(
    { type: only("lose_effect"), id, held: fc.constantFrom("Bless", "Drain", "e101") },
    plain,
  ),
  fc.record(
    {
      type: only("tick"),
      id,
      what: fc.constantFrom("conditions" as const, "effects" as const),
      rounds: fc.integer({ min: 1, max: 3 }),
    },
    plain,
  ),
  fc.record(
    {
      type: only("concentrate"),
      id,
      spell: fc.constantFrom("Bless", "Web"),
      rounds: fc.integer({ min: 1, max: 10 }),
    },
    plain,
  ),
  fc.record({ type: only("break_concentration"), id }, plain),
  fc.record({ type: only("pass_time"), seconds: fc.nat(600) }, plain),
  fc.record(
    { type: only("react"), id, reaction: fc.constantFrom("Inspiration", "Succour") },
    plain,
  ),
  fc.record({ type: only("decline"), id }, plain),
  fc.record(
    { type: only("queue"), action: fc.record({ type: only("death_save"), id }, plain) },
    plain,
  ),
  fc.record(
    {
      type: only("take_form"),
      id,
      statBlock: fc.constantFrom("wolf", "frog"),
      keeps: fc.constantFrom("mind", "nothing"),
      source: only("Polymorph"),
      lasting: only({ kind: "until", what: "removed" }),
    },
    plain,
  ),
  fc.record({ type: only("end_form"), id }, plain),
  fc.record(
    {
      type: only("rest"),
      id,
      request: fc.record({ restType: fc.constantFrom("short", "long") }, plain),
    },
    plain,
  ),
  fc.record({ type: only("delete"), id }, plain),
);

const reactions = [inspiration("Inspiration", "b", "c"), succour("c")];

const party: GameState = deepFreeze({
  clock: 0,
  creatures: {
    a: creatureOf(),
    b: creatureOf({ id: "b", name: "Bo", characterType: "enemy" }),
    c: creatureOf({
      id: "c",
      name: "Cy",
      characterType: "npc",
      casts: [{ id: "k1", spell: "Aid", since: 0, until: 300 }],
    }),
  },
});

/** Dice that fall as these numbers say, over and over. */
const endless = (faces: readonly number[]) => {
  let next = 0;
  return {
    source: "test",
    die: (sides: number) => ((faces[next++ % faces.length] ?? 0) % sides) + 1,
  };
};

/** What is true of every creature, whatever has happened to it. */
function expectSound(creature: Creature, state: GameState): void {
  const { hp, deathSaves, dead, conditions } = creature;
  expect(hp.current).toBeGreaterThanOrEqual(0);
  expect(hp.temporary).toBeGreaterThanOrEqual(0);
  if (!dead)
    expect(hp.current).toBeLessThanOrEqual(numbersOf(creature, compendium).maximumHp.effective);
  if (dead || hp.current > 0) expect(deathSaves).toBeUndefined();
  if (dead) expect(hp.current).toBe(0);
  if (concentrationOf(creature)) expect(unfocusedBy(creature, compendium)).toBeUndefined();
  expect(conditions.filter(({ condition }) => condition === "exhaustion").length).toBeLessThan(2);
  expectBounded(creature, state);
}

const holdingsOf = ({ conditions, effects, casts }: Creature): readonly string[] =>
  [...conditions, ...effects, ...casts].map(({ id: of }) => of);

/** Nothing is held twice or beyond its end, and what hangs on something has that to hang on. */
function expectBounded(creature: Creature, { clock, creatures }: GameState): void {
  const { conditions, effects, casts } = creature;
  const held = holdingsOf(creature);
  expect(new Set(held).size).toBe(held.length);
  expect(casts.filter(({ concentration }) => concentration).length).toBeLessThan(2);
  if (creature.own !== undefined) expect(held).toContain(creature.own.held);
  for (const { until = Infinity } of casts) expect(until).toBeGreaterThan(clock);
  for (const { lasting: end, from } of [...conditions, ...effects]) {
    if (end.kind === "time") expect(end.until).toBeGreaterThan(clock);
    if (end.kind === "with") expect(held).toContain(end.id);
    if (end.kind === "cast") expect(creatures[from ?? ""]?.casts).toContainEqual(running(end.id));
  }
}

const running = (cast: string): unknown => expect.objectContaining({ id: cast });

/** Nothing is gained by who was dead before and is so still. */
function expectNoGain(before: GameState, after: GameState): void {
  for (const [of, now] of Object.entries(after.creatures)) {
    const was = before.creatures[of];
    if (was?.dead && now.dead)
      expect(holdingsOf(was)).toEqual(expect.arrayContaining([...holdingsOf(now)]));
  }
}

/** The state after an action that is legal; whoever it is asked of may be gone. */
function stateAfter(state: GameState, one: Action, faces: readonly number[]): GameState {
  const asked = one.type === "queue" ? one.action : one;
  if ("id" in asked && state.creatures[asked.id] === undefined) return state;
  const resolved = resolve(state, one, { rng: endless(faces), compendium, reactions });
  if (!resolved.ok) return state;
  const { state: after, events } = deepFreeze(resolved.value);
  expect(events.reduce(apply, state)).toStrictEqual(after);
  expect(JSON.parse(JSON.stringify(after))).toStrictEqual(after);
  for (const creature of Object.values(after.creatures)) expectSound(creature, after);
  expectNoGain(state, after);
  return after;
}

describe("any actions in any order", () => {
  it("give the state that their events fold to, which JSON keeps", () => {
    fc.assert(
      fc.property(
        fc.array(action, { maxLength: 30 }),
        fc.array(fc.nat(100), { minLength: 1, maxLength: 20 }),
        (actions, faces) => {
          actions.reduce(
            (state, one, turn) => stateAfter(state, one, faces.slice(turn % faces.length)),
            party,
          );
        },
      ),
      { numRuns: sized(100, { long: 300 }) },
    );
  });
});

describe("consequences", () => {
  const chained = (length: number): readonly ConditionHeld[] =>
    Array.from({ length }, (_, at) => ({
      id: `c${at}`,
      condition: "poisoned",
      source: `Trap ${at}`,
      lasting: at === 0 ? { kind: "until", what: "healed" } : { kind: "with", id: `c${at - 1}` },
    }));

  const healed = (length: number) =>
    given(creatureOf({ conditions: chained(length) })).when({ type: "heal", id: "a", amount: 1 });

  it.each([16, 17, 100])("end a chain of %i that hang on each other", async (length) => {
    const { types, creature } = await healed(length);
    expect(types).toEqual(["healed", ...chained(length).map(() => "condition_lost")]);
    expect(creature("a").conditions).toEqual([]);
  });

  it("do not end twice what two causes end", async () => {
    const both = creatureOf({
      conditions: [
        { id: "c1", condition: "stunned", source: "X", lasting: { kind: "until", what: "healed" } },
        { id: "c2", condition: "blinded", source: "X", lasting: { kind: "with", id: "c1" } },
        { id: "c3", condition: "prone", source: "X", lasting: { kind: "until", what: "healed" } },
      ],
      effects: [
        { id: "e4", name: "X", kind: "curse", effects: [], lasting: { kind: "with", id: "c3" } },
      ],
    });
    const { types } = await given(both).when({ type: "heal", id: "a", amount: 1 });
    expect(types).toEqual([
      "healed",
      "condition_lost",
      "condition_lost",
      "condition_lost",
      "effect_lost",
    ]);
  });
});
