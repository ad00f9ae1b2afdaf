import { describe, expect, it } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { creatureOf } from "../../../testing/creature.js";
import { given, inState } from "../../../testing/given.js";
import { concentratingOn, worn } from "../../../testing/make.js";
import type { Creature, Spent } from "../../creature/creature.js";
import type { CastAction } from "../../game/cast-action.js";

const fresh: Spent = { hitDice: {}, slots: {}, pact: 0, uses: {} };

/** A wizard of level 5: DC 15, +7 to hit; slots 4, 3 and 2. */
const wizard = (over: Partial<Omit<Creature, "make">> = {}): Creature =>
  caster("a", ["wizard", 5], ["fire-bolt", "magic-missile", "fireball", "identify", "haste"], over);

const casts = (spell: string, over: Partial<CastAction> = {}): CastAction => ({
  type: "cast",
  id: "a",
  spell,
  ...over,
});

const bo = creatureOf({
  id: "b",
  name: "Bo",
  hp: { current: 30, temporary: 0 },
  make: { extraHp: 30 },
});

describe("what a casting costs", () => {
  it("is a slot of the spell's own level", async () => {
    const { creature, event } = await given(wizard(), bo)
      .rolling(2)
      .when(casts("magic-missile", { targets: ["b"] }));
    expect(creature("a").spent.slots).toEqual({ "1": 1 });
    expect(event("spell_cast")).toMatchObject({
      spell: "Magic Missile",
      level: 1,
      slot: { level: 1, kind: "slot", left: 3 },
    });
  });

  it("or of the level that is asked for, or none of that: refused for free", async () => {
    const second = await given(wizard(), bo)
      .rolling(2)
      .when(casts("Magic Missile", { targets: ["b"], slotLevel: 2 }));
    expect(second.creature("a").spent.slots).toEqual({ "2": 1 });
    const none = wizard({ spent: { ...fresh, slots: { "3": 2 } } });
    const refused = await given(none, bo).when(casts("fireball", { targets: ["b"] }));
    expect(refused.refused).toMatchObject({ code: "NO_SLOT", legal: [] });
    const low = await given(wizard(), bo).when(casts("fireball", { targets: ["b"], slotLevel: 2 }));
    expect(low.refused).toMatchObject({ code: "NO_SLOT", legal: ["3"] });
  });

  it("lets nobody concentrate who is unconscious, whoever allows it", async () => {
    const asleep = wizard({
      conditions: [
        {
          id: "c1",
          condition: "unconscious",
          source: "Sleep",
          lasting: { kind: "until", what: "removed" },
        },
      ],
    });
    const allowed = (spell: string) => casts(spell, { targets: ["b"], dmOverride: true });
    const { refused } = await given(asleep, bo).when(allowed("haste"));
    expect(refused?.code).toBe("CANNOT_CONCENTRATE");
    const dart = await given(asleep, bo).rolling(2).when(allowed("magic-missile"));
    expect(dart.types).toContain("spell_cast");
  });

  it("is a pact slot of who has no others, at its level", async () => {
    // A warlock of level 5 has two slots of level 3.
    const { creature, event } = await given(caster("a", ["warlock", 5], ["hellish-rebuke"]), bo)
      .rolling(3, 1, 1, 1, 1)
      .when(casts("hellish-rebuke", { targets: ["b"] }));
    expect(creature("a").spent.pact).toBe(1);
    // 2d10 and 1d10 for each of two levels above the first.
    expect(event("damage_taken").damage[0]).toMatchObject({ dice: "4d10", rolled: 4 });
  });

  it("is nothing for a cantrip, and none has a level", async () => {
    const { creature } = await given(wizard(), bo)
      .rolling(2)
      .when(casts("fire-bolt", { targets: ["b"] }));
    expect(creature("a").spent).toEqual(fresh);
    const { refused } = await given(wizard(), bo).when(
      casts("fire-bolt", { targets: ["b"], slotLevel: 1 }),
    );
    expect(refused?.code).toBe("NO_SLOT");
  });

  it("is one of so many a day for what a stat block casts innately, back after a long rest", async () => {
    const drow = one("g", { make: { statBlock: "drow", extraHp: 10 } });
    const first = await given(drow).when(casts("darkness", { id: "g", points: [{ x: 1, y: 1 }] }));
    expect(first.creature("g").spent.uses).toEqual({ "spell:darkness": 1 });
    const again = await inState(first.state).when(casts("darkness", { id: "g" }));
    expect(again.refused?.code).toBe("NO_USES");
    const rested = await inState(first.state).when({
      type: "rest",
      id: "g",
      request: { restType: "long" },
    });
    expect(rested.creature("g").spent.uses).toEqual({});
  });

  it("is an arcanum once: no slot of level 6 or higher", async () => {
    const warlock = caster("a", ["warlock", 11], ["hex", "eyebite", "circle-of-death"]);
    const { creature, refused } = await given(warlock, bo)
      .rolling(10)
      .when(casts("eyebite", { targets: ["b"], choices: { option: "sickened" } }));
    expect(refused).toBeUndefined();
    expect(creature("a").spent).toMatchObject({ pact: 0, uses: { "spell:eyebite": 1 } });
  });

  it("is what it consumes, too: three diamonds of 100 gp for Revivify", async () => {
    const diamond = { type: "gem", weight: 0, cost: 10_000 };
    const cleric = caster("a", ["cleric", 5], ["revivify"], {
      items: [{ id: "i1", name: "Diamond", quantity: 4, custom: diamond }],
    });
    const dead = creatureOf({ id: "b", name: "Bo", dead: true, hp: { current: 0, temporary: 0 } });
    const { creature } = await given(cleric, dead).when(casts("revivify", { targets: ["b"] }));
    expect(creature("a").items[0]?.quantity).toBe(1);
    expect(creature("b")).toMatchObject({ hp: { current: 1 } });
    expect(creature("b").dead).toBeUndefined();
    const poor = { ...cleric, items: [] };
    const { refused } = await given(poor, dead).when(casts("revivify", { targets: ["b"] }));
    expect(refused?.code).toBe("NO_MATERIAL");
  });
});

describe("who may cast what", () => {
  it("nobody what it has not: unless the game master lets it", async () => {
    const { refused } = await given(wizard(), bo).when(casts("heal", { targets: ["b"] }));
    expect(refused?.code).toBe("NOT_KNOWN");
    const { creature } = await given(wizard(), { ...bo, hp: { current: 1, temporary: 0 } }).when(
      casts("heal", { targets: ["b"], dmOverride: true }),
    );
    // 70, but no more than its maximum.
    expect(creature("b").hp.current).toBe(30);
    expect(creature("a").spent).toEqual(fresh);
  });

  it("a wizard what is prepared, and a ritual out of the book", async () => {
    const some = wizard({ prepared: ["fireball"] });
    const { refused } = await given(some, bo).when(casts("magic-missile", { targets: ["b"] }));
    expect(refused).toMatchObject({ code: "NOT_PREPARED", legal: ["Fireball"] });
    const pearl = {
      id: "i1",
      name: "Pearl",
      quantity: 1,
      custom: { type: "gem", weight: 0, cost: 10_000 },
    };
    const ritual = await given({ ...some, items: [pearl] }, bo).when(
      casts("identify", { ritual: true, choices: { option: "object" } }),
    );
    expect(ritual.refused).toBeUndefined();
    expect(ritual.creature("a")).toMatchObject({ spent: fresh, items: [pearl] });
    const no = await given(some, bo).when(casts("fireball", { ritual: true, targets: ["b"] }));
    expect(no.refused?.code).toBe("NOT_A_RITUAL");
  });

  it("nobody in armour that it is not trained in, incapacitated, or mute where words are needed", async () => {
    const clad = wizard({ items: [worn("Plate", "armor", { base: "plate-armor" })] });
    const armored = await given(clad, bo).when(casts("magic-missile", { targets: ["b"] }));
    expect(armored.refused?.code).toBe("CANNOT_CAST");
    const stunned = wizard({
      conditions: [
        {
          id: "c1",
          condition: "stunned",
          source: "x",
          lasting: { kind: "until", what: "removed" },
        },
      ],
    });
    const dazed = await given(stunned, bo).when(casts("magic-missile", { targets: ["b"] }));
    expect(dazed.refused?.code).toBe("CANNOT_ACT");
    const mute = wizard({
      effects: [
        {
          id: "e1",
          name: "Silence",
          kind: "curse",
          effects: [{ kind: "cannot", what: "speak" }],
          lasting: { kind: "until", what: "removed" },
        },
      ],
    });
    const silent = await given(mute, bo).when(casts("magic-missile", { targets: ["b"] }));
    expect(silent.refused?.code).toBe("NO_VERBAL");
  });

  it("nobody with both hands full, unless a focus in one of them does for the materials", async () => {
    const sword = worn("Shortsword", "main_hand", { base: "shortsword" });
    const dagger = worn("Dagger", "off_hand", { base: "dagger" });
    const full = await given(wizard({ items: [sword, dagger] }), bo).when(
      casts("magic-missile", { targets: ["b"] }),
    );
    expect(full.refused?.code).toBe("NO_SOMATIC");
    const wand = worn("Wand", "off_hand", { base: "wand" });
    const held = wizard({ items: [sword, wand] });
    // Haste has a material component, Magic Missile none.
    const focused = await given(held, bo).when(casts("haste", { targets: ["b"] }));
    expect(focused.refused).toBeUndefined();
    const not = await given(held, bo).when(casts("magic-missile", { targets: ["b"] }));
    expect(not.refused?.code).toBe("NO_SOMATIC");
  });
});

const map = `
  A......
  ....#..
  ..B.#G.
  ....#..
`;

describe("in a fight", () => {
  const fight = (self: Creature = wizard()) =>
    arena(map, [{ creature: self }, { creature: one("b") }, { creature: one("g") }]);

  it("takes the action of its turn", async () => {
    const { state } = await inState(fight())
      .rolling(2)
      .when(casts("magic-missile", { targets: ["b"] }));
    expect(state.combatants?.["a"]?.turn.action).toBe("Cast a Spell");
    const again = await inState(state).when(casts("magic-missile", { targets: ["b"] }));
    expect(again.refused?.code).toBe("ACTION_SPENT");
  });

  it("not behind a wall, not too far, not twice where once is meant", async () => {
    const covered = await inState(fight()).when(casts("magic-missile", { targets: ["g"] }));
    expect(covered.refused?.code).toBe("NO_LINE_OF_EFFECT");
    const cleric = caster("a", ["cleric", 5], ["cure-wounds", "bless", "sanctuary"]);
    const far = await inState(fight(cleric)).when(casts("cure-wounds", { targets: ["b"] }));
    expect(far.refused?.code).toBe("OUT_OF_RANGE");
    const twice = await inState(fight(cleric)).when(casts("bless", { targets: ["b", "b"] }));
    expect(twice.refused?.code).toBe("TWICE");
    const many = await inState(fight(cleric)).when(casts("sanctuary", { targets: ["a", "b"] }));
    expect(many.refused?.code).toBe("TOO_MANY_TARGETS");
    expect(many.creature("a").spent).toEqual(fresh);
  });

  it("no spell that takes minutes, and no ritual", async () => {
    const { refused } = await inState(
      fight(caster("a", ["cleric", 5], ["prayer-of-healing"])),
    ).when(casts("prayer-of-healing", { targets: ["b"] }));
    expect(refused?.code).toBe("CASTING_TIME");
    const ritual = await inState(fight()).when(
      casts("identify", { ritual: true, choices: { option: "object" } }),
    );
    expect(ritual.refused?.code).toBe("CASTING_TIME");
  });

  it("beside a spell with a bonus action a cantrip of one action alone", async () => {
    const cleric = caster("a", ["cleric", 5], ["healing-word", "cure-wounds", "sacred-flame"]);
    const { state } = await inState(fight(cleric))
      .rolling(3)
      .when(casts("healing-word", { targets: ["b"] }));
    const second = await inState(state).when(casts("cure-wounds", { targets: ["a"] }));
    expect(second.refused?.code).toBe("BONUS_ACTION_SPELL");
    const cantrip = await inState(state)
      .rolling(10, 1, 1)
      .when(casts("sacred-flame", { targets: ["b"] }));
    expect(cantrip.refused?.code).toBeUndefined();
    const first = await inState(fight(cleric))
      .rolling(5)
      .when(casts("cure-wounds", { targets: ["a"] }));
    const word = await inState(first.state).when(casts("healing-word", { targets: ["b"] }));
    expect(word.refused?.code).toBe("BONUS_ACTION_SPELL");
  });
});

describe("what runs", () => {
  it("is a cast with its numbers, and ends what was concentrated on", async () => {
    const { creature, types } = await given(wizard(concentratingOn("Bless")), bo).when(
      casts("haste", { targets: ["b"] }),
    );
    expect(types.filter((type) => type.startsWith("cast_"))).toEqual([
      "cast_ended",
      "cast_changed",
    ]);
    expect(creature("a").casts).toMatchObject([
      {
        spell: "Haste",
        level: 3,
        dc: 15,
        attack: 7,
        ability: "int",
        concentration: true,
        since: 0,
        until: 60,
        targets: ["b"],
      },
    ]);
    expect(creature("b").effects).toMatchObject([
      { name: "Haste", lasting: { kind: "cast", id: "k101" }, from: "a" },
    ]);
  });

  it("ends with all that hangs on it when its caster dismisses it", async () => {
    const { state } = await given(wizard(), bo).when(casts("haste", { targets: ["b"] }));
    const { creature } = await inState(state).when(casts("haste", { use: "end" }));
    expect(creature("a").casts).toEqual([]);
    expect(creature("b").effects.map(({ name }) => name)).not.toContain("Haste");
    const { refused } = await given(wizard()).when(casts("haste", { use: "end" }));
    expect(refused?.code).toBe("NOT_RUNNING");
  });

  it("leaves nothing behind that was over at once", async () => {
    const { creature } = await given(wizard(), bo)
      .rolling(2)
      .when(casts("magic-missile", { targets: ["b"] }));
    expect(creature("a").casts).toEqual([]);
  });
});
