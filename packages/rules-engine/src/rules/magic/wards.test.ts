import { describe, expect, it } from "vitest";
import { inState } from "../../../testing/given.js";
import { worn } from "../../../testing/make.js";
import { onTurnOf, standingAt } from "../../../testing/on-turn.js";
import { casts, castsAs, hpOf, someone, spellFight } from "../../../testing/spell-fight.js";
import type { Action } from "../../game/action.js";
import { plainField } from "../../grid/battlefield.js";

// Everybody named here casts at level 5 or more with a score of 18, and has armour class 10.

const cleric = castsAs("cleric", 7);

const hurts = (id: string, amount: number): Action => ({
  type: "damage",
  id,
  parts: [{ amount }],
});

describe("Death Ward", () => {
  const warded = () =>
    inState(spellFight(cleric("death-ward"))).when(casts("death-ward", { targets: ["b"] }));

  it("leaves 1 hit point where damage would leave none, once, and is over", async () => {
    const ward = await warded();
    expect(ward.creature("b").effects).toMatchObject([{ name: "Death Ward" }]);
    const hit = await inState(ward.state).when(hurts("b", 45));
    expect(hpOf(hit, "b")).toEqual([1]);
    expect(hit.event("fall_resisted")).toMatchObject({ trait: "Death Ward", averted: true });
    expect(hit.creature("b").effects).toEqual([]);
    expect(hit.creature("a").casts).toEqual([]);
    expect((await inState(hit.state).when(hurts("b", 1))).types).toContain("fell");
  });

  it("holds against damage that kills outright", async () => {
    const hit = await inState((await warded()).state).when(hurts("b", 200));
    expect(hpOf(hit, "b")).toEqual([1]);
    expect(hit.creature("b").dead).toBeUndefined();
  });

  it("goes before what comes of itself: Relentless Endurance is still there", async () => {
    const halfOrc = someone("b", 10, { make: { race: "half-orc" } });
    const ward = await inState(spellFight(cleric("death-ward"), [halfOrc])).when(
      casts("death-ward", { targets: ["b"] }),
    );
    const hit = await inState(ward.state).when(hurts("b", 10));
    expect(hit.event("fall_resisted").trait).toBe("Death Ward");
    expect(hit.creature("b").spent.uses).toEqual({});
  });

  it("undoes what kills without damage", async () => {
    const ward = await warded();
    const wizard = castsAs("wizard", 17)("power-word-kill");
    const killer = { ...wizard, id: "g", name: "G" };
    const state = { ...ward.state, creatures: { ...ward.state.creatures, g: killer } };
    const word = await inState(onTurnOf(state, "g")).when({
      ...casts("power-word-kill", { targets: ["b"] }),
      id: "g",
    });
    expect(word.creature("b")).toMatchObject({ hp: { current: 40 }, effects: [] });
    expect(word.creature("b").dead).toBeUndefined();
  });
});

describe("Beacon of Hope", () => {
  it("makes healing dice show their highest for its bearers alone", async () => {
    const healer = cleric("beacon-of-hope", "cure-wounds");
    const beacon = await inState(
      spellFight(healer, [someone("b", 10), someone("g"), someone("h")]),
    ).when(casts("beacon-of-hope", { targets: ["b"] }));
    expect(beacon.refused).toBeUndefined();
    const healed = await inState(onTurnOf(beacon.state, "a")).when(
      casts("cure-wounds", { targets: ["b"] }),
    );
    // 8 and 4, without a die.
    expect(hpOf(healed, "b")).toEqual([22]);
    const other = await inState(onTurnOf(beacon.state, "a"))
      .rolling(3)
      .when({ type: "heal", id: "g", dice: "1d8" });
    expect(hpOf(other, "g")).toEqual([43]);
  });

  it("gives advantage on death saves", async () => {
    const beacon = await inState(
      spellFight(cleric("beacon-of-hope"), [someone("b", 10), someone("g")]),
    ).when(casts("beacon-of-hope", { targets: ["b"] }));
    const down = await inState(beacon.state).when(hurts("b", 10));
    const saved = await inState(onTurnOf(down.state, "b"))
      .rolling(4, 12)
      .when({ type: "death_save", id: "b" });
    expect(saved.event("death_save").outcome).toBe("success");
  });
});

describe("Ray of Enfeeblement", () => {
  const club = worn("Club", "main_hand", { base: "club" });
  const bow = worn("Shortbow", "two_hands", { base: "shortbow" });
  const strong = someone("g", 40, {
    items: [club],
    make: { abilities: { str: 16, dex: 10, con: 10, int: 10, wis: 10, cha: 10 } },
  });
  const weakened = (foe = strong) =>
    inState(spellFight(castsAs("wizard")("ray-of-enfeeblement"), [someone("b"), foe, someone("h")]))
      .rolling(10)
      .when(casts("ray-of-enfeeblement", { targets: ["g"] }));

  it("halves what weapons deal by Strength", async () => {
    const ray = await weakened();
    expect(ray.creature("g").effects).toMatchObject([{ name: "Ray of Enfeeblement" }]);
    const hit = await inState(onTurnOf(ray.state, "g"))
      .rolling(15, 4)
      .when({ type: "attack", id: "g", target: "h" });
    // 1d4 + 3 is 7: half of it is 3.
    expect(hpOf(hit, "h")).toEqual([37]);
    expect(hit.event("damage_taken").damage[0]?.because).toEqual([
      "half damage: Ray of Enfeeblement",
    ]);
  });

  it("leaves those of Dexterity alone", async () => {
    const archer = someone("g", 40, {
      items: [bow, { id: "i9", name: "Arrow", base: "arrow", quantity: 5 }],
    });
    const ray = await weakened(archer);
    const hit = await inState(onTurnOf(ray.state, "g"))
      .rolling(15, 4)
      .when({ type: "attack", id: "g", target: "b" });
    expect(hpOf(hit, "b")).toEqual([36]);
  });

  it("is over, and nobody concentrates on it, once its target has saved as its turn ends", async () => {
    const ray = await weakened();
    const failed = await inState(onTurnOf(ray.state, "g")).rolling(14).when({ type: "end_turn" });
    expect(failed.creature("g").effects).toHaveLength(1);
    const saved = await inState(onTurnOf(ray.state, "g")).rolling(15).when({ type: "end_turn" });
    expect(saved.creature("g").effects).toEqual([]);
    expect(saved.creature("a").casts).toEqual([]);
  });
});

describe("Warding Bond", () => {
  const rings = {
    id: "i1",
    name: "Pair of platinum rings",
    quantity: 2,
    custom: { type: "jewelry", weight: 0, cost: 5_000 },
  };
  const others = ["b", "c", "g", "h", "i"].map((id) => someone(id));
  const bond = () =>
    inState(spellFight({ ...cleric("warding-bond"), items: [rings] }, others)).when(
      casts("warding-bond", { targets: ["b"] }),
    );

  it("gives its caster as much damage as is left of its target's", async () => {
    const bonded = await bond();
    const hit = await inState(bonded.state).when({
      type: "damage",
      id: "b",
      parts: [{ amount: 15, type: "fire" }],
    });
    // Half of 15 is 7, for each of the two.
    expect(hpOf(hit, "a", "b")).toEqual([43, 33]);
  });

  it("tests its caster's concentration by what it takes", async () => {
    const bonded = await bond();
    const focused = await inState(bonded.state).when({
      type: "concentrate",
      id: "a",
      spell: "Bless",
    });
    const hit = await inState(focused.state).rolling(10).when(hurts("b", 10));
    expect(hit.event("rolled")).toMatchObject({ id: "a", dc: 10, success: true });
  });

  it("ends when its caster falls, or is more than 60 feet away", async () => {
    const bonded = await bond();
    const fallen = await inState(bonded.state).when(hurts("a", 50));
    expect(fallen.creature("b").effects).toEqual([]);
    const stunned = await inState(bonded.state).when({
      type: "gain_condition",
      id: "a",
      condition: "stunned",
      source: "x",
      lasting: { kind: "until", what: "removed" },
    });
    expect(stunned.creature("b").effects).toHaveLength(1);
    const far = standingAt(onTurnOf(bonded.state, "b"), "b", { x: 11, y: 2 });
    const long = { ...far, battlefield: plainField(20, 5) };
    const at60 = await inState(long).when({ type: "move", id: "b", to: { x: 13, y: 2 } });
    expect(at60.creature("b").effects).toHaveLength(1);
    const at65 = await inState(long).when({ type: "move", id: "b", to: { x: 14, y: 2 } });
    expect(at65.creature("b").effects).toEqual([]);
    expect(at65.creature("a").casts).toEqual([]);
  });

  it("ends when either of the two is bound anew", async () => {
    const bonded = await bond();
    const again = await inState(onTurnOf(bonded.state, "a")).when(
      casts("warding-bond", { targets: ["c"] }),
    );
    expect(again.refused).toBeUndefined();
    expect(again.creature("b").effects).toEqual([]);
    expect(again.creature("c").effects).toHaveLength(1);
    expect(again.creature("a").casts).toHaveLength(1);
  });
});
