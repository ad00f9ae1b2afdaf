import { expect, test } from "vitest";
import { call, namesIn } from "../../browse/testing/fake.js";

test("races, subraces, or both", async () => {
  expect(namesIn(await call("get_race_list", {}))).toEqual(["Dwarf", "Elf", "High Elf"]);
  expect(namesIn(await call("get_race_list", { category: "Race" }))).toEqual(["Dwarf", "Elf"]);
});

test("fields of the rows may be chosen; an unknown one is refused with those there are", async () => {
  const { data } = await call("get_race_list", { category: "race", fields: ["speed"] });
  expect(data).toMatchObject({
    data: [
      { name: "Dwarf", slug: "dwarf", speed: 25 },
      { name: "Elf", slug: "elf", speed: 30 },
    ],
  });
  const { text } = await call("get_race_list", { fields: ["sped"] });
  expect(text).toBe(
    '[INVALID_ARGUMENT] These rows have no field "sped". Fields: name, slug, kind, ability_score_increases, size, speed, subraces, document, race.',
  );
});
