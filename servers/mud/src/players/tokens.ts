import { hash, randomBytes } from "node:crypto";
import type { WorldStore } from "@tabletop-mcp/storage";
import * as z from "zod";
import { type Cabinet, enter } from "./ledger.js";

/** A player who may come in over HTTP. */
export interface Holder {
  /** As it was written when it was given. */
  readonly name: string;
  /** Of the token, in hex: the token itself is kept nowhere. */
  readonly sha256: string;
  /** Milliseconds since 1970. */
  readonly givenAt: number;
}

/** Why a command about a token changed nothing. */
export type Refusal = "has one" | "has none" | "too many";

const kind = "token";
/** No room is called so. */
const place = "~tokens";

const shape = z
  .strictObject({ name: z.string(), sha256: z.string(), givenAt: z.number() })
  .readonly();

/** A new token: 256 random bits, under a name that says what it opens. */
export const newToken = (): string => `mud_${randomBytes(32).toString("base64url")}`;

/** What is kept of a token. */
export const sha256 = (token: string): string => hash("sha256", token, "hex");

/** All who have a token, by name. */
export async function holders(store: WorldStore): Promise<readonly Holder[]> {
  const rows = await store.read([{ place, kind }]);
  return rows.map(({ body }) => shape.parse(body)).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Gives a player a token, who has none; not beyond the limit of those who may have one. */
export const give = (cabinet: Cabinet, name: string, token: string): Promise<Refusal | undefined> =>
  enter<Refusal>(cabinet, { kind, place, name }, async (before, { players: most }) => {
    if (before) return "has one";
    const count = most === undefined ? 0 : (await holders(cabinet.store)).length;
    if (most !== undefined && count >= most) return "too many";
    return { name, sha256: sha256(token), givenAt: cabinet.now() };
  });

/** Gives a player another token in place of the one that they have. */
export const replace = (
  cabinet: Cabinet,
  name: string,
  token: string,
): Promise<Refusal | undefined> =>
  enter<Refusal>(cabinet, { kind, place, name }, (before) =>
    before
      ? { ...shape.parse(before.body), sha256: sha256(token), givenAt: cabinet.now() }
      : "has none",
  );

/** Takes a player's token back. */
export const takeBack = (cabinet: Cabinet, name: string): Promise<Refusal | undefined> =>
  enter<Refusal>(cabinet, { kind, place, name }, (before) => (before ? undefined : "has none"));
