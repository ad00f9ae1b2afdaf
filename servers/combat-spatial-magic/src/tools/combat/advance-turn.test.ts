import { expect, test } from "vitest";
import { ada, bo } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

/** Ada first, then Bo, then a goblin. */
async function threeFight() {
  const table = await openTable(ada, bo);
  const participants = [
    { characterId: "Ada", initiative: 22 },
    { characterId: "Bo", initiative: 15 },
    { creature: "Goblin", initiative: 5 },
  ];
  await whole(table.call("create_encounter", { name: "Ambush", participants }));
  return table;
}

test("turns come in order, then a round begins", async () => {
  const { call } = await threeFight();
  const { data, text } = await whole(call("advance_turn"));
  expect(text).toBe("Round 1, Bo's turn (14/14 HP, AC 18).");
  expect(data).toMatchObject({ round: 1, current: { name: "Bo" }, due: [] });
  const { data: later } = await whole(call("advance_turn", { count: 3 }));
  expect(later).toMatchObject({ round: 2, current: { name: "Bo" } });
});

test("the dead are passed over, and the dying are told what is due", async () => {
  const { call } = await threeFight();
  await whole(call("apply_damage", { targetId: "Goblin", amount: 7 }));
  await whole(call("apply_damage", { targetId: "Bo", amount: 14 }));
  const { data, text } = await whole(call("advance_turn"));
  expect(text).toContain("Bo's turn (0/14 HP, AC 18; dying (0 successes, 0 failures)");
  expect(text).toContain("roll_death_save is due");
  expect(data["due"]).toEqual([{ type: "death_save", id: "id3", name: "Bo" }]);
  // Nobody rolls it: it is rolled as the turn ends, and the dead goblin has no turn.
  const { data: after } = await whole(call("advance_turn", {}, 4));
  expect(after).toMatchObject({
    round: 2,
    current: { name: "Ada" },
    due: [{ type: "death_save", id: "id3", natural: 4, dc: 10, success: false }],
  });
  const { data: bos } = await whole(call("get_encounter"));
  expect(bos["combatants"]).toMatchObject([{}, { deathSaves: { failures: 1 } }, {}]);
});

test("saves at the end of a turn are rolled, and what they end is told", async () => {
  const { call } = await threeFight();
  const held = { condition: "paralyzed", duration: "save_ends", saveAbility: "wis", saveDC: 13 };
  await whole(call("manage_condition", { characterId: "Ada", operation: "add", ...held }));
  // Wisdom 12 and a wizard's proficiency: + 1 + 2.
  const { data, text } = await whole(call("advance_turn", {}, 10));
  expect(data["due"]).toMatchObject([
    { type: "save", id: "id1", rolls: [10], total: 13, dc: 13, success: true },
    { type: "expired", id: "id1", what: "paralyzed" },
  ]);
  expect(text).toContain("= 13 against 13: success.");
  expect(text).toContain("Ada is not paralyzed any more");
  // What stands in due, the summary beside it does not repeat.
  expect(data["summary"]).toBe("Round 1, Bo's turn (14/14 HP, AC 18).");
  expect(data["events"]).toEqual([]);
});

test("a lair acts as the count passes 20, and legendary creatures after others' turns", async () => {
  const { call } = await openTable(ada, bo);
  const participants = [
    { characterId: "Ada", initiative: 22 },
    { characterId: "Bo", initiative: 15 },
    { creature: "Adult Red Dragon", inLair: true, initiative: 10 },
  ];
  await whole(call("create_encounter", { participants }));
  const lair = { type: "lair_action", name: "Adult Red Dragon" };
  const legendary = { type: "legendary_actions", name: "Adult Red Dragon", left: 3 };
  const due = async () => (await whole(call("advance_turn"))).data["due"];
  const first = await whole(call("advance_turn"));
  expect(first.data["due"]).toMatchObject([lair, legendary]);
  expect(first.text).toContain("Initiative 20: a lair action of Adult Red Dragon is due.");
  // Its own turn has begun: a legendary action comes too late.
  expect(await due()).toEqual([]);
  // Its own turn has ended: no legendary action, and from 10 to 22 the count does not pass 20.
  expect(await due()).toEqual([]);
  expect(await due()).toMatchObject([lair, legendary]);
});

test("one legendary action at the end of another's turn, and none in the middle of one", async () => {
  const { call } = await openTable(ada, bo);
  const participants = [
    { characterId: "Ada", initiative: 22 },
    { characterId: "Bo", initiative: 15 },
    { creature: "Adult Red Dragon", name: "Ignis", initiative: 10 },
  ];
  await whole(call("create_encounter", { participants }));
  const tail = (targetId: string) => ({
    actorId: "Ignis",
    action: "use_special_ability",
    abilityName: "Tail Attack",
    targetId,
  });
  const early = await call("execute_action", tail("Ada"));
  expect(early.text).toMatch(/^\[NOT_YET\] Ada's turn is not at its end.*advance_turn/s);
  const { text } = await whole(call("advance_turn"));
  expect(text).toContain("Ignis may take a legendary action now (3 left).");
  await whole(call("execute_action", tail("Ada"), 1));
  expect((await call("execute_action", tail("Ada"))).text).toMatch(/^\[NOT_YET\]/);
  await whole(call("execute_action", { actorId: "Bo", action: "dodge" }));
  // Bo has acted: it is the end of his turn, and he does nothing more.
  const { text: told } = await whole(call("execute_action", tail("Bo"), 1, 1));
  expect(told).toContain("Ignis");
  const late = await call("execute_action", { actorId: "Bo", action: "drop_prone" });
  expect(late.text).toMatch(/^\[TURN_OVER\] Bo's turn is at its end.*advance_turn/s);
  await whole(call("advance_turn"));
});

test("of several turns the last one's legendary action is due, and a lair's stops them", async () => {
  const { call } = await openTable(ada, bo);
  const participants = [
    { characterId: "Ada", initiative: 22 },
    { characterId: "Bo", initiative: 21 },
    { creature: "Adult Red Dragon", name: "Ignis", inLair: true, initiative: 10 },
    { creature: "Goblin", initiative: 5 },
    { creature: "Ogre", initiative: 4 },
  ];
  await whole(call("create_encounter", { participants }));
  const lair = await whole(call("advance_turn", { count: 5 }));
  expect(lair.data).toMatchObject({ current: { name: "Ignis" } });
  expect(lair.data["due"]).toMatchObject([{ type: "lair_action" }]);
  const later = await whole(call("advance_turn", { count: 3 }));
  expect(later.data).toMatchObject({ round: 2, current: { name: "Ada" } });
  expect(later.data["due"]).toMatchObject([{ type: "legendary_actions", left: 3 }]);
});

test("a turn tells nothing that the rules only keep in mind", async () => {
  const { call } = await openTable({ ...bo, class: "barbarian", skills: ["athletics"] });
  const participants = [
    { characterId: "Bo", initiative: 9 },
    { creature: "Ogre", initiative: 5 },
  ];
  await whole(call("create_encounter", { participants }));
  const { text } = await whole(call("advance_turn"));
  expect(text).toMatch(/^Round 1, Ogre's turn/);
});

test("a fight in which all have less than 20 begins with the lair", async () => {
  const { call } = await openTable(ada);
  const participants = [
    { characterId: "Ada", initiative: 12 },
    { creature: "Adult Red Dragon", inLair: true, initiative: 10 },
  ];
  const { data, text } = await whole(call("create_encounter", { participants }));
  expect(data["due"]).toMatchObject([{ type: "lair_action", name: "Adult Red Dragon" }]);
  expect(text).toContain("Initiative 20: a lair action of Adult Red Dragon is due.");
  const tremor = { description: "A tremor", targets: ["Ada"], condition: "prone" };
  await whole(call("execute_lair_action", tremor));
});

test("who is stunned is offered neither lair actions nor legendary actions", async () => {
  const { call } = await openTable(ada, bo);
  const participants = [
    { characterId: "Ada", initiative: 22 },
    { characterId: "Bo", initiative: 15 },
    { creature: "Adult Red Dragon", inLair: true, initiative: 10 },
  ];
  await whole(call("create_encounter", { participants }));
  const stunned = { characterId: "Adult Red Dragon", operation: "add", condition: "stunned" };
  await whole(call("manage_condition", stunned));
  const { data } = await whole(call("advance_turn"));
  expect(data["due"]).toEqual([]);
});

test("the turn of who is surprised passes, and that is told", async () => {
  const { call } = await openTable(ada);
  const participants = [
    { characterId: "Ada", initiative: 22 },
    { creature: "Goblin", initiative: 15, surprised: true },
    { creature: "Wolf", initiative: 5 },
  ];
  await whole(call("create_encounter", { participants }));
  const { data, text } = await whole(call("advance_turn"));
  expect(text).toBe(
    "Round 1, Wolf's turn (11/11 HP, AC 13). Goblin is surprised: its turn passes.",
  );
  expect(data["due"]).toMatchObject([{ type: "surprised", name: "Goblin" }]);
});

test("says whose reaction it has let pass", async () => {
  const { call } = await openTable(bo);
  const participants = [
    { creature: "Goblin", name: "Gob", initiative: 15, position: "1,0" },
    { characterId: "Bo", initiative: 10, position: "0,0" },
  ];
  await whole(call("create_encounter", { participants, terrain: { width: 9, height: 9 } }));
  const left = await whole(call("move_combatant", { creatureId: "Gob", to: "4,0" }));
  expect(left.data).toMatchObject({ pending: [{ options: [{ reaction: "Opportunity Attack" }] }] });
  const { data, text } = await whole(call("advance_turn"));
  expect(text).toMatch(
    /^Bo was asked and lets it pass: Opportunity Attack\. Gob moves to \(4, 0\)/,
  );
  expect(data["due"]).toEqual([
    { type: "reaction_passed", id: "id1", options: ["Opportunity Attack"] },
  ]);
});

test("there has to be a fight", async () => {
  const { call } = await openTable(ada);
  const { text } = await call("advance_turn");
  expect(text).toMatch(/^\[NO_ENCOUNTER\] No encounter is going on\. Begin one/);
  await whole(call("create_encounter", { name: "Ambush", participants: ["Ada"] }, 10));
  await whole(call("end_encounter"));
  const ended = await call("advance_turn", { encounterId: "Ambush" });
  expect(ended.text).toMatch(/^\[NO_ENCOUNTER\]/);
});
