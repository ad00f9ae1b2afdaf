import { connect } from "@tabletop-mcp/mcp-kit/testing";
import { expect, test } from "vitest";
import { diceServer } from "./server.js";

test.each([
  ["rolldcie", {}, "roll_dice"],
  ["roll_dice", { tetx: "d20" }, '"text"'],
])("%s of %j is answered with %s", async (name, args, meant) => {
  const { call, close } = await connect(diceServer);
  const { content, isError } = await call(name, args).finally(close);
  expect(isError).toBe(true);
  expect(content[0]).toMatchObject({ text: expect.stringContaining(`Did you mean ${meant}`) });
});
