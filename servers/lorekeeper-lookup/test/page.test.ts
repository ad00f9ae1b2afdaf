import { readFileSync } from "node:fs";
import path from "node:path";
import { type Connection, connect, shownCalls, unlikeShown } from "@tabletop-mcp/mcp-kit/testing";
import { endsWithSuite, tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { deadOrigin } from "@tabletop-mcp/srd-client/testing";
import { beforeAll, describe, expect, test } from "vitest";
import { lorekeeperServer } from "../src/server.js";

const page = readFileSync(path.resolve(import.meta.dirname, "../../../docs/lore.md"), "utf8");
const calls = shownCalls(page);

describe("the page for game masters", () => {
  const ends = endsWithSuite();
  let server: Connection;

  beforeAll(async () => {
    const { href } = await deadOrigin();
    const options = { dataDir: tempFolder(ends), open5eUrl: href, dnd5eUrl: href };
    server = await connect(lorekeeperServer, { options });
    ends(() => server.close());
  });

  test("shows answers", () => expect(calls.length).toBeGreaterThan(3));

  test.each(calls)("$tool answers as it shows", async (shown) => {
    const { content } = await server.call(shown.tool, { ...shown.args });
    const [said] = content;
    expect(unlikeShown(said?.type === "text" ? said.text : "", shown)).toBe("");
  });
});
