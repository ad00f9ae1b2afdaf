import { openWorld, type WorldStore } from "@tabletop-mcp/storage";
import { expect, onTestFinished, test } from "vitest";
import { type Cabinet, setLimits } from "./ledger.js";
import { give, holders, newToken, replace, sha256, takeBack } from "./tokens.js";

const noon = 1_700_000_000_000;

async function opened(): Promise<Cabinet & { readonly store: WorldStore }> {
  const store = await openWorld({ file: ":memory:" });
  onTestFinished(() => store.close());
  return { store, now: () => noon };
}

test("tokens are long, and no two are the same", () => {
  const all = Array.from({ length: 100 }, newToken);
  expect(new Set(all).size).toBe(100);
  // 32 bytes are 43 letters of base64, without padding.
  for (const token of all) expect(token).toMatch(/^mud_[\w-]{43}$/u);
});

test("the hash is SHA-256, as everybody writes it", () => {
  // FIPS 180-4's example.
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("of a token nothing but its hash is kept", async () => {
  const cabinet = await opened();
  expect(await give(cabinet, "Bo", "b-token")).toBeUndefined();
  expect(await give(cabinet, "Ada", "a-token")).toBeUndefined();
  expect(await holders(cabinet.store)).toEqual([
    { name: "Ada", sha256: sha256("a-token"), givenAt: noon },
    { name: "Bo", sha256: sha256("b-token"), givenAt: noon },
  ]);
  const log = await cabinet.store.changesSince(0, 10);
  const rows = await cabinet.store.read([{ place: "~tokens" }]);
  expect(JSON.stringify([log, rows])).not.toContain("a-token");
});

test("a name has one token, in whatever case it is written", async () => {
  const cabinet = await opened();
  await give(cabinet, "Ada", "one");
  expect(await give(cabinet, "ADA", "two")).toBe("has one");
  expect(await replace(cabinet, "ada", "two")).toBeUndefined();
  expect(await holders(cabinet.store)).toMatchObject([{ name: "Ada", sha256: sha256("two") }]);
  expect(await takeBack(cabinet, "aDa")).toBeUndefined();
  expect(await holders(cabinet.store)).toEqual([]);
  expect(await takeBack(cabinet, "Ada")).toBe("has none");
  expect(await replace(cabinet, "Ada", "three")).toBe("has none");
});

test("of many who come at once as many get a token as may have one", async () => {
  const cabinet = await opened();
  await setLimits(cabinet, { players: 7 });
  const names = Array.from({ length: 20 }, (_, nth) => `Player${nth}`);
  const given = await Promise.all(names.map((name) => give(cabinet, name, newToken())));
  expect(given.filter((refusal) => refusal === "too many")).toHaveLength(13);
  expect(await holders(cabinet.store)).toHaveLength(7);
});

test("of many who give the same name a token at once one does", async () => {
  const cabinet = await opened();
  const tokens = Array.from({ length: 20 }, newToken);
  const given = await Promise.all(tokens.map((token) => give(cabinet, "Ada", token)));
  expect(given.filter((refusal) => refusal === undefined)).toHaveLength(1);
  const winner = tokens[given.indexOf(undefined)] ?? "";
  expect(await holders(cabinet.store)).toMatchObject([{ sha256: sha256(winner) }]);
});
