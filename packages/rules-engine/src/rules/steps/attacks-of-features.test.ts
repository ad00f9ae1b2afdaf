import { describe, expect, it } from "vitest";
import { armed, held } from "../../../testing/attacking.js";
import { creatureOf } from "../../../testing/creature.js";
import { duelOf } from "../../../testing/duel.js";
import { inState } from "../../../testing/given.js";
import type { Creature } from "../../creature/creature.js";
import type { Action } from "../../game/action.js";

const abilities = { str: 16, dex: 16, con: 10, int: 10, wis: 14, cha: 10 };
const foe = creatureOf({
  characterType: "enemy",
  hp: { current: 60, temporary: 0 },
  make: { extraHp: 60 },
});

const use = (name: string, more: object = {}): Action => ({
  type: "use",
  id: "a",
  what: { name },
  targets: ["g"],
  ...more,
});

/** Whose Attack action is made already. */
const attacked = (self: Creature) =>
  duelOf({ self, other: foe, selfIs: { turn: { action: "Attack", strikes: ["Unarmed Strike"] } } });

describe("Flurry of Blows", () => {
  // Level 3: +2 and Dexterity +3; 1d4 + 3.
  const monk = armed({ levels: { monk: 3 }, abilities, subclasses: { monk: "open-hand" } });
  const flurry = (more: object = {}) => use("Flurry of Blows", { targets: ["g", "g"], ...more });

  it("strikes twice with the bare hand, for a point of ki and the bonus action", async () => {
    const done = await inState(attacked(monk)).rolling(10, 2, 1).when(flurry());
    // 15 hits armour class 10, 1d4 + 3 = 5; a natural 1 misses.
    expect(done.creature("g").hp.current).toBe(55);
    expect(done.creature("a").spent.uses).toEqual({ ki: 1 });
    expect(done.state.combatants?.["a"]?.turn).toMatchObject({ bonus: "Flurry of Blows" });
    expect(done.events.filter(({ type }) => type === "rolled")).toHaveLength(2);
  });

  it("comes after the Attack action alone", async () => {
    const fight = duelOf({ self: monk, other: foe });
    expect((await inState(fight).when(flurry())).refused?.code).toBe("NO_BONUS_ATTACK");
  });

  it("knocks down with the open hand: DC 8 + 2 + 2, Dexterity", async () => {
    const uses = [{ name: "Open Hand Technique", option: "prone" }];
    // Prone, it is struck at with advantage: two dice, both 1.
    const done = await inState(attacked(monk)).rolling(10, 2, 11, 1, 1).when(flurry({ uses }));
    expect(done.creature("g").conditions).toMatchObject([{ condition: "prone" }]);
    const plain = await inState(duelOf({ self: monk, other: foe })).when({
      type: "attack",
      id: "a",
      target: "g",
      uses,
    });
    expect(plain.refused?.code).toBe("INVALID_ATTACK");
  });
});

describe("Frenzy", () => {
  // Level 5: +3 and Strength +3; a greataxe deals 1d12 + 3, and 2 more in a rage.
  const berserker = armed({
    levels: { barbarian: 5 },
    abilities,
    subclasses: { barbarian: "berserker" },
    items: [held("greataxe", "main_hand")],
  });

  it("strikes with the bonus action of later turns of the rage, and leaves a level of exhaustion", async () => {
    const calm = duelOf({ self: berserker, other: foe });
    expect(
      (await inState(calm).when(use("Frenzy", { what: { name: "Frenzy", use: "Frenzy" } }))).refused
        ?.code,
    ).toBe("NOT_NOW");
    const raging = await inState(calm).when({ type: "use", id: "a", what: { name: "Rage" } });
    const frenzied = await inState(raging.state).when(
      use("Frenzy", { what: { name: "Frenzy", use: "Frenzy" } }),
    );
    const strike = use("Frenzied Strike");
    expect((await inState(frenzied.state).when(strike)).refused?.code).toBe("BONUS_SPENT");
    const missed = await inState(frenzied.state)
      .rolling(1)
      .when({ type: "attack", id: "a", target: "g" });
    const around = await inState(missed.state).when({ type: "end_turn" });
    const next = await inState(around.state).when({ type: "end_turn" });
    const struck = await inState(next.state).rolling(10, 7).when(strike);
    expect(struck.creature("g").hp.current).toBe(60 - 7 - 3 - 2);
    expect(struck.state.combatants?.["a"]?.turn).toMatchObject({ bonus: "Frenzy" });
    const rage = struck.creature("a").effects.find(({ name }) => name === "Rage")?.id ?? "";
    const over = await inState(struck.state).when({ type: "lose_effect", id: "a", held: rage });
    expect(over.creature("a").effects).toEqual([]);
    expect(over.creature("a").conditions).toMatchObject([{ condition: "exhaustion", level: 1 }]);
  });
});

it("breaks a horde: another attack, once a turn, after one has been made", async () => {
  const hunter = armed({
    levels: { ranger: 3 },
    abilities,
    subclasses: { ranger: "hunter" },
    options: { "ranger-hunters-prey": ["ranger-hunters-prey-horde-breaker"] },
    items: [held("longsword", "main_hand")],
  });
  const horde = use("Hunter's Prey: Horde Breaker", { attack: "Longsword" });
  const early = await inState(duelOf({ self: hunter, other: foe })).when(horde);
  expect(early.refused?.code).toBe("NO_BONUS_ATTACK");
  const done = await inState(attacked(hunter)).rolling(10, 4).when(horde);
  expect(done.creature("g").hp.current).toBe(60 - 4 - 3);
  expect((await inState(done.state).when(horde)).refused?.code).toBe("NO_USES");
});

it("whirls: a roll of its own against each, for one action", async () => {
  const hunter = armed({
    levels: { ranger: 11 },
    abilities,
    subclasses: { ranger: "hunter" },
    options: { "ranger-multiattack": ["ranger-multiattack-whirlwind-attack"] },
    items: [held("longsword", "main_hand")],
  });
  const fight = duelOf({
    self: hunter,
    other: foe,
    also: [{ creature: { ...foe, id: "g2", name: "Other" } }],
  });
  const done = await inState(fight)
    .rolling(10, 4, 11, 5)
    .when(use("Multiattack: Whirlwind Attack", { targets: ["g", "g2"] }));
  expect(done.creature("g").hp.current).toBe(53);
  expect(done.creature("g2").hp.current).toBe(52);
  expect(done.state.combatants?.["a"]?.turn.action).toBe("Multiattack: Whirlwind Attack");
});
