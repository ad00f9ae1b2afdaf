import { readFileSync } from "node:fs";
import path from "node:path";
import { shownCalls, unlikeShown } from "@tabletop-mcp/mcp-kit/testing";
import { expect, test } from "vitest";
import { openTable } from "../src/testing/table.js";

const root = path.resolve(import.meta.dirname, "../../..");
const pictures = path.join(root, "docs/images");

test.each([
  ["docs/table.md", 10],
  ["README.md", 5],
])("%s shows what is played, one call after the other, map and all", async (page, least) => {
  const calls = shownCalls(readFileSync(path.join(root, page), "utf8"));
  expect(calls.length).toBeGreaterThanOrEqual(least);
  const { call } = await openTable();
  for (const shown of calls) {
    const { text } = await call(shown.tool, shown.args, ...shown.faces);
    expect(unlikeShown(text, shown)).toBe("");
    if (shown.tool !== "render_battlefield") continue;
    const picture = await call(shown.tool, { ...shown.args, format: "svg" });
    await expect(picture.text).toMatchFileSnapshot(path.join(pictures, "battlefield.svg"));
  }
});
