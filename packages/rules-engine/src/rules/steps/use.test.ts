import { describe, expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { fightOf } from "../../../testing/fight.js";
import { given, inState } from "../../../testing/given.js";
import { monster } from "../../../testing/monster.js";
import type { Creature } from "../../creature/creature.js";

const hero = (id: string, over: Parameters<typeof creatureOf>[0] = {}) =>
  creatureOf({
    id,
    name: id.toUpperCase(),
    hp: { current: 100, temporary: 0 },
    make: { extraHp: 100 },
    ...over,
  });

const breath = (targets: readonly string[]) =>
  ({ type: "use", id: "m", what: { name: "Fire Breath" }, targets }) as const;

// A young red dragon's Fire Breath: 16d6 fire, Dexterity 17 for half.
const sixteenTwos = Array.from({ length: 16 }, () => 2);

describe("a breath weapon", () => {
  it("rolls all saves, then the damage once for all: whole, and half on a success", async () => {
    const dragon = await monster("young-red-dragon");
    const { types, creature, events } = await given(dragon, hero("a"), hero("b"))
      .rolling(16, 17, ...sixteenTwos)
      .when(breath(["a", "b"]));
    expect(types).toEqual(["use_spent", "rolled", "rolled", "damage_taken", "damage_taken"]);
    // 16 misses DC 17 and takes 32; 17 meets it and takes 16.
    expect(creature("a").hp.current).toBe(68);
    expect(creature("b").hp.current).toBe(84);
    expect(events[3]).toMatchObject({ damage: [{ dice: "16d6", rolled: 32, type: "fire" }] });
    expect(events[4]).toMatchObject({ damage: [{ rolled: 32, afterResistance: 16 }] });
  });

  it("leaves who evades nothing on a success, and half on a failure", async () => {
    const dragon = await monster("young-red-dragon");
    const rogue = (id: string) =>
      hero(id, {
        effects: [
          {
            id: "e1",
            name: "Evasion",
            kind: "boon",
            effects: [{ kind: "evasion", ability: "dex" }],
            lasting: { kind: "until", what: "removed" },
          },
        ],
      });
    const { creature } = await given(dragon, rogue("a"), rogue("b"))
      .rolling(16, 17, ...sixteenTwos)
      .when(breath(["a", "b"]));
    expect(creature("a").hp.current).toBe(84);
    expect(creature("b").hp.current).toBe(100);
  });

  it("is gone until it recharges", async () => {
    const dragon = await monster("young-red-dragon", {
      spent: { hitDice: {}, slots: {}, pact: 0, uses: { "fire-breath": 1 } },
    });
    const { refused } = await given(dragon, hero("a")).when(breath(["a"]));
    expect(refused?.code).toBe("RECHARGING");
  });

  it("recharges on a 5 or 6 as its turn begins, and not on a 4", async () => {
    const dragon = await monster("young-red-dragon", {
      id: "g",
      spent: { hitDice: {}, slots: {}, pact: 0, uses: { "fire-breath": 1 } },
    });
    const fight = fightOf([{ creature: hero("a") }, { creature: dragon }]);
    const four = await inState(fight).rolling(4).when({ type: "end_turn" });
    expect(four.event("recharge_rolled")).toMatchObject({ what: "Fire Breath", die: 4, needs: 5 });
    expect(four.creature("g").spent.uses).toEqual({ "fire-breath": 1 });
    const five = await inState(fight).rolling(5).when({ type: "end_turn" });
    expect(five.creature("g").spent.uses).toEqual({});
  });

  it("is back after a rest", async () => {
    const dragon = await monster("young-red-dragon", {
      spent: { hitDice: {}, slots: {}, pact: 0, uses: { "fire-breath": 1 } },
    });
    const { creature } = await given(dragon).when({
      type: "rest",
      id: "m",
      request: { restType: "short" },
    });
    expect(creature("m").spent.uses).toEqual({});
  });

  it("of several kinds has to be named", async () => {
    const dragon = await monster("young-brass-dragon");
    const what = { name: "Breath Weapons" };
    const { refused } = await given(dragon, hero("a")).when({
      type: "use",
      id: "m",
      what,
      targets: ["a"],
    });
    expect(refused).toMatchObject({
      code: "OPTION_NEEDED",
      legal: ["fire_breath", "sleep_breath"],
    });
    // Sleep Breath: Constitution 14 or unconscious for 5 minutes, which are 50 rounds.
    const { creature } = await given(dragon, hero("a"))
      .rolling(13)
      .when({ type: "use", id: "m", what, targets: ["a"], option: "sleep_breath" });
    expect(creature("a").conditions[0]).toMatchObject({
      condition: "unconscious",
      from: "m",
      lasting: { kind: "time", until: 300 },
    });
  });
});

describe("what cannot be used", () => {
  it("is refused with what there is", async () => {
    const goblin = await monster("young-red-dragon");
    const { refused } = await given(goblin).when({ type: "use", id: "m", what: { name: "Song" } });
    expect(refused?.code).toBe("NO_SUCH_USE");
    expect(refused?.legal).toContain("Fire Breath");
  });

  it("by the incapacitated, the dead, or on whom it is not for", async () => {
    const vampire = await monster("vampire");
    const charm = { type: "use", id: "m", what: { name: "Charm" } } as const;
    const stunned = {
      id: "c1",
      condition: "stunned",
      source: "Monk",
      lasting: { kind: "until", what: "removed" },
    } as const;
    const code = async (creatures: readonly Creature[], targets?: readonly string[]) =>
      (await given(...creatures).when({ ...charm, ...(targets && { targets }) })).refused?.code;
    expect(await code([{ ...vampire, conditions: [stunned] }, hero("a")], ["a"])).toBe(
      "CANNOT_ACT",
    );
    expect(await code([{ ...vampire, dead: true }, hero("a")], ["a"])).toBe("DEAD");
    expect(await code([vampire, hero("a")])).toBe("NO_TARGETS");
    expect(await code([vampire, hero("a"), hero("b")], ["a", "b"])).toBe("TOO_MANY_TARGETS");
    const ogre = hero("a", { make: { type: "giant" } });
    expect(await code([vampire, ogre], ["a"])).toBe("INVALID_TARGET");
    expect(await code([vampire, hero("a", { dead: true })], ["a"])).toBe("INVALID_TARGET");
  });

  it("more often than its limit", async () => {
    // A deva's Healing Touch: three times a day.
    const deva = await monster("deva", {
      spent: { hitDice: {}, slots: {}, pact: 0, uses: { "healing-touch": 2 } },
    });
    const touch = {
      type: "use",
      id: "m",
      what: { name: "Healing Touch" },
      targets: ["a"],
    } as const;
    const hurt = hero("a", { hp: { current: 10, temporary: 0 } });
    // 4d8 + 2: four 3s are 14.
    const third = await given(deva, hurt).rolling(3, 3, 3, 3).when(touch);
    expect(third.creature("a").hp.current).toBe(24);
    expect(third.creature("m").spent.uses).toEqual({ "healing-touch": 3 });
    const { refused } = await given(third.creature("m"), hurt).when(touch);
    expect(refused?.code).toBe("NO_USES");
  });
});

describe("a range", () => {
  it("is kept where a map knows how far apart the two are", async () => {
    // A vampire's Charm reaches 30 feet: 6 squares, not 7.
    const vampire = await monster("vampire", { id: "g" });
    const charm = { type: "use", id: "g", what: { name: "Charm" }, targets: ["a"] } as const;
    const at = (x: number) =>
      inState(
        fightOf([
          { creature: vampire, at: { x: 0, y: 0 } },
          { creature: hero("a"), at: { x, y: 0 } },
        ]),
      );
    expect((await at(7).when(charm)).refused?.message).toContain("35 feet away");
    expect((await at(6).rolling(1).when(charm)).creature("a").conditions).toHaveLength(1);
  });
});
