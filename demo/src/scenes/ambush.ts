import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Actor, type Answer, enter, isRecord, say, show } from "../stage.js";

const heroes = [
  {
    name: "Brunhild",
    race: "Hill Dwarf",
    class: "Fighter",
    abilities: { str: 16, dex: 12, con: 14, int: 8, wis: 12, cha: 10 },
    choices: { fightingStyle: "Defense" },
    equipment: ["Chain Mail", "Shield", "Warhammer"],
  },
  {
    name: "Pip",
    race: "Lightfoot Halfling",
    class: "Rogue",
    abilities: { str: 8, dex: 16, con: 13, int: 12, wis: 10, cha: 14 },
    equipment: ["Leather Armor", "Shortsword"],
  },
] as const;

const ambush = {
  name: "The Gully",
  terrain: { width: 12, height: 8, obstacles: ["6,1", "6,2", "7,5"], difficultTerrain: ["1,6"] },
  participants: [
    { characterId: "Brunhild", initiative: 18, position: "3,3" },
    { characterId: "Pip", initiative: 10, position: "3,4" },
    { creature: "Goblin", name: "Snik", initiative: 15, position: "4,3" },
    { creature: "Goblin", name: "Grub", initiative: 5, position: "4,4" },
  ],
};

/** No fight of four is longer than this; one that is has a fault. */
const longest = 200;

/** Two goblins and two of the party fight to the end, with a restart in the middle; every sum is checked. */
export async function ambushScene(): Promise<void> {
  say("\nThe ambush. Two goblins spring from a gully, and nobody has to remember a rule.\n");
  const folder = mkdtempSync(path.join(tmpdir(), "tabletop-demo-"));
  try {
    await withTable(folder, begun);
    say("\n  The server is started again, and the fight goes on where it was:\n");
    await withTable(folder, fought);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withTable(folder: string, scene: (table: Actor) => Promise<void>): Promise<void> {
  const table = await enter("@tabletop-mcp/combat-spatial-magic", ["--data-dir", folder]);
  try {
    await scene(table);
  } finally {
    await table.leave();
  }
}

async function begun(table: Actor): Promise<void> {
  for (const hero of heroes) await table.ask("create_character", hero);
  show("create_encounter", (await table.ask("create_encounter", ambush)).text);
  show("render_battlefield", (await table.ask("render_battlefield", {})).text);
  const swing = { actorId: "Brunhild", action: "attack", targetId: "Snik", manualRoll: 15 };
  const early = { ...swing, actorId: "Pip" };
  show("Pip strikes out of turn", await table.refuse("execute_action", early, "NOT_YOUR_TURN"));
  // The table's own die: 15, Strength 3 and proficiency 2, against a goblin's armor class of 15.
  const struck = await table.ask("execute_action", swing);
  show("execute_action: Brunhild strikes", struck.text);
  const { total, ac, hit } = attackIn(struck);
  assert.deepEqual({ total, ac, hit }, { total: 20, ac: 15, hit: true }, "The sum is wrong.");
  await table.refuse("execute_action", { ...swing, targetId: "Grub" }, "ACTION_SPENT");
  show("advance_turn", (await table.ask("advance_turn", {})).text);
}

/** Turn after turn, until one side is down. */
async function fought(table: Actor): Promise<void> {
  for (let turn = 0; turn < longest; turn += 1) {
    const fight = await table.ask("get_encounter", { detail: "full" });
    const up = combatantsIn(fight).filter(({ status }) => status === "up");
    const sides = new Set(up.map(({ side }) => side));
    if (sides.size < 2) return ended(table, sides.has("party") ? "victory" : "defeat");
    const { current } = fight.data;
    assert(isRecord(current), "It is nobody's turn.");
    const actor = up.find(({ id }) => id === current["id"]);
    const target = actor && up.find(({ side }) => side !== actor["side"]);
    if (actor !== undefined && target !== undefined) await strike(table, actor, target);
    await table.ask("advance_turn", {});
  }
  assert.fail("The fight has no end.");
}

type Combatant = Readonly<Record<string, unknown>>;

/** Whoever is on turn steps beside its target, where it is not there already, and attacks. */
async function strike(table: Actor, actor: Combatant, target: Combatant): Promise<void> {
  const beside = { from: actor["id"], to: target["id"] };
  const { feet } = (await table.ask("measure_distance", beside)).data;
  assert(typeof feet === "number" && feet <= 10, "They stand apart.");
  const blow = { actorId: actor["id"], action: "attack", targetId: target["id"] };
  const answer = await table.ask("execute_action", blow);
  show(`execute_action: ${String(actor["name"])} strikes`, answer.text);
  const { total, ac, hit, natural, modifiers } = attackIn(answer);
  assert(typeof natural === "number" && typeof total === "number" && typeof ac === "number");
  assert(Array.isArray(modifiers));
  const added = modifiers.reduce((sum: number, one: { value: number }) => sum + one.value, 0);
  assert.equal(total, natural + added, "The attack's sum is wrong.");
  const hits = natural === 20 || (natural !== 1 && total >= ac);
  assert.equal(hit, hits, "A hit is a miss, or a miss a hit.");
}

async function ended(table: Actor, outcome: "victory" | "defeat"): Promise<void> {
  const { text, data } = await table.ask("end_encounter", { outcome });
  show("end_encounter", text);
  // Two goblins are worth 50 each; nobody has them of a fight that is lost.
  if (outcome === "victory")
    assert.equal(isRecord(data["xp"]) && data["xp"]["total"], 100, "The experience is wrong.");
}

function attackIn({ data }: Answer): Readonly<Record<string, unknown>> {
  const { attack } = data;
  assert(isRecord(attack), "There is no attack in the answer.");
  return attack;
}

function combatantsIn({ data }: Answer): readonly Combatant[] {
  const { combatants } = data;
  assert(Array.isArray(combatants), "Nobody fights.");
  return combatants.filter(isRecord);
}
