import { describe, expect, test } from "vitest";
import { ada, bo, gob } from "../../testing/heroes.js";
import { type Answer, openTable, whole } from "../../testing/table.js";

const goblins = { creature: "Goblin", count: 2 };

describe("A fight begins", () => {
  test("with characters, numbered copies of a stat block, and initiative for each", async () => {
    const { call } = await openTable(ada, bo);
    const participants = ["Ada", { characterId: "bo", initiative: 12 }, goblins];
    // Ada 10 + 3, the goblins 3 + 2 and 4 + 2.
    const asked = { name: "Ambush", participants };
    const { data, text } = await whole(call("create_encounter", asked, 10, 3, 4));
    expect(text).toBe(
      [
        "Ambush (id5) begins. Round 1. Ada's turn (17/17 HP, AC 13).",
        "→ 13 (d20: 10) Ada, High Elf Wizard 3: 17/17 HP, AC 13 [party] (id1)",
        "- 12 Bo, Hill Dwarf Fighter 1: 14/14 HP, AC 18 [party] (id3)",
        "- 6 (d20: 4) Goblin 2, Goblin: 7/7 HP, AC 15 [enemy] (id7)",
        "- 5 (d20: 3) Goblin 1, Goblin: 7/7 HP, AC 15 [enemy] (id6)",
      ].join("\n"),
    );
    expect(data).toMatchObject({
      encounterId: "id5",
      status: "active",
      round: 1,
      current: { id: "id1", name: "Ada" },
      order: [
        { id: "id1", initiative: 13, rolled: 10 },
        { id: "id3", initiative: 12 },
        { id: "id7", initiative: 6, rolled: 4 },
        { id: "id6", initiative: 5, rolled: 3 },
      ],
      combatants: [
        { name: "Ada", side: "party", hp: 17, ac: 13 },
        { name: "Bo", side: "party", hp: 14, ac: 18 },
        { name: "Goblin 1", side: "enemy", hp: 7, maxHp: 7, ac: 15 },
        { name: "Goblin 2", side: "enemy", hp: 7, maxHp: 7, ac: 15 },
      ],
    });
  });

  test("in the sun, which hampers who is sensitive to it", async () => {
    const { call } = await openTable(ada);
    const kobold = { creature: "Kobold", initiative: 5, position: { x: 1, y: 0 } };
    const participants = [{ characterId: "Ada", initiative: 1, position: { x: 0, y: 0 } }, kobold];
    await whole(call("create_encounter", { participants, lighting: "sunlight" }));
    const { data } = await whole(call("get_encounter"));
    expect(data).toMatchObject({ lighting: "sunlight" });
    const asked = { actorId: "Kobold", action: "attack", targetId: "Ada" };
    // 15 and 2, of which the lower counts.
    const { data: blow } = await whole(call("execute_action", asked, 15, 2));
    expect(blow["attack"]).toMatchObject({ rolls: [15, 2], mode: "disadvantage", hit: false });
  });

  test("with names that nobody has: neither the campaign nor a combatant", async () => {
    const { call } = await openTable(gob, { name: "Goblin 2", creature: "Goblin" });
    const participants = [goblins, { creature: "Goblin" }, { creature: "Goblin" }, "Gob"];
    const { data } = await whole(call("create_encounter", { participants }, 1, 2, 3, 4, 5));
    expect(data).toMatchObject({
      name: "Encounter 1",
      combatants: [
        { name: "Goblin 1" },
        { name: "Goblin 3" },
        { name: "Goblin 4" },
        { name: "Goblin 5" },
        { name: "Gob" },
      ],
    });
  });

  test("with one roll for copies of one stat block, and a roll-off among them", async () => {
    const { call } = await openTable(ada);
    const asked = { participants: ["Ada", goblins], groupInitiative: true };
    // Ada 2 + 3; the goblins 9 + 2 together; their roll-off 5 and 16.
    const { data } = await whole(call("create_encounter", asked, 2, 9, 5, 16));
    expect(data["combatants"]).toMatchObject([{ id: "id1" }, { id: "id4" }, { id: "id5" }]);
    expect(data["order"]).toMatchObject([
      { id: "id5", initiative: 11 },
      { id: "id4", initiative: 11 },
      { id: "id1", initiative: 5 },
    ]);
  });

  test("with a creature of one's own, which has all that a stat block gives", async () => {
    const { call } = await openTable();
    const custom = {
      name: "Brute",
      hp: 15,
      maxHp: 20,
      ac: 13,
      speed: 40,
      size: "large",
      abilities: { dex: 8 },
      initiativeBonus: 4,
      resistances: ["fire"],
      conditionImmunities: ["charmed"],
      attacks: [
        { name: "Club", bonus: 5, damage: "2d4+3", damageType: "bludgeoning", reach: 10 },
        {
          name: "Rune Bolt",
          bonus: 3,
          damage: "1d8",
          damageType: "force",
          range: "80/320",
          magical: true,
        },
      ],
    };
    // 11 + 4, whatever its Dexterity.
    const { data } = await whole(call("create_encounter", { participants: [{ custom }] }, 11));
    expect(data["order"]).toMatchObject([{ id: "id2", initiative: 15 }]);
    expect(data["combatants"]).toMatchObject([{ hp: 15, maxHp: 20, ac: 13, side: "enemy" }]);
    const { data: sheet } = await whole(call("get_character", { characterId: "Brute" }));
    expect(sheet["character"]).toMatchObject({
      size: "large",
      speed: { walk: 40 },
      resistances: ["fire"],
      conditionImmunities: ["charmed"],
      attacks: expect.arrayContaining([
        expect.objectContaining({ name: "Club" }),
        expect.objectContaining({ name: "Rune Bolt" }),
      ]),
    });
    const burnt = { targetId: "Brute", amount: 9, damageType: "fire" };
    expect((await whole(call("apply_damage", burnt))).data).toMatchObject({ dealt: 4, hp: 11 });
    const charmed = { characterId: "Brute", operation: "add", condition: "charmed" };
    expect((await call("manage_condition", charmed)).isError).toBe(true);
  });

  test("with surprise, hiding, a lair and sides as they are said", async () => {
    const { call } = await openTable(ada);
    const participants = [
      { characterId: "Ada", surprised: true, initiative: 20 },
      { creature: "Goblin", hidden: true, initiative: 10 },
      { creature: "Wolf", side: "party", hidden: 17, initiative: 5 },
      { creature: "Commoner", side: "neutral", inLair: true, initiative: 1 },
    ];
    const begun = await whole(call("create_encounter", { participants }));
    expect(begun.text).toContain("Surprised: Ada. Hidden: Goblin, Wolf.");
    // Her first turn is over at once.
    expect(begun.data["current"]).toMatchObject({ name: "Goblin" });
    const { data } = await whole(call("get_encounter", { detail: "full" }));
    expect(data["combatants"]).toMatchObject([
      { name: "Ada", side: "party" },
      { name: "Goblin", side: "enemy", hidden: true },
      { name: "Wolf", side: "party", hidden: true },
      { name: "Commoner", side: "neutral", inLair: true },
    ]);
  });

  test("with house rules and light of its own", async () => {
    const { call } = await openTable(ada);
    const rules = { diagonals: "5-10-5", flanking: true, autoReactions: "all", lighting: "dim" };
    await whole(call("create_encounter", { participants: ["Ada"], ...rules }, 3));
    const { data } = await whole(call("get_encounter"));
    expect(data).toMatchObject({
      lighting: "dim",
      house: { diagonals: "5-10-5", flanking: true, autoReactions: "all" },
    });
  });
});

describe("A map", () => {
  test("is there where one is drawn, and everybody stands on it", async () => {
    const { call, context } = await openTable(ada);
    const terrain = {
      width: 8,
      height: 3,
      obstacles: ["3,0", { x: 3, y: 1 }],
      difficultTerrain: ["4,0"],
      water: ["5,2"],
      hazards: [{ position: "6,2", damage: "1d6", damageType: "fire" }],
    };
    const participants = [
      { characterId: "Ada", initiative: 20 },
      { creature: "Goblin", count: 2, initiative: 5 },
      { creature: "Ogre", position: "1,0", side: "party", initiative: 9 },
    ];
    const { data } = await whole(call("create_encounter", { terrain, participants }, 3, 2));
    expect(data["terrain"]).toEqual({ width: 8, height: 3 });
    expect(data["combatants"]).toMatchObject([
      { name: "Ada", position: { x: 0, y: 1 } },
      { name: "Goblin 1", position: { x: 7, y: 1 } },
      { name: "Goblin 2", position: { x: 7, y: 0 } },
      { name: "Ogre", position: { x: 1, y: 0 } },
    ]);
    const stored = await context.campaign.encounters.load(String(data["encounterId"]));
    expect(stored?.value.battlefield).toMatchObject({
      width: 8,
      height: 3,
      ground: expect.arrayContaining([
        { obstacle: {} },
        { difficult: true },
        { water: true },
        { hazard: { damage: "1d6", damageType: "fire", trigger: "enter" } },
      ]),
    });
  });

  test("is a plain one where somebody is placed, and none where nobody is", async () => {
    const { call } = await openTable(ada);
    const far = { participants: [{ characterId: "Ada", position: { x: 30, y: 4 } }] };
    const { data } = await whole(call("create_encounter", far, 10));
    expect(data["terrain"]).toEqual({ width: 40, height: 20 });
    await whole(call("end_encounter"));
    const none = await whole(call("create_encounter", { participants: ["Ada"] }, 10));
    expect(none.data).not.toHaveProperty("terrain");
    expect(none.data["combatants"]).toEqual([
      expect.not.objectContaining({ position: expect.anything() }),
    ]);
  });

  test.each([
    ["off it", { x: 9, y: 0 }, "OFF_MAP"],
    ["in a wall", { x: 1, y: 1 }, "IN_WALL"],
    ["on another", { x: 0, y: 0 }, "OCCUPIED"],
  ])("has nobody %s", async (_, position, code) => {
    const { call } = await openTable(ada, bo);
    const participants = [
      { characterId: "Bo", position: { x: 0, y: 0 } },
      { characterId: "Ada", position },
    ];
    const terrain = { width: 4, height: 4, obstacles: ["1,1"] };
    const { text } = await call("create_encounter", { terrain, participants });
    expect(text).toContain(`[${code}]`);
  });
});

describe("A name", () => {
  const begin = { participants: [{ creature: "Goblin", initiative: 9 }] };

  test("is refused where another fight of it goes on, and has a number where one has ended", async () => {
    const { call } = await openTable();
    await whole(call("create_encounter", { ...begin, name: "Ambush" }));
    const second = await call("create_encounter", { ...begin, name: "AMBUSH" });
    expect(second.text).toMatch(/^\[NAME_TAKEN\] There is an encounter called "Ambush" already/);
    await whole(call("end_encounter", {}));
    const { data } = await whole(call("create_encounter", { ...begin, name: "Ambush" }));
    expect(data["name"]).toBe("Ambush (2)");
    await whole(call("end_encounter", {}));
    const third = await whole(call("create_encounter", { ...begin, name: "Encounter 5" }));
    expect(third.data["name"]).toBe("Encounter 5");
    const fourth = await whole(call("create_encounter", begin));
    expect(fourth.data["name"]).toBe("Encounter 4");
    expect((await whole(call("create_encounter", begin))).data["name"]).toBe("Encounter 6");
  });

  test.each(["Am\u200bbush", "Ambush\n# Ruin", "\u202eAmbush"])(
    "such as %j is refused",
    async (name) => {
      const { call } = await openTable();
      const { text } = await call("create_encounter", { ...begin, name });
      expect(text).toMatch(/^\[INVALID_ARGUMENT\] name: a name holds no control characters/);
      const custom = { name, hp: 5, ac: 10 };
      const own = await call("create_encounter", { participants: [{ custom }] });
      expect(own.text).toMatch(/a name holds no control characters/);
    },
  );
});

describe("Late-comers", () => {
  test("join with their own initiative, and whose turn it is stays", async () => {
    const { call } = await openTable(ada, bo);
    await whole(
      call("create_encounter", { name: "Ambush", participants: ["Ada", goblins] }, 10, 3, 4),
    );
    const asked = { joinEncounterId: "ambush", participants: ["Bo", { creature: "Goblin" }] };
    const { data, text } = await whole(call("create_encounter", asked, 20, 1));
    expect(text).toContain("Bo, Goblin 3 join Ambush (id5).");
    expect(data["current"]).toMatchObject({ name: "Ada" });
    expect(data["combatants"]).toMatchObject([
      { id: "id3", name: "Bo" },
      { id: "id9", name: "Goblin 3" },
    ]);
    expect(data["order"]).toMatchObject([
      { id: "id3", initiative: 20 },
      { id: "id1", initiative: 13 },
      { id: "id7", initiative: 6 },
      { id: "id6", initiative: 5 },
      { id: "id9", initiative: 3 },
    ]);
  });
});

test("a party takes part with all who are in it", async () => {
  const { call } = await openTable(ada, bo);
  await whole(call("manage_party", { operation: "create", name: "Us", members: ["Bo", "Ada"] }));
  const participants = [{ partyId: "us", surprised: true }];
  const { data } = await whole(call("create_encounter", { participants }, 10, 5));
  expect(data["combatants"]).toMatchObject([{ name: "Bo" }, { name: "Ada" }]);
  expect(data["summary"]).toContain("Surprised: Bo, Ada.");
  const placed = { participants: [{ partyId: "Us", position: "1,1" }] };
  expect((await call("create_encounter", placed)).text).toMatch(/^\[INVALID_ARGUMENT\] A position/);
});

describe("Refused, and nothing is made", () => {
  test.each([
    ["nobody", { participants: [] }, "INVALID_ARGUMENT"],
    ["nobody there is", { participants: ["Cid"] }, "NOT_FOUND"],
    ["no stat block there is", { participants: [{ creature: "Gobln" }] }, "NOT_FOUND"],
    [
      "two kinds at once",
      { participants: [{ characterId: "Ada", creature: "Goblin" }] },
      "INVALID",
    ],
    ["one twice", { participants: ["Ada", "ada"] }, "TWICE"],
    [
      "a field it has not",
      { participants: [{ creature: "Goblin", mood: "sour" }] },
      "INVALID_ARGUMENT",
    ],
    [
      "no dice",
      {
        participants: [
          {
            custom: {
              name: "X",
              hp: 1,
              ac: 1,
              attacks: [{ name: "y", bonus: 1, damage: "lots", damageType: "fire" }],
            },
          },
        ],
      },
      "INVALID_ARGUMENT",
    ],
    ["a fight that is none", { joinEncounterId: "Siege", participants: ["Ada"] }, "NOT_FOUND"],
  ])("%s", async (_, args, code) => {
    const { call, context } = await openTable(ada);
    const { isError, text } = await call("create_encounter", args);
    expect({ isError, text }).toMatchObject({ isError: true, text: expect.stringContaining(code) });
    expect(await context.campaign.encounters.names()).toEqual([]);
    expect(await context.campaign.characters.everyone()).toHaveLength(1);
  });

  test("a character who is in another fight, until that is over", async () => {
    const { call } = await openTable(ada);
    await whole(call("create_encounter", { name: "Ambush", participants: ["Ada"] }, 10));
    const again = { name: "Siege", participants: ["Ada"] };
    const refused = await call("create_encounter", again);
    expect(refused.text).toMatch(/^\[IN_ENCOUNTER\] Ada takes part in Ambush \(id3\)/);
    await whole(call("end_encounter"));
    await whole(call("create_encounter", again, 10));
  });
});

describe("names of copies", () => {
  const names = ({ data }: Answer): readonly unknown[] => {
    const all = data["combatants"];
    return Array.isArray(all) ? all.map(({ name }: { readonly name: string }) => name) : [];
  };
  const goblin = (initiative: number) => ({ creature: "Goblin", initiative });

  test("go on with 2 beside one that came alone", async () => {
    const { call } = await openTable();
    const participants = [goblin(9), { ...goblin(7), count: 2 }];
    const begun = await whole(call("create_encounter", { name: "A", participants }, 12, 5));
    expect(names(begun)).toEqual(["Goblin", "Goblin 2", "Goblin 3"]);
    const more = { participants: [goblin(5)], joinEncounterId: "A" };
    expect(names(await whole(call("create_encounter", more)))).toEqual(["Goblin 4"]);
  });
});
