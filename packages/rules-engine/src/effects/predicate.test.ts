import type { Predicate } from "@tabletop-mcp/srd-data";
import { describe, expect, it } from "vitest";
import { applies, type Circumstances, holds } from "./predicate.js";

describe("what is known and what is not", () => {
  const yes: Predicate = { shield: true };
  const no: Predicate = { shield: false };
  const open: Predicate = { within: 5 };
  const known: Circumstances = { shield: true };

  it.each<[Predicate, boolean | undefined]>([
    [yes, true],
    [no, false],
    [open, undefined],
    [{ not: yes }, false],
    [{ not: open }, undefined],
    [{ all: [yes, open] }, undefined],
    [{ all: [no, open] }, false],
    [{ all: [] }, true],
    [{ any: [yes, open] }, true],
    [{ any: [no, open] }, undefined],
    [{ any: [no, no] }, false],
  ])("%j is %s", (when, expected) => {
    expect(holds(when, known)).toBe(expected);
  });
});

describe("every kind of predicate", () => {
  it.each<[Predicate, Circumstances, Circumstances]>([
    [{ within: 5 }, { other: { feet: 5 } }, { other: { feet: 10 } }],
    [{ attack: "melee" }, { attack: ["melee", "weapon"] }, { attack: [] }],
    [{ ability: ["str", "dex"] }, { ability: "dex" }, { ability: "con" }],
    [{ skill: ["stealth"] }, { skill: "stealth" }, { skill: null }],
    [{ relies: "sight" }, { relies: ["sight"] }, { relies: ["smell"] }],
    [{ armor: "none" }, { armor: "none" }, { armor: "heavy" }],
    [{ shield: false }, { shield: false }, { shield: true }],
    [{ with: "this-item" }, { item: "i1", ownItem: "i1" }, { item: "i2", ownItem: "i1" }],
    [{ weapon: "ranged" }, { weapon: ["ranged"] }, { weapon: ["finesse"] }],
    [{ has: "prone" }, { conditions: ["prone"] }, { conditions: [] }],
    [
      { has: "prone", who: "other" },
      { conditions: [], other: { conditions: ["prone"] } },
      { conditions: ["prone"], other: { conditions: [] } },
    ],
    [{ other: ["fiend", "undead"] }, { other: { type: "fiend" } }, { other: { type: "beast" } }],
    [{ other: "source" }, { other: { id: "a" }, source: "a" }, { other: { id: "b" }, source: "a" }],
    [{ other: "target" }, { other: { id: "a" }, target: "a" }, { other: { id: "b" }, target: "a" }],
    [{ sees: "source" }, {}, { sees: { source: false } }],
    [{ sees: "other" }, { sees: { other: true } }, { sees: { other: false } }],
    [{ unseen: "other" }, { unseen: ["other"] }, { unseen: ["self"] }],
    [{ against: "poison" }, { against: ["poison"] }, { against: ["spells"] }],
    [{ light: ["dim", "darkness"] }, { light: "dim" }, { light: "bright" }],
    [{ allyBesideTarget: true }, { allyBesideTarget: true }, { allyBesideTarget: false }],
    [
      { hitPointsAtMost: 0.5 },
      { hp: { current: 5, maximum: 10 } },
      { hp: { current: 6, maximum: 10 } },
    ],
    [{ magical: false }, { magical: false }, { magical: true }],
    [{ material: "silver" }, { material: ["silver"] }, { material: [] }],
    [{ size: { least: "large" } }, { size: "large" }, { size: "medium" }],
    [{ size: { most: "small" } }, { size: "tiny" }, { size: "medium" }],
    [{ sunlight: true }, { sunlight: true }, { sunlight: false }],
    [{ early: "first-round" }, { early: ["first-round"] }, { early: [] }],
    [{ during: "rage" }, { running: ["rage"] }, { running: [] }],
  ])("%j holds and does not", (when, so, notSo) => {
    expect(holds(when, so)).toBe(true);
    expect(holds(when, notSo)).toBe(false);
  });

  it("knows nothing of what nobody says", () => {
    expect(holds({ other: "source" }, { other: { id: "a" } })).toBe(undefined);
    expect(holds({ with: "this-item" }, { item: "i1" })).toBe(undefined);
    expect(holds({ with: "this-item" }, { ownItem: "i1", item: null })).toBe(false);
    expect(holds({ hitPointsAtMost: 0.5 }, {})).toBe(undefined);
  });
});

describe("an effect on a creature", () => {
  const active = {
    effect: {
      kind: "magical-attacks",
      when: { all: [{ with: "this-item" }, { other: "source" }] },
    },
    layer: "equipment",
    source: "Nemesis",
    from: "lich",
    item: "i1",
  } as const;

  it("knows its own item and who brought it", () => {
    expect(applies(active, { item: "i1", other: { id: "lich" } })).toBe(true);
    expect(applies(active, { item: "i2", other: { id: "lich" } })).toBe(false);
    expect(applies(active, { item: "i1" })).toBe(false);
    expect(applies({ ...active, effect: { kind: "magical-attacks" } }, {})).toBe(true);
  });
});
