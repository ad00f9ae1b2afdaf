import { describe, expect, it } from "vitest";
import { arena, one, placeOf } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { given, inState, type Outcome } from "../../../testing/given.js";
import { onTurnOf } from "../../../testing/on-turn.js";
import type { CastAction } from "../../game/cast-action.js";
import type { GameState } from "../../game/state.js";

const casts = (spell: string, over: Partial<CastAction> = {}): CastAction => ({
  type: "cast",
  id: "a",
  spell,
  points: [{ x: 4, y: 2 }],
  ...over,
});

const map = `
  A.........
  ..........
  ..........
  .........G
`;

const fight = (spell: string, level = 17): GameState =>
  arena(map, [
    { creature: caster("a", ["druid", level], [spell]) },
    { creature: one("g", { make: { extraHp: 60 } }) },
  ]);

/** Who takes part, but for the two of them. */
const called = ({ state }: Outcome): readonly (readonly [string | undefined, string])[] =>
  Object.values(state.combatants ?? {}).flatMap(({ id, side }) =>
    id === "a" || id === "g" ? [] : [[state.creatures[id]?.make.statBlock, side] as const],
  );

describe("Conjure Animals", () => {
  it("asks which, and brings as many as their challenge rating lets it", async () => {
    const open = await inState(fight("conjure-animals")).when(casts("conjure-animals"));
    expect(open.refused?.code).toBe("CHOICE_NEEDED");
    // Challenge rating 1/4: eight. One d20 for all of them, one of each for their order.
    const wolves = await inState(fight("conjure-animals"))
      .rolling(10, 1, 2, 3, 4, 5, 6, 7, 8)
      .when(casts("conjure-animals", { choices: { creature: "wolf" } }));
    expect(called(wolves)).toEqual(Array.from({ length: 8 }, () => ["wolf", "party"]));
    expect(placeOf(wolves.state, "fight-s1")).toEqual({ x: 4, y: 2 });
  });

  it("brings fewer where fewer are asked for, and refuses more", async () => {
    const wolves = (count: number) =>
      casts("conjure-animals", { choices: { creature: "wolf", count } });
    const two = await inState(fight("conjure-animals")).rolling(10, 1, 2).when(wolves(2));
    expect(called(two)).toHaveLength(2);
    const many = await inState(fight("conjure-animals")).when(wolves(20));
    expect(many.refused).toMatchObject({
      code: "TOO_MANY",
      message: "Conjure Animals brings 8 of these at most here, and 20 are asked for.",
    });
    const crowd = casts("animate-objects", { choices: { option: "medium", count: 6 } });
    expect((await inState(fight("animate-objects")).when(crowd)).refused?.code).toBe("TOO_MANY");
  });

  it("brings twice as many with a slot of level 5", async () => {
    // Challenge rating 1: two, and two more.
    const bears = await inState(fight("conjure-animals"))
      .rolling(10, 1, 2, 3, 4)
      .when(casts("conjure-animals", { slotLevel: 5, choices: { creature: "Brown Bear" } }));
    expect(called(bears)).toHaveLength(4);
  });

  it("brings no beast of a higher one, and none that is no beast", async () => {
    for (const creature of ["Giant Ape", "Goblin", "Jabberwock"]) {
      const refused = await inState(fight("conjure-animals")).when(
        casts("conjure-animals", { choices: { creature } }),
      );
      expect(refused.refused?.code).toBe("NO_SUCH_CHOICE");
    }
  });

  it("they go with the concentration, each at 0 hit points", async () => {
    const { state } = await inState(fight("conjure-animals"))
      .rolling(10, 1, 2)
      .when(casts("conjure-animals", { choices: { creature: "dire wolf" } }));
    const felled = await inState(state).when({
      type: "damage",
      id: "fight-s1",
      parts: [{ amount: 37 }],
    });
    expect(called(felled)).toHaveLength(1);
    const ended = await inState(felled.state).when({ type: "break_concentration", id: "a" });
    expect(called(ended)).toEqual([]);
  });
});

describe("Conjure Elemental, by the game master's leave in a fight", () => {
  const elemental = (over: Partial<CastAction> = {}) =>
    inState(fight("conjure-elemental"))
      .rolling(10)
      .when(
        casts("conjure-elemental", {
          dmOverride: true,
          choices: { creature: "earth elemental" },
          ...over,
        }),
      );

  it("is nobody's where concentration is broken, and stays", async () => {
    const { state } = await elemental();
    expect(state.combatants?.["fight-s1"]).toMatchObject({ side: "party" });
    const broken = await inState(state)
      // Constitution 10: 9 against DC 10.
      .rolling(9)
      .when({ type: "damage", id: "a", parts: [{ amount: 4 }] });
    expect(broken.state.combatants?.["fight-s1"]).toMatchObject({
      side: "enemy",
      summoned: { by: "a", fades: true, until: 3600 },
    });
    const gone = await inState(broken.state).when({
      type: "damage",
      id: "fight-s1",
      parts: [{ amount: 126 }],
    });
    expect(called(gone)).toEqual([]);
  });

  it("goes where it is let go", async () => {
    const { state } = await elemental();
    const ended = await inState(state).when({ type: "break_concentration", id: "a" });
    expect(called(ended)).toEqual([]);
  });

  it("may be the stronger, the higher the slot", async () => {
    // An invisible stalker has 6, all four elementals 5.
    const low = await inState(fight("conjure-elemental")).when(
      casts("conjure-elemental", { dmOverride: true, choices: { creature: "invisible stalker" } }),
    );
    expect(low.refused?.code).toBe("NO_SUCH_CHOICE");
    const high = await elemental({ slotLevel: 6, choices: { creature: "invisible stalker" } });
    expect(called(high)).toEqual([["invisible-stalker", "party"]]);
  });
});

describe("outside a fight", () => {
  it("a familiar is of the campaign, of the type that is chosen, and vanishes at 0 hit points", async () => {
    const ada = caster("a", ["wizard", 5], ["find-familiar"]);
    const bound = await given(ada).when(
      casts("find-familiar", {
        dmOverride: true,
        choices: { creature: "owl", option: "fey" },
      }),
    );
    const { creature } = bound.event("created");
    expect(creature).toMatchObject({
      name: "Owl 1 of A",
      characterType: "npc",
      make: { statBlock: "owl", type: "fey" },
      hp: { current: 1 },
      effects: [{ name: "Find Familiar", from: "a" }],
    });
    const felled = await inState(bound.state).when({
      type: "damage",
      id: creature.id,
      parts: [{ amount: 1 }],
    });
    expect(felled.types).toContain("deleted");
  });

  it("what has been conjured goes with the concentration", async () => {
    const ada = caster("a", ["druid", 11], ["conjure-fey"]);
    const { state, event } = await given(ada).when(
      casts("conjure-fey", { choices: { creature: "mammoth" } }),
    );
    const { id } = event("created");
    const ended = await inState(state).when({ type: "break_concentration", id: "a" });
    expect(ended.state.creatures[id]).toBeUndefined();
  });

  it("corpses rise as what the slot lets them become, and no more of them", async () => {
    const cleric = caster("a", ["cleric", 17], ["create-undead"]);
    const bodies = ["b", "c", "d"].map((id) =>
      one(id, { hp: { current: 0, temporary: 0 }, dead: true }),
    );
    const undead = (creature: string, slotLevel: number, targets: readonly string[]) =>
      given(cleric, ...bodies).when(
        casts("create-undead", { slotLevel, dmOverride: true, targets, choices: { creature } }),
      );
    const made = await undead("mummy", 9, ["b", "c"]);
    expect(made.types.filter((type) => type === "created")).toHaveLength(2);
    expect((await undead("mummy", 8, ["b"])).refused?.code).toBe("NO_SUCH_CHOICE");
    expect((await undead("wight", 8, ["b", "c", "d"])).refused?.code).toBe("TOO_MANY_TARGETS");
    expect((await undead("wight", 9, ["b", "c", "d"])).refused).toBeUndefined();
  });
});

describe("what a spell describes by itself", () => {
  const wizard = (spell: string) =>
    arena(map, [
      { creature: caster("a", ["wizard", 11], [spell]) },
      { creature: one("g", { make: { extraHp: 60 }, hp: { current: 60, temporary: 0 } }) },
    ]);

  it("Animate Objects: ten Tiny things, two Large ones, and two more Tiny ones for each slot level", async () => {
    const large = await inState(wizard("animate-objects"))
      .rolling(10, 1, 2)
      .when(casts("animate-objects", { choices: { option: "large" } }));
    expect(called(large)).toHaveLength(2);
    expect(large.creature("fight-s1").hp.current).toBe(50);
    const tiny = await inState(wizard("animate-objects"))
      .rolling(10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
      .when(casts("animate-objects", { slotLevel: 6, choices: { option: "tiny" } }));
    expect(called(tiny)).toHaveLength(12);
    const three = await inState(wizard("animate-objects"))
      .rolling(10, 3, 2, 1)
      .when(casts("animate-objects", { choices: { option: "tiny", count: 3 } }));
    expect(called(three)).toHaveLength(3);
  });

  it("an animated thing slams by its size", async () => {
    const { state } = await inState(wizard("animate-objects"))
      .rolling(10)
      .when(
        casts("animate-objects", {
          choices: { option: "huge" },
          points: [{ x: 6, y: 0 }],
        }),
      );
    const its = onTurnOf(state, "fight-s1");
    // 3 + 8 = 11 against AC 10; 2d12 + 4: 5 + 6 + 4.
    const slam = await inState(its)
      .rolling(3, 5, 6)
      .when({ type: "attack", id: "fight-s1", target: "g", attack: "Slam" });
    expect(slam.creature("g").hp.current).toBe(45);
  });

  it("Arcane Hand: the hand has its caster's hit points and Strength 26; destroyed, the spell is over", async () => {
    // The wizard's own maximum: 11 levels of 5, and 50.
    // 4d8 after a hit: 12 + 8 against AC 10.
    const { state, creature } = await inState(wizard("arcane-hand"))
      .rolling(12, 1, 2, 3, 4)
      .when(
        casts("arcane-hand", {
          targets: ["g"],
          points: [{ x: 7, y: 0 }],
          choices: { option: "clenched_fist" },
        }),
      );
    expect(creature("g").hp.current).toBe(50);
    expect(creature("fight-s1").hp.current).toBe(105);
    // Forceful hand: advantage against Medium, 3 and 9 + 8 against 16 + 0; 5 feet and 20 for +4.
    const later = onTurnOf(state, "a");
    const pushed = await inState(later)
      .rolling(3, 9, 16)
      .when(
        casts("arcane-hand", {
          use: "sustain",
          targets: ["g"],
          points: [{ x: 0, y: 3 }],
          choices: { option: "forceful_hand" },
        }),
      );
    expect(placeOf(pushed.state, "g")).toEqual({ x: 4, y: 3 });
    const destroyed = await inState(pushed.state).when({
      type: "damage",
      id: "fight-s1",
      parts: [{ amount: 105 }],
    });
    expect(destroyed.creature("a").casts).toEqual([]);
    expect(destroyed.state.combatants?.["fight-s1"]).toBeUndefined();
  });
});
