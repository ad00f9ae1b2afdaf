import { describe, expect, it } from "vitest";
import { creatureOf, usingDice } from "../../testing/index.js";
import { held, levels, worn } from "../../testing/make.js";
import { layers } from "../effects/active.js";
import { effectsOn, factsOf, gather } from "./gather.js";

const { compendium } = await usingDice();

const poisoned = {
  id: "c1",
  condition: "poisoned",
  source: "an asp",
  lasting: { kind: "until", what: "removed" },
} as const;

describe("gathering", () => {
  const dwarf = creatureOf({
    make: {
      race: "dwarf",
      levels: levels("barbarian", 6, { first: 12, each: 7 }),
      subclasses: { barbarian: "path-of-the-berserker" },
      feats: [
        { name: "Grappler", id: "grappler" },
        { name: "Keen", effects: [{ kind: "stat", stat: "wis", change: "add", by: 1, upTo: 20 }] },
      ],
    },
    items: [
      worn("Ring", "worn", { magic: "ring-of-warmth", attuned: true }),
      worn("Spare", "worn", { magic: "ring-of-resistance-acid" }),
      { id: "i9", name: "Boots", magic: "boots-of-elvenkind", quantity: 1 },
    ],
    effects: [held("Rage", [{ kind: "cannot", what: "cast" }], { during: "rage" })],
    conditions: [poisoned],
  });

  it("goes layer by layer", () => {
    const found = effectsOn(dwarf, compendium).map(({ layer }) => layers.indexOf(layer));
    expect(found).toEqual([...found].sort((a, b) => a - b));
  });

  it("names every source, and leaves out what is not worn or not attuned", () => {
    const sources = new Set(effectsOn(dwarf, compendium).map(({ source }) => source));
    for (const source of ["Dwarven Resilience", "Grappler", "Keen", "Ring", "Rage", "Poisoned"])
      expect(sources).toContain(source);
    expect(sources).not.toContain("Spare");
    expect(sources).not.toContain("Boots");
  });

  it("suspends what a rage makes immune to", () => {
    const charmed = { ...poisoned, id: "c2", condition: "charmed" } as const;
    const raging = { ...dwarf, conditions: [charmed] };
    expect(factsOf(raging, compendium).conditions).toEqual([]);
    expect(factsOf({ ...raging, effects: [] }, compendium).conditions).toEqual(["charmed"]);
  });

  it("knows what the creature itself settles", () => {
    expect(factsOf(dwarf, compendium)).toEqual({
      armor: "none",
      shield: false,
      running: ["rage"],
      bound: [],
      size: "medium",
      conditions: ["poisoned"],
    });
    expect(factsOf(creatureOf({ make: { statBlock: "goblin" } }), compendium)).toMatchObject({
      armor: "light",
      shield: true,
      size: "small",
    });
  });

  it("takes a feature's numbers at its class's level", () => {
    const monk = creatureOf({
      make: {
        levels: [
          ...levels("monk", 6, { first: 8, each: 5 }),
          ...levels("rogue", 5, { first: 5, each: 5 }),
        ],
      },
    });
    const movement = effectsOn(monk, compendium).find(
      ({ source }) => source === "Unarmored Movement",
    );
    expect(movement).toMatchObject({ numbers: { feet: 15 }, classLevel: 6 });
  });

  it("puts an aura for allies on its owner, and nobody's own aura against enemies", () => {
    const aura = (affects: "allies" | "enemies" | "others") =>
      held("Aura", [
        {
          kind: "aura",
          feet: 10,
          affects,
          effects: [{ kind: "condition-immunity", condition: "frightened" }],
        },
      ]).effects;
    const owner = (affects: "allies" | "enemies" | "others") =>
      creatureOf({ make: { feats: [{ name: "Aura", effects: aura(affects) }] } });
    const kinds = (affects: "allies" | "enemies" | "others") =>
      effectsOn(owner(affects), compendium).map(({ effect }) => effect.kind);
    expect(kinds("allies")).toEqual(["aura", "condition-immunity"]);
    expect(kinds("enemies")).toEqual(["aura"]);
    expect(kinds("others")).toEqual(["aura"]);
  });

  it("gathers once for the same creature", () => {
    expect(gather(dwarf, compendium)).toBe(gather(dwarf, compendium));
  });
});
