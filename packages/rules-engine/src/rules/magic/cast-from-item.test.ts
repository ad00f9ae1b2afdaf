import { describe, expect, it } from "vitest";
import { caster } from "../../../testing/caster.js";
import { creatureOf } from "../../../testing/creature.js";
import { given } from "../../../testing/given.js";
import type { Creature, Item } from "../../creature/creature.js";
import type { CastAction } from "../../game/cast-action.js";

const thing = (magic: string, name: string, more: Partial<Item> = {}): Item => ({
  id: "i1",
  name,
  magic,
  quantity: 1,
  ...more,
});

/** A wizard of level 5 who has Light alone: DC 15. */
const wizard = (...items: readonly Item[]): Creature =>
  caster("a", ["wizard", 5], ["light"], { items });
const bo = creatureOf({
  id: "b",
  name: "Bo",
  hp: { current: 60, temporary: 0 },
  make: { extraHp: 60 },
});
const casts = (spell: string, name: string, over: Partial<CastAction> = {}): CastAction => ({
  type: "cast",
  id: "a",
  spell,
  targets: ["b"],
  item: { name },
  ...over,
});

describe("a spell out of a thing", () => {
  const wand = thing("wand-of-fireballs", "Wand of Fireballs", { attuned: true, charges: 7 });

  it("takes its charges, and has its numbers", async () => {
    // DC 15 of the wand; 8d6 all 1, and nothing added to a save of 14.
    const { creature, event, types } = await given(wizard(wand), bo)
      .rolling(14, 1, 1, 1, 1, 1, 1, 1, 1)
      .when(casts("fireball", "Wand of Fireballs"));
    expect(creature("a").items[0]?.charges).toBe(6);
    expect(creature("a").spent.slots).toEqual({});
    expect(event("rolled")).toMatchObject({ dc: 15, success: false });
    expect(creature("b").hp.current).toBe(52);
    expect(types.slice(0, 2)).toEqual(["spell_cast", "item_changed"]);
  });

  it("of a higher level takes a charge more for each", async () => {
    const { creature, event } = await given(wizard(wand), bo)
      .rolling(20, ...Array.from({ length: 10 }, () => 2))
      .when(casts("fireball", "i1", { slotLevel: 5 }));
    expect(creature("a").items[0]?.charges).toBe(4);
    // 10d6 are 20, halved.
    expect(event("damage_taken").dealt).toBe(10);
  });

  it("is refused where that is more than it holds, for free", async () => {
    const low = thing("wand-of-fireballs", "Wand of Fireballs", { attuned: true, charges: 1 });
    const { refused } = await given(wizard(low), bo).when(
      casts("fireball", "i1", { slotLevel: 4 }),
    );
    expect(refused?.code).toBe("NO_CHARGES");
  });

  it.each([
    ["NOT_ATTUNED", "fireball", thing("wand-of-fireballs", "Wand of Fireballs", { charges: 7 })],
    ["NOT_IN_ITEM", "haste", wand],
    ["NOT_CARRIED", "fireball", thing("wand-of-web", "Wand of Web", { charges: 7 })],
    ["NOT_IN_ITEM", "haste", thing("potion-of-speed", "Wand of Fireballs")],
  ])("is refused: %s", async (code, spell, item) => {
    const { refused } = await given(wizard(item), bo).when(casts(spell, "Wand of Fireballs"));
    expect(refused?.code).toBe(code);
  });

  it("of another level than its own is refused where charges do not raise it", async () => {
    const staff = thing("staff-of-fire", "Staff of Fire", { attuned: true, charges: 10 });
    const { refused } = await given(wizard(staff), bo).when(
      casts("fireball", "Staff of Fire", { slotLevel: 4 }),
    );
    expect(refused).toMatchObject({ code: "WRONG_LEVEL", legal: ["3"] });
  });

  it("has the numbers of who uses it where it has none", async () => {
    const staff = thing("staff-of-fire", "Staff of Fire", { attuned: true, charges: 10 });
    const { event, creature } = await given(wizard(staff), bo)
      .rolling(1, ...Array.from({ length: 8 }, () => 1))
      .when(casts("fireball", "Staff of Fire"));
    expect(event("rolled").dc).toBe(15);
    expect(creature("a").items[0]?.charges).toBe(7);
  });

  it("so often a day is counted, and comes back with a long rest", async () => {
    const circlet = thing("circlet-of-blasting", "Circlet of Blasting", { slot: "worn" });
    // Three rays with + 5: 2 each misses 10.
    const first = await given(wizard(circlet), bo)
      .rolling(2, 2, 2)
      .when(casts("scorching-ray", "Circlet of Blasting"));
    expect(first.creature("a").spent.uses).toEqual({ "spell:i1:scorching-ray": 1 });
    const again = await given(first.creature("a"), bo).when(
      casts("scorching-ray", "Circlet of Blasting"),
    );
    expect(again.refused?.code).toBe("NO_USES");
    const rested = await given(first.creature("a")).when({
      type: "rest",
      id: "a",
      request: { restType: "long" },
    });
    expect(rested.creature("a").spent.uses).toEqual({});
  });
});

describe("a scroll", () => {
  const scroll = (spell: string, level: string, more: Partial<Item> = {}): Item =>
    thing(`spell-scroll-${level}`, `Spell Scroll of ${spell}`, more);

  it("is read with its own DC, for no slot, and is dust", async () => {
    const { creature, event } = await given(wizard(scroll("Fireball", "3rd")), bo)
      .rolling(14, 1, 1, 1, 1, 1, 1, 1, 1)
      .when(casts("fireball", "i1"));
    expect(event("rolled")).toMatchObject({ dc: 15, success: false });
    expect(creature("a").items).toEqual([]);
    expect(creature("a").spent.slots).toEqual({});
  });

  it("above one's level takes a check: DC 10 and its level", async () => {
    // Level 5 casts up to 3. Intelligence + 4: 10 reaches DC 14, 9 does not.
    const polymorph = wizard(scroll("Ice Storm", "4th"));
    const read = casts("ice-storm", "i1");
    const success = await given(polymorph, bo).rolling(10, 1, 1, 1, 1, 1, 1, 1).when(read);
    expect(success.event("rolled")).toMatchObject({ purpose: "check", dc: 14, success: true });
    expect(success.types).toContain("damage_taken");
    const failure = await given(polymorph, bo).rolling(9).when(read);
    expect(failure.types).toEqual(["rolled", "item_lost"]);
    expect(failure.creature("a").items).toEqual([]);
  });

  it("may be read by Arcana, and by a die of the table", async () => {
    // Untrained: Intelligence + 4 alone.
    const { event } = await given(wizard(), bo)
      .rolling(1, 1, 1, 1, 1, 1, 1)
      .when(
        casts("ice-storm", "scroll", {
          item: { name: "scroll", scroll: 4, arcana: true },
          manual: [12],
        }),
      );
    expect(event("rolled")).toMatchObject({
      what: "Intelligence (Arcana)",
      dc: 14,
      success: true,
      d20: { total: 16, manual: true },
    });
  });

  it.each<[string, string, CastAction["item"]]>([
    ["UNINTELLIGIBLE", "cure-wounds", { name: "scroll", scroll: 1 }],
    ["WRONG_LEVEL", "fireball", { name: "scroll", scroll: 2 }],
    ["OTHER_SPELL", "haste", { name: "i1" }],
  ])("is refused, and stays whole: %s", async (code, spell, item) => {
    const reader = wizard(scroll("Fireball", "3rd"));
    const { refused } = await given(reader, bo).when(casts(spell, "", { ...(item && { item }) }));
    expect(refused?.code).toBe(code);
  });
});
