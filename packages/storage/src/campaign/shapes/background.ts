import type { Creature } from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { text, word } from "./words.js";

type Background = Exclude<Creature["make"]["background"], string | undefined>;

/** A background of one's own, as it is kept. */
export const background = z.strictObject({
  name: text,
  skills: z.array(word<Background["skills"][number]>()),
  tools: z.array(text),
  languages: z.array(text),
});
