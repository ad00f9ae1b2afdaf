import { expect, test } from "vitest";
import { ada, bo } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

const mira = {
  ...ada,
  name: "Mira",
  level: 5,
  subclass: "Evocation",
  spells: ["Haste", "Mage Armor", "Flaming Sphere", "Web"],
};

test("the spells that run stand there with whose they are, on whom, and how long still", async () => {
  const { call } = await openTable(mira, bo);
  await whole(
    call("cast_spell", { casterId: "Mira", spellName: "Mage Armor", targetIds: ["Mira"] }),
  );
  const participants = [
    { characterId: "Mira", initiative: 20, position: "2,2" },
    { characterId: "Bo", initiative: 10, position: "3,3" },
  ];
  await whole(call("create_encounter", { participants, terrain: { width: 20, height: 10 } }));
  await whole(call("cast_spell", { casterId: "Mira", spellName: "Haste", targetIds: ["Bo"] }));
  await whole(call("advance_turn", { count: 2 }));
  const { data, text } = await whole(call("get_encounter"));
  expect(data["spells"]).toMatchObject([
    // Eight hours, less the round that has gone by.
    { spell: "Mage Armor", level: 1, casterId: "id1", targets: ["id1"], remaining: 4799 },
    { spell: "Haste", level: 3, targets: ["id3"], remaining: 9, concentration: true },
  ]);
  expect(text).toContain("Mage Armor (7 hours 59 minutes 54 seconds)");
  expect(text).toContain("Haste (9 rounds)");
  expect(text).toMatch(/- Haste \(k\d+\) of Mira, level 3, on Bo: 9 rounds, concentration/);
});

test("what lies somewhere names its area, and what is used again its price", async () => {
  const { call } = await openTable(mira);
  const participants = [{ characterId: "Mira", initiative: 20, position: "2,2" }];
  await whole(call("create_encounter", { participants, terrain: { width: 20, height: 10 } }));
  const at = { casterId: "Mira", targetPosition: "8,4" };
  await whole(call("cast_spell", { ...at, spellName: "Flaming Sphere" }));
  const first = await whole(call("get_encounter"));
  expect(first.data["spells"]).toMatchObject([{ spell: "Flaming Sphere", sustain: "bonus" }]);
  await whole(call("advance_turn"));
  await whole(call("cast_spell", { ...at, spellName: "Web" }));
  const { data } = await whole(call("get_encounter"));
  expect(data["spells"]).toMatchObject([{ spell: "Web", area: expect.stringMatching(/^z\d+$/) }]);
});
