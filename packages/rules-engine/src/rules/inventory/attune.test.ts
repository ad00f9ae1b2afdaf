import { describe, expect, it } from "vitest";
import { creatureOf, given, inState } from "../../../testing/index.js";
import { levels } from "../../../testing/make.js";
import type { Item, Make } from "../../creature/creature.js";
import type { Action } from "../../game/action.js";
import type { InventoryRequest } from "../../game/request.js";

const ask = (request: InventoryRequest): Action => ({ type: "inventory", id: "a", request });
const attune = (item: string, rested = true): Action => ask({ operation: "attune", item, rested });

const magic = (at: number, id: string, name: string, more: Partial<Item> = {}): Item => ({
  id: `i${at}`,
  name,
  magic: id,
  quantity: 1,
  ...more,
});
const ring = magic(1, "ring-of-protection", "Ring of Protection");
const cloak = magic(2, "cloak-of-protection", "Cloak of Protection", { attuned: true });
const amulet = magic(3, "amulet-of-health", "Amulet of Health", { attuned: true });
const thief = {
  levels: levels("rogue", 13, { first: 8, each: 5 }),
  subclasses: { rogue: "thief" },
};
const boots = magic(4, "winged-boots", "Winged Boots", { attuned: "resting" });

describe("attuning", () => {
  it("is at once after a short rest, and else from the next one on", async () => {
    const ada = creatureOf({ items: [ring] });
    const rested = await given(ada).when(attune("ring of protection"));
    expect(rested.creature("a").items[0]?.attuned).toBe(true);
    expect(rested.event("item_changed")).toMatchObject({
      rule: "Magic Items, Attunement",
      what: "attuned to Ring of Protection",
    });
    const marked = await given(ada).when(attune("ring of protection", false));
    expect(marked.creature("a").items[0]?.attuned).toBe("resting");
    expect(marked.event("item_changed").what).toBe(
      "Ring of Protection is attuned from the end of the next short rest on",
    );
    const slept = await inState(marked.state).when({
      type: "rest",
      id: "a",
      request: { restType: "short" },
    });
    expect(slept.creature("a").items[0]?.attuned).toBe(true);
  });

  it("hurries what was marked", async () => {
    const { creature } = await given(creatureOf({ items: [boots] })).when(attune("winged boots"));
    expect(creature("a").items[0]?.attuned).toBe(true);
  });

  it("sets one of several apart", async () => {
    const two = { ...ring, quantity: 2 };
    const { creature } = await given(creatureOf({ items: [two] })).when(attune("i1"));
    expect(creature("a").items).toEqual([ring, { ...ring, id: "i101", attuned: true }]);
  });

  it("to a fourth item is refused with the three, marked ones too", async () => {
    const { refused } = await given(creatureOf({ items: [ring, cloak, amulet, boots] })).when(
      attune("ring of protection"),
    );
    expect(refused).toMatchObject({
      code: "ATTUNEMENT_FULL",
      legal: ["Cloak of Protection", "Amulet of Health", "Winged Boots"],
    });
  });

  it("to a third is not", async () => {
    const { refused } = await given(creatureOf({ items: [ring, cloak, amulet] })).when(
      attune("ring of protection"),
    );
    expect(refused).toBeUndefined();
  });

  it("to two of one kind is refused", async () => {
    const other = { ...ring, id: "i9", attuned: true } as const;
    const { refused } = await given(creatureOf({ items: [ring, other] })).when(attune("i1"));
    expect(refused?.code).toBe("ATTUNED_TO_A_COPY");
  });

  it("again, or to what needs none, is refused", async () => {
    const again = await given(creatureOf({ items: [cloak] })).when(attune("cloak of protection"));
    expect(again.refused?.code).toBe("ALREADY_ATTUNED");
    const sword: Item = {
      id: "i5",
      name: "Longsword, +1",
      base: "longsword",
      magic: "weapon-1",
      quantity: 1,
    };
    const none = await given(creatureOf({ items: [sword] })).when(attune("+1 longsword"));
    expect(none.refused?.code).toBe("NO_ATTUNEMENT");
  });

  it("goes with a thing of the campaign's own whose properties say so", async () => {
    const custom = { type: "ring", weight: 0, properties: ["requires attunement"] };
    const { refused } = await given(
      creatureOf({ items: [{ id: "i1", name: "Moon Ring", quantity: 1, custom }] }),
    ).when(attune("moon ring"));
    expect(refused).toBeUndefined();
  });
});

describe("attuning to what chooses its bearer", () => {
  const avenger: Item = {
    id: "i1",
    name: "Holy Avenger (Longsword)",
    base: "longsword",
    magic: "holy-avenger",
    quantity: 1,
  };
  const wand = magic(1, "wand-of-fireballs", "Wand of Fireballs");
  const thrower = magic(1, "dwarven-thrower", "Dwarven Thrower", { base: "warhammer" });
  const talisman = magic(1, "talisman-of-pure-good", "Talisman of Pure Good");
  const of = (name: Parameters<typeof levels>[0], count = 1) => ({
    levels: levels(name, count, { first: 8, each: 5 }),
  });

  it.each<readonly [string, Item, Partial<Make>]>([
    ["a paladin", avenger, of("paladin")],
    ["a dwarf", thrower, { race: "dwarf" }],
    ["a wizard", wand, of("wizard")],
    // A cantrip of its own makes a high elf a spellcaster.
    ["a high elf", wand, { race: "elf", subrace: "high-elf" }],
    ["a paladin who casts from level 2 on", wand, of("paladin", 2)],
    ["a lich", wand, { statBlock: "lich" }],
    ["a thief who uses any magic device", avenger, thief],
    ["a thief who uses any magic device", thrower, thief],
    ["a good creature", talisman, { alignment: "Lawful Good" }],
  ])("is for %s", async (_, item, make) => {
    const { refused } = await given(creatureOf({ items: [item], make })).when(attune("i1"));
    expect(refused).toBeUndefined();
  });

  it.each<readonly [string, Item, Partial<Make>, string]>([
    ["a fighter", avenger, of("fighter"), "a paladin"],
    ["an elf", thrower, { race: "elf" }, "a dwarf"],
    ["a fighter", wand, of("fighter"), "a spellcaster"],
    ["a paladin who does not cast yet", wand, of("paladin"), "a spellcaster"],
    ["a wolf", wand, { statBlock: "wolf" }, "a spellcaster"],
    ["a thief, who casts nothing", wand, thief, "a spellcaster"],
    ["a neutral creature", talisman, { alignment: "neutral" }, "lawful good"],
    ["a creature of no alignment", talisman, {}, "lawful good"],
  ])("is not for %s", async (_, item, make, needed) => {
    const { refused } = await given(creatureOf({ items: [item], make })).when(attune("i1"));
    expect(refused?.code).toBe("CANNOT_ATTUNE");
    expect(refused?.message).toContain(needed);
  });
});

describe("ending an attunement", () => {
  it("leaves the thing where it is worn", async () => {
    const worn = { ...cloak, slot: "worn" } as const;
    const { creature } = await given(creatureOf({ items: [worn] })).when(
      ask({ operation: "unattune", item: "cloak of protection" }),
    );
    expect(creature("a").items).toEqual([
      {
        id: "i2",
        name: "Cloak of Protection",
        magic: "cloak-of-protection",
        quantity: 1,
        slot: "worn",
      },
    ]);
  });

  it("takes the mark away too", async () => {
    const { creature } = await given(creatureOf({ items: [boots] })).when(
      ask({ operation: "unattune", item: "winged boots" }),
    );
    expect(creature("a").items[0]?.attuned).toBeUndefined();
  });

  it("that is none is refused", async () => {
    const { refused } = await given(creatureOf({ items: [ring, cloak] })).when(
      ask({ operation: "unattune", item: "ring of protection" }),
    );
    expect(refused).toMatchObject({ code: "NOT_ATTUNED", legal: ["Cloak of Protection"] });
  });
});
