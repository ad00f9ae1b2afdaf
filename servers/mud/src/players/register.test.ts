import path from "node:path";
import { tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { openWorld } from "@tabletop-mcp/storage";
import { expect, onTestFinished, test, vi } from "vitest";
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
  onTestFinished(register.onRevoked((name) => void gone.push(name)));
  return { register, gone, here, there: { store: there, now: Date.now } };
}

test("what another process gives is known at once", async () => {
  const { register, there } = await two();
  expect(await register.whose("secret")).toBeUndefined();
  await give(there, "Ada", "secret");
  expect(await register.whose("secret")).toBe("Ada");
  expect(await register.whose("Secret")).toBeUndefined();
});

test("what another process takes back or replaces is heard of within two seconds, once", async () => {
  const { register, gone, there } = await two();
  for (const name of ["Ada", "Bo", "Cy"]) await give(there, name, `${name}'s`);
  expect(await register.whose("Ada's")).toBe("Ada");
  await takeBack(there, "Ada");
  await replace(there, "bo", "another");
  const start = performance.now();
  await vi.waitFor(() => expect(gone.toSorted()).toEqual(["Ada", "Bo"]), { timeout: 2_000 });
  expect(performance.now() - start).toBeLessThan(2_000);
  const known = ["Ada's", "Bo's", "another", "Cy's"].map((token) => register.whose(token));
  expect(await Promise.all(known)).toEqual([undefined, undefined, "Bo", "Cy"]);
});

test("what else changes in the world is nobody's end, and reads no tokens again where nothing did", async () => {
  const { register, gone, here, there } = await two();
  await give(there, "Ada", "secret");
  expect(await register.whose("secret")).toBe("Ada");
  const after = { place: "hall", body: {} };
  await there.store.commit({ at: 0, changes: [{ kind: "item", id: "torch", version: 0, after }] });
  const read = vi.spyOn(here, "read");
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1), { timeout: 2_000 });
  expect([await register.whose("nobody's"), await register.whose("secret")]).toEqual([
    undefined,
    "Ada",
  ]);
  expect(read).toHaveBeenCalledTimes(1);
  expect(gone).toEqual([]);
});
