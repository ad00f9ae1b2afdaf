import path from "node:path";
import { tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { openWorld, type WorldKey } from "@tabletop-mcp/storage";
import { expect, onTestFinished, test, vi } from "vitest";
import { ban, unban } from "./bans.js";
import { setLimits } from "./ledger.js";
import { openRegister } from "./register.js";
import { give, replace, takeBack } from "./tokens.js";

/** Two processes' stores of one world. */
async function two() {
  const file = path.join(tempFolder(), "world.sqlite");
  const [here, there] = [await openWorld({ file }), await openWorld({ file })];
  onTestFinished(async () => {
    await here.close();
    await there.close();
  });
  const register = openRegister(here);
  const gone: string[] = [];
  onTestFinished(register.onGone((name) => void gone.push(name)));
  const whose = async (token: string) => (await register.whose(token))?.name;
  return { register, gone, here, whose, there: { store: there, now: Date.now } };
}

test("what another process gives is known at once", async () => {
  const { whose, there } = await two();
  expect(await whose("secret")).toBeUndefined();
  await give(there, "Ada", "secret");
  expect(await whose("secret")).toBe("Ada");
  expect(await whose("Secret")).toBeUndefined();
});

test("what another process takes back or replaces is heard of within two seconds, once", async () => {
  const { whose, gone, there } = await two();
  for (const name of ["Ada", "Bo", "Cy"]) await give(there, name, `${name}'s`);
  expect(await whose("Ada's")).toBe("Ada");
  await takeBack(there, "Ada");
  await replace(there, "bo", "another");
  const start = performance.now();
  await vi.waitFor(() => expect(gone.toSorted()).toEqual(["Ada", "Bo"]), { timeout: 2_000 });
  expect(performance.now() - start).toBeLessThan(2_000);
  const known = ["Ada's", "Bo's", "another", "Cy's"].map(whose);
  expect(await Promise.all(known)).toEqual([undefined, undefined, "Bo", "Cy"]);
});

test("a ban reaches another process within two seconds, and so does its end", async () => {
  const { register, gone, there } = await two();
  await give(there, "Ada", "secret");
  expect(await register.whose("secret")).toEqual({ name: "Ada", isBanned: false });
  await ban(there, "ada");
  await vi.waitFor(() => expect(gone).toEqual(["Ada"]), { timeout: 2_000 });
  expect(await register.whose("secret")).toEqual({ name: "Ada", isBanned: true });
  await expect(register.refuseBanned("ADA")).rejects.toThrow("ADA is banned from this world");
  await unban(there, "ADA");
  await vi.waitFor(() => register.refuseBanned("Ada"), { timeout: 2_000 });
  expect(await register.whose("secret")).toEqual({ name: "Ada", isBanned: false });
  expect(gone).toEqual(["Ada"]);
});

test("limits reach another process within two seconds", async () => {
  const { register, there } = await two();
  await setLimits(there, { perSecond: 3 });
  await vi.waitFor(() => expect(register.limits()).toEqual({ perSecond: 3 }), { timeout: 2_000 });
  await setLimits(there, { perSecond: undefined });
  await vi.waitFor(() => expect(register.limits()).toEqual({}), { timeout: 2_000 });
});

test("where nobody listens a ban is known a second later, for one look", async () => {
  const file = path.join(tempFolder(), "world.sqlite");
  const [here, there] = [await openWorld({ file }), await openWorld({ file })];
  onTestFinished(async () => {
    await here.close();
    await there.close();
  });
  const register = openRegister(here);
  const asked = vi.spyOn(here, "latest");
  await register.refuseBanned("Ada");
  await ban({ store: there, now: Date.now }, "Ada");
  const refused = async () =>
    register.refuseBanned("Ada").then(
      () => false,
      () => true,
    );
  await vi.waitFor(async () => expect(await refused()).toBe(true), { timeout: 2_000 });
  for (let nth = 0; nth < 100; nth += 1) await refused();
  expect(asked.mock.calls.length).toBeLessThan(4);
});

test("what keeps a world may lose commits and give their numbers again: everything is read anew", async () => {
  const [lost, kept] = [
    await openWorld({ file: ":memory:" }),
    await openWorld({ file: ":memory:" }),
  ];
  onTestFinished(async () => {
    await lost.close();
    await kept.close();
  });
  let now = lost;
  const store = {
    ...lost,
    latest: () => now.latest(),
    read: (keys: readonly WorldKey[]) => now.read(keys),
  };
  await give({ store: lost, now: Date.now }, "Ada", "ada's");
  await ban({ store: lost, now: Date.now }, "Bo");
  await lost.commit({ at: 0, changes: [] });
  await give({ store: kept, now: Date.now }, "Cy", "cy's");
  await ban({ store: kept, now: Date.now }, "Ada");
  const register = openRegister(store);
  expect(await register.whose("ada's")).toEqual({ name: "Ada", isBanned: false });
  now = kept;
  expect(await register.whose("cy's")).toEqual({ name: "Cy", isBanned: false });
  expect(await register.whose("ada's")).toBeUndefined();
  await expect(register.refuseBanned("Ada")).rejects.toThrow("Ada is banned");
});

test("what else changes in the world is nobody's end, and reads no tokens again where nothing did", async () => {
  const { whose, gone, here, there } = await two();
  await give(there, "Ada", "secret");
  expect(await whose("secret")).toBe("Ada");
  const after = { place: "hall", body: {} };
  await there.store.commit({ at: 0, changes: [{ kind: "item", id: "torch", version: 0, after }] });
  const read = vi.spyOn(here, "read");
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1), { timeout: 2_000 });
  expect([await whose("nobody's"), await whose("secret")]).toEqual([undefined, "Ada"]);
  expect(read).toHaveBeenCalledTimes(1);
  expect(gone).toEqual([]);
});
