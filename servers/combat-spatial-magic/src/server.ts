import { editDistance } from "@tabletop-mcp/dice-core";
import type { ServerSpec } from "@tabletop-mcp/mcp-kit";
import manifest from "../package.json" with { type: "json" };
import { commands } from "./cli/commands.js";
import { prepare, refuseWrongPlace } from "./cli/place.js";
import type { CombatContext } from "./context.js";
import { prompts } from "./prompts/prompts.js";
import { resources } from "./resources/resources.js";

const instructions = `Keeps a D&D 5e campaign (SRD 5.1) on disk: characters, what they carry, parties, places, notes. Start with get_session_context.
Rules apply themselves: proficiency, features, armor, magic items, conditions, effects, resistances (say damageType), dying, rests, load. Do not add them again. Dice are rolled here and shown; never roll or invent one. manualRoll takes a die that a person rolled.
Fights: create_encounter; then move_combatant, execute_action and cast_spell, advance_turn from turn to turn (due says what is to be done), end_encounter. They outlive restarts; get_encounter shows one. Ask players what their characters do and at whom; play the others yourself.
pending: somebody may react (Shield, Counterspell, an opportunity attack). Ask its player, and answer by execute_action or cast_spell with economy "reaction", or reaction "decline": whatever else is written lets it pass.
Magic: cast_spell pays slot and components, finds who is in an area, rolls attacks, saves and damage, and keeps concentration, durations and areas; what hangs on them ends with them. Ask for targets, slot level and choices first (get_spell_info lists them). narrative is yours to decide and tell.
Names work wherever ids do, whole and in any case. batch does several at once, all or nothing: a list of the tool's own fields for each, fields beside it for all. A refusal ([CODE] ...) changed nothing and says what is legal.
Write down with add_session_note what must not be forgotten: secrets, clues, promises, how people speak. choicesDue lists what a player has yet to choose; illegal choices are refused with the legal ones. House rules are marked as such.`;

/** The server of the table's rules and memory. */
export const combatServer: ServerSpec<CombatContext> = {
  name: "tabletop-combat",
  title: "Tabletop combat, space and magic",
  version: manifest.version,
  instructions,
  editDistance,
  // The tools bring the rules along: a client has its first answers before they are loaded.
  catalog: async () => (await import("./catalog.js")).catalog,
  listed: async () =>
    (await import("../schema/tools-list.json", { with: { type: "json" } })).default,
  resources,
  prompts,
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
  begin: prepare,
  createContext: async (options, log) => {
    const { openContext } = await import("./cli/open-context.js");
    return openContext(options, log);
  },
  ready: ({ campaign }) => campaign.state(),
  spent: ({ campaign }) => campaign.wasReplaced(),
  dispose: ({ campaign }) => campaign.close(),
};
