import { expect, test } from "vitest";
import * as z from "zod";
import {
  challenge,
  choice,
  limit,
  name,
  names,
  offset,
  schools,
  sources,
  sourcesOf,
  spellLevel,
  window,
  words,
} from "./params.js";

test("a word of a choice is taken in any case, and no other word", () => {
  expect(choice(schools).parse(" Evocation ")).toBe("evocation");
  expect(choice(schools).safeParse("cooking").success).toBe(false);
  expect(choice(schools).safeParse(3).success).toBe(false);
});

test("a client reads the words of a choice", () => {
  const { properties } = z.toJSONSchema(z.object({ of: choice(["race", "feat"]) }), {
    io: "input",
  });
  expect(properties?.["of"]).toMatchObject({ enum: ["race", "feat"] });
});

test("pages of a lookup have 20 rows unless said, 100 at most, and begin with the first", () => {
  expect([limit.parse(undefined), offset.parse(undefined)]).toEqual([20, 0]);
  expect([1, 100].map((rows) => limit.safeParse(rows).success)).toEqual([true, true]);
  expect([0, 101, 2.5].map((rows) => limit.safeParse(rows).success)).toEqual([false, false, false]);
  expect(offset.safeParse(-1).success).toBe(false);
});

test("spells have the levels 0 to 9", () => {
  expect([-1, 0, 9, 10].map((level) => spellLevel.safeParse(level).success)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("challenges and levels are taken as they are printed, too", () => {
  const ratings = ["1/8", "1/4", "1/2", "3", "0.5", 21].map((said) => challenge.parse(said));
  expect(ratings).toEqual([0.125, 0.25, 0.5, 3, 0.5, 21]);
  for (const said of ["1/3", "31", "", "-1", "high"])
    expect(challenge.safeParse(said).success).toBe(false);
  expect(["cantrip", "Cantrips", "0", "3"].map((said) => spellLevel.parse(said))).toEqual([
    0, 0, 0, 3,
  ]);
  for (const said of ["1/2", "10", "third"]) expect(spellLevel.safeParse(said).success).toBe(false);
});

test("a client reads a number, within its bounds", () => {
  const { properties } = z.toJSONSchema(z.object({ cr: challenge, level: spellLevel }), {
    io: "input",
  });
  expect(properties?.["cr"]).toEqual({ type: "number", minimum: 0, maximum: 30 });
  expect(properties?.["level"]).toEqual({ type: "integer", minimum: 0, maximum: 9 });
});

test("twenty names at once, none of them blank", () => {
  expect(names.parse(" Fireball ")).toBe("Fireball");
  expect(names.safeParse(Array(20).fill("Bless")).success).toBe(true);
  expect(names.safeParse(Array(21).fill("Bless")).success).toBe(false);
  expect(names.safeParse([" "]).success).toBe(false);
});

test("lengths are checked, and cost no bytes of the list", () => {
  const longest = "x".repeat(200);
  expect(words.parse(` ${longest} `)).toBe(longest);
  for (const [schema, value] of [
    [words, `${longest}x`],
    [name, "  "],
    [names, []],
    [sources, []],
    [sources, Array(21).fill("tob")],
    [window.fields, Array(21).fill("name")],
  ] as const)
    expect(schema.safeParse(value).success).toBe(false);
  expect(words.safeParse("").error?.issues[0]?.message).toBe("expected 1 to 200 characters");
});

test("documents are named by key, or are all", () => {
  expect(sourcesOf(sources.parse(undefined))).toBeUndefined();
  expect(sourcesOf(["srd-2014", "tob"])).toEqual(["srd-2014", "tob"]);
  expect(sourcesOf(["srd-2014", "ALL"])).toBe("all");
});
