import type { Rng } from "@tabletop-mcp/dice-core";
import type { Compendium, Creature } from "@tabletop-mcp/rules-engine";
import type { WorldStore } from "@tabletop-mcp/storage";
import type { StoreCounts } from "./metrics.js";
import type { Register } from "./players/register.js";
import type { Acquaintances } from "./session/acquaintances.js";
import type { Turns } from "./session/in-turn.js";
import type { Places } from "./session/places.js";
import type { Atlas } from "./state/atlas.js";

/** What play needs from the world outside; tests hand in their own. */
export interface MudContext {
  readonly store: WorldStore;
  /** Who may come in. */
  readonly register: Register;
  /** What is in the store's places. */
  readonly places: Places;
  readonly atlas: Atlas;
  /** The SRD's tables, and the stat blocks of the world's own. */
  readonly compendium: Compendium;
  /** What every player begins as, without gear. */
  readonly origin: Creature;
  /** A monster of this stat block, unhurt. */
  monsterOrigin(name: string): Creature;
  readonly rng: Rng;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Those who were in each other's way, by the room. */
  readonly turns: Turns;
  /** The players whom this process has served. */
  readonly known: Acquaintances;
  /** What was asked of the store, where somebody wants to know. */
  readonly counts?: Readonly<StoreCounts> | undefined;
}

/** What a process remembers of a player. */
export interface Known {
  /** Where it was last seen. */
  readonly room: string;
  /** Up to this commit there was nothing to tell it, beyond what it keeps itself. */
  readonly quiet: number;
  /** When it was last asked for anything of it. */
  readonly servedAt: number;
  /** The names that it has called by: in any case they are one player. */
  readonly callers: readonly string[];
}
