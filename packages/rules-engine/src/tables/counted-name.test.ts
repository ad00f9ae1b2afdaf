import { describe, expect, it } from "vitest";
import { srdCompendium } from "./compendium.js";
import { countedName } from "./counted-name.js";
import { readItem } from "./item-names.js";

const compendium = await srdCompendium();

describe("a name with a number", () => {
  it.each([
    ["2 Daggers", "Daggers", 2],
    ["20 arrows", "arrows", 20],
    ["Arrows (20)", "Arrows", 20],
    ["Torch (x10)", "Torch", 10],
    ["2x dagger", "dagger", 2],
    ["3 × javelin", "javelin", 3],
    ["dagger x2", "dagger", 2],
    ["1 shield", "shield", 1],
    ["2 Rope, hempen (50 feet)", "Rope, hempen (50 feet)", 2],
    ["2 +1 daggers", "+1 daggers", 2],
    ["20 bolts", "bolts", 20],
    ["10 days of rations", "rations", 10],
    ["5 days' rations", "rations", 5],
    ["Rations (10 days)", "Rations", 10],
  ])("%s", (name, item, count) => {
    expect(countedName(name, compendium)).toEqual({ item, count });
    expect(readItem(item, compendium)).toMatchObject({ ok: true });
  });

  it.each([
    "dagger",
    "+2 dagger",
    "Dagger, +2",
    "10 foot pole",
    "Rope, hempen (50 feet)",
    "Rations (1 day)",
    "Box",
  ])("%s says no number", (name) => expect(countedName(name, compendium)).toBeUndefined());

  it.each(["2 daggers", "Daggers (2)", "1 shield", "3 javelins", "1 plate", "2 arrows"])(
    "%s is no magic thing of that bonus",
    (name) => expect(readItem(name, compendium)).toMatchObject({ ok: false }),
  );
});
