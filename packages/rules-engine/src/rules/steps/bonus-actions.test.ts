import { describe, expect, it } from "vitest";
import { arena, one, placeOf } from "../../../testing/arena.js";
import { fightOf } from "../../../testing/fight.js";
import { inState } from "../../../testing/given.js";
import { monster } from "../../../testing/monster.js";
import { combatantIn } from "../../game/state.js";

/** Armour class 10, every ability 10, so many hit points. */
const ada = (hp = 50) => one("a", { make: { extraHp: 50 }, hp: { current: hp, temporary: 0 } });

const attack = (name: string) => ({ type: "attack", id: "g", target: "a", attack: name }) as const;
const bonusOf = (state: Parameters<typeof combatantIn>[0]) => combatantIn(state, "g").turn.bonus;

describe("Pounce and Trampling Charge", () => {
  /** A lion, 2 squares wide, its right edge on 1: with 6 squares to Ada it runs 5 of them. */
  const plain = "G......A..\n..........";
  const run = async (to: number) => {
    const lion = await monster("lion", { id: "g" });
    const state = arena(plain, [{ creature: lion }, { creature: ada() }]);
    return (await inState(state).when({ type: "move", id: "g", to: { x: to, y: 0 } })).state;
  };

  it("brings down who fails after 20 feet straight to it, and bites with the bonus action", async () => {
    // 15 + 5; 1d6 + 3: 4; Strength 12 against 13; prone: with advantage 15; 1d8 + 3: 5.
    const { state, creature, types } = await inState(await run(5))
      .rolling(15, 1, 12, 15, 3, 2)
      .when(attack("Claw"));
    expect(creature("a").conditions).toMatchObject([{ condition: "prone" }]);
    expect(creature("a").hp.current).toBe(50 - 4 - 5);
    expect(bonusOf(state)).toBe("Pounce");
    expect(types.filter((type) => type === "damage_taken")).toHaveLength(2);
  });

  it("ends with the claw where the save succeeds, and where it has moved less", async () => {
    const saved = await inState(await run(5))
      .rolling(15, 1, 13)
      .when(attack("Claw"));
    expect(saved.creature("a").hp.current).toBe(46);
    expect(bonusOf(saved.state)).toBeUndefined();
    const near = arena("...G...A..\n..........", [
      { creature: await monster("lion", { id: "g" }) },
      { creature: ada() },
    ]);
    const { state } = await inState(near).when({ type: "move", id: "g", to: { x: 5, y: 0 } });
    const short = await inState(state).rolling(15, 1).when(attack("Claw"));
    expect(short.creature("a").conditions).toEqual([]);
  });

  it("does not bite with a bonus action that is spent", async () => {
    const state = await run(5);
    const spent = { ...combatantIn(state, "g").turn, bonus: "Dash" };
    const combatants = { ...state.combatants, g: { ...combatantIn(state, "g"), turn: spent } };
    const { creature } = await inState({ ...state, combatants })
      .rolling(15, 1, 12)
      .when(attack("Claw"));
    expect(creature("a").conditions).toMatchObject([{ condition: "prone" }]);
    expect(creature("a").hp.current).toBe(46);
  });

  it("stomps: an elephant's Gore, DC 12, then 3d10 + 6", async () => {
    const state = arena("G.......A.\n..........\n..........", [
      { creature: await monster("elephant", { id: "g" }) },
      { creature: ada() },
    ]);
    const ran = await inState(state).when({ type: "move", id: "g", to: { x: 5, y: 0 } });
    // 3d8 + 6: 9; Strength 11; 3d10 + 6: 9.
    const { creature } = await inState(ran.state)
      .rolling(12, 1, 1, 1, 11, 12, 3, 1, 1, 1)
      .when(attack("Gore"));
    expect(creature("a").hp.current).toBe(50 - 9 - 9);
  });
});

describe("Aggressive", () => {
  const use = { type: "use", id: "g", what: { name: "Aggressive" }, targets: ["a"] } as const;
  const field = async (drawing: string) =>
    arena(drawing, [{ creature: await monster("orc", { id: "g" }) }, { creature: ada() }]);

  it("takes an orc its speed toward a foe with the bonus action, and leaves it its own movement", async () => {
    const { state } = await inState(await field("G............A")).when(use);
    expect(placeOf(state, "g")).toEqual({ x: 6, y: 0 });
    expect(combatantIn(state, "g").turn).toMatchObject({ bonus: "Aggressive", moved: 0 });
    // The remaining 30 feet bring it beside Ada.
    const on = await inState(state).when({ type: "move", id: "g", to: { x: 12, y: 0 } });
    expect(placeOf(on.state, "g")).toEqual({ x: 12, y: 0 });
    const again = await inState(state).when(use);
    expect(again.refused?.code).toBe("BONUS_SPENT");
  });

  it("stops beside it, or goes to a place that is nearer to it", async () => {
    const near = await inState(await field("G..A..")).when(use);
    expect(placeOf(near.state, "g")).toEqual({ x: 2, y: 0 });
    const open = await field("G.....A.\n........\n........");
    const there = await inState(open).when({ ...use, origin: { x: 4, y: 2 } });
    expect(placeOf(there.state, "g")).toEqual({ x: 4, y: 2 });
    const away = await inState(await field("..G....A")).when({ ...use, origin: { x: 0, y: 0 } });
    expect(away.refused?.code).toBe("NOT_TOWARD");
  });

  it("is not for allies", async () => {
    const state = arena("G...H", [
      { creature: await monster("orc", { id: "g" }) },
      { creature: await monster("orc", { id: "h" }) },
    ]);
    const { refused } = await inState(state).when({ ...use, targets: ["h"] });
    expect(refused?.code).toBe("INVALID_TARGET");
  });
});

describe("Rampage", () => {
  const use = { type: "use", id: "g", what: { name: "Rampage" }, targets: ["b"] } as const;
  const bo = one("b", { make: { extraHp: 20 }, hp: { current: 20, temporary: 0 } });
  const field = async () =>
    arena("GA..B.\n......", [
      { creature: await monster("gnoll", { id: "g" }) },
      { creature: ada(3) },
      { creature: bo },
    ]);

  it("lets a gnoll that fells somebody in melee go half its speed and bite", async () => {
    // 12 + 4; 1d6 + 2: 3.
    const felled = await inState(await field())
      .rolling(12, 1)
      .when(attack("Spear"));
    expect(felled.types).toContain("fell");
    // 15 feet bring it around Ada, who lies there, to 3; 12 + 4, and 1d4 + 2: 3.
    const { state, creature } = await inState(felled.state).rolling(12, 1).when(use);
    expect(placeOf(state, "g")).toEqual({ x: 3, y: 0 });
    expect(bonusOf(state)).toBe("Rampage");
    expect(creature("b").hp.current).toBe(17);
  });

  it("is refused before it has, and in the next turn", async () => {
    const early = await inState(await field()).when(use);
    expect(early.refused?.code).toBe("NOT_NOW");
    const hurt = arena("GA.B", [
      { creature: await monster("gnoll", { id: "g" }) },
      { creature: ada(4) },
      { creature: bo },
    ]);
    const wounded = await inState(hurt).rolling(12, 1).when(attack("Spear"));
    expect((await inState(wounded.state).when(use)).refused?.code).toBe("NOT_NOW");
  });

  it("is for melee alone", async () => {
    const shot = await inState(
      arena("G....A.B", [
        { creature: await monster("gnoll", { id: "g" }) },
        { creature: ada(3) },
        { creature: bo },
      ]),
    )
      .rolling(12, 3)
      .when(attack("Longbow"));
    expect(shot.types).toContain("fell");
    expect((await inState(shot.state).when(use)).refused?.code).toBe("NOT_NOW");
  });
});

describe("what creatures do with a bonus action", () => {
  const fight = async (statBlock: string, over: Parameters<typeof fightOf>[1] = { clock: 0 }) =>
    fightOf([{ creature: await monster(statBlock, { id: "g" }) }, { creature: ada() }], over);
  const hide = { type: "hide", id: "g", economy: "bonus" } as const;

  it("hides a shadow in dim light and darkness, and not in bright light", async () => {
    const dim = await inState(await fight("shadow", { clock: 0, light: "dim" }))
      .rolling(15)
      .when(hide);
    // 15 + 4 against passive Perception 10.
    expect(combatantIn(dim.state, "g")).toMatchObject({ hidden: 19, turn: { bonus: "Hide" } });
    const bright = await inState(await fight("shadow")).when(hide);
    expect(bright.refused?.code).toBe("NO_BONUS_ACTION");
    const used = await inState(await fight("shadow")).when({
      type: "use",
      id: "g",
      what: { name: "Shadow Stealth" },
    });
    expect(used.refused?.code).toBe("NOT_NOW");
  });

  it("lets a spy dash, disengage or hide", async () => {
    for (const type of ["dash", "disengage"] as const) {
      const { state } = await inState(await fight("spy")).when({ type, id: "g", economy: "bonus" });
      expect(bonusOf(state)).toBeDefined();
    }
    const { state } = await inState(await fight("spy"))
      .rolling(12)
      .when(hide);
    expect(bonusOf(state)).toBe("Hide");
  });

  it("lets an octopus dash once its ink is out", async () => {
    const dash = { type: "dash", id: "g", economy: "bonus" } as const;
    const state = await fight("octopus");
    expect((await inState(state).when(dash)).refused?.code).toBe("NO_BONUS_ACTION");
    const inked = await inState(state).when({ type: "use", id: "g", what: { name: "Ink Cloud" } });
    const { state: gone } = await inState(inked.state).when(dash);
    expect(combatantIn(gone, "g").turn).toMatchObject({ bonus: "Dash", dashes: 1 });
  });
});

describe("who flies by", () => {
  const house = { diagonals: "5", autoReactions: "opportunity" } as const;
  const beside = async () => {
    const owl = { ...(await monster("owl", { id: "a" })), characterType: "npc" as const };
    return arena(
      "GA.....",
      [{ creature: owl }, { creature: await monster("goblin", { id: "g" }) }],
      { house },
    );
  };
  const away = { type: "move", id: "a", to: { x: 5, y: 0 } } as const;

  it("provokes nobody on the wing, and whoever is near on foot", async () => {
    const flown = await inState(await beside()).when({ ...away, mode: "fly" });
    expect(flown.types).not.toContain("rolled");
    // 1 foot of speed is enough for one square.
    const walked = await inState(await beside())
      .rolling(2)
      .when({ ...away, mode: "walk", to: { x: 2, y: 0 } });
    expect(walked.types).toContain("rolled");
  });
});

describe("who hunts", () => {
  const attacks = async (statBlock: string, over: Parameters<typeof one>[1] = {}) =>
    fightOf([{ creature: await monster(statBlock, { id: "g" }) }, { creature: one("a", over) }]);

  it("in a frenzy of blood has advantage on who lacks hit points", async () => {
    const hurt = { make: { extraHp: 50 }, hp: { current: 9, temporary: 0 } };
    const { event } = await inState(await attacks("giant-shark", hurt))
      .rolling(1, 1)
      .when(attack("Bite"));
    expect(event("rolled").d20).toMatchObject({ mode: "advantage" });
    const calm = await inState(await attacks("giant-shark"))
      .rolling(1)
      .when(attack("Bite"));
    expect(calm.event("rolled").d20).toMatchObject({ mode: "normal" });
  });

  it("and holds: a mimic has advantage on whom it grapples itself", async () => {
    const held = (from: string) => ({
      conditions: [
        {
          id: "c1",
          condition: "grappled",
          source: "Adhesive",
          from,
          lasting: { kind: "until", what: "removed" },
        },
      ] as const,
    });
    for (const [from, mode] of [
      ["g", "advantage"],
      ["x", "normal"],
    ] as const) {
      const state = await attacks("mimic", held(from));
      const rolled = inState(state).rolling(...(mode === "normal" ? [2] : [2, 3]));
      const { event } = await rolled.when(attack("Pseudopod"));
      expect(event("rolled").d20).toMatchObject({ mode });
    }
  });
});

describe("a swarm", () => {
  const rats = (over: Parameters<typeof monster>[1] = {}) =>
    monster("swarm-of-rats", { id: "g", ...over });

  it("regains no hit points and gains no temporary ones", async () => {
    const state = fightOf([{ creature: await rats({ hp: { current: 5, temporary: 0 } }) }]);
    const heal = { type: "heal", id: "g", amount: 5 } as const;
    expect((await inState(state).when(heal)).refused?.code).toBe("CANNOT_HEAL");
    const temporary = await inState(state).when({ ...heal, temporary: true });
    expect(temporary.refused?.message).toContain("cannot gain temporary hit points");
  });

  it("shares a space, bites who is in it, and with half its hit points does half the dice", async () => {
    const state = arena("G.", [
      { creature: await rats() },
      { creature: ada(), at: { x: 1, y: 0 } },
    ]);
    const bite = attack("Bites");
    expect((await inState(state).when(bite)).refused).toBeDefined();
    const { state: on } = await inState(state).when({ type: "move", id: "g", to: { x: 1, y: 0 } });
    expect(placeOf(on, "g")).toEqual({ x: 1, y: 0 });
    // 10 + 2; 2d6: 7.
    const whole = await inState(on).rolling(10, 3, 4).when(bite);
    expect(whole.creature("a").hp.current).toBe(43);
    const g = { ...on.creatures["g"], hp: { current: 12, temporary: 0 } };
    const half = await inState({ ...on, creatures: { ...on.creatures, g } } as typeof on)
      .rolling(10, 3)
      .when(bite);
    expect(half.creature("a").hp.current).toBe(47);
  });
});
