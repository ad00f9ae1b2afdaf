import { scripted } from "@tabletop-mcp/dice-core/testing";
import { describe, expect, it } from "vitest";
import { featuresOf, useAlone } from "./alone.js";
import { compendium, done, hp, noon, player } from "./testing/fighting.js";

const using = (life: Parameters<typeof player>[1], feature: string, dice: readonly number[]) =>
  useAlone(player("Arin", life), { feature, now: noon }, { rng: scripted(dice), compendium });

describe("a feature used where no fight is", () => {
  it("is one that a fighter of level 3 can use up", () => {
    expect(featuresOf(player("Arin").origin, compendium)).toEqual(["Second Wind", "Action Surge"]);
  });

  it("is Second Wind: 1d10 + 3, and it is spent then", () => {
    const { life } = done(using(hp(10), "Second Wind", [4]));
    expect(life).toMatchObject({ ...hp(17), spent: { uses: { "fighter-second-wind": 1 } } });
    expect(using(life, "Second Wind", [])).toMatchObject({ ok: false });
  });

  it("is not Action Surge: there is no turn", () => {
    expect(using({}, "Action Surge", [])).toMatchObject({ ok: false });
  });
});
