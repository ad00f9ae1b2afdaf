import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { binariesHere, postgresForTests } from "@tabletop-mcp/storage/testing/postgres";
import { enter, mainOf, say, show } from "../stage.js";

/** A world moves from a file into PostgreSQL, and two processes that share nothing else play it there. */
export async function publicScene(): Promise<"left out" | undefined> {
  say("\nThe public world. The same dungeon, kept by PostgreSQL.\n");
  const database = await postgresForTests(
    {},
    // Nothing is fetched for a demo.
    { env: { TABLETOP_TEST_POSTGRES: named() }, binaries: binariesHere, say: () => undefined },
  );
  if (database === undefined) {
    say("  There is no PostgreSQL on this machine: the scene is left out.");
    return "left out";
  }
  const folder = mkdtempSync(path.join(tmpdir(), "tabletop-demo-"));
  try {
    await takenAlong(folder);
    const url = await database.newSchema();
    const file = path.join(folder, "worlds", "ninth-bell.sqlite");
    show("tabletop-mud copy", mud(["copy", "--from", file, "--to", url]));
    await playedByTwo(url);
    show("tabletop-mud check", mud(["check", "--store", url]));
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return undefined;
}

const named = (): string | undefined => process.env["TABLETOP_TEST_POSTGRES"];

const mud = (words: readonly string[]): string =>
  execFileSync(process.execPath, [mainOf("@tabletop-mcp/mud"), ...words], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  }).trim();

/** Ada plays in a file, and takes the key. */
async function takenAlong(folder: string): Promise<void> {
  const ada = await enter("@tabletop-mcp/mud", ["--data-dir", folder, "--player", "Ada"]);
  try {
    await ada.ask("move", { direction: "north" });
    show("Ada: pick_up rusty key", (await ada.ask("pick_up", { item: "rusty key" })).text);
  } finally {
    await ada.leave();
  }
}

async function playedByTwo(url: string): Promise<void> {
  const as = (player: string) => enter("@tabletop-mcp/mud", ["--store", url, "--player", player]);
  const [ada, bob] = await Promise.all([as("Ada"), as("Bob")]);
  try {
    const carried = (await ada.ask("inventory", {})).text;
    show("Ada: inventory", carried);
    assert(carried.includes("rusty key"), "Ada's key was left behind.");
    show("Bob: move north", (await bob.ask("move", { direction: "north" })).text);
    show("Bob: pick_up rusty key", await bob.refuse("pick_up", { item: "rusty key" }, "TAKEN"));
    await ada.ask("say", { text: "Here, take it." });
    await ada.ask("give", { item: "rusty key", player: "Bob" });
    const heard = (await bob.ask("events", {})).text;
    show("Bob: events", heard);
    assert(heard.includes('Ada says: "Here, take it."'), "Bob has not heard Ada.");
    const given = (await bob.ask("inventory", {})).text;
    assert(given.includes("rusty key"), "Bob has not got the key.");
  } finally {
    await Promise.all([ada.leave(), bob.leave()]);
  }
}
