import type { DamageType } from "@tabletop-mcp/srd-data";
import { describe, expect, it } from "vitest";
import { creatureOf, usingDice } from "../../testing/index.js";
import { held, levels, worn } from "../../testing/make.js";
import type { Creature } from "../creature/creature.js";
import { numbersOf } from "../sheet/numbers.js";
import { type DamageAsked, damageResponse } from "./damage-response.js";

const { compendium } = await usingDice();

const block = (statBlock: string): Creature => creatureOf({ make: { statBlock } });
const meets = (creature: Creature, damage: DamageAsked) =>
  damageResponse(creature, damage, compendium);
const nothing = { immune: [], resistant: [], vulnerable: [] };

describe("damage and what meets it", () => {
  it("tells nonmagical, silvered and magical weapons apart", () => {
    const wolf = block("werewolf");
    expect(meets(wolf, { type: "slashing" }).immune).toEqual(["Werewolf"]);
    expect(meets(wolf, { type: "slashing", material: ["silver"] })).toEqual(nothing);
    expect(meets(wolf, { type: "slashing", magical: true })).toEqual(nothing);
    expect(meets(wolf, { type: "fire" })).toEqual(nothing);
  });

  it.each<[string, DamageType, keyof typeof nothing]>([
    ["skeleton", "bludgeoning", "vulnerable"],
    ["skeleton", "poison", "immune"],
    ["adult-red-dragon", "fire", "immune"],
    ["imp", "cold", "resistant"],
  ])("%s and %s: %s", (name, type, answer) => {
    expect(meets(block(name), { type })[answer]).toHaveLength(1);
  });

  it("resists from several sources, each named once", () => {
    const tiefling = creatureOf({
      make: { race: "tiefling", levels: levels("wizard", 1, { first: 6, each: 4 }) },
      items: [worn("Ring", "worn", { magic: "ring-of-resistance-fire", attuned: true })],
    });
    expect(meets(tiefling, { type: "fire" }).resistant).toEqual(["Hellish Resistance", "Ring"]);
    expect(numbersOf(tiefling, compendium).resistances).toEqual(["fire"]);
  });

  it("lets nothing meet damage without a type", () => {
    const stone = creatureOf({
      conditions: [
        {
          id: "c1",
          condition: "petrified",
          source: "a basilisk",
          lasting: { kind: "until", what: "removed" },
        },
      ],
    });
    expect(meets(stone, {})).toEqual(nothing);
    expect(meets(stone, { type: "psychic" }).resistant).toEqual(["Petrified"]);
    expect(meets(stone, { type: "poison" })).toMatchObject({
      immune: ["Petrified"],
      resistant: ["Petrified"],
    });
  });

  it("keeps a rage from helping in heavy armour", () => {
    const rage = held("Rage", [
      {
        kind: "damage",
        response: "resistance",
        types: ["slashing"],
        when: { not: { armor: "heavy" } },
      },
    ]);
    const plate = worn("Plate", "armor", { base: "plate-armor" });
    expect(meets(creatureOf({ effects: [rage] }), { type: "slashing" }).resistant).toEqual([
      "Rage",
    ]);
    expect(meets(creatureOf({ effects: [rage], items: [plate] }), { type: "slashing" })).toEqual(
      nothing,
    );
  });

  it("words what is met on the sheet", () => {
    const armored = creatureOf({
      items: [worn("Armor", "armor", { magic: "armor-of-invulnerability", attuned: true })],
    });
    expect(numbersOf(armored, compendium).resistances).toEqual([
      "all damage from nonmagical attacks",
    ]);
    expect(numbersOf(block("archmage"), compendium).resistances).toEqual([
      "acid, bludgeoning, cold, fire, force, lightning, necrotic, piercing, poison, psychic, radiant, slashing, thunder from spells",
      "bludgeoning, piercing, slashing from nonmagical attacks while stoneskin lasts",
    ]);
  });
});
