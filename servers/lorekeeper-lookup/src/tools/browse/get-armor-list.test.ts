import { expect, test } from "vitest";
import { call, namesIn } from "../../browse/testing/fake.js";

test("armor by type", async () => {
  const reply = await call("get_armor_list", { type: "HEAVY" });
  expect(namesIn(reply)).toEqual(["Plate"]);
  expect(reply.text).toContain(
    "- Plate — category: heavy; armor class: 18; strength required: 15; stealth disadvantage; cost: 1500 gp; weight lb: 65",
  );
  expect(namesIn(await call("get_armor_list", {}))).toEqual(["Chain shirt", "Plate"]);
});

test("a type that is none is refused with those there are", async () => {
  const { isError, text } = await call("get_armor_list", { type: "cloth" });
  expect(isError).toBe(true);
  expect(text).toContain("medium");
});
