import type { CommandSpec, FlagSpec } from "@tabletop-mcp/mcp-kit";
import { placeIn } from "./place.js";

/** What they need is loaded with the first that is run. */
const commands = () => import("./commands.js");

const end = (flag: string, description: string): FlagSpec => ({
  flag,
  description: `${description}: a postgres:// URL or an SQLite file; left out, the world that the flags name`,
  parse(text) {
    placeIn(text);
    return text;
  },
});

/** Looking after where a world is kept. */
export const storeCommands: readonly CommandSpec[] = [
  {
    name: "check",
    description: "read all of a world, count it, and say what is wrong with it",
    run: async (options, call) => (await commands()).check(options, call),
  },
  {
    name: "copy",
    description: "carry a world over into an empty place, with its log, count it and compare",
    flags: [end("--from <world>", "what to copy"), end("--to <world>", "where to")],
    run: async (options, call) => (await commands()).copy(options, call),
  },
  {
    name: "migrate",
    description:
      "with --store: make or update the tables of a world, as a server does at its start",
    run: async (options, call) => (await commands()).migrate(options, call),
  },
];
