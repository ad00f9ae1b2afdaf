import { describe, expect, it } from "vitest";
import { armed, held } from "../../../testing/attacking.js";
import { suffering } from "../../../testing/checks.js";
import { creatureOf } from "../../../testing/creature.js";
import { attackIn, type Duel, damagedAs, duelOf, rolledAs } from "../../../testing/duel.js";
import { inState, type Outcome } from "../../../testing/given.js";
import type { Creature } from "../../creature/creature.js";
import type { Action } from "../../game/action.js";
import { combatantIn, type GameState } from "../../game/state.js";
import { combatReactions as reactions } from "./reactions.js";

/** What is on disk, and read again. */
const stored = (state: GameState): GameState => JSON.parse(JSON.stringify(state)) as GameState;

const lots = { current: 60, temporary: 0 };
const strong = { str: 16, dex: 10, con: 10, int: 10, wis: 10, cha: 10 };
const fighter = armed({
  levels: { fighter: 1 },
  abilities: strong,
  items: [held("longsword", "main_hand")],
});
const rogue = (level: number): Creature => ({
  ...armed({ levels: { rogue: level }, extraHp: 60 }),
  name: "Ro",
  hp: lots,
});
/** Armour class 18, and a Parry of +2. */
const knight = creatureOf({ name: "Knight", make: { statBlock: "Knight", extraHp: 0 }, hp: lots });

const struck = (other: Creature, dice: readonly number[], more: Partial<Duel> = {}) =>
  attackIn(duelOf({ self: fighter, other, ...more }), dice, { reactions });
const optionsIn = ({ state }: Outcome): readonly string[] =>
  state.waiting?.window.open.flatMap(({ creatureId, options }) => [creatureId, ...options]) ?? [];
const react = (reaction: string, id = "g"): Action => ({ type: "react", id, reaction });

describe("Uncanny Dodge", () => {
  it("is asked for when the hit stands, and halves what comes of it", async () => {
    const hit = await struck(rogue(5), [10]);
    expect(hit.types).toEqual(["turn_spent", "rolled", "suspended"]);
    expect(optionsIn(hit)).toEqual(["g", "Uncanny Dodge"]);
    // 6 + 3 are 9, and half of that 4.
    const dodged = await inState(stored(hit.state), reactions)
      .rolling(6)
      .when(react("Uncanny Dodge"));
    expect(dodged.types).toEqual(["resumed", "turn_spent", "damage_taken"]);
    expect(damagedAs(dodged)).toBe("1d8+3 slashing 9→4");
    expect(dodged.event("damage_taken").damage[0]?.because).toEqual(["half damage: Uncanny Dodge"]);
    expect(combatantIn(dodged.state, "g").turn.reaction).toBe("Uncanny Dodge");
  });

  it("lets all of it through where it is declined", async () => {
    const { state } = await struck(rogue(5), [10]);
    const declined = await inState(stored(state), reactions)
      .rolling(6)
      .when({ type: "decline", id: "g" });
    expect(damagedAs(declined)).toBe("1d8+3 slashing 9");
  });

  it("halves the sum of all types once, and resistance halves what is left", async () => {
    const warded: Creature = {
      ...rogue(5),
      effects: [
        {
          id: "e1",
          name: "Ward",
          kind: "boon",
          effects: [{ kind: "damage", response: "resistance", types: ["lightning"] }],
          lasting: { kind: "until", what: "removed" },
        },
      ],
    };
    const balor = creatureOf({ make: { statBlock: "Balor", extraHp: 0 }, hp: lots });
    const state = duelOf({ self: balor, other: warded });
    const hit = await attackIn(state, [10], { reactions, how: { attack: "Longsword" } });
    // 5 + 8 slashing and 8 lightning are 21, of which 10 are left: 6 and 4, and 2 of those.
    const dodged = await inState(hit.state, reactions)
      .rolling(1, 2, 2, 2, 3, 3)
      .when(react("Uncanny Dodge"));
    expect(damagedAs(dodged)).toBe("3d8+8 slashing 13→6, 3d8 lightning 8→2");
    expect(dodged.event("damage_taken").dealt).toBe(8);
  });

  it("needs the feature, a reaction, and to see the attacker", async () => {
    const full = [10, 6];
    expect(optionsIn(await struck(rogue(4), full))).toEqual([]);
    const spent = { otherIs: { turn: { reaction: "Attack" } } };
    expect(optionsIn(await struck(rogue(5), full, spent))).toEqual([]);
    const hidden = { selfIs: { hidden: 30 } };
    expect(optionsIn(await struck(rogue(5), [10, 10, 6], hidden))).toEqual([]);
    const blind = { ...rogue(5), ...suffering("blinded") };
    expect(optionsIn(await struck(blind, [10, 10, 6]))).toEqual([]);
  });

  it("is not asked for a miss", async () => {
    expect(optionsIn(await struck(rogue(5), [2]))).toEqual([]);
  });
});

describe("Parry", () => {
  it("turns a hit into a miss against a die that lies there", async () => {
    // 13 + 5 = 18 against 18, then against 20.
    const hit = await struck(knight, [13]);
    expect(hit.types).toEqual(["turn_spent", "suspended"]);
    expect(optionsIn(hit)).toEqual(["g", "Parry"]);
    const parried = await inState(stored(hit.state), reactions).when(react("Parry"));
    expect(rolledAs(parried)).toBe("18 vs 20: miss");
    expect(parried.event("rolled").raised).toEqual([{ source: "Parry", value: 2 }]);
    expect(damagedAs(parried)).toBe("none");
  });

  it("is not asked for where it cannot help", async () => {
    // 15 + 5 = 20 hits all the same.
    expect(optionsIn(await struck(knight, [15, 1]))).toEqual([]);
    expect(optionsIn(await struck(knight, [20, 1, 1]))).toEqual([]);
  });

  it("answers melee attacks alone, of who is seen", async () => {
    const archer = armed({
      levels: { fighter: 1 },
      abilities: { ...strong, dex: 16 },
      items: [held("longbow", "two_hands"), held("arrow", undefined, { quantity: 2 })],
    });
    expect(optionsIn(await struck(knight, [13, 1], { self: archer }))).toEqual([]);
    const blind = { ...knight, ...suffering("blinded") };
    expect(optionsIn(await struck(blind, [13, 13, 1]))).toEqual([]);
  });
});

describe("Protection", () => {
  const guard = {
    ...armed({
      levels: { fighter: 1 },
      options: { "fighter-fighting-style": ["fighter-fighting-style-protection"] },
      items: [held("shield", "shield")],
    }),
    id: "h",
    name: "Hal",
  };
  const gor = creatureOf({ name: "Gor", make: { extraHp: 60 }, hp: lots });
  const beside = (x: number, creature: Creature = guard): Partial<Duel> => ({
    at: [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ],
    also: [{ creature, side: "enemy", at: { x, y: 1 } }],
  });

  it("is asked for before the die falls, and gives disadvantage", async () => {
    const asked = await struck(gor, [], beside(2));
    expect(optionsIn(asked)).toEqual(["h", "Protection"]);
    const guarded = await inState(stored(asked.state), reactions)
      .rolling(15, 4)
      .when(react("Protection", "h"));
    expect(rolledAs(guarded)).toBe("9 vs 10: miss (disadvantage)");
    expect(guarded.event("rolled").d20).toMatchObject({ sources: ["disadvantage: Protection"] });
    expect(combatantIn(guarded.state, "h").turn.reaction).toBe("Protection");
  });

  it("lets the die fall as it does where it is declined", async () => {
    const { state } = await struck(gor, [], beside(2));
    const declined = await inState(state, reactions)
      .rolling(15, 1)
      .when({ type: "decline", id: "h" });
    expect(rolledAs(declined)).toBe("20 vs 10: hit");
  });

  it("loses no attack to a die of the table that is one too many in the end", async () => {
    const fight = duelOf({ self: fighter, other: gor, ...beside(2) });
    const asked = await attackIn(fight, [], { reactions, how: { manual: [15, 4] } });
    const declined = await inState(stored(asked.state), reactions)
      .rolling(1)
      .when({ type: "decline", id: "h" });
    expect(rolledAs(declined)).toBe("20 vs 10: hit");
    const guarded = await inState(stored(asked.state), reactions).when(react("Protection", "h"));
    expect(rolledAs(guarded)).toBe("9 vs 10: miss (disadvantage)");
  });

  it("needs a shield, a place beside the target, and somebody else to guard", async () => {
    expect(optionsIn(await struck(gor, [2], beside(3)))).toEqual([]);
    expect(optionsIn(await struck(gor, [2], beside(2, { ...guard, items: [] })))).toEqual([]);
    expect(optionsIn(await struck(guard, [2]))).toEqual([]);
  });
});

describe("a readied attack", () => {
  const ready: Action = {
    type: "ready",
    id: "a",
    trigger: "Gor attacks somebody",
    action: "attack",
    attack: "Longsword",
    on: "attack-over",
  };
  const gor = creatureOf({ name: "Gor", make: { extraHp: 60 }, hp: lots });
  const blow: Action = { type: "attack", id: "g", target: "a" };

  async function readied(more: Partial<Duel> = {}): Promise<GameState> {
    const state = duelOf({ self: fighter, other: gor, ...more });
    const done = await inState(state).when(ready);
    return (await inState(done.state).when({ type: "end_turn" })).state;
  }

  it("comes when the attack that it waits for is over", async () => {
    // Bare hands: 1 + 0 and no proficiency that matters against 10.
    const over = await inState(await readied(), reactions)
      .rolling(2)
      .when(blow);
    expect(over.types).toEqual(["turn_spent", "rolled", "suspended"]);
    expect(optionsIn(over)).toEqual(["a", "Readied Attack"]);
    const back = await inState(stored(over.state), reactions)
      .rolling(10, 4)
      .when(react("Readied Attack", "a"));
    expect(rolledAs(back)).toBe("15 vs 10: hit");
    expect(back.creature("g").hp.current).toBe(53);
    expect(combatantIn(back.state, "a")).toMatchObject({ turn: { reaction: "Attack" } });
    expect(combatantIn(back.state, "a").readied).toBeUndefined();
  });

  it("is not asked for where it does not reach, or the reaction is spent", async () => {
    const far: NonNullable<Duel["at"]> = [
      { x: 0, y: 0 },
      { x: 5, y: 0 },
    ];
    const said = { bonus: 0, range: { normal: 60, long: 60 } };
    const shot = await inState(await readied({ at: far }), reactions)
      .rolling(2)
      .when({ ...blow, said });
    expect(optionsIn(shot)).toEqual([]);
  });

  it("is lost as the next turn begins", async () => {
    const { state } = await inState(await readied()).when({ type: "end_turn" });
    expect(combatantIn(state, "a").readied).toBeUndefined();
  });

  it("is released by whoever judges its trigger, once, and as what was readied", async () => {
    const state = await readied();
    const release: Action = { type: "attack", id: "a", target: "g", economy: "readied" };
    const released = await inState(state).rolling(2).when(release);
    expect(combatantIn(released.state, "a").readied).toBeUndefined();
    expect((await inState(released.state).when(release)).refused?.code).toBe("NOT_READIED");
    const other = await inState(state).when({ type: "dodge", id: "a", economy: "readied" });
    expect(other.refused).toMatchObject({
      code: "NOT_READIED",
      message: "Ada has readied Attack.",
    });
  });

  it("names an attack that there is", async () => {
    const state = duelOf({ self: fighter, other: gor });
    const refused = await inState(state).when({ ...ready, attack: "Glaive" });
    expect(refused.refused).toMatchObject({ legal: ["Longsword", "Unarmed Strike"] });
  });
});
