import { expect, test } from "vitest";
import { created, type Wanted } from "../../../testing/create.js";
import { deepFreeze, usingDice } from "../../../testing/index.js";
import type { Creature } from "../../creature/creature.js";
import type { UpdateRequest } from "../../game/request.js";
import { creatureIn } from "../../game/state.js";
import { resolve } from "../../resolve/resolve.js";

const abilities = { str: 15, dex: 14, con: 13, int: 12, wis: 10, cha: 8 };
const fighter = { class: "fighter", abilities, skills: ["Athletics", "History"] };

const ada = async (request: Wanted, over: Partial<Creature> = {}): Promise<Creature> => ({
  ...(await created(request)).creature,
  ...over,
});

async function ask(creature: Creature, request: UpdateRequest, dice: readonly number[]) {
  const using = await usingDice(...dice);
  const state = deepFreeze({ clock: 0, creatures: { a: creature } });
  const done = resolve(state, { type: "update", id: "a", request }, using);
  using.rng.assertSpent();
  return done;
}

async function updated(creature: Creature, request: UpdateRequest, ...dice: readonly number[]) {
  const done = await ask(creature, request, dice);
  if (!done.ok) throw new Error(`${done.error.code}: ${done.error.message}`);
  return { events: done.value.events, after: creatureIn(done.value.state, "a") };
}

async function refused(creature: Creature, request: UpdateRequest) {
  const done = await ask(creature, request, []);
  if (done.ok) throw new Error("Ada was changed.");
  return done.error;
}

test("fields that differ are changed, one event each", async () => {
  const { events, after } = await updated(await ada(fighter), {
    name: " Ada Lovelace ",
    characterType: "pc",
    notes: "Counts.",
    xp: 300,
    inspiration: true,
    alignment: "neutral good",
  });
  expect(
    events.map((event) => event.type === "changed" && [event.field, event.from, event.to]),
  ).toEqual([
    ["name", "Ada", "Ada Lovelace"],
    ["notes", null, "Counts."],
    ["xp", 0, 300],
    ["inspiration", false, true],
    ["alignment", null, "neutral good"],
  ]);
  expect(after).toMatchObject({
    name: "Ada Lovelace",
    notes: "Counts.",
    xp: 300,
    inspiration: true,
  });
  expect(after.make.alignment).toBe("neutral good");
});

test("what is as it was is no change", async () => {
  const { events } = await updated(await ada(fighter), {
    name: "Ada",
    skills: ["athletics"],
    hp: 11,
  });
  expect(events).toEqual([]);
});

test("choices that were due are settled, and hit points follow Constitution", async () => {
  const late = await ada({ ...fighter, level: 4 });
  // 10 + 3 * 6 + 4; two points more of Constitution are 4 hit points more
  expect(late.hp.current).toBe(32);
  const { after, events } = await updated(late, {
    subclass: "Champion",
    choices: { fightingStyle: "Archery", abilityIncreases: [{ con: 2 }] },
  });
  expect(events.map((event) => event.type === "changed" && event.field)).toEqual([
    "subclass",
    "choices.abilityIncreases",
    "choices",
    "hp",
  ]);
  expect(after.hp.current).toBe(36);
  expect(after.make).toMatchObject({
    subclasses: { fighter: "champion" },
    increases: [{ con: 2 }],
  });
});

test("every event's make folds into the next", async () => {
  const late = await ada({ ...fighter, level: 4 });
  const { events, after } = await updated(late, {
    race: "dwarf",
    alignment: "good",
    subclass: "champion",
  });
  const makes = events.flatMap((event) => (event.type === "changed" ? (event.set.make ?? []) : []));
  expect(makes[0]).toEqual({ ...late.make, race: "dwarf" });
  expect(after.make).toEqual({
    ...late.make,
    race: "dwarf",
    subclasses: { fighter: "champion" },
    alignment: "good",
  });
});

test("lists are added to while there is room, then replaced by no shorter ones", async () => {
  const open = await ada({ ...fighter, skills: ["Athletics"] });
  expect((await updated(open, { skills: ["History"] })).after.make.skills).toEqual([
    "athletics",
    "history",
  ]);
  const full = await ada(fighter);
  expect((await updated(full, { skills: ["Insight", "History"] })).after.make.skills).toEqual([
    "insight",
    "history",
  ]);
  expect(await refused(full, { skills: ["Insight"] })).toMatchObject({ code: "ILLEGAL_CHOICE" });
});

test("prepared spells are a new list each time", async () => {
  const cleric = {
    class: "cleric",
    abilities: { ...abilities, wis: 14 },
    spells: ["Light", "Bless"],
  };
  const { after } = await updated(await ada(cleric), { spells: ["Light", "Command"] });
  expect(after.make.spells).toEqual(["light", "command"]);
});

test("another race takes its options and increases with it", async () => {
  const dragonborn = await ada({
    ...fighter,
    race: "dragonborn",
    choices: { draconicAncestry: "red" },
  });
  const { after } = await updated(dragonborn, { race: "high elf" });
  expect(after.make).toMatchObject({ race: "elf", subrace: "high-elf", options: {} });
});

test("scores are set one by one, or by a method with its dice shown", async () => {
  const { after } = await updated(await ada({ class: "fighter" }), { abilities: { str: 18 } });
  expect(after.make.abilities).toMatchObject({ str: 18, con: 14 });
  expect(after.make.abilityMethod).toBeUndefined();
  const fours = Array.from({ length: 24 }, () => 4);
  const { events } = await updated(await ada(fighter), { abilityMethod: "roll" }, ...fours);
  expect(events[0]?.rule).toContain("12 (4,4,4,4)");
});

test("a maximum said outright, and nobody above it", async () => {
  const whole = await ada(fighter);
  expect((await updated(whole, { maxHp: 20 })).after).toMatchObject({
    make: { extraHp: 9 },
    hp: { current: 11 },
  });
  expect((await updated(whole, { maxHp: 5 })).after.hp.current).toBe(5);
  expect((await updated(whole, { maxHp: 20, hp: 20 })).after.hp.current).toBe(20);
});

test("equipment is a new list, in which what was there stays what it was", async () => {
  const armed = await ada({ ...fighter, equipment: ["Longsword", "Chain Mail", "Torch"] });
  const { after, events } = await updated(armed, {
    equipment: ["Chain Mail", "Shield", "Longsword"],
  });
  expect(after.items.map(({ id, name, slot }) => [id, name, slot])).toEqual([
    ["i2", "Chain Mail", "armor"],
    ["i5", "Shield", "shield"],
    ["i1", "Longsword", "main_hand"],
  ]);
  expect(after.lastId).toBe(6);
  expect(events[0]).toMatchObject({
    field: "equipment",
    from: ["Longsword", "Chain Mail", "Torch"],
  });
});

test("old sins are no reason to refuse what is legal", async () => {
  const made = await ada(fighter);
  const odd = { ...made, make: { ...made.make, skills: ["arcana" as const] } };
  expect((await updated(odd, { alignment: "evil" })).after.make.alignment).toBe("evil");
});

test.each([
  ["a class", { class: "wizard" } as UpdateRequest, "USE_LEVEL_UP"],
  ["a level", { level: 5 } as UpdateRequest, "USE_LEVEL_UP"],
  ["an empty name", { name: "" }, "NAME_EMPTY"],
  ["less than no experience", { xp: -1 }, "EXPERIENCE"],
  ["a maximum of 0", { maxHp: 0 }, "HIT_POINTS"],
  ["an unknown race", { race: "Elff" }, "NOT_FOUND"],
  ["a skill of no list", { skills: ["Athletics", "Arcana"] }, "ILLEGAL_CHOICE"],
  ["a subclass too early", { subclass: "Champion" }, "ILLEGAL_CHOICE"],
  ["another class's subclass", { subclass: "Thief" }, "ILLEGAL_CHOICE"],
  ["an improvement too early", { choices: { abilityIncreases: [{ str: 2 }] } }, "ILLEGAL_CHOICE"],
  ["28 points", { abilityMethod: "point_buy", abilities: { str: 15, cha: 9 } }, "POINT_BUY"],
  ["an unknown item", { equipment: ["Lightsaber"] }, "ITEM_UNKNOWN"],
  ["hit points in words", { hp: "a few" }, "HP_UNREADABLE"],
  ["hit points below nothing", { hp: -5 }, "HP_UNREADABLE"],
] as const)("refused: %s", async (_, request, code) => {
  expect((await refused(await ada(fighter), request)).code).toBe(code);
});
