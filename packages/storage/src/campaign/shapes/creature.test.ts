import type { Battlefield, Creature } from "@tabletop-mcp/rules-engine";
import { creatureOf } from "@tabletop-mcp/rules-engine/testing";
import { expect, expectTypeOf, test } from "vitest";
import * as z from "zod";
import { everything } from "../../../testing/rich.js";
import { fight, location, note, party } from "../../../testing/story.js";
import type { Fight, Location, Note, Party } from "../model.js";
import type { battlefieldShape } from "./battlefield.js";
import { creatureShape } from "./creature.js";
import { fightShape } from "./fight.js";
import { locationShape, noteShape, partyShape } from "./story.js";

/** zod's types can be written to: that is no difference. */
type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;
type Shaped<Shape extends z.ZodType> = Frozen<z.output<Shape>>;

test("shapes and the engine's and the model's types are the same, both ways", () => {
  expectTypeOf<Shaped<typeof creatureShape>>().toEqualTypeOf<Frozen<Creature>>();
  expectTypeOf<Shaped<typeof fightShape>>().toEqualTypeOf<Frozen<Fight>>();
  expectTypeOf<Shaped<typeof partyShape>>().toEqualTypeOf<Frozen<Party>>();
  expectTypeOf<Shaped<typeof locationShape>>().toEqualTypeOf<Frozen<Location>>();
  expectTypeOf<Shaped<typeof noteShape>>().toEqualTypeOf<Frozen<Note>>();
  expectTypeOf<Shaped<typeof battlefieldShape>>().toEqualTypeOf<Frozen<Battlefield>>();
  for (const [shape, value] of [
    [fightShape, fight("f", ["a", "b"], { xp: { total: 50, each: 25 }, outcome: "victory" })],
    [partyShape, party("p", { leader: "a", members: [{ characterId: "a", role: "scout" }] })],
    [locationShape, location("l", { exits: [{ direction: "up", to: "x", locked: true }] })],
    [noteShape, note("n", { tags: ["a"] })],
  ] as const) {
    expect(shape.parse(value)).toStrictEqual(value);
    expect(shape.safeParse({ ...value, mood: "sour" }).success).toBe(false);
  }
});

const compiled = z.compile(creatureShape);

test.each([
  ["with everything", everything],
  ["with as little as can be", creatureOf()],
])("a creature %s survives JSON and its shape, compiled or not", (_, creature) => {
  const json: unknown = JSON.parse(JSON.stringify(creature));
  expect(creatureShape.parse(json)).toStrictEqual(creature);
  expect(compiled.parse(json)).toStrictEqual(creature);
});

test.each<[string, (creature: Creature) => unknown]>([
  ["an unknown field", (one) => ({ ...one, mood: "sour" })],
  ["an unknown field of the make", (one) => ({ ...one, make: { ...one.make, mood: "sour" } })],
  [
    "an unknown field of an item",
    (one) => ({ ...one, items: [{ ...one.items[0], mood: "sour" }] }),
  ],
  ["a field that is undefined", (one) => ({ ...one, notes: undefined })],
  ["hit points that are a text", (one) => ({ ...one, hp: { current: "7", temporary: 0 } })],
  ["hit points that are half", (one) => ({ ...one, hp: { current: 7.5, temporary: 0 } })],
  ["hit points without end", (one) => ({ ...one, hp: { current: Infinity, temporary: 0 } })],
  ["no coins", ({ coins: _coins, ...one }) => one],
  ["an ability too few", (one) => ({ ...one, make: { ...one.make, abilities: { str: 10 } } })],
  [
    "a condition without an end",
    (one) => ({ ...one, conditions: [{ ...one.conditions[0], lasting: undefined }] }),
  ],
  ["an effect of no kind", (one) => ({ ...one, effects: [{ ...one.effects[0], effects: [{}] }] })],
  [
    "an end of another kind",
    (one) => ({ ...one, effects: [{ ...one.effects[0], lasting: { kind: "ever" } }] }),
  ],
  ["dead: false", (one) => ({ ...one, dead: false })],
  ["nothing", () => null],
])("a creature with %s is refused", (_, spoil) => {
  expect(creatureShape.safeParse(spoil(everything)).success).toBe(false);
  expect(compiled.safeParse(spoil(everything)).success).toBe(false);
});
