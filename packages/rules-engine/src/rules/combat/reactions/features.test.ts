import { describe, expect, it } from "vitest";
import { armed, held } from "../../../../testing/attacking.js";
import { creatureOf } from "../../../../testing/creature.js";
import { attackIn, damagedAs, duelOf, rolledAs } from "../../../../testing/duel.js";
import { inState, type Outcome } from "../../../../testing/given.js";
import type { Creature } from "../../../creature/creature.js";
import type { Action } from "../../../game/action.js";
import type { GameState } from "../../../game/state.js";
import { combatReactions as reactions } from "../reactions.js";

/** What is on disk, and read again. */
const stored = (state: GameState): GameState => JSON.parse(JSON.stringify(state)) as GameState;

const lots = { current: 60, temporary: 0 };
const abilities = { str: 16, dex: 16, con: 10, int: 10, wis: 14, cha: 16 };
const hale = (creature: Creature): Creature => ({ ...creature, hp: lots });
const made = (levels: Parameters<typeof armed>[0]["levels"], more: object = {}): Creature =>
  hale(armed({ ...(levels && { levels }), abilities, extraHp: 60, ...more }));

const fighter = made({ fighter: 1 }, { items: [held("longsword", "main_hand")] });
const archer = made({ fighter: 1 }, { items: [held("longbow", "two_hands"), held("arrow")] });
const foe = creatureOf({ characterType: "enemy", hp: lots, make: { extraHp: 60 } });

const react = (reaction: string, id: string): Action => ({ type: "react", id, reaction });
const optionsIn = ({ state }: Outcome): readonly string[] =>
  state.waiting?.window.open.flatMap(({ creatureId, options }) => [creatureId, ...options]) ?? [];
const strike = (state: GameState, ...dice: readonly number[]) =>
  attackIn(state, dice, { reactions });
const answer = ({ state }: Outcome, action: Action, ...dice: readonly number[]) =>
  inState(stored(state), reactions)
    .rolling(...dice)
    .when(action);

/** Somebody of a fight who saves against being stunned at the end of its turn: Wisdom, DC 15. */
const stunned = (creature: Creature): Creature => ({
  ...creature,
  conditions: [
    {
      id: "c1",
      condition: "stunned",
      source: "a mind flayer",
      lasting: { kind: "until", what: "removed" },
      save: { ability: "wis", dc: 15, at: "turn-end" },
    },
  ],
});
const endTurn = (state: GameState, ...dice: readonly number[]) =>
  inState(state, reactions)
    .rolling(...dice)
    .when({ type: "end_turn" });

describe("Indomitable", () => {
  const indomitable = stunned(made({ fighter: 9 }));
  const fight = duelOf({ self: indomitable, other: foe });

  it("rolls a failed save again, helpless or not, and the second roll stands", async () => {
    // 5 + Wisdom 2 fails; 13 + 2 succeeds.
    const failed = await endTurn(fight, 5);
    expect(optionsIn(failed)).toEqual(["a", "Indomitable"]);
    const again = await answer(failed, react("Indomitable", "a"), 13);
    expect(again.creature("a").conditions).toEqual([]);
    expect(again.creature("a").spent.uses).toEqual({ "fighter-indomitable": 1 });
  });

  it("stands though it is worse, and is not asked about twice", async () => {
    const again = await answer(await endTurn(fight, 12), react("Indomitable", "a"), 2);
    expect(again.creature("a").conditions).toHaveLength(1);
    expect(again.state.waiting).toBeUndefined();
  });

  it("is not offered for a save that succeeds, nor without a use left", async () => {
    expect((await endTurn(fight, 13)).state.waiting).toBeUndefined();
    const used = {
      ...indomitable,
      spent: { ...indomitable.spent, uses: { "fighter-indomitable": 1 } },
    };
    expect((await endTurn(duelOf({ self: used, other: foe }), 5)).state.waiting).toBeUndefined();
  });
});

it("rolls again for ki: Diamond Soul, proficient in every save", async () => {
  // Level 14: proficiency 5, Wisdom 2; 7 + 7 fails, 8 + 7 succeeds.
  const failed = await endTurn(duelOf({ self: stunned(made({ monk: 14 })), other: foe }), 7);
  expect(optionsIn(failed)).toEqual(["a", "Diamond Soul"]);
  const again = await answer(failed, react("Diamond Soul", "a"), 8);
  expect(again.creature("a").conditions).toEqual([]);
  expect(again.creature("a").spent.uses).toEqual({ ki: 1 });
});

describe("Bardic Inspiration", () => {
  /** A fight in which a bard of level 5 has given its d8 to the fighter. */
  const inspired = async (self: Creature) => {
    const bard = { ...made({ bard: 5 }), id: "b", name: "Bea" };
    const state = duelOf({ self, other: foe, also: [{ creature: bard, side: "party" }] });
    const turn = { ...state.encounter, turn: { of: "b", seq: 1 } } as GameState["encounter"];
    const given = await inState({ ...state, ...(turn && { encounter: turn }) }).when({
      type: "use",
      id: "b",
      what: { name: "Bardic Inspiration" },
      targets: ["a"],
    });
    expect(given.creature("b").spent.uses).toEqual({ "bardic-inspiration": 1 });
    const { encounter } = given.state;
    if (encounter === undefined) throw new Error("No fight.");
    return { ...given.state, encounter: { ...encounter, turn: { of: "a", seq: 2 } } };
  };

  it("adds its die to an attack that would miss, once it is asked for", async () => {
    // 2 + 5 misses 10; 3 more hit it.
    const missed = await strike(await inspired(fighter), 2);
    expect(optionsIn(missed)).toEqual(["a", "Bardic Inspiration"]);
    const hit = await answer(missed, react("Bardic Inspiration", "a"), 3, 4);
    expect(rolledAs(hit)).toBe("10 vs 10: hit");
    expect(damagedAs(hit)).toBe("1d8+3 slashing 7");
    expect(hit.creature("a").effects).toEqual([]);
  });

  it("stays for another roll where it is not needed, or declined", async () => {
    const hit = await strike(await inspired(fighter), 5, 4);
    expect(hit.state.waiting).toBeUndefined();
    expect(hit.creature("a").effects).toMatchObject([{ name: "Bardic Inspiration" }]);
    const missed = await strike(await inspired(fighter), 2);
    const declined = await answer(missed, { type: "decline", id: "a" });
    expect(declined.creature("a").effects).toHaveLength(1);
  });

  it("adds its die to a save that would fail", async () => {
    const failed = await endTurn(await inspired(stunned(fighter)), 8);
    expect(optionsIn(failed)).toEqual(["a", "Bardic Inspiration"]);
    const saved = await answer(failed, react("Bardic Inspiration", "a"), 5);
    expect(saved.creature("a").conditions).toEqual([]);
  });

  it("is not asked about where no face of it would help", async () => {
    // 4 + 2 + 8 are 14 at most, against 15.
    const failed = await endTurn(await inspired(stunned(fighter)), 4);
    expect(failed.state.waiting).toBeUndefined();
  });
});

describe("Cutting Words", () => {
  // Level 5: a d8; uses as the Charisma modifier, 3.
  const bard = made({ bard: 5 }, { subclasses: { bard: "lore" } });
  const fight = duelOf({ self: fighter, other: bard });

  it("takes the die from an attack that would hit, with the reaction and an inspiration", async () => {
    // Armour class 13: 9 + 5 = 14 hits; 2 less misses.
    const rolled = await strike(fight, 9);
    expect(optionsIn(rolled)).toEqual(["g", "Cutting Words"]);
    const missed = await answer(rolled, react("Cutting Words", "g"), 2);
    expect(rolledAs(missed)).toBe("12 vs 13: miss");
    expect(missed.creature("g").spent.uses).toEqual({ "bardic-inspiration": 1 });
    expect(missed.state.combatants?.["g"]?.turn.reaction).toBe("Cutting Words");
  });

  it("takes the die from the damage where the attack was let pass", async () => {
    const rolled = await strike(fight, 9);
    const hit = await answer(rolled, { type: "decline", id: "g" });
    expect(optionsIn(hit)).toEqual(["g", "Cutting Words"]);
    const less = await answer(hit, react("Cutting Words", "g"), 5, 8);
    // 8 + 3 less 5.
    expect(less.event("damage_taken").dealt).toBe(6);
    expect(less.event("damage_taken").damage[0]?.because).toEqual(["5 less: Cutting Words"]);
  });
});

describe("Deflect Missiles", () => {
  // Level 5, Dexterity 3: 1d10 + 8.
  const monk = made({ monk: 5 });
  const fight = duelOf({ self: archer, other: monk });

  it("takes 1d10, Dexterity and level from a missile's damage", async () => {
    // Armour class 10 + 3 + 2 = 15; 10 + 5 hits.
    const hit = await strike(fight, 10);
    expect(optionsIn(hit)).toEqual(["g", "Deflect Missiles"]);
    const deflected = await answer(hit, react("Deflect Missiles", "g"), 1, 8);
    // 8 + 3 less 9.
    expect(deflected.event("damage_taken").dealt).toBe(2);
    expect(deflected.state.combatants?.["g"]?.turn.reaction).toBe("Deflect Missiles");
  });

  it("comes with gloves, too, for a hand that is free", async () => {
    const gloves = { id: "i1", name: "Gloves", quantity: 1, magic: "gloves-of-missile-snaring" };
    const worn = { ...gloves, slot: "worn", attuned: true } as const;
    const snaring = made({ fighter: 1 }, { items: [worn, held("longsword", "main_hand")] });
    // Armour class 13; 1d10 + 3: 4 + 3 of 8 + 3.
    const hit = await strike(duelOf({ self: archer, other: snaring }), 10);
    expect(optionsIn(hit)).toEqual(["g", "Gloves of Missile Snaring"]);
    const less = await answer(hit, react("Gloves of Missile Snaring", "g"), 4, 8);
    expect(less.event("damage_taken").dealt).toBe(4);
    const full = made({ fighter: 1 }, { items: [worn, held("greatsword", "two_hands")] });
    const through = await strike(duelOf({ self: archer, other: full }), 10, 8);
    expect(through.state.waiting).toBeUndefined();
  });

  it("does nothing about blades", async () => {
    const hit = await strike(duelOf({ self: fighter, other: monk }), 10, 4);
    expect(hit.state.waiting).toBeUndefined();
  });
});

describe("striking back", () => {
  const hunter = made(
    { ranger: 3 },
    {
      subclasses: { ranger: "hunter" },
      options: { "ranger-hunters-prey": ["ranger-hunters-prey-giant-killer"] },
      items: [held("shortsword", "main_hand")],
    },
  );
  const ogre = creatureOf({ name: "Ogre", make: { statBlock: "ogre", extraHp: 0 }, hp: lots });

  it("answers a Large creature's attack, even a miss: Giant Killer", async () => {
    const missed = await strike(duelOf({ self: ogre, other: hunter }), 1);
    expect(optionsIn(missed)).toEqual(["g", "Giant Killer"]);
    // 10 + 2 + 3 hits armour class 11; 1d6 + 3.
    const back = await answer(missed, react("Giant Killer", "g"), 10, 4);
    expect(back.creature("a").hp.current).toBe(53);
    expect(back.state.combatants?.["g"]?.turn.reaction).toBe("Attack");
  });

  it("does not answer who is smaller", async () => {
    const missed = await strike(duelOf({ self: fighter, other: hunter }), 1);
    expect(missed.state.waiting).toBeUndefined();
  });

  it("answers damage by who stands beside: Retaliation", async () => {
    const berserker = made(
      { barbarian: 14 },
      { subclasses: { barbarian: "berserker" }, items: [held("greataxe", "main_hand")] },
    );
    const fight = duelOf({ self: fighter, other: berserker });
    // Armour class 13.
    const hit = await strike(fight, 10, 4);
    expect(optionsIn(hit)).toEqual(["g", "Retaliation"]);
    const back = await answer(hit, react("Retaliation", "g"), 10, 7);
    expect(back.creature("a").hp.current).toBe(50);
    expect((await strike(fight, 2)).state.waiting).toBeUndefined();
  });
});

it("halves damage for a hunter of level 15 who has chosen it: Uncanny Dodge", async () => {
  const hunter = made(
    { ranger: 15 },
    {
      subclasses: { ranger: "hunter" },
      options: {
        "ranger-superior-hunters-defense": ["ranger-superior-hunters-defense-uncanny-dodge"],
      },
    },
  );
  const hit = await strike(duelOf({ self: fighter, other: hunter }), 15);
  expect(optionsIn(hit)).toEqual(["g", "Uncanny Dodge"]);
});
