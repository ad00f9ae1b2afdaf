import { expect } from "vitest";
import type { Call, Reply } from "./running.js";

// Worked out by hand from SRD 5.1. Brakka, hill dwarf fighter: Constitution 14 + 2, so 10 + 3 + 1
// (Dwarven Toughness) hit points, and 6 + 3 + 1 more at level 2; chain mail 16 + shield 2 + Defense 1.
// Sela, high elf wizard: 6 + 1 hit points; Dexterity 14 + 2 and Intelligence 15 + 1, so Stealth +3.

const brakka = {
  name: "Brakka",
  race: "Dwarf",
  subrace: "Hill Dwarf",
  class: "Fighter",
  abilities: { str: 15, dex: 12, con: 14, int: 8, wis: 13, cha: 10 },
  background: "Acolyte",
  skills: ["athletics", "perception"],
  choices: { fightingStyle: "Defense", languages: ["Giant", "Goblin"], tools: ["Smith's Tools"] },
  equipment: ["Chain Mail", "Shield", "Battleaxe"],
  coins: { gp: 10 },
};

const sela = {
  name: "Sela",
  race: "High Elf",
  class: "Wizard",
  abilities: { str: 8, dex: 14, con: 13, int: 15, wis: 12, cha: 10 },
  skills: ["arcana", "investigation"],
  spells: ["Fire Bolt", "Light", "Mage Hand", "Sleep", "Mage Armor", "Magic Missile"],
};

/** A call that succeeds, and what of its answer is told. */
type Tell = (tool: string, args: Readonly<Record<string, unknown>>) => Promise<Reply["data"]>;

async function aPartyMeets(tell: Tell): Promise<void> {
  expect(await tell("create_character", brakka)).toMatchObject({
    character: { armorClass: { base: 11, effective: 19 }, hp: { current: 14, max: 14 } },
  });
  expect(await tell("create_character", sela)).toMatchObject({
    character: { spellcasting: { slots: { "1": { max: 2, left: 2 } } }, hp: { max: 7 } },
  });
  await tell("create_character", { name: "Tam", characterType: "npc" });
  await tell("create_location", {
    name: "The Gilded Flagon",
    kind: "tavern",
    npcs: ["Old Marn"],
    exits: [{ direction: "north", to: "Market Square" }],
  });
  const square = await tell("create_location", { name: "Market Square" });
  expect(square["summary"]).toContain("linked from The Gilded Flagon");
  await tell("manage_party", {
    operation: "create",
    name: "Lanternbearers",
    location: "The Gilded Flagon",
  });
  for (const characterId of ["Brakka", "Sela", "Tam"])
    await tell("manage_party", { operation: "add_member", characterId });
  const led = await tell("manage_party", { operation: "set_leader", characterId: "sela" });
  expect(led).toMatchObject({ party: { leader: "Sela", location: "The Gilded Flagon" } });
}

async function itIsHurt(tell: Tell): Promise<void> {
  const give = { characterId: "Sela", operation: "give" };
  await tell("manage_inventory", {
    batch: [
      { ...give, item: "Potion of Healing", quantity: 2 },
      { ...give, coins: { gp: 3, sp: 5 } },
    ],
  });
  await tell("manage_inventory", {
    characterId: "Sela",
    operation: "transfer",
    item: "Potion of Healing",
    toCharacterId: "Brakka",
  });
  const bare = { characterId: "Brakka", operation: "unequip", item: "Shield" };
  expect(await tell("manage_inventory", bare)).toMatchObject({ ac: 17 });
  const poison = { characterId: "Sela", condition: "poisoned", source: "spider", duration: 10 };
  await tell("manage_condition", { operation: "add", ...poison });
  const sneak = { characterId: "Sela", skill: "stealth", dc: 10, manualRolls: [15, 4] };
  const { mode, kept, total, success } = await tell("roll_check", sneak);
  expect([mode, kept, total, success]).toEqual(["disadvantage", 4, 7, false]);

  const blessing = {
    name: "Temple blessing",
    kind: "boon",
    modifiers: [{ type: "bonus", to: "save", value: 1 }],
    duration: "until_rest",
  };
  await tell("manage_effect", { characterId: "Brakka", operation: "add", effect: blessing });
  const save = { characterId: "Brakka", kind: "save", ability: "wis", dc: 13, manualRoll: 10 };
  expect(await tell("roll_check", save)).toMatchObject({ total: 13, success: true });
  expect(await tell("update_character", { characterId: "Brakka", hp: "-9" })).toMatchObject({
    changed: [{ field: "hp", from: 14, to: 5 }],
  });
}

async function itGrows(tell: Tell): Promise<void> {
  const rested = await tell("take_rest", { partyId: "Lanternbearers", restType: "long" });
  expect(rested).toMatchObject({
    results: [
      { name: "Brakka", hp: 14 },
      { name: "Sela", hp: 7, conditionsEnded: ["poisoned"] },
      { name: "Tam" },
    ],
  });
  expect(await tell("level_up", { characterId: "Brakka" })).toMatchObject({
    level: 2,
    hpGained: 10,
    features: ["Action Surge"],
  });
  const evoker = { subclass: "Evocation", hpMethod: "manual", manualHp: 4 };
  expect(await tell("level_up", { characterId: "Sela", ...evoker })).toMatchObject({
    hp: { max: 12 },
    slots: { "1": { max: 3 } },
  });
  expect(await tell("delete_character", { characterId: "Tam" })).toMatchObject({
    deleted: [{ name: "Tam", parties: ["Lanternbearers"] }],
  });
}

/** Sela is of level 2: three slots. */
async function itCasts(tell: Tell): Promise<void> {
  const armor = { casterId: "Sela", spellName: "Mage Armor", targetIds: ["Sela"] };
  expect(await tell("cast_spell", armor)).toMatchObject({
    slot: { level: 1, kind: "slot", left: 2 },
    duration: "8 hours",
    targets: [{ name: "Sela", effects: ["Mage Armor"] }],
  });
  const info = await tell("get_spell_info", { spellName: "Mage Armor" });
  expect(info).toMatchObject({
    spells: [{ duration: "8 hours", classes: ["sorcerer", "wizard"] }],
  });
  // 20 and Intelligence + 3, Arcana + 2: 25 masters what DC 12 is enough for.
  const lamp = { name: "Guiding Lamp", level: 1, school: "evocation" };
  const light = { ...lamp, effect: { type: "utility" }, range: "self" };
  const made = { casterId: "Sela", intent: "A lamp that leads home", spell: light };
  expect(await tell("synthesize_spell", { ...made, manualRoll: 20 })).toMatchObject({
    dc: 12,
    total: 25,
    outcome: "mastered",
    slot: { left: 1 },
  });
  const scroll = { characterId: "Sela", spellName: "Comprehend Languages" };
  expect(await tell("use_scroll", scroll)).toMatchObject({ slot: null, consumed: true });
}

async function itRemembers(tell: Tell): Promise<void> {
  const bell = { type: "plot_thread", title: "The missing bell", content: "Stolen in the night." };
  const { noteId } = await tell("add_session_note", bell);
  await tell("add_session_note", { noteId, content: "Stolen in the night, by two riders." });
  await tell("add_session_note", { type: "secret", content: "Old Marn hid the bells himself." });
  const voice = { type: "npc_voice", content: "Whispers, counts words.", entities: ["Old Marn"] };
  await tell("add_session_note", voice);
  expect(await tell("search_notes", { query: "riding bells" })).toMatchObject({
    notes: expect.arrayContaining([expect.objectContaining({ title: "The missing bell" })]),
  });
}

/** A fight whose dice decide nothing: its initiative is said. */
async function itIsAmbushed(tell: Tell): Promise<void> {
  const participants = [
    { characterId: "Brakka", initiative: 19 },
    { creature: "Goblin", initiative: 7 },
    { creature: "Goblin", initiative: 6 },
  ];
  await tell("create_encounter", { name: "Ambush at the Ford", participants });
  await tell("roll_initiative", { set: [{ creatureId: "Goblin 2", initiative: 5 }] });
  await tell("apply_damage", { targetId: "Goblin", amount: 9, damageType: "slashing" });
  // That goblin is dead, and has no turn.
  await tell("advance_turn", { count: 2 });
  const fallen = { side: "party", name: "Tavi", hp: 8, ac: 11 };
  await tell("create_encounter", {
    joinEncounterId: "Ambush at the Ford",
    participants: [{ ...fallen, initiative: 30 }],
  });
  await tell("apply_damage", { targetId: "Tavi", amount: 8 });
  // Her turn is the first of the next round.
  await tell("advance_turn", { count: 2 });
  await tell("roll_death_save", { characterId: "Tavi", manualRoll: 12 });
  await tell("apply_healing", { targetId: "Tavi", amount: 1 });
  await tell("get_encounter", { detail: "full" });
  const ended = await tell("end_encounter", { outcome: "victory" });
  expect(ended).toMatchObject({ rounds: 3, xp: { total: 50, each: 25 } });
}

/** A fight on a map; what its dice decide is said. */
async function itHoldsTheBridge(tell: Tell): Promise<void> {
  await tell("create_encounter", {
    name: "The Bridge",
    terrain: { width: 12, height: 8, obstacles: ["6,1"], difficultTerrain: ["2,6"] },
    participants: [
      { characterId: "Brakka", initiative: 20, position: "2,3" },
      { creature: "Ogre", initiative: 10, position: "5,3", inLair: true },
    ],
  });
  const way = { creatureId: "Brakka", to: "4,3" };
  expect(await tell("calculate_movement", way)).toMatchObject({ reachable: true, cost: 10 });
  // A dwarf walks 25 feet.
  expect(await tell("move_combatant", way)).toMatchObject({ cost: 10, remaining: 15 });
  expect(await tell("measure_distance", { from: "Brakka", to: "Ogre" })).toMatchObject({ feet: 5 });
  // 15 and 4 against an ogre's armor class of 11.
  const blow = { attackBonus: 4, damage: "6", damageType: "slashing", manualRoll: 15 };
  const struck = { actorId: "Brakka", action: "attack", targetId: "Ogre", ...blow };
  expect(await tell("execute_action", struck)).toMatchObject({
    attack: { total: 19, ac: 11, cover: "none", hit: true },
    targetHp: 53,
  });
  const cone = { shape: "cone", origin: "4,3", direction: { x: 1, y: 0 }, length: 15 };
  const { affectedTiles } = await tell("calculate_aoe", cone);
  expect(affectedTiles).toHaveLength(7);
  expect(await tell("check_line_of_sight", { from: "Brakka", to: "Ogre" })).toMatchObject({
    visible: true,
  });
  expect(await tell("check_cover", { attackerId: "Brakka", targetId: "Ogre" })).toMatchObject({
    cover: "none",
    acBonus: 0,
  });
  const near = await tell("get_creatures_in_range", { origin: "Brakka", range: 30 });
  expect(near).toMatchObject({ creatures: [{ name: "Ogre", distance: 5 }] });
  await tell("place_prop", { name: "Barrel", position: "8,6", size: "small", material: "wood" });
  await tell("modify_terrain", { operation: "add", type: "difficult", positions: ["9,6"] });
  await tell("get_adjacent_squares", { of: "Brakka" });
  await itIsWarded(tell);
  // The ogre has 10: its turn is past count 20, when lairs act.
  await tell("advance_turn", {});
  const quake = { lairOwnerId: "Ogre", description: "The bridge shakes.", targets: ["Brakka"] };
  const lair = { ...quake, condition: "prone" };
  expect(await tell("execute_lair_action", lair)).toMatchObject({ results: [{}] });
  await tell("render_battlefield", {});
  await tell("end_encounter", { outcome: "retreat" });
}

/** An aura of the table's own, held up by concentration, which a wave tests. */
async function itIsWarded(tell: Tell): Promise<void> {
  const aura = { ownerId: "Brakka", name: "Old Song", radius: 10, affects: "allies" };
  const courage = [{ type: "advantage", on: "save", ability: "wis" }];
  const held = { trigger: ["stay"], effects: courage, concentration: true, duration: "1 minute" };
  expect(await tell("create_aura", { ...aura, ...held })).toMatchObject({ covered: [{}] });
  expect(await tell("process_aura", { trigger: "end_of_turn" })).toMatchObject({ results: [] });
  expect(await tell("get_concentration", {})).toMatchObject({
    concentrations: [{ character: { name: "Brakka" }, spell: "Old Song", remaining: 10 }],
  });
  const wave = { characterId: "Brakka", damage: 24, manualRoll: 18 };
  expect(await tell("check_concentration", wave)).toMatchObject({ dc: 12, maintained: true });
  await tell("break_concentration", { characterId: "Brakka", reason: "out of breath" });
  await tell("manage_spell_slots", { characterId: "Sela", operation: "expend", slotLevel: 1 });
  const slots = await tell("manage_spell_slots", { characterId: "Sela", operation: "restore" });
  expect(slots).toMatchObject({ slots: { 1: { max: 3, left: 3 } } });
}

/** What is looked at in the end, and what must stand there. */
const looks: readonly (readonly [tool: string, args: Record<string, unknown>, words: RegExp])[] = [
  ["get_character", { characterId: "Brakka" }, /24\/24.*17.*Action Surge.*Battleaxe/s],
  ["get_character", { characterId: "Sela" }, /Evocation.*level 1: 3\/3.*5 sp, 3 gp/s],
  ["get_character", { characterId: "SELA", detail: "brief" }, /^Sela, .*12\/12 HP, AC 16$/],
  ["list_characters", { class: "wizard" }, /^1 character\.\n- Sela/],
  ["manage_party", { operation: "list" }, /^Lanternbearers \(active\): Brakka, Sela; led by Sela/],
  ["manage_inventory", { characterId: "Brakka", operation: "list" }, /Potion of Healing/],
  ["get_location", { depth: 1 }, /Flagon.*Present: Lanternbearers, .*Old Marn.*Market Square/s],
  ["search_notes", { query: '"two riders"' }, /^1 note found\.\n.*The missing bell/],
  ["search_notes", { type: "secret" }, /Old Marn hid the bells/],
  ["get_session_context", {}, /Sela.*Flagon.*missing bell.*Whispers.*hid the bells/s],
  [
    "get_encounter",
    { encounterId: "Ambush at the Ford" },
    /ended in victory after 3 rounds.*Tavi/s,
  ],
  ["get_session_context", { forPlayer: true }, /^(?!.*hid the bells).*missing bell/s],
];

/** Plays a campaign of three dozen writes and a dozen looks, and gives what was seen in the end. */
export async function playStory(call: Call): Promise<readonly Reply[]> {
  const told: Call = async (tool, args) => {
    const reply = await call(tool, args);
    // The text says why, where it should not be an error.
    expect({ tool, error: reply.isError && reply.text }).toEqual({ tool, error: false });
    return reply;
  };
  const tell: Tell = async (tool, args) => (await told(tool, args)).data;
  await aPartyMeets(tell);
  await itIsHurt(tell);
  await itGrows(tell);
  await itCasts(tell);
  await itRemembers(tell);
  await itIsAmbushed(tell);
  await itHoldsTheBridge(tell);
  const seen: Reply[] = [];
  for (const [tool, args, words] of looks) {
    const reply = await told(tool, args);
    expect(reply.text).toMatch(words);
    seen.push(reply);
  }
  return seen;
}
