import { describe, expect, it } from "vitest";
import { attacking, held } from "../../../testing/attacking.js";
import type { EffectHeld } from "../../creature/held.js";

const scores = { str: 16, dex: 16, con: 14, int: 10, wis: 14, cha: 10 };

describe("monks", () => {
  const nimble = { ...scores, str: 10 };

  it("strike with Dexterity and a d4 at level 1, monk weapons too", () => {
    const [staff, fist] = attacking({
      levels: { monk: 1 },
      abilities: nimble,
      items: [held("quarterstaff", "main_hand")],
    });
    expect(staff).toMatchObject({
      ability: "dex",
      bonus: 5,
      damage: "1d6+3",
      twoHanded: "1d8+3",
    });
    expect(fist).toMatchObject({ ability: "dex", bonus: 5, damage: "1d4+3", magical: false });
  });

  it("at level 11 the die is a d8, also for a dagger, and strikes count as magical", () => {
    const [dagger, fist] = attacking({
      levels: { monk: 11 },
      abilities: { ...nimble, dex: 20 },
      items: [held("dagger", "main_hand")],
    });
    expect(dagger).toMatchObject({ bonus: 9, damage: "1d8+5", magical: false });
    expect(fist).toMatchObject({ bonus: 9, damage: "1d8+5", magical: true });
  });

  it("lose it in armour, behind a shield and with a longsword in hand", () => {
    const fist = (...items: Parameters<typeof held>[]) =>
      attacking({
        levels: { monk: 1 },
        abilities: nimble,
        items: items.map((item) => held(...item)),
      }).at(-1)?.damage;
    expect(fist(["leather-armor", "armor"])).toBe("1");
    expect(fist(["shield", "shield"])).toBe("1");
    expect(fist(["longsword", "main_hand"])).toBe("1");
    expect(fist(["shortsword", "main_hand"])).toBe("1d4+3");
  });
});

describe("rogues and barbarians", () => {
  it("a rapier of a rogue 5: +7, 1d8+4, Sneak Attack 3d6", () => {
    const [rapier] = attacking({
      levels: { rogue: 5 },
      abilities: { ...scores, dex: 18 },
      items: [held("rapier", "main_hand")],
    });
    expect(rapier).toMatchObject({ ability: "dex", bonus: 7, damage: "1d8+4" });
    expect(rapier?.notes).toContain("Sneak Attack 3d6");
  });

  it("no Sneak Attack with a club", () => {
    const [club] = attacking({
      levels: { rogue: 5 },
      abilities: scores,
      items: [held("club", "main_hand")],
    });
    expect(club?.notes).toEqual([]);
  });

  const rage: EffectHeld = {
    id: "e1",
    name: "Rage",
    kind: "boon",
    during: "rage",
    lasting: { kind: "time", until: 60 },
    effects: [
      {
        kind: "extra-damage",
        roll: 2,
        when: { all: [{ attack: "melee" }, { attack: "weapon" }, { ability: ["str"] }] },
      },
    ],
  };

  it("rage is in the damage of Strength in melee, and in no bow's", () => {
    const raging = (id: string) =>
      attacking({
        levels: { barbarian: 1 },
        abilities: { ...scores, str: 18 },
        items: [held(id, "two_hands")],
        effects: [rage],
      });
    const [axe, fist] = raging("greataxe");
    expect(axe).toMatchObject({ bonus: 6, damage: "1d12+6" });
    expect(axe?.notes).toContain("+2 damage: Rage");
    expect(fist).toMatchObject({ damage: "7" });
    expect(raging("longbow")[0]).toMatchObject({ bonus: 5, damage: "1d8+3" });
  });

  it("Brutal Critical and Savage Attacks are told", () => {
    const [axe] = attacking({
      race: "half-orc",
      levels: { barbarian: 13 },
      abilities: scores,
      items: [held("greataxe", "two_hands")],
    });
    // Strength 18 with the half-orc's 2; proficiency bonus +5.
    expect(axe).toMatchObject({ bonus: 9, damage: "1d12+4" });
    expect(axe?.notes.join("; ")).toMatch(/1 more .*Savage Attacks.*2 more .*Brutal Critical/u);
  });

  it("a paladin 11 deals radiant damage with every hit in melee", () => {
    const [sword] = attacking({
      levels: { paladin: 11 },
      abilities: scores,
      items: [held("longsword", "main_hand")],
    });
    expect(sword).toMatchObject({ bonus: 7, damage: "1d8+3" });
    expect(sword?.notes.join()).toMatch(/\+1d8 radiant damage: Improved Divine Smite/u);
  });

  it("a bare fist has none of it: it is no weapon, and has no weapon's dice", () => {
    const levels = { paladin: 11, barbarian: 9 };
    const [fist] = attacking({ race: "half-orc", levels, abilities: scores });
    expect(fist).toMatchObject({ name: "Unarmed Strike", notes: [] });
  });
});

describe("proficiency", () => {
  const sword = [held("longsword", "main_hand")];

  it("comes of class, or of race", () => {
    const bonus = (make: Parameters<typeof attacking>[0]) => {
      const [attack] = attacking({ abilities: { ...scores, str: 10 }, items: sword, ...make });
      return [attack?.bonus, attack?.proficient];
    };
    expect(bonus({ levels: { wizard: 1 } })).toEqual([0, false]);
    expect(bonus({ levels: { bard: 1 } })).toEqual([2, true]);
    expect(bonus({ levels: { wizard: 1 }, race: "elf", subrace: "high-elf" })).toEqual([2, true]);
    expect(bonus({ levels: { wizard: 1, fighter: 1 } })).toEqual([2, true]);
    expect(bonus({ levels: { wizard: 1, cleric: 1 } })).toEqual([0, false]);
  });

  it("everybody has fists, the weak ones harmless", () => {
    expect(attacking({ abilities: { ...scores, str: 10 } })).toMatchObject([
      { name: "Unarmed Strike", bonus: 2, damage: "1", damageType: "bludgeoning", reach: 5 },
    ]);
    expect(attacking({ abilities: { ...scores, str: 6 } })).toMatchObject([
      { bonus: 0, damage: "0" },
    ]);
  });
});
