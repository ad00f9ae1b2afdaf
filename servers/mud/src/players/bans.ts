import type { WorldStore } from "@tabletop-mcp/storage";
import * as z from "zod";
import { type Cabinet, enter } from "./ledger.js";

/** Who may not come in, whatever token they have. */
export interface Ban {
  /** As it was written when it was said. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly bannedAt: number;
}

const kind = "ban";
/** No room is called so. */
const place = "~bans";

const shape = z.strictObject({ name: z.string(), bannedAt: z.number() }).readonly();

/** All who are banned, by name. */
export async function bansIn(store: WorldStore): Promise<readonly Ban[]> {
  const rows = await store.read([{ place, kind }]);
  return rows.map(({ body }) => shape.parse(body)).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Bans a player, who need not have been here. */
export const ban = (cabinet: Cabinet, name: string): Promise<"is banned" | undefined> =>
  enter<"is banned">(cabinet, { kind, place, name }, (before) =>
    before ? "is banned" : { name, bannedAt: cabinet.now() },
  );

/** Lets a player come in again. */
export const unban = (cabinet: Cabinet, name: string): Promise<"is not banned" | undefined> =>
  enter<"is not banned">(cabinet, { kind, place, name }, (before) =>
    before ? undefined : "is not banned",
  );
