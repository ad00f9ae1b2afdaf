import { expect, test } from "vitest";
import { call, namesIn } from "../../browse/testing/fake.js";

test("races and subraces by part of a name", async () => {
  const { data, text } = await call("search_races", { query: "elf" });
  expect(data).toMatchObject({
    data: [
      { name: "Elf", kind: "race", size: "Medium", speed: 30, subraces: ["High Elf"] },
      {
        name: "High Elf",
        kind: "subrace",
        race: "Elf",
        ability_score_increases: { intelligence: 1 },
      },
    ],
  });
  expect(text).toContain("- High Elf — race: Elf; ability score increases: intelligence +1");
});

test("one category alone", async () => {
  expect(namesIn(await call("search_races", { category: "subrace" }))).toEqual(["High Elf"]);
});

test("a misspelt name gets suggestions, a wrong category the right ones", async () => {
  expect((await call("search_races", { query: "dwrf" })).data).toMatchObject({
    suggestions: ["Dwarf"],
  });
  const { isError, text } = await call("search_races", { category: "lineage" });
  expect(isError).toBe(true);
  expect(text).toContain("subrace");
});
