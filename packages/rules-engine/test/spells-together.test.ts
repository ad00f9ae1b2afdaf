import { describe, expect, it } from "vitest";
import type { Creature } from "../src/creature/creature.js";
import type { Action } from "../src/game/action.js";
import type { CastAction } from "../src/game/cast-action.js";
import type { EventOf } from "../src/game/event.js";
import type { GameState } from "../src/game/state.js";
import { magicReactions } from "../src/rules/magic/reactions.js";
import { arena, one } from "../testing/arena.js";
import { caster } from "../testing/caster.js";
import { inState, type Outcome } from "../testing/given.js";
import { concentratingOn, held } from "../testing/make.js";
import { onTurnOf } from "../testing/on-turn.js";

// Whoever casts here does so at level 9 with a score of 18: DC 8 + 4 + 4 = 16, and +8 to hit.

const casts = (spell: string, over: Partial<CastAction> = {}): CastAction => ({
  type: "cast",
  id: "a",
  spell,
  ...over,
});

/** Armour class 10, all scores 10, 60 of 60 hit points. */
const someone = (id: string, over: Partial<Omit<Creature, "make">> = {}): Creature =>
  one(id, { hp: { current: 60, temporary: 0 }, ...over, make: { extraHp: 60 } });

const map = `
  ............
  .A.G........
  .B.H........
  ............
  ..........I.
`;

const others = ["b", "g", "h", "i"].map((id) => someone(id));

const fight = (self: Creature, rest: readonly Creature[] = others): GameState =>
  arena(map, [{ creature: self }, ...rest.map((creature) => ({ creature }))]);

const wizard = (...spells: readonly string[]) => caster("a", ["wizard", 9], spells);
const cleric = (...spells: readonly string[]) => caster("a", ["cleric", 9], spells);

/** A blow with +5 that deals so much. */
const blow = (id: string, target: string, damage = "8"): Action => ({
  type: "attack",
  id,
  target,
  said: { bonus: 5, damage },
});

const shot = (id: string, target: string, damage = "1d8"): Action => ({
  type: "attack",
  id,
  target,
  said: { bonus: 5, damage, range: { normal: 100, long: 100 } },
});

const hp = ({ creature }: Outcome, ...ids: readonly string[]): readonly number[] =>
  ids.map((id) => creature(id).hp.current);

const rolls = ({ events }: Outcome): readonly EventOf<"rolled">[] =>
  events.flatMap((event) => (event.type === "rolled" ? [event] : []));

describe("what bears on one roll", () => {
  it("Bless and Bane: a d4 more and a d4 less", async () => {
    const blessed = await inState(fight(cleric("bless", "bane"))).when(
      casts("bless", { targets: ["b"] }),
    );
    // Another one's Bane on the same: a concentration of its own.
    const both: GameState = {
      ...blessed.state,
      creatures: {
        ...blessed.state.creatures,
        g: { ...blessed.creature("g"), ...concentratingOn("Bane") },
        b: {
          ...blessed.creature("b"),
          effects: [
            ...blessed.creature("b").effects,
            held("Bane", [{ kind: "roll", on: "attack", by: "self", bonus: "-1d4" }], {
              from: "g",
              lasting: { kind: "cast", id: "k1" },
            }),
          ],
        },
      },
    };
    // 6 + 5 + 3 - 4 = 10 hits armour class 10; with 3 - 4 and a 5 it would have missed.
    const hit = await inState(onTurnOf(both, "b")).rolling(6, 3, 4, 2).when(shot("b", "i"));
    expect(rolls(hit)[0]).toMatchObject({ success: true, d20: { total: 10 } });
    const missed = await inState(onTurnOf(both, "b")).rolling(5, 3, 4).when(shot("b", "i"));
    expect(rolls(missed)[0]).toMatchObject({ success: false, d20: { total: 9 } });
  });

  it("Resistance: one save, with which the spell is over", async () => {
    const laid = await inState(fight(cleric("resistance"))).when(
      casts("resistance", { targets: ["b"] }),
    );
    const bolt: Action = casts("sacred-flame", { targets: ["b"], dmOverride: true });
    // 13 + 3 saves against 16.
    const first = await inState(laid.state).rolling(13, 3, 1, 1).when(bolt);
    expect(rolls(first)[0]).toMatchObject({ success: true, d20: { total: 16 } });
    expect(first.creature("b").effects).toEqual([]);
    expect(first.creature("a").casts).toEqual([]);
    const second = await inState(first.state).rolling(13, 1, 1).when(bolt);
    expect(rolls(second)[0]).toMatchObject({ success: false, d20: { total: 13 } });
  });
});

describe("Entangle", () => {
  it("lets go of whoever makes a Strength check against its DC", async () => {
    const druid = caster("a", ["druid", 9], ["entangle"]);
    const around = casts("entangle", { points: [{ x: 3, y: 1 }] });
    const laid = await inState(fight(druid)).rolling(1, 1).when(around);
    const caught = inState(onTurnOf(laid.state, "g"));
    expect(laid.creature("g").conditions).toMatchObject([{ condition: "restrained" }]);
    // Strength 10 against 16.
    const failed = await caught.rolling(15).when({ type: "escape", id: "g" });
    expect(rolls(failed)[0]).toMatchObject({ dc: 16, success: false });
    expect(failed.creature("g").conditions).toHaveLength(1);
    const freed = await caught.rolling(16).when({ type: "escape", id: "g" });
    expect(freed.creature("g").conditions).toEqual([]);
  });
});

describe("Dispel Magic", () => {
  const mage = wizard("darkness", "dispel-magic");
  const dark = () => inState(fight(mage)).when(casts("darkness", { points: [{ x: 8, y: 1 }] }));

  it("ends a darkness that lies somewhere, which it is aimed at", async () => {
    const { state, creature } = await dark();
    expect(state.encounter?.zones).toHaveLength(1);
    const [cast] = creature("a").casts;
    const dispelled = await inState(onTurnOf(state, "a")).when(
      casts("dispel-magic", { targets: ["a"], choices: { effect: cast?.id ?? "" } }),
    );
    expect(dispelled.state.encounter?.zones ?? []).toEqual([]);
    expect(dispelled.creature("a").casts).toEqual([]);
  });

  it("says where it finds nothing", async () => {
    const { state } = await dark();
    const { events } = await inState(onTurnOf(state, "a")).when(
      casts("dispel-magic", { targets: ["b"], choices: { effect: "Bless" } }),
    );
    const told = events.flatMap((event) => (event.type === "told" ? event.text : []));
    expect(told).toContain("It finds no such spell on B.");
  });
});

describe("Hold Person", () => {
  const paralyzed = () =>
    inState(fight(wizard("hold-person")))
      .rolling(15)
      .when(casts("hold-person", { targets: ["g"] }));

  it("makes each hit from within 5 feet a critical one, with advantage", async () => {
    const { state } = await paralyzed();
    const beside = { ...state, combatants: placed(state, "b", { x: 2, y: 1 }) };
    // The better of 3 and 9, and 2d8.
    const hit = await inState(onTurnOf(beside, "b"))
      .rolling(3, 9, 2, 4)
      .when(blow("b", "g", "1d8"));
    expect(rolls(hit)[0]).toMatchObject({ critical: true, d20: { mode: "advantage" } });
    expect(hp(hit, "g")).toEqual([54]);
    const far = await inState(onTurnOf(state, "b")).rolling(3, 9, 5).when(shot("b", "g"));
    expect(rolls(far)[0]?.critical).toBeUndefined();
    expect(hp(far, "g")).toEqual([55]);
  });

  it("fails Strength and Dexterity saves by itself, and is over for its caster with a save", async () => {
    const { state } = await paralyzed();
    // No die falls for the save: 2d8.
    const burnt = await inState(state)
      .rolling(3, 4)
      .when(casts("sacred-flame", { targets: ["g"], dmOverride: true }));
    expect(hp(burnt, "g")).toEqual([53]);
    const [ended] = [await inState(onTurnOf(state, "g")).rolling(16).when({ type: "end_turn" })];
    expect(ended.creature("g").conditions).toEqual([]);
    expect(ended.creature("a").casts).toEqual([]);
  });
});

const placed = (
  { combatants = {} }: GameState,
  id: string,
  at: { readonly x: number; readonly y: number },
): NonNullable<GameState["combatants"]> => {
  const { [id]: one } = combatants;
  if (one === undefined) throw new Error(`${id} takes no part.`);
  return { ...combatants, [id]: { ...one, at: { ...at, z: 0 } } };
};

describe("Spirit Guardians", () => {
  it("strike who is pushed in on another's turn, and again as its own begins, but once in a turn", async () => {
    const { state } = await inState(fight(cleric("spirit-guardians"))).when(
      casts("spirit-guardians", { choices: { damageType: "radiant" } }),
    );
    // I stands 45 feet away, and B drags it to within 15: 3d8, on B's turn.
    const dragged = await inState(onTurnOf(state, "b"))
      .rolling(15, 4, 4, 4)
      .when({ type: "move", id: "i", to: { x: 4, y: 3 }, mode: "forced" });
    expect(hp(dragged, "i")).toEqual([48]);
    const out = await inState(dragged.state).when({
      type: "move",
      id: "i",
      to: { x: 8, y: 3 },
      mode: "forced",
    });
    const again = await inState(out.state).when({
      type: "move",
      id: "i",
      to: { x: 4, y: 3 },
      mode: "forced",
    });
    expect(hp(again, "i")).toEqual([48]);
    // G's and H's turns begin, and then I's: half of 12 with a save.
    const g = await inState(again.state).rolling(16, 4, 4, 4).when({ type: "end_turn" });
    const h = await inState(g.state).rolling(16, 4, 4, 4).when({ type: "end_turn" });
    const i = await inState(h.state).rolling(16, 4, 4, 4).when({ type: "end_turn" });
    expect(hp(i, "g", "h", "i")).toEqual([54, 54, 42]);
  });
});

describe("Silence", () => {
  it("keeps who stands in it from the words of spells, until it ends", async () => {
    const mage = caster("g", ["wizard", 9], ["magic-missile", "hypnotic-pattern"]);
    const silent = await inState(fight(cleric("silence"), [mage, someone("b")])).when(
      casts("silence", { points: [{ x: 3, y: 1 }] }),
    );
    const darts = { ...casts("magic-missile", { targets: ["b"] }), id: "g" };
    const onTurn = onTurnOf(silent.state, "g");
    const refused = await inState(onTurn).when(darts);
    expect(refused.refused?.code).toBe("NO_VERBAL");
    const pattern = { ...casts("hypnotic-pattern", { points: [{ x: 9, y: 3 }] }), id: "g" };
    expect((await inState(onTurn).when(pattern)).refused).toBeUndefined();
    const over = await inState(onTurn).when({ type: "break_concentration", id: "a" });
    expect((await inState(over.state).rolling(2).when(darts)).refused).toBeUndefined();
  });
});

describe("Counterspell", () => {
  it("asks for a check by the level that a spell is cast at, not by its own", async () => {
    const foe = caster("g", ["wizard", 9], ["counterspell"]);
    const state = fight(wizard("magic-missile"), [foe, someone("b")]);
    const asked = await inState(state, magicReactions).when(
      casts("magic-missile", { targets: ["g"], slotLevel: 4 }),
    );
    expect(asked.state.waiting?.window.open[0]?.options).toContain("Counterspell");
    // DC 10 + 4 against 10 + 4: broken off; the slot of level 4 is gone all the same.
    const broken = await inState(asked.state, magicReactions)
      .rolling(10)
      .when({ type: "react", id: "g", reaction: "Counterspell" });
    expect(hp(broken, "g")).toEqual([50]);
    expect(broken.creature("a").spent.slots).toEqual({ "4": 1 });
    // 9 + 4 is too little: six darts of 1 + 1.
    const through = await inState(asked.state, magicReactions)
      .rolling(9, 1)
      .when({ type: "react", id: "g", reaction: "Counterspell" });
    expect(hp(through, "g")).toEqual([38]);
  });
});

describe("concentration ends", () => {
  const blessed = () =>
    inState(fight(cleric("bless", "bane", "shield-of-faith"))).when(
      casts("bless", { targets: ["a", "b"] }),
    );

  const ways: readonly (readonly [string, readonly number[], Action])[] = [
    ["by damage and a failed save", [5, 4], { type: "damage", id: "a", parts: [{ amount: 8 }] }],
    [
      "by a blow that brings it there, without a save",
      [],
      { type: "damage", id: "a", parts: [{ amount: 50 }] },
    ],
    ["by death", [], { type: "damage", id: "a", parts: [{ amount: 300 }] }],
    [
      "incapacitated",
      [],
      {
        type: "gain_condition",
        id: "a",
        condition: "stunned",
        lasting: { kind: "until", what: "removed" },
      },
    ],
    ["with another spell that takes it", [], { type: "concentrate", id: "a", spell: "Bane" }],
    ["of its own will", [], { type: "break_concentration", id: "a" }],
    ["dismissed", [], casts("bless", { use: "end" })],
  ];

  it.each(ways)("%s", async (_way, dice, action) => {
    const { state } = await blessed();
    const over = await inState(state)
      .rolling(...dice)
      .when(action);
    expect(over.refused).toBeUndefined();
    expect(over.creature("b").effects.map(({ name }) => name)).not.toContain("Bless");
  });

  it("when its time is over: ten rounds later, as its caster's turn begins", async () => {
    let { state } = await blessed();
    for (let turn = 0; turn < 5 * 10 - 1; turn += 1)
      ({ state } = await inState(state).when({ type: "end_turn" }));
    expect(state.creatures["b"]?.effects).toHaveLength(1);
    ({ state } = await inState(state).when({ type: "end_turn" }));
    expect(state.encounter?.turn.of).toBe("a");
    expect(state.creatures["b"]?.effects).toEqual([]);
  });

  it("not by a spell that takes none", async () => {
    const { state } = await blessed();
    const healed = await inState(state)
      .rolling(4)
      .when(casts("healing-word", { targets: ["b"], dmOverride: true }));
    expect(healed.creature("a").casts).toHaveLength(1);
  });
});

describe("a pack that was called", () => {
  it("vanishes when its caller's own Fireball breaks the concentration", async () => {
    const druid = caster("a", ["druid", 9], ["conjure-animals"]);
    const called = await inState(fight(druid))
      // One initiative for the eight, and who of them goes first.
      .rolling(10, 1, 2, 3, 4, 5, 6, 7, 8)
      .when(casts("conjure-animals", { choices: { creature: "wolf" } }));
    expect(called.refused).toBeUndefined();
    const wolves = (state: GameState) =>
      Object.keys(state.combatants ?? {}).filter((id) => !"abghi".includes(id));
    expect(wolves(called.state)).toHaveLength(8);
    // From where nobody else stands than its caster: 16, and 7 is not 10.
    const alone: GameState = {
      ...called.state,
      combatants: placed(called.state, "a", { x: 11, y: 0 }),
    };
    const ball = casts("fireball", { points: [{ x: 15, y: 0 }], dmOverride: true });
    const burnt = await inState(alone).rolling(1, 2, 2, 2, 2, 2, 2, 2, 2, 7).when(ball);
    expect(hp(burnt, "a")).toEqual([34]);
    expect(wolves(burnt.state)).toEqual([]);
  });

  it("is gone before what takes the concentration from it could strike it", async () => {
    const druid = caster("a", ["druid", 9], ["conjure-animals", "entangle"]);
    const called = await inState(fight(druid))
      .rolling(10, 1, 2, 3, 4, 5, 6, 7, 8)
      .when(casts("conjure-animals", { choices: { creature: "wolf" } }));
    const [wolf] =
      Object.entries(called.state.combatants ?? {}).find(([id]) => !"abghi".includes(id)) ?? [];
    const at = called.state.combatants?.[wolf ?? ""]?.at ?? { x: 0, y: 0 };
    const entangled = await inState(onTurnOf(called.state, "a"))
      .rolling(...Array.from({ length: 2 }, () => 20))
      .when(casts("entangle", { points: [at] }));
    const saving = rolls(entangled).map(({ id }) => id);
    expect(saving.every((id) => "abghi".includes(id))).toBe(true);
  });
});

describe("pact slots", () => {
  it("come back with a short rest, others with a long one", async () => {
    const mixed = caster("a", ["warlock", 5], ["hellish-rebuke"], {
      spent: { hitDice: {}, slots: {}, pact: 2, uses: {} },
    });
    const plain = caster("b", ["wizard", 5], ["shield"], {
      spent: { hitDice: {}, slots: { "1": 4 }, pact: 0, uses: {} },
    });
    const start: GameState = { clock: 0, creatures: { a: mixed, b: plain } };
    const rest = (id: string): Action => ({ type: "rest", id, request: { restType: "short" } });
    const short = await inState(start).when(rest("a"));
    expect(short.creature("a").spent.pact).toBe(0);
    const none = await inState(short.state).when(rest("b"));
    expect(none.creature("b").spent.slots).toEqual({ "1": 4 });
  });
});

describe("Wild Shape", () => {
  it("keeps up what is concentrated on, and casts nothing", async () => {
    const druid = caster("a", ["druid", 9], ["entangle", "call-lightning"], {
      ...concentratingOn("Entangle"),
    });
    const wolf = await inState(fight(druid)).when({
      type: "wild_shape",
      id: "a",
      statBlock: "wolf",
    });
    expect(wolf.creature("a").casts).toMatchObject([{ spell: "Entangle", concentration: true }]);
    const mute = await inState(onTurnOf(wolf.state, "a")).when(
      casts("call-lightning", { points: [{ x: 9, y: 1 }] }),
    );
    expect(mute.refused?.code).toBe("CANNOT_CAST");
  });
});

it("Twinned Spell makes no second of what may have two targets anyway", async () => {
  const sorcerer = caster("a", ["sorcerer", 9], ["magic-missile", "haste"], {
    make: {
      options: { "sorcerer-metamagic": ["sorcerer-metamagic-twinned-spell"] },
    },
  });
  const refused = await inState(fight(sorcerer)).when(
    casts("magic-missile", { targets: ["g", "h"], metamagic: ["twinned"] }),
  );
  expect(refused.refused?.code).toBe("METAMAGIC_UNFIT");
  expect(refused.creature("a").spent).toMatchObject({ slots: {}, uses: {} });
});
