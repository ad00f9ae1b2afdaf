import { connect } from "@tabletop-mcp/mcp-kit/testing";
import { srdCompendium } from "@tabletop-mcp/rules-engine";
import { openCampaign } from "@tabletop-mcp/storage";
import { expect, onTestFinished, test } from "vitest";
import { combatServer } from "../src/server.js";
import { ada, bo, gob } from "../src/testing/heroes.js";
import { type Call, callsOf } from "./running.js";
import { playStory } from "./story.js";

const alike = (sides: number): number => Math.ceil(sides / 2);

/** Calls of a campaign in memory, with ids as long as real ones; the dice all fall alike, unless it is said. */
async function opened(die = alike): Promise<Call> {
  const campaign = await openCampaign({ file: ":memory:" });
  const compendium = await srdCompendium();
  let made = 0;
  const createContext = () => ({
    campaign,
    compendium,
    rng: { source: "script", die },
    now: () => Date.parse("2026-01-22T19:03:12.000Z"),
    newId: () => `c0ffee${String((made += 1)).padStart(4, "0")}`,
  });
  const { client, close } = await connect({ ...combatServer, createContext });
  onTestFinished(close);
  return callsOf(client);
}

const bytes = (text: string): number => Buffer.byteLength(text);

/** The calls of which the JSON is more than twice the text and 400 bytes. */
function tooMuch(call: Call): { readonly call: Call; readonly found: readonly object[] } {
  const found: object[] = [];
  return {
    found,
    async call(tool, args = {}) {
      const reply = await call(tool, args);
      expect({ tool, error: reply.isError && reply.text }).toEqual({ tool, error: false });
      const [text, json] = [bytes(reply.text), bytes(JSON.stringify(reply.data))];
      if (json > 2 * text + 400) found.push({ tool, args, text, json, data: reply.data });
      return reply;
    },
  };
}

test("of no call of the story is the JSON more than twice the text and 400 bytes", async () => {
  const { call, found } = tooMuch(await opened());
  await playStory(call);
  expect(found).toEqual([]);
});

/** Nothing of the rogue is left to choose. */
const pip = {
  name: "Pip",
  race: "Lightfoot Halfling",
  class: "Rogue",
  level: 4,
  subclass: "Thief",
  abilities: { str: 8, dex: 16, con: 13, int: 12, wis: 10, cha: 14 },
  choices: { abilityIncreases: [{ dex: 2 }] },
  skills: ["Stealth", "Perception", "Acrobatics", "Deception"],
  expertise: ["Stealth", "Perception"],
  equipment: ["Leather Armor", "Shortsword", { item: "Dagger", quantity: 2 }],
};

const hero = { characterId: "Bo" };
const others: readonly (readonly [tool: string, args: Readonly<Record<string, unknown>>])[] = [
  ["create_character", { ...ada, level: 11, subclass: "Evocation" }],
  ["create_character", bo],
  ["create_character", pip],
  ["create_character", gob],
  ["create_character", { name: "Wyrm", creature: "Adult Red Dragon" }],
  ["list_characters", {}],
  ["get_character", { characterId: "Wyrm" }],
  ["manage_party", { operation: "create", name: "Us", members: ["Ada", "Bo"] }],
  ["manage_inventory", { ...hero, operation: "give", item: "Plate Armor", equipped: false }],
  ["manage_inventory", { ...hero, operation: "give", item: "Potion of Healing" }],
  ["manage_inventory", { ...hero, operation: "give", coins: { gp: 60 } }],
  ["update_character", { ...hero, hp: -9, damageType: "fire" }],
  ["manage_inventory", { ...hero, operation: "use", item: "Potion of Healing" }],
  ["manage_condition", { ...hero, operation: "add", condition: "restrained", source: "web" }],
  ["manage_condition", { ...hero, operation: "query" }],
  ["manage_condition", { ...hero, operation: "tick" }],
  ["manage_condition", { ...hero, operation: "remove", condition: "restrained" }],
  ["roll_check", { ...hero, kind: "save", ability: "con", dc: 12 }],
  ["roll_check", { ...hero, skill: "athletics", contest: { characterId: "Gob" } }],
  ["roll_dice", { expression: "4d6kh3" }],
  ["roll_dice", { expression: "8d6", repeat: 3, label: "fireball" }],
  ["take_rest", { ...hero, restType: "short", hitDice: 1 }],
  ["take_rest", { partyId: "Us", restType: "long" }],
  ["level_up", { batch: [{ characterId: "Pip" }, { characterId: "Bo", hpMethod: "roll" }] }],
  ["level_up", { characterId: "Bo", hpMethod: "roll" }],
  ["delete_character", { characterId: "Gob" }],
];

const goblins = [3, 2, 1].map((initiative) => ({ creature: "Goblin", initiative }));
const burst = { shape: "sphere", origin: "7,5", originAt: "corner", radius: 20 };
const floor = {
  operation: "add",
  type: "difficult",
  area: { shape: "cube", origin: "3,3", sideLength: 20 },
};
const onMap: readonly (readonly [tool: string, args: Readonly<Record<string, unknown>>])[] = [
  ["create_character", bo],
  [
    "create_encounter",
    {
      participants: [{ characterId: "Bo", position: "5,5", initiative: 9 }, ...goblins],
      terrain: { width: 20, height: 20, obstacles: ["8,5", "8,6"] },
    },
  ],
  ["modify_terrain", floor],
  ["place_prop", { name: "Barrel", position: "7,5" }],
  ["calculate_aoe", burst],
  ["calculate_aoe", { shape: "cone", origin: "Bo", direction: { x: 1, y: 1 }, length: 60 }],
  ["measure_distance", { from: "Bo", to: "Goblin 2" }],
  ["check_line_of_sight", { from: "Bo", to: "Goblin 2" }],
  ["check_cover", { attackerId: "Bo", targetId: "Goblin 2" }],
  ["get_creatures_in_range", { origin: "Bo", range: 100 }],
  ["calculate_movement", { creatureId: "Bo", to: "5,9" }],
  ["get_adjacent_squares", { of: "Bo" }],
  ["render_battlefield", {}],
  ["render_battlefield", { format: "svg" }],
];

test("nor of those of the map", async () => {
  const { call, found } = tooMuch(await opened());
  for (const [tool, args] of onMap) await call(tool, args);
  expect(found).toEqual([]);
});

test("nor of other calls of play", async () => {
  const { call, found } = tooMuch(await opened());
  for (const [tool, args] of others) await call(tool, args);
  expect(found).toEqual([]);
});

const mira = {
  ...ada,
  name: "Mira",
  level: 9,
  subclass: "Evocation",
  spells: ["Fire Bolt", "Magic Missile", "Mage Armor", "Web", "Haste", "Fireball", "Shield"],
};
const ofMira = { casterId: "Mira" };
const lance = {
  name: "Lance",
  level: 1,
  school: "evocation",
  effect: { type: "damage", damage: "2d6", damageType: "cold" },
  range: 60,
};
const again = ["advance_turn", { count: 4 }] as const;
const spells: readonly (readonly [tool: string, args: Readonly<Record<string, unknown>>])[] = [
  ["create_character", mira],
  ["create_character", bo],
  ["cast_spell", { ...ofMira, spellName: "Mage Armor", targetIds: ["Mira"] }],
  ["use_scroll", { characterId: "Mira", spellName: "Comprehend Languages" }],
  ["get_spell_info", { spellName: "Fireball" }],
  ["get_spell_info", { spellName: "Bestow Curse" }],
  ["get_spell_info", { class: "wizard", level: 3 }],
  [
    "create_encounter",
    {
      participants: [
        { characterId: "Mira", position: "2,2", initiative: 9 },
        { characterId: "Bo", position: "3,3", initiative: 8 },
        { creature: "Ogre", position: "10,2", initiative: 7 },
        { creature: "Ogre", position: "10,5", initiative: 6 },
      ],
      terrain: { width: 20, height: 10 },
    },
  ],
  ["cast_spell", { ...ofMira, spellName: "Magic Missile", targetIds: ["Ogre", "Ogre 2"] }],
  again,
  ["cast_spell", { ...ofMira, spellName: "Fire Bolt", targetIds: ["Ogre"] }],
  again,
  ["cast_spell", { ...ofMira, spellName: "Fireball", targetPosition: "10,4" }],
  again,
  ["cast_spell", { ...ofMira, spellName: "Haste", targetIds: ["Bo"] }],
  again,
  ["synthesize_spell", { ...ofMira, intent: "Ice", spell: lance, targetIds: ["Ogre"] }],
  again,
  ["execute_action", { actorId: "Mira", action: "cast_spell", spellName: "Web", targetId: "Ogre" }],
  ["get_encounter", {}],
];

test("nor of spells", async () => {
  const { call, found } = tooMuch(await opened());
  for (const [tool, args] of spells) await call(tool, args);
  expect(found).toEqual([]);
});

/** Twelve who fight for 20 turns. */
const crowd: readonly (readonly [tool: string, args: Readonly<Record<string, unknown>>])[] = [
  ["create_character", ada],
  ["create_character", bo],
  ["create_encounter", { participants: ["Ada", "Bo", { creature: "Goblin", count: 10 }] }],
  ["advance_turn", { count: 20 }],
];

test("nor of a crowd's", async () => {
  let fallen = 0;
  // Ties of initiative are rolled off until they are none.
  const { call, found } = tooMuch(await opened((sides) => 1 + ((fallen += 7) % sides)));
  for (const [tool, args] of crowd) await call(tool, args);
  expect(found).toEqual([]);
});

const twenty = Array.from({ length: 20 }, (_, at) => at + 1);
const ten = twenty.slice(0, 10).map((at) => `Goblin ${at}`);
const of = (names: readonly string[], more: object) =>
  names.map((targetId) => ({ targetId, ...more }));

/** Pages that are full, and batches. */
const full: readonly (readonly [tool: string, args: Readonly<Record<string, unknown>>])[] = [
  ...twenty.map((at) => ["create_character", { ...bo, name: `Bo ${at}` }] as const),
  ...twenty.map(
    (at) =>
      ["add_session_note", { type: "clue", title: `Clue ${at}`, content: "A raven." }] as const,
  ),
  ["list_characters", {}],
  ["search_notes", {}],
  ["search_notes", { query: "ravens" }],
  ["roll_dice", { expression: "8d6", repeat: 20 }],
  ["roll_dice", { expression: "1d20+5", repeat: 100 }],
  ["roll_dice", { batch: twenty.map(() => ({ label: "fireball", expression: "8d6" })) }],
  ["create_encounter", { participants: ["Bo 1", "Bo 2", { creature: "Goblin", count: 10 }] }],
  ["roll_initiative", {}],
  ["apply_damage", { batch: of(ten, { dice: "1d4", damageType: "fire", source: "Fireball" }) }],
  ["apply_damage", { batch: of(ten, { amount: 2, damageType: "fire" }) }],
  ["apply_healing", { batch: of(ten, { amount: 3 }) }],
  ["apply_healing", { batch: of(ten, { dice: "1d4", temporary: true }) }],
];

test("nor of full pages and batches", async () => {
  let fallen = 0;
  const { call, found } = tooMuch(await opened((sides) => 1 + ((fallen += 7) % sides)));
  for (const [tool, args] of full) await call(tool, args);
  expect(found).toEqual([]);
});
