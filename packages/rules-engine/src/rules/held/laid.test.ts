import type { Effect } from "@tabletop-mcp/srd-data";
import { describe, expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { given, inState } from "../../../testing/given.js";
import { levelsOf } from "../../../testing/levels.js";
import { scores } from "../../../testing/make.js";
import type { Creature } from "../../creature/creature.js";
import type { ActionOf } from "../../game/action.js";
import { attacksOf } from "../../sheet/attacks.js";
import { sheetOf } from "../../sheet/sheet-of.js";
import { srdCompendium } from "../../tables/compendium.js";

const compendium = await srdCompendium();
const removed = { kind: "until", what: "removed" } as const;

const gain = (name: string, over: Partial<ActionOf<"gain_effect">>) =>
  ({
    type: "gain_effect",
    id: "a",
    name,
    kind: "boon",
    effects: [],
    lasting: removed,
    ...over,
  }) as const;

describe("Aura of Protection on a companion", () => {
  const aura = compendium.classes
    .find("paladin")
    ?.features.find(({ id }) => id === "paladin-aura-of-protection")?.effects?.[0];
  const share: readonly Effect[] = aura?.kind === "aura" ? aura.effects : [];
  const paladin = (charisma: number): Creature =>
    creatureOf({
      id: "p",
      name: "Pia",
      make: { levels: levelsOf({ paladin: 6 }), abilities: scores(10, 10, 10, 10, 10, charisma) },
    });
  // Charisma 16 of her own is +3: not what counts.
  const companion = creatureOf({ make: { abilities: scores(10, 14, 10, 10, 10, 16) } });
  const laidBy = (charisma: number) =>
    given(companion, paladin(charisma)).when(
      gain("Aura of Protection", { from: "p", effects: share }),
    );
  const saves = (creature: Creature) => {
    const { dex, wis } = sheetOf(creature, compendium).savingThrows;
    return [dex.effective, wis.effective];
  };

  it("is the paladin's Charisma modifier: 18 is +4", async () => {
    expect(saves(companion)).toEqual([2, 0]);
    const { creature } = await laidBy(18);
    expect(saves(creature("a"))).toEqual([2 + 4, 4]);
  });

  it("is at least 1", async () => {
    expect(saves((await laidBy(8)).creature("a"))).toEqual([3, 1]);
  });

  it("stays what it was when the paladin's Charisma changes, or she is not there to be asked", async () => {
    const { state } = await laidBy(18);
    const sapped = await inState(state).when(
      gain("Feeble", {
        id: "p",
        kind: "curse",
        effects: [{ kind: "stat", stat: "cha", change: "set", by: 6 }],
      }),
    );
    expect(saves(sapped.creature("a"))).toEqual([6, 4]);
    const gone = await inState(sapped.state).when({ type: "delete", id: "p" });
    expect(saves(gone.creature("a"))).toEqual([6, 4]);
  });

  it("is as the paladin was when it was laid anew", async () => {
    const { state } = await laidBy(18);
    const stronger = { ...state, creatures: { ...state.creatures, p: paladin(20) } };
    const again = await inState(stronger).when(
      gain("Aura of Protection", { from: "p", effects: share }),
    );
    expect(again.types).toEqual(["effect_changed"]);
    expect(saves(again.creature("a"))).toEqual([7, 5]);
  });

  it("is nothing where nobody knows who brought it", async () => {
    const { creature } = await given(companion).when(
      gain("Aura of Protection", { from: "x", effects: share }),
    );
    expect(saves(creature("a"))).toEqual([2, 0]);
  });
});

describe("a feature's numbers", () => {
  const extra: readonly Effect[] = [
    { kind: "extra-damage", roll: { number: "damage" }, when: { attack: "melee" } },
  ];
  const barbarian = (level: number): Creature =>
    creatureOf({
      make: { levels: levelsOf({ barbarian: level }), abilities: scores(16, 10, 10, 10, 10, 10) },
      items: [{ id: "i1", name: "Greataxe", base: "greataxe", quantity: 1, slot: "two_hands" }],
    });

  // Rage Damage: +2 up to level 8, +3 from 9 on, +4 from 16 on. A greataxe is 1d12, Strength 16 is +3.
  it.each([
    [8, "1d12+5"],
    [9, "1d12+6"],
    [16, "1d12+7"],
  ])("are those of who has it: rage at level %d is %s", async (level, damage) => {
    const { creature } = await given(barbarian(level)).when(
      gain("Rage", { feature: "barbarian-rage", effects: extra }),
    );
    expect(attacksOf(creature("a"), compendium)[0]?.damage).toBe(damage);
  });

  // Bardic Inspiration: d6, d8 from level 5 on.
  it("are dice where they are: a bard of level 5 inspires with a d8", async () => {
    const bard = creatureOf({ id: "b", make: { levels: levelsOf({ bard: 5 }) } });
    const inspired: readonly Effect[] = [
      { kind: "roll", on: "check", by: "self", bonus: { number: "die" } },
      { kind: "roll", on: "save", by: "self", bonus: { of: "class-level", times: 2 } },
      { kind: "roll", on: "attack", by: "self", bonus: { of: "proficiency" } },
    ];
    const { creature } = await given(creatureOf(), bard).when(
      gain("Bardic Inspiration", {
        from: "b",
        feature: "bard-bardic-inspiration",
        effects: inspired,
      }),
    );
    expect(creature("a").effects[0]?.effects).toMatchObject([
      { bonus: "1d8" },
      { bonus: 10 },
      // Of the bearer's own sheet, which goes on changing.
      { bonus: { of: "proficiency" } },
    ]);
  });

  it("are refused of who has it not", async () => {
    const { refused } = await given(barbarian(1)).when(
      gain("Smite", { feature: "paladin-divine-smite" }),
    );
    expect(refused).toMatchObject({
      code: "NO_SUCH_FEATURE",
      legal: expect.arrayContaining(["barbarian-rage"]),
    });
  });
});

describe("dice of a number on the sheet", () => {
  const feast: readonly Effect[] = [
    { kind: "stat", stat: "hit-point-maximum", change: "add", by: "2d10" },
    { kind: "roll", on: "save", by: "self", bonus: "1d4" },
  ];

  it("are rolled when it is laid, and told; those of rolls are left to the rolls", async () => {
    const { event, creature } = await given(creatureOf())
      .rolling(3, 8)
      .when(gain("Heroes' Feast", { effects: feast }));
    expect(event("effect_gained").rolled).toEqual([{ dice: "2d10", rolls: [3, 8], rolled: 11 }]);
    expect(creature("a").effects[0]?.effects).toMatchObject([{ by: 11 }, { bonus: "1d4" }]);
    expect(sheetOf(creature("a"), compendium).hp.max).toBe(10 + 11);
  });

  // A shadow's Strength Drain: 1d4 less.
  it("may take away", async () => {
    const { creature } = await given(creatureOf())
      .rolling(3)
      .when(
        gain("Strength Drain", {
          kind: "curse",
          effects: [{ kind: "stat", stat: "str", change: "add", by: "-1d4" }],
        }),
      );
    expect(sheetOf(creature("a"), compendium).abilities.str.effective).toBe(7);
  });

  it("are refused where they are none, before any falls", async () => {
    const { refused } = await given(creatureOf()).when(
      gain("Odd", { effects: [{ kind: "stat", stat: "str", change: "add", by: "much" }] }),
    );
    expect(refused?.code).toBe("INVALID_DICE");
  });
});
