import { deleteCharacter, farewell } from "../../characters/delete.js";
import { defineTool } from "../../context.js";
import { batchOf, eachOf } from "../../input/batch.js";
import { who, whoAliases } from "../../input/params.js";
import { needed } from "../../input/taken.js";
import { inSession } from "../../table/session.js";

const input = { characterId: who.optional(), batch: batchOf(20) };

/** Takes characters out of the campaign. */
export default defineTool({
  name: "delete_character",
  title: "Delete character",
  description:
    "Take a character out of the campaign and its parties for good. The dead may stay: they can be raised.",
  access: "destroy",
  toolset: "characters",
  input,
  aliases: whoAliases,
  handle: (request, ctx) =>
    inSession(ctx, async (session) => {
      const gone = await eachOf(request, { input, aliases: whoAliases }, ({ characterId }) =>
        deleteCharacter(session, needed(characterId, "characterId", "delete_character")),
      );
      return farewell(session, gone);
    }),
});
