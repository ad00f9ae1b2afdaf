import { expect, test } from "vitest";
import { ada, bo } from "../../testing/heroes.js";
import { openTable, type PlayTable, whole } from "../../testing/table.js";

/** Two fights, each with a goblin of its own that has the same name. */
async function twoFights(): Promise<PlayTable> {
  const table = await openTable(ada, bo);
  for (const [name, hero] of [
    ["Ambush", "Ada"],
    ["Siege", "Bo"],
  ]) {
    const participants = [
      { characterId: hero, initiative: 20 },
      { creature: "Goblin", initiative: 10 },
    ];
    await whole(table.call("create_encounter", { name, participants }));
  }
  return table;
}

test("of several fights one has to be named, by tools that need one", async () => {
  const { call } = await twoFights();
  for (const tool of ["get_encounter", "advance_turn", "end_encounter", "roll_initiative"]) {
    const { text } = await call(tool);
    expect(text).toMatch(
      /^\[SEVERAL_ENCOUNTERS\] 2 encounters may be meant\. Name one in encounterId: Ambush \(id5\), Siege \(id8\)/,
    );
  }
  const { data } = await whole(call("advance_turn", { encounterId: "siege" }));
  expect(data["current"]).toMatchObject({ name: "Goblin" });
});

test("a combatant's name is enough where only one fight has it, and whoever fights is met there", async () => {
  const { call } = await twoFights();
  const { text } = await call("apply_damage", { targetId: "Goblin", amount: 3 });
  expect(text).toMatch(/^\[SEVERAL_CREATURES\] "Goblin" fights in 2 encounters/);
  const named = { targetId: "Goblin", amount: 3, encounterId: "Siege" };
  expect((await whole(call("apply_damage", named))).data).toMatchObject({ hp: 4 });
  const hp = async (encounterId: string) =>
    (await whole(call("get_encounter", { encounterId }))).data["combatants"];
  expect(await hp("Ambush")).toMatchObject([{ name: "Ada" }, { name: "Goblin", hp: 7 }]);
  expect(await hp("Siege")).toMatchObject([{ name: "Bo" }, { name: "Goblin", hp: 4 }]);
  // A minute in a fight is counted by its turns.
  const poisoned = { characterId: "Ada", operation: "add", condition: "poisoned", duration: 1 };
  await whole(call("manage_condition", poisoned));
  const ended = await whole(call("advance_turn", { encounterId: "Ambush" }));
  expect(ended.data["due"]).toMatchObject([{ type: "expired", what: "poisoned" }]);
});

test("one call acts in one fight", async () => {
  const { call } = await twoFights();
  const batch = [
    { characterId: "Ada", operation: "add", condition: "prone" },
    { characterId: "Bo", operation: "add", condition: "prone" },
  ];
  const { text } = await call("manage_condition", { batch });
  expect(text).toMatch(/^\[IN_ENCOUNTER\] batch\[1\]: Bo takes part in Siege/);
  const { data } = await whole(call("get_character", { characterId: "Ada" }));
  expect(data["character"]).toMatchObject({ conditions: [] });
});

test("a combatant goes before a character of the same name", async () => {
  const { call } = await openTable(ada);
  await whole(call("create_encounter", { participants: ["Ada", { creature: "Wolf" }] }, 10, 5));
  await whole(call("create_character", { name: "Wolf", creature: "Wolf" }));
  await whole(call("apply_damage", { targetId: "Wolf", amount: 4 }));
  const { data } = await whole(call("get_encounter"));
  expect(data["combatants"]).toMatchObject([{ name: "Ada" }, { name: "Wolf", hp: 7 }]);
  const { rows } = await whole(call("list_characters")).then(({ data: of }) => ({
    rows: of["characters"],
  }));
  expect(rows).toMatchObject([{ name: "Ada" }, { name: "Wolf", hp: { current: 11 } }]);
});

test("sheet and combatant are one state, for tools that know of no fight too", async () => {
  const { call } = await openTable(bo);
  await whole(call("create_encounter", { participants: ["Bo", { creature: "Goblin" }] }, 10, 5));
  await whole(call("update_character", { characterId: "Bo", hp: "-4" }));
  await whole(call("update_character", { characterId: "Goblin", hp: 2 }));
  const { data } = await whole(call("get_encounter"));
  expect(data["combatants"]).toMatchObject([
    { name: "Bo", hp: 10 },
    { name: "Goblin", hp: 2 },
  ]);
  const rolled = await whole(call("roll_check", { characterId: "Goblin", skill: "stealth" }, 9));
  expect(rolled.data).toMatchObject({ total: 15 });
});

test.each([
  ["take_rest", { characterId: "Bo", restType: "short" }],
  ["level_up", { characterId: "Bo" }],
  ["delete_character", { characterId: "Bo" }],
])("%s waits until the fight is over", async (tool, args) => {
  const { call } = await openTable(bo);
  await whole(call("create_encounter", { participants: ["Bo"] }, 10));
  const { text } = await call(tool, args);
  expect(text).toMatch(/^\[IN_ENCOUNTER\] Bo .* in the middle of Encounter 1/);
  await whole(call("end_encounter"));
  await whole(call(tool, args));
});

test("creatures made for a fight are in no list of the campaign, unless it is asked for", async () => {
  const { call } = await openTable(bo);
  const participants = ["Bo", { creature: "Goblin", count: 3 }];
  await whole(call("create_encounter", { name: "Ambush", participants }, 10, 1, 2, 3));
  expect((await whole(call("list_characters"))).data["pagination"]).toMatchObject({ total: 1 });
  const of = await whole(call("list_characters", { encounterId: "Ambush" }));
  expect(of.data["pagination"]).toMatchObject({ total: 3 });
  const { text } = await whole(call("get_session_context"));
  expect(text).toContain("Ambush (id3) is going on: round 1, Bo's turn");
  expect(text).not.toContain("Goblin");
});

test("a rest of others ages nobody in a fight", async () => {
  const { call } = await openTable(ada, bo);
  await whole(call("create_encounter", { participants: ["Bo"] }, 10));
  const blessed = { name: "Blessing", kind: "boon", duration: "1 hour" };
  await whole(call("manage_effect", { characterId: "Bo", operation: "add", effect: blessed }));
  await whole(call("take_rest", { characterId: "Ada", restType: "long" }));
  const { data } = await whole(call("manage_effect", { characterId: "Bo", operation: "query" }));
  expect(data["effects"]).toMatchObject([{ name: "Blessing", remaining: 600 }]);
});

test("a fight counts its rounds itself: nobody in one is ticked", async () => {
  const { call } = await twoFights();
  const hasted = { name: "Haste", duration: 3 };
  await whole(call("manage_effect", { characterId: "Ada", operation: "add", effect: hasted }));
  for (const tool of ["manage_condition", "manage_effect"]) {
    const { text } = await call(tool, { characterId: "Ada", operation: "tick" });
    expect(text).toMatch(
      /^\[FIGHT_COUNTS\] Ada takes part in Ambush, which counts its rounds itself\..*advance_turn/,
    );
  }
  const { data } = await whole(call("manage_effect", { characterId: "Ada", operation: "query" }));
  expect(data["effects"]).toMatchObject([{ name: "Haste", remaining: 3 }]);
});
