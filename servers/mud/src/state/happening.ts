import * as z from "zod";
import { directions } from "../world/model.js";

const name = z.string();
const names = z.array(name).readonly();
const way = z.enum(directions);

const one = <const Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  shape: Shape,
) => z.strictObject({ type: z.literal(type), ...shape });

/** Something that happened, as the log keeps it. `who` is a player's name; things are called by theirs. */
export const happeningShape = z.discriminatedUnion("type", [
  one("joined", { who: name }),
  one("woke", { who: name }),
  one("left", { who: name, to: way }),
  one("arrived", { who: name, from: way.exactOptional() }),
  one("took", { who: name, item: name }),
  one("dropped", { who: name, item: name }),
  one("gave", { who: name, item: name, to: name }),
  one("traded", { who: name, npc: name, gave: name, got: names }),
  one("equipped", { who: name, item: name, stowed: names }),
  one("used", { who: name, item: name, effect: z.string() }),
  one("opened", { who: name, chest: name, items: names }),
  one("unlocked", { who: name, lock: name, keys: names }),
  one("locked", { lock: name }),
  one("closed", { chest: name }),
  one("returned", { monster: name }),
  one("said", { who: name, text: z.string() }),
  one("told", { who: name, to: name, text: z.string() }),
  one("emoted", { who: name, text: z.string() }),
  one("fought", { who: name, lines: names }),
  one("defeated", { who: names, monster: name, drops: names }),
  one("fled", { who: name, to: way }),
  one("fell", { who: name, by: name, dropped: names }),
  one("rested", { who: name, regained: z.int(), hp: z.int() }),
  one("accepted", { who: name, quest: name }),
  one("advanced", { who: name, quest: name, step: z.string() }),
  one("completed", { who: name, quest: name, text: z.string(), items: names }),
]);
export type Happening = z.infer<typeof happeningShape>;

/** A happening, and the place where it can be heard of: a room, or what a player carries. */
export interface Happened {
  readonly place: string;
  readonly body: Happening;
}
