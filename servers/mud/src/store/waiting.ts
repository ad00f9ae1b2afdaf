import type { CommandSpec } from "@tabletop-mcp/mcp-kit";

/** The command, which waits for SQLite to be installed where it did not come along. */
export const waiting = <Ctx>(command: CommandSpec<Ctx>): CommandSpec<Ctx> => ({
  ...command,
  async run(options, call) {
    const { useSqlite } = await import("./sqlite.js");
    useSqlite(options, { tell: call.say, patienceMs: Number.POSITIVE_INFINITY });
    return command.run(options, call);
  },
});
