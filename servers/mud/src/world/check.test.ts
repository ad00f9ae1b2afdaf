import { fileURLToPath } from "node:url";
import { commandsOf } from "@tabletop-mcp/mcp-kit/testing";
import { expect, test } from "vitest";
import { mudServer } from "../server.js";

const run = commandsOf(mudServer);
const ninthBell = fileURLToPath(new URL("../../worlds/ninth-bell.json", import.meta.url));

test("a world that can be played is told by what it has", async () => {
  expect(await run("world", ["check", ninthBell])).toStrictEqual({
    code: 0,
    out: `The Ninth Bell can be played: 28 rooms on 2 levels, 6 locks, 11 chests, 26 kinds of items, 14 monsters, 3 people, 2 quests.
Every room is reached and can be left, every lock opens, and every quest can be finished, by each player and at any time.
`,
    err: "",
  });
});

test("a file that is none is refused, and a missing name is a mistake of usage", async () => {
  expect(await run("world", ["check", "no-such-world.json"])).toStrictEqual({
    code: 1,
    out: "",
    err: "tabletop-mud: no-such-world.json cannot be read: there is no such file\n",
  });
  expect(await run("world", ["check"])).toMatchObject({ code: 2, out: "" });
});
