import { expect, test } from "vitest";
import { chosen, clipped, factsLine, rowLine, rowOf } from "./columns.js";
import { spell } from "./testing/records.js";

test("a row has name, slug, the facts of its kind and its document", () => {
  expect(rowOf(spell({ name: "Fireball", level: 3 }))).toEqual({
    name: "Fireball",
    slug: "fireball",
    kind: "spell",
    level: 3,
    school: "evocation",
    casting_time: "1 action",
    concentration: false,
    ritual: false,
    classes: ["wizard"],
    document: "srd-2014",
  });
});

test("a long fact is cut", () => {
  const row = rowOf(spell({ name: "Ritual", casting_time: "x".repeat(500) }));
  expect(row["casting_time"]).toHaveLength(120);
  expect(clipped("short", 5)).toBe("short");
  expect(clipped("a longer text", 8)).toBe("a longe…");
});

test("chosen fields stay, and name and slug with them", () => {
  const row = rowOf(spell({ name: "Fireball", level: 3 }));
  expect(chosen(row, ["level"])).toEqual({ name: "Fireball", slug: "fireball", level: 3 });
  expect(chosen(row, undefined)).toBe(row);
});

test("facts in one line leave out what is empty, false or said elsewhere", () => {
  const facts = {
    ritual: true,
    concentration: false,
    cost: "",
    document: "srd-2014",
    weight_lb: 0,
    scores: { strength: 2, two_others: 1 },
    requires_attunement: "requires attunement by a wizard",
  };
  expect(factsLine(facts)).toBe(
    "ritual; weight lb: 0; scores: strength +2, two others +1; requires attunement by a wizard",
  );
  expect(rowLine({ name: "Prone", slug: "prone" })).toBe("- Prone");
});
