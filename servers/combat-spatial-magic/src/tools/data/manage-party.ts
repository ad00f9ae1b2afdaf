import * as z from "zod";
import { defineTool } from "../../context.js";
import { ownName } from "../../input/own-name.js";
import { choice, name, who, whoAliases, words } from "../../input/params.js";
import { coinsParam } from "../../input/shapes.js";
import { manageParty } from "../../story/manage-party.js";
import { partyOperations } from "../../table/party.js";

/** Groups of characters; one of them is active. */
export default defineTool({
  name: "manage_party",
  title: "Manage party",
  description:
    "Make and change parties: members, leader, place, shared funds. The active party is meant where partyId is left out; the first one made is active.",
  access: "write",
  toolset: "data",
  input: {
    operation: choice(partyOperations),
    partyId: who.optional(),
    name: ownName.optional(),
    characterId: who.optional(),
    role: name.optional(),
    formation: words.optional(),
    location: who.optional().describe("A location that create_location has made."),
    page: z.int().min(1).max(10_000).optional(),
    funds: coinsParam.optional().describe("Coins that it has from now on: { gp: 50 }."),
  },
  aliases: whoAliases,
  handle: manageParty,
});
