import { describe, expect, it } from "vitest";
import { armed, held } from "../../../testing/attacking.js";
import { suffering } from "../../../testing/checks.js";
import { creatureOf } from "../../../testing/creature.js";
import { attackIn, type Duel, duelOf, rolledAs } from "../../../testing/duel.js";
import { given, inState } from "../../../testing/given.js";
import type { Creature } from "../../creature/creature.js";
import type { Action } from "../../game/action.js";
import { combatantIn, type GameState } from "../../game/state.js";
import { srdCompendium } from "../../tables/compendium.js";
import { movementLeft } from "./movement.js";

const compendium = await srdCompendium();
const lots = { current: 60, temporary: 0 };
const strong = { str: 16, dex: 10, con: 10, int: 10, wis: 10, cha: 10 };
const ada = armed({ abilities: strong, levels: { fighter: 1 } });
const gor = creatureOf({ id: "g", name: "Gor", make: { extraHp: 60 }, hp: lots });
const bo = creatureOf({ id: "b", name: "Bo", make: { extraHp: 60 }, hp: lots });
const monster = (statBlock: string): Creature =>
  creatureOf({ name: statBlock, make: { statBlock, extraHp: 0 }, hp: lots });
const fight = (more: Partial<Duel> = {}): GameState => duelOf({ self: ada, other: gor, ...more });
const apart = (squares: number): NonNullable<Duel["at"]> => [
  { x: 5, y: 5 },
  { x: 5 + squares, y: 5 },
];
const turnBack: Action = { type: "attack", id: "g", target: "a", economy: "free" };
const next = async (state: GameState): Promise<GameState> =>
  (await inState(state).when({ type: "end_turn" })).state;

describe("Dodge", () => {
  const dodge: Action = { type: "dodge", id: "a" };

  it("gives attackers that are seen disadvantage, and Dexterity saves advantage, until the next turn", async () => {
    const { state } = await inState(fight()).when(dodge);
    const struck = await inState(state).rolling(15, 4).when(turnBack);
    expect(struck.event("rolled").d20).toMatchObject({
      mode: "disadvantage",
      sources: ["disadvantage: Dodge"],
    });
    const hidden = { selfIs: {}, otherIs: { hidden: 30 } };
    const unseen = await inState(fight(hidden)).when(dodge);
    // Unseen, it attacks with advantage, and Dodge does nothing.
    const lurking = await inState(unseen.state).rolling(1, 1).when(turnBack);
    expect(lurking.event("rolled").d20).toMatchObject({ mode: "advantage" });
    const later = await next(await next(state));
    expect(later.creatures["a"]?.effects).toEqual([]);
  });

  it("is lost when its speed drops to 0, or it is incapacitated", async () => {
    const { state } = await inState(fight()).when(dodge);
    for (const condition of ["grappled", "stunned"] as const) {
      const after = await inState(state).when({
        type: "gain_condition",
        id: "a",
        condition,
        from: "g",
        lasting: { kind: "until", what: "removed" },
      });
      expect(after.creature("a").effects).toEqual([]);
    }
  });

  it("is not for who cannot move", async () => {
    const held = { ...ada, ...suffering("grappled", { from: "g" }) };
    expect((await inState(fight({ self: held })).when(dodge)).refused?.code).toBe("CANNOT_DODGE");
  });
});

describe("Dash", () => {
  it("gives the speed once more, each time", async () => {
    const state = fight({ self: armed({ levels: { rogue: 2 } }) });
    const once = await inState(state).when({ type: "dash", id: "a" });
    const twice = await inState(once.state).when({ type: "dash", id: "a", economy: "bonus" });
    expect(movementLeft(twice.state, "a", { compendium })).toEqual({ speed: 30, left: 90 });
  });

  it("is for fights alone", async () => {
    expect((await given(ada).when({ type: "dash", id: "a" })).refused?.code).toBe("NO_ENCOUNTER");
  });
});

describe("Disengage", () => {
  it("keeps from opportunity attacks for the rest of the turn", async () => {
    const { state, creature } = await inState(fight()).when({ type: "disengage", id: "a" });
    expect(creature("a").effects).toMatchObject([
      { effects: [{ kind: "cannot", what: "be-opportunity-attacked" }] },
    ]);
    expect((await next(state)).creatures["a"]?.effects).toEqual([]);
  });
});

describe("Help", () => {
  const state = fight({ also: [{ creature: bo, side: "party" }] });
  const help: Action = { type: "help", id: "a", target: "b", foe: "g" };
  const strike: Action = { type: "attack", id: "b", target: "g", economy: "free" };

  it("gives the ally's next attack on that foe advantage, once", async () => {
    const helped = await inState(state).when(help);
    const first = await inState(helped.state).rolling(2, 3).when(strike);
    expect(first.event("rolled").d20).toMatchObject({ sources: ["advantage: Help"] });
    expect(first.creature("b").effects).toEqual([]);
    const second = await inState(first.state).rolling(2).when(strike);
    expect(second.event("rolled").d20).toMatchObject({ mode: "normal" });
  });

  it("is for attacks on that foe alone", async () => {
    const helped = await inState(state).when(help);
    const other = await inState(helped.state)
      .rolling(2)
      .when({ ...strike, target: "a" });
    expect(other.event("rolled").d20).toMatchObject({ mode: "normal" });
    expect(other.creature("b").effects).toHaveLength(1);
  });

  it("gives the next ability check advantage where no foe is named", async () => {
    const helped = await inState(state).when({ type: "help", id: "a", target: "b" });
    const searched = await inState(helped.state)
      .rolling(4, 12)
      .when({ type: "search", id: "b", economy: "free" });
    expect(searched.event("rolled").d20).toMatchObject({ mode: "advantage", natural: 12 });
    expect(searched.creature("b").effects).toEqual([]);
  });

  it("ends as the helper's next turn begins", async () => {
    const helped = await inState(state).when(help);
    const later = await next(await next(await next(helped.state)));
    expect(later.creatures["b"]?.effects).toEqual([]);
  });

  it("needs the foe within 5 feet, and somebody else to help", async () => {
    const far = fight({ at: apart(2), also: [{ creature: bo, side: "party" }] });
    expect((await inState(far).when(help)).refused?.code).toBe("OUT_OF_RANGE");
    expect((await inState(state).when({ ...help, target: "a" })).refused?.code).toBe("TARGET_SELF");
  });
});

describe("Hide and Search", () => {
  const hide: Action = { type: "hide", id: "a" };

  it("hides from those whose passive Perception is beaten", async () => {
    // Gor's is 10; Dexterity 10 adds nothing.
    const hidden = await inState(fight()).rolling(11).when(hide);
    expect(hidden.event("rolled")).toMatchObject({ what: "Dexterity (Stealth)", success: true });
    expect(combatantIn(hidden.state, "a")).toMatchObject({ hidden: 11, turn: { action: "Hide" } });
    const seen = await inState(fight()).rolling(10).when(hide);
    expect(seen.event("rolled").success).toBe(false);
    expect(combatantIn(seen.state, "a").hidden).toBeUndefined();
  });

  it("hides from some, and is attacked with advantage by nobody that sees it", async () => {
    // A wolf's passive Perception is 13.
    const wolf = { creature: { ...monster("Wolf"), id: "w" }, side: "enemy" } as const;
    const state = fight({ also: [wolf] });
    const hidden = await inState(state).rolling(12).when(hide);
    const blow: Action = { type: "attack", id: "g", target: "a", economy: "free" };
    const lost = await inState(hidden.state).rolling(9, 3).when(blow);
    expect(lost.event("rolled").d20).toMatchObject({ mode: "disadvantage" });
    const smelt = await inState(hidden.state)
      .rolling(3)
      .when({ ...blow, id: "w" });
    expect(smelt.event("rolled").d20).toMatchObject({ mode: "normal" });
  });

  it("is found by a search that beats it", async () => {
    const state = fight({ otherIs: { hidden: 12 } });
    const missed = await inState(state).rolling(12).when({ type: "search", id: "a" });
    expect(combatantIn(missed.state, "g").hidden).toBe(12);
    const found = await inState(state).rolling(13).when({ type: "search", id: "a" });
    expect(combatantIn(found.state, "g").hidden).toBeUndefined();
    const studied = await inState(state)
      .rolling(20)
      .when({ type: "search", id: "a", skill: "investigation" });
    expect(combatantIn(studied.state, "g").hidden).toBe(12);
  });
});

describe("grappling", () => {
  const grapple: Action = { type: "grapple", id: "a", target: "g" };

  it("holds who loses the contest, in place of an attack", async () => {
    // 8 + 3 against 10 + 0.
    const held = await inState(fight()).rolling(8, 10).when(grapple);
    expect(held.types).toEqual(["turn_spent", "rolled", "rolled", "condition_gained"]);
    expect(held.events.filter(({ type }) => type === "rolled")).toMatchObject([
      { id: "a", what: "Strength (Athletics)", success: true, against: "g" },
      { id: "g", success: false, against: "a" },
    ]);
    expect(held.creature("g").conditions).toMatchObject([{ condition: "grappled", from: "a" }]);
  });

  it("comes to nothing in a tie", async () => {
    const tied = await inState(fight()).rolling(7, 10).when(grapple);
    expect(tied.refused).toBeUndefined();
    expect(tied.creature("g").conditions).toEqual([]);
  });

  it("is resisted by what the target is better at, or likes better", async () => {
    const quick = creatureOf({ make: { abilities: { ...strong, str: 8, dex: 16 } } });
    const state = fight({ other: quick });
    const tried = await inState(state).rolling(10, 10).when(grapple);
    const [, answer] = tried.events.filter((event) => event.type === "rolled");
    expect(answer).toMatchObject({ what: "Dexterity (Acrobatics)", d20: { total: 13 } });
    const other = await inState(state)
      .rolling(10, 10)
      .when({ ...grapple, defence: "athletics" });
    expect(other.events.filter((event) => event.type === "rolled")[1]).toMatchObject({
      what: "Strength (Athletics)",
      d20: { total: 9 },
    });
  });

  it("takes a free hand, and a target in reach that is not too large or immune", async () => {
    const full = armed({
      levels: { fighter: 1 },
      items: [held("longsword", "main_hand"), held("shield", "shield")],
    });
    const code = async (more: Partial<Duel>) =>
      (await inState(fight(more)).when(grapple)).refused?.code;
    expect(await code({ self: full })).toBe("HANDS_FULL");
    expect(await code({ at: apart(2) })).toBe("OUT_OF_RANGE");
    expect(await code({ other: monster("Stone Giant") })).toBe("TOO_LARGE");
    expect(await code({ other: monster("Air Elemental") })).toBe("IMMUNE");
  });

  it("is let go of, or escaped from by a contest", async () => {
    const held = await inState(fight()).rolling(8, 10).when(grapple);
    const released = await inState(held.state).when({ type: "release", id: "a", target: "g" });
    expect(released.creature("g").conditions).toEqual([]);
    const again = await inState(released.state).when({ type: "release", id: "a", target: "g" });
    expect(again.refused?.code).toBe("NOT_GRAPPLING");
    const own = await next(held.state);
    // 14 + 0 against 10 + 3.
    const free = await inState(own).rolling(14, 10).when({ type: "escape", id: "g" });
    expect(free.creature("g").conditions).toEqual([]);
    expect(combatantIn(free.state, "g").turn.action).toBe("Escape");
    const stuck = await inState(own).rolling(13, 10).when({ type: "escape", id: "g" });
    expect(stuck.creature("g").conditions).toHaveLength(1);
  });

  it("is escaped by a DC where it has one", async () => {
    const web = suffering("restrained", { escape: { dc: 12, by: ["str"] } });
    const state = fight({ self: { ...ada, ...web } });
    const escape: Action = { type: "escape", id: "a" };
    // 9 + 3 = 12.
    expect((await inState(state).rolling(9).when(escape)).creature("a").conditions).toEqual([]);
    const stuck = await inState(state).rolling(8).when(escape);
    expect(stuck.event("rolled")).toMatchObject({ what: "Strength", dc: 12, success: false });
    expect(stuck.creature("a").conditions).toHaveLength(1);
    expect((await inState(fight()).when(escape)).refused?.code).toBe("NOTHING_TO_ESCAPE");
  });
});

describe("shoving", () => {
  const shove: Action = { type: "shove", id: "a", target: "g" };

  it("knocks prone", async () => {
    const shoved = await inState(fight()).rolling(8, 10).when(shove);
    expect(shoved.creature("g").conditions).toMatchObject([{ condition: "prone" }]);
  });

  it("pushes 5 feet straight away, where nobody stands", async () => {
    const push = { ...shove, push: true } as const;
    const pushed = await inState(fight({ at: apart(1) }))
      .rolling(8, 10)
      .when(push);
    expect(combatantIn(pushed.state, "g").at).toEqual({ x: 7, y: 5 });
    const wall = [{ creature: bo, side: "party", at: { x: 7, y: 5 } }] as const;
    const blocked = await inState(fight({ at: apart(1), also: wall }))
      .rolling(8, 10)
      .when(push);
    expect(combatantIn(blocked.state, "g").at).toEqual({ x: 6, y: 5 });
  });

  it("pushes straight from beside a large creature, too", async () => {
    // The ogre fills (5, 4) to (6, 5); Gor stands east of its lower half.
    const at: NonNullable<Duel["at"]> = [
      { x: 5, y: 4 },
      { x: 7, y: 5 },
    ];
    const state = fight({ self: monster("Ogre"), at });
    const pushed = await inState(state)
      .rolling(10, 1)
      .when({ ...shove, push: true });
    expect(combatantIn(pushed.state, "g").at).toEqual({ x: 8, y: 5 });
  });
});

describe("first aid", () => {
  const dying: Creature = {
    ...gor,
    hp: { current: 0, temporary: 0 },
    deathSaves: { successes: 0, failures: 1, stable: false },
    ...suffering("unconscious", { lasting: { kind: "until", what: "healed" } }),
  };
  const aid: Action = { type: "first_aid", id: "a", target: "g" };

  it("stabilizes with a Wisdom (Medicine) check of 10", async () => {
    const helped = await inState(fight({ other: dying }))
      .rolling(10)
      .when(aid);
    expect(helped.event("rolled")).toMatchObject({ what: "Wisdom (Medicine)", dc: 10 });
    expect(helped.creature("g").deathSaves?.stable).toBe(true);
    const failed = await inState(fight({ other: dying }))
      .rolling(9)
      .when(aid);
    expect(failed.creature("g").deathSaves?.stable).toBe(false);
    expect(combatantIn(failed.state, "a").turn.action).toBe("Stabilize");
  });

  it("is for the dying, within reach", async () => {
    expect((await inState(fight()).when(aid)).refused?.code).toBe("NOT_DYING");
    const far = fight({ other: dying, at: apart(2) });
    expect((await inState(far).when(aid)).refused?.code).toBe("OUT_OF_RANGE");
  });
});

describe("being prone", () => {
  const lying = { ...ada, ...suffering("prone") };
  const stand: Action = { type: "stand", id: "a" };

  it("ends with half the speed", async () => {
    const up = await inState(fight({ self: lying })).when(stand);
    expect(up.creature("a").conditions).toEqual([]);
    expect(combatantIn(up.state, "a").turn.moved).toBe(15);
  });

  it("does not where too little is left, or the speed is 0", async () => {
    const spent = fight({ self: lying, selfIs: { turn: { moved: 16 } } });
    expect((await inState(spent).when(stand)).refused?.code).toBe("NO_MOVEMENT");
    const enough = fight({ self: lying, selfIs: { turn: { moved: 15 } } });
    expect((await inState(enough).when(stand)).refused).toBeUndefined();
    const grappled = { ...suffering("grappled", { id: "c2", from: "g" }) }.conditions;
    const held = { ...lying, conditions: [...lying.conditions, ...grappled] };
    expect((await inState(fight({ self: held })).when(stand)).refused?.code).toBe("NO_MOVEMENT");
    expect((await inState(fight()).when(stand)).refused?.code).toBe("NOT_PRONE");
  });

  it("costs nothing to begin", async () => {
    const down = await inState(fight()).when({ type: "drop_prone", id: "a" });
    expect(down.creature("a").conditions).toMatchObject([{ condition: "prone" }]);
    expect(combatantIn(down.state, "a").turn.moved).toBe(0);
    expect((await inState(fight()).when({ type: "drop_prone", id: "g" })).refused?.code).toBe(
      "NOT_YOUR_TURN",
    );
  });

  it("makes attacks of who lies there worse", async () => {
    const struck = await attackIn(fight({ self: lying }), [3, 9]);
    expect(rolledAs(struck)).toBe("8 vs 10: miss (disadvantage)");
  });
});

describe("before a fight", () => {
  it("nobody dodges, helps against a foe, or attacks recklessly: they are of turns", async () => {
    const code = async (action: Action) => (await given(ada, bo, gor).when(action)).refused?.code;
    expect(await code({ type: "dodge", id: "a" })).toBe("NO_ENCOUNTER");
    const help = { type: "help", id: "a", target: "b" } as const;
    expect(await code({ ...help, foe: "g" })).toBe("NO_ENCOUNTER");
    expect(await code(help)).toBeUndefined();
    const wild = armed({ abilities: strong, levels: { barbarian: 2 } });
    const reckless = { type: "use", id: "a", what: { name: "Reckless Attack" } } as const;
    expect((await given(wild).when(reckless)).refused?.code).toBe("NO_ENCOUNTER");
  });

  it("help is over as the fight begins", async () => {
    const { state } = await given(ada, bo).when({ type: "help", id: "a", target: "b" });
    expect(state.creatures["b"]?.effects).toMatchObject([{ name: "Help" }]);
    const begun = await inState(state).when({
      type: "begin_encounter",
      encounter: {
        id: "f",
        name: "Ambush",
        house: { diagonals: "5", autoReactions: "none" },
        light: "bright",
      },
      entrants: [
        { id: "a", side: "party", initiative: 12 },
        { id: "b", side: "party", initiative: 10 },
      ],
    });
    expect(begun.event("effect_lost")).toMatchObject({ id: "b", because: "a fight begins" });
    expect(begun.creature("b").effects).toEqual([]);
  });
});
