import { describe, expect, it } from "vitest";
import { creatureOf } from "../../../../testing/creature.js";
import { fightOf } from "../../../../testing/fight.js";
import { inState } from "../../../../testing/given.js";
import { monster } from "../../../../testing/monster.js";

/** Armour class 10, every ability 10. */
const ada = (over: Parameters<typeof creatureOf>[0] = {}) =>
  creatureOf({ hp: { current: 50, temporary: 0 }, make: { extraHp: 50 }, ...over });

const fight = async (statBlock: string, over: Parameters<typeof creatureOf>[0] = {}) =>
  fightOf([{ creature: await monster(statBlock, { id: "g" }) }, { creature: ada(over) }]);

const attack = (name: string) => ({ type: "attack", id: "g", target: "a", attack: name }) as const;

describe("what else a hit does", () => {
  it("follows its damage: a ghoul's claws paralyze who fails Constitution 10", async () => {
    // d20 12 + 4; 2d4 + 2: 3 + 2 + 2; the save 9.
    const { creature } = await inState(await fight("ghoul"))
      .rolling(12, 3, 2, 9)
      .when(attack("Claws"));
    expect(creature("a").hp.current).toBe(43);
    expect(creature("a").conditions).toMatchObject([
      { condition: "paralyzed", from: "g", save: { ability: "con", dc: 10, at: "turn-end" } },
    ]);
  });

  it("does not come with a miss", async () => {
    // 2 + 4 against 10.
    const { creature } = await inState(await fight("ghoul"))
      .rolling(2)
      .when(attack("Claws"));
    expect(creature("a").conditions).toEqual([]);
  });

  it("counts what was dealt, after resistance: a wight's Life Drain", async () => {
    const resistant = {
      effects: [
        {
          id: "e1",
          name: "Amulet",
          kind: "boon",
          effects: [{ kind: "damage", response: "resistance", types: ["necrotic"] }],
          lasting: { kind: "until", what: "removed" },
        },
      ],
    } as const;
    // 1d6 + 2: 4 + 2, halved to 3; Constitution 13 fails.
    const { creature } = await inState(await fight("wight", resistant))
      .rolling(12, 4, 5)
      .when(attack("Life Drain"));
    expect(creature("a").hp.current).toBe(47);
    expect(creature("a").effects[1]?.effects).toMatchObject([
      { stat: "hit-point-maximum", by: -3 },
    ]);
  });

  it("grapples at once, and what comes with the grapple", async () => {
    // A giant toad's bite: 1d10 + 2 piercing and 1d10 poison.
    const { creature } = await inState(await fight("giant-toad"))
      .rolling(12, 4, 5)
      .when(attack("Bite"));
    expect(creature("a").conditions).toMatchObject([
      { condition: "grappled", escape: { dc: 13 } },
      { condition: "restrained", lasting: { kind: "with" } },
    ]);
  });
});

describe("an action that is an attack of its own", () => {
  const held = {
    conditions: [
      {
        id: "c1",
        condition: "grappled",
        source: "Bite",
        from: "g",
        lasting: { kind: "until", what: "removed" },
      },
    ],
  } as const;
  const swallow = { type: "use", id: "g", what: { name: "Swallow" }, targets: ["a"] } as const;

  it("goes on with a hit: who is bitten is swallowed", async () => {
    const { types, creature } = await inState(await fight("giant-toad", held))
      .rolling(12, 4, 5)
      .when(swallow);
    expect(types).toContain("damage_taken");
    expect(creature("a").conditions.map(({ condition }) => condition)).toEqual([
      "blinded",
      "restrained",
    ]);
  });

  it("and ends with a miss", async () => {
    const { creature } = await inState(await fight("giant-toad", held))
      .rolling(2)
      .when(swallow);
    expect(creature("a").conditions.map(({ condition }) => condition)).toEqual(["grappled"]);
  });
});
