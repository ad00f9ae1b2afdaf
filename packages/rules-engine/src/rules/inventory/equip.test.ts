import { describe, expect, it } from "vitest";
import { creatureOf, given, inState } from "../../../testing/index.js";
import type { Item } from "../../creature/creature.js";
import type { Action } from "../../game/action.js";
import type { InventoryRequest } from "../../game/request.js";

const ask = (request: InventoryRequest): Action => ({ type: "inventory", id: "a", request });

const thing = (at: number, base: string, name: string, more: Partial<Item> = {}): Item => ({
  id: `i${at}`,
  name,
  base,
  quantity: 1,
  ...more,
});
const mail = thing(1, "chain-mail", "Chain Mail");
const shield = thing(2, "shield", "Shield");
const longsword = thing(3, "longsword", "Longsword");
const greatsword = thing(4, "greatsword", "Greatsword");
const daggers = thing(5, "dagger", "Dagger", { quantity: 3 });
const arrows = thing(6, "arrow", "Arrow", { quantity: 20 });

const slots = (items: readonly Item[]) =>
  items.map(({ name, quantity, slot }) => `${quantity} ${name}: ${slot ?? "pack"}`);

/** Equips one after another. */
async function equipping(items: readonly Item[], ...names: readonly string[]) {
  let outcome = await given(creatureOf({ items })).when(
    ask({ operation: "equip", item: names[0] ?? "" }),
  );
  for (const item of names.slice(1))
    outcome = await inState(outcome.state).when(ask({ operation: "equip", item }));
  return outcome;
}

describe("equipping", () => {
  it("puts armour on, and says how long it takes", async () => {
    const { event, creature } = await equipping([mail], "chain mail");
    expect(creature("a").items).toEqual([{ ...mail, slot: "armor" }]);
    expect(event("item_changed")).toMatchObject({
      rule: "Equipment, Getting Into and Out of Armor",
      what: "Chain Mail put on (takes 10 minutes)",
    });
  });

  it("straps a shield on in one action", async () => {
    const { event } = await equipping([shield], "shield");
    expect(event("item_changed").what).toBe("Shield strapped on (takes 1 action)");
  });

  it("takes the one that is attuned of two of a kind", async () => {
    const cloak = (id: string, more: Partial<Item> = {}): Item => ({
      id,
      name: "Cloak of Protection",
      magic: "cloak-of-protection",
      quantity: 1,
      ...more,
    });
    const { creature } = await equipping(
      [cloak("i1"), cloak("i2", { attuned: true })],
      "cloak of protection",
    );
    expect(creature("a").items).toEqual([
      cloak("i1"),
      cloak("i2", { attuned: true, slot: "worn" }),
    ]);
  });

  it("takes weapons in the main hand, then the other, one of a stack at a time", async () => {
    const { creature } = await equipping([daggers], "dagger", "dagger");
    expect(slots(creature("a").items)).toEqual([
      "1 Dagger: pack",
      "1 Dagger: main_hand",
      "1 Dagger: off_hand",
    ]);
    expect(creature("a").lastId).toBe(102);
  });

  it("takes a two-handed weapon in both hands", async () => {
    const { creature } = await equipping([greatsword], "greatsword");
    expect(creature("a").items[0]?.slot).toBe("two_hands");
  });

  it("lets a versatile weapon be held in both hands where that is said", async () => {
    const { creature } = await given(creatureOf({ items: [longsword] })).when(
      ask({ operation: "equip", item: "longsword", slot: "two_hands" }),
    );
    expect(creature("a").items[0]?.slot).toBe("two_hands");
  });

  it("lets a two-handed weapon and a shield be donned both, with a warning", async () => {
    const { creature, event } = await equipping([shield, greatsword], "shield", "greatsword");
    expect(slots(creature("a").items)).toEqual(["1 Shield: shield", "1 Greatsword: two_hands"]);
    expect(event("item_changed").what).toContain("do not go together");
  });

  it("moves a thing to another slot", async () => {
    const held = { ...longsword, slot: "main_hand" } as const;
    const { creature } = await given(creatureOf({ items: [held] })).when(
      ask({ operation: "equip", item: "longsword", slot: "off_hand" }),
    );
    expect(creature("a").items[0]?.slot).toBe("off_hand");
  });
});

describe("a refused equipping", () => {
  const leather = thing(7, "leather-armor", "Leather Armor", { slot: "armor" });

  it("names what is in the way", async () => {
    const { refused } = await equipping([leather, mail], "chain mail");
    expect(refused).toMatchObject({
      code: "SLOT_TAKEN",
      message: "Chain Mail cannot be worn as armor: Leather Armor is worn as armor.",
      hint: "Unequip Leather Armor first.",
    });
  });

  it.each([
    [
      "a second weapon beside a shield",
      [longsword, shield, daggers],
      ["longsword", "shield", "dagger"],
    ],
    ["anything beside two hands", [greatsword, daggers], ["greatsword", "dagger"]],
    ["two hands beside one", [longsword, greatsword], ["longsword", "greatsword"]],
    ["a shield beside a second weapon", [daggers, shield], ["dagger", "dagger", "shield"]],
  ])("is %s", async (_, items, names) => {
    const { refused } = await equipping(items, ...names);
    expect(refused?.code).toBe("SLOT_TAKEN");
  });

  it("is what is not worn or wielded, or not there", async () => {
    expect((await equipping([arrows], "arrow")).refused?.code).toBe("WRONG_SLOT");
    const { refused } = await given(creatureOf({ items: [mail] })).when(
      ask({ operation: "equip", item: "chain mail", slot: "main_hand" }),
    );
    expect(refused).toMatchObject({ code: "WRONG_SLOT", legal: ["armor"] });
  });

  it("is what is equipped, or not carried", async () => {
    expect((await equipping([mail], "chain mail", "chain mail")).refused?.code).toBe(
      "ALREADY_EQUIPPED",
    );
    expect((await equipping([mail], "shield")).refused?.code).toBe("NOT_CARRIED");
  });
});

describe("unequipping", () => {
  it("says how long armour takes to come off", async () => {
    const { event, creature } = await given(
      creatureOf({ items: [{ ...mail, slot: "armor" }] }),
    ).when(ask({ operation: "unequip", item: "chain mail" }));
    expect(creature("a").items).toEqual([mail]);
    expect(event("item_changed").what).toBe("Chain Mail put away (takes 5 minutes)");
  });

  it("puts a weapon back with the others", async () => {
    const held = thing(8, "dagger", "Dagger", { slot: "main_hand" });
    const { creature } = await given(creatureOf({ items: [held, daggers] })).when(
      ask({ operation: "unequip", slot: "main_hand" }),
    );
    expect(creature("a").items).toEqual([{ ...daggers, quantity: 4 }]);
  });

  it("refuses what is not worn or in hand", async () => {
    const { refused } = await given(creatureOf({ items: [mail] })).when(
      ask({ operation: "unequip", item: "chain mail" }),
    );
    expect(refused?.code).toBe("NOT_EQUIPPED");
  });
});
