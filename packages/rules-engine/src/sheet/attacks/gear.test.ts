import { describe, expect, it } from "vitest";
import { attacking, held } from "../../../testing/attacking.js";

const abilities = { str: 16, dex: 14, con: 14, int: 10, wis: 10, cha: 10 };
const fighter = { levels: { fighter: 1 }, abilities } as const;

describe("magic weapons", () => {
  it("a longsword +1 hits and hurts by one more, and is magical", () => {
    const [sword] = attacking({
      ...fighter,
      items: [held("longsword", "main_hand", { name: "Longsword +1", magic: "weapon-1" })],
    });
    expect(sword).toMatchObject({
      name: "Longsword +1",
      bonus: 6,
      damage: "1d8+4",
      twoHanded: "1d10+4",
      magical: true,
    });
    expect(sword?.notes).toContain("+1 to hit: Longsword +1");
  });

  it("its bonus is its own: the other hand has none", () => {
    const [magic, plain, fist] = attacking({
      ...fighter,
      items: [
        held("shortsword", "main_hand", { name: "Shortsword +2", magic: "weapon-2" }),
        held("shortsword", "off_hand"),
      ],
    });
    expect(magic).toMatchObject({ bonus: 7, damage: "1d6+5" });
    expect(plain).toMatchObject({ bonus: 5, damage: "1d6" });
    expect(fist).toMatchObject({ bonus: 5, damage: "4" });
  });

  it("a frost brand freezes once it is attuned", () => {
    const notes = (attuned: boolean) =>
      attacking({
        ...fighter,
        items: [
          held("greatsword", "two_hands", {
            name: "Frost Brand",
            magic: "frost-brand",
            ...(attuned && { attuned: true }),
          }),
        ],
      })[0]?.notes;
    expect(notes(true)).toContain("+1d6 cold damage: Frost Brand");
    expect(notes(false)).toEqual([]);
  });

  it("what hangs on the foe is told, and not counted", () => {
    const [sword] = attacking({
      ...fighter,
      items: [held("longsword", "main_hand", { name: "Dragon Slayer", magic: "dragon-slayer" })],
    });
    expect(sword).toMatchObject({ bonus: 6, damage: "1d8+4" });
    expect(sword?.notes).toContain("+3d6 damage at times: Dragon Slayer");
  });

  it("a dagger of venom is a dagger, though nobody says so", () => {
    const [dagger] = attacking({
      ...fighter,
      items: [
        {
          id: "i1",
          name: "Dagger of Venom",
          magic: "dagger-of-venom",
          quantity: 1,
          slot: "main_hand",
        },
      ],
    });
    expect(dagger).toMatchObject({ bonus: 6, damage: "1d4+4", magical: true });
  });
});

describe("odd weapons", () => {
  const first = (id: string) => attacking({ ...fighter, items: [held(id, "main_hand")] })[0];

  it("a whip reaches 10 feet and goes by the better of two abilities", () => {
    expect(first("whip")).toMatchObject({ ability: "str", bonus: 5, damage: "1d4+3", reach: 10 });
  });

  it("a blowgun's dart deals 1 and the modifier, a net nothing", () => {
    expect(first("blowgun")).toMatchObject({ bonus: 4, damage: "3", ammunition: 0 });
    expect(first("net")).toMatchObject({ bonus: 4, damage: "0", range: { normal: 5, long: 15 } });
  });

  it("a weapon of the campaign's own does what it says", () => {
    const [blade] = attacking({
      ...fighter,
      items: [
        {
          id: "i1",
          name: "Glass Knife",
          quantity: 1,
          slot: "main_hand",
          custom: {
            type: "weapon",
            weight: 1,
            properties: ["finesse", "thrown (range 20/60)"],
            damage: { roll: "1d6", type: "piercing" },
          },
        },
      ],
    });
    expect(blade).toMatchObject({
      name: "Glass Knife",
      bonus: 5,
      damage: "1d6+3",
      damageType: "piercing",
      range: { normal: 20, long: 60 },
      properties: ["finesse", "thrown"],
      proficient: true,
    });
  });

  it("what is only carried is no attack", () => {
    expect(attacking({ ...fighter, items: [held("longsword")] })).toHaveLength(1);
  });
});

describe("stat blocks", () => {
  const names = (statBlock: string) => attacking({ statBlock }).map(({ name }) => name);

  it("a goblin has its printed attacks and its fists", () => {
    expect(attacking({ statBlock: "goblin" })).toMatchObject([
      {
        name: "Scimitar",
        kind: "melee",
        bonus: 4,
        damage: "1d6+2",
        damageType: "slashing",
        reach: 5,
      },
      {
        name: "Shortbow",
        kind: "ranged",
        bonus: 4,
        damage: "1d6+2",
        range: { normal: 80, long: 320 },
      },
      { name: "Unarmed Strike" },
    ]);
  });

  it("a guard's spear is for throwing and for two hands", () => {
    expect(attacking({ statBlock: "guard" })[0]).toMatchObject({
      name: "Spear",
      bonus: 3,
      damage: "1d6+1",
      twoHanded: "1d8+1",
      reach: 5,
      range: { normal: 20, long: 60 },
    });
  });

  it("say what else a hit does", () => {
    const notes = (statBlock: string, attack: string) =>
      attacking({ statBlock }).find(({ name }) => name === attack)?.notes;
    expect(notes("giant-spider", "Bite")).toContain(
      "DC 11 CON save: 2d8 poison damage, half on a success",
    );
    expect(notes("constrictor-snake", "Constrict")).toEqual([
      "grappled (escape DC 14), restrained",
    ]);
    expect(notes("minotaur", "Gore")).toEqual([
      "+2d8 damage at times: Charge",
      "Charge: DC 14 STR save: prone, moved 10 feet",
    ]);
    expect(notes("vampire", "Unarmed Strike")).toEqual([
      "or grappled (escape DC 18)",
      "as vampire",
    ]);
    expect(notes("djinni", "Scimitar")).toEqual(["1d6 lightning or thunder damage more"]);
    expect(notes("swarm-of-rats", "Bites")).toEqual(["1d6 with half its hit points or fewer"]);
    expect(notes("bugbear", "Javelin")).toContain("1d6+2 when thrown");
  });

  it("a rug smothers turn by turn, and does nothing on the hit", () => {
    const [smother] = attacking({ statBlock: "rug-of-smothering" });
    expect(smother).toMatchObject({ name: "Smother", damage: "0" });
    expect(smother?.notes).toContain("each turn: 2d6+3 bludgeoning damage");
  });

  it("a vampire's own unarmed strike is the only one", () => {
    expect(names("vampire")).toEqual(["Unarmed Strike", "Bite"]);
    expect(attacking({ statBlock: "vampire" })[0]).toMatchObject({ bonus: 9, damage: "1d8+4" });
  });
});
