import type { ConditionId } from "@tabletop-mcp/srd-data";
import { expect, it } from "vitest";
import { suffering, under } from "../../testing/checks.js";
import { creatureOf } from "../../testing/index.js";
import type { Creature } from "../creature/creature.js";
import { srdCompendium } from "../tables/compendium.js";
import { type RollAsked, rollEffects } from "./roll-effects.js";

const bearingOn = async (creature: Creature, asked: RollAsked) =>
  rollEffects(creature, asked, await srdCompendium());

/** An attack against the creature from so many feet. */
const attacked = (feet: number): RollAsked => ({
  on: "attack",
  by: "foe",
  attack: ["melee", "weapon"],
  other: { feet },
});

it.each<ConditionId>(["blinded", "paralyzed", "petrified", "restrained", "stunned", "unconscious"])(
  "is attacked with advantage: %s",
  async (condition) => {
    expect(await bearingOn(creatureOf(suffering(condition)), attacked(30))).toMatchObject({
      advantage: [expect.any(String)],
      disadvantage: [],
    });
  },
);

it.each<ConditionId>([
  "charmed",
  "deafened",
  "exhaustion",
  "frightened",
  "grappled",
  "incapacitated",
  "poisoned",
])("is attacked as anybody: %s", async (condition) => {
  expect(await bearingOn(creatureOf(suffering(condition)), attacked(5))).toMatchObject({
    advantage: [],
    disadvantage: [],
    critical: [],
  });
});

it("is attacked with disadvantage unseen (Invisible)", async () => {
  expect(await bearingOn(creatureOf(suffering("invisible")), attacked(5))).toMatchObject({
    disadvantage: ["Invisible"],
  });
});

it("is struck easily from near and hardly from afar (Prone)", async () => {
  const prone = creatureOf(suffering("prone"));
  expect(await bearingOn(prone, attacked(5))).toMatchObject({
    advantage: ["Prone"],
    disadvantage: [],
  });
  expect(await bearingOn(prone, attacked(10))).toMatchObject({
    advantage: [],
    disadvantage: ["Prone"],
  });
  expect(await bearingOn(prone, { on: "attack", by: "foe" })).toMatchObject({
    advantage: [],
    disadvantage: [],
    open: ["Prone"],
  });
});

it.each<ConditionId>(["paralyzed", "unconscious"])(
  "is hit critically from within 5 feet: %s",
  async (condition) => {
    const helpless = creatureOf(suffering(condition));
    expect((await bearingOn(helpless, attacked(5))).critical).toHaveLength(1);
    expect((await bearingOn(helpless, attacked(10))).critical).toEqual([]);
  },
);

it("counts for the roll and the roller that it names", async () => {
  const blur = creatureOf(
    under("Blur", [
      {
        kind: "roll",
        on: "attack",
        by: "foe",
        mode: "disadvantage",
      },
    ]),
  );
  expect(await bearingOn(blur, attacked(5))).toMatchObject({ disadvantage: ["Blur"] });
  expect(await bearingOn(blur, { on: "attack" })).toMatchObject({ disadvantage: [] });
  expect(await bearingOn(blur, { on: "save", by: "foe" })).toMatchObject({ disadvantage: [] });
});

it("treats initiative as a check and a death save as a save", async () => {
  const helped = creatureOf(
    under("Help", [
      { kind: "roll", on: "check", by: "self", bonus: 1 },
      { kind: "roll", on: "save", by: "self", bonus: "1d4" },
      { kind: "roll", on: "initiative", by: "self", mode: "advantage" },
      { kind: "roll", on: "death-save", by: "self", mode: "advantage" },
    ]),
  );
  expect(await bearingOn(helped, { on: "initiative", ability: "dex" })).toMatchObject({
    advantage: ["Help"],
    modifiers: [{ source: "Help", value: 1 }],
    dice: [],
  });
  expect(await bearingOn(helped, { on: "death-save" })).toMatchObject({
    advantage: ["Help"],
    modifiers: [],
    dice: [{ source: "Help", dice: "1d4" }],
  });
  expect(await bearingOn(helped, { on: "check" })).toMatchObject({ advantage: [] });
});

it("names a source once, and of effects with one name the strongest", async () => {
  const twice = creatureOf({
    effects: [1, 2].map((bonus) => ({
      id: `e${bonus}`,
      name: "Blessing",
      kind: "boon" as const,
      effects: [
        { kind: "roll" as const, on: "save" as const, by: "self" as const, bonus },
        {
          kind: "roll" as const,
          on: "save" as const,
          by: "self" as const,
          mode: "advantage" as const,
        },
      ],
      lasting: { kind: "until" as const, what: "removed" as const },
    })),
  });
  expect(await bearingOn(twice, { on: "save", ability: "dex" })).toMatchObject({
    advantage: ["Blessing"],
    modifiers: [{ source: "Blessing", value: 2 }],
  });
});
