import path from "node:path";
import { scripted } from "@tabletop-mcp/dice-core/testing";
import { tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { type Reaction, srdCompendium, steps } from "@tabletop-mcp/rules-engine";
import { openCampaign } from "@tabletop-mcp/storage";
import { expect, onTestFinished, test } from "vitest";
import type { CombatContext } from "../context.js";
import { bo } from "../testing/heroes.js";
import { inSession } from "./session.js";

/** Gives 5 hit points to who is about to fall. */
const succour: Reaction = {
  name: "Succour",
  moment: "at-zero",
  offeredTo: ({ creatures }) =>
    Object.values(creatures).flatMap(({ id, name }) => (name === "Cleric" ? id : [])),
  take: (_, { frame }) => {
    if (frame.kind !== "zero") throw new Error("Nobody falls.");
    const heal = { type: "heal", id: frame.id, amount: 5 } as const;
    return { ok: true, value: { next: steps({ kind: "act", action: heal }) } };
  },
};

async function opened(file: string): Promise<CombatContext> {
  const campaign = await openCampaign({ file });
  onTestFinished(() => campaign.close());
  let made = 0;
  return {
    campaign,
    compendium: await srdCompendium(),
    rng: scripted([]),
    reactions: [succour],
    now: () => 0,
    newId: () => {
      made += 1;
      return `${made}`;
    },
  };
}

/** Bo has taken all he can in a fight, and a cleric is asked. */
async function asked(file: string): Promise<void> {
  const ctx = await opened(file);
  await inSession(ctx, async (session) => {
    for (const [id, name] of [
      ["bo", "Bo"],
      ["cleric", "Cleric"],
    ] as const)
      await session.act({ type: "create", id, request: { ...bo, name, equipment: [] } });
    await session.act({
      type: "begin_encounter",
      entrants: [
        { id: "bo", side: "party", initiative: 9 },
        { id: "cleric", side: "party", initiative: 5 },
      ],
      encounter: {
        id: "f",
        name: "Ambush",
        house: { diagonals: "5", autoReactions: "none" },
        light: "bright",
      },
    });
  });
  await inSession(ctx, async (session) => {
    const id = await session.who("Bo");
    await session.act({ type: "damage", id, parts: [{ amount: 14 }] });
  });
  const stored = await ctx.campaign.encounters.load("f");
  expect(stored?.value.waiting?.window.open).toEqual([
    { pendingId: "at-zero:cleric", creatureId: "cleric", options: ["Succour"] },
  ]);
  await ctx.campaign.close();
}

const boIn = async ({ campaign }: CombatContext) =>
  (await campaign.characters.load(["bo"]))[0]?.value;

test("what waits for a reaction is there in the next process, and goes on from there", async () => {
  const file = path.join(tempFolder(), "a.sqlite");
  await asked(file);
  const ctx = await opened(file);
  expect((await boIn(ctx))?.deathSaves).toBeUndefined();
  await inSession(ctx, async (session) => {
    const id = await session.who("Cleric");
    await session.act({ type: "react", id, reaction: "Succour" });
  });
  expect((await boIn(ctx))?.hp.current).toBe(5);
  expect((await ctx.campaign.encounters.load("f"))?.value).not.toHaveProperty("waiting");
});

test("anything else that is done in the fight lets it pass", async () => {
  const file = path.join(tempFolder(), "a.sqlite");
  await asked(file);
  const ctx = await opened(file);
  await inSession(ctx, async (session) => {
    const id = await session.who("Cleric");
    await session.act({ type: "heal", id, amount: 1 });
  });
  expect((await boIn(ctx))?.deathSaves).toEqual({ successes: 0, failures: 0, stable: false });
  expect((await ctx.campaign.encounters.load("f"))?.value).not.toHaveProperty("waiting");
});
