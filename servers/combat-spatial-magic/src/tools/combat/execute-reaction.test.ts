import { describe, expect, test } from "vitest";
import { bo } from "../../testing/heroes.js";
import { openTable, type PlayTable, whole } from "../../testing/table.js";

/** A rogue of level 5 with Uncanny Dodge: 33 hit points, armor class 14. */
const rex = {
  name: "Rex",
  race: "Human",
  class: "rogue",
  level: 5,
  abilities: { str: 10, dex: 16, con: 12, int: 10, wis: 12, cha: 10 },
  equipment: ["Shortsword", "Leather"],
};

/** A creature of this name goes first, then Rex, then Bo. */
async function against(creature: string, more: object = {}): Promise<PlayTable> {
  const table = await openTable(bo, rex);
  const participants = [
    { creature, initiative: 20 },
    { characterId: "Rex", initiative: 15 },
    { characterId: "Bo", initiative: 10 },
  ];
  await whole(table.call("create_encounter", { name: "Ambush", participants, ...more }));
  return table;
}

const bite = { actorId: "Brown Bear", action: "attack", attackName: "Bite", targetId: "Rex" };
const dodge = { actorId: "Rex", economy: "reaction", reaction: "class_feature" };

const hpOf = async ({ call }: PlayTable, name: string): Promise<unknown> => {
  const { data } = await whole(call("get_encounter"));
  const combatants = data["combatants"];
  if (!Array.isArray(combatants)) return undefined;
  return combatants.find((one: { readonly name: string }) => one.name === name)?.hp;
};

describe("what a player could answer", () => {
  test("waits, with the dice so far and nothing applied", async () => {
    const table = await against("Brown Bear");
    // + 5 against 14.
    const { data, text } = await whole(table.call("execute_action", bite, 12));
    expect(data).toMatchObject({
      attack: { total: 17, ac: 14, hit: true },
      targetHp: 33,
      pending: [
        {
          pendingId: "damage:id3",
          creatureId: "id3",
          trigger: "Brown Bear's Bite has hit Rex",
          options: [{ reaction: "Uncanny Dodge" }],
        },
      ],
    });
    expect(data).not.toHaveProperty("damage");
    expect(text).toContain("Awaited (Brown Bear's Bite has hit Rex): Rex: Uncanny Dodge.");
    const seen = await whole(table.call("get_encounter"));
    expect(seen.data["pending"]).toEqual(data["pending"]);
    expect(seen.text).toContain("Awaited (Brown Bear's Bite has hit Rex): Rex: Uncanny Dodge.");
  });

  test("is said with the die that lies there, by whatever has led to it", async () => {
    const fig = {
      name: "Fig",
      race: "Human",
      class: "fighter",
      level: 9,
      abilities: { str: 15, dex: 10, con: 11, int: 10, wis: 10, cha: 8 },
    };
    const { call } = await openTable(fig);
    await whole(call("create_encounter", { participants: ["Fig", { creature: "Goblin" }] }, 20, 1));
    const gas = { condition: "poisoned", duration: "save_ends", saveAbility: "con", saveDC: 30 };
    await whole(call("manage_condition", { characterId: "Fig", operation: "add", ...gas }));
    // 3, Constitution 12 and proficiency 4: 8.
    const { text } = await whole(call("advance_turn", {}, 3));
    expect(text).toBe(
      'Round 1, Fig\'s turn (67/67 HP, AC 10; poisoned). Awaited (Fig has 8 on a save against DC 30): Fig: Indomitable. Answer with economy "reaction", or reaction "decline".',
    );
  });

  test("goes on with the answer: half of 3 + 4", async () => {
    const table = await against("Brown Bear");
    await whole(table.call("execute_action", bite, 12));
    const { data, text } = await whole(table.call("execute_action", dodge, 3));
    expect(text).toContain("Rex reacts: Uncanny Dodge. Rex takes 3 from Bite");
    expect(text).toContain("It is Brown Bear's turn.");
    expect(data).toMatchObject({
      damage: [{ rolled: 7, afterResistance: 3 }],
      targetHp: 30,
      economy: { reaction: false },
    });
    expect(data).not.toHaveProperty("pending");
  });

  test("or without it, by whoever declines or does anything else", async () => {
    const table = await against("Brown Bear");
    await whole(table.call("execute_action", bite, 12));
    const no = { actorId: "Rex", reaction: "decline", pendingId: "damage:id3" };
    const { text } = await whole(table.call("execute_action", no, 3));
    expect(text).toContain("Rex does not react. Rex takes 7");
    expect(await hpOf(table, "Rex")).toBe(26);
    await whole(table.call("execute_action", { ...bite, attackName: "Claws" }, 12));
    // 2 + 3 + 4, and the turn is over.
    await whole(table.call("advance_turn", {}, 2, 3));
    expect(await hpOf(table, "Rex")).toBe(17);
  });

  test("is answered by who is asked, with what it is offered", async () => {
    const table = await against("Brown Bear");
    await whole(table.call("execute_action", bite, 12));
    const wrong = { actorId: "Rex", economy: "reaction", reaction: "Parry" };
    expect((await table.call("execute_action", wrong)).text).toMatch(/^\[NO_SUCH_REACTION\]/);
    const other = { actorId: "Bo", reaction: "decline" };
    expect((await table.call("execute_action", other)).text).toMatch(/^\[NOT_PENDING\]/);
    const spell = { actorId: "Rex", reaction: "spell", spellName: "Shield" };
    expect((await table.call("execute_action", spell)).text).toMatch(/^\[NO_SUCH_REACTION\]/);
  });
});

describe("a batch in which somebody is asked", () => {
  const items = [{ attackName: "Bite" }, { attackName: "Claws" }];

  test("waits with what comes after, which the answer goes on with", async () => {
    const table = await against("Brown Bear");
    const { data, text } = await whole(
      table.call("execute_action", { ...bite, attackName: undefined, batch: items }, 12),
    );
    expect(data).toMatchObject({
      results: [{ attack: { hit: true } }, { waiting: true }],
      pending: [{ pendingId: "damage:id3" }],
    });
    expect(text).toContain("The next waits for that.");
    // Half of 3 + 4; then the claws: 12 + 5, and 2 + 3 + 4.
    const answered = await whole(table.call("execute_action", dodge, 3, 12, 2, 3));
    expect(answered.data).toMatchObject({
      damage: [{ afterResistance: 3 }],
      attacks: [{ actorId: "id6", targetId: "id3", total: 17, damage: [{ rolled: 9 }] }],
      targetHp: 21,
    });
    expect(await hpOf(table, "Rex")).toBe(21);
  });

  test("goes on at once where the answer is part of it", async () => {
    const table = await against("Brown Bear");
    const batch = [items[0], dodge, items[1]];
    const defaults = { actorId: "Brown Bear" };
    const whole_ = batch.map((item) => (item === dodge ? item : { ...bite, ...item }));
    const { data } = await whole(
      table.call("execute_action", { ...defaults, batch: whole_ }, 12, 3, 12, 2, 3),
    );
    expect(data).toMatchObject({
      results: [{ attack: {} }, { targetHp: 30 }, { attack: {}, targetHp: 21 }],
    });
    expect(data).not.toHaveProperty("pending");
  });

  test("leaves out what is refused by then, and says so", async () => {
    const table = await against("Brown Bear");
    const batch = [{ attackName: "Bite" }, { attackName: "Bite" }];
    await whole(table.call("execute_action", { ...bite, attackName: undefined, batch }, 12));
    const { text } = await whole(table.call("execute_action", dodge, 3));
    expect(text).toContain("Rex takes 3 from Bite");
    expect(text).toContain("has used its action of this turn");
  });
});

describe("who is no player character", () => {
  const strike = { actorId: "Bo", action: "attack", targetId: "Bandit Captain" };

  /** Bo's turn. */
  async function captain(autoReactions?: string): Promise<PlayTable> {
    const more = autoReactions === undefined ? {} : { autoReactions };
    const table = await against("Bandit Captain", more);
    await whole(table.call("advance_turn", { count: 2 }));
    return table;
  }

  test("is asked, where the table wants that", async () => {
    const { call } = await captain();
    // 11 + 5 = 16 would hit armor class 15; Parry makes it 17.
    const { data } = await whole(call("execute_action", strike, 11));
    expect(data).toMatchObject({
      attack: { total: 16 },
      pending: [{ trigger: "Bo's Warhammer would hit Bandit Captain" }],
    });
    expect(data["attack"]).not.toHaveProperty("hit");
    const parry = { actorId: "Bandit Captain", economy: "reaction", reaction: "parry" };
    const { data: parried, text } = await whole(call("execute_action", parry));
    expect(text).toContain("= 16 against AC 17 (+ 2 Parry): miss.");
    expect(parried).toMatchObject({ attack: { ac: 17, hit: false } });
  });

  test("reacts by itself where all of it is the server's", async () => {
    const { call } = await captain("all");
    const { data, text } = await whole(call("execute_action", strike, 11));
    expect(text).toContain("Bandit Captain reacts: Parry.");
    expect(data).toMatchObject({ attack: { ac: 17, hit: false } });
    expect(data).not.toHaveProperty("pending");
  });
});

describe("where all reactions are the server's", () => {
  const own = { autoReactions: "all" };
  const strike = { actorId: "Bo", action: "attack", targetId: "Bandit Captain" };
  /** Rex as somebody whom the game master plays, against the bear; Bo is last. */
  async function withCompanion(): Promise<PlayTable> {
    const table = await openTable(bo, { ...rex, characterType: "npc" });
    const participants = [
      { creature: "Brown Bear", initiative: 20 },
      { characterId: "Rex", initiative: 15 },
      { characterId: "Bo", initiative: 10 },
    ];
    await whole(table.call("create_encounter", { ...own, name: "Ambush", participants }));
    return table;
  }

  test("Parry is kept for a hit that it turns", async () => {
    const { call } = await against("Bandit Captain", own);
    await whole(call("advance_turn", { count: 2 }));
    // 12 + 5 = 17 hits 15, and would hit 17: 1 + 3 of 65.
    const { data, text } = await whole(call("execute_action", strike, 12, 1));
    expect(text).not.toContain("reacts");
    expect(data).toMatchObject({ attack: { ac: 15, hit: true }, targetHp: 61 });
  });

  test("Uncanny Dodge halves what hits a companion", async () => {
    const { call } = await withCompanion();
    // 12 + 5 against 14: half of 3 + 4.
    const { data, text } = await whole(call("execute_action", bite, 12, 3));
    expect(text).toContain("Rex reacts: Uncanny Dodge.");
    expect(data).toMatchObject({ targetHp: 30 });
    expect(data).not.toHaveProperty("pending");
  });

  test("what a creature has readied strikes who attacks", async () => {
    const { call } = await against("Brown Bear", own);
    const ready = { action: "ready", readiedAction: "attack", trigger: "enemy attacks" };
    await whole(call("execute_action", { actorId: "Brown Bear", ...ready, attackName: "Bite" }));
    await whole(call("advance_turn", { count: 2 }));
    // Bo misses; 14 + 5 against 18, and 1 + 4 of 14.
    const blow = { actorId: "Bo", action: "attack", targetId: "Brown Bear" };
    const { data, text } = await whole(call("execute_action", blow, 2, 14, 1));
    expect(text).toContain("Brown Bear reacts: Readied Attack.");
    expect(data).toMatchObject({ attacks: [{ hit: false }, { actorId: "id6", hit: true }] });
  });

  test("players are asked as ever", async () => {
    const { call } = await against("Brown Bear", own);
    const { data } = await whole(call("execute_action", bite, 12));
    expect(data).toMatchObject({ pending: [{ options: [{ reaction: "Uncanny Dodge" }] }] });
  });
});

describe("what is readied", () => {
  const ready = {
    actorId: "Rex",
    action: "ready",
    readiedAction: "attack the bear",
    weapon: "Shortsword",
    trigger: "it comes closer",
  };
  const release = {
    actorId: "Rex",
    economy: "reaction",
    reaction: "readied_action",
    targetId: "Brown Bear",
  };

  test("is released by the reaction, once, out of turn", async () => {
    const { call } = await against("Brown Bear");
    await whole(call("advance_turn"));
    const { text } = await whole(call("execute_action", ready));
    expect(text).toContain("Rex readies Attack: it comes closer.");
    await whole(call("advance_turn"));
    // 10 + 6 against 11; 4 + 3 of 34 hit points, and nobody beside the bear for Sneak Attack.
    const { data } = await whole(call("execute_action", release, 10, 4));
    expect(data).toMatchObject({ attack: { total: 16, hit: true }, targetHp: 27 });
    expect((await call("execute_action", release)).text).toMatch(/^\[NOT_READIED\]/);
  });

  test("is asked for by itself when an enemy has attacked", async () => {
    const { call } = await against("Brown Bear");
    await whole(call("advance_turn"));
    await whole(call("execute_action", { ...ready, trigger: "Enemy attacks" }));
    await whole(call("advance_turn", { count: 2 }));
    // The bear misses Bo, and Rex strikes back at it.
    const missed = await whole(call("execute_action", { ...bite, targetId: "Bo" }, 2));
    expect(missed.data).toMatchObject({
      attack: { hit: false },
      pending: [{ creatureId: "id3", options: [{ reaction: "Readied Attack" }] }],
    });
    const back = { actorId: "Rex", economy: "reaction", reaction: "readied_action" };
    const { data } = await whole(call("execute_action", back, 10, 4));
    expect(data).toMatchObject({ attack: { total: 16, hit: true }, targetHp: 27 });
  });

  test("is nothing where nothing was readied", async () => {
    const { call } = await against("Brown Bear");
    const { text } = await call("execute_action", { ...release, action: "attack" });
    expect(text).toMatch(/^\[NOT_READIED\]/);
  });
});

test("an opportunity attack that the table allows is one in melee, and takes the reaction", async () => {
  const { call } = await against("Brown Bear");
  const strike = {
    actorId: "Bo",
    economy: "reaction",
    reaction: "opportunity_attack",
    targetId: "Brown Bear",
  };
  // 10 + 5 against 11; 1 + 3 of 34.
  const { data } = await whole(call("execute_action", strike, 10, 1));
  expect(data).toMatchObject({ attack: { hit: true }, targetHp: 30, economy: { reaction: false } });
  expect((await call("execute_action", strike)).text).toMatch(/^\[REACTION_SPENT\]/);
});

describe("an opportunity attack", () => {
  /** Gob between Bo and Rex, who readies an attack first; then it is Gob's turn. */
  async function beset(): Promise<PlayTable> {
    const table = await openTable(bo, rex);
    const participants = [
      { characterId: "Rex", initiative: 20, position: "2,0" },
      { creature: "Goblin", name: "Gob", initiative: 15, position: "1,0" },
      { characterId: "Bo", initiative: 10, position: "0,0" },
    ];
    const terrain = { width: 10, height: 10 };
    await whole(table.call("create_encounter", { participants, terrain }));
    const ready = { action: "ready", readiedAction: "attack", trigger: "Gob runs" };
    await whole(table.call("execute_action", { actorId: "Rex", ...ready }));
    await whole(table.call("advance_turn"));
    return table;
  }

  const strike = { actorId: "Bo", economy: "reaction", reaction: "opportunity_attack" };

  test("is made where it is asked for, on who leaves", async () => {
    const { call } = await beset();
    const early = await call("execute_action", { ...strike, targetId: "Gob" });
    expect(early.text).toMatch(/^\[NO_TRIGGER\] Nothing lets Bo attack Gob/);
    const left = await whole(call("move_combatant", { creatureId: "Gob", to: "1,5" }));
    expect(left.data["pending"]).toMatchObject([{ creatureId: "id3" }, { creatureId: "id1" }]);
    const wrong = await call("execute_action", { ...strike, targetId: "Rex" });
    expect(wrong.text).toMatch(/^\[WRONG_TARGET\] This reaction is on Gob, and not on Rex/);
  });

  test("is asked for still once another has released what was readied", async () => {
    const { call } = await beset();
    await whole(call("move_combatant", { creatureId: "Gob", to: "1,5" }));
    const release = { actorId: "Rex", economy: "reaction", reaction: "readied_action" };
    const released = await whole(call("execute_action", { ...release, targetId: "Gob" }, 1));
    expect(released.data).toMatchObject({
      attack: { hit: false },
      pending: [{ creatureId: "id1" }],
    });
    const struck = await whole(call("execute_action", { ...strike, targetId: "Gob" }, 1));
    expect(struck.data).toMatchObject({ attack: { hit: false } });
    expect(struck.text).toContain("Gob moves to (1, 5)");
  });
});
