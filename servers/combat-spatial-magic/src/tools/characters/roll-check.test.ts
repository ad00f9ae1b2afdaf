import { expect, test } from "vitest";
import { ada, bo, gob } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

test("a save against a DC", async () => {
  const { call } = await openTable(bo);
  const asked = { characterId: "Bo", kind: "save", ability: "con", dc: 15, against: "poison" };
  // Dwarven Resilience: advantage against poison. Constitution 16 and proficiency.
  expect(await call("roll_check", asked, 4, 12)).toMatchInlineSnapshot(`
    {
      "data": {
        "dc": 15,
        "id": "id1",
        "kept": 12,
        "margin": 2,
        "mode": "advantage",
        "modifiers": [
          {
            "source": "Constitution",
            "value": 3,
          },
          {
            "source": "proficiency",
            "value": 2,
          },
        ],
        "name": "Bo",
        "natural": 12,
        "rolls": [
          4,
          12,
        ],
        "rule": "Saving Throws",
        "sources": [
          "advantage: Dwarven Resilience",
        ],
        "success": true,
        "summary": "Bo, Constitution save: d20 [4, 12] keeps 12 + 3 Constitution + 2 proficiency = 17 (advantage: Dwarven Resilience) against 15: success.",
        "total": 17,
        "what": "Constitution save",
      },
      "isError": false,
      "text": "Bo, Constitution save: d20 [4, 12] keeps 12 + 3 Constitution + 2 proficiency = 17 (advantage: Dwarven Resilience) against 15: success.",
    }
  `);
});

test("the kind goes without saying where only one fits", async () => {
  const { call } = await openTable(ada, bo);
  const roll = async (asked: object) =>
    (await whole(call("roll_check", { dc: 10, ...asked }, 9))).data;
  expect(await roll({ characterId: "Bo", skill: "athletics" })).toMatchObject({
    what: "Strength (Athletics)",
    total: 14,
    success: true,
    margin: 4,
  });
  expect(await roll({ characterId: "Ada", weapon: "Quarterstaff" })).toMatchObject({
    total: 10,
    success: true,
  });
  expect(await roll({ characterId: "Ada", tool: "thieves-tools", ability: "dex" })).toMatchObject({
    total: 12,
  });
});

test("another ability than the skill's own", async () => {
  const { call } = await openTable(bo);
  const asked = { characterId: "Bo", kind: "skill", skill: "athletics", ability: "Constitution" };
  const { data } = await whole(call("roll_check", asked, 10));
  expect(data).toMatchObject({ what: "Constitution (Athletics)", total: 15 });
});

test("dice of the table come first, the server rolls the rest", async () => {
  const { call } = await openTable(ada);
  const asked = { characterName: "ada", skill: "stealth", advantage: true };
  const one = await whole(call("roll_check", { ...asked, manualRoll: 7 }, 12));
  expect(one.data).toMatchObject({
    rolls: [7, 12],
    kept: 12,
    mode: "advantage",
    manual: true,
    total: 15,
  });
  const two = await whole(call("roll_check", { ...asked, manualRolls: [7, 4] }));
  expect(two.data).toMatchObject({ rolls: [7, 4], total: 10 });
  const three = await call("roll_check", { ...asked, manualRolls: [7, 4, 3] });
  expect(three.text).toMatch(/^\[TOO_MANY_DICE\]/);
});

test("a passive score is not rolled", async () => {
  const { call } = await openTable(ada);
  const asked = { characterId: "Ada", skill: "perception", passive: true };
  const { text, data } = await whole(call("roll_check", asked));
  expect(text).toBe("Ada, Wisdom (Perception): passive 10 + 1 Wisdom + 2 proficiency = 13.");
  expect(data).toMatchObject({ rolls: [], natural: null, passive: true, total: 13 });
});

test("who is unconscious fails a Dexterity save without a roll", async () => {
  const { call } = await openTable(ada);
  await whole(call("update_character", { characterId: "Ada", hp: 0 }));
  const asked = { characterId: "Ada", kind: "save", ability: "dex", dc: 5 };
  const { data } = await whole(call("roll_check", asked));
  expect(data).toMatchObject({
    rolls: [],
    natural: null,
    total: null,
    success: false,
    automatic: true,
  });
});

test("an attack on who is named is against its armor class", async () => {
  const { call } = await openTable(bo, gob);
  const asked = { characterId: "Bo", kind: "attack", against: "gob" };
  expect((await whole(call("roll_check", asked, 10))).data).toMatchObject({
    total: 15,
    dc: 15,
    success: true,
  });
  expect((await whole(call("roll_check", { ...asked, dc: 30 }, 20))).data).toMatchObject({
    success: true,
    critical: true,
  });
});

test("a contest, and a tie that changes nothing", async () => {
  const { call } = await openTable(bo, gob);
  const asked = {
    characterId: "Bo",
    skill: "athletics",
    contest: { characterId: "Gob", skill: "acrobatics" },
  };
  const won = await whole(call("roll_check", asked, 10, 12));
  expect(won.data).toMatchObject({
    total: 15,
    contest: {
      id: "id3",
      name: "Gob",
      what: "Dexterity (Acrobatics)",
      rolls: [12],
      total: 14,
      winner: "self",
    },
  });
  expect(won.text).toBe(
    "Bo, Strength (Athletics): d20 10 + 3 Strength + 2 proficiency = 15. Gob, Dexterity (Acrobatics): d20 12 + 2 Dexterity = 14. Bo wins.",
  );
  const other = {
    ...asked,
    contest: { characterName: "Gob", skill: "acrobatics", manualRoll: 13 },
  };
  expect((await whole(call("roll_check", other, 10))).data).toMatchObject({
    contest: { total: 15, winner: null },
  });
});

test("the other rolls the same where nothing else is said", async () => {
  const { call } = await openTable(bo, gob);
  const asked = {
    characterId: "Bo",
    kind: "ability",
    ability: "str",
    contest: { characterId: "Gob" },
  };
  const { data } = await whole(call("roll_check", asked, 2, 9));
  expect(data).toMatchObject({
    total: 5,
    contest: { what: "Strength", total: 8, winner: "other" },
  });
});

test("a batch in its order; nothing is written", async () => {
  const { call, context } = await openTable(ada, bo);
  const before = await context.campaign.changesSince(0, 100);
  const batch = [{ characterId: "Bo" }, { characterId: "Ada", bonus: 2 }];
  const { data, text } = await whole(call("roll_check", { kind: "initiative", batch }, 10, 11));
  expect(text).toBe(
    "Bo, Initiative: d20 10 + 0 Dexterity = 10.\nAda, Initiative: d20 11 + 3 Dexterity + 2 situation = 16.",
  );
  expect(data).toMatchObject({
    results: [
      { name: "Bo", total: 10 },
      { name: "Ada", total: 16 },
    ],
  });
  expect(data).not.toHaveProperty("events");
  expect(await context.campaign.changesSince(0, 100)).toEqual(before);
});

test.each([
  [{ characterId: "Ada" }, "[INVALID_ARGUMENT] roll_check needs kind: skill, ability"],
  [{ kind: "initiative" }, "[INVALID_ARGUMENT] roll_check needs characterId"],
  [{ characterId: "Ada", kind: "save" }, "[INVALID_CHECK] This roll needs an ability."],
  [
    { characterId: "Ada", skill: "swimming" },
    '[INVALID_ARGUMENT] skill: Invalid option: expected one of "acrobatics"',
  ],
  [
    { characterId: "Ada", skill: "arcana", manualRoll: 21 },
    "[INVALID_ARGUMENT] manualRoll: a d20 shows 1 to 20",
  ],
  [
    { characterId: "Ada", skill: "arcana", contest: { characterId: "Ad" } },
    '[NOT_FOUND] There is no character "Ad". Give the whole name or the id. Did you mean "Ada"?',
  ],
  [
    { characterId: "Ada", skill: "arcana", contest: { skill: "arcana" } },
    "[INVALID_ARGUMENT] contest.characterId is missing",
  ],
  [
    { kind: "initiative", batch: [{ characterId: "Ada" }, { characterId: "Zed" }] },
    '[NOT_FOUND] batch[1]: There is no character "Zed"',
  ],
])("%j is refused", async (asked, message) => {
  const { call } = await openTable(ada);
  const faces = "batch" in asked ? [10] : [];
  const { isError, text } = await call("roll_check", asked, ...faces);
  expect(isError).toBe(true);
  expect(text.slice(0, message.length)).toBe(message);
});

test("a Lucky halfling's 1 is rolled again, with the table's next die where there is one", async () => {
  const merry = { name: "Merry", race: "Lightfoot Halfling", class: "rogue" };
  const { call } = await openTable({ ...merry, abilities: { ...bo.abilities, dex: 14 } });
  const asked = { characterId: "Merry", skill: "acrobatics" };
  // Dexterity 14 and 2 of the race.
  const rolled = await whole(call("roll_check", asked, 1, 9));
  expect(rolled.text).toBe(
    "Merry, Dexterity (Acrobatics): d20 [1, 9] keeps 9 (Lucky: the 1 again) + 3 Dexterity = 12.",
  );
  expect(rolled.data).toMatchObject({ rerolled: { from: 1, to: 9, source: "Lucky" } });
  const { text } = await whole(call("roll_check", { ...asked, manualRolls: [1, 15] }));
  expect(text).toBe(
    "Merry, Dexterity (Acrobatics): d20 [1, 15] keeps 15 (rolled at the table; Lucky: the 1 again) + 3 Dexterity = 18.",
  );
});

test("of a contest the other's name is enough", async () => {
  const { call } = await openTable(ada, bo);
  const asked = { characterId: "Bo", kind: "skill", skill: "athletics", contest: "ada" };
  const { data } = await whole(call("roll_check", asked, 10, 12));
  // 10 + 3 + 2 against 12 - 1.
  expect(data).toMatchObject({ total: 15, contest: { name: "Ada", total: 11, winner: "self" } });
});

test.each([
  [
    { characterId: "Ada", skil: "arcana" },
    '[INVALID_ARGUMENT] contest: has no "skil". Did you mean skill? It takes characterId, skill, ability, advantage, disadvantage, bonus, manualRoll, manualRolls.',
  ],
  [
    { character_id: "Ada", characterName: "Ada" },
    "[INVALID_ARGUMENT] contest: characterId and characterName are one parameter, given twice.",
  ],
])("a contest with %j is refused as what it is", async (contest, text) => {
  const { call } = await openTable(ada, bo);
  const reply = await call("roll_check", { characterId: "Bo", skill: "athletics", contest });
  expect(reply.text).toBe(text);
});

test("the other's dice may be the table's, too", async () => {
  const { call } = await openTable(ada, bo);
  const contest = { character_id: "Ada", advantage: true, manual_rolls: [4, 9] };
  const asked = { characterId: "Bo", skill: "athletics", contest, manualRoll: 10 };
  const { data } = await whole(call("roll_check", asked));
  expect(data).toMatchObject({ contest: { rolls: [4, 9], kept: 9, total: 8, winner: "self" } });
});

test("an attack is on a whole name, on nobody of the campaign, or on an armor class that is said", async () => {
  const { call } = await openTable(ada, { ...bo, name: "Bo Stoneback" });
  const attack = { characterId: "Ada", kind: "attack", weapon: "Quarterstaff" };
  for (const against of ["Bo", "bo stoneback, within 5 feet", "Bo Stonebak"])
    expect(await call("roll_check", { ...attack, against })).toMatchObject({
      isError: true,
      text: expect.stringMatching(/NOT_FOUND.*Did you mean "Bo Stoneback".*give dc/),
    });
  const met = await whole(call("roll_check", { ...attack, against: "Bo", dc: 30 }, 12));
  expect(met.data).toMatchObject({ success: false, dc: 30 });
  expect(
    (await whole(call("roll_check", { ...attack, against: "an owlbear" }, 12))).data,
  ).toMatchObject({ natural: 12 });
});

test("a natural 1 misses, and is said to", async () => {
  const { call } = await openTable(ada);
  const attack = { characterId: "Ada", kind: "attack", weapon: "Quarterstaff", dc: 2 };
  const { text } = await whole(call("roll_check", attack, 1));
  expect(text).toMatch(/against 2: failure \(a natural 1 misses\)\.$/);
});

test("an attack tells what a hit deals, with every die twice where it is critical", async () => {
  const { call } = await openTable(bo);
  const attack = { characterId: "Bo", kind: "attack", dc: 15 };
  const hit = await whole(call("roll_check", attack, 10));
  expect(hit.data).toMatchObject({ damage: [{ dice: "1d8+3", type: "bludgeoning" }] });
  expect(hit.text).toMatch(/against 15: success\. A hit deals 1d8\+3 bludgeoning\.$/);
  const best = await whole(call("roll_check", attack, 20));
  expect(best.data).toMatchObject({ damage: [{ dice: "2d8+3", type: "bludgeoning" }] });
  expect(best.text).toMatch(
    / A critical hit deals 2d8\+3 bludgeoning, its dice doubled already: apply_damage without critical\.$/,
  );
  const miss = await whole(call("roll_check", attack, 2));
  expect(miss.data).not.toHaveProperty("damage");
  expect(miss.text).toMatch(/failure\.$/);
});

test("a spell that is known is attacked with by its name, and any by the caster's own ability", async () => {
  const { call } = await openTable({ ...ada, spells: ["Fire Bolt"] });
  const bolt = { characterId: "Ada", weapon: "Fire Bolt", dc: 12 };
  // Intelligence 16 and proficiency; one die at level 1.
  const hit = await whole(call("roll_check", bolt, 10));
  expect(hit.data).toMatchObject({ total: 15, damage: [{ dice: "1d10", type: "fire" }] });
  expect(hit.text).toMatch(/ A hit deals 1d10 fire\.$/);
  const asked = { characterId: "Ada", kind: "attack", ability: "int" };
  const any = await whole(call("roll_check", asked, 10));
  expect(any.text).toBe(
    "Ada, Spell attack (Intelligence): d20 10 + 3 Intelligence + 2 proficiency = 15.",
  );
});

test("a spell of several rays tells how many", async () => {
  const { call } = await openTable({ ...ada, spells: ["Scorching Ray"] });
  const asked = { characterId: "Ada", weapon: "Scorching Ray", ac: 12 };
  const { data, text } = await whole(call("roll_check", asked, 10));
  expect(text).toMatch(
    / A hit deals 2d6 fire\. One of the 3 attacks that it makes, and 1 more for each slot level above its own\.$/,
  );
  expect(data).toMatchObject({ strikes: { count: 3, perSlot: 1 } });
});

test("a miss that deals half says half of what", async () => {
  const { call } = await openTable({ ...ada, spells: ["Acid Arrow"] });
  const asked = { characterId: "Ada", weapon: "Acid Arrow", dc: 30 };
  const { data, text } = await whole(call("roll_check", asked, 10));
  expect(text).toMatch(/failure\. A miss deals half of 4d4 acid\.$/);
  expect(data).toMatchObject({ damage: [{ dice: "4d4", type: "acid" }], halved: true });
});
