import { describe, expect, it } from "vitest";
import { armed, held } from "../../../testing/attacking.js";
import { creatureOf } from "../../../testing/creature.js";
import { attackIn, damagedAs, duelOf, rolledAs } from "../../../testing/duel.js";
import { inState } from "../../../testing/given.js";
import type { Creature } from "../../creature/creature.js";
import type { UseAction } from "../../game/action.js";
import type { GameState } from "../../game/state.js";

const abilities = { str: 16, dex: 10, con: 10, int: 10, wis: 10, cha: 16 };
const lots = { current: 60, temporary: 0 };
const foe: Creature = creatureOf({ characterType: "enemy", hp: lots, make: { extraHp: 60 } });

const use = (state: GameState, name: string, how: Partial<UseAction> = {}) =>
  inState(state).when({ type: "use", id: "a", what: { name }, ...how });

/** What lasts of a turn begins anew. */
const nextTurn = async (state: GameState): Promise<GameState> => {
  const theirs = await inState(state).when({ type: "end_turn" });
  return (await inState(theirs.state).when({ type: "end_turn" })).state;
};

describe("a Flame Tongue", () => {
  const sword = held("longsword", "main_hand", {
    magic: "flame-tongue",
    attuned: true,
    name: "Flame Tongue",
  });
  const fighter = armed({ levels: { fighter: 1 }, abilities, items: [sword] });
  const fight = duelOf({ self: fighter, other: foe });

  it("burns from the bonus action that lights it to the one that puts it out", async () => {
    expect(damagedAs(await attackIn(fight, [15, 5]))).toBe("1d8+3 slashing 8");
    const lit = await use(fight, "Flame Tongue");
    expect(lit.state.combatants?.["a"]?.turn.bonus).toBe("Flame Tongue");
    expect(damagedAs(await attackIn(lit.state, [15, 5, 2, 4]))).toBe(
      "1d8+3 slashing 8, 2d6 fire 6",
    );
    const out = await use(await nextTurn(lit.state), "Flame Tongue", { moment: "sustain" });
    expect(damagedAs(await attackIn(out.state, [15, 5]))).toBe("1d8+3 slashing 8");
  });

  it("burns for nobody's other weapon", async () => {
    const two = armed({
      levels: { fighter: 1 },
      abilities,
      items: [sword, held("club", "off_hand")],
    });
    const lit = await use(duelOf({ self: two, other: foe }), "Flame Tongue");
    const hit = await attackIn(lit.state, [15, 2], { how: { attack: "Club" } });
    expect(damagedAs(hit)).toBe("1d4+3 bludgeoning 5");
  });
});

it("moves the bonus of a Defender from attack to armour class, until the next turn", async () => {
  const sword = held("longsword", "main_hand", {
    magic: "defender",
    attuned: true,
    name: "Defender",
  });
  const fighter = armed({ levels: { fighter: 1 }, abilities, items: [sword] });
  const fight = duelOf({ self: fighter, other: foe });
  // Proficiency 2, Strength 3, and 3 of the sword.
  expect(rolledAs(await attackIn(fight, [10, 1]))).toBe("18 vs 10: hit");
  const wary = await use(fight, "Defender", { option: "transfer_2" });
  expect(rolledAs(await attackIn(wary.state, [10, 1]))).toBe("16 vs 10: hit");
  const theirs = await inState(wary.state).when({ type: "end_turn" });
  const struck = await inState(theirs.state)
    .rolling(10)
    .when({ type: "attack", id: "g", target: "a" });
  expect(struck.event("rolled").dc).toBe(12);
});

it("shines from a hilt that is lit alone: Sun Blade", async () => {
  const hilt = held("longsword", "main_hand", {
    magic: "sun-blade",
    attuned: true,
    name: "Sun Blade",
  });
  const fighter = armed({ levels: { fighter: 1 }, abilities, items: [hilt] });
  const undead = { ...foe, make: { ...foe.make, type: "undead" as const } };
  const fight = duelOf({ self: fighter, other: undead });
  expect(rolledAs(await attackIn(fight, [10, 1]))).toBe("15 vs 10: hit");
  const lit = await use(fight, "Sun Blade", { what: { name: "Sun Blade", use: "Blade" } });
  const hit = await attackIn(lit.state, [10, 1, 4]);
  expect(rolledAs(hit)).toBe("17 vs 10: hit");
  expect(hit.event("damage_taken").dealt).toBe(1 + 3 + 2 + 4);
});

describe("Sacred Weapon", () => {
  const paladin = armed({
    levels: { paladin: 3 },
    abilities,
    subclasses: { paladin: "devotion" },
    items: [held("longsword", "main_hand"), held("javelin", "off_hand")],
  });
  const fight = duelOf({ self: paladin, other: foe });

  it("adds Charisma to attacks with the weapon that is named, and makes it magical", async () => {
    const blessed = await use(fight, "Channel Divinity: Sacred Weapon", { attack: "Longsword" });
    const next = await nextTurn(blessed.state);
    expect(rolledAs(await attackIn(next, [10, 1], { how: { attack: "Longsword" } }))).toBe(
      "18 vs 10: hit",
    );
    const other = await attackIn(next, [10, 1], { how: { attack: "Javelin", mode: "melee" } });
    expect(rolledAs(other)).toBe("15 vs 10: hit");
  });

  it("needs a weapon that is in hand", async () => {
    const none = await use(fight, "Channel Divinity: Sacred Weapon", { attack: "Maul" });
    expect(none.refused?.code).toBe("NO_WEAPON");
  });
});

describe("a pact weapon", () => {
  const warlock = armed({
    levels: { warlock: 12 },
    abilities,
    options: {
      "warlock-pact-boon": ["warlock-pact-of-the-blade"],
      "warlock-eldritch-invocations": [
        "warlock-eldritch-invocation-thirsting-blade",
        "warlock-eldritch-invocation-lifedrinker",
      ],
    },
    items: [held("mace", "main_hand"), held("dagger", "off_hand")],
  });

  it("strikes twice in one action, and drinks life: Thirsting Blade, Lifedrinker", async () => {
    const fight = duelOf({ self: warlock, other: foe });
    const made = await use(fight, "Pact of the Blade", {
      what: { name: "Pact of the Blade", use: "Create" },
      attack: "Mace",
    });
    const ready = await nextTurn(made.state);
    const first = await attackIn(ready, [15, 3], { how: { attack: "Mace" } });
    // 1d6 + 3, and Charisma 16.
    expect(damagedAs(first)).toBe("1d6+3 bludgeoning 6, 3 necrotic 3");
    const second = await attackIn(first.state, [15, 3], { how: { attack: "Mace" } });
    expect(second.refused).toBeUndefined();
    const third = await attackIn(second.state, [], { how: { attack: "Mace" } });
    expect(third.refused?.code).toBe("ACTION_SPENT");
  });

  it("does nothing for another weapon, nor beside one", async () => {
    const fight = duelOf({ self: warlock, other: foe });
    const made = await use(fight, "Pact of the Blade", {
      what: { name: "Pact of the Blade", use: "Create" },
      attack: "Mace",
    });
    const ready = await nextTurn(made.state);
    const first = await attackIn(ready, [15, 2], { how: { attack: "Dagger" } });
    expect(damagedAs(first)).toBe("1d4+3 piercing 5");
    const second = await attackIn(first.state, [], { how: { attack: "Mace" } });
    expect(second.refused?.code).toBe("ACTION_SPENT");
  });
});

describe("an Oathbow", () => {
  const bow = held("longbow", "two_hands", { magic: "oathbow", attuned: true, name: "Oathbow" });
  const archer = armed({
    levels: { fighter: 1 },
    abilities: { ...abilities, dex: 16 },
    items: [bow, held("arrow", undefined, { quantity: 20 }), held("dagger", "worn")],
  });
  const other = { creature: { ...foe, id: "h" }, side: "enemy" } as const;
  const fight = duelOf({ self: archer, other: foe, also: [other] });

  it("strikes its sworn enemy with advantage and 3d6 more, and nobody else so", async () => {
    const sworn = await use(fight, "Oathbow", { targets: ["g"] });
    expect(sworn.refused).toBeUndefined();
    const shot = await attackIn(sworn.state, [3, 15, 4, 1, 2, 3], { how: { attack: "Oathbow" } });
    expect(rolledAs(shot)).toBe("20 vs 10: hit (advantage)");
    expect(shot.event("damage_taken").dealt).toBe(4 + 3 + 6);
    const at = await inState(sworn.state)
      .rolling(15, 4)
      .when({ type: "attack", id: "a", target: "h", attack: "Oathbow" });
    expect(at.event("damage_taken").dealt).toBe(7);
  });
});
