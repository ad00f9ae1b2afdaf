import type { ConditionId } from "@tabletop-mcp/srd-data";
import { describe, expect, it } from "vitest";
import { creatureOf, usingDice } from "../../testing/index.js";
import { levels, scores } from "../../testing/make.js";
import type { Creature } from "../creature/creature.js";
import type { ConditionHeld } from "../creature/held.js";
import { type Numbers, numbersOf } from "../sheet/numbers.js";
import { conditionsOn, effectsOn, factsOf } from "./gather.js";

const { compendium } = await usingDice();

const on = (condition: ConditionId, more: Partial<ConditionHeld> = {}): ConditionHeld => ({
  id: `c-${condition}`,
  condition,
  source: "a test",
  lasting: { kind: "until", what: "removed" },
  ...more,
});

const fighter = (...conditions: readonly ConditionHeld[]): Creature =>
  creatureOf({
    make: {
      extraHp: 0,
      levels: levels("fighter", 5, { first: 10, each: 6 }),
      abilities: scores(16, 12, 15, 10, 13, 8),
      skills: ["perception"],
    },
    conditions,
  });

const numbers = (...conditions: readonly ConditionHeld[]): Numbers =>
  numbersOf(fighter(...conditions), compendium);

const ids = (...conditions: readonly ConditionHeld[]): readonly string[] =>
  conditionsOn(fighter(...conditions), compendium).map(({ held, impliedBy }) =>
    impliedBy === undefined ? held.condition : `${held.condition} by ${impliedBy}`,
  );

describe("what conditions do to numbers", () => {
  // Bare: walks 30 feet, passive Perception 14, 44 hit points.
  it.each<[ConditionId, number, number]>([
    ["blinded", 30, 14],
    ["charmed", 30, 14],
    ["deafened", 30, 14],
    ["frightened", 30, 9],
    ["grappled", 0, 14],
    ["incapacitated", 30, 14],
    ["invisible", 30, 14],
    ["paralyzed", 0, 14],
    ["petrified", 0, 14],
    ["poisoned", 30, 9],
    ["prone", 30, 14],
    ["restrained", 0, 14],
    ["stunned", 0, 14],
    ["unconscious", 0, 14],
  ])("%s: speed %i, passive Perception %i", (condition, walk, perception) => {
    const { speed, passivePerception, maximumHp, armorClass, savingThrows } = numbers(
      on(condition),
    );
    expect(speed.walk?.effective).toBe(walk);
    expect(passivePerception.effective).toBe(perception);
    expect(maximumHp.effective).toBe(44);
    expect(armorClass.effective).toBe(11);
    expect(savingThrows.str.effective).toBe(6);
  });

  // Conditions, Exhaustion: level, speed, passive Perception, maximum.
  it.each<[number, number, number, number]>([
    [1, 30, 9, 44],
    [2, 15, 9, 44],
    [3, 15, 9, 44],
    [4, 15, 9, 22],
    [5, 0, 9, 22],
    [6, 0, 9, 22],
  ])(
    "exhaustion %i: speed %i, passive Perception %i, maximum %i",
    (level, walk, perception, hp) => {
      const { speed, passivePerception, maximumHp } = numbers(on("exhaustion", { level }));
      expect(speed.walk?.effective).toBe(walk);
      expect(passivePerception.effective).toBe(perception);
      expect(maximumHp.effective).toBe(hp);
    },
  );

  it("says why", () => {
    const tired = numbers(on("exhaustion", { level: 5 }));
    expect(tired.speed.walk?.modifiers).toEqual([
      "speed 15: Exhaustion 2",
      "speed 0: Exhaustion 5",
    ]);
    expect(tired.maximumHp.modifiers).toEqual(["maximum 22: Exhaustion 4"]);
    expect(tired.passivePerception.modifiers).toEqual(["-5 disadvantage: Exhaustion 1"]);
    expect(numbers(on("grappled")).speed.walk?.modifiers).toEqual(["speed 0: Grappled"]);
  });

  it("adds up exhaustion from several sources, and disadvantage never", () => {
    const twice = numbers(
      on("exhaustion", { id: "c1", level: 1 }),
      on("exhaustion", { id: "c2", level: 1 }),
      on("poisoned"),
    );
    expect(twice.speed.walk?.effective).toBe(15);
    expect(twice.passivePerception.effective).toBe(9);
  });

  it("turns to stone: all damage resisted, poison harmless and suspended", () => {
    const stone = numbers(on("petrified"), on("poisoned"));
    expect(stone.resistances).toEqual(["all damage"]);
    expect(stone.immunities).toEqual(["poison"]);
    expect(stone.conditionImmunities).toEqual(["poisoned"]);
    expect(stone.passivePerception.effective).toBe(14);
    expect(factsOf(fighter(on("petrified"), on("poisoned")), compendium).conditions).toEqual([
      "petrified",
      "incapacitated",
    ]);
  });
});

describe("conditions together", () => {
  it("brings along what is implied, once", () => {
    for (const condition of ["paralyzed", "petrified", "stunned", "unconscious"] as const)
      expect(ids(on(condition))).toEqual([condition, `incapacitated by ${condition}`]);
    expect(ids(on("stunned"), on("paralyzed"))).toEqual([
      "stunned",
      "paralyzed",
      "incapacitated by stunned",
    ]);
    expect(ids(on("stunned"), on("incapacitated"))).toEqual(["stunned", "incapacitated"]);
  });

  it("brings the invisibility of a trait", () => {
    const stalker = creatureOf({ make: { statBlock: "invisible-stalker" } });
    expect(conditionsOn(stalker, compendium).map(({ held }) => held.condition)).toEqual([
      "invisible",
    ]);
  });

  it("counts the same condition once, but knows whom it fears", () => {
    const actives = effectsOn(
      fighter(
        on("frightened", { id: "c1", from: "dragon" }),
        on("frightened", { id: "c2", from: "lich" }),
        on("poisoned", { id: "c3", from: "dragon" }),
        on("poisoned", { id: "c4", from: "lich" }),
      ),
      compendium,
    );
    const from = (source: string) =>
      actives.filter((active) => active.source === source).map((active) => active.from);
    expect(from("Poisoned")).toEqual(["dragon", "dragon"]);
    expect(from("Frightened")).toEqual(["dragon", "lich", "dragon", "lich", "dragon", "lich"]);
  });
});
