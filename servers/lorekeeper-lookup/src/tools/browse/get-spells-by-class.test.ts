import { expect, test } from "vitest";
import { call, namesIn } from "../../browse/testing/fake.js";

test("the spells of a class, in any case", async () => {
  expect(
    namesIn(await call("get_spells_by_class", { class_name: "PALADIN" }, { sources: "all" })),
  ).toEqual(["Cure Wounds"]);
});

test("a class without spells is an empty success", async () => {
  const { isError, text } = await call("get_spells_by_class", { class_name: "Fighter" });
  expect(isError).toBe(false);
  expect(text).toBe("No spells found.");
});

test("an unknown class is refused", async () => {
  const { text } = await call("get_spells_by_class", { class_name: "Figther" });
  expect(text).toBe(
    '[NOT_FOUND] There is no class "Figther" in these sources. Did you mean Fighter?',
  );
});
