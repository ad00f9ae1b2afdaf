import { tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { expect, onTestFinished, test } from "vitest";
import { callsOf, flags, openNewClient, openTable } from "./running.js";

/** A wizard of level 9, with slots up to level 5. */
const wizard = (name: string, characterType: string) => ({
  name,
  characterType,
  race: "Human",
  class: "Wizard",
  level: 9,
  abilities: { str: 8, dex: 14, con: 13, int: 16, wis: 12, cha: 10 },
  spells: ["Fire Bolt", "Fireball", "Counterspell"],
});

const pending = (reply: { data: Readonly<Record<string, unknown>> }): unknown =>
  reply.data["pending"];

test("a duel of counterspells outlives two servers, and is answered by clients of both lines", async () => {
  const args = flags(tempFolder());
  const first = await openTable(args);
  for (const mage of [wizard("Mira", "pc"), wizard("Vex", "npc")])
    expect(await first.call("create_character", mage)).toMatchObject({ isError: false });
  const participants = [
    { characterId: "Mira", initiative: 20, position: "2,2" },
    { characterId: "Vex", side: "enemy", initiative: 10, position: "10,2" },
  ];
  const terrain = { width: 20, height: 10 };
  await first.call("create_encounter", { name: "Duel", participants, terrain });
  const ball = { casterId: "Mira", spellName: "Fireball", slotLevel: 4, targetPosition: "10,2" };
  const asked = await first.call("cast_spell", ball);
  const counter = (slotLevels: readonly number[]) => [
    { options: [{ reaction: "Counterspell", spellName: "Counterspell", slotLevels }] },
  ];
  expect(pending(asked)).toMatchObject(counter([3, 4, 5]));
  await first.kill();

  // At level 5 a spell of level 4 ends without a check.
  const second = callsOf(await openNewClient(args, onTestFinished));
  expect(pending(await second("get_encounter"))).toEqual(pending(asked));
  const answer = { spellName: "Counterspell", economy: "reaction" };
  const answered = await second("cast_spell", { ...answer, casterId: "Vex", slotLevel: 5 });
  expect(answered.data).toMatchObject({ slot: { level: 5, left: 0 } });
  expect(pending(answered)).toMatchObject(counter([3, 4, 5]));

  const third = await openTable(args);
  const no = await third.call("execute_action", { actorId: "Mira", reaction: "decline" });
  expect(no.text).toContain("Fireball of Mira ends (Counterspell)");
  expect(no.data).not.toHaveProperty("pending");
  const { data } = await third.call("get_encounter");
  // With Constitution 14: 6 + 2, and eight times 4 + 2.
  expect(data["combatants"]).toMatchObject([
    { name: "Mira", hp: 56 },
    { name: "Vex", hp: 56 },
  ]);
  const slots = async (characterId: string) =>
    (await third.call("manage_spell_slots", { characterId, operation: "view" })).data["slots"];
  expect(await slots("Mira")).toMatchObject({ "4": { left: 2 }, "3": { left: 3 } });
  expect(await slots("Vex")).toMatchObject({ "5": { left: 0 }, "3": { left: 3 } });
});
