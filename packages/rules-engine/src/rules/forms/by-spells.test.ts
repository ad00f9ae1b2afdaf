import { describe, expect, it } from "vitest";
import { arena, one, placeOf } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { inState } from "../../../testing/given.js";
import { onTurnOf, standingAt } from "../../../testing/on-turn.js";
import type { Creature } from "../../creature/creature.js";
import type { CastAction } from "../../game/cast-action.js";
import type { GameState } from "../../game/state.js";
import { prohibition } from "../../gather/prohibition.js";
import { numbersOf } from "../../sheet/numbers.js";
import { sizeOf } from "../../sheet/size.js";
import { srdCompendium } from "../../tables/compendium.js";

const compendium = await srdCompendium();

// Casters at level 17 with a score of 18: DC 8 + 6 + 4 = 18.
const casts = (spell: string, over: Partial<CastAction> = {}): CastAction => ({
  type: "cast",
  id: "a",
  spell,
  ...over,
});

const map = `
  A.B.......
  ..........
  ....G.....
`;

const fighter = (id: string, over: Partial<Omit<Creature, "make">> = {}): Creature =>
  one(id, {
    hp: { current: 30, temporary: 0 },
    ...over,
    make: { extraHp: 60, statBlock: "ogre" },
  });

const fight = (spell: string, over: Partial<Omit<Creature, "make">> = {}): GameState =>
  arena(map, [
    { creature: caster("a", ["druid", 17], [spell], over) },
    { creature: fighter("b") },
    { creature: fighter("g") },
  ]);

const wizard = (spell: string): GameState =>
  arena(map, [
    { creature: caster("a", ["wizard", 17], [spell]) },
    { creature: fighter("b") },
    { creature: fighter("g") },
  ]);

describe("Polymorph", () => {
  it("makes a beast of who fails: its hit points and scores, no speech, no spells", async () => {
    const toad = await inState(fight("polymorph"))
      // Wisdom 7: 19 - 2 = 17 against 18.
      .rolling(19)
      .when(casts("polymorph", { targets: ["g"], choices: { creature: "frog" } }));
    const { creature } = toad;
    expect(creature("g").hp.current).toBe(1);
    expect(numbersOf(creature("g"), compendium).abilities.int.effective).toBe(1);
    expect(prohibition(creature("g"), "cast", compendium)).toBeDefined();
    expect(prohibition(creature("g"), "speak", compendium)).toBeDefined();
    // 10 damage: 9 are left over, of 30. With its form the spell is over.
    const back = await inState(toad.state).when({
      type: "damage",
      id: "g",
      parts: [{ amount: 10 }],
    });
    expect(back.creature("g")).toMatchObject({ hp: { current: 21 }, make: { statBlock: "ogre" } });
    expect(back.creature("g").effects).toEqual([]);
    expect(back.creature("a").casts).toEqual([]);
  });

  it("ends with concentration, and gives back what was there", async () => {
    const { state } = await inState(fight("polymorph")).when(
      casts("polymorph", { targets: ["b"], choices: { creature: "giant-eagle" } }),
    );
    // The willing make no save. A giant eagle has 26 hit points.
    expect(state.creatures["b"]?.hp.current).toBe(26);
    const ended = await inState(state).when({ type: "break_concentration", id: "a" });
    expect(ended.creature("b")).toMatchObject({ hp: { current: 30 }, make: { statBlock: "ogre" } });
    expect(ended.creature("b").own).toBeUndefined();
  });

  it("reaches no higher challenge rating than the target's own, and beasts alone", async () => {
    // An ogre has 2; a polar bear has 2, a giant scorpion 3.
    const into = (creature: string) =>
      inState(fight("polymorph")).when(
        casts("polymorph", { targets: ["b"], choices: { creature } }),
      );
    expect((await into("polar-bear")).refused).toBeUndefined();
    expect((await into("giant-scorpion")).refused?.code).toBe("NO_SUCH_CHOICE");
    expect((await into("goblin")).refused?.code).toBe("NO_SUCH_CHOICE");
    const open = await inState(fight("polymorph")).when(casts("polymorph", { targets: ["b"] }));
    expect(open.refused?.code).toBe("CHOICE_NEEDED");
    // Its own level, 17, for who has no challenge rating: a tyrannosaurus (8).
    const self = await inState(fight("polymorph")).when(
      casts("polymorph", { targets: ["a"], choices: { creature: "tyrannosaurus-rex" } }),
    );
    expect(self.creature("a").hp.current).toBe(136);
  });

  it("does nothing to a shapechanger", async () => {
    const doppelganger = one("g", { make: { statBlock: "doppelganger", extraHp: 0 } });
    const state = arena(map, [
      { creature: caster("a", ["druid", 17], ["polymorph"]) },
      { creature: doppelganger },
    ]);
    const cast = await inState(state).when(
      casts("polymorph", { targets: ["g"], choices: { creature: "frog" } }),
    );
    expect(cast.types).not.toContain("form_taken");
  });

  it("is not undone by sleep, as Wild Shape is", async () => {
    const { state } = await inState(fight("polymorph")).when(
      casts("polymorph", { targets: ["b"], choices: { creature: "giant-eagle" } }),
    );
    const asleep = await inState(state).when({
      type: "gain_condition",
      id: "b",
      condition: "unconscious",
      source: "Sleep",
      lasting: { kind: "rounds", rounds: 10 },
    });
    expect(asleep.creature("b").own).toBeDefined();
  });
});

describe("Shapechange", () => {
  const dragon = () =>
    inState(fight("shapechange", { items: [jade] })).when(
      casts("shapechange", { choices: { creature: "adult-brass-dragon" } }),
    );
  const jade = {
    id: "i1",
    name: "jade circlet",
    quantity: 1,
    custom: { type: "gem", weight: 0, cost: 150_000 },
  };

  it("keeps its caster's mind; another form has no more hit points than were left", async () => {
    const { state, creature } = await dragon();
    // An adult brass dragon: 172 hit points, Strength 23; the druid's Wisdom 18.
    expect(creature("a").hp.current).toBe(172);
    const { abilities } = numbersOf(creature("a"), compendium);
    expect([abilities.str.effective, abilities.wis.effective]).toEqual([23, 18]);
    expect(prohibition(creature("a"), "cast", compendium)).toBeUndefined();
    const wounded = { ...creature("a"), hp: { current: 60, temporary: 0 } };
    const later = onTurnOf({ ...state, creatures: { ...state.creatures, a: wounded } }, "a");
    const giant = await inState(later).when(
      casts("shapechange", { use: "sustain", choices: { creature: "storm-giant" } }),
    );
    // A storm giant has 230.
    expect(giant.creature("a").hp.current).toBe(60);
    expect(giant.creature("a").effects).toHaveLength(1);
    const over = await inState(giant.state).when({ type: "break_concentration", id: "a" });
    expect(over.creature("a").hp.current).toBe(50);
    expect(over.creature("a").items).toHaveLength(1);
  });

  it("makes neither constructs nor the undead, and nothing above its caster's level", async () => {
    for (const creature of ["iron-golem", "mummy-lord", "ancient-brass-dragon"]) {
      const { refused } = await inState(fight("shapechange", { items: [jade] })).when(
        casts("shapechange", { choices: { creature } }),
      );
      expect(refused?.code).toBe("NO_SUCH_CHOICE");
    }
  });
});

it("Animal Shapes: beasts of challenge rating 4 with their own minds, and other ones later", async () => {
  const { state, creature } = await inState(fight("animal-shapes")).when(
    casts("animal-shapes", { targets: ["b", "a"], choices: { creature: "elephant" } }),
  );
  // Huge is too large: an elephant is refused.
  expect(creature("b").own).toBeUndefined();
  const bears = await inState(state).when(
    casts("animal-shapes", { targets: ["b", "a"], choices: { creature: "giant-scorpion" } }),
  );
  expect(bears.creature("b").hp.current).toBe(52);
  // An ogre's Intelligence 5, a giant scorpion's 1.
  expect(numbersOf(bears.creature("b"), compendium).abilities.int.effective).toBe(5);
  const later = await inState(onTurnOf(bears.state, "a")).when(
    casts("animal-shapes", { use: "sustain", targets: ["b"], choices: { creature: "polar-bear" } }),
  );
  expect(later.creature("b").hp.current).toBe(42);
  expect(later.creature("a").casts).toHaveLength(1);
});

it("True Polymorph makes a friend of a thing, and a thing of a foe", async () => {
  const friend = await inState(wizard("true-polymorph"))
    .rolling(10)
    .when(
      casts("true-polymorph", {
        points: [{ x: 6, y: 1 }],
        choices: { option: "object_into_creature", creature: "treant" },
      }),
    );
  expect(friend.state.combatants?.["fight-s1"]).toMatchObject({ side: "party" });
  const thing = await inState(wizard("true-polymorph"))
    .rolling(10)
    .when(casts("true-polymorph", { targets: ["g"], choices: { option: "creature_into_object" } }));
  expect(prohibition(thing.creature("g"), "act", compendium)).toBeDefined();
});

describe("Enlarge/Reduce", () => {
  const large = (option: string, target: string) =>
    inState(wizard("enlarge-reduce")).when(
      casts("enlarge-reduce", { targets: [target], choices: { option, willing: true } }),
    );

  it("is a size larger on the map, and as before when it ends", async () => {
    const { state, creature } = await large("enlarge", "b");
    // An ogre is Large.
    expect(sizeOf(creature("b").make, compendium)).toBe("huge");
    const ended = await inState(state).when({ type: "break_concentration", id: "a" });
    expect(sizeOf(ended.creature("b").make, compendium)).toBe("large");
    expect(ended.creature("b").make).toEqual(fighter("b").make);
  });

  it("is a size smaller, and the unwilling save", async () => {
    const { creature } = await large("reduce", "a");
    expect(sizeOf(creature("a").make, compendium)).toBe("small");
    const saved = await inState(wizard("enlarge-reduce"))
      // Constitution 16: 15 + 3 makes 18.
      .rolling(15)
      .when(casts("enlarge-reduce", { targets: ["g"], choices: { option: "reduce" } }));
    expect(sizeOf(saved.creature("g").make, compendium)).toBe("large");
    expect(placeOf(saved.state, "g")).toEqual({ x: 4, y: 2 });
  });
});

it("Alter Self: fins, or claws in their place with an action", async () => {
  const { state, creature } = await inState(wizard("alter-self")).when(
    casts("alter-self", { choices: { option: "aquatic_adaptation" } }),
  );
  expect(numbersOf(creature("a"), compendium).speed.swim?.effective).toBe(30);
  const clawed = await inState(onTurnOf(state, "a")).when(
    casts("alter-self", { use: "sustain", choices: { option: "natural_weapons" } }),
  );
  expect(numbersOf(clawed.creature("a"), compendium).speed.swim?.effective ?? 0).toBeLessThan(30);
  expect(clawed.creature("a").effects).toHaveLength(1);
});

describe("Resilient Sphere", () => {
  const sealed = () =>
    inState(wizard("resilient-sphere"))
      // An ogre's Dexterity 8: 18 - 1 = 17 against 18.
      .rolling(18)
      .when(casts("resilient-sphere", { targets: ["g"] }));

  it("lets nothing in or out", async () => {
    const { state } = await sealed();
    for (const [id, target] of [
      ["b", "g"],
      ["g", "b"],
    ] as const) {
      const near = onTurnOf(standingAt(state, "b", { x: 3, y: 0 }), id);
      const refused = await inState(near).when({ type: "attack", id, target, attack: "Greatclub" });
      expect(refused.refused?.code).toBe("FULL_COVER");
    }
    const burst = await inState({
      ...state,
      creatures: { ...state.creatures, b: caster("b", ["wizard", 9], ["fireball"]) },
    }).when(casts("fireball", { id: "b", dmOverride: true, points: [{ x: 6, y: 2 }] }));
    expect(burst.creature("g").hp.current).toBe(30);
  });

  it("takes in the willing without a save", async () => {
    const shut = await inState(wizard("resilient-sphere")).when(
      casts("resilient-sphere", { targets: ["b"] }),
    );
    expect(shut.creature("b").effects).toHaveLength(1);
  });
});
