import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Actor, type Answer, enter, isRecord, say, show } from "../stage.js";

const wizard = {
  class: "Wizard",
  level: 7,
  abilities: { str: 8, dex: 14, con: 14, int: 16, wis: 12, cha: 10 },
  spells: ["Fire Bolt", "Magic Missile", "Shield", "Counterspell", "Fireball"],
};

const cast = [
  { ...wizard, name: "Mira", race: "High Elf" },
  { ...wizard, name: "Sorn", race: "Human", characterType: "npc" },
  {
    name: "Aldous",
    race: "Hill Dwarf",
    class: "Cleric",
    subclass: "Life Domain",
    level: 5,
    abilities: { str: 14, dex: 10, con: 14, int: 10, wis: 16, cha: 12 },
    spells: ["Sacred Flame", "Cure Wounds", "Spirit Guardians"],
    equipment: ["Scale Mail", "Mace"],
  },
];

const tower = {
  name: "The Tower",
  terrain: { width: 16, height: 10 },
  participants: [
    { characterId: "Mira", side: "party", initiative: 20, position: "2,5" },
    { characterId: "Sorn", side: "enemy", initiative: 15, position: "12,5" },
    { characterId: "Aldous", side: "party", initiative: 12, position: "3,4" },
    { creature: "Ogre", name: "Grik", initiative: 5, position: "6,4" },
  ],
};

/** Two wizards answer each other's spells, and a cleric walks among spirits; slots, dice and hit points are checked. */
export async function duelScene(): Promise<void> {
  say("\nThe duel. Two wizards answer spell with spell, and a cleric's spirits ask nobody.\n");
  const folder = mkdtempSync(path.join(tmpdir(), "tabletop-demo-"));
  const table = await enter("@tabletop-mcp/combat-spatial-magic", ["--data-dir", folder]);
  try {
    for (const one of cast) await table.ask("create_character", one);
    show("create_encounter", (await table.ask("create_encounter", tower)).text);
    await countered(table);
    await shielded(table);
    await amongSpirits(table);
  } finally {
    await table.leave();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A Fireball that never burns: the slot is gone all the same. */
async function countered(table: Actor): Promise<void> {
  const thrown = { casterId: "Mira", spellName: "Fireball", targetPosition: "12,5" };
  const fireball = await table.ask("cast_spell", thrown);
  show("cast_spell: Mira throws a Fireball", fireball.text);
  assert.match(fireball.text, /2 left/, "A slot is missing, or one too many.");
  const answer = { actorId: "Sorn", economy: "reaction", reaction: "Counterspell" };
  show("execute_action: Sorn answers", (await table.ask("execute_action", answer)).text);
  const lets = { actorId: "Mira", reaction: "decline" };
  const ended = await table.ask("execute_action", lets);
  show("execute_action: Mira lets it pass", ended.text);
  assert.match(ended.text, /Fireball of Mira ends \(Counterspell\)/);
  await assertHp(table, { Sorn: 44, Mira: 44 });
  show("advance_turn", (await table.ask("advance_turn", {})).text);
}

/** Three darts, and a Shield that none of them passes ("Shield"). */
async function shielded(table: Actor): Promise<void> {
  const darts = { casterId: "Sorn", spellName: "Magic Missile", targets: ["Mira"] };
  show("cast_spell: Sorn", (await table.ask("cast_spell", darts)).text);
  const shield = { actorId: "Mira", economy: "reaction", reaction: "Shield" };
  show("execute_action: Mira answers", (await table.ask("execute_action", shield)).text);
  const lets = { actorId: "Sorn", reaction: "decline" };
  show("execute_action: Sorn lets it pass", (await table.ask("execute_action", lets)).text);
  await assertHp(table, { Mira: 44 });
  show("advance_turn", (await table.ask("advance_turn", {})).text);
}

/** Who begins a turn among them saves, or suffers whole; half for who saves, rounded down. */
async function amongSpirits(table: Actor): Promise<void> {
  const choices = { damageType: "radiant" };
  const asked = { casterId: "Aldous", spellName: "Spirit Guardians", choices };
  show("cast_spell: Aldous", (await table.ask("cast_spell", asked)).text);
  await table.ask("execute_action", { actorId: "Sorn", reaction: "decline" });
  const moved = await table.ask("move_combatant", { creatureId: "Aldous", to: "5,4" });
  show("move_combatant: Aldous walks up to the ogre", moved.text);
  const begun = await table.ask("advance_turn", {});
  show("advance_turn: the ogre's turn begins", begun.text);
  const { natural, total, success } = saveIn(begun);
  assert(typeof natural === "number" && typeof total === "number");
  // An ogre has Wisdom 7; the cleric's DC is 8, proficiency 3 and Wisdom 3.
  assert.deepEqual({ total, success }, { total: natural - 2, success: total >= 14 });
  const dice = /3d8 \[(\d), (\d), (\d)\]/u.exec(begun.text)?.slice(1).map(Number);
  assert(dice !== undefined, "The spirits roll no dice.");
  const rolled = dice.reduce((sum, die) => sum + die, 0);
  await assertHp(table, { Grik: 59 - (success === true ? Math.floor(rolled / 2) : rolled) });
  show("render_battlefield", (await table.ask("render_battlefield", {})).text);
  const held = await table.ask("get_concentration", { characterId: "Aldous" });
  show("get_concentration", held.text);
  assert.match(held.text, /Spirit Guardians/);
}

function saveIn({ data }: Answer): Readonly<Record<string, unknown>> {
  const { due } = data;
  const [save] = Array.isArray(due) ? due : [];
  assert(isRecord(save) && save["type"] === "save", "Nobody saves.");
  return save;
}

async function assertHp(table: Actor, expected: Readonly<Record<string, number>>): Promise<void> {
  const { combatants } = (await table.ask("get_encounter", { detail: "full" })).data;
  assert(Array.isArray(combatants), "Nobody fights.");
  const found = combatants
    .filter(isRecord)
    .filter(({ name }) => Object.hasOwn(expected, String(name)))
    .map(({ name, hp }) => [name, isRecord(hp) ? hp["current"] : hp]);
  assert.deepEqual(Object.fromEntries(found), expected, "The hit points are wrong.");
}
