import type { Effect } from "@tabletop-mcp/srd-data";
import { expect, it } from "vitest";
import { rolling } from "../../../testing/checks.js";
import { creatureOf, given, inState } from "../../../testing/index.js";
import { levelsOf } from "../../../testing/levels.js";
import type { Creature, Item } from "../../creature/creature.js";
import type { Action, ActionOf } from "../../game/action.js";
import { stepAt } from "../../game/step-ref.js";
import { sheetOf } from "../../sheet/sheet-of.js";
import { srdCompendium } from "../../tables/compendium.js";

const compendium = await srdCompendium();

const held = (base: string, slot: NonNullable<Item["slot"]>): Item => ({
  id: `i-${base}`,
  name: base,
  base,
  quantity: 1,
  slot,
});

/** Strength 16 (+3), Charisma 16 (+3), proficiency 2. */
const paladin = creatureOf({
  make: {
    levels: levelsOf({ paladin: 3 }),
    subclasses: { paladin: "oath-of-devotion" },
    abilities: { str: 16, dex: 10, con: 10, int: 10, wis: 10, cha: 16 },
  },
  items: [held("longsword", "main_hand"), held("handaxe", "off_hand")],
});

const sacred = "paladin-channel-divinity-sacred-weapon";
const effects =
  stepAt({ of: "feature", id: sacred, use: 0, path: [0] }, compendium)?.effects?.[0]?.effects ?? [];

const laid = (over: Partial<ActionOf<"gain_effect">>): Action => ({
  type: "gain_effect",
  id: "a",
  name: "Sacred Weapon",
  kind: "boon",
  effects,
  feature: sacred,
  lasting: { kind: "rounds", rounds: 10 },
  ...over,
});

const toHit = async (creature: Creature, weapon: string): Promise<number | null> =>
  (await rolling(creature, { kind: "attack", weapon }, 10)).d20.total;

it("Sacred Weapon adds Charisma to attacks with the weapon that is chosen alone, and makes it magical", async () => {
  const { creature } = await given(paladin).when(laid({ item: "Longsword" }));
  const blessed = creature("a");
  expect(blessed.effects[0]).toMatchObject({ item: "i-longsword" });
  expect(await toHit(blessed, "longsword")).toBe(18);
  expect(await toHit(blessed, "handaxe")).toBe(15);
  expect(await toHit(blessed, "Unarmed Strike")).toBe(15);
  const { attacks } = sheetOf(blessed, compendium);
  const magical = attacks.filter((attack) => attack.magical).map(({ name }) => name);
  expect(magical).toEqual(["longsword"]);
});

const magic: readonly Effect[] = [
  { kind: "roll", on: "attack", by: "self", bonus: 1, when: { with: "this-item" } },
];

it("of one spell on two weapons each has its own", async () => {
  const spell = { name: "Magic Weapon", effects: magic };
  const plain = (item: string) => ({
    type: "gain_effect" as const,
    id: "a",
    kind: "boon" as const,
    lasting: { kind: "rounds" as const, rounds: 600 },
    ...spell,
    item,
  });
  const first = await given(paladin).when(plain("longsword"));
  const { creature, types } = await inState(first.state).when(plain("handaxe"));
  expect(types).toEqual(["effect_gained"]);
  expect(await toHit(creature("a"), "longsword")).toBe(16);
  expect(await toHit(creature("a"), "handaxe")).toBe(16);
});

it("lies on nothing that the bearer does not carry", async () => {
  const { refused } = await given(paladin).when(laid({ item: "Halberd" }));
  expect(refused?.code).toBe("NOT_CARRIED");
});
