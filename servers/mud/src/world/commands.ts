import type { CommandSpec } from "@tabletop-mcp/mcp-kit";

/** Checks a world file for whoever writes it. */
export const worldCheck: CommandSpec = {
  name: "world check",
  description: "check a world file: says what it has, or what is wrong with it and where",
  arguments: [{ name: "file", description: "the world file", required: true }],
  run: async ({ file }, { print }) => {
    const [{ srdCompendium }, { checkWorld }] = await Promise.all([
      import("@tabletop-mcp/rules-engine"),
      import("./check.js"),
    ]);
    const { lines } = await checkWorld(String(file), await srdCompendium());
    for (const line of lines) print(line);
  },
};
