import type { ServerSpec } from "@tabletop-mcp/mcp-kit";
import { commandsOf } from "@tabletop-mcp/mcp-kit/testing";
import { openWorld } from "@tabletop-mcp/storage";
import { expect, onTestFinished, test } from "vitest";
import { playerCommands } from "./commands.js";
import type { Cabinet } from "./ledger.js";
import { worldLimit } from "./limit-command.js";
import { openRegister } from "./register.js";

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
    commands: [...playerCommands, worldLimit],
    createContext: () => ({ store, now: () => Date.UTC(2026, 10, 23) }),
  };
  const run = commandsOf(spec);
  const player = (...words: readonly string[]) => run("player", words);
  const limit = (...words: readonly string[]) => run("world", ["limit", ...words]);
  const whose = async (token: string) => (await openRegister(store).whose(token))?.name;
  return { player, limit, whose };
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

test("who is banned is in the list, with a token or without, until that is lifted", async () => {
  const { player, whose } = await opened();
  const token = (await player("add", "Ada")).out.trim();
  expect(await player("ban", "ADA")).toMatchObject({ code: 0, out: "" });
  expect(await player("ban", "Bo")).toMatchObject({ code: 0, out: "" });
  const day = "2026-11-23T00:00:00.000Z";
  expect((await player("list")).out).toBe(
    `Ada\t${day}\tbanned ${day}\nBo\tno token\tbanned ${day}\n`,
  );
  expect(await player("unban", "ada")).toMatchObject({ code: 0, out: "" });
  expect((await player("list")).out).toBe(`Ada\t${day}\nBo\tno token\tbanned ${day}\n`);
  expect(await whose(token)).toBe("Ada");
});

test("as many have a token as may, and those who have one keep it", async () => {
  const { player, limit } = await opened();
  expect(await limit()).toEqual({ code: 0, out: "players\tnone\nper-second\tnone\n", err: "" });
  await player("add", "Ada");
  await player("add", "Bo");
  expect(await limit("players", "1")).toEqual({
    code: 0,
    out: "players\t1\nper-second\tnone\n",
    err: "2 have a token already, and keep it.\n",
  });
  expect(await player("add", "Cy")).toMatchObject({
    code: 1,
    err: expect.stringContaining("[PLAYERS_LIMIT] As many players have a token as may have one"),
  });
  expect((await player("rotate", "Ada")).code).toBe(0);
  expect((await limit("per-second", "5")).out).toBe("players\t1\nper-second\t5\n");
  expect((await limit("players", "none")).out).toBe("players\tnone\nper-second\t5\n");
  expect((await player("add", "Cy")).code).toBe(0);
});

test.each([
  ["a limit that there is not", ["rooms", "5"], 'there is no limit "rooms": players, per-second'],
  ["no number", ["players"], "say how many: world limit players NUMBER, or none"],
  ["nothing", ["players", "0"], '"0" is no limit'],
  ["half a player", ["players", "1.5"], '"1.5" is no limit'],
])("%s is no limit", async (_, words, message) => {
  const { limit } = await opened();
  const ran = await limit(...words);
  expect([ran.code, ran.out]).toEqual([2, ""]);
  expect(ran.err).toContain(message);
});

test.each([
  ["one who is banned", ["ban", "Cy"], 1, "[PLAYER_BANNED] Cy is banned already"],
  ["one who is not", ["unban", "Ada"], 1, "[PLAYER_NOT_BANNED] Ada is not banned"],
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
  await player("ban", "Cy");
  const ran = await player(...words);
  expect([ran.code, ran.out]).toEqual([code, ""]);
  expect(ran.err).toContain(message);
});
