import { editDistance } from "@tabletop-mcp/dice-core";
import type { ServerSpec } from "@tabletop-mcp/mcp-kit";
import manifest from "../package.json" with { type: "json" };
import { catalog } from "./catalog.js";
import { commands } from "./commands.js";
import type { ServerContext } from "./context.js";
import { errorBody } from "./envelope.js";
import { originFlag } from "./origin-flag.js";
import { prompts } from "./prompts.js";
import { resources } from "./resources.js";

const instructions = `D&D 5e lore from its sources: Open5e and the D&D 5e API, SRD documents unless sources say others. Never recall a spell, stat block, item or rule from memory: look it up, and name the document.
lookup_* gives whole records: lookup_spell, lookup_creature, lookup_character_option, lookup_equipment, lookup_rule. search_*, get_* browse lists and details; search_content searches everything, typos forgiven.
An empty list with suggestions means that the name is not there: ask again with a suggestion, never invent. SRD 5.1 has no lair actions, one feat (Grappler), one background (Acolyte), one subclass a class.
metadata.cache says how fresh an answer is: "stale" is a stored copy, as the sources could not be reached; "bundled" are this program's own facts of SRD 5.1, short but right. What could not be asked is named; "partial" means that there may be more.
validate_character_build judges a build by the SRD's rules and says what would be legal.`;

/** The lookup server: reads only, from sources that it names. */
export const lorekeeperServer: ServerSpec<ServerContext> = {
  name: "tabletop-lorekeeper",
  title: "Tabletop lorekeeper",
  version: manifest.version,
  instructions,
  editDistance,
  catalog,
  resources,
  prompts,
  commands,
  errorData: ({ message }, ctx) => ({ ...errorBody(message, [], ctx) }),
  flags: [
    {
      flag: "--sources <keys>",
      description: "documents to answer from, comma-separated, or all",
      default: "srd-2014",
      env: "TABLETOP_SOURCES",
    },
    {
      flag: "--data-dir <path>",
      description: "folder of the lookup cache",
      env: "TABLETOP_DATA_DIR",
    },
    originFlag({
      flag: "--open5e-url <origin>",
      description: "another Open5e",
      env: "OPEN5E_BASE_URL",
    }),
    originFlag({
      flag: "--dnd5e-url <origin>",
      description: "another D&D 5e API",
      env: "DND5E_BASE_URL",
    }),
  ],
  begin: async (options, log) => {
    const { prepare } = await import("./open-cache.js");
    return prepare(options, log);
  },
  createContext: async (options, log) => {
    const { openContext } = await import("./open-context.js");
    return openContext(options, log);
  },
  dispose: ({ client }) => client.close(),
};
