import { expect, test } from "vitest";
import * as z from "zod";
import { codec } from "./codec.js";

const first = codec("cat", z.strictObject({ name: z.string() }));
/** A later program: names became lists in version 2, and got a colour in version 3. */
const third = codec("cat", z.strictObject({ names: z.array(z.string()), colour: z.string() }), {
  upgrades: [
    (old) => ({ names: [z.object({ name: z.string() }).parse(old).name] }),
    (old) => ({ ...z.looseObject({}).parse(old), colour: "grey" }),
  ],
});
const grey = { names: ["Tom"], colour: "grey" };

test("what was encoded is decoded", () => {
  expect(first.decode(first.encode({ name: "Tom" }, "1"), "1")).toEqual({ name: "Tom" });
  expect(third.decode(third.encode(grey, "1"), "1")).toEqual(grey);
});

test("upgrades run in order, from whatever version it is", () => {
  expect(third.decode(first.encode({ name: "Tom" }, "1"), "1")).toEqual(grey);
  expect(third.decode('{"v":2,"value":{"names":["Tom"]}}', "1")).toEqual(grey);
  expect(third.decodeAll(`[${first.encode({ name: "Tom" }, "1")}]`, "1")).toEqual([grey]);
});

test("an upgrade knows the clock that a migration has kept, and what it cannot read is damage", () => {
  const dated = codec("cat", z.strictObject({ born: z.int() }), {
    upgrades: [(old, { clock }) => ({ born: clock - z.object({ age: z.int() }).parse(old).age })],
  });
  expect(dated.decode('{"v":1,"clock":60,"value":{"age":7}}', "1")).toEqual({ born: 53 });
  expect(dated.decode('{"v":2,"value":{"born":53}}', "1")).toEqual({ born: 53 });
  for (const text of ['{"v":1,"clock":60,"value":{}}', '{"v":1,"clock":"noon","value":{"age":7}}'])
    expect(() => dated.decode(text, "7")).toThrow(
      expect.objectContaining({ code: "DATABASE_DAMAGED" }),
    );
});

test("a newer version is refused, and said to be one", () => {
  expect(() => first.decode(third.encode(grey, "7"), "7")).toThrow(
    expect.objectContaining({
      code: "DATABASE_NEWER",
      message:
        "The stored cat 7 was written by a newer version of this program (3, this one knows 1)",
    }),
  );
});

test.each([
  ["no JSON", '{"v":1,', "it is not JSON"],
  ["an empty text", "", "it is not JSON"],
  ["no version", '{"name":"Tom"}', "it has no version"],
  ["a version that is none", '{"v":0,"value":{"name":"Tom"}}', "it has no version"],
  ["nothing", "null", "it has no version"],
  ["a wrong type", '{"v":1,"value":{"name":4}}', "at name"],
  ["an unknown field", '{"v":1,"value":{"name":"Tom","lives":9}}', "lives"],
])("%s is damage, named", (_, text, detail) => {
  const damage = expect.objectContaining({
    code: "DATABASE_DAMAGED",
    message: expect.stringMatching(`^The stored cat 7 .*${detail}`),
  });
  const oneLine = (work: () => unknown) => () => {
    try {
      work();
    } catch (thrown) {
      if (thrown instanceof Error) thrown.message = thrown.message.replaceAll("\n", " ");
      throw thrown;
    }
  };
  expect(oneLine(() => first.decode(text, "7"))).toThrow(damage);
  expect(oneLine(() => first.decodeAll(`[${text || "?"}]`, "7"))).toThrow(damage);
});

test("what does not fit is not written: that is a bug, not damage", () => {
  const untyped: { readonly name: string } = JSON.parse('{"name":"Tom","lives":9}');
  expect(() => first.encode(untyped, "7")).toThrow(TypeError);
  expect(() => first.encode(untyped, "7")).toThrow("the cat 7 cannot be stored");
});
