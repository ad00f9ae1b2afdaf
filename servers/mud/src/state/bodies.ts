import * as z from "zod";
import type { Life } from "../fight/types.js";

const ids = z.array(z.string()).readonly();
/** Milliseconds since 1970. */
const moment = z.number();
/** What the fights of this program have written, and read again. */
const life = z.custom<Life>((value) => typeof value === "object" && value !== null);

/** A quest that a player has accepted: the numbers of its steps that are done stay done. */
const quest = z
  .strictObject({
    status: z.enum(["active", "completed"]),
    done: z.array(z.int().min(0)).readonly(),
  })
  .readonly();
export type QuestTaken = z.infer<typeof quest>;

/** A player is in a room; the id is the name in lower case. */
const player = z
  .strictObject({
    name: z.string(),
    life,
    /** By the quest's id. */
    quests: z.record(z.string(), quest).readonly(),
    /** Rooms that were entered, in that order. */
    visited: ids,
    /** Monsters of the file that have been defeated, once each. */
    defeated: ids,
    /** Written when it is over a minute old. */
    seenAt: moment,
    /** The last commit that was told of. */
    heard: z.int().min(0),
    restedAt: moment.exactOptional(),
  })
  .readonly();
export type Player = z.infer<typeof player>;

/** An item lies in a room, or is carried by "@player". */
const item = z.strictObject({ of: z.string() }).readonly();

/** A monster of the file, in its room. Dead as long as it is due. */
const monster = z
  .strictObject({
    life,
    /** Ids of the players who have fought it, the last one last. */
    fought: ids,
    actedAt: moment.exactOptional(),
    reactedAt: moment.exactOptional(),
    dueAt: moment.exactOptional(),
  })
  .readonly();

/** A chest or a lock of the file: open as long as it is due to be shut again. */
const shutter = z.strictObject({ dueAt: moment.exactOptional() }).readonly();

/** How many things of a kind there have been: the next one's id comes from it. */
const mint = z.strictObject({ last: z.int().min(1) }).readonly();

/** The rooms whose first things have been laid out. */
const seed = z.strictObject({ rooms: ids }).readonly();

/** What each kind of aggregate keeps. */
export interface Bodies {
  readonly player: Player;
  readonly item: z.infer<typeof item>;
  readonly monster: z.infer<typeof monster>;
  readonly chest: z.infer<typeof shutter>;
  readonly lock: z.infer<typeof shutter>;
  readonly mint: z.infer<typeof mint>;
  readonly seed: z.infer<typeof seed>;
}

/** What aggregates are of. */
export type Kind = keyof Bodies;

/** The shapes that bodies are checked by when they are read. */
export const shapes: { readonly [K in Kind]: z.ZodType<Bodies[K]> } = {
  player,
  item,
  monster,
  chest: shutter,
  lock: shutter,
  mint,
  seed,
};
