import { expect, expectTypeOf, test } from "vitest";
import type * as z from "zod";
import { directions, type World } from "./model.js";
import { worldFile } from "./schema.js";

/** zod's types can be written to: that is no difference. */
type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;

test("the schema and the types that the rest of the server reads are the same", () => {
  expectTypeOf<Frozen<z.output<typeof worldFile>>>().toEqualTypeOf<Frozen<World>>();
  const { exits } = worldFile.shape.rooms.element.shape;
  expect(Object.keys(exits.shape)).toStrictEqual([...directions]);
});
