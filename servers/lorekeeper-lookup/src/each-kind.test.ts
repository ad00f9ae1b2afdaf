import { LookupUnavailable } from "@tabletop-mcp/srd-client";
import { expect, test } from "vitest";
import { eachKind } from "./each-kind.js";

const away = (kind: string) => Promise.reject(new LookupUnavailable(`no ${kind}`));

test("a kind that is away is named, and hides no other", async () => {
  const find = (kind: string) => (kind === "armor" ? away(kind) : Promise.resolve(`all ${kind}`));
  expect(await eachKind(["weapon", "armor", "gear"], find)).toEqual({
    found: ["all weapon", "all gear"],
    away: ["armor"],
  });
});

test("where all are away nothing is an answer", async () => {
  await expect(eachKind(["weapon", "armor"], away)).rejects.toThrow("no weapon");
});

test("a bug stays a bug", async () => {
  const bug = new TypeError("not a function");
  const find = (kind: string) =>
    kind === "armor" ? Promise.reject(bug) : Promise.resolve(`all ${kind}`);
  await expect(eachKind(["weapon", "armor"], find)).rejects.toBe(bug);
});
