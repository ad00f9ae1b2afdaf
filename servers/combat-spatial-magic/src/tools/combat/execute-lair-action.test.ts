import { expect, test } from "vitest";
import { ada, bo } from "../../testing/heroes.js";
import { openTable, type PlayTable, whole } from "../../testing/table.js";

/** Ada on 22, Bo on 15 and a dragon in its lair on 10; it is Bo's turn. */
async function lair(): Promise<PlayTable> {
  const table = await openTable(ada, bo);
  const participants = [
    { characterId: "Ada", initiative: 22, position: "2,2" },
    { characterId: "Bo", initiative: 15, position: "4,4" },
    { creature: "Adult Red Dragon", inLair: true, initiative: 10, position: "10,10" },
  ];
  await whole(table.call("create_encounter", { participants }));
  await whole(table.call("advance_turn"));
  return table;
}

const magma = {
  description: "Magma erupts",
  save: { ability: "dexterity", dc: 15, half: true },
  damage: "6d6",
  damageType: "fire",
};

test("strikes those in its area, the damage rolled once, and says what became of each", async () => {
  const { call } = await lair();
  const area = { shape: "sphere", origin: "3,3", radius: 20 };
  // Six 2s are 12. Ada's Dexterity 16: 12 + 3 saves for half; Bo's 10: 14 does not, and 2 of 14 are left.
  const { data, text } = await whole(
    call("execute_lair_action", { ...magma, area }, 2, 2, 2, 2, 2, 2, 12, 14),
  );
  expect(text).toMatch(/^The lair of Adult Red Dragon: Magma erupts\./);
  expect(data).toMatchObject({
    results: [
      { name: "Ada", save: { total: 15, success: true }, damage: [{ afterResistance: 6 }], hp: 11 },
      { name: "Bo", save: { total: 14, success: false }, damage: [{ rolled: 12 }], hp: 2 },
    ],
  });
});

test("changes the ground of its area", async () => {
  const { call } = await lair();
  // A cube of 10 feet around no corner of its own: four squares.
  const area = { shape: "cube", origin: "6,6", originAt: "corner", sideLength: 10 };
  const rubble = { description: "Rubble falls", area, terrain: "difficult" };
  const { data, text } = await whole(call("execute_lair_action", rubble));
  expect(data).toMatchObject({ results: [] });
  expect(text).toContain("The ground changes");
  // Bo's three squares to 7,7, the second and the third of them difficult: 5 + 10 + 10.
  const way = { creatureId: "Bo", path: ["5,5", "6,6", "7,7"] };
  const moved = await whole(call("calculate_movement", way));
  expect(moved.data).toMatchObject({ cost: 25 });
});

test("comes once a round, and not the same twice running", async () => {
  const { call } = await lair();
  const tremor = { description: "A tremor", targets: ["Bo"], condition: "prone" };
  const { data } = await whole(call("execute_lair_action", tremor));
  expect(data).toMatchObject({ results: [{ name: "Bo", conditions: ["prone"] }] });
  const again = await call("execute_lair_action", { ...magma, targets: ["Bo"] });
  expect(again.text).toMatch(/^\[LAIR_SPENT\] This lair has acted in round 1: A tremor/);
  await whole(call("advance_turn", { count: 3 }));
  expect((await call("execute_lair_action", tremor)).text).toMatch(/^\[SAME_LAIR_ACTION\]/);
});

test("is somebody's, on initiative count 20", async () => {
  const { call } = await openTable(ada);
  const participants = [
    { characterId: "Ada", initiative: 22 },
    { creature: "Ogre", initiative: 5 },
  ];
  await whole(call("create_encounter", { participants }));
  const asked = { description: "A tremor", targets: ["Ada"], condition: "prone" };
  expect((await call("execute_lair_action", asked)).text).toContain("Nobody is in its lair");
  const homeless = await call("execute_lair_action", { ...asked, lairOwnerId: "Ogre" });
  expect(homeless.text).toMatch(/^\[NO_LAIR\] Ogre has no lair here.* inLair/s);
  const guest = { participants: [{ creature: "Lich", initiative: 3 }] };
  await whole(call("create_encounter", { ...guest, joinEncounterId: "Encounter 1" }));
  const early = await call("execute_lair_action", { ...asked, lairOwnerId: "Lich" });
  expect(early.text).toMatch(/^\[NOT_YET\]/);
  await whole(call("advance_turn"));
  await whole(call("execute_lair_action", { ...asked, lairOwnerId: "Lich" }));
  // Once its lair has acted, it is told when it can again.
  const { data } = await whole(call("advance_turn", { count: 3 }));
  expect(data["due"]).toMatchObject([{}, { type: "lair_action", name: "Lich" }, {}]);
});
