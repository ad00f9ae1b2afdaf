import { describe, expect, it } from "vitest";
import { armed, held } from "../../../../testing/attacking.js";
import { creatureOf } from "../../../../testing/creature.js";
import { attackIn, damagedAs, duelOf } from "../../../../testing/duel.js";
import type { Make } from "../../../creature/creature.js";

const abilities = { str: 16, dex: 16, con: 10, int: 10, wis: 14, cha: 10 };

// Level 5: proficiency +3, Strength +3; slots of levels 1 and 2.
const paladin = armed({
  levels: { paladin: 5 },
  abilities,
  items: [held("longsword", "main_hand"), held("javelin", "off_hand")],
});

// Level 5: 5 ki, DC 8 + 3 + Wisdom 14's 2 = 13; the die of Martial Arts is a d6.
const monk = armed({ levels: { monk: 5 }, abilities });

const foe = (make: Partial<Make> = {}) =>
  creatureOf({
    name: "Foe",
    characterType: "enemy",
    hp: { current: 60, temporary: 0 },
    make: { extraHp: 60, ...make },
  });

const smite = (slot: number) => [{ name: "Divine Smite", slot }] as const;

describe("Divine Smite", () => {
  it("adds 2d8 radiant damage, and 1d8 for each slot level above 1, to the blow", async () => {
    const fight = duelOf({ self: paladin, other: foe() });
    const hit = await attackIn(fight, [10, 5, 1, 2, 3], { how: { uses: smite(2) } });
    expect(damagedAs(hit)).toBe("1d8+3 slashing 8, 3d8 radiant 6");
    expect(hit.creature("a").spent.slots).toEqual({ "2": 1 });
    expect(hit.types.filter((type) => type === "damage_taken")).toHaveLength(1);
  });

  it("adds a die more against fiends and undead", async () => {
    const fight = duelOf({ self: paladin, other: foe({ type: "undead" }) });
    const hit = await attackIn(fight, [10, 5, 1, 2, 8], { how: { uses: smite(1) } });
    // 2d8 and 1d8, of one type and one source: one part.
    expect(hit.event("damage_taken").dealt).toBe(5 + 3 + 1 + 2 + 8);
  });

  it("doubles its dice on a critical hit", async () => {
    const fight = duelOf({ self: paladin, other: foe() });
    const hit = await attackIn(fight, [20, 5, 6, 1, 2, 3, 4], { how: { uses: smite(1) } });
    expect(damagedAs(hit)).toBe("2d8+3 slashing 14, 4d8 radiant 10");
  });

  it("costs nothing where the attack misses", async () => {
    const fight = duelOf({ self: paladin, other: foe() });
    const missed = await attackIn(fight, [1], { how: { uses: smite(1) } });
    expect(missed.creature("a").spent.slots).toEqual({});
    expect(missed.types).not.toContain("damage_taken");
  });

  it("comes with melee weapons alone, for a slot that is there", async () => {
    const fight = duelOf({ self: paladin, other: foe() });
    const thrown = await attackIn(fight, [], {
      how: { attack: "Javelin", mode: "thrown", uses: smite(1) },
    });
    expect(thrown.refused?.code).toBe("INVALID_ATTACK");
    const none = await attackIn(fight, [], { how: { uses: smite(3) } });
    expect(none.refused).toMatchObject({ code: "NO_SLOT", legal: ["1", "2"] });
    const other = await attackIn(fight, [], { how: { uses: [{ name: "Stunning Strike" }] } });
    expect(other.refused).toMatchObject({ code: "NO_SUCH_USE", legal: ["Divine Smite"] });
    const apart = await attackIn(fight, [], { how: { uses: [{ name: "Lay on Hands" }] } });
    expect(apart.refused).toMatchObject({
      code: "NO_SUCH_USE",
      hint: "Lay on Hands is used by itself, before the attack.",
    });
  });
});

describe("Stunning Strike", () => {
  const strike = { uses: [{ name: "Stunning Strike" }] } as const;

  it("follows the blow with a save that stuns, for a point of ki", async () => {
    const fight = duelOf({ self: monk, other: foe() });
    // 10 + 3 + 3 hits; 1d6 + 3 = 7; the save of 12 fails against 13.
    const hit = await attackIn(fight, [10, 4, 12], { how: strike });
    expect(damagedAs(hit)).toBe("1d6+3 bludgeoning 7");
    expect(hit.creature("g").conditions).toMatchObject([
      {
        condition: "stunned",
        from: "a",
        lasting: { kind: "turn", of: "a", edge: "end", round: 2 },
      },
    ]);
    expect(hit.creature("a").spent.uses).toEqual({ ki: 1 });
  });

  it("costs the ki though the save succeeds, and nothing where the attack misses", async () => {
    const fight = duelOf({ self: monk, other: foe() });
    const saved = await attackIn(fight, [10, 4, 13], { how: strike });
    expect(saved.creature("g").conditions).toEqual([]);
    expect(saved.creature("a").spent.uses).toEqual({ ki: 1 });
    const missed = await attackIn(fight, [1], { how: strike });
    expect(missed.creature("a").spent.uses).toEqual({});
  });

  it("needs ki", async () => {
    const empty = { ...monk, spent: { ...monk.spent, uses: { ki: 5 } } };
    const fight = duelOf({ self: empty, other: foe() });
    expect((await attackIn(fight, [], { how: strike })).refused?.code).toBe("NO_USES");
  });
});
