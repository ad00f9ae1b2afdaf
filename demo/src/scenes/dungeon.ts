import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Actor, enter, say, show } from "../stage.js";

/** No rat lives longer than so many exchanges; one that does has a fault. */
const longest = 60;

/** Two programs play one dungeon: what one takes the other cannot, both fight the same rat, and a restart changes nothing. */
export async function dungeonScene(): Promise<void> {
  say("\nThe dungeon. Two players, each with a program of their own, and one world.\n");
  const folder = mkdtempSync(path.join(tmpdir(), "tabletop-demo-"));
  try {
    await withPlayers(folder, played);
    say("\n  Both programs end and are started again, and everything is where it was:\n");
    await withPlayers(folder, found);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withPlayers(
  folder: string,
  scene: (ada: Actor, bob: Actor) => Promise<void>,
): Promise<void> {
  const as = (player: string) =>
    enter("@tabletop-mcp/mud", ["--data-dir", folder, "--player", player]);
  const [ada, bob] = await Promise.all([as("Ada"), as("Bob")]);
  try {
    await scene(ada, bob);
  } finally {
    await Promise.all([ada.leave(), bob.leave()]);
  }
}

async function played(ada: Actor, bob: Actor): Promise<void> {
  show("Ada: look", (await ada.ask("look", {})).text);
  await ada.ask("move", { direction: "north" });
  show("Bob: move north", (await bob.ask("move", { direction: "north" })).text);
  show("Ada: pick_up rusty key", (await ada.ask("pick_up", { item: "rusty key" })).text);
  show("Bob: pick_up rusty key", await bob.refuse("pick_up", { item: "rusty key" }, "TAKEN"));
  await ada.ask("say", { text: "To the storeroom!" });
  const heard = (await bob.ask("events", {})).text;
  show("Bob: events", heard);
  assert(heard.includes('Ada says: "To the storeroom!"'), "Bob has not heard Ada.");
  for (const player of [ada, bob])
    for (const _ of ["the guard room", "the storeroom"])
      await player.ask("move", { direction: "east" });
  await fought([ada, bob]);
}

/** Blow after blow, in turn, until the rat falls; every sum is checked. */
async function fought(players: readonly Actor[]): Promise<void> {
  for (let round = 0; round < longest; round += 1) {
    const player = players[round % players.length];
    assert(player);
    const { text } = await player.ask("battle", {});
    show(`${round % players.length === 0 ? "Ada" : "Bob"}: battle`, text);
    checkSums(text);
    if (text.includes("is defeated")) return;
  }
  assert.fail("The rat has no end.");
}

const attack = /d20 (\d+) \+ (\d+) = (\d+) against AC (\d+): (hit|miss|critical hit)/gu;

function checkSums(text: string): void {
  for (const [blow, die, bonus, total, ac, outcome] of text.matchAll(attack)) {
    assert.equal(Number(total), Number(die) + Number(bonus), `The sum is wrong: ${blow}`);
    const hits = die === "20" || (die !== "1" && Number(total) >= Number(ac));
    assert.equal(outcome !== "miss", hits, `A hit is a miss, or a miss a hit: ${blow}`);
  }
}

async function found(ada: Actor, bob: Actor): Promise<void> {
  const carried = (await ada.ask("inventory", {})).text;
  show("Ada: inventory", carried);
  assert(carried.includes("rusty key"), "Ada has lost the key.");
  const here = (await bob.ask("look", {})).text;
  show("Bob: look", here);
  assert(here.includes("Ada"), "Bob does not see Ada.");
  assert(here.includes("silver coin"), "What the rat has left is gone.");
}
