import type { ClassId } from "@tabletop-mcp/srd-data";
import { describe, expect, it } from "vitest";
import { creatureOf } from "../../testing/creature.js";
import { levelsOf } from "../../testing/levels.js";
import type { Make } from "../creature/creature.js";
import { srdCompendium } from "../tables/compendium.js";
import { type LimitedUse, usesOf } from "./uses.js";

const compendium = await srdCompendium();

/** Charisma 16 (+3), Wisdom 14 (+2), all else 10. */
const abilities = { str: 10, dex: 10, con: 10, int: 10, wis: 14, cha: 16 };

function uses(
  levels: Partial<Record<ClassId, number>>,
  make: Partial<Make> = {},
): Readonly<Record<string, readonly [LimitedUse["max"], string]>> {
  const creature = creatureOf({ make: { abilities, ...make, levels: levelsOf(levels) } });
  return Object.fromEntries(
    usesOf(creature, compendium).map(({ id, max, per }) => [id, [max, per]]),
  );
}

describe("limited uses by level", () => {
  it("barbarian: rages by the table, without end at 20", () => {
    const rages = [1, 3, 6, 12, 17, 20].map((barbarian) => uses({ barbarian })["barbarian-rage"]);
    expect(rages).toEqual([2, 3, 4, 5, 6, "unlimited"].map((max) => [max, "long-rest"]));
  });

  it("bard: inspiration by Charisma, back after a short rest from level 5", () => {
    expect(uses({ bard: 4 })).toEqual({ "bardic-inspiration": [3, "long-rest"] });
    expect(uses({ bard: 5 })).toEqual({ "bardic-inspiration": [3, "short-rest"] });
    expect(uses({ bard: 1 }, { abilities: { ...abilities, cha: 8 } })).toEqual({
      "bardic-inspiration": [1, "long-rest"],
    });
  });

  it("cleric: Channel Divinity once, twice at 6, three times at 18", () => {
    const of = (cleric: number) => uses({ cleric })["channel-divinity"];
    expect([1, 2, 6, 18].map(of)).toEqual([
      undefined,
      [1, "short-rest"],
      [2, "short-rest"],
      [3, "short-rest"],
    ]);
    expect(uses({ cleric: 10 })["cleric-divine-intervention"]).toEqual([1, "long-rest"]);
  });

  it("druid: two wild shapes, without end at 20", () => {
    expect(uses({ druid: 2 })).toEqual({ "wild-shape": [2, "short-rest"] });
    expect(uses({ druid: 20 })["wild-shape"]).toEqual(["unlimited", "short-rest"]);
    expect(
      uses({ druid: 2 }, { subclasses: { druid: "circle-of-the-land" } })["druid-natural-recovery"],
    ).toEqual([1, "long-rest"]);
  });

  it("fighter: second wind, action surge, indomitable", () => {
    expect(uses({ fighter: 1 })).toEqual({ "fighter-second-wind": [1, "short-rest"] });
    expect(uses({ fighter: 9 })).toEqual({
      "fighter-second-wind": [1, "short-rest"],
      "fighter-action-surge": [1, "short-rest"],
      "fighter-indomitable": [1, "long-rest"],
    });
    expect(uses({ fighter: 17 })).toMatchObject({
      "fighter-action-surge": [2, "short-rest"],
      "fighter-indomitable": [3, "long-rest"],
    });
  });

  it("monk: a ki point a level from level 2", () => {
    expect(uses({ monk: 1 })).toEqual({});
    expect(uses({ monk: 7 })).toEqual({ ki: [7, "short-rest"] });
  });

  it("paladin: lay on hands 5 a level, divine sense 1 and Charisma", () => {
    expect(uses({ paladin: 7 })).toEqual({
      "lay-on-hands": [35, "long-rest"],
      "paladin-divine-sense": [4, "long-rest"],
      "channel-divinity": [1, "short-rest"],
    });
    expect(uses({ paladin: 14 })["paladin-cleansing-touch"]).toEqual([3, "long-rest"]);
  });

  it("sorcerer, warlock, wizard, rogue", () => {
    expect(uses({ sorcerer: 1 })).toEqual({});
    expect(uses({ sorcerer: 6 })).toEqual({ "sorcery-points": [6, "long-rest"] });
    expect(uses({ warlock: 10 })).toEqual({});
    expect(uses({ warlock: 13 })).toEqual({ "warlock-mystic-arcanum": [2, "long-rest"] });
    expect(uses({ wizard: 1 })).toEqual({ "wizard-arcane-recovery": [1, "day"] });
    expect(uses({ rogue: 19 })).toEqual({});
    expect(uses({ rogue: 20 })).toEqual({ "rogue-stroke-of-luck": [1, "short-rest"] });
  });

  it("Channel Divinity of two classes: the effects of both, the uses of one (Multiclassing)", () => {
    expect(uses({ cleric: 6, paladin: 3 })["channel-divinity"]).toEqual([2, "short-rest"]);
    expect(uses({ cleric: 2, paladin: 3 })["channel-divinity"]).toEqual([1, "short-rest"]);
  });
});

describe("limited uses of races and stat blocks", () => {
  it("a dragonborn breathes once between rests", () => {
    const options = { "draconic-ancestry": ["draconic-ancestry-red"] };
    const creature = creatureOf({ make: { race: "dragonborn", options } });
    expect(usesOf(creature, compendium)).toEqual([
      {
        id: "draconic-ancestry-red",
        name: "Breath Weapon",
        max: 1,
        per: "short-rest",
        features: ["draconic-ancestry-red"],
      },
    ]);
  });

  it("a tiefling's spells come at levels 3 and 5", () => {
    const at = (rogue: number) => Object.keys(uses({ rogue }, { race: "tiefling" }));
    expect([1, 3, 5].map(at)).toEqual([
      [],
      ["infernal-legacy:hellish-rebuke"],
      ["infernal-legacy:hellish-rebuke", "infernal-legacy:darkness"],
    ]);
  });

  it("legendary resistance three times a day", () => {
    const [first] = usesOf(creatureOf({ make: { statBlock: "lich" } }), compendium);
    expect(first).toEqual({
      id: "legendary-resistance",
      name: "Legendary Resistance",
      max: 3,
      per: "day",
      features: [],
    });
  });
});
