import { connect } from "@tabletop-mcp/mcp-kit/testing";
import { combatReactions, srdCompendium } from "@tabletop-mcp/rules-engine";
import type { Step } from "@tabletop-mcp/srd-data";
import type { Creature } from "@tabletop-mcp/srd-data/creatures";
import { creatures } from "@tabletop-mcp/srd-data/creatures";
import { openCampaign } from "@tabletop-mcp/storage";
import { expect, onTestFinished, test } from "vitest";
import { combatServer } from "../src/server.js";

/** Most that the whole result of an attack may be: text and JSON. */
const mostBytes = 1_536;

const widths: Readonly<Record<string, number>> = { large: 2, huge: 3, gargantuan: 4 };

/** What its blows bring beside damage: saves, conditions, what is told. */
const ridersOf = ({ actions }: Creature): readonly string[] =>
  actions.flatMap(({ name, steps }) => (steps.some(hasRider) ? [name] : []));

const hasRider = (step: Step): boolean =>
  "attack" in step && step.attack !== undefined && (step.next ?? []).length > 0;

/** Calls at a table where of each action the first d20 hits, and the others fall as is said. */
async function opened() {
  const campaign = await openCampaign({ file: ":memory:" });
  const compendium = await srdCompendium();
  let made = 0;
  let rolled = 0;
  let other = 17;
  const die = (sides: number): number => {
    if (sides !== 20) return Math.ceil(sides / 2);
    rolled += 1;
    return rolled === 1 ? 17 : other;
  };
  const createContext = () => ({
    campaign,
    compendium,
    reactions: combatReactions,
    rng: { source: "script", die },
    now: () => Date.parse("2026-01-22T19:03:12.000Z"),
    newId: () => `c0ffee${String((made += 1)).padStart(6, "0")}`,
  });
  const { call, close } = await connect({ ...combatServer, createContext });
  onTestFinished(close);
  return {
    call,
    attack(args: Readonly<Record<string, unknown>>, save: number) {
      rolled = 0;
      other = save;
      return call("execute_action", { action: "attack", ...args });
    },
  };
}

/** Proficient with Strength and Constitution saves. */
const hero = {
  race: "Human",
  class: "Fighter",
  level: 11,
  abilities: { str: 16, dex: 14, con: 16, int: 10, wis: 12, cha: 8 },
  equipment: ["Longsword", "Shield", "Chain Mail"],
  hp: 900,
};

/** Those that ask for a special place or victim are left out. */
const needsMore = /^(Vampire|Swarm)/;

const attacks = creatures
  .filter(({ name }) => !needsMore.test(name))
  .flatMap((creature) => ridersOf(creature).map((weapon) => ({ creature, weapon })));

test("no attack of a stat block answers more than 1.5 KB, whatever it brings", async () => {
  const { call, attack } = await opened();
  const found: object[] = [];
  for (const [at, { creature, weapon }] of attacks.entries()) {
    const { name, size } = creature;
    const targetId = `Ives ${at}`;
    await call("create_character", { ...hero, name: targetId });
    const below = { x: 5, y: 5 + (widths[size] ?? 1) };
    const participants = [
      { characterId: targetId, initiative: 1, position: below },
      { creature: name, initiative: 20, position: { x: 5, y: 5 } },
    ];
    await call("create_encounter", { participants, terrain: { width: 14, height: 14 } });
    // Every second save fails.
    const answer = await attack({ actorId: name, targetId, weapon }, at % 2 === 0 ? 3 : 17);
    const { isError, content, structuredContent } = answer;
    const bytes = Buffer.byteLength(JSON.stringify({ content, structuredContent }));
    if (bytes > mostBytes || isError === true) found.push({ name, weapon, bytes, content });
    await call("end_encounter", { xp: 0 });
  }
  expect(found).toEqual([]);
  expect(attacks.length).toBeGreaterThan(80);
}, 60_000);
