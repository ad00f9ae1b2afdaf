import { type Going, moveModes } from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { nested } from "./nested.js";
import { choice, who } from "./params.js";
import { position } from "./participants.js";

const goings = [...moveModes, "jump", "teleport", "forced"] as const satisfies readonly Going[];

/** The parameters of a move, made or only worked out. */
export const moveInput = {
  encounterId: who.optional(),
  creatureId: who,
  to: nested(z.unknown(), position).optional().describe('{ x, y, z? } or "x,y".'),
  path: nested(z.array(z.unknown()), z.array(position).min(1).max(400)).optional(),
  mode: choice(goings).optional(),
  standUp: z.boolean().optional(),
  jump: choice(["long", "high"]).optional(),
  running: z.boolean().optional(),
};

/** Other names under which callers give them. */
export const moveAliases = {
  characterId: "creatureId",
  characterName: "creatureId",
  actorId: "creatureId",
  position: "to",
  destination: "to",
} as const;
