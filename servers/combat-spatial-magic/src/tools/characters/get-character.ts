import { getCharacter } from "../../characters/get.js";
import { defineTool } from "../../context.js";
import { choice, who, whoAliases } from "../../input/params.js";

/** A character as it is now. */
export default defineTool({
  name: "get_character",
  title: "Get character",
  description:
    "A character's sheet as it is now: numbers and what changed them, hit points, conditions, effects, slots, attacks, inventory, choicesDue.",
  access: "read",
  toolset: "characters",
  input: {
    characterId: who,
    detail: choice(["brief", "full"]).default("full"),
  },
  aliases: whoAliases,
  handle: getCharacter,
});
