import { scripted } from "@tabletop-mcp/dice-core/testing";
import { describe, expect, it } from "vitest";
import { featuresOf, useAlone } from "./alone.js";
import { compendium, done, hp, noon, player } from "./testing/fighting.js";
import { isMagic } from "./thing.js";

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

describe("a thing used where no fight is", () => {
  const potion = { id: "potion-3", name: "red potion", srd: "Potion of Healing" };

  it("is a potion, and is gone then: 2d4 + 2", () => {
    const rules = { rng: scripted([1, 4]), compendium };
    const used = done(useAlone(player("Arin", hp(10)), { thing: potion, now: noon }, rules));
    expect(used).toMatchObject({ life: hp(17), consumed: "potion-3" });
    expect(Object.keys(used.life)).toEqual(["hp"]);
  });

  it("is refused where the SRD does not know it, or it has no use", () => {
    const rules = { rng: scripted([]), compendium };
    for (const srd of ["Potion of Nothing", "Crowbar"])
      expect(
        useAlone(player("Arin"), { thing: { ...potion, srd }, now: noon }, rules),
      ).toMatchObject({ ok: false });
  });

  it("is magic where it is no weapon and no armor", () => {
    const rules = { rng: scripted([]), compendium };
    const isOf = (srd: string) => isMagic({ ...potion, srd }, rules);
    expect(["Potion of Healing", "Longsword, +1", "Crowbar", "Nothing"].map(isOf)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
