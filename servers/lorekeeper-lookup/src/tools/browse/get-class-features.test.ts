import { expect, test } from "vitest";
import { call, namesIn } from "../../browse/testing/fake.js";

test("features by level; of SRD 5.1 they are bundled facts, and said to be", async () => {
  const { data, text } = await call("get_class_features", { class_name: "Fighter" });
  expect(data).toMatchObject({
    data: expect.arrayContaining([
      expect.objectContaining({
        name: "Second Wind",
        levels: [1],
        feature_type: "class",
        api: "bundled",
      }),
      expect.objectContaining({ name: "Survivor", feature_type: "subclass", subclass: "Champion" }),
      expect.objectContaining({ name: "Fighting Style: Archery", feature_type: "option" }),
    ]),
    metadata: { source: "open5e-v1, bundled", quality: { source: "Official", confidence: 4 } },
  });
  expect(text).toContain("bundled facts of SRD 5.1");
});

test("a third party's features are its own; its subclasses' are read from their text", async () => {
  const { data } = await call("get_class_features", { class_name: "Tester" }, { sources: "all" });
  expect(data).toMatchObject({
    data: [
      { name: "Spellcasting", levels: [1] },
      { name: "Ability Score Improvement", levels: [4, 8], description: "Grows." },
      { name: "Smash", levels: [], subclass: "Breaker", description: "Breaks things." },
    ],
    metadata: { source: "open5e-v2", quality: { source: "Unknown" } },
  });
});

test.each([
  ["Wizard", "spellcasting", ["Spellcasting: Wizard"]],
  ["Wizard", "ability_score_improvement", ["Ability Score Improvement"]],
  ["Tester", "spellcasting", ["Spellcasting"]],
  ["Fighter", "spellcasting", []],
])("the %s's features of type %s", async (class_name, feature_type, names) => {
  const args = { class_name, feature_type };
  expect(namesIn(await call("get_class_features", args, { sources: "all" }))).toEqual(names);
});

test("a type that is none and a class that is none are refused", async () => {
  const wrong = await call("get_class_features", { class_name: "Fighter", feature_type: "feat" });
  expect(wrong.text).toContain("ability_score_improvement");
  const { data } = await call("get_class_features", { class_name: "Figter" });
  expect(data).toMatchObject({ success: false, suggestions: ["Fighter"] });
});
