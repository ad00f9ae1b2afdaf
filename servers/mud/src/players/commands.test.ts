import type { ServerSpec } from "@tabletop-mcp/mcp-kit";
import { commandsOf } from "@tabletop-mcp/mcp-kit/testing";
import { openWorld } from "@tabletop-mcp/storage";
import { expect, onTestFinished, test } from "vitest";
import { playerCommands } from "./commands.js";
import { openRegister } from "./register.js";
import type { Cabinet } from "./tokens.js";

/** The commands of a server with a world in memory. */
async function opened() {
  const store = await openWorld({ file: ":memory:" });
  onTestFinished(() => store.close());
  const spec: ServerSpec<Cabinet> = {
    name: "mud",
    title: "MUD",
    version: "1.0.0",
    instructions: "",
    catalog: [],
    commands: playerCommands,
    createContext: () => ({ store, now: () => Date.UTC(2026, 10, 23) }),
  };
  const run = commandsOf(spec);
  const player = (...words: readonly string[]) => run("player", words);
  return { player, whose: (token: string) => openRegister(store).whose(token) };
}

test("add prints the token alone, which then is the player's", async () => {
  const { player, whose } = await opened();
  const { code, out, err } = await player("add", "Ada");
  expect([code, out]).toEqual([0, expect.stringMatching(/^mud_[\w-]{43}\n$/u)]);
  expect(err).toContain("Ada comes in with this token");
  expect(err).not.toContain(out.trim());
  expect(await whose(out.trim())).toBe("Ada");
});

test("rotate prints another token, remove none, and the old ones are nobody's", async () => {
  const { player, whose } = await opened();
  const first = (await player("add", "Ada")).out.trim();
  const second = (await player("rotate", "ada")).out.trim();
  expect([await whose(first), await whose(second)]).toEqual([undefined, "Ada"]);
  expect(await player("remove", "Ada")).toMatchObject({ code: 0, out: "" });
  expect(await whose(second)).toBeUndefined();
});

test("list prints who has a token, and since when", async () => {
  const { player } = await opened();
  expect(await player("list")).toMatchObject({ code: 0, out: "" });
  await player("add", "Bo");
  await player("add", "Ada");
  expect(await player("list")).toEqual({
    code: 0,
    out: "Ada\t2026-11-23T00:00:00.000Z\nBo\t2026-11-23T00:00:00.000Z\n",
    err: "",
  });
});

test.each([
  ["a name that is taken", ["add", "ADA"], 1, "[PLAYER_EXISTS] ADA has a token already"],
  ["a name that is not there", ["remove", "Bo"], 1, "[PLAYER_NOT_FOUND] Bo has no token"],
  ["another that is not there", ["rotate", "Bo"], 1, "[PLAYER_NOT_FOUND] Bo has no token"],
  ["no name", ["add"], 2, "missing required argument 'name'"],
  ["a name that is too short", ["add", "A"], 2, '"A" cannot be a player\'s name'],
  ["a name that is too long", ["add", "A".repeat(25)], 2, "2 to 24 letters"],
  ["a name with a blank", ["add", "Ada Bo"], 2, "cannot be a player's name"],
  ["a name with control characters", ["add", "Ada\u0007"], 2, String.raw`"Ada\u0007"`],
  ["a name that begins with a digit", ["add", "1Ada"], 2, "cannot be a player's name"],
  ["two names", ["add", "Ada", "Bo"], 2, "too many arguments"],
  ["what there is not", ["ad", "Ada"], 2, "unknown command"],
])("%s is refused", async (_, words, code, message) => {
  const { player } = await opened();
  await player("add", "Ada");
  const ran = await player(...words);
  expect([ran.code, ran.out]).toEqual([code, ""]);
  expect(ran.err).toContain(message);
});
