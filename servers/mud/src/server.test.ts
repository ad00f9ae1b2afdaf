import { connect } from "@tabletop-mcp/mcp-kit/testing";
import { tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { expect, test } from "vitest";
import { mudServer } from "./server.js";

test.each([
  ["accept_qeust", {}, "accept_quest"],
  ["move", { dierction: "north" }, '"direction"'],
])("%s of %j is answered with %s", async (name, args, meant) => {
  const { call, close } = await connect(mudServer, { options: { dataDir: tempFolder() } });
  const { content, isError } = await call(name, args).finally(close);
  expect(isError).toBe(true);
  expect(content[0]).toMatchObject({ text: expect.stringContaining(`Did you mean ${meant}`) });
});
