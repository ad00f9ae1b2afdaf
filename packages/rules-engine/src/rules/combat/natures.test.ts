import { describe, expect, it } from "vitest";
import { arena, one, placeOf } from "../../../testing/arena.js";
import { blow } from "../../../testing/blow.js";
import { caster } from "../../../testing/caster.js";
import { creatureOf } from "../../../testing/creature.js";
import { drawn } from "../../../testing/drawn.js";
import { fightOf } from "../../../testing/fight.js";
import { given, inState } from "../../../testing/given.js";
import { monster } from "../../../testing/monster.js";
import type { ConditionHeld } from "../../creature/held.js";

const under = (condition: ConditionHeld["condition"], from = "g"): ConditionHeld => ({
  id: `c-${condition}`,
  condition,
  source: "Test",
  from,
  lasting: { kind: "until", what: "removed" },
});

/** Armour class 10, 50 hit points. */
const ada = (...conditions: readonly ConditionHeld[]) =>
  one("a", { make: { extraHp: 50 }, hp: { current: 50, temporary: 0 }, conditions });

const against = async (statBlock: string, ...conditions: readonly ConditionHeld[]) =>
  fightOf([{ creature: await monster(statBlock, { id: "g" }) }, { creature: ada(...conditions) }]);

describe("a vampire's bite", () => {
  const bite = { type: "attack", id: "g", target: "a", attack: "Bite" } as const;

  it("is for who is held by it, helpless or charmed by it", async () => {
    expect((await inState(await against("vampire-spawn")).when(bite)).refused).toMatchObject({
      code: "INVALID_TARGET",
    });
    for (const condition of ["grappled", "charmed", "incapacitated"] as const) {
      const { event } = await inState(await against("vampire-spawn", under(condition)))
        .rolling(1)
        .when(bite);
      expect(event("rolled")).toMatchObject({ success: false });
    }
    const { event } = await inState(await against("vampire-spawn", under("restrained", "x")))
      .rolling(1, 1)
      .when(bite);
    expect(event("rolled")).toMatchObject({ success: false });
  });

  it("is not for who is held or charmed by another", async () => {
    for (const condition of ["grappled", "charmed"] as const) {
      const state = await against("vampire-spawn", under(condition, "x"));
      expect((await inState(state).when(bite)).refused?.code).toBe("INVALID_TARGET");
    }
  });

  it("leaves the claws for everybody", async () => {
    const claws = { ...bite, attack: "Claws" };
    const { types } = await inState(await against("vampire-spawn"))
      .rolling(1)
      .when(claws);
    expect(types).toContain("rolled");
  });
});

describe("Siege Monster", () => {
  it("doubles what an earth elemental does to a thing, and not what it does to somebody", async () => {
    const wall = creatureOf({
      id: "p",
      name: "Gate",
      characterType: "neutral",
      hp: { current: 60, temporary: 0 },
      make: { extraHp: 60 },
    });
    const state = arena("G...\n...A", [
      { creature: await monster("earth-elemental", { id: "g" }), at: { x: 1, y: 0 } },
      { creature: ada() },
    ]);
    const prop = { id: "p", name: "Gate", x: 0, y: 0, size: "medium", cover: "half" } as const;
    const battlefield = Object.assign({}, drawn("....\n...."), { props: [prop] });
    const there = { ...state, creatures: { ...state.creatures, p: wall }, battlefield };
    const slam = { type: "attack", id: "g", attack: "Slam" } as const;
    // 10 + 8; 2d8 + 5: 1 + 2 + 5 = 8, twice.
    const thing = await inState(there)
      .rolling(10, 1, 2)
      .when({ ...slam, target: "p" });
    expect(thing.creature("p").hp.current).toBe(60 - 16);
    expect(thing.event("damage_taken").damage[0]?.because).toContain(
      "double damage: Siege Monster",
    );
    const body = await inState(there)
      .rolling(10, 1, 2)
      .when({ ...slam, target: "a" });
    expect(body.creature("a").hp.current).toBe(42);
  });
});

describe("Damage Transfer", () => {
  it("leaves a rug half of it, rounded down, and whom it smothers the rest", async () => {
    const state = await against("rug-of-smothering", under("grappled"));
    const { creature } = await inState(state).when(blow(9, { id: "g", type: "fire" }));
    // 33 hit points.
    expect(creature("g").hp.current).toBe(29);
    expect(creature("a").hp.current).toBe(45);
  });

  it("does not go to who is held by another, and ends with the grapple", async () => {
    const state = await against("rug-of-smothering", under("grappled", "x"));
    const { creature } = await inState(state).when(blow(9, { id: "g", type: "fire" }));
    expect([creature("g").hp.current, creature("a").hp.current]).toEqual([24, 50]);
  });

  it("goes to whom a cloaker sits on", async () => {
    const bite = { type: "attack", id: "g", target: "a", attack: "Bite" } as const;
    // 12 + 6, at a disadvantage in bright light; 2d6 + 3: 5.
    const { state } = await inState(await against("cloaker"))
      .rolling(12, 13, 1, 1)
      .when(bite);
    const { creature } = await inState(state).when(blow(11, { id: "g", type: "slashing" }));
    // 78 hit points; 6 and 5.
    expect(creature("g").hp.current).toBe(73);
    expect(creature("a").hp.current).toBe(50 - 5 - 6);
  });
});

describe("Limited Magic Immunity", () => {
  const wizard = caster("a", ["wizard", 13], ["magic-missile", "fireball", "hold-monster"], {});
  const missile = (slotLevel: number) =>
    ({
      type: "cast",
      id: "a",
      spell: "magic-missile",
      targets: ["g"],
      slotLevel,
    }) as const;

  it("lets spells of level 6 and lower pass a rakshasa by, and feels one of level 7", async () => {
    const rakshasa = await monster("rakshasa", { id: "g" });
    const low = await given(wizard, rakshasa).when(missile(6));
    expect(low.creature("g").hp.current).toBe(110);
    // All nine darts are for it, of one roll: 2 + 1 each.
    const high = await given(wizard, rakshasa).rolling(2).when(missile(7));
    expect(high.creature("g").hp.current).toBe(83);
  });
});

describe("lycanthropy", () => {
  it("is a curse that stays on whoever fails the save", async () => {
    const bite = { type: "attack", id: "g", target: "a", attack: "Bite" } as const;
    // 12 + 4; 1d8 + 2; Constitution 11 against 12.
    const { creature } = await inState(await against("werewolf"))
      .rolling(12, 1, 11)
      .when(bite);
    expect(creature("a").effects).toMatchObject([
      { name: "Lycanthropy (werewolf)", kind: "curse", from: "g" },
    ]);
    const saved = await inState(await against("werewolf"))
      .rolling(12, 1, 12)
      .when(bite);
    expect(saved.creature("a").effects).toEqual([]);
  });
});

describe("a kraken", () => {
  it("minds no difficult ground", async () => {
    const { state } = await inState(
      arena("G....:\n.....:\n.....:\n.....:", [{ creature: await monster("kraken", { id: "g" }) }]),
    ).when({ type: "move", id: "g", to: { x: 2, y: 0 } });
    expect(placeOf(state, "g")).toEqual({ x: 2, y: 0 });
    // Two squares, the second of them on rough ground.
    expect(state.combatants?.["g"]?.turn.moved).toBe(10);
  });
});
