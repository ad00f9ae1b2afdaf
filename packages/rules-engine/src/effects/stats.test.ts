import type { Effect } from "@tabletop-mcp/srd-data";
import { describe, expect, it } from "vitest";
import { creatureOf, usingDice } from "../../testing/index.js";
import { held, levels, scores, worn } from "../../testing/make.js";
import type { Creature } from "../creature/creature.js";
import { type Numbers, numbersOf } from "../sheet/numbers.js";

const { compendium } = await usingDice();

const numbers = (over: Parameters<typeof creatureOf>[0]): Numbers =>
  numbersOf(creatureOf(over), compendium);
const stat = (
  name: Extract<Effect, { kind: "stat" }>["stat"],
  change: Extract<Effect, { kind: "stat" }>["change"],
  by: number | string,
): Effect => ({ kind: "stat", stat: name, change, by });
const tired: Pick<Creature, "conditions"> = {
  conditions: [
    {
      id: "c1",
      condition: "exhaustion",
      source: "a march",
      level: 2,
      lasting: { kind: "until", what: "long_rest" },
    },
  ],
};
const attuned = (magic: string) => worn(magic, "worn", { magic, attuned: true });

describe("scores that are set", () => {
  const strength = (over: Parameters<typeof creatureOf>[0]) => numbers(over).abilities.str;
  const belt = attuned("belt-of-giant-strength-hill");

  it("raises Strength to the belt's, and all that hangs on it", () => {
    const one = numbers({ items: [belt] });
    expect(one.abilities.str).toEqual({
      base: 10,
      effective: 21,
      modified: true,
      modifiers: ["Strength 21: belt-of-giant-strength-hill"],
      modifier: 5,
    });
    expect(one.skills.athletics.modifiers).toEqual(["+5 Strength"]);
    expect(one.carryingCapacity).toMatchObject({ base: 150, effective: 315 });
  });

  it("lets the strongest belt win and never lowers", () => {
    expect(strength({ items: [attuned("gauntlets-of-ogre-power"), belt] }).effective).toBe(21);
    const strong = { abilities: scores(24, 10, 10, 10, 10, 10) };
    expect(strength({ make: strong, items: [belt] }).modified).toBe(false);
  });

  it("sets before it adds, and stops where an increase stops", () => {
    const effects = [held("Might", [stat("str", "add", 2)])];
    expect(strength({ items: [belt], effects }).effective).toBe(23);
    const tough = { abilities: scores(10, 10, 19, 10, 10, 10) };
    const dwarven = numbers({ make: tough, items: [attuned("belt-of-dwarvenkind")] });
    expect(dwarven.abilities.con.effective).toBe(20);
  });

  it("moves hit points with Constitution for every level", () => {
    const make = {
      extraHp: 0,
      levels: levels("wizard", 5, { first: 6, each: 4 }),
      abilities: scores(10, 10, 12, 10, 10, 10),
    };
    const healthy = numbers({ make, items: [attuned("amulet-of-health")] });
    expect(healthy.maximumHp).toEqual({
      base: 27,
      effective: 42,
      modified: true,
      modifiers: ["+15 Constitution"],
    });
    const frail = numbers({ make: { ...make, abilities: scores(10, 10, 1, 10, 10, 10) } });
    expect(frail.maximumHp.effective).toBe(5);
  });
});

describe("order and explanation", () => {
  it("goes from set values over equipment and effects to conditions", () => {
    const one = numbers({
      items: [attuned("boots-of-striding-and-springing")],
      make: { race: "dwarf" },
      effects: [
        held("Haste", [stat("speed", "multiply", 2), stat("armor-class", "add", 2)]),
        held("Longstrider", [stat("speed", "add", 10)]),
      ],
      ...tired,
    });
    expect(one.speed.walk).toEqual({
      base: 25,
      effective: 40,
      modified: true,
      modifiers: [
        "speed 30: boots-of-striding-and-springing",
        "+10 Longstrider",
        "speed 80: Haste",
        "speed 40: Exhaustion 2",
      ],
    });
  });

  it("gives speeds that nobody had, and rounds halves down", () => {
    const flying = numbers({
      make: { race: "halfling" },
      effects: [
        held("Fly", [stat("speed-fly", "least", 60)]),
        held("Longstrider", [stat("speed", "add", 10)]),
      ],
      ...tired,
    });
    expect(flying.speed.walk?.effective).toBe(17);
    expect(flying.speed.fly?.effective).toBe(35);
    expect(flying.speed.swim).toBe(undefined);
  });

  it("counts no dice that were not rolled, but names them", () => {
    const blessed = numbers({
      effects: [
        held("Bless", [{ kind: "roll", on: "save", by: "self", bonus: "1d4" }]),
        held("Heroes' Feast", [stat("hit-point-maximum", "add", "2d10")]),
      ],
    });
    expect(blessed.savingThrows.wis).toMatchObject({ effective: 0, modifiers: ["+1d4 Bless"] });
    expect(blessed.maximumHp.effective).toBe(10);
  });

  it("adds a luckstone to checks, saves and initiative alike", () => {
    const lucky = numbers({ items: [attuned("stone-of-good-luck-luckstone")] });
    expect(lucky.savingThrows.con.effective).toBe(1);
    expect(lucky.skills.arcana.effective).toBe(1);
    expect(lucky.initiative.effective).toBe(1);
    expect(lucky.passiveInsight.effective).toBe(11);
  });

  it("adds to initiative alone, a feat's bonus in the base", () => {
    const alert = { name: "Alert", effects: [stat("initiative", "add", 5)] };
    const quick = numbers({
      make: { feats: [alert] },
      effects: [held("Gift", [stat("initiative", "add", 2)])],
    });
    expect(quick.initiative).toEqual({
      base: 5,
      effective: 7,
      modified: true,
      modifiers: ["+2 Gift"],
      parts: [
        { source: "Dexterity", value: 0 },
        { source: "features", value: 5 },
      ],
    });
    expect(quick.skills.stealth.effective).toBe(0);
  });

  it("raises the proficiency bonus with all that is made of it", () => {
    const make = { levels: levels("fighter", 1, { first: 10, each: 6 }) };
    const master = numbers({ make, items: [attuned("ioun-stone-of-mastery")] });
    expect(master.proficiencyBonus.effective).toBe(3);
    expect(master.savingThrows.str).toMatchObject({ effective: 3, modifiers: ["+1 proficiency"] });
  });

  it("counts advantage and disadvantage in passive scores, and neither where both are", () => {
    const rod = worn("rod", "main_hand", { magic: "rod-of-alertness", attuned: true });
    expect(numbers({ items: [rod] }).passivePerception.effective).toBe(15);
    expect(numbers({ items: [rod] }).passiveInvestigation.effective).toBe(10);
    expect(numbers({ items: [rod], ...tired }).passivePerception.effective).toBe(10);
    expect(numbers({ items: [attuned("eyes-of-the-eagle")] }).passivePerception.effective).toBe(10);
  });
});

describe("effects of one name", () => {
  const aid = (id: string, by: number, stacks?: true) =>
    held("Aid", [stat("hit-point-maximum", "add", by)], { id, ...(stacks && { stacks }) });
  const maximum = (...effects: readonly ReturnType<typeof aid>[]) =>
    numbers({ effects }).maximumHp.effective;

  it("lets the strongest count, whichever came first", () => {
    expect(maximum(aid("e1", 5), aid("e2", 10))).toBe(20);
    expect(maximum(aid("e1", 10), aid("e2", 5))).toBe(20);
    expect(maximum(aid("e1", 5), aid("e2", 5))).toBe(15);
  });

  it("adds up what stacks", () => {
    expect(maximum(aid("e1", 5, true), aid("e2", 10, true))).toBe(25);
  });

  it("takes the heavier curse", () => {
    const slow = (id: string, by: number) =>
      held("Mire", [stat("speed", "add", by)], { id, kind: "curse" });
    const weak = (id: string, by: number) =>
      held("Wane", [stat("str", "set", by)], { id, kind: "curse" });
    const one = numbers({
      effects: [slow("e1", -10), slow("e2", -5), weak("e3", 3), weak("e4", 6)],
    });
    expect(one.speed.walk?.effective).toBe(20);
    expect(one.abilities.str.effective).toBe(3);
  });
});
