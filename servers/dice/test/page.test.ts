import { readFileSync } from "node:fs";
import path from "node:path";
import { scripted } from "@tabletop-mcp/dice-core/testing";
import { connect, shownCalls, unlikeShown } from "@tabletop-mcp/mcp-kit/testing";
import { expect, test } from "vitest";
import { diceServer } from "../src/server.js";

const page = readFileSync(path.resolve(import.meta.dirname, "../../../docs/dice.md"), "utf8");
const calls = shownCalls(page);

test("the page for game masters shows rolls", () => expect(calls.length).toBeGreaterThan(4));

test.each(calls)("what it shows of $args.text is what is answered", async (shown) => {
  const rng = scripted(shown.faces);
  const context = { rng, now: () => new Date(0), requestId: () => "id", nonce: () => "nonce" };
  const connection = await connect({ ...diceServer, createContext: () => context });
  const { content } = await connection.call(shown.tool, { ...shown.args });
  await connection.close();
  rng.assertSpent();
  const [said] = content;
  expect(unlikeShown(said?.type === "text" ? said.text : "", shown)).toBe("");
});
