import { describe, expect, it } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { given, inState, type Outcome } from "../../../testing/given.js";
import type { Creature, Make } from "../../creature/creature.js";
import type { CastAction, Metamagic } from "../../game/cast-action.js";
import type { GameState } from "../../game/state.js";

const casts = (spell: string, over: Partial<CastAction> = {}): CastAction => ({
  type: "cast",
  id: "a",
  spell,
  ...over,
});

const map = `
  A.......
  .....BG.
  .....H..
`;

const someone = (id: string): Creature =>
  one(id, { hp: { current: 40, temporary: 0 }, make: { extraHp: 40 } });

const fight = (self: Creature): GameState =>
  arena(map, [{ creature: self }, ...["b", "g", "h"].map((id) => ({ creature: someone(id) }))]);

/** A sorcerer of level 7 (DC 15, seven points, Charisma 18) who knows two options. */
const sorcerer = (
  spells: readonly string[],
  options: readonly Metamagic[],
  make: Partial<Make> = {},
) =>
  caster("a", ["sorcerer", 7], spells, {
    make: {
      options: { "sorcerer-metamagic": options.map((one) => `sorcerer-metamagic-${one}-spell`) },
      ...make,
    },
  });

const hp = ({ creature }: Outcome, ...ids: readonly string[]): readonly number[] =>
  ids.map((id) => creature(id).hp.current);

const points = ({ creature }: Outcome): number | undefined =>
  creature("a").spent.uses["sorcery-points"];

const fireball = casts("fireball", { points: [{ x: 6, y: 1 }] });

describe("metamagic", () => {
  it("is known, one at a time, and paid for in points", async () => {
    const self = sorcerer(["fireball"], ["careful", "empowered"]);
    const unknown = await inState(fight(self)).when({ ...fireball, metamagic: ["subtle"] });
    expect(unknown.refused?.code).toBe("METAMAGIC_UNKNOWN");
    const poor = { ...self, spent: { ...self.spent, uses: { "sorcery-points": 7 } } };
    const none = await inState(fight(poor)).when({ ...fireball, metamagic: ["empowered"] });
    expect(none.refused?.code).toBe("NO_POINTS");
    expect(none.creature("a").spent.slots).toEqual({});
    const two = sorcerer(["fireball"], ["careful", "heightened"]);
    const both = await inState(fight(two)).when({
      ...fireball,
      metamagic: ["careful", "heightened"],
      choices: { spare: ["b"] },
      targets: ["g"],
    });
    expect(both.refused?.code).toBe("ONE_METAMAGIC");
  });

  it("Careful: those spared succeed without a roll, and take half all the same", async () => {
    const cast = await inState(fight(sorcerer(["fireball"], ["careful"])))
      .rolling(2, 2, 3, 3, 3, 3, 3, 3, 3, 3)
      .when({ ...fireball, metamagic: ["careful"], choices: { spare: ["b"] } });
    expect(hp(cast, "b", "g", "h")).toEqual([28, 16, 16]);
    expect(points(cast)).toBe(1);
  });

  it("Distant: twice as far; a touch reaches 30 feet", async () => {
    const self = sorcerer(["shocking-grasp"], ["distant"]);
    const far = await inState(fight(self)).when(casts("shocking-grasp", { targets: ["h"] }));
    expect(far.refused?.code).toBe("OUT_OF_RANGE");
    const cast = await inState(fight(self))
      .rolling(15, 4, 4)
      .when(casts("shocking-grasp", { targets: ["h"], metamagic: ["distant"] }));
    expect(hp(cast, "h")).toEqual([32]);
  });

  it("Empowered: the lowest dice fall again, as many as the Charisma modifier", async () => {
    const cast = await inState(fight(sorcerer(["fireball"], ["empowered"])))
      // Three saves fail; 1, 1, 2, 3 of 8d6 fall again and show 6 each: 24 and 4 times 4.
      .rolling(2, 2, 2, 1, 1, 2, 3, 3, 4, 4, 4, 6, 6, 6, 6)
      .when({ ...fireball, metamagic: ["empowered"] });
    // 3 + 4 + 4 + 4 stay, and 24 come: 39.
    expect(hp(cast, "g")).toEqual([1]);
  });

  it("Extended: twice as long, to 24 hours at most", async () => {
    const cast = await inState(fight(sorcerer(["haste", "mage-armor"], ["extended"]))).when(
      casts("haste", { targets: ["b"], metamagic: ["extended"] }),
    );
    expect(cast.creature("a").casts[0]?.until).toBe(120);
  });

  it("Heightened: the first save of its target has disadvantage, and costs three points", async () => {
    const cast = await inState(fight(sorcerer(["hold-person"], ["heightened"])))
      .rolling(18, 4)
      .when(casts("hold-person", { targets: ["g"], metamagic: ["heightened"] }));
    expect(cast.event("rolled")).toMatchObject({ success: false, d20: { mode: "disadvantage" } });
    expect(points(cast)).toBe(3);
  });

  it("Quickened: a bonus action, beside which the action casts cantrips alone", async () => {
    const self = sorcerer(["fireball", "fire-bolt"], ["quickened"]);
    const cast = await inState(fight(self))
      .rolling(15, 15, 15, 2, 2, 2, 2, 2, 2, 2, 2)
      .when({ ...fireball, metamagic: ["quickened"] });
    expect(cast.state.combatants?.["a"]?.turn).toMatchObject({ bonus: "Cast a Spell" });
    expect(points(cast)).toBe(2);
    const second = await inState(cast.state).when(fireball);
    expect(second.refused?.code).toBe("BONUS_ACTION_SPELL");
    const bolt = await inState(cast.state)
      .rolling(15, 4, 4)
      .when(casts("fire-bolt", { targets: ["g"] }));
    expect(bolt.refused).toBeUndefined();
  });

  it("Subtle: without words and gestures", async () => {
    const gag = {
      id: "e1",
      name: "Gag",
      kind: "curse",
      effects: [{ kind: "cannot", what: "speak" }],
      lasting: { kind: "until", what: "removed" },
    } as const;
    const self = { ...sorcerer(["haste"], ["subtle"]), effects: [gag] };
    const mute = await inState(fight(self)).when(casts("haste", { targets: ["b"] }));
    expect(mute.refused?.code).toBe("NO_VERBAL");
    const cast = await inState(fight(self)).when(
      casts("haste", { targets: ["b"], metamagic: ["subtle"] }),
    );
    expect(cast.event("spell_cast").as).toEqual(["Subtle Spell"]);
  });

  it("Twinned: a second target, for as many points as the spell has levels", async () => {
    const self = sorcerer(["hold-person", "magic-missile"], ["twinned"]);
    const cast = await inState(fight(self))
      .rolling(2, 2)
      .when(casts("hold-person", { targets: ["g", "h"], metamagic: ["twinned"] }));
    expect(points(cast)).toBe(2);
    expect(cast.creature("h").conditions).toHaveLength(1);
    const many = await inState(fight(self)).when(
      casts("hold-person", { targets: ["g", "h"], metamagic: ["twinned"], slotLevel: 3 }),
    );
    expect(many.refused?.code).toBe("METAMAGIC_UNFIT");
  });
});

describe("a school of evocation", () => {
  const evoker = (level: number, ...spells: readonly string[]) =>
    caster("a", ["wizard", level], spells, {
      make: { subclasses: { wizard: "school-of-evocation" } },
    });

  it("Sculpt Spells: those spared take nothing, one and the spell's level of them", async () => {
    const cast = await inState(fight(evoker(5, "fireball")))
      .rolling(2, 2, 3, 3, 3, 3, 3, 3, 3, 3)
      .when({ ...fireball, choices: { spare: ["b"] } });
    expect(hp(cast, "b", "g", "h")).toEqual([40, 16, 16]);
    const plain = await inState(fight(caster("a", ["wizard", 5], ["fireball"]))).when({
      ...fireball,
      choices: { spare: ["b"] },
    });
    expect(plain.refused?.code).toBe("CANNOT_SPARE");
  });

  it("Sculpt Spells: spares its own side where nobody says whom, never who casts", async () => {
    // B is spared without a word, G and H fail: 8d6 of threes.
    const threes = [3, 3, 3, 3, 3, 3, 3, 3];
    const cast = await inState(fight(evoker(5, "fireball")))
      .rolling(2, 2, ...threes)
      .when(fireball);
    expect(hp(cast, "b", "g", "h")).toEqual([40, 16, 16]);
    // A, 15 feet from where it bursts, saves like G and H: 24 for it, too.
    const self = await inState(fight(evoker(5, "fireball")))
      .rolling(2, 2, 2, ...threes)
      .when({ ...fireball, points: [{ x: 3, y: 0 }] });
    expect(hp(self, "a", "b", "g")).toEqual([26, 40, 16]);
    const itself = await inState(fight(evoker(5, "fireball"))).when({
      ...fireball,
      choices: { spare: ["a", "b"] },
    });
    expect(itself.refused?.code).toBe("CANNOT_SPARE");
    const nobody = await inState(fight(evoker(5, "fireball")))
      .rolling(2, 2, 2, ...threes)
      .when({ ...fireball, choices: { spare: [] } });
    expect(hp(nobody, "b", "g", "h")).toEqual([16, 16, 16]);
  });

  it("Potent Cantrip: a save halves the damage of a cantrip", async () => {
    const cast = await inState(fight(evoker(6, "poison-spray", "acid-splash")))
      .rolling(20, 3, 4)
      .when(casts("acid-splash", { targets: ["g"] }));
    expect(hp(cast, "g")).toEqual([37]);
  });

  it("Empowered Evocation: the Intelligence modifier once, to all of an area or to one ray", async () => {
    const cast = await inState(fight(evoker(10, "fireball", "magic-missile")))
      .rolling(2, 2, 2, 2, 2, 2, 2, 2, 2, 2)
      .when(fireball);
    expect(hp(cast, "g", "h")).toEqual([20, 20]);
    const rays = await inState(fight(evoker(10, "scorching-ray")))
      .rolling(15, 2, 2, 15, 2, 2, 15, 2, 2)
      .when(casts("scorching-ray", { targets: ["g"] }));
    // 8 with the first, 4 with each of the others.
    expect(hp(rays, "g")).toEqual([24]);
  });
});

it("Elemental Affinity: Charisma to the damage of one's dragon's own kind", async () => {
  const self = sorcerer(["fireball"], [], {
    subclasses: { sorcerer: "draconic-bloodline" },
    options: { "sorcerer-dragon-ancestor": ["sorcerer-dragon-ancestor-red-fire-damage"] },
  });
  const cast = await inState(fight(self)).rolling(2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2).when(fireball);
  expect(hp(cast, "g")).toEqual([20]);
});

describe("slots that come back without a rest", () => {
  const spent = (
    slots: Readonly<Record<string, number>>,
    uses: Readonly<Record<string, number>> = {},
  ) => ({
    hitDice: {},
    slots,
    pact: 0,
    uses,
  });

  it("Arcane Recovery: of half the wizard's level together, none above 5, once", async () => {
    const wizard = { ...caster("a", ["wizard", 6], []), spent: spent({ 1: 2, 2: 1, 3: 1 }) };
    const use = { type: "use", id: "a", what: { name: "Arcane Recovery" } } as const;
    const many = await given(wizard).when({ ...use, slots: [3, 1] });
    expect(many.refused?.code).toBe("INVALID_SLOTS");
    const done = await given(wizard).when({ ...use, slots: [2, 1] });
    expect(done.creature("a").spent.slots).toEqual({ "1": 1, "2": 0, "3": 1 });
    const again = await inState(done.state).when({ ...use, slots: [1] });
    expect(again.refused?.code).toBe("NO_USES");
  });

  it("Font of Magic: a slot for points, points for a slot", async () => {
    const self = { ...sorcerer([], []), spent: spent({ 2: 1 }, { "sorcery-points": 2 }) };
    const made = await given(self).when({
      type: "use",
      id: "a",
      what: { name: "Flexible Casting: Creating Spell Slots", use: "Level 2" },
    });
    expect(made.creature("a").spent).toMatchObject({
      slots: { "2": 0 },
      uses: { "sorcery-points": 5 },
    });
    const back = await inState(made.state).when({
      type: "use",
      id: "a",
      what: { name: "Flexible Casting: Converting Spell Slot" },
      slot: 3,
    });
    expect(back.creature("a").spent).toMatchObject({
      slots: { "3": 1 },
      uses: { "sorcery-points": 2 },
    });
  });

  it.each(["Font of Magic", "Metamagic: Subtle Spell"])(
    "%s by itself does nothing and takes no point",
    async (name) => {
      const self = sorcerer([], ["subtle"]);
      const alone = await given(self).when({ type: "use", id: "a", what: { name } });
      expect(alone.refused?.code).toBe("NO_USE_BY_ITSELF");
    },
  );

  it("Eldritch Master: every pact slot", async () => {
    const warlock = { ...caster("a", ["warlock", 20], []), spent: { ...spent({}), pact: 3 } };
    const done = await given(warlock).when({
      type: "use",
      id: "a",
      what: { name: "Eldritch Master" },
    });
    expect(done.creature("a").spent.pact).toBe(0);
  });
});
