import type { Amount } from "@tabletop-mcp/srd-data";
import { describe, expect, it } from "vitest";
import { amountOf, numberOf } from "./amount.js";

const readings = {
  modifiers: { str: 3, dex: 2, con: 1, int: 0, wis: -1, cha: 4 },
  proficiency: 3,
  level: 7,
  spellcasting: 4,
};
const active = {
  effect: { kind: "magical-attacks" },
  layer: "feature",
  source: "A feature",
  classLevel: 5,
  numbers: { feet: 15, die: "1d8", uses: { of: "cha", least: 1 } },
} as const;

describe("amounts", () => {
  it.each<[Amount, number | string | undefined]>([
    [7, 7],
    ["1d4", "1d4"],
    ["-2", -2],
    [{ of: "wis" }, -1],
    [{ of: "wis", least: 1 }, 1],
    [{ of: "level", times: 2, plus: 1 }, 15],
    [{ of: "level", times: 0.5 }, 3],
    [{ of: "class-level" }, 5],
    [{ of: "proficiency" }, 3],
    [{ of: "spellcasting" }, 4],
    [{ number: "feet" }, 15],
    [{ number: "die" }, "1d8"],
    [{ number: "uses" }, 4],
    [{ number: "nothing" }, undefined],
  ])("%j is %s", (amount, expected) => {
    expect(amountOf(amount, active, readings)).toBe(expected);
  });

  it("does not know another creature's sheet, but its own", () => {
    const aura = { of: "cha", source: true } as const;
    expect(amountOf(aura, active, readings)).toBe(4);
    expect(amountOf(aura, { ...active, from: "paladin" }, readings)).toBe(undefined);
  });

  it("takes no dice for a number", () => {
    expect(numberOf("1d4", active, readings)).toBe(undefined);
    expect(numberOf(3, active, readings)).toBe(3);
  });
});
