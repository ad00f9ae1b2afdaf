import type { ServerSpec } from "@tabletop-mcp/mcp-kit";
import manifest from "../package.json" with { type: "json" };
import { commands } from "./cli/commands.js";
import { refuseWrongPlace } from "./cli/place.js";
import type { CombatContext } from "./context.js";
import { resources } from "./resources/resources.js";

const instructions = `Keeps a D&D 5e campaign (SRD 5.1) on disk: characters, what they carry, parties, places, notes. Start with get_session_context.
Rules apply themselves: proficiency, features, armor, magic items, conditions, exhaustion, effects, resistances (say damageType), dying, rests, load. Do not add them again. Dice are rolled here and shown; never invent one. manualRoll takes a die that a person rolled.
Fights: create_encounter; execute_action for what creatures do, reactions (pending) too; advance_turn from turn to turn (due says what is to be done); end_encounter; they outlive restarts, and get_encounter shows one.
Names work wherever ids do, whole and in any case. batch does several at once, all or nothing: a list of the tool's own fields for each, fields beside it for all. A refusal ([CODE] ...) changed nothing and says what is legal.
Write down what must not be forgotten with add_session_note: secrets and clues, promises, how people speak. choicesDue of a sheet lists what a player has yet to choose; its text and detail: full name what is legal. Illegal choices are refused with the legal ones. House rules are marked as such.`;

/** The server of the table's rules and memory. */
export const combatServer: ServerSpec<CombatContext> = {
  name: "tabletop-combat",
  title: "Tabletop combat, space and magic",
  version: manifest.version,
  instructions,
  // The tools bring the rules along: a client has its first answers before they are loaded.
  catalog: async () => (await import("./catalog.js")).catalog,
  listed: async () =>
    (await import("../schema/tools-list.json", { with: { type: "json" } })).default,
  resources,
  live: { watch: ({ campaign }, wake) => campaign.watch(wake) },
  commands,
  flags: [
    {
      flag: "--campaign <name>",
      description: "the campaign to play",
      default: "default",
      env: "TABLETOP_CAMPAIGN",
    },
    {
      flag: "--data-dir <path>",
      description: "folder of the campaigns",
      env: "TABLETOP_DATA_DIR",
    },
  ],
  refuse: refuseWrongPlace,
  createContext: async (options) => {
    const { openContext } = await import("./cli/open-context.js");
    return openContext(options);
  },
  spent: ({ campaign }) => campaign.wasReplaced(),
  dispose: ({ campaign }) => campaign.close(),
};
