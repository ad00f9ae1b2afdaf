import { characterTypes } from "@tabletop-mcp/rules-engine";
import { listCharacters } from "../../characters/list.js";
import { defineTool } from "../../context.js";
import { choice, level, name, page, srdName, who } from "../../input/params.js";

/** Who there is. */
export default defineTool({
  name: "list_characters",
  title: "List characters",
  description: "The campaign's characters in brief, 20 a page.",
  access: "read",
  toolset: "characters",
  input: {
    characterType: choice(characterTypes).optional(),
    partyId: who.optional(),
    class: srdName.optional(),
    minLevel: level.optional(),
    query: name.optional().describe("Part of the name."),
    page,
  },
  handle: listCharacters,
});
