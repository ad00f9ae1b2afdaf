import { describe, expect, it } from "vitest";
import { under } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { given, inState } from "../../../testing/given.js";
import { casts, conditionsOf, someone, spellFight } from "../../../testing/spell-fight.js";
import type { Creature, Item } from "../../creature/creature.js";
import type { Action } from "../../game/action.js";
import type { GameState } from "../../game/state.js";

const diamonds = (gold: number): Item => ({
  id: "i1",
  name: "Diamonds",
  quantity: 1,
  custom: { type: "gem", weight: 0, cost: gold * 100 },
});

const cleric = (spell: string, gold = 300): Creature =>
  caster("a", ["cleric", 17], [spell, "guidance"], { items: [diamonds(gold)] });

const dead = (since?: number): Creature => ({
  ...someone("b", 0),
  dead: true,
  ...(since !== undefined && { diedAt: since }),
});

const at = (clock: number, ...creatures: readonly Creature[]): GameState => ({
  clock,
  creatures: Object.fromEntries(creatures.map((one) => [one.id, one])),
});

const on = (spell: string): Action => casts(spell, { targets: ["b"] });

describe("the time of death", () => {
  it("is the clock's, and goes with the death", async () => {
    const killed = await inState(at(500, someone("b"))).when({
      type: "damage",
      id: "b",
      parts: [{ amount: 200 }],
    });
    expect(killed.event("died")).toMatchObject({ at: 500 });
    expect(killed.creature("b")).toMatchObject({ dead: true, diedAt: 500 });
  });

  it("is that of the round in a fight", async () => {
    const fight = spellFight(cleric("revivify"), [someone("b"), someone("g")]);
    const third = { ...fight, encounter: fight.encounter && { ...fight.encounter, round: 3 } };
    const killed = await inState(third as GameState).when({
      type: "damage",
      id: "b",
      parts: [{ amount: 200 }],
    });
    expect(killed.creature("b").diedAt).toBe(12);
  });
});

describe("Revivify", () => {
  it("gives 1 hit point to who has died within a minute", async () => {
    const cast = await inState(at(160, cleric("revivify"), dead(100))).when(on("revivify"));
    expect(cast.creature("b").hp.current).toBe(1);
    expect(cast.creature("b").dead).toBeUndefined();
    expect(cast.creature("b").diedAt).toBeUndefined();
    expect(cast.creature("a").items).toEqual([]);
  });

  it("is refused after that, with its price unspent", async () => {
    const late = await inState(at(161, cleric("revivify"), dead(100))).when(on("revivify"));
    expect(late.refused).toMatchObject({
      code: "WRONG_TARGET",
      message: "Revivify cannot be cast on B: it has been dead for more than 1 minute.",
    });
    expect(late.creature("a").items).toHaveLength(1);
  });

  it("takes the table's word where nobody knows when somebody has died", async () => {
    const cast = await inState(at(9_000, cleric("revivify"), dead())).when(on("revivify"));
    expect(cast.creature("b").hp.current).toBe(1);
  });
});

describe("Raise Dead", () => {
  const day = 86_400;

  it("takes 4 from attacks, saves and checks, a point less after each long rest", async () => {
    const raised = await inState(at(day, cleric("raise-dead", 500), dead(0))).when(
      on("raise-dead"),
    );
    const bonuses = (creature: Creature) =>
      creature.effects.flatMap(({ effects }) =>
        effects.map((effect) => (effect.kind === "roll" ? effect.bonus : undefined)),
      );
    expect(raised.creature("b").hp.current).toBe(1);
    expect(bonuses(raised.creature("b"))).toEqual([-4, -4, -4]);
    let { state } = raised;
    for (const left of [[-3, -3, -3], [-2, -2, -2], [-1, -1, -1], []]) {
      const rested = await inState({ ...state, clock: state.clock + day }).when({
        type: "rest",
        id: "b",
        request: { restType: "long" },
      });
      expect(bonuses(rested.creature("b"))).toEqual(left);
      ({ state } = rested);
    }
    expect(state.creatures["b"]?.effects).toEqual([]);
  });

  it("is refused after 10 days, and Resurrection is not", async () => {
    const late = at(10 * day + 1, cleric("raise-dead", 500), dead(0));
    expect((await inState(late).when(on("raise-dead"))).refused?.code).toBe("WRONG_TARGET");
    const later = at(10 * day + 1, cleric("resurrection", 1_000), dead(0));
    expect((await inState(later).when(on("resurrection"))).creature("b").hp.current).toBe(60);
  });
});

describe("Resurrection", () => {
  const year = 31_536_000;

  it("exhausts its caster until a long rest where a year has gone by", async () => {
    const long = at(year, cleric("resurrection", 1_000), dead(0));
    const cast = await inState(long).when(on("resurrection"));
    expect(cast.creature("b").hp.current).toBe(60);
    expect(cast.creature("a").effects).toMatchObject([
      { name: "Resurrection", lasting: { kind: "until", what: "long_rest" } },
    ]);
    const again = await inState(cast.state).when(casts("guidance", { targets: ["b"] }));
    expect(again.refused?.code).toBe("CANNOT_CAST");
    const rested = await inState(cast.state).when({
      type: "rest",
      id: "a",
      request: { restType: "long" },
    });
    expect(rested.creature("a").effects).toEqual([]);
  });

  it("does not before that", async () => {
    const short = at(year - 1, cleric("resurrection", 1_000), dead(0));
    const cast = await inState(short).when(on("resurrection"));
    expect(cast.creature("a").effects).toEqual([]);
  });
});

describe("Remove Curse", () => {
  const wizard = (id = "a"): Creature => ({
    ...caster(id, ["wizard", 9], ["bestow-curse", "remove-curse"]),
    name: id.toUpperCase(),
  });

  it.each(["strength", "attack_rolls", "wasted_action", "necrotic_damage"])(
    "ends the curse %s, and the spell with it",
    async (option) => {
      const cursed = await given(wizard(), someone("g"), wizard("c"))
        .rolling(2)
        .when(casts("bestow-curse", { targets: ["g"], choices: { option } }));
      const held = [...cursed.creature("g").effects, ...cursed.creature("a").effects];
      expect(held).toMatchObject([{ source: "Bestow Curse", ails: "curse" }]);
      const freed = await inState(cursed.state).when({
        ...casts("remove-curse", { targets: ["g"] }),
        id: "c",
      });
      expect(freed.creature("g").effects).toEqual([]);
      expect(freed.creature("a")).toMatchObject({ effects: [], casts: [] });
    },
  );

  it("cures mummy rot, with what it has taken from the maximum", async () => {
    const mummy = someone("g", 40, { make: { statBlock: "mummy" } });
    const healer = caster("a", ["cleric", 9], ["remove-curse"]);
    const struck = await given(healer, someone("b"), mummy)
      // 15 hits; 2d6 + 3 and 3d6; the save fails.
      .rolling(15, 1, 1, 1, 1, 1, 2)
      .when({ type: "attack", id: "g", target: "b", attack: "Rotting Fist" });
    expect(struck.creature("b").effects).toMatchObject([{ ails: "curse" }]);
    const later = await inState(struck.state)
      .rolling(6, 6, 6)
      .when({ type: "pass_time", seconds: 86_400 });
    expect(later.creature("b").effects).toHaveLength(2);
    const cured = await inState(later.state).when(casts("remove-curse", { targets: ["b"] }));
    expect(cured.creature("b").effects).toEqual([]);
  });

  it("leaves what is no curse alone", async () => {
    const blessed = await given(
      caster("a", ["cleric", 9], ["bless", "remove-curse"]),
      someone("b"),
    ).when(casts("bless", { targets: ["b"] }));
    const cast = await inState(blessed.state).when(casts("remove-curse", { targets: ["b"] }));
    expect(cast.creature("b").effects).toHaveLength(1);
    expect(cast.event("told").text).toBe("Ends: a curse.");
  });
});

describe("Sleep", () => {
  const wizard = caster("a", ["wizard", 5], ["sleep"]);
  const elf = someone("g", 5, { make: { race: "elf" } });
  const construct = someone("h", 5, { make: { statBlock: "animated-armor" } });

  it("passes over the unconscious, and those who cannot be charmed, of the pool as well", async () => {
    const out = someone("i", 0, { conditions: [under("unconscious")] });
    const cast = await inState(spellFight(wizard, [someone("b"), elf, construct, out]))
      // 20 hit points in all, of which nobody but the elf takes any.
      .rolling(4, 4, 4, 4, 4)
      .when(casts("sleep", { points: [{ x: 5, y: 2 }] }));
    expect(conditionsOf(cast, "h")).toEqual([]);
    expect(cast.creature("i").conditions).toHaveLength(1);
    // Fey Ancestry: magic does not put it to sleep.
    expect(conditionsOf(cast, "g")).toEqual([]);
  });
});
