import { describe, expect, it } from "vitest";
import { srdCompendium } from "./compendium.js";
import { readItem } from "./item-names.js";

const compendium = await srdCompendium();

/** What people write, the item's name, and its base and magic. */
const names: readonly (readonly [string, string, string | undefined, string | undefined])[] = [
  ["longsword", "Longsword", "longsword", undefined],
  ["LONGSWORDS", "Longsword", "longsword", undefined],
  ["light crossbow", "Crossbow, light", "crossbow-light", undefined],
  ["crossbow, light", "Crossbow, light", "crossbow-light", undefined],
  ["crossbow-light", "Crossbow, light", "crossbow-light", undefined],
  ["Plate", "Plate Armor", "plate-armor", undefined],
  ["half plate", "Half Plate Armor", "half-plate-armor", undefined],
  ["arrows", "Arrow", "arrow", undefined],
  ["luckstone", "Stone of Good Luck (Luckstone)", undefined, "stone-of-good-luck-luckstone"],
  [
    "Stone of Good Luck",
    "Stone of Good Luck (Luckstone)",
    undefined,
    "stone-of-good-luck-luckstone",
  ],
  ["torches", "Torch", "torch", undefined],
  ["bolts", "Crossbow bolt", "crossbow-bolt", undefined],
  ["+1 bolts", "Crossbow bolt, +1", "crossbow-bolt", "ammunition-1"],
  ["wooden shield", "Shield", "shield", undefined],
  ["thieves tools", "Thieves' Tools", "thieves-tools", undefined],
  ["rope, hempen", "Rope, hempen (50 feet)", "rope-hempen-50-feet", undefined],
  ["Longsword, +1", "Longsword, +1", "longsword", "weapon-1"],
  ["+1 longsword", "Longsword, +1", "longsword", "weapon-1"],
  ["longsword +1", "Longsword, +1", "longsword", "weapon-1"],
  ["Weapon, +2 (dagger)", "Dagger, +2", "dagger", "weapon-2"],
  ["+3 hand crossbow", "Crossbow, hand, +3", "crossbow-hand", "weapon-3"],
  ["studded leather +1", "Studded Leather Armor, +1", "studded-leather-armor", "armor-1"],
  ["+2 shield", "Shield, +2", "shield", "shield-2"],
  ["+1 arrows", "Arrow, +1", "arrow", "ammunition-1"],
  ["Flame Tongue longsword", "Flame Tongue (Longsword)", "longsword", "flame-tongue"],
  ["flame tongue (greatsword)", "Flame Tongue (Greatsword)", "greatsword", "flame-tongue"],
  ["vicious rapier", "Vicious Weapon (Rapier)", "rapier", "vicious-weapon"],
  ["scimitar of sharpness", "Sword of Sharpness (Scimitar)", "scimitar", "sword-of-sharpness"],
  ["mithral chain shirt", "Mithral Armor (Chain Shirt)", "chain-shirt", "mithral-armor"],
  [
    "plate armor of resistance",
    "Armor of Resistance (Plate Armor)",
    "plate-armor",
    "armor-of-resistance",
  ],
  [
    "Plate Armor of Etherealness",
    "Plate Armor of Etherealness",
    "plate-armor",
    "plate-armor-of-etherealness",
  ],
  ["dwarven plate", "Dwarven Plate", "plate-armor", "dwarven-plate"],
  ["Sun Blade", "Sun Blade", "longsword", "sun-blade"],
  ["red dragon scale mail", "Red Dragon Scale Mail", "scale-mail", "dragon-scale-mail-red"],
  ["Potion of Healing", "Potion of Healing", undefined, "potion-of-healing-common"],
  ["potions of healing", "Potion of Healing", undefined, "potion-of-healing-common"],
  [
    "potion of healing (greater)",
    "Potion of Greater Healing",
    undefined,
    "potion-of-healing-greater",
  ],
  [
    "belt of giant strength (hill)",
    "Belt of Hill Giant Strength",
    undefined,
    "belt-of-giant-strength-hill",
  ],
  ["ring of resistance (fire)", "Ring of Fire Resistance", undefined, "ring-of-resistance-fire"],
  ["+2 wand of the war mage", "Wand of the War Mage, +2", undefined, "wand-of-the-war-mage-2"],
  ["spell scroll (3rd level)", "Spell Scroll (3rd)", undefined, "spell-scroll-3rd"],
  ["scroll of fireball", "Spell Scroll of Fireball", undefined, "spell-scroll-3rd"],
  ["Crystal Ball", "Crystal Ball", undefined, "crystal-ball"],
];

const refusalOf = (name: string) => {
  const read = readItem(name, compendium);
  return read.ok ? undefined : read.error;
};

describe("a heading of the equipment table", () => {
  it.each([
    ["Holy symbol", ["Amulet", "Emblem", "Reliquary"]],
    ["arcane focus", ["Crystal", "Orb", "Rod", "Staff", "Wand"]],
    ["gaming sets", ["Dice Set", "Playing Card Set"]],
  ])("%s is answered with what stands under it", (name, legal) => {
    expect(refusalOf(name)).toMatchObject({ code: "ITEM_AMBIGUOUS", legal });
  });
});

describe("an item's name", () => {
  it.each(names)("%s", (said, name, base, magic) => {
    expect(readItem(said, compendium)).toEqual({
      ok: true,
      value: { name, ...(base && { base }), ...(magic && { magic }) },
    });
  });

  it("of every thing of the equipment tables is read as that thing, and again by the name that it then has", () => {
    for (const { id, name } of [
      ...compendium.weapons.all,
      ...compendium.armor.all,
      ...compendium.gear.all,
    ]) {
      expect(readItem(name, compendium)).toEqual({ ok: true, value: { name, base: id } });
      expect(readItem(id, compendium)).toEqual({ ok: true, value: { name, base: id } });
    }
  });

  it("of every magic item is read as that item, or asked about where it is not one thing", () => {
    for (const { id, name, base, variants } of compendium.magicItems.all) {
      const read = readItem(name, compendium);
      if (read.ok) {
        const isHealing = id === "potion-of-healing";
        expect(read.value.magic).toBe(isHealing ? "potion-of-healing-common" : id);
        expect(readItem(read.value.name, compendium)).toEqual(read);
      } else if (variants === undefined) {
        expect(read.error.code).toBe("ITEM_NEEDS_BASE");
        expect(typeof base).toBe("string");
      } else expect(read.error.code).toBe("ITEM_AMBIGUOUS");
    }
  });

  it("of magic on no base is refused with the bases that it can have", () => {
    expect(refusalOf("Vorpal Sword")).toMatchObject({
      code: "ITEM_NEEDS_BASE",
      legal: ["Greatsword", "Longsword", "Scimitar"],
    });
    expect(refusalOf("Berserker Axe")?.legal).toEqual(["Battleaxe", "Greataxe", "Handaxe"]);
  });

  it("of several items is refused with their names", () => {
    expect(refusalOf("Belt of Giant Strength")).toMatchObject({ code: "ITEM_AMBIGUOUS" });
    expect(refusalOf("Belt of Giant Strength")?.legal).toContain("Belt of Fire Giant Strength");
  });

  it("of magic on a base that cannot have it is refused", () => {
    expect(refusalOf("vorpal rapier")?.code).toBe("ITEM_UNKNOWN");
    expect(refusalOf("mithral hide armor")?.code).toBe("ITEM_UNKNOWN");
  });

  it("of nothing is refused with the nearest and the way to give one's own", () => {
    const refused = refusalOf("longsward");
    expect(refused).toMatchObject({ code: "ITEM_UNKNOWN", legal: ["Longsword"] });
    expect(refused?.hint).toContain("name:");
    expect(refusalOf("")?.code).toBe("ITEM_UNKNOWN");
  });

  it("comes with what the campaign says of its own things", () => {
    const locket = { name: "Silver locket", type: "trinket", weight: 0.5, cost: 2500 };
    expect(readItem(locket, compendium)).toEqual({
      ok: true,
      value: { name: "Silver locket", custom: { type: "trinket", weight: 0.5, cost: 2500 } },
    });
  });
});
