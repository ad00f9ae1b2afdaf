import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { ended, plainEnv, tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { type Mirror, startMirror } from "@tabletop-mcp/srd-client/testing";
import { describe, expect, onTestFinished, test } from "vitest";
import { flags, main, openClient, start, tempUpstream } from "./running.js";

/** Runs a command to its end. */
async function run(command: string, args: readonly string[]) {
  const { child, output } = start([...command.split(" "), ...args]);
  await ended(child, () => child.stdin.end());
  return { ...output, code: child.exitCode };
}

const said = (out: unknown) => ({ code: 0, err: "", out });
const empty = expect.stringMatching(/^0 answers and 0 failures remembered; .*\nNothing is synced/);

test("status and cache stats say what is held; cache clear forgets it", async () => {
  const upstream = await tempUpstream();
  const args = flags(upstream.origin, tempFolder());
  expect(await run("status", args)).toMatchObject(said(empty));

  const client = await openClient(args);
  await client.callTool({ name: "lookup_spell", arguments: { name: "Fireball" } });
  const held = await run("status", args);
  expect(held).toMatchObject(
    said(expect.stringMatching(/^1 answer and 0 failures remembered, from \d{4}-\d\d-\d\d to /)),
  );
  expect(await run("cache stats", args)).toEqual(held);

  expect(await run("cache clear", args)).toMatchObject(said(expect.stringContaining("forgotten")));
  expect(await run("status", args)).toMatchObject(said(empty));
  expect(upstream.asked).toHaveLength(1);
});

test.each([
  [["--open5e-url=localhost:8787"], {}, "--open5e-url <origin>"],
  [[], { OPEN5E_BASE_URL: "nowhere" }, "OPEN5E_BASE_URL"],
  [[], { DND5E_BASE_URL: "ftp://example.org" }, "DND5E_BASE_URL"],
  [["--http", "--port", "0"], { DND5E_BASE_URL: "nowhere" }, "DND5E_BASE_URL"],
])("%j with %j is refused before serving", async (args, env, named) => {
  const options = { env: { ...plainEnv(), ...env } };
  const ending = promisify(execFile)(process.execPath, [main, ...args], options);
  const { code, stdout, stderr } = await ending.then(
    () => ({ code: 0, stdout: "", stderr: "" }),
    (failure: { code: number; stdout: string; stderr: string }) => failure,
  );
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  const [line] = stderr.split("\n");
  expect(line).toMatch(
    /^tabletop-lorekeeper: .* is not an address such as https:\/\/example\.org$/,
  );
  expect(line).toContain(named);
});

test("a sync whose source fails says so in a line, and syncs nothing by halves", async () => {
  const upstream = await tempUpstream();
  upstream.misbehave({ fault: 500 });
  const args = flags(upstream.origin, tempFolder());
  const { code, out, err } = await run("sync", args);
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toMatch(/^tabletop-lorekeeper: .*\n$/);
  expect((await run("status", args)).out).toContain("Nothing is synced");
});

describe.skipIf(startMirror === undefined)("with every record of the SRD", () => {
  async function mirrored(): Promise<{ mirror: Mirror; args: readonly string[] }> {
    const mirror = (await startMirror?.()) as Mirror;
    onTestFinished(() => mirror.close());
    return { mirror, args: flags(new URL(mirror.url), tempFolder()) };
  }

  test("sync fetches it once, and the lookups need no source any more", async () => {
    const { mirror, args } = await mirrored();
    expect(await run("sync", args)).toMatchObject(
      said(expect.stringMatching(/^Synced \d{4,} records of srd-2014\.\n$/)),
    );
    const { total } = mirror.requests();
    expect((await run("status", args)).out).toMatch(
      /^ {2}spell \(srd-2014\): 319 records, synced /m,
    );

    // Synced a moment ago: nothing is fetched again.
    expect(await run("sync", args)).toMatchObject({ code: 0 });
    expect(await run("cache clear", args)).toMatchObject({ code: 0 });
    const client = await openClient(args);
    const spell = await client.callTool({ name: "lookup_spell", arguments: { name: "Fireball" } });
    expect(spell.structuredContent).toMatchObject({
      results: [{ name: "Fireball" }, { name: "Delayed Blast Fireball" }],
      metadata: { cache: "hit", synced_at: expect.any(String) },
    });
    expect(mirror.requests().total).toBe(total);

    expect(await run("cache clear", [...args, "--everything"])).toMatchObject({ code: 0 });
    expect(await run("status", args)).toMatchObject(said(empty));
  });

  test("a sync that was cut off goes on where it stopped", async () => {
    const { mirror, args } = await mirrored();
    // The one list that no other API has.
    mirror.configure({ fail: "500", only: "/v2/items/" });
    expect(await run("sync", args)).toMatchObject({ code: 1, out: "" });
    expect((await run("status", args)).out).toContain("  spell (srd-2014): 319 records");

    mirror.configure({ fail: null, only: null });
    mirror.reset();
    expect(await run("sync", args)).toMatchObject({ code: 0 });
    const { by_path: asked } = mirror.requests();
    expect(asked["/v2/items/"]).toBe(1);
    expect(asked["/v1/monsters/"]).toBeUndefined();
    expect(asked["/v2/spells/"]).toBeUndefined();
    expect((await run("status", args)).out).toContain("  gear (srd-2014): ");
  });
});
