import { expect, test } from "vitest";
import { call, namesIn } from "../../browse/testing/fake.js";

test("races and subraces in full", async () => {
  const reply = await call("get_race_details", { race_name: ["high elf", "Dwarf"] });
  expect(namesIn(reply)).toEqual(["High Elf", "Dwarf"]);
  expect(reply.text).toContain("_subrace; race: Elf; ability score increases: intelligence +1_");
  expect(reply.text).toContain("One cantrip.");
});

test("what is no race is refused with the nearest", async () => {
  const { isError, data } = await call("get_race_details", { race_name: "hihg elf" });
  expect(isError).toBe(true);
  expect(data).toMatchObject({ success: false, suggestions: ["High Elf"] });
});

test("a subrace that is not open content is not there, and it is said why", async () => {
  const { isError, text } = await call("get_race_details", { race_name: "Wood Elf" });
  expect(isError).toBe(true);
  expect(text).toContain(
    '[NOT_FOUND] There is no race "Wood Elf" in these sources. Wood Elf is a subrace that is not open content.',
  );
});
