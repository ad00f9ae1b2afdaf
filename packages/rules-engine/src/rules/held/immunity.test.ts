import type { ConditionId } from "@tabletop-mcp/srd-data";
import { describe, expect, it } from "vitest";
import { blow } from "../../../testing/blow.js";
import { creatureOf, given } from "../../../testing/index.js";
import { levelsOf } from "../../../testing/levels.js";
import { worn } from "../../../testing/make.js";

const gain = (condition: ConditionId, by: { readonly source?: string; readonly from?: string }) =>
  ({
    type: "gain_condition",
    id: "a",
    condition,
    lasting: { kind: "until", what: "removed" },
    ...by,
  }) as const;

const druid = creatureOf({
  make: { levels: levelsOf({ druid: 10 }), subclasses: { druid: "circle-of-the-land" } },
});

describe("Nature's Ward", () => {
  it.each([
    ["charmed", "Dryad"],
    ["charmed", "the dryad's charm"],
    ["frightened", "Fire Elemental"],
    ["frightened", "a fey lord"],
    ["charmed", "elementals"],
  ] as const)("keeps from being %s by %s", async (condition, source) => {
    const { refused } = await given(druid).when(gain(condition, { source }));
    expect(refused).toEqual({
      code: "CONDITION_IMMUNE",
      message: `Ada is immune to the ${condition} condition that comes from ${source}: Nature's Ward.`,
    });
  });

  it.each([
    ["charmed", "Vampire"],
    ["frightened", "Adult Red Dragon"],
    ["charmed", "Charm Person"],
    ["paralyzed", "Dryad"],
  ] as const)("not from being %s by %s", async (condition, source) => {
    const { types } = await given(druid).when(gain(condition, { source }));
    expect(types).toEqual(["condition_gained"]);
  });

  it("knows what kind of creature it is that charms", async () => {
    const by = (statBlock: string) =>
      given(druid, creatureOf({ id: "b", name: "Bo", make: { statBlock } })).when(
        gain("charmed", { source: "Bo", from: "b" }),
      );
    expect((await by("dryad")).refused?.code).toBe("CONDITION_IMMUNE");
    expect((await by("succubus-incubus")).types).toEqual(["condition_gained"]);
  });

  it("is against poison, too", async () => {
    const { refused } = await given(druid).when(gain("poisoned", { source: "Viper" }));
    expect(refused).toMatchObject({
      code: "CONDITION_IMMUNE",
      message: "Ada is immune to the poisoned condition: Nature's Ward.",
    });
    const hit = blow(8, { type: "poison" });
    expect((await given(druid).when(hit)).event("damage_taken")).toMatchObject({
      dealt: 0,
      hp: 10,
    });
  });

  it("comes at level 10", async () => {
    const young = creatureOf({ make: { ...druid.make, levels: levelsOf({ druid: 9 }) } });
    const { types } = await given(young).when(gain("charmed", { source: "Dryad" }));
    expect(types).toEqual(["condition_gained"]);
  });
});

describe("Fey Ancestry", () => {
  const elf = creatureOf({ make: { race: "elf" } });

  it.each(["Sleep", "the sleep spell", "magical sleep", "Eyebite"])(
    "keeps from being put to sleep by %s",
    async (source) => {
      for (const elven of [elf, creatureOf({ make: { statBlock: "drow" } })]) {
        const { refused } = await given(elven).when(gain("unconscious", { source }));
        expect(refused).toMatchObject({
          code: "CONDITION_IMMUNE",
          message: `Ada is immune to the unconscious condition that comes from ${source}: Fey Ancestry.`,
        });
      }
    },
  );

  it.each(["Sleep Breath", "natural sleep", "drow poison", "Power Word Stun"])(
    "not by %s",
    async (source) => {
      const { types } = await given(elf).when(gain("unconscious", { source }));
      expect(types[0]).toBe("condition_gained");
    },
  );

  it("others fall asleep", async () => {
    const { types } = await given(creatureOf()).when(gain("unconscious", { source: "Sleep" }));
    expect(types[0]).toBe("condition_gained");
  });
});

it("knows what magic brings: Ring of Free Action", async () => {
  const ring = worn("Ring of Free Action", "worn", { magic: "ring-of-free-action", attuned: true });
  const free = creatureOf({ items: [ring] });
  const { refused } = await given(free).when(gain("paralyzed", { source: "Hold Person" }));
  expect(refused?.code).toBe("CONDITION_IMMUNE");
  const { types } = await given(free).when(gain("paralyzed", { source: "Ghoul" }));
  expect(types).toEqual(["condition_gained"]);
});
