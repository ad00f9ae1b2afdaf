import { describe, expect, it } from "vitest";
import { attacking, held } from "../../testing/attacking.js";

/** Scores of a fighter: Strength 16 (+3), Dexterity 14 (+2). */
const strong = { str: 16, dex: 14, con: 14, int: 10, wis: 10, cha: 10 };
/** Scores of an archer: Strength 10 (+0), Dexterity 16 (+3). */
const quick = { str: 10, dex: 16, con: 14, int: 10, wis: 10, cha: 10 };

const style = (of: string, ...names: readonly string[]) => ({
  [`${of}-fighting-style`]: names.map((name) => `${of}-fighting-style-${name}`),
});

describe("fighters", () => {
  it("longsword and shield with Dueling: +5, 1d8+5, and no second hand to swing it", () => {
    const [sword, fist, ...others] = attacking({
      levels: { fighter: 1 },
      abilities: strong,
      options: style("fighter", "dueling"),
      items: [held("longsword", "main_hand"), held("shield", "shield")],
    });
    expect(sword).toMatchObject({
      name: "Longsword",
      kind: "melee",
      ability: "str",
      bonus: 5,
      parts: [
        { source: "Strength", value: 3 },
        { source: "proficiency", value: 2 },
      ],
      damage: "1d8+5",
      damageType: "slashing",
      reach: 5,
      proficient: true,
      magical: false,
    });
    expect(sword?.twoHanded).toBe(undefined);
    expect(fist).toMatchObject({ name: "Unarmed Strike", bonus: 5, damage: "4" });
    expect(others).toEqual([]);
  });

  it("a longsword alone may be swung with both hands, and then Dueling is lost", () => {
    const [sword] = attacking({
      levels: { fighter: 1 },
      abilities: strong,
      options: style("fighter", "dueling"),
      items: [held("longsword", "main_hand")],
    });
    expect(sword).toMatchObject({ damage: "1d8+5", twoHanded: "1d10+3" });
  });

  it("a longsword held in both hands does its versatile damage", () => {
    const [sword] = attacking({
      levels: { fighter: 1 },
      abilities: strong,
      items: [held("longsword", "two_hands")],
    });
    expect(sword).toMatchObject({ damage: "1d10+3" });
    expect(sword?.twoHanded).toBe(undefined);
  });

  it("greatsword at level 5 with Great Weapon Fighting: +7, 2d6+4, ones and twos again", () => {
    const [sword] = attacking({
      levels: { fighter: 5 },
      abilities: { ...strong, str: 18 },
      options: style("fighter", "great-weapon-fighting"),
      items: [held("greatsword", "two_hands")],
    });
    expect(sword).toMatchObject({ bonus: 7, damage: "2d6+4" });
    expect(sword?.notes.join()).toMatch(/1 or 2 are rolled again/u);
  });

  it("a champion's weapons strike critically from 19, from 18 at level 15", () => {
    const champion = (fighter: number) =>
      attacking({
        levels: { fighter },
        subclasses: { fighter: "champion" },
        abilities: strong,
        items: [held("battleaxe", "main_hand")],
      })[0]?.notes;
    expect(champion(3)).toContain("critical hit from 19");
    expect(champion(15)).toContain("critical hit from 18");
    expect(champion(2)).toEqual([]);
  });

  it("halberd: 10 feet of reach", () => {
    const [halberd] = attacking({
      levels: { fighter: 1 },
      abilities: strong,
      items: [held("halberd", "two_hands")],
    });
    expect(halberd).toMatchObject({ bonus: 5, damage: "1d10+3", reach: 10 });
  });
});

describe("two weapons", () => {
  it("the off hand adds no ability modifier", () => {
    const [main, off] = attacking({
      levels: { rogue: 1 },
      abilities: quick,
      items: [held("shortsword", "main_hand"), held("shortsword", "off_hand")],
    });
    expect(main).toMatchObject({ ability: "dex", bonus: 5, damage: "1d6+3" });
    expect(off).toMatchObject({ bonus: 5, damage: "1d6" });
    expect(off?.notes.join()).toMatch(/off hand/u);
    expect(off?.notes).toContain("with the Attack action 1d6+3");
  });

  it("with Two-Weapon Fighting it does; beside another weapon Dueling does nothing", () => {
    const armed = (name: string) =>
      attacking({
        levels: { fighter: 1 },
        abilities: quick,
        options: style("fighter", name),
        items: [held("scimitar", "main_hand"), held("scimitar", "off_hand")],
      }).map(({ damage }) => damage);
    expect(armed("two-weapon-fighting")).toEqual(["1d6+3", "1d6+3", "1"]);
    expect(armed("dueling")).toEqual(["1d6+3", "1d6", "1"]);
  });

  it("a negative modifier counts in the off hand too", () => {
    const [, off] = attacking({
      levels: { wizard: 1 },
      abilities: { ...quick, str: 8, dex: 8 },
      items: [held("dagger", "main_hand"), held("dagger", "off_hand")],
    });
    expect(off).toMatchObject({ bonus: 1, damage: "1d4-1" });
  });
});

describe("bows and thrown weapons", () => {
  it("a ranger's longbow with Archery: +7, 1d8+3, 150/600 feet, 20 arrows", () => {
    const [bow] = attacking({
      levels: { ranger: 2 },
      abilities: quick,
      options: style("ranger", "archery"),
      items: [held("longbow", "two_hands"), { ...held("arrow"), quantity: 20 }],
    });
    expect(bow).toMatchObject({
      kind: "ranged",
      ability: "dex",
      bonus: 7,
      damage: "1d8+3",
      range: { normal: 150, long: 600 },
      ammunition: 20,
    });
    expect(bow?.notes.join()).toMatch(/\+2 to hit.*Archery/u);
  });

  it("a bow with magic arrows alone shoots those", () => {
    const [bow] = attacking({
      levels: { ranger: 1 },
      abilities: quick,
      items: [
        held("longbow", "two_hands"),
        { ...held("arrow"), name: "Arrow +1", magic: "ammunition-1", quantity: 3 },
      ],
    });
    expect(bow).toMatchObject({ bonus: 6, damage: "1d8+4", magical: true, ammunition: 3 });
  });

  it("a light crossbow without bolts has none left, and is slow to load", () => {
    const [crossbow] = attacking({
      levels: { wizard: 1 },
      abilities: quick,
      items: [held("crossbow-light", "two_hands"), { ...held("arrow"), quantity: 20 }],
    });
    expect(crossbow).toMatchObject({ bonus: 5, damage: "1d8+3", ammunition: 0 });
    expect(crossbow?.properties).toContain("loading");
  });

  it("a javelin is thrown with Strength, a dagger with the better of two", () => {
    const of = (id: string) =>
      attacking({
        levels: { fighter: 1 },
        abilities: strong,
        items: [held(id, "main_hand")],
      })[0];
    expect(of("javelin")).toMatchObject({
      ability: "str",
      bonus: 5,
      damage: "1d6+3",
      reach: 5,
      range: { normal: 30, long: 120 },
    });
    expect(of("dagger")).toMatchObject({ ability: "str", bonus: 5, damage: "1d4+3" });
    expect(of("dart")).toMatchObject({ kind: "ranged", ability: "str", bonus: 5, damage: "1d4+3" });
  });

  it("a heavy crossbow is too much for a halfling", () => {
    const [crossbow] = attacking({
      race: "halfling",
      levels: { fighter: 1 },
      abilities: quick,
      items: [held("crossbow-heavy", "two_hands")],
    });
    // Dexterity 18 with the halfling's 2.
    expect(crossbow).toMatchObject({ bonus: 6, damage: "1d10+4" });
    expect(crossbow?.notes.join()).toMatch(/disadvantage.*Small/u);
  });
});
