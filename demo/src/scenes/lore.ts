import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Actor, type Answer, enter, isRecord, say, show } from "../stage.js";

/** The table looks things up, and then looks them up again with every source out of reach. */
export async function loreScene(): Promise<void> {
  say("\nThe lore. What the players face is looked up, and every answer names its source.\n");
  await withLorekeeper([], async (lore) => {
    await questions(lore);
  });

  say("\n  The same with the network gone and nothing stored:\n");
  // Port 9 of this machine: nobody listens there.
  const nowhere = ["--open5e-url", "http://127.0.0.1:9", "--dnd5e-url", "http://127.0.0.1:9"];
  await withLorekeeper(nowhere, async (lore) => {
    const freshness = await questions(lore);
    assert.deepEqual([...freshness], ["bundled"], "Something answered that cannot be reached.");
  });
}

/** A lorekeeper with a data folder that is gone afterwards. */
async function withLorekeeper(
  flags: readonly string[],
  scene: (lore: Actor) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "tabletop-demo-"));
  const lore = await enter("@tabletop-mcp/lorekeeper-lookup", ["--data-dir", folder, ...flags]);
  try {
    await scene(lore);
  } finally {
    await lore.leave();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Asks what a fight needs; gives how fresh the answers were. */
async function questions(lore: Actor): Promise<ReadonlySet<string>> {
  const freshness = new Set<string>();
  const ask = async (tool: string, args: Record<string, unknown>): Promise<Answer> => {
    const answer = await lore.ask(tool, args);
    const { metadata } = answer.data;
    assert(isRecord(metadata), `${tool} does not say where its answer is from.`);
    freshness.add(String(metadata["cache"]));
    show(`${tool} ${JSON.stringify(args)}`, beginning(answer.text));
    return answer;
  };

  const fireball = await ask("lookup_spell", { name: "Fireball" });
  assert.match(fireball.text, /8d6/, "Fireball has lost its dice.");
  const undead = await ask("lookup_creature", { type: "undead", cr_min: 1, cr_max: 3 });
  for (const name of ["Ghast", "Mummy", "Wight"])
    assert.match(
      undead.text,
      new RegExp(name),
      `${name} is undead, and of a challenge between 1 and 3.`,
    );
  const chain = await ask("lookup_equipment", { name: "chain" });
  for (const name of ["Chain Mail", "Chain Shirt", "Elven Chain"])
    assert.match(chain.text, new RegExp(`^## ${name}$`, "im"), `${name} is not here.`);
  const misspelt = await ask("lookup_spell", { name: "Firebull" });
  assert.deepEqual(misspelt.data["results"], [], "There is no spell called Firebull.");
  assert(
    Array.isArray(misspelt.data["suggestions"]) && misspelt.data["suggestions"][0] === "Fireball",
    "Nobody saw that Fireball was meant.",
  );
  say(`  (answers: ${[...freshness].map((key) => said[key] ?? key).join(", ")})`);
  return freshness;
}

const said: Readonly<Record<string, string>> = {
  miss: "live from the sources",
  hit: "from the cache",
  stale: "from the cache, and old",
  bundled: "from the bundled facts, as the sources could not be reached",
};

/** What a reader of the demo needs of a long answer. */
function beginning(text: string): string {
  const lines = text.split("\n");
  return lines.length <= 9
    ? text
    : [...lines.slice(0, 8), `(${lines.length - 8} more lines)`].join("\n");
}
