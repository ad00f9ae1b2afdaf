import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Actor, enter, isRecord, say, show } from "../stage.js";

const four = [
  {
    name: "Brunhild",
    race: "Hill Dwarf",
    class: "Fighter",
    level: 4,
    subclass: "Champion",
    abilities: { str: 16, dex: 12, con: 14, int: 8, wis: 12, cha: 10 },
    choices: { fightingStyle: "Defense", abilityIncreases: [{ str: 2 }] },
    skills: ["Athletics", "Intimidation"],
    equipment: ["Chain Mail", "Shield", "Warhammer"],
  },
  {
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
  },
  {
    name: "Mirabel",
    race: "Human",
    class: "Cleric",
    level: 4,
    subclass: "Life Domain",
    abilities: { str: 12, dex: 10, con: 13, int: 10, wis: 15, cha: 13 },
    choices: { abilityIncreases: [{ wis: 2 }] },
    skills: ["Medicine", "Insight"],
    spells: ["Sacred Flame", "Guidance", "Healing Word", "Lesser Restoration"],
    equipment: ["Scale Mail", "Shield", "Mace"],
  },
  {
    name: "Aldous",
    race: "High Elf",
    class: "Wizard",
    level: 4,
    subclass: "School of Evocation",
    abilities: { str: 8, dex: 14, con: 13, int: 15, wis: 12, cha: 10 },
    choices: { abilityIncreases: [{ int: 2 }] },
    skills: ["Arcana", "Investigation"],
    spells: ["Fire Bolt", "Light", "Magic Missile", "Shield", "Misty Step"],
    equipment: ["Quarterstaff"],
  },
] as const;

/** A party of four is made, levels, shops, is poisoned and recovers, and is the same when the server starts again. */
export async function campaignScene(): Promise<void> {
  say("\nThe campaign. Four adventurers are made, and nothing that befalls them is forgotten.\n");
  const folder = mkdtempSync(path.join(tmpdir(), "tabletop-demo-"));
  try {
    const before = await played(folder);
    say("\n  The server is started again:\n");
    await withTable(folder, async (table) => {
      assert.deepEqual(await sheets(table), before, "Somebody is not the same after a restart.");
      const context = await table.ask("get_session_context", {});
      show("get_session_context", context.text);
      assert.match(context.text, /raven/, "The clue is forgotten.");
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withTable<T>(folder: string, scene: (table: Actor) => Promise<T>): Promise<T> {
  const table = await enter("@tabletop-mcp/combat-spatial-magic", ["--data-dir", folder]);
  try {
    return await scene(table);
  } finally {
    await table.leave();
  }
}

const played = (folder: string) =>
  withTable(folder, async (table) => {
    await gather(table);
    await shop(table);
    await suffer(table);
    await recover(table);
    return sheets(table);
  });

async function gather(table: Actor): Promise<void> {
  for (const one of four) {
    const made = await table.ask("create_character", one);
    show(`create_character ${one.name}`, firstLines(made.text));
  }
  // By hand: chain mail 16, shield 2, Defense 1; 10 + 3 × 6, and at each of four levels Constitution 3 and a hill dwarf's 1.
  await expect(table, "Brunhild", { armorClass: 19, maxHp: 44 });
  await table.ask("manage_party", { operation: "create", name: "The Lanterns" });
  for (const { name } of four)
    await table.ask("manage_party", { operation: "add_member", characterId: name });
  const leader = { operation: "set_leader", characterId: "Brunhild" };
  show("manage_party set_leader", (await table.ask("manage_party", leader)).text);
  const clue = {
    type: "clue",
    content: "The seal on the letter shows a raven.",
    entities: ["Pip"],
  };
  await table.ask("add_session_note", clue);
}

async function shop(table: Actor): Promise<void> {
  await table.ask("manage_inventory", { characterId: "Pip", operation: "give", coins: { gp: 60 } });
  const price = { characterId: "Pip", operation: "take", coins: { gp: 50 } };
  const potion = { characterId: "Pip", operation: "give", item: "Potion of Healing" };
  const bought = await table.ask("manage_inventory", { batch: [price, potion] });
  show("manage_inventory: Pip buys a potion", bought.text);
  await table.refuse("manage_inventory", { ...price, coins: { gp: 500 } }, "NOT_ENOUGH_COINS");
}

async function suffer(table: Actor): Promise<void> {
  const poisoned = { condition: "poisoned", source: "a needle trap", duration: "until_rest" };
  const trap = await table.ask("manage_condition", {
    characterId: "Pip",
    operation: "add",
    ...poisoned,
  });
  show("manage_condition: Pip is poisoned", trap.text);
  const roll = await table.ask("roll_check", {
    characterId: "Pip",
    kind: "skill",
    skill: "stealth",
  });
  show("roll_check: Pip hides", roll.text);
  assert.equal(roll.data["mode"], "disadvantage", "Poison does not hinder Pip.");
  const hurt = await table.ask("update_character", { characterId: "Brunhild", hp: "-15" });
  show("update_character: Brunhild is struck", hurt.text);
}

async function recover(table: Actor): Promise<void> {
  const rest = await table.ask("take_rest", { partyId: "The Lanterns", restType: "long" });
  show("take_rest, long", rest.text);
  const again = { partyId: "The Lanterns", restType: "long" };
  await table.refuse("take_rest", again, "RESTED_TOO_SOON");
  const grown = await table.ask("level_up", {
    batch: four.map(({ name }) => ({ characterId: name })),
  });
  show("level_up: all of them", grown.text);
  await expect(table, "Brunhild", { armorClass: 19, maxHp: 54 });
  const roll = await table.ask("roll_check", {
    characterId: "Pip",
    kind: "skill",
    skill: "stealth",
  });
  assert.equal(roll.data["mode"], "normal", "Pip is still poisoned.");
}

/** Every sheet, whole. */
const sheets = (table: Actor) =>
  Promise.all(
    four.map(
      async ({ name }) =>
        (await table.ask("get_character", { characterId: name, detail: "full" })).data["character"],
    ),
  );

async function expect(
  table: Actor,
  name: string,
  { armorClass, maxHp }: { readonly armorClass: number; readonly maxHp: number },
): Promise<void> {
  const { character } = (await table.ask("get_character", { characterId: name, detail: "full" }))
    .data;
  assert(isRecord(character) && isRecord(character["hp"]) && isRecord(character["armorClass"]));
  assert.equal(character["hp"]["max"], maxHp, `${name}'s hit points are wrong.`);
  assert.equal(character["armorClass"]["effective"], armorClass, `${name}'s armor class is wrong.`);
}

const firstLines = (text: string): string => text.split("\n").slice(2, 5).join("\n");
