import { describe, expect, it } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { given, inState, type Outcome } from "../../../testing/given.js";
import { concentratingOn, worn } from "../../../testing/make.js";
import { onTurnOf } from "../../../testing/on-turn.js";
import type { Creature } from "../../creature/creature.js";
import type { CastAction } from "../../game/cast-action.js";
import type { GameState } from "../../game/state.js";

// Everybody named here casts at level 5 with a score of 18: DC 8 + 3 + 4 = 15, and +7 to hit.

const casts = (spell: string, over: Partial<CastAction> = {}): CastAction => ({
  type: "cast",
  id: "a",
  spell,
  ...over,
});

/** Armour class 10, all scores 10, so many hit points of 60. */
const someone = (id: string, current = 40, over: Partial<Omit<Creature, "make">> = {}): Creature =>
  one(id, { hp: { current, temporary: 0 }, ...over, make: { extraHp: 60 } });

const map = `
  ............
  .A.G........
  .B.H........
  ............
  ..........I.
`;

const fight = (
  self: Creature,
  others: readonly Creature[] = ["b", "g", "h", "i"].map((id) => someone(id)),
): GameState => arena(map, [{ creature: self }, ...others.map((creature) => ({ creature }))]);

const hp = ({ creature }: Outcome, ...ids: readonly string[]): readonly number[] =>
  ids.map((id) => creature(id).hp.current);

const wizard = (...spells: readonly string[]) => caster("a", ["wizard", 5], spells);
const cleric = (...spells: readonly string[]) => caster("a", ["cleric", 5], spells);

describe("darts, rays and beams", () => {
  it("Magic Missile: three darts are three blows, and three concentration saves", async () => {
    const foe = someone("g", 40, concentratingOn("Bless"));
    const cast = await inState(fight(wizard("magic-missile"), [foe, someone("h")]))
      // The damage is rolled once, since they strike together: 3 + 1. Three saves: 10 is DC 10.
      .rolling(3, 10, 10, 10)
      .when(casts("magic-missile", { targets: ["g"] }));
    expect(hp(cast, "g")).toEqual([28]);
    expect(cast.types.filter((type) => type === "rolled")).toHaveLength(3);
    expect(cast.creature("g").casts).toHaveLength(1);
  });

  it("Magic Missile: one more dart for each slot level, each where it is aimed", async () => {
    const cast = await inState(fight(wizard("magic-missile")))
      .rolling(4)
      .when(casts("magic-missile", { targets: ["g", "g", "h", "i"], slotLevel: 2 }));
    expect(hp(cast, "g", "h", "i")).toEqual([30, 35, 35]);
    const many = await inState(fight(wizard("magic-missile"))).when(
      casts("magic-missile", { targets: ["g", "g", "h", "i"] }),
    );
    expect(many.refused?.code).toBe("TOO_MANY_TARGETS");
  });

  it("Scorching Ray: each ray has its own roll, and a 20 doubles its own dice", async () => {
    const cast = await inState(fight(wizard("scorching-ray")))
      // 3 + 7 = 10 hits, 2d6 = 7; 2 + 7 misses; 20 hits with 4d6 = 10.
      .rolling(3, 3, 4, 2, 20, 1, 2, 3, 4)
      .when(casts("scorching-ray", { targets: ["h", "i"] }));
    expect(
      cast.events.flatMap((event) =>
        event.type === "rolled" ? [[event.against, event.success]] : [],
      ),
    ).toEqual([
      ["h", true],
      ["i", false],
      ["i", true],
    ]);
    expect(hp(cast, "h", "i")).toEqual([33, 30]);
  });

  it("Eldritch Blast: two beams at level 5, each with the Charisma modifier of Agonizing Blast", async () => {
    const warlock = caster("a", ["warlock", 5], ["eldritch-blast"], {
      make: {
        options: {
          "warlock-eldritch-invocations": ["warlock-eldritch-invocation-agonizing-blast"],
        },
      },
    });
    const cast = await inState(fight(warlock))
      .rolling(10, 6, 10, 1)
      .when(casts("eldritch-blast", { targets: ["h", "i"] }));
    // 6 + 4 and 1 + 4.
    expect(hp(cast, "h", "i")).toEqual([30, 35]);
  });

  it("Fire Bolt: 2d10 from level 5 on, at a disadvantage beside a foe", async () => {
    const near = await inState(
      arena("AG", [{ creature: wizard("fire-bolt") }, { creature: someone("g") }]),
    )
      .rolling(15, 2)
      .when(casts("fire-bolt", { targets: ["g"] }));
    expect(near.event("rolled")).toMatchObject({
      success: false,
      d20: { mode: "disadvantage", total: 9 },
    });
    const far = await inState(fight(wizard("fire-bolt")))
      .rolling(9, 5, 6)
      .when(casts("fire-bolt", { targets: ["i"] }));
    expect(hp(far, "i")).toEqual([29]);
  });
});

describe("areas", () => {
  it("Fireball: one roll for all, half for who saves, by the slot", async () => {
    const cast = await inState(fight(wizard("fireball")))
      // G fails with 14, H saves with 15; 8d6: 24.
      .rolling(14, 15, 3, 3, 3, 3, 3, 3, 3, 3)
      .when(casts("fireball", { points: [{ x: 6, y: 1 }] }));
    expect(hp(cast, "a", "b", "g", "h", "i")).toEqual([50, 40, 16, 28, 40]);
    expect(cast.event("damage_taken").damage[0]).toMatchObject({ dice: "8d6", type: "fire" });
  });

  it("Fireball: whom a wall shields from the point of origin is not struck", async () => {
    const walled = `
      A......
      ...###.
      ...#G#.
      ...###.
    `;
    const cast = await inState(
      arena(walled, [{ creature: wizard("fireball") }, { creature: someone("g") }]),
    ).when(casts("fireball", { points: [{ x: 5, y: 0 }] }));
    expect(hp(cast, "g")).toEqual([40]);
  });

  it("Fireball: half cover adds 2 to the save", async () => {
    const propped = `
      .......A
      ........
      ....GH..
    `;
    const cast = await inState(
      arena(propped, [
        { creature: wizard("fireball") },
        { creature: someone("g") },
        { creature: someone("h") },
      ]),
    )
      // From (1, 2) G stands before H: 13 + 2 saves.
      .rolling(14, 13, 2, 2, 2, 2, 2, 2, 2, 2)
      .when(casts("fireball", { points: [{ x: 1, y: 2 }] }));
    expect(hp(cast, "g", "h")).toEqual([24, 32]);
  });

  it("Burning Hands: a cone from oneself, which leaves oneself alone", async () => {
    const cast = await inState(fight(wizard("burning-hands")))
      .rolling(2, 15, 1, 2, 4)
      .when(casts("burning-hands", { direction: { x: 1, y: 0 } }));
    // As wide as it is long: at 10 feet both are in it, and H saves for half of 7.
    expect(hp(cast, "a", "b", "g", "h", "i")).toEqual([50, 40, 33, 37, 40]);
  });

  it("Lightning Bolt: a line of 100 feet", async () => {
    const cast = await inState(fight(wizard("lightning-bolt")))
      .rolling(20, 4, 4, 4, 4, 4, 4, 4, 4)
      .when(casts("lightning-bolt", { targets: ["g"] }));
    expect(hp(cast, "g", "h")).toEqual([24, 40]);
  });

  it("Sleep: as many as 5d8 reach, the weakest first, and damage wakes", async () => {
    const others = [someone("g", 5), someone("h", 9), someone("i", 40)];
    const cast = await inState(fight(wizard("sleep"), others))
      // 20: 5 and 9 fit, which leaves 6.
      .rolling(4, 4, 4, 4, 4)
      .when(casts("sleep", { points: [{ x: 5, y: 2 }], choices: { spare: [] } }));
    expect(cast.creature("g").conditions.map(({ condition }) => condition)).toContain(
      "unconscious",
    );
    expect(cast.creature("h").conditions.map(({ condition }) => condition)).toContain(
      "unconscious",
    );
    const woken = await inState(cast.state).when({
      type: "damage",
      id: "g",
      parts: [{ amount: 1 }],
    });
    expect(woken.creature("g").conditions.map(({ condition }) => condition)).not.toContain(
      "unconscious",
    );
  });
});

describe("one at a time", () => {
  it("Cure Wounds: 1d8 and Wisdom, 1d8 more for each slot level", async () => {
    const cast = await inState(fight(cleric("cure-wounds")))
      .rolling(5, 6)
      .when(casts("cure-wounds", { targets: ["b"], slotLevel: 2 }));
    expect(hp(cast, "b")).toEqual([55]);
  });

  it("Healing Word: a bonus action, 60 feet", async () => {
    const cast = await inState(fight(cleric("healing-word")))
      .rolling(3)
      .when(casts("healing-word", { targets: ["i"] }));
    expect(hp(cast, "i")).toEqual([47]);
    expect(cast.state.combatants?.["a"]?.turn).toMatchObject({ bonus: "Cast a Spell" });
    expect(cast.state.combatants?.["a"]?.turn.action).toBeUndefined();
  });

  it("Sacred Flame: 2d8 at level 5, nothing on a save, and cover does not help", async () => {
    const lost = await inState(fight(cleric("sacred-flame")))
      .rolling(14, 3, 4)
      .when(casts("sacred-flame", { targets: ["h"] }));
    expect(hp(lost, "h")).toEqual([33]);
    const saved = await inState(fight(cleric("sacred-flame")))
      .rolling(15, 3, 4)
      .when(casts("sacred-flame", { targets: ["h"] }));
    expect(hp(saved, "h")).toEqual([40]);
  });

  it("Guiding Bolt: 4d6, and the next attack on its target has advantage", async () => {
    const cast = await inState(fight(cleric("guiding-bolt")))
      .rolling(5, 2, 2, 2, 2)
      .when(casts("guiding-bolt", { targets: ["i"] }));
    expect(hp(cast, "i")).toEqual([32]);
    const hit = await inState(onTurnOf(cast.state, "b"))
      .rolling(2, 12)
      .when({
        type: "attack",
        id: "b",
        target: "i",
        said: { bonus: 0, range: { normal: 100, long: 100 } },
      });
    expect(hit.event("rolled").d20).toMatchObject({ mode: "advantage", total: 12 });
    expect(hit.creature("i").effects).toEqual([]);
  });

  it("Bless: three creatures add 1d4 to attacks and saves, for a minute of concentration", async () => {
    const cast = await inState(fight(cleric("bless"))).when(
      casts("bless", { targets: ["a", "b"] }),
    );
    expect(cast.creature("b").effects).toMatchObject([
      { name: "Bless", lasting: { kind: "cast" } },
    ]);
    expect(cast.creature("a").casts).toMatchObject([
      { spell: "Bless", concentration: true, until: 60 },
    ]);
    // 6 and 3 of the die are 9 against DC 10: it is over, for everybody.
    const over = await inState(cast.state)
      .rolling(6, 3)
      .when({ type: "damage", id: "a", parts: [{ amount: 12 }] });
    expect(over.creature("a").casts).toEqual([]);
    expect(over.creature("b").effects).toEqual([]);
  });

  it("Hold Person: paralyzed, saved against again at each turn's end; others than humanoids are not for it", async () => {
    const cast = await inState(fight(wizard("hold-person")))
      .rolling(14)
      .when(casts("hold-person", { targets: ["g"] }));
    expect(cast.creature("g").conditions).toMatchObject([
      { condition: "paralyzed", save: { ability: "wis", dc: 15, at: "turn-end" } },
    ]);
    const wolf = one("g", { make: { statBlock: "wolf", extraHp: 10 } });
    const no = await inState(fight(wizard("hold-person"), [wolf])).when(
      casts("hold-person", { targets: ["g"] }),
    );
    expect(no.refused?.code).toBe("WRONG_TARGET");
    expect(no.creature("a").spent.slots).toEqual({});
  });

  it("Haste: ends with a turn of lethargy", async () => {
    const cast = await inState(fight(wizard("haste"))).when(casts("haste", { targets: ["b"] }));
    expect(cast.creature("b").effects).toHaveLength(1);
    const over = await inState(cast.state).when({ type: "break_concentration", id: "a" });
    const effects = over.creature("b").effects.flatMap((held) => held.effects);
    expect(effects).toContainEqual({ kind: "cannot", what: "act" });
    const foe = await inState(fight(wizard("haste"))).when(casts("haste", { targets: ["g"] }));
    expect(foe.refused?.code).toBe("WRONG_TARGET");
  });
});

describe("what is used again", () => {
  it("Spiritual Weapon: a bonus action to cast, and one to strike again, 1d8 and Wisdom", async () => {
    const first = await inState(fight(cleric("spiritual-weapon")))
      .rolling(10, 5)
      .when(casts("spiritual-weapon", { targets: ["i"] }));
    expect(hp(first, "i")).toEqual([31]);
    const spent = await inState(first.state).when(
      casts("spiritual-weapon", { use: "sustain", targets: ["i"] }),
    );
    expect(spent.refused?.code).toBe("BONUS_SPENT");
    const again = await inState(onTurnOf(first.state, "a"))
      .rolling(20, 5, 6)
      .when(casts("spiritual-weapon", { use: "sustain", targets: ["i"] }));
    // A critical hit: 2d8 and 4.
    expect(hp(again, "i")).toEqual([16]);
    expect(again.creature("a").spent.slots).toEqual({ "2": 1 });
  });

  it("Call Lightning: with its action, at the level of its slot", async () => {
    const druid = caster("a", ["druid", 7], ["call-lightning"]);
    const first = await given(druid, someone("g"))
      .rolling(2, 5, 5, 5, 5)
      .when(casts("call-lightning", { targets: ["g"], slotLevel: 4 }));
    expect(hp(first, "g")).toEqual([20]);
    const again = await inState(first.state)
      .rolling(20, 5, 5, 5, 5)
      .when(casts("call-lightning", { use: "sustain", targets: ["g"] }));
    expect(hp(again, "g")).toEqual([10]);
    expect(again.creature("a").spent.slots).toEqual({ "4": 1 });
  });

  it("Hunter's Mark: 1d6 more with each weapon hit on the quarry", async () => {
    const ranger = caster("a", ["ranger", 5], ["hunters-mark"], {
      items: [
        worn("Longbow", "two_hands", { base: "longbow" }),
        { id: "i9", name: "Arrow", base: "arrow", quantity: 5 },
      ],
    });
    const marked = await inState(fight(ranger)).when(casts("hunters-mark", { targets: ["i"] }));
    expect(marked.refused).toBeUndefined();
    const hit = await inState(marked.state)
      .rolling(15, 4, 6)
      .when({ type: "attack", id: "a", target: "i" });
    expect(hp(hit, "i")).toEqual([30]);
    const up = await inState(onTurnOf(marked.state, "a")).when(
      casts("hunters-mark", { use: "sustain", targets: ["h"] }),
    );
    expect(up.refused?.code).toBe("QUARRY_UP");
    const felled = await inState(marked.state).when({ type: "set_hp", id: "i", hp: 0 });
    const passed = await inState(onTurnOf(felled.state, "a")).when(
      casts("hunters-mark", { use: "sustain", targets: ["h"] }),
    );
    expect(passed.creature("a").effects).toMatchObject([{ name: "Hunter's Mark", target: "h" }]);
    expect(passed.creature("a").spent.slots).toEqual({ "1": 1 });
    const other = await inState(marked.state)
      .rolling(15, 4)
      .when({ type: "attack", id: "a", target: "h" });
    expect(hp(other, "h")).toEqual([36]);
  });
});

describe("what lies in a place", () => {
  it("Spirit Guardians: foes within 15 feet are slowed, and hurt as their turns begin, once a turn", async () => {
    const cast = await inState(fight(cleric("spirit-guardians"))).when(
      casts("spirit-guardians", { choices: { damageType: "radiant" } }),
    );
    expect(cast.refused).toBeUndefined();
    expect(cast.event("zone_laid").zone).toMatchObject({
      name: "Spirit Guardians",
      affects: "enemies",
    });
    // G stands 10 feet away: its turn begins, it fails, 3d8 radiant.
    const [g] = cast.state.encounter?.order.filter(({ id }) => id === "g") ?? [];
    expect(g?.id).toBe("g");
    const ally = await inState(cast.state).when({ type: "end_turn" });
    const turn = await inState(ally.state).rolling(2, 4, 5, 6).when({ type: "end_turn" });
    expect(turn.state.encounter?.turn.of).toBe("g");
    expect(hp(turn, "b", "g")).toEqual([40, 25]);
    expect(turn.event("damage_taken").damage[0]).toMatchObject({ type: "radiant", dice: "3d8" });
  });
});

describe("growth by the slot", () => {
  it("Aid: 5 more of maximum and of hit points for each level above the second", async () => {
    const cast = await inState(fight(cleric("aid"))).when(
      casts("aid", { targets: ["b"], slotLevel: 3 }),
    );
    expect(hp(cast, "b")).toEqual([50]);
    expect(cast.creature("b").effects[0]?.effects).toMatchObject([
      { stat: "hit-point-maximum", by: 10 },
    ]);
  });

  it("Magic Weapon: the weapon in the hand of whoever is touched, +1, +2 from level 4 on", async () => {
    const club = worn("Club", "main_hand", { base: "club" });
    const cast = await given(
      caster("a", ["wizard", 9], ["magic-weapon"]),
      someone("b", 40, { items: [club] }),
    ).when(casts("magic-weapon", { targets: ["b"], slotLevel: 4 }));
    expect(cast.creature("b").effects[0]).toMatchObject({ name: "Magic Weapon", item: club.id });
    expect(cast.creature("b").effects[0]?.effects[0]).toMatchObject({ bonus: 2 });
  });

  it("Resurrection: all hit points", async () => {
    const diamond = {
      id: "i1",
      name: "Diamond",
      quantity: 1,
      custom: { type: "gem", weight: 0, cost: 100_000 },
    };
    const cast = await given(caster("a", ["cleric", 13], ["resurrection"], { items: [diamond] }), {
      ...someone("b", 0),
      dead: true,
    }).when(casts("resurrection", { targets: ["b"] }));
    expect(hp(cast, "b")).toEqual([60]);
    expect(cast.creature("a").items).toEqual([]);
  });
});

describe("what moves", () => {
  const at = ({ state }: Outcome, id: string) => state.combatants?.[id]?.at;

  it("Thunderwave: 2d8, and 10 feet away for who fails its save", async () => {
    const cast = await inState(
      arena("AGH.....", [
        { creature: wizard("thunderwave") },
        { creature: someone("g") },
        { creature: someone("h") },
      ]),
    )
      // G saves, H fails.
      .rolling(20, 2, 5, 4)
      .when(casts("thunderwave", { direction: { x: 1, y: 0 } }));
    expect(hp(cast, "g", "h")).toEqual([36, 31]);
    expect([at(cast, "g"), at(cast, "h")]).toEqual([
      { x: 1, y: 0 },
      { x: 4, y: 0 },
    ]);
  });

  it("Misty Step: up to 30 feet to a free place, with a bonus action", async () => {
    const self = wizard("misty-step");
    const cast = await inState(fight(self)).when(casts("misty-step", { points: [{ x: 7, y: 1 }] }));
    expect(at(cast, "a")).toEqual({ x: 7, y: 1 });
    const far = await inState(fight(self)).when(casts("misty-step", { points: [{ x: 8, y: 1 }] }));
    expect(far.refused?.code).toBe("OUT_OF_RANGE");
    const taken = await inState(fight(self)).when(
      casts("misty-step", { targets: ["a"], points: [{ x: 3, y: 1 }] }),
    );
    expect(taken.refused?.code).toBe("OCCUPIED");
  });

  it("Repelling Blast: each beam that hits pushes 10 feet", async () => {
    const warlock = caster("a", ["warlock", 5], ["eldritch-blast"], {
      make: {
        options: {
          "warlock-eldritch-invocations": ["warlock-eldritch-invocation-repelling-blast"],
        },
      },
    });
    const cast = await inState(
      arena("A..G..........", [{ creature: warlock }, { creature: someone("g") }]),
    )
      .rolling(15, 4, 15, 4)
      .when(casts("eldritch-blast", { targets: ["g"] }));
    expect(at(cast, "g")).toEqual({ x: 7, y: 0 });
  });
});
