import { expect, test } from "vitest";
import { call } from "../../browse/testing/fake.js";

test("the subclasses of a class, with the bundled facts about them", async () => {
  const { data, text } = await call("get_subclass_list", { class_name: "fighter" });
  expect(data).toMatchObject({
    summary: "1 subclass of the Fighter.",
    data: [
      {
        name: "Champion",
        class: "Fighter",
        chosen_at_level: 3,
        features: [
          "Improved Critical (3)",
          "Remarkable Athlete (7)",
          "Additional Fighting Style (10)",
          "Superior Critical (15)",
          "Survivor (18)",
        ],
      },
    ],
    metadata: { source: "open5e-v1, bundled" },
  });
  expect(text).toContain("- Champion — class: Fighter; chosen at level: 3");
});

test("a third party's subclasses come without facts that nobody has", async () => {
  const { data } = await call("get_subclass_list", { class_name: "Tester" }, { sources: "all" });
  expect(data).toMatchObject({
    data: [
      { name: "Breaker", slug: "breaker", kind: "subclass", class: "Tester", document: "got" },
    ],
    metadata: { source: "open5e-v2", quality: { source: "Unknown" } },
  });
});

test("an unknown class is refused", async () => {
  const { data } = await call("get_subclass_list", { class_name: "wizzard" });
  expect(data).toMatchObject({ success: false, suggestions: ["Wizard"] });
});
