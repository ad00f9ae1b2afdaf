import { falling, highJump, longJump } from "@tabletop-mcp/srd-data/rules";
import { describe, expect, it } from "vitest";
import { fallDamage, highJumpFeet, longJumpFeet } from "./jump.js";

describe("jumping and falling", () => {
  it("covers the Strength score after a run, half of it standing", () => {
    expect([longJumpFeet(longJump, 16, true), longJumpFeet(longJump, 15, false)]).toEqual([
      16, 7.5,
    ]);
  });

  it("rises three feet and the modifier after a run, half of it standing, never down", () => {
    const rise = (modifier: number, isRunning: boolean) =>
      highJumpFeet(highJump, modifier, isRunning);
    expect([rise(3, true), rise(3, false), rise(-5, true)]).toEqual([6, 3, 0]);
  });

  it.each([
    [9, undefined],
    [10, "1d6"],
    [29, "2d6"],
    [200, "20d6"],
    [500, "20d6"],
  ])("of %i feet hurts for %s", (feet, dice) => {
    expect(fallDamage(falling, feet)).toBe(dice);
  });
});
