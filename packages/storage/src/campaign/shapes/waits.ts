import type { Creature } from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { text, whole, word } from "./words.js";

type Waiting = NonNullable<Creature["casts"][number]["waits"]>;

const spellWithin = z.strictObject({
  spell: text,
  slotLevel: whole.exactOptional(),
  targets: z.array(text).exactOptional(),
  points: z
    .array(
      z.strictObject({
        x: z.number(),
        y: z.number(),
        z: z.number().exactOptional(),
        at: z.enum(["center", "corner"]).exactOptional(),
      }),
    )
    .exactOptional(),
  direction: z
    .strictObject({ x: z.number(), y: z.number(), z: z.number().exactOptional() })
    .exactOptional(),
});

/** What a spell waits for, as it is kept with its cast. */
export const waits = z.strictObject({
  spell: spellWithin.exactOptional(),
  hitPoints: whole.exactOptional(),
  condition: word<NonNullable<Waiting["condition"]>>().exactOptional(),
  words: text.exactOptional(),
});
