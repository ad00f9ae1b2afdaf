import { expect, test } from "vitest";
import { library, spell, srd } from "./browse/testing/records.js";
import { suggestionsFor } from "./suggestions.js";
import { contextOf } from "./testing/lore.js";

test("suggestions are of the kinds that were asked for", async () => {
  expect(await suggestionsFor("firebal", { kinds: ["spell"] }, contextOf())).toContain("Fireball");
  expect(await suggestionsFor("firebal", { kinds: ["creature"] }, contextOf())).toEqual([]);
});

test("what was asked for is no suggestion: another filter, or another document, leaves it out", async () => {
  const suggested = await suggestionsFor("Fireball", { kinds: ["spell"] }, contextOf());
  expect(suggested).not.toContain("Fireball");
});

test("of other documents only names that they have are suggested", async () => {
  const home = spell({ name: "Fireballs", source: { ...srd, document_key: "zz-home" } });
  const world = { records: [...library, home] };
  const searched = { kinds: ["spell" as const], sources: ["zz-home"] };
  expect(await suggestionsFor("firebal", searched, contextOf(world))).toEqual(["Fireballs"]);
  expect(
    await suggestionsFor("firebal", searched, contextOf({ ...world, away: ["spell"] })),
  ).toEqual([]);
});

test("a rule is suggested by a heading in its text", async () => {
  const environment = {
    kind: "rule" as const,
    slug: "the-environment",
    name: "The Environment",
    section: "adventuring",
    description: "## Falling\n\nDown it goes.",
    source: srd,
  };
  const damage = {
    ...environment,
    slug: "damage",
    name: "Damage",
    description: "## Falling Asleep",
  };
  const world = { records: [damage, environment] };
  expect(await suggestionsFor("falling", { kinds: ["rule"] }, contextOf(world))).toEqual([
    "The Environment",
    "Damage",
  ]);
});
