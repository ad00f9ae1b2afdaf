import { describe, expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { fightOf } from "../../../testing/fight.js";
import { given, inState } from "../../../testing/given.js";
import { monster } from "../../../testing/monster.js";
import { underWay } from "../../../testing/under-way.js";
import type { Creature } from "../../creature/creature.js";
import type { GameState } from "../../game/state.js";
import type { Dealt, StepsFrame } from "../../game/steps-frame.js";

const hero = (id: string, over: Parameters<typeof creatureOf>[0] = {}) =>
  creatureOf({
    id,
    name: id.toUpperCase(),
    hp: { current: 50, temporary: 0 },
    make: { extraHp: 50 },
    ...over,
  });

const use = (name: string, ...targets: readonly string[]) =>
  ({ type: "use", id: "m", what: { name }, targets }) as const;

const stateOf = (...creatures: readonly Creature[]): GameState => ({
  clock: 0,
  creatures: Object.fromEntries(creatures.map((one) => [one.id, one])),
});

/** An attack of a stat block that has hit: its damage is dealt, what else it does is left. */
const hitWith = (
  id: string,
  { name, of = "m" }: { readonly name: string; readonly of?: string },
  dealt: readonly Dealt[],
): StepsFrame => ({
  kind: "steps",
  id: of,
  at: { of: "action", id, name, path: [0] },
  by: { source: name },
  targets: ["a"],
  outcomes: [{ id: "a", hit: true, dealt }],
});

describe("fear that is saved against again", () => {
  it("lasts a minute, with a save at each turn's end, and who gets free is immune for a day", async () => {
    const dragon = await monster("adult-red-dragon");
    const afraid = await given(dragon, hero("a")).rolling(18).when(use("Frightful Presence", "a"));
    const [fear] = afraid.creature("a").conditions;
    expect(fear).toMatchObject({
      condition: "frightened",
      source: "Frightful Presence",
      from: "m",
      lasting: { kind: "time", until: 60 },
      save: { ability: "wis", dc: 19, at: "turn-end" },
    });
    const free = await inState(afraid.state).when({
      type: "lose_condition",
      id: "a",
      condition: "frightened",
    });
    expect(free.types).toEqual(["condition_lost", "effect_gained"]);
    expect(free.creature("a").effects[0]?.lasting).toEqual({ kind: "time", until: 86_400 });
    // No die falls for who is immune.
    const again = await inState(free.state).when(use("Frightful Presence", "a"));
    expect(again.types).toEqual([]);
  });

  it("is over with a save that meets the DC, and that makes immune", async () => {
    const dragon = await monster("adult-red-dragon");
    const saved = await given(dragon, hero("a")).rolling(19).when(use("Frightful Presence", "a"));
    expect(saved.types).toEqual(["told", "rolled", "effect_gained"]);
    expect(saved.creature("a").conditions).toEqual([]);
    const again = await inState(saved.state).when(use("Frightful Presence", "a"));
    expect(again.types).toEqual([]);
  });

  it("of one dragon does not make immune to another's", async () => {
    const [one, other] = [await monster("adult-red-dragon"), await monster("adult-red-dragon")];
    const two = { ...other, id: "n" };
    const saved = await given(one, two, hero("a")).rolling(19).when(use("Frightful Presence", "a"));
    const { creature } = await inState(saved.state)
      .rolling(1)
      .when({ ...use("Frightful Presence", "a"), id: "n" });
    expect(creature("a").conditions[0]).toMatchObject({ condition: "frightened", from: "n" });
  });
});

describe("a save that fails by much", () => {
  // A mummy's Dreadful Glare: Wisdom 11; by 5 or more paralyzed, too.
  it("brings what follows that, and less does not", async () => {
    const mummy = await monster("mummy");
    const glare = use("Dreadful Glare", "a");
    const by4 = await given(mummy, hero("a")).rolling(7).when(glare);
    expect(by4.creature("a").conditions.map((one) => one.condition)).toEqual(["frightened"]);
    const by5 = await given(mummy, hero("a")).rolling(6).when(glare);
    expect(by5.creature("a").conditions.map((one) => one.condition)).toEqual([
      "frightened",
      "paralyzed",
    ]);
  });

  it("against magic is rolled twice by who resists magic", async () => {
    const mummy = await monster("mummy");
    const satyr = hero("a", {
      effects: [
        {
          id: "e1",
          name: "Magic Resistance",
          kind: "boon",
          effects: [
            { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "magic" } },
          ],
          lasting: { kind: "until", what: "removed" },
        },
      ],
    });
    const { event } = await given(mummy, satyr).rolling(3, 12).when(use("Dreadful Glare", "a"));
    expect(event("rolled")).toMatchObject({ d20: { rolls: [3, 12], kept: 12 }, success: true });
  });
});

describe("conditions that come together", () => {
  it("go together, and only those that are held by the one who acts are grabbed", async () => {
    const chuul = await monster("chuul");
    const grab = {
      id: "c1",
      condition: "grappled",
      source: "Chuul",
      from: "m",
      lasting: { kind: "until", what: "removed" },
    } as const;
    const loose = await given(chuul, hero("a")).when(use("Tentacles", "a"));
    expect(loose.refused?.code).toBe("INVALID_TARGET");
    const held = await given(chuul, hero("a", { conditions: [grab] }))
      .rolling(12)
      .when(use("Tentacles", "a"));
    const [, poisoned, paralyzed] = held.creature("a").conditions;
    expect(poisoned).toMatchObject({ condition: "poisoned", save: { dc: 13, at: "turn-end" } });
    expect(paralyzed).toMatchObject({
      condition: "paralyzed",
      lasting: { kind: "with", id: poisoned?.id },
    });
    const cured = await inState(held.state).when({
      type: "lose_condition",
      id: "a",
      condition: "poisoned",
    });
    expect(cured.creature("a").conditions.map((one) => one.condition)).toEqual(["grappled"]);
  });

  it("do not come over who is immune to the first, and that is said", async () => {
    const chuul = await monster("chuul");
    const grab = {
      id: "c1",
      condition: "grappled",
      source: "Chuul",
      from: "m",
      lasting: { kind: "until", what: "removed" },
    } as const;
    const hardy = hero("a", {
      conditions: [grab],
      effects: [
        {
          id: "e1",
          name: "Antitoxin",
          kind: "boon",
          effects: [{ kind: "condition-immunity", condition: "poisoned" }],
          lasting: { kind: "until", what: "removed" },
        },
      ],
    });
    const { creature, types } = await given(chuul, hardy).rolling(12).when(use("Tentacles", "a"));
    expect(creature("a").conditions.map((one) => one.condition)).toEqual(["grappled"]);
    expect(types).toEqual(["rolled", "step_refused", "step_refused"]);
  });
});

describe("what follows a hit", () => {
  it("lowers the maximum by what was dealt, until a long rest", async () => {
    const wight = await monster("wight");
    // 12 misses Constitution 13: 5 of 50 are gone.
    const { creature } = await underWay(
      stateOf(wight, hero("a")),
      hitWith("wight", { name: "Life Drain" }, [{ type: "necrotic", amount: 5 }]),
    ).rolling(12);
    expect(creature("a").effects[0]).toMatchObject({
      effects: [{ stat: "hit-point-maximum", by: -5 }],
      lasting: { kind: "until", what: "long_rest" },
    });
    expect(creature("a").hp.current).toBe(45);
  });

  it("heals a vampire by the necrotic damage alone, and lowers the maximum by that", async () => {
    const vampire = await monster("vampire", { hp: { current: 100, temporary: 0 } });
    const { creature } = await underWay(
      stateOf(vampire, hero("a")),
      hitWith("vampire", { name: "Bite" }, [
        { type: "piercing", amount: 7 },
        { type: "necrotic", amount: 10 },
      ]),
    ).goesOn();
    expect(creature("m").hp.current).toBe(110);
    expect(creature("a").effects[0]?.effects).toMatchObject([{ by: -10 }]);
  });

  it("kills who has no maximum left", async () => {
    const wight = await monster("wight");
    const frail = hero("a", { hp: { current: 5, temporary: 0 }, make: { extraHp: 5 } });
    const { types, creature } = await underWay(
      stateOf(wight, frail),
      hitWith("wight", { name: "Life Drain" }, [{ type: "necrotic", amount: 5 }]),
    ).rolling(12);
    expect(types).toContain("died");
    expect(creature("a").dead).toBe(true);
  });

  it("takes dice for how long, and puts the longer poison in the place of the shorter", async () => {
    const homunculus = await monster("homunculus");
    // 5 misses DC 10 by 5: 1d10 minutes, 3 of them, and unconscious as long.
    const { creature } = await underWay(
      stateOf(homunculus, hero("a")),
      hitWith("homunculus", { name: "Bite" }, [{ type: "piercing", amount: 1 }]),
    ).rolling(5, 3);
    expect(creature("a").conditions).toMatchObject([
      { condition: "poisoned", lasting: { kind: "time", until: 180 } },
      { condition: "unconscious", lasting: { kind: "with" } },
      { condition: "prone" },
    ]);
  });

  it("spares those whom it is not for", async () => {
    const ghoul = await monster("ghoul");
    const skeleton = hero("a", { make: { type: "undead", extraHp: 50 } });
    const { types } = await underWay(
      stateOf(ghoul, skeleton),
      hitWith("ghoul", { name: "Claws" }, [{ type: "slashing", amount: 7 }]),
    ).goesOn();
    expect(types).toEqual(["resumed"]);
  });

  it("halves on a save for half", async () => {
    const wyvern = await monster("wyvern");
    // 7d6 of 3s are 21; Constitution 15 is met: 10.
    const { creature } = await underWay(
      stateOf(wyvern, hero("a")),
      hitWith("wyvern", { name: "Stinger" }, [{ type: "piercing", amount: 11 }]),
    ).rolling(15, 3, 3, 3, 3, 3, 3, 3);
    expect(creature("a").hp.current).toBe(40);
  });

  it("is contested, and a tie changes nothing", async () => {
    const merrow = await monster("merrow");
    const harpooned = hitWith("merrow", { name: "Harpoon" }, [{ type: "piercing", amount: 11 }]);
    // Strength 18 adds 4: 10 + 4 against 14.
    const { events, types } = await underWay(stateOf(merrow, hero("a")), harpooned).rolling(10, 14);
    expect(types).toEqual(["resumed", "rolled", "rolled"]);
    expect(events.filter(({ type }) => type === "rolled")).toMatchObject([
      { purpose: "check", d20: { total: 14 }, against: "a" },
      { purpose: "check", d20: { total: 14 }, against: "m" },
    ]);
  });
});

describe("what follows a contest that is won", () => {
  it("is told where it needs the map", async () => {
    const merrow = await monster("merrow");
    const harpooned = hitWith("merrow", { name: "Harpoon" }, [{ type: "piercing", amount: 11 }]);
    const { event } = await underWay(stateOf(merrow, hero("a")), harpooned).rolling(11, 14);
    expect(event("told")).toMatchObject({ text: "Moves up to 20 feet toward.", targets: ["a"] });
  });
});

describe("what happens again", () => {
  it("as the bearer's turn begins, until it is ended", async () => {
    const elemental = await monster("fire-elemental", { id: "g" });
    const burning = hitWith("fire-elemental", { name: "Touch", of: "g" }, [
      { type: "fire", amount: 10 },
    ]);
    const fight = fightOf([{ creature: elemental }, { creature: hero("a") }]);
    const alight = await underWay(fight, burning).goesOn();
    expect(alight.creature("a").effects).toMatchObject([{ name: "Touch", from: "g" }]);
    // 1d10 fire.
    const turn = await inState(alight.state).rolling(6).when({ type: "end_turn" });
    expect(turn.creature("a").hp.current).toBe(44);
  });

  it("as the turn ends that it lasts until: the save that turns to stone", async () => {
    const basilisk = await monster("basilisk", { id: "g" });
    const fight = fightOf([{ creature: basilisk }, { creature: hero("a") }]);
    const gaze = {
      type: "use",
      id: "g",
      what: { of: "trait", name: "Petrifying Gaze" },
      targets: ["a"],
      moment: "turn-start",
    } as const;
    const stiff = await inState(fight).rolling(11).when(gaze);
    expect(stiff.creature("a").conditions).toMatchObject([{ condition: "restrained" }]);
    const turn = await inState(stiff.state).when({ type: "end_turn" });
    const stone = await inState(turn.state).rolling(11).when({ type: "end_turn" });
    expect(stone.creature("a").conditions).toMatchObject([
      { condition: "petrified", source: "Petrifying Gaze" },
    ]);
    const saved = await inState(turn.state).rolling(12).when({ type: "end_turn" });
    expect(saved.creature("a").conditions).toEqual([]);
  });
});

describe("what falls or ends outright", () => {
  it("drops who is frightened to 0 hit points", async () => {
    const hag = await monster("sea-hag");
    const fear = {
      id: "c1",
      condition: "frightened",
      source: "Hag",
      lasting: { kind: "until", what: "removed" },
    } as const;
    const { types, creature } = await given(hag, hero("a", { conditions: [fear] }))
      .rolling(10)
      .when(use("Death Glare", "a"));
    expect(types).toContain("fell");
    expect(creature("a").hp.current).toBe(0);
    expect(creature("a").dead).toBeUndefined();
  });

  it("ends conditions before it heals, and tells what the game master chooses", async () => {
    const unicorn = await monster("unicorn");
    const poisoned = {
      id: "c1",
      condition: "poisoned",
      source: "Snake",
      lasting: { kind: "until", what: "removed" },
    } as const;
    const sick = hero("a", { hp: { current: 10, temporary: 0 }, conditions: [poisoned] });
    // 2d8 + 2: 3 and 4 are 9.
    const { events, creature } = await given(unicorn, sick)
      .rolling(3, 4)
      .when(use("Healing Touch", "a"));
    expect(creature("a").conditions).toEqual([]);
    expect(creature("a").hp.current).toBe(19);
    expect(events).toContainEqual(
      expect.objectContaining({ type: "told", text: "Ends: a disease.", targets: ["a"] }),
    );
  });
});
