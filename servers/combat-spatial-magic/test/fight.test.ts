import { tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { expect, test } from "vitest";
import { flags, openTable, type Reply, runHere, tableHere } from "./running.js";

const bo = { name: "Bo", race: "Hill Dwarf", class: "fighter", abilities: { con: 14 } };

/** What all combatants have left, in the order of their turns. */
const hitPoints = ({ data }: Reply) =>
  (Array.isArray(data["combatants"]) ? data["combatants"] : []).map(({ name, hp, status }) => ({
    name,
    hp,
    status,
  }));

const damageIn = (reply: Reply | undefined): readonly { readonly rolled: number }[] => {
  const damage = reply?.data["damage"];
  return Array.isArray(damage) ? damage : [];
};

test("a fight with two goblins goes on after kill -9, and its end is written down", async () => {
  const folder = tempFolder();
  const first = await openTable(flags(folder));
  await first.call("create_character", bo);
  const begun = await first.call("create_encounter", {
    name: "Ambush",
    participants: [
      { characterId: "Bo", initiative: 20 },
      { creature: "Goblin", count: 2, initiative: 10 },
    ],
  });
  expect(begun).toMatchObject({ isError: false, data: { round: 1, current: { name: "Bo" } } });
  await first.call("apply_damage", { targetId: "Goblin 1", amount: 7, damageType: "slashing" });
  const poisoned = { condition: "poisoned", duration: 2, source: "Goblin 2" };
  await first.call("manage_condition", { characterId: "Bo", operation: "add", ...poisoned });
  await first.call("execute_action", { actorId: "Bo", action: "dodge" });
  const before = await first.call("get_encounter", { detail: "full" });
  await first.kill();

  const second = await openTable(flags(folder));
  const after = await second.call("get_encounter", { detail: "full" });
  expect(after).toEqual(before);
  const again = await second.call("execute_action", { actorId: "Bo", action: "dash" });
  expect(again).toMatchObject({ isError: true, text: expect.stringContaining("[ACTION_SPENT]") });
  expect(hitPoints(after).toSorted((a, b) => (String(a.name) < String(b.name) ? -1 : 1))).toEqual([
    { name: "Bo", hp: 14, status: "up" },
    { name: "Goblin 1", hp: 0, status: "dead" },
    { name: "Goblin 2", hp: 7, status: "up" },
  ]);
  // The dead goblin has no turn; Bo's poison ends with his second turn.
  const turn = async () => (await second.call("advance_turn")).data;
  expect(await turn()).toMatchObject({ round: 1, current: { name: "Goblin 2" }, due: [] });
  expect(await turn()).toMatchObject({ round: 2, current: { name: "Bo" } });
  await second.close();

  const third = await openTable(flags(folder));
  const expired = await third.call("advance_turn");
  expect(expired.data).toMatchObject({
    current: { name: "Goblin 2" },
    due: [{ type: "expired", what: "poisoned" }],
  });
  await third.call("apply_damage", { targetId: "Goblin 2", amount: 10 });
  const ended = await third.call("end_encounter", { outcome: "victory" });
  expect(ended.data).toMatchObject({ rounds: 2, xp: { total: 100, each: 100 } });
  await third.kill();

  const exported = JSON.parse((await runHere("export", flags(folder))).out);
  expect(exported.encounters).toMatchObject([{ value: { encounter: { status: "ended" } } }]);
  expect(exported.characters).toHaveLength(3);
  const other = tempFolder();
  const imported = await runHere("import", flags(other), JSON.stringify(exported));
  expect(imported).toMatchObject({ code: 0, out: "Imported standard input: 1 character.\n" });
  for (const of of [folder, other])
    expect(await runHere("check", flags(of))).toMatchObject({ code: 0, out: "All is well.\n" });
  const fourth = await tableHere(other);
  const { data } = await fourth.call("get_encounter", { encounterId: "Ambush" });
  expect(data).toMatchObject({ status: "ended", outcome: "victory" });
  const sheet = await fourth.call("get_character", { characterId: "Bo" });
  expect(sheet.data["character"]).toMatchObject({ xp: 100 });
});

test("two clients play one fight, and see what the other does", async () => {
  const folder = tempFolder();
  const [one, other] = await Promise.all([openTable(flags(folder)), openTable(flags(folder))]);
  await one.call("create_character", bo);
  const participants = [
    { characterId: "Bo", initiative: 20 },
    { custom: { name: "Ogre", hp: 200, ac: 11 }, initiative: 10 },
  ];
  await one.call("create_encounter", { participants });
  const blows = Array.from({ length: 20 }, (_, blow) =>
    (blow % 2 === 0 ? one : other).call("apply_damage", { targetId: "Ogre", amount: 3 }),
  );
  for (const { isError } of await Promise.all(blows)) expect(isError).toBe(false);
  const turns = [one, other].map(({ call }) => call("advance_turn"));
  for (const { isError } of await Promise.all(turns)) expect(isError).toBe(false);
  const { data } = await other.call("get_encounter");
  expect(data).toMatchObject({ round: 2, current: { name: "Bo" } });
  expect(hitPoints({ isError: false, text: "", data })).toMatchObject([{}, { hp: 140 }]);
  // Both send the one attack that Bo has in a turn: one of them is told that it is spent.
  let left = 140;
  const strike = { actorId: "Bo", action: "attack", targetId: "Ogre" };
  for (let round = 2; round < 8; round += 1) {
    const sent = [one, other].map(({ call }) => call("execute_action", strike));
    const [hit, ...others] = (await Promise.all(sent)).filter(({ isError }) => !isError);
    expect([hit?.isError, others]).toEqual([false, []]);
    for (const { rolled } of damageIn(hit)) left -= rolled;
    expect(hit?.data).toMatchObject({ targetHp: left });
    const next = [one, other][round % 2];
    for (const name of ["Ogre", "Bo"])
      expect((await next?.call("advance_turn"))?.data).toMatchObject({ current: { name } });
  }
  expect(await runHere("check", flags(folder))).toMatchObject({ code: 0 });
});
