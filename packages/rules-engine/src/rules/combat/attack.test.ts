import { describe, expect, it } from "vitest";
import { armed, held } from "../../../testing/attacking.js";
import { suffering } from "../../../testing/checks.js";
import { creatureOf } from "../../../testing/creature.js";
import { attackIn, type Duel, damagedAs, duelOf, rolledAs } from "../../../testing/duel.js";
import { given, inState } from "../../../testing/given.js";
import { concentratingOn } from "../../../testing/make.js";
import type { Creature } from "../../creature/creature.js";
import type { AttackAction } from "../../game/fight-action.js";
import { combatantIn, type GameState } from "../../game/state.js";

const lots = { current: 60, temporary: 0 };
const nimble = { str: 10, dex: 16, con: 10, int: 10, wis: 10, cha: 10 };
const gor = creatureOf({ id: "g", name: "Gor", make: { extraHp: 60 }, hp: lots });
const fighter = armed({
  levels: { fighter: 1 },
  abilities: { ...nimble, str: 16 },
  items: [held("longsword", "main_hand")],
});
const archer = armed({
  levels: { fighter: 1 },
  abilities: nimble,
  items: [held("longbow", "two_hands"), held("arrow", undefined, { quantity: 2 })],
});
const thrower = armed({
  levels: { rogue: 5 },
  abilities: nimble,
  items: [held("dagger", "main_hand")],
});
const far = (squares: number): NonNullable<Duel["at"]> => [
  { x: 0, y: 0 },
  { x: squares, y: 0 },
];
const fight = (self: Creature, more: Partial<Duel> = {}): GameState =>
  duelOf({ self, other: gor, ...more });
const refusal = async (state: GameState, how: Partial<AttackAction> = {}) =>
  (await attackIn(state, [], { how })).refused;

describe("an attack", () => {
  it("leaves its die in the log, hit or miss, with what it met", async () => {
    const missed = await attackIn(fight(fighter), [2]);
    expect(missed.types).toEqual(["turn_spent", "rolled"]);
    expect(missed.event("rolled")).toMatchObject({
      id: "a",
      against: "g",
      purpose: "attack",
      what: "Attack with Longsword",
      rule: "Attack Rolls",
      dc: 10,
      success: false,
      d20: {
        rolls: [2],
        modifiers: [
          { source: "Strength", value: 3 },
          { source: "proficiency", value: 2 },
        ],
        total: 7,
      },
    });
  });

  it("says what raised the armour class", async () => {
    const how = { scene: { cover: "half" } } as const;
    const hit = await attackIn(fight(fighter), [9, 1], { how });
    expect(hit.event("rolled")).toMatchObject({
      dc: 12,
      cover: "half",
      raised: [{ source: "cover (half)", value: 2 }],
    });
  });

  it("works outside a fight, and costs nothing there", async () => {
    const hit = await given(fighter, gor)
      .rolling(9, 4)
      .when({ type: "attack", id: "a", target: "g" });
    expect(hit.types).toEqual(["rolled", "damage_taken"]);
    expect(hit.creature("g").hp.current).toBe(53);
  });

  it("tests concentration once, however many types it has", async () => {
    const balor = creatureOf({ make: { statBlock: "Balor", extraHp: 0 }, hp: lots });
    const mage = { ...gor, ...concentratingOn("Bless") };
    // 3 + 8 slashing and 3 lightning are 14: DC 10.
    const hit = await attackIn(fight(balor, { other: mage }), [9, 1, 1, 1, 1, 1, 1, 15], {
      how: { attack: "Longsword" },
    });
    expect(damagedAs(hit)).toBe("3d8+8 slashing 11, 3d8 lightning 3");
    expect(hit.types.filter((type) => type === "rolled")).toHaveLength(2);
  });

  it("knocks out in melee, and only there", async () => {
    const weak = { ...gor, hp: { current: 3, temporary: 0 } };
    const how = { nonlethal: true } as const;
    const hit = await attackIn(fight(fighter, { other: weak }), [9, 4], { how });
    expect(hit.creature("g")).toMatchObject({ deathSaves: { stable: true } });
    expect((await refusal(fight(archer), how))?.code).toBe("NOT_MELEE");
  });

  it("fails two death saves of who lies there with a critical hit", async () => {
    const down = {
      ...gor,
      hp: { current: 0, temporary: 0 },
      deathSaves: { successes: 0, failures: 0, stable: false },
      ...suffering("unconscious"),
    };
    const hit = await attackIn(fight(fighter, { other: down }), [5, 9, 1, 1]);
    expect(hit.event("death_save_failed").count).toBe(2);
  });

  it("is not made on oneself, on the dead, or on who takes no part", async () => {
    expect((await refusal(fight(fighter), { target: "a" }))?.code).toBe("TARGET_SELF");
    expect((await refusal(fight(fighter, { other: { ...gor, dead: true } })))?.code).toBe("DEAD");
    const state = fight(fighter);
    const stranger = creatureOf({ id: "s", name: "Sy" });
    const more = { ...state, creatures: { ...state.creatures, s: stranger } };
    expect((await refusal(more, { target: "s" }))?.code).toBe("NOT_IN_ENCOUNTER");
  });

  it("is not made by the charmed on their charmer", async () => {
    const charmed = { ...fighter, ...suffering("charmed", { from: "g" }) };
    expect((await refusal(fight(charmed)))?.code).toBe("CHARMED");
  });

  it("is made with something that is there", async () => {
    expect(await refusal(fight(fighter), { attack: "Glaive" })).toMatchObject({
      code: "INVALID_CHECK",
      legal: ["Longsword", "Unarmed Strike"],
    });
    expect(await refusal(fight(fighter), { said: { bonus: 3, damage: "2x6" } })).toMatchObject({
      code: "INVALID_DICE",
    });
  });
});

describe("reach and range", () => {
  it("end where they end, in feet", async () => {
    expect(await refusal(fight(fighter, { at: far(2) }), { attack: "Longsword" })).toMatchObject({
      code: "OUT_OF_RANGE",
      message: "Gor is 10 feet away, and Longsword reaches 5 feet.",
    });
    expect(await refusal(fight(archer, { at: far(121) }))).toMatchObject({
      code: "OUT_OF_RANGE",
      message: "Gor is 605 feet away, and Longbow goes 600 feet at most.",
    });
  });

  it("name what would go so far, in hand or in the pack", async () => {
    const items = [held("longsword", "main_hand"), held("longbow"), held("dagger")];
    const equipped = armed({ items });
    const legal = async (squares: number) =>
      (await refusal(fight(equipped, { at: far(squares) }), { attack: "Longsword" }))?.legal;
    // A dagger is thrown 60 feet at most.
    expect(await legal(12)).toEqual([
      "Longbow (to be equipped first)",
      "Dagger (to be equipped first)",
    ]);
    expect(await legal(13)).toEqual(["Longbow (to be equipped first)"]);
    expect(await legal(121)).toBeUndefined();
  });

  it("are measured from the nearest squares of big creatures", async () => {
    const ogre = creatureOf({ id: "g", name: "Ogre", make: { statBlock: "Ogre" }, hp: lots });
    const near: NonNullable<Duel["at"]> = [
      { x: 2, y: 0 },
      { x: 0, y: 0 },
    ];
    const hit = await attackIn(fight(fighter, { other: ogre, at: near }), [10, 1]);
    expect(rolledAs(hit)).toBe("15 vs 11: hit");
    const high: NonNullable<Duel["at"]> = [
      { x: 2, y: 0, z: 15 },
      { x: 0, y: 0 },
    ];
    expect((await refusal(fight(fighter, { other: ogre, at: high })))?.code).toBe("OUT_OF_RANGE");
  });

  it("choose how it is made: a dagger is thrown at who is not beside one", async () => {
    const thrown = await attackIn(fight(thrower, { at: far(4) }), [1]);
    expect(thrown.event("item_lost")).toMatchObject({ name: "Dagger", quantity: 1 });
  });

  it("choose what it is made with where nobody says", async () => {
    const goblin = creatureOf({ make: { statBlock: "Goblin", extraHp: 0 } });
    const shot = await attackIn(fight(goblin, { at: far(8) }), [1]);
    expect(shot.event("rolled").what).toBe("Attack with Shortbow");
  });

  it("do not count full cover as any distance", async () => {
    expect((await refusal(fight(archer), { scene: { cover: "full" } }))?.code).toBe("FULL_COVER");
  });
});

describe("what is shot or thrown", () => {
  it("is gone, hit or miss, and the last piece with its stack", async () => {
    const first = await attackIn(fight(archer), [1]);
    expect(first.creature("a").items).toMatchObject([{ name: "Longbow" }, { quantity: 1 }]);
    const { state } = await inState(first.state).when({ type: "end_turn" });
    const { state: own } = await inState(state).when({ type: "end_turn" });
    const second = await attackIn(own, [1]);
    expect(second.creature("a").items).toHaveLength(1);
    const { state: later } = await inState(second.state).when({ type: "end_turn" });
    const { state: again } = await inState(later).when({ type: "end_turn" });
    expect((await refusal(again, { attack: "Longbow" }))?.code).toBe("NO_AMMUNITION");
  });

  it("leaves the hand that throws, and its damage comes all the same", async () => {
    const hit = await attackIn(fight(thrower, { at: far(4) }), [9, 3]);
    expect(hit.creature("a").items).toEqual([]);
    expect(damagedAs(hit)).toBe("1d4+3 piercing 6");
  });
});

describe("hiding", () => {
  it("ends with the attack, hit or miss", async () => {
    const missed = await attackIn(fight(fighter, { selfIs: { hidden: 18 } }), [1, 2]);
    expect(combatantIn(missed.state, "a").hidden).toBeUndefined();
  });

  it("ends what ends with its bearer's attack", async () => {
    const effects: Creature["effects"] = [
      {
        id: "e1",
        name: "Sanctuary",
        kind: "boon",
        effects: [],
        lasting: { kind: "until", what: "removed" },
        endsOn: ["bearer-attacks"],
      },
    ];
    const missed = await attackIn(fight({ ...fighter, effects }), [1]);
    expect(missed.creature("a").effects).toEqual([]);
  });
});

describe("Sneak Attack", () => {
  const how = { advantage: true, economy: "free" } as const;

  it("is good for one hit of a turn, and again on another's", async () => {
    const rogue = armed({
      levels: { rogue: 1 },
      abilities: nimble,
      items: [held("shortsword", "main_hand")],
    });
    const first = await attackIn(fight(rogue), [9, 9, 1, 1], { how });
    expect(damagedAs(first)).toBe("1d6+3 piercing 4, 1d6 piercing 1");
    const second = await attackIn(first.state, [9, 9, 2], { how });
    expect(damagedAs(second)).toBe("1d6+3 piercing 5");
    const { state } = await inState(second.state).when({ type: "end_turn" });
    const third = await attackIn(state, [9, 9, 3, 6], { how });
    expect(damagedAs(third)).toBe("1d6+3 piercing 6, 1d6 piercing 6");
  });
});
