import { cryptoRng } from "@tabletop-mcp/dice-core";
import type { ServerSpec } from "@tabletop-mcp/mcp-kit";
import manifest from "../package.json" with { type: "json" };
import { catalog } from "./catalog.js";
import type { MudContext } from "./context.js";

/** The server of a dungeon that many players share. */
export const mudServer: ServerSpec<MudContext> = {
  name: "tabletop-mud",
  title: "Tabletop MUD",
  version: manifest.version,
  instructions: "A dungeon that many players share.",
  catalog,
  createContext: () => ({ rng: cryptoRng(), now: Date.now }),
};
