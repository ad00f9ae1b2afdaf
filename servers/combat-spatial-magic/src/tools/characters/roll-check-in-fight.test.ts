import { expect, test } from "vitest";
import { openFight } from "../../testing/fight.js";
import { whole } from "../../testing/table.js";

const attack = (against: string, more: object = {}) => ({
  characterId: "Ada",
  kind: "attack",
  weapon: "Fire Bolt",
  against,
  ...more,
});

test("an attack on who is hidden in the same fight is at a disadvantage, and distance is said", async () => {
  const { call } = await openFight({}, [
    { creature: "Goblin", position: { x: 11, y: 5 }, hidden: true },
    { creature: "Wolf", position: { x: 11, y: 8 } },
  ]);
  // Intelligence 16 and proficiency: + 5; the goblin's armor class is 15.
  const unseen = await whole(call("roll_check", attack("Goblin"), 15, 9));
  expect(unseen.data).toMatchObject({ mode: "disadvantage", kept: 9, total: 14, dc: 15, feet: 30 });
  expect(unseen.text).toContain("Goblin is 30 ft away.");
  const seen = await whole(call("roll_check", attack("Wolf"), 15));
  expect(seen.data).toMatchObject({ mode: "normal", total: 20 });
});

test("who stands in between is half cover, and what is too far is not reached", async () => {
  const { call } = await openFight({}, [
    { creature: "Goblin", position: { x: 9, y: 5 } },
    { creature: "Wolf", position: { x: 7, y: 5 } },
  ]);
  const { data, text } = await whole(call("roll_check", attack("Goblin"), 10));
  expect(data).toMatchObject({ dc: 17, cover: "half", feet: 20, success: false });
  expect(text).toContain("Goblin is 20 ft away, behind half cover (+2 AC).");
  const far = await call("roll_check", attack("Goblin", { weapon: "Quarterstaff" }));
  expect(far.text).toMatch(/^\[OUT_OF_RANGE\] Goblin is 20 feet away/);
});

test("an enemy beside whoever shoots hampers", async () => {
  const { call } = await openFight({}, [{ creature: "Goblin", position: { x: 6, y: 5 } }]);
  const { data, text } = await whole(call("roll_check", attack("Goblin"), 15, 9));
  expect(data).toMatchObject({ mode: "disadvantage", kept: 9, feet: 5 });
  expect(text).toContain("an enemy within 5 feet");
});
