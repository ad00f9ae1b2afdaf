import { expect, test } from "vitest";
import { created, type Wanted } from "../../../testing/create.js";
import { deepFreeze, usingDice } from "../../../testing/index.js";
import type { Creature } from "../../creature/creature.js";
import type { LevelUpRequest } from "../../game/request.js";
import { levelUpRule } from "./level-up.js";

const abilities = { str: 15, dex: 14, con: 13, int: 12, wis: 10, cha: 8 };
const fighter = { class: "fighter", abilities, skills: ["Athletics", "History"] };

const ada = async (request: Wanted): Promise<Creature> => (await created(request)).creature;

async function ask(creature: Creature, request: LevelUpRequest, dice: readonly number[]) {
  const using = await usingDice(...dice);
  const state = deepFreeze({ clock: 0, creatures: { a: creature } });
  const done = levelUpRule(state, { type: "level_up", id: "a", request }, using);
  using.rng.assertSpent();
  return done;
}

async function leveled(
  creature: Creature,
  request: LevelUpRequest = {},
  ...dice: readonly number[]
) {
  const done = await ask(creature, request, dice);
  if (!done.ok) throw new Error(`${done.error.code}: ${done.error.message}`);
  return done.value.events.filter((event) => event.type === "leveled_up");
}

async function refused(creature: Creature, request: LevelUpRequest) {
  const done = await ask(creature, request, []);
  if (done.ok) throw new Error("The level was gained.");
  return done.error;
}

test("a level by the fixed average, with what it brings", async () => {
  // 11 at level 1, and 6 + 1
  expect(await leveled(await ada(fighter))).toEqual([
    expect.objectContaining({
      type: "leveled_up",
      id: "a",
      rule: "Beyond 1st Level",
      class: "Fighter",
      level: 2,
      hpGained: 7,
      rolls: [],
      hp: 18,
      features: ["Action Surge"],
    }),
  ]);
});

test.each([
  ["roll", { hpMethod: "roll" }, [9], 10, [9]],
  ["max", { hpMethod: "max" }, [], 11, []],
  ["manual", { hpMethod: "manual", manualHp: 3 }, [], 4, [3]],
] as const)("hit points by %s", async (_, request, dice, gained, rolls) => {
  const [event] = await leveled(await ada(fighter), request, ...dice);
  expect(event).toMatchObject({ hpGained: gained, rolls, hp: 11 + gained });
  expect(event?.make.levels[1]).toEqual({ class: "fighter", hp: gained - 1 });
});

test("several levels, an event each, with dice for each", async () => {
  const events = await leveled(
    await ada(fighter),
    { targetLevel: 4, hpMethod: "roll", subclass: "Champion", abilityIncrease: { con: 1, str: 1 } },
    2,
    10,
    5,
  );
  // 2 + 1, 10 + 1; then 5 + 2 and 1 for each of three levels before, at Constitution 14
  expect(events.map(({ level, hpGained, hp }) => [level, hpGained, hp])).toEqual([
    [2, 3, 14],
    [3, 11, 25],
    [4, 10, 35],
  ]);
  expect(events.map(({ features }) => features)).toEqual([
    ["Action Surge"],
    ["Martial Archetype", "Improved Critical"],
    ["Ability Score Improvement"],
  ]);
});

test("who is hurt stays hurt, and who is down stays down", async () => {
  const whole = await ada(fighter);
  const hurt = { ...whole, hp: { current: 4, temporary: 3 } };
  expect((await leveled(hurt))[0]).toMatchObject({ hp: 11 });
  const down = { ...whole, hp: { current: 0, temporary: 0 } };
  expect((await leveled(down))[0]).toMatchObject({ hpGained: 7, hp: 0 });
});

test("another class by its prerequisites", async () => {
  const [event] = await leveled(await ada(fighter), { class: "rogue", skills: ["Stealth"] });
  // 5 + 1
  expect(event).toMatchObject({ class: "Rogue", level: 1, hpGained: 6, rule: "Multiclassing" });
  expect(event?.make.skills).toEqual(["athletics", "history", "stealth"]);
});

test("an improvement that is due may be settled with a later level", async () => {
  const late = await ada({ ...fighter, level: 4 });
  const [event] = await leveled(late, { abilityIncrease: { dex: 2 } });
  expect(event?.make.increases).toEqual([{ dex: 2 }]);
  const wise = { ...fighter, abilities: { ...abilities, wis: 12 }, level: 4 };
  const [cleric] = await leveled(await ada(wise), {
    class: "cleric",
    abilityIncrease: { wis: 1, str: 1 },
  });
  expect(cleric).toMatchObject({ class: "Cleric", level: 1 });
});

test("a commoner begins a class with all of its hit die", async () => {
  const [event] = await leveled(await ada({ abilities }), { class: "wizard" });
  // From 4 to 6 + 1
  expect(event).toMatchObject({ level: 1, hp: 7, make: { extraHp: 0 } });
});

test("one spell more, or another list that is no shorter", async () => {
  const sorcerer = { class: "sorcerer", abilities, spells: ["Shield", "Sleep"] };
  const [more] = await leveled(await ada(sorcerer), { spells: ["Jump"] });
  expect(more?.make.spells).toEqual(["shield", "sleep", "jump"]);
  const [others] = await leveled(await ada(sorcerer), { spells: ["Shield", "Jump", "Fog Cloud"] });
  expect(others?.make.spells).toEqual(["shield", "jump", "fog-cloud"]);
});

const refusals: readonly [string, Wanted, LevelUpRequest, string, RegExp][] = [
  ["beyond 20", { ...fighter, level: 20 }, {}, "MAX_LEVEL", /20 is the highest/],
  [
    "of 20 up to 5",
    { ...fighter, level: 20 },
    { targetLevel: 5 },
    "MAX_LEVEL",
    /20 is the highest/,
  ],
  [
    "with skills that are there already",
    { ...fighter, skills: ["Athletics", "Perception"] },
    { skills: ["Athletics"] },
    "ILLEGAL_CHOICE",
    /Athletics already/,
  ],
  ["up to 21", fighter, { targetLevel: 21 }, "MAX_LEVEL", /20 is the highest/],
  ["down to 1", { ...fighter, level: 2 }, { targetLevel: 1 }, "TARGET_LEVEL", /level 2 already/],
  [
    "a class without its scores",
    fighter,
    { class: "cleric" },
    "MULTICLASS_PREREQUISITE",
    /Wisdom 13/,
  ],
  [
    "away from a class without its scores",
    { class: "bard", abilities },
    { class: "fighter" },
    "MULTICLASS_PREREQUISITE",
    /Bard needs Charisma 13/,
  ],
  [
    "a class whose scores its own levels would bring",
    { ...fighter, abilities: { ...abilities, wis: 12 } },
    { class: "cleric", targetLevel: 5, abilityIncrease: { wis: 2 } },
    "MULTICLASS_PREREQUISITE",
    /Wisdom 13/,
  ],
  ["an unknown class", fighter, { class: "Figther" }, "NOT_FOUND", /Figther/],
  ["a commoner without class", {}, {}, "NO_CLASS", /which one it begins/],
  ["a stat block", { creature: "Goblin" }, { class: "fighter" }, "NO_LEVELS", /stat block/],
  ["an 11 of a d10", fighter, { manualHp: 11 }, "MANUAL_HP", /d10/],
  ["no die at all", fighter, { hpMethod: "manual" }, "MANUAL_HP", /d10/],
  ["one die for two levels", fighter, { manualHp: 5, targetLevel: 3 }, "MANUAL_HP", /one level/],
  [
    "an improvement at 2",
    fighter,
    { abilityIncrease: { str: 2 } },
    "ILLEGAL_CHOICE",
    /0 improvements/,
  ],
  ["a feat at 2", fighter, { feat: { name: "Alert" } }, "ILLEGAL_CHOICE", /none is left/],
  [
    "an improvement and a feat",
    { ...fighter, level: 3 },
    { abilityIncrease: { str: 2 }, feat: "Grappler" },
    "ILLEGAL_CHOICE",
    /1 feat for 1 improvement/,
  ],
  ["a subclass at 2", fighter, { subclass: "Champion" }, "ILLEGAL_CHOICE", /at level 3/],
  ["a skill at 2", fighter, { skills: ["Insight"] }, "ILLEGAL_CHOICE", /1 too many/],
  [
    "an improvement again",
    { ...fighter, level: 4, choices: { abilityIncreases: [{ str: 2 }] } },
    { choices: { abilityIncreases: [{ dex: 2 }] } },
    "ILLEGAL_CHOICE",
    /2 increases for 1/,
  ],
];

test.each(refusals)("refused: %s", async (_, request, levelUp, code, message) => {
  const no = await refused(await ada(request), levelUp);
  expect(no.message).toMatch(message);
  expect(no.code).toBe(code);
});

test("the dead gain no levels", async () => {
  const dead = { ...(await ada(fighter)), dead: true as const };
  expect(await refused(dead, {})).toMatchObject({ code: "DEAD" });
});
