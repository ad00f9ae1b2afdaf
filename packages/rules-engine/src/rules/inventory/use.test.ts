import { describe, expect, it } from "vitest";
import { rolling } from "../../../testing/checks.js";
import { fightOf } from "../../../testing/fight.js";
import { creatureOf, given, inState } from "../../../testing/index.js";
import type { Item } from "../../creature/creature.js";
import type { Action } from "../../game/action.js";
import type { InventoryRequest } from "../../game/request.js";
import { sheetOf } from "../../sheet/sheet-of.js";
import { srdCompendium } from "../../tables/compendium.js";

const use = (item: string, more: Partial<InventoryRequest> = {}): Action => ({
  type: "inventory",
  id: "a",
  request: { operation: "use", item, ...more },
});

const magic = (id: string, name: string, more: Partial<Item> = {}): Item => ({
  id: "i1",
  name,
  magic: id,
  quantity: 1,
  ...more,
});
const gear = (base: string, name: string, more: Partial<Item> = {}): Item => ({
  id: "i1",
  name,
  base,
  quantity: 1,
  ...more,
});
/** Ten hit points at most, three left. */
const hurt = (...items: readonly Item[]) => creatureOf({ items, hp: { current: 3, temporary: 0 } });
const healing = magic("potion-of-healing-common", "Potion of Healing");

describe("potions", () => {
  it("of a known resistance do not tell of the others", async () => {
    const fire = magic("potion-of-resistance-fire", "Potion of Fire Resistance");
    const { creature, event } = await given(hurt(fire)).when(use("i1"));
    expect(creature("a").effects[0]?.effects).toEqual([
      { kind: "damage", response: "resistance", types: ["fire"] },
    ]);
    expect(event("item_lost").what ?? "").not.toMatch(/d10|acid/u);
  });

  it.each(["unconscious", "paralyzed", "incapacitated"] as const)(
    "are drunk by nobody who takes no actions: %s",
    async (condition) => {
      const lasting = { kind: "until", what: "removed" } as const;
      const conditions = [{ id: "c1", condition, source: "a test", lasting }];
      const { refused } = await given({ ...hurt(healing), conditions }).when(use("i1"));
      expect(refused).toMatchObject({
        code: "CANNOT_USE",
        hint: expect.stringContaining("Somebody else may use one on"),
      });
    },
  );

  it("are given to whoever is beside, where a map knows that", async () => {
    const at = (x: number) =>
      inState(
        fightOf([
          { creature: hurt(healing), at: { x: 0, y: 0 } },
          { creature: creatureOf({ id: "b" }), at: { x, y: 0 } },
        ]),
      );
    const give = use("i1", { to: "b" });
    const { refused } = await at(5).when(give);
    expect(refused).toMatchObject({ code: "OUT_OF_RANGE" });
    expect((await at(1).rolling(1, 3).when(give)).types).toEqual([
      "turn_spent",
      "item_lost",
      "healed",
    ]);
  });

  it("of healing heal by their dice, and are gone", async () => {
    // 2d4 + 2: 1 + 3 + 2 = 6.
    const { types, creature, event } = await given(hurt(healing))
      .rolling(1, 3)
      .when(use("potion of healing"));
    expect(types).toEqual(["item_lost", "healed"]);
    expect(event("healed")).toMatchObject({ amount: 6, hp: 9, source: "Potion of Healing" });
    expect(creature("a").items).toEqual([]);
  });

  it("of healing heal no further than the maximum, and so many as are drunk", async () => {
    const two = { ...healing, quantity: 3 };
    // 1 + 1 + 2 = 4, then 4 + 4 + 2 = 10, of which 3 are missing.
    const { creature, events } = await given(hurt(two))
      .rolling(1, 1, 4, 4)
      .when(use("potion of healing", { quantity: 2 }));
    expect(events.map((event) => (event.type === "healed" ? event.amount : 0))).toEqual([0, 4, 3]);
    expect(creature("a").items[0]?.quantity).toBe(1);
  });

  it("of greater healing roll 4d4 + 4", async () => {
    const greater = magic("potion-of-healing-greater", "Potion of Greater Healing");
    const { event } = await given(hurt(greater)).rolling(1, 1, 1, 1).when(use("i1"));
    // 4 + 4 = 8, and 7 are missing.
    expect(event("healed")).toMatchObject({ amount: 7, rolls: [1, 1, 1, 1] });
  });

  it("wake another who is dying", async () => {
    const bo = creatureOf({
      id: "b",
      name: "Bo",
      hp: { current: 0, temporary: 0 },
      deathSaves: { successes: 1, failures: 2, stable: false },
    });
    const { creature, types } = await given(hurt(healing), bo)
      .rolling(2, 2)
      .when(use("potion of healing", { to: "b" }));
    expect(types).toEqual(["item_lost", "healed", "revived"]);
    expect(creature("b").hp.current).toBe(6);
    expect(creature("b").deathSaves).toBeUndefined();
  });

  it("of heroism give temporary hit points and the bonus of bless for an hour", async () => {
    const { event, types } = await given(
      hurt(magic("potion-of-heroism", "Potion of Heroism")),
    ).when(use("i1"));
    expect(types).toEqual(["item_lost", "temporary_hp", "effect_gained"]);
    expect(event("temporary_hp").to).toBe(10);
    // Bless by its name: another Bless beside it adds nothing.
    expect(event("effect_gained").held).toMatchObject({
      name: "Bless",
      source: "Potion of Heroism",
      lasting: { kind: "time", until: 3600 },
    });
  });

  it("of speed hasten for a minute: speed doubled, 2 to armour class, Dexterity saves", async () => {
    const { event, creature } = await given(hurt(magic("potion-of-speed", "Potion of Speed"))).when(
      use("i1"),
    );
    expect(event("effect_gained").held).toMatchObject({
      name: "Haste",
      source: "Potion of Speed",
      lasting: { kind: "time", until: 60 },
    });
    expect(creature("a").casts).toEqual([]);
    const { armorClass, speed } = sheetOf(creature("a"), await srdCompendium());
    expect([armorClass.effective, speed.walk?.effective]).toEqual([12, 60]);
    const save = { kind: "save", ability: "dex" } as const;
    expect(await rolling(creature("a"), save, 3, 12)).toMatchObject({
      d20: { kept: 12, sources: ["advantage: Haste"] },
    });
    expect(event("item_lost").what).toMatch(/^Nobody concentrates on it\./u);
  });

  it("of heroism take what is left of the temporary hit points with them", async () => {
    const drunk = await given(hurt(magic("potion-of-heroism", "Potion of Heroism"))).when(
      use("i1"),
    );
    const left = { ...drunk.creature("a"), hp: { current: 5, temporary: 4 } };
    const over = await given(left).when({ type: "pass_time", seconds: 3600 });
    expect(over.types).toEqual(["time_passed", "effect_lost", "temporary_hp"]);
    expect(over.creature("a").hp).toEqual({ current: 5, temporary: 0 });
    // Others that have taken their place are nobody's to end.
    const better = await given(left).when({
      type: "heal",
      id: "a",
      amount: 6,
      temporary: true,
      source: "False Life",
    });
    const kept = await given(better.creature("a")).when({ type: "pass_time", seconds: 3600 });
    expect(kept.creature("a").hp).toEqual({ current: 5, temporary: 6 });
  });

  it("of invisibility bring the condition for an hour", async () => {
    const { event } = await given(
      hurt(magic("potion-of-invisibility", "Potion of Invisibility")),
    ).when(use("i1"));
    expect(event("condition_gained").held).toMatchObject({
      condition: "invisible",
      lasting: { kind: "time", until: 3600 },
    });
  });

  it("of poison hurt; the save is told", async () => {
    const { event, creature } = await given(hurt(magic("potion-of-poison", "Potion of Poison")))
      .rolling(1, 1, 1)
      .when(use("i1"));
    expect(creature("a").hp.current).toBe(0);
    expect(event("item_lost").what).toContain("DC 13 con save");
  });

  it("of flying let fly as fast as one walks for an hour, and tell what no number says", async () => {
    const { event } = await given(hurt(magic("potion-of-flying", "Potion of Flying"))).when(
      use("i1"),
    );
    expect(event("item_lost").what).toContain("can hover");
    expect(event("effect_gained").held).toMatchObject({
      effects: [{ kind: "stat", stat: "speed-fly", by: { of: "walking-speed" } }],
      lasting: { kind: "time", until: 3600 },
    });
  });

  it("are refused beyond what there is", async () => {
    const { refused } = await given(hurt(healing)).when(use("i1", { quantity: 2 }));
    expect(refused?.code).toBe("NOT_CARRIED");
  });
});

describe("equipment", () => {
  it("ammunition counts down", async () => {
    const arrows = gear("arrow", "Arrow", { quantity: 20 });
    const { creature } = await given(hurt(arrows)).when(use("arrow", { quantity: 3 }));
    expect(creature("a").items[0]?.quantity).toBe(17);
  });

  it("acid is thrown, and what it does is told", async () => {
    const { event, types } = await given(hurt(gear("acid-vial", "Acid (vial)"))).when(use("acid"));
    expect(types).toEqual(["item_lost"]);
    expect(event("item_lost").what).toBe("ranged attack, 2d6 acid damage.");
  });

  it.each([
    ["torch", "Torch", /^Lasts 1 hour with bright light for 20 feet.* as a weapon\.$/],
    ["candle", "Candle", /^Burns for 1 hour/],
  ])("%s burns, and hurts nobody by that", async (id, name, said) => {
    const { event, types } = await given(hurt(gear(id, name))).when(use(id));
    expect(types).toEqual(["item_lost"]);
    expect(event("item_lost").what).toMatch(said);
  });

  it("antitoxin helps against poison for an hour, but not a skeleton", async () => {
    const antitoxin = gear("antitoxin-vial", "Antitoxin (vial)");
    const drunk = await given(hurt(antitoxin)).when(use("antitoxin"));
    expect(drunk.event("effect_gained").held.lasting).toEqual({ kind: "time", until: 3600 });
    const undead = creatureOf({ items: [antitoxin], make: { statBlock: "skeleton" } });
    expect((await given(undead).when(use("antitoxin"))).types).toEqual(["item_lost"]);
  });

  it("a healer's kit stabilizes ten times", async () => {
    const kit = gear("healers-kit", "Healer's Kit");
    const bo = creatureOf({
      id: "b",
      hp: { current: 0, temporary: 0 },
      deathSaves: { successes: 0, failures: 2, stable: false },
    });
    const first = await given(hurt(kit), bo).when(use("healer's kit", { to: "b" }));
    expect(first.creature("a").items[0]?.charges).toBe(9);
    expect(first.creature("b").deathSaves).toEqual({ successes: 0, failures: 0, stable: true });
    const last = await given(hurt({ ...kit, charges: 1 }), bo).when(use("i1", { to: "b" }));
    expect(last.creature("a").items).toEqual([]);
    const { refused } = await given(hurt(kit), bo).when(use("i1"));
    expect(refused?.code).toBe("NOBODY_TO_STABILIZE");
  });

  it.each([
    gear("longsword", "Longsword"),
    gear("backpack", "Backpack"),
    magic("cloak-of-protection", "Cloak of Protection"),
    gear("longsword", "Longsword, +1", { magic: "weapon-1" }),
  ])("without a use is refused: $name", async (item) => {
    const { refused } = await given(hurt({ ...item, attuned: true })).when(use("i1"));
    expect(refused?.code).toBe("NOT_USABLE");
  });

  it("of the campaign's own is used up where its type says so", async () => {
    const custom = { type: "potion", weight: 0.5 };
    const { types } = await given(
      hurt({ id: "i1", name: "Moon Draught", quantity: 1, custom }),
    ).when(use("moon draught"));
    expect(types).toEqual(["item_lost"]);
  });
});

describe("charges", () => {
  const wand = magic("wand-of-magic-missiles", "Wand of Magic Missiles", { charges: 7 });

  it("are spent, and the rest is told", async () => {
    const { event, creature } = await given(hurt(wand)).when(use("i1", { quantity: 2 }));
    expect(creature("a").items[0]?.charges).toBe(5);
    expect(event("item_changed").what).toMatch(/^2 charges spent, 5 left; .*Magic Missile/u);
  });

  it("of an item that nobody has counted are all there", async () => {
    const { charges: _, ...uncounted } = wand;
    const { creature } = await given(hurt(uncounted)).when(use("i1"));
    expect(creature("a").items[0]?.charges).toBe(6);
  });

  it("are refused beyond what is left", async () => {
    const { refused } = await given(hurt({ ...wand, charges: 1 })).when(use("i1", { quantity: 2 }));
    expect(refused?.code).toBe("NO_CHARGES");
  });

  it("at the last may destroy a wand, on a 1 of the d20", async () => {
    const last = { ...wand, charges: 1 };
    const broken = await given(hurt(last)).rolling(1).when(use("i1"));
    expect(broken.creature("a").items).toEqual([]);
    const whole = await given(hurt(last)).rolling(2).when(use("i1"));
    expect(whole.creature("a").items[0]?.charges).toBe(0);
  });

  it("at the last may take the magic of a staff", async () => {
    const staff = magic("staff-of-striking", "Staff of Striking", {
      base: "quarterstaff",
      charges: 1,
      attuned: true,
    });
    const { creature } = await given(hurt(staff)).rolling(1).when(use("i1"));
    expect(creature("a").items).toEqual([
      { id: "i1", name: "Staff of Striking", base: "quarterstaff", quantity: 1 },
    ]);
  });

  it("heal with restorative ointment", async () => {
    const ointment = magic("restorative-ointment", "Restorative Ointment", { charges: 3 });
    // 2d8 + 2: 1 + 2 + 2 = 5.
    const { creature } = await given(hurt(ointment)).rolling(1, 2).when(use("i1"));
    expect(creature("a").hp.current).toBe(8);
    expect(creature("a").items[0]?.charges).toBe(2);
  });

  it("are for who is attuned, where the item asks for that", async () => {
    const fireballs = magic("wand-of-fireballs", "Wand of Fireballs", { charges: 7 });
    const { refused } = await given(hurt(fireballs)).when(use("i1"));
    expect(refused?.code).toBe("NOT_ATTUNED");
  });
});

describe("whoever is dead", () => {
  it("uses nothing", async () => {
    const dead = creatureOf({ dead: true, hp: { current: 0, temporary: 0 }, items: [healing] });
    expect((await given(dead).when(use("i1"))).refused?.code).toBe("DEAD");
  });
});
