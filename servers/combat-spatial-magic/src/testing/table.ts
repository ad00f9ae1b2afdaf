import { scripted } from "@tabletop-mcp/dice-core/testing";
import { type Connection, connect } from "@tabletop-mcp/mcp-kit/testing";
import { srdCompendium } from "@tabletop-mcp/rules-engine";
import { openCampaign } from "@tabletop-mcp/storage";
import { onTestFinished } from "vitest";
import type { CombatContext } from "../context.js";
import { combatServer } from "../server.js";
import { reactions } from "../table/reactions.js";

/** The moment at which a test's clock stands. */
export const now = Date.parse("2026-01-22T19:03:12.000Z");

/** The reply to one call. */
export interface Answer {
  readonly isError: boolean;
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A campaign with a client of the server over it. */
export interface PlayTable {
  readonly context: CombatContext;
  readonly client: Connection["client"];
  /** One call through the protocol; the dice fall as written, and must all be rolled. */
  call(tool: string, args?: object, ...faces: readonly number[]): Promise<Answer>;
}

/** A new campaign in memory with these characters in it; it goes with the test. */
export async function openTable(...characters: readonly object[]): Promise<PlayTable> {
  let dice = scripted([]);
  let made = 0;
  const context: CombatContext = {
    campaign: await openCampaign({ file: ":memory:" }),
    compendium: await srdCompendium(),
    rng: { source: "script", die: (sides) => dice.die(sides) },
    reactions,
    now: () => now,
    newId: () => {
      made += 1;
      return `id${made}`;
    },
  };
  const connection = await connect({ ...combatServer, createContext: () => context });
  onTestFinished(() => connection.close());
  const call: PlayTable["call"] = async (tool, args = {}, ...faces) => {
    dice = scripted(faces);
    const reply = await connection.call(tool, { ...args });
    dice.assertSpent();
    const [content] = reply.content;
    return {
      isError: reply.isError === true,
      text: content?.type === "text" ? content.text : "",
      data: Object.fromEntries(Object.entries(reply.structuredContent ?? {})),
    };
  };
  for (const character of characters) await whole(call("create_character", character));
  return { context, client: connection.client, call };
}

/** The answer, which is no error. */
export async function whole(answer: Promise<Answer>): Promise<Answer> {
  const { isError, text, data } = await answer;
  if (isError) throw new Error(text);
  return { isError, text, data };
}
