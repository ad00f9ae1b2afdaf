import { expect, test } from "vitest";
import { openFight } from "../../testing/fight.js";
import { ada } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

test("shows effective numbers, whose turn it is, and what is left of it", async () => {
  const { call } = await openTable(ada);
  const participants = [
    { characterId: "Ada", initiative: 15 },
    { creature: "Goblin", initiative: 5 },
  ];
  await whole(call("create_encounter", { name: "Ambush", participants }));
  const shield = { name: "Shield", modifiers: [{ type: "bonus", to: "ac", value: 5 }] };
  await whole(call("manage_effect", { characterId: "Ada", operation: "add", effect: shield }));
  const held = { condition: "grappled", source: "Goblin" };
  await whole(call("manage_condition", { characterId: "Ada", operation: "add", ...held }));
  const { data, text } = await whole(call("get_encounter"));
  expect(text).toMatchInlineSnapshot(`
    "Ambush (id3): round 1, Ada's turn.
    → 15 Ada, High Elf Wizard 3: 17/17 HP, AC 18; grappled [party, Shield] (id1)
    - 5 Goblin, Goblin: 7/7 HP, AC 15 [enemy] (id4)
    Left: action, bonus action."
  `);
  expect(data).toMatchObject({
    encounterId: "id3",
    status: "active",
    round: 1,
    current: { id: "id1", name: "Ada" },
    order: [
      { id: "id1", initiative: 15 },
      { id: "id4", initiative: 5 },
    ],
    combatants: [
      {
        name: "Ada",
        hp: 17,
        maxHp: 17,
        // 13 and 5.
        ac: 18,
        conditions: [{ condition: "grappled", source: "Goblin" }],
        // Grappled: a speed of 0.
        actionEconomy: { action: true, bonusAction: true, reaction: true, movement: 0 },
      },
      { name: "Goblin", hp: 7, size: "small" },
    ],
  });
  expect(data).not.toHaveProperty("log");
});

test("keeps the exact hit points of hidden enemies for full, which tells what happened, too", async () => {
  const { call } = await openTable(ada);
  const participants = ["Ada", { creature: "Goblin", hidden: true }];
  await whole(call("create_encounter", { participants }, 15, 5));
  await whole(call("apply_damage", { targetId: "Goblin", amount: 4, source: "a trap" }));
  const brief = await whole(call("get_encounter"));
  expect(brief.text).toContain("Goblin: badly hurt [enemy, hidden]");
  expect(JSON.stringify(brief.data["combatants"])).not.toContain('"hp":3');
  expect(brief.data["combatants"]).toMatchObject([{}, { wounds: "badly hurt", hidden: true }]);
  const full = await whole(call("get_encounter", { detail: "full" }));
  expect(full.data["combatants"]).toMatchObject([{}, { hp: 3, maxHp: 7 }]);
  expect(full.data["log"]).toEqual([
    expect.stringContaining("Encounter 1 begins."),
    "Goblin takes 4 from a trap (4): 3 HP left.",
  ]);
});

test("a fight that is not there is told with those that are", async () => {
  const { call } = await openTable(ada);
  await whole(call("create_encounter", { name: "Ambush", participants: ["Ada"] }, 15));
  const { text } = await call("get_encounter", { encounterId: "Ambus" });
  expect(text).toMatch(/^\[NOT_FOUND\] There is no encounter "Ambus".*"Ambush"/);
});

test("effects are told with what is left of them, and that they end", async () => {
  const { call } = await openTable(ada);
  const participants = [{ characterId: "Ada", initiative: 20 }];
  const bless = { name: "Bless", source: "a priest", duration: 2 };
  await whole(call("create_encounter", { participants }));
  await whole(call("manage_effect", { characterId: "Ada", operation: "add", effect: bless }));
  const { data, text } = await whole(call("get_encounter"));
  expect(text).toContain("[party, Bless (2 rounds)]");
  expect(data["combatants"]).toMatchObject([
    { effects: [{ name: "Bless", source: "a priest", remaining: 2 }] },
  ]);
  const context = await whole(call("get_session_context"));
  expect(context.text).toContain("bears Bless (2 rounds)");
  const { data: over, text: told } = await whole(call("advance_turn", { count: 2 }));
  expect(over["due"]).toMatchObject([{ type: "expired", what: "Bless" }]);
  expect(told).toContain("Ada loses Bless");
  const { data: after } = await whole(call("get_encounter"));
  expect(JSON.stringify(after["combatants"])).not.toContain("effects");
});

test("lists auras with where they are and who is inside, and the map has them", async () => {
  const { call } = await openFight({}, [
    { creature: "Ghast", position: { x: 8, y: 5 } },
    { creature: "Gibbering Mouther", position: { x: 15, y: 15 } },
  ]);
  const { data, text } = await whole(call("get_encounter"));
  expect(data["auras"]).toMatchObject([
    { name: "Stench", where: "5 ft around Ghast", affects: "others", covered: [] },
    { name: "Aberrant Ground", where: "10 ft around Gibbering Mouther", makes: "difficult" },
    { name: "Gibbering", where: "20 ft around Gibbering Mouther", covered: [] },
  ]);
  expect(text).toContain(", 10 ft around Gibbering Mouther: difficult");
  const map = await whole(call("render_battlefield", {}));
  // 20 feet are x 11 to 19, and 10 feet x 13 to 17, around the mouther.
  expect(map.text).toContain("\n 15 ...........(.\\\\i\\\\..\n");
  expect(map.text).toContain("/ Stench: 5 ft around Ghast");
});
