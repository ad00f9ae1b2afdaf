import { scripted } from "@tabletop-mcp/dice-core/testing";
import { connect } from "@tabletop-mcp/mcp-kit/testing";
import { srdCompendium } from "@tabletop-mcp/rules-engine";
import { openCampaign } from "@tabletop-mcp/storage";
import { expect, onTestFinished } from "vitest";
import { combatServer } from "../src/server.js";
import { reactions } from "../src/table/reactions.js";
import { callsOf, type Reply } from "./running.js";

/** A call whose dice fall as written; all of them must, and the call is no error. */
export type Tell = (tool: string, args: object, ...faces: readonly number[]) => Promise<Reply>;

/** A server over a campaign's file, and a client of it, in this process. */
export interface Scripted {
  readonly tell: Tell;
  /** The same of a call that the rules refuse: its words. */
  refused(tool: string, args: object): Promise<string>;
  close(): Promise<void>;
}

let made = 0;

/** Opens the file with a server of its own, which ends with the test at the latest. */
export async function openScripted(file: string): Promise<Scripted> {
  let dice = scripted([]);
  const context = {
    campaign: await openCampaign({ file }),
    compendium: await srdCompendium(),
    rng: { source: "script", die: (sides: number) => dice.die(sides) },
    reactions,
    now: () => Date.parse("2026-01-22T19:03:12.000Z"),
    newId: () => `c${(made += 1)}`,
  };
  const { client, close } = await connect({ ...combatServer, createContext: () => context });
  onTestFinished(close);
  const call = callsOf(client);
  const tell: Tell = async (tool, args, ...faces) => {
    dice = scripted(faces);
    const reply = await call(tool, { ...args });
    expect({ tool, error: reply.isError && reply.text }).toEqual({ tool, error: false });
    dice.assertSpent();
    return reply;
  };
  const refused = async (tool: string, args: object) => {
    dice = scripted([]);
    const { isError, text } = await call(tool, { ...args });
    expect({ tool, isError }).toEqual({ tool, isError: true });
    return text;
  };
  return { tell, refused, close };
}

/** A call by which somebody attacks. */
export const attack = (actorId: string, targetId: string, more: object = {}) =>
  ["execute_action", { actorId, action: "attack", targetId, ...more }] as const;
