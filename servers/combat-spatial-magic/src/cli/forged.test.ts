import { expect, test } from "vitest";
import { bo } from "../testing/heroes.js";
import { openTable, whole } from "../testing/table.js";
import { forgedIn, refuseForged } from "./forged.js";

const encounter = { id: "e1", name: "Ambush", light: "dim", turn: { of: "a" } };
const fight = { value: { encounter, combatants: { a: { id: "a", side: "party" } } }, version: 1 };

test("a campaign with a fight is taken", () => {
  expect(forgedIn("encounters", fight)).toBeUndefined();
  refuseForged({ campaign: { id: 1, ruleset: "srd-5.1" }, encounters: [fight] });
});

test("a campaign in which a fight goes on is taken as it was exported", async () => {
  const { call, context } = await openTable(bo);
  const terrain = { width: 9, height: 9, obstacles: ["1,1"], water: ["2,2"] };
  const participants = ["Bo", { creature: "Goblin", count: 2, hidden: true }];
  await whole(call("create_encounter", { name: "Ambush", terrain, participants }, 9, 8, 7));
  let text = "";
  for await (const piece of context.campaign.exported()) text += piece;
  const exported: unknown = JSON.parse(text);
  expect(() => refuseForged(exported)).not.toThrow();
});

test.each([
  ["an empty name", { name: " " }, 'encounter.name " " is no name: it is empty'],
  ["a name without end", { name: "Z".repeat(5_000) }, "is longer than 120 characters"],
  ["a name that hides", { name: "Am\u200bbush" }, "U+200B is one"],
  ["an id with a heading", { id: "e\n# 1" }, "is no id"],
  ["another light", { light: "disco" }, 'encounter.light "disco" is none of bright, dim, darkness'],
  ["another end", { outcome: "draw\nagain" }, "is more than one line"],
])("a fight of %s is refused", (_, fields, why) => {
  const value = { ...fight.value, encounter: { ...encounter, ...fields } };
  expect(forgedIn("encounters", { ...fight, value })).toContain(why);
  expect(() => refuseForged({ encounters: [{ ...fight, value }] })).toThrow("encounters.0.value.");
});

test("somebody of another side, and a ruleset of two lines, are refused", () => {
  const value = { ...fight.value, combatants: { a: { id: "a", side: "chaos" } } };
  expect(forgedIn("encounters", { ...fight, value })).toBe(
    'combatants.a.side "chaos" is none of party, enemy, neutral',
  );
  expect(() => refuseForged({ campaign: { ruleset: "srd\n# 5" } })).toThrow("campaign.ruleset");
});
