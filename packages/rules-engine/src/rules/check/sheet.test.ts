import type { Rng } from "@tabletop-mcp/dice-core";
import { abilities, type ClassId, classIds, skills } from "@tabletop-mcp/srd-data";
import { expect, it } from "vitest";
import { under } from "../../../testing/checks.js";
import { creatureOf } from "../../../testing/index.js";
import type { Creature, Make } from "../../creature/creature.js";
import type { CheckRequest } from "../../game/request.js";
import { attacksOf } from "../../sheet/attacks.js";
import { numbersOf } from "../../sheet/numbers.js";
import { srdCompendium } from "../../tables/compendium.js";
import { check } from "./check.js";

const levels = (name: ClassId, count: number): Make["levels"] =>
  Array.from({ length: count }, () => ({ class: name, hp: 5 }));

const champion = creatureOf({
  make: {
    race: "half-orc",
    levels: levels("fighter", 20),
    subclasses: { fighter: "champion" },
    options: { "fighter-fighting-style": ["fighter-fighting-style-archery"] },
    skills: ["athletics"],
    abilities: { str: 18, dex: 15, con: 14, int: 9, wis: 12, cha: 7 },
  },
  items: [
    { id: "i1", name: "Longbow", base: "longbow", quantity: 1, slot: "two_hands" },
    { id: "i2", name: "Arrow", base: "arrow", quantity: 20 },
    { id: "i3", name: "Plate", base: "plate", quantity: 1, slot: "armor" },
    {
      id: "i4",
      name: "Ring of Protection",
      magic: "ring-of-protection",
      quantity: 1,
      slot: "worn",
      attuned: true,
    },
  ],
  ...under("Strong and quick", [
    { kind: "stat", stat: "str", change: "least", by: 25 },
    { kind: "stat", stat: "dex", change: "add", by: 2 },
    { kind: "stat", stat: "initiative", change: "add", by: 5 },
    { kind: "roll", on: "check", by: "self", bonus: 1, when: { ability: ["str"] } },
  ]),
});

const characters: readonly (readonly [string, Creature])[] = [
  ["a commoner", creatureOf()],
  ["an ogre", creatureOf({ make: { statBlock: "ogre" } })],
  ["a goblin", creatureOf({ make: { statBlock: "goblin" } })],
  ["a young red dragon", creatureOf({ make: { statBlock: "young-red-dragon" } })],
  ["a champion", champion],
  ...classIds.map((name) => {
    const scores = { str: 13, dex: 14, con: 12, int: 11, wis: 15, cha: 16 };
    const skilled = { skills: ["stealth"], expertise: ["stealth"] } as const;
    return [
      `a ${name}`,
      creatureOf({ make: { levels: levels(name, 7), abilities: scores, ...skilled } }),
    ] as const;
  }),
];

/** Every die shows 10: no face is rolled again, none is below a floor. */
const tens: Rng = { source: "ten", die: () => 10 };

it.each(characters)("rolls what the sheet shows: %s", async (_, creature) => {
  const compendium = await srdCompendium();
  const numbers = numbersOf(creature, compendium);
  const modifier = (request: CheckRequest): number | undefined => {
    const result = check(creature, request, { rng: tens, compendium });
    return result.ok && result.value.d20.total !== null ? result.value.d20.total - 10 : undefined;
  };
  for (const ability of abilities) {
    const { effective } = numbers.savingThrows[ability];
    expect([ability, modifier({ kind: "save", ability })]).toEqual([ability, effective]);
  }
  for (const skill of skills) {
    const { effective } = numbers.skills[skill];
    expect([skill, modifier({ kind: "skill", skill })]).toEqual([skill, effective]);
  }
  expect(modifier({ kind: "initiative" })).toBe(numbers.initiative.effective);
  for (const { name, bonus } of attacksOf(creature, compendium)) {
    expect([name, modifier({ kind: "attack", weapon: name })]).toEqual([name, bonus]);
  }
  expect(modifier({ kind: "skill", skill: "perception", passive: true })).toBe(
    numbers.passivePerception.effective - 10,
  );
});
