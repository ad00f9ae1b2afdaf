import { describe, expect, test } from "vitest";
import { allSteps } from "../../test/walk.js";
import type { Effect } from "../effect.js";
import { magicItemById } from "./index.js";

// What is expected here was read from the texts of SRD 5.1, item by item, not from the data.

/** The effects of what can be done with an item, or happens with it, then those that it just has. */
function effectsOf(id: string): readonly Effect[] {
  const { uses = [], effects: own = [] } = magicItemById(id) ?? {};
  const used = uses.flatMap(({ steps }) =>
    [...allSteps(steps)].flatMap(({ effects = [] }) => effects.flatMap((one) => one.effects)),
  );
  return [...used, ...own];
}

/** Weapons other than this one. An unarmed strike is no weapon. */
const otherWeapons = {
  all: [{ attack: "weapon" }, { not: { attack: "unarmed" } }, { not: { with: "this-item" } }],
};

describe("weapons that want no other beside them", () => {
  test.each([["berserker-axe"], ["oathbow"]])("%s: disadvantage with every other weapon", (id) => {
    const hampering = effectsOf(id).filter(
      (effect) => effect.kind === "roll" && effect.mode === "disadvantage",
    );
    expect(hampering).toEqual([
      { kind: "roll", on: "attack", by: "self", mode: "disadvantage", when: otherWeapons },
    ]);
  });

  test("Oathbow: advantage, and 3d6 more, with shots of this bow at the sworn enemy", () => {
    const shots = { all: [{ other: "target" }, { attack: "ranged" }, { with: "this-item" }] };
    expect(effectsOf("oathbow").slice(0, 2)).toEqual([
      { kind: "roll", on: "attack", by: "self", mode: "advantage", when: shots },
      { kind: "extra-damage", roll: "3d6", type: "piercing", when: shots },
    ]);
  });

  test("Berserker Axe: +1 with the axe alone", () => {
    const bonus = { kind: "roll", by: "self", bonus: 1, when: { with: "this-item" } };
    expect(magicItemById("berserker-axe")?.effects?.slice(0, 2)).toEqual([
      { ...bonus, on: "attack" },
      { ...bonus, on: "damage" },
    ]);
  });
});

describe("books that raise a score and its maximum", () => {
  test.each([
    ["manual-of-bodily-health", "con"],
    ["manual-of-gainful-exercise", "str"],
    ["manual-of-quickness-of-action", "dex"],
    ["tome-of-clear-thought", "int"],
    ["tome-of-leadership-and-influence", "cha"],
    ["tome-of-understanding", "wis"],
  ])("%s: %s by 2, beyond 20 too", (id, stat) => {
    expect(effectsOf(id)).toEqual([{ kind: "stat", stat, change: "add", by: 2 }]);
  });

  test("an Ioun stone and the Belt of Dwarvenkind go no further than 20", () => {
    const raised = (id: string, variant?: string) =>
      (variant === undefined
        ? magicItemById(id)
        : magicItemById(id)?.variants?.find((one) => one.id === variant)
      )?.effects;
    const upTo20 = { kind: "stat", change: "add", by: 2, upTo: 20 };
    expect(raised("belt-of-dwarvenkind")).toEqual([{ ...upTo20, stat: "con" }]);
    expect(raised("ioun-stone", "ioun-stone-of-strength")).toEqual([{ ...upTo20, stat: "str" }]);
  });
});
