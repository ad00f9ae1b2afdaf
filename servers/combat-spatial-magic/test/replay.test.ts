import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { cryptoRng } from "@tabletop-mcp/dice-core";
import { ToolFault } from "@tabletop-mcp/mcp-kit";
import { tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { srdCompendium } from "@tabletop-mcp/rules-engine";
import { openCampaign } from "@tabletop-mcp/storage";
import { customAlphabet } from "nanoid";
import { expect, onTestFinished, test } from "vitest";
import type { CombatContext } from "../src/context.js";
import { inSession } from "../src/table/session.js";
import { names, newcomer, randomAct, randomCall } from "./random-play.js";
import { expectReplayed } from "./replayed.js";
import { type Call, fileIn, flags, openTable, runHere, tableHere } from "./running.js";

const isLong = process.env["TABLETOP_LONG"] === "1";
/** Calls of each process; with TABLETOP_LONG=1 as many as take a minute or two. */
const calls = isLong ? 10_000 : 150;
const timeout = isLong ? 600_000 : 60_000;

/** Plays at random through the tools of a server. */
async function playTools(call: Call, times: number): Promise<void> {
  const noteIds: string[] = [];
  for (let done = 0; done < times; done += 1) {
    const { tool, args } = randomCall(noteIds);
    const { isError, text, data } = await call(tool, args);
    // The rules may refuse; nothing may fail.
    if (isError) expect(`${tool} ${text}`).not.toMatch(/\[(INTERNAL|DATABASE)/);
    if (typeof data["noteId"] === "string") noteIds.push(data["noteId"]);
  }
}

/** Plays at random what no tool does yet, in a session of this process. */
async function playActs(ctx: CombatContext): Promise<void> {
  for (let done = 0; done < calls; done += 1) {
    const { name, other, action } = randomAct();
    await inSession(ctx, async (session) => {
      const [id, from] = [await session.who(name), await session.who(other)];
      await session.act(action(id, from));
    }).catch((thrown: unknown) => {
      if (!(thrown instanceof ToolFault)) throw thrown;
    });
  }
}

async function contextOf(file: string): Promise<CombatContext> {
  const campaign = await openCampaign({ file });
  onTestFinished(() => campaign.close());
  const newId = customAlphabet("0123456789abcdefghjkmnpqrstvwxyz", 10);
  const compendium = await srdCompendium();
  return { campaign, compendium, rng: cryptoRng(), now: Date.now, newId: () => newId() };
}

test("what processes have played side by side is folded from the log, creature by creature", {
  timeout,
}, async () => {
  const folder = tempFolder();
  const [one, other] = await Promise.all([openTable(flags(folder)), openTable(flags(folder))]);
  for (const name of names) await one.call("create_character", newcomer(name));
  const ctx = await contextOf(fileIn(folder));
  await Promise.all([playTools(one.call, calls), playTools(other.call, calls), playActs(ctx)]);
  const history = await expectReplayed(ctx.campaign);
  expect(history.length).toBeGreaterThan(calls / 3);
  expect(await ctx.campaign.findings()).toEqual([]);
});

/** What the version before the log had a row a command has left behind; see the README beside it. */
function earlier(name: "sqlite" | "json"): Buffer {
  const fixtures = path.resolve(import.meta.dirname, "../../../packages/storage/test/fixtures");
  return gunzipSync(readFileSync(path.join(fixtures, `campaign-before-commands.${name}.gz`)));
}

test.each(["upgraded", "imported"])(
  "so is what is played on in a campaign that was %s, from its baseline",
  async (how) => {
    const folder = tempFolder();
    if (how === "upgraded") {
      mkdirSync(path.dirname(fileIn(folder)));
      writeFileSync(fileIn(folder), earlier("sqlite"));
    } else {
      const imported = await runHere("import", flags(folder), earlier("json").toString("utf8"));
      expect(imported).toMatchObject({ code: 0, out: "Imported standard input: 11 characters.\n" });
    }
    const { call, close } = await tableHere(folder);
    const renamed = ["Brakka Ironhand", "Sela", "Ogre of the Mill"].map(
      async (characterId, index) => call("update_character", { characterId, name: names[index] }),
    );
    for (const { isError } of await Promise.all(renamed)) expect(isError).toBe(false);
    await playTools(call, 40);
    await close();
    const { campaign } = await contextOf(fileIn(folder));
    expect((await campaign.baseline()).seq).toBeGreaterThan(100);
    expect(await expectReplayed(campaign)).not.toEqual([]);
  },
);

test("the events of one command are in the log in the order in which they happened", async () => {
  const folder = tempFolder();
  const { call, close } = await tableHere(folder);
  for (const name of ["Ada", "Bo"]) await call("create_character", { name, equipment: ["Torch"] });
  const hand = { operation: "transfer", item: "Torch" };
  const batch = [
    { ...hand, characterId: "Ada", toCharacterId: "Bo" },
    { ...hand, characterId: "Bo", toCharacterId: "Ada" },
  ];
  expect((await call("manage_inventory", { batch })).isError).toBe(false);
  await close();
  const { campaign } = await contextOf(fileIn(folder));
  const [handed] = (await campaign.changesSince(2, 1)).map(({ events }) => events);
  const [ada, bo] = await Promise.all(["Ada", "Bo"].map(campaign.characters.find));
  expect(handed).toMatchObject([
    { type: "item_lost", id: ada },
    { type: "item_gained", id: bo },
    { type: "item_lost", id: bo },
    { type: "item_gained", id: ada },
  ]);
});
