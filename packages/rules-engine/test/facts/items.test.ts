import type { Effect } from "@tabletop-mcp/srd-data";
import { describe, expect, it, test } from "vitest";
import { type Circumstances, holds } from "../../src/effects/predicate.js";
import { numbersOf } from "../../src/sheet/numbers.js";
import { srdCompendium } from "../../src/tables/compendium.js";
import { creatureOf } from "../../testing/index.js";

const compendium = await srdCompendium();

/** What a magic item of the SRD and its uses bring about, one after the other. */
const broughtBy = (id: string): readonly Effect[] => {
  const { effects = [], uses = [] } = compendium.magicItems.find(id) ?? {};
  const used = uses.flatMap(({ steps }) => steps.flatMap((step) => step.effects ?? []));
  return [...effects, ...used.flatMap((lasting) => lasting.effects)];
};

describe.each(["berserker-axe", "oathbow"])("who bears the %s", (id) => {
  const hampered = broughtBy(id).find(
    (effect) => effect.kind === "roll" && effect.mode === "disadvantage",
  );
  const hampers = (known: Circumstances) =>
    hampered?.when && holds(hampered.when, known, { item: "i1" });

  it("is hampered with any other weapon", () => {
    expect(hampers({ attack: ["melee", "weapon"], item: "i2" })).toBe(true);
  });
  it.each<[string, Circumstances]>([
    ["with this one", { attack: ["ranged", "weapon"], item: "i1" }],
    ["with bare hands", { attack: ["melee", "weapon", "unarmed"], item: null }],
    ["with spells", { attack: ["ranged", "spell"], item: null }],
  ])("is not hampered %s", (_, known) => {
    expect(hampers(known)).toBe(false);
  });
});

test("the Manual of Bodily Health takes Constitution 19 to 21, and 20 to 22", () => {
  const effects = broughtBy("manual-of-bodily-health");
  const lasting = { kind: "until", what: "removed" } as const;
  const studied = { id: "e1", name: "A manual", kind: "boon", effects, lasting } as const;
  const conAfter = (con: number): number => {
    const make = { abilities: { str: 10, dex: 10, con, int: 10, wis: 10, cha: 10 } };
    return numbersOf(creatureOf({ make, effects: [studied] }), compendium).abilities.con.effective;
  };
  expect([19, 20].map(conAfter)).toEqual([21, 22]);
});
