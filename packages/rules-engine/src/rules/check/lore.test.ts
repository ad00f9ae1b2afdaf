import { describe, expect, it } from "vitest";
import { rolling } from "../../../testing/checks.js";
import { creatureOf, usingDice } from "../../../testing/index.js";
import { levelsOf } from "../../../testing/levels.js";
import type { Make } from "../../creature/creature.js";
import type { CheckRequest } from "../../game/request.js";
import { check } from "./check.js";

/** Wisdom 14 (+2), all else 10. */
const abilities = { str: 10, dex: 10, con: 10, int: 10, wis: 14, cha: 10 };
const made = (make: Partial<Make>) => creatureOf({ make: { abilities, ...make } });

const survival: CheckRequest = { kind: "skill", skill: "survival" };
const history: CheckRequest = { kind: "skill", skill: "history" };
const sources = ["advantage: Favored Enemy"];

describe("Favored Enemy", () => {
  const ranger = (...favoredEnemy: readonly string[]) =>
    made({ levels: levelsOf({ ranger: 1 }), words: { favoredEnemy } });

  it.each([
    [survival, "dragons"],
    [survival, "a Dragon's tracks"],
    [survival, "Young Red Dragon"],
    [survival, "two wyverns"],
    [{ kind: "skill", skill: "nature" }, "dragon"],
    [{ kind: "ability", ability: "int" }, "dragon"],
  ] as const)("tracks and recalls with advantage: %o about %s", async (request, against) => {
    const asked = { ...request, against };
    expect(await rolling(ranger("dragon"), asked, 5, 12)).toMatchObject({ d20: { sources } });
  });

  it.each([
    [survival, "giants"],
    [survival, "Giant Spider"],
    [{ kind: "skill", skill: "perception" }, "dragon"],
    [{ kind: "skill", skill: "survival", ability: "int" }, "goblin"],
    [{ kind: "skill", skill: "investigation" }, "dragon"],
    [{ kind: "tool", tool: "Dice Set", ability: "int" }, "dragon"],
    [{ kind: "save", ability: "int" }, "dragon"],
  ] as const)("rolls as anybody: %o about %s", async (request, against) => {
    const asked = { ...request, against };
    expect(await rolling(ranger("dragon"), asked, 12)).toMatchObject({ d20: { sources: [] } });
  });

  it("takes a beast called giant for a beast", async () => {
    const asked = { ...survival, against: "Giant Spider" };
    expect(await rolling(ranger("giant"), asked, 12)).toMatchObject({ d20: { sources: [] } });
    expect(await rolling(ranger("beast"), asked, 5, 12)).toMatchObject({ d20: { sources } });
  });

  it.each(["orcs", "an orc", "Orc", "gnolls"])("knows races of humanoids: %s", async (against) => {
    const asked = { ...survival, against };
    expect(await rolling(ranger("orcs", "gnolls"), asked, 5, 12)).toMatchObject({
      d20: { sources },
    });
  });

  it.each([
    [{ statBlock: "wyvern" }, "advantage"],
    [{ statBlock: "orc" }, "advantage"],
    [{ race: "half-orc" }, "normal"],
    [{ statBlock: "goblin" }, "normal"],
  ] as const)("knows who is told of: %o", async (make, mode) => {
    const using = await usingDice(12, ...(mode === "advantage" ? [5] : []));
    const result = check(ranger("dragon", "orc"), survival, { ...using, opponent: made(make) });
    expect(result).toMatchObject({ value: { d20: { mode, kept: 12 } } });
  });

  it("is named where nobody told, once there is one", async () => {
    expect(await rolling(ranger("dragon"), survival, 12)).toMatchObject({
      open: ["Favored Enemy"],
    });
    expect(await rolling(ranger(), survival, 12)).toMatchObject({ open: [] });
  });
});

describe("Natural Explorer", () => {
  const ranger = made({
    levels: levelsOf({ ranger: 1 }),
    skills: ["survival", "nature"],
    words: { favoredTerrain: ["forest"] },
  });

  // Wisdom 2, the bonus of 2 twice.
  it.each(["forest", "the deep forests of the north"])("doubles in %s", async (against) => {
    expect(await rolling(ranger, { ...survival, against }, 10)).toMatchObject({
      d20: {
        modifiers: [
          { source: "Wisdom", value: 2 },
          { source: "Natural Explorer", value: 4 },
        ],
        total: 16,
      },
    });
  });

  it.each([
    [survival, "desert", 14],
    [{ kind: "skill", skill: "nature" }, "forest", 14],
    [{ kind: "skill", skill: "nature" }, "swamp", 12],
    // Neither proficient, nor with a skill, nor Intelligence or Wisdom.
    [{ kind: "skill", skill: "perception" }, "forest", 12],
    [{ kind: "ability", ability: "wis" }, "forest", 12],
    [{ kind: "skill", skill: "nature", ability: "cha" }, "forest", 12],
  ] as const)("%o in %s comes to %d", async (request, against, total) => {
    expect(await rolling(ranger, { ...request, against }, 10)).toMatchObject({ d20: { total } });
  });

  it("does not double what is doubled", async () => {
    const scout = creatureOf({ make: { ...ranger.make, expertise: ["survival"] } });
    expect(await rolling(scout, { ...survival, against: "forest" }, 10)).toMatchObject({
      d20: { modifiers: [{}, { source: "expertise", value: 4 }], total: 16 },
    });
  });

  it("is named where nobody told", async () => {
    expect(await rolling(ranger, survival, 10)).toMatchObject({
      d20: { total: 14 },
      open: ["Natural Explorer"],
    });
  });
});

describe("Stonecunning", () => {
  // A proficiency bonus of 3, twice.
  const dwarf = made({ race: "dwarf", levels: levelsOf({ fighter: 5 }) });

  it.each(["stone", "stonework", "the origin of stonework", "old masonry", "a stone bridge"])(
    "knows about %s",
    async (against) => {
      expect(await rolling(dwarf, { ...history, against }, 10)).toMatchObject({
        d20: { modifiers: [{}, { source: "Stonecunning", value: 6 }], total: 16 },
      });
    },
  );

  it.each(["kings", "Stone Giant", "the stone giants", "Stone Shape", "Ioun Stone"])(
    "not about %s",
    async (against) => {
      expect(await rolling(dwarf, { ...history, against }, 10)).toMatchObject({
        d20: { total: 10 },
      });
    },
  );

  it("is History by Intelligence", async () => {
    const nature = { kind: "skill", skill: "nature", against: "stone" } as const;
    expect(await rolling(dwarf, nature, 10)).toMatchObject({ d20: { total: 10 } });
    const charmingly = { ...history, ability: "cha", against: "stone" } as const;
    expect(await rolling(dwarf, charmingly, 10)).toMatchObject({ d20: { total: 10 } });
    expect(await rolling(dwarf, history, 10)).toMatchObject({ open: ["Stonecunning"] });
  });
});

describe("Artificer's Lore", () => {
  const gnome = (skills: Make["skills"] = []) =>
    made({ race: "gnome", subrace: "rock-gnome", levels: levelsOf({ wizard: 1 }), skills });

  // Intelligence 12 by race; in place of the bonus of 2, twice that.
  it.each([
    "magic item",
    "magical items",
    "alchemical objects",
    "technological devices",
    "Bag of Holding",
    "Alchemist's Fire",
  ])("knows about %s", async (against) => {
    for (const skills of [[], ["history"]] as const) {
      expect(await rolling(gnome(skills), { ...history, against }, 10)).toMatchObject({
        d20: { modifiers: [{}, { source: "Artificer's Lore", value: 4 }], total: 15 },
      });
    }
  });

  it("and nothing more about kings", async () => {
    const asked = { ...history, against: "kings" };
    expect(await rolling(gnome(), asked, 10)).toMatchObject({ d20: { total: 11 } });
    expect(await rolling(gnome(["history"]), asked, 10)).toMatchObject({ d20: { total: 13 } });
  });
});

describe("Land's Stride", () => {
  const druid = made({
    levels: levelsOf({ druid: 6 }),
    subclasses: { druid: "circle-of-the-land" },
  });
  const ranger = made({ levels: levelsOf({ ranger: 8 }) });
  const save: CheckRequest = { kind: "save", ability: "str" };

  it.each([
    "Entangle",
    "the entangle spell",
    "Wall of Thorns",
    "magical plants",
    "enchanted vines",
  ])("saves with advantage against %s", async (against) => {
    for (const strider of [druid, ranger]) {
      expect(await rolling(strider, { ...save, against }, 5, 12)).toMatchObject({
        d20: { sources: ["advantage: Land's Stride"], kept: 12 },
      });
    }
  });

  it.each(["Web", "plants", "Shambling Mound"])("not against %s", async (against) => {
    expect(await rolling(druid, { ...save, against }, 12)).toMatchObject({ d20: { sources: [] } });
  });

  it("is no help with checks, and comes at level 6", async () => {
    const asked = { kind: "ability", ability: "str", against: "Entangle" } as const;
    expect(await rolling(druid, asked, 12)).toMatchObject({ d20: { sources: [] } });
    const young = made({ ...druid.make, levels: levelsOf({ druid: 5 }) });
    expect(await rolling(young, { ...save, against: "Entangle" }, 12)).toMatchObject({
      d20: { sources: [] },
    });
  });
});
