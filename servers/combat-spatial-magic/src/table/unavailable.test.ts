import { connect } from "@tabletop-mcp/mcp-kit/testing";
import { StorageError } from "@tabletop-mcp/storage";
import { expect, onTestFinished, test } from "vitest";
import { combatServer } from "../server.js";
import { bo } from "../testing/heroes.js";
import { openTable } from "../testing/table.js";

const refuse = () =>
  Promise.reject(
    new StorageError({
      code: "DATABASE_UNAVAILABLE",
      message: "a.sqlite cannot be used: the disk is full (SQLITE_FULL)",
      hint: "Put that right and try again",
    }),
  );

/** A server whose campaign finds everybody, but neither reads nor writes them. */
async function failing() {
  const { context } = await openTable(bo);
  const { campaign } = context;
  const broken = {
    ...context,
    campaign: {
      ...campaign,
      characters: { ...campaign.characters, load: refuse, called: refuse },
      commit: refuse,
    },
  };
  const connection = await connect({ ...combatServer, createContext: () => broken });
  onTestFinished(() => connection.close());
  return connection;
}

const told =
  "[DATABASE_UNAVAILABLE] a.sqlite cannot be used: the disk is full (SQLITE_FULL). Put that right and try again.";

test.each([
  ["get_character", { characterId: "Bo" }],
  ["add_session_note", { type: "clue", content: "x" }],
  ["manage_condition", { batch: [{ characterId: "Bo", operation: "query" }] }],
])("%s says that the database cannot be used, and what to do", async (tool, args) => {
  const { call } = await failing();
  const reply = await call(tool, args);
  expect(reply).toMatchObject({ isError: true, content: [{ text: told }] });
});

test("so does a resource", async () => {
  const { client } = await failing();
  await expect(client.readResource({ uri: "rpg://character/Bo" })).rejects.toThrow(told);
});
