import { createHash, randomBytes } from "node:crypto";
import type { WorldStore } from "@tabletop-mcp/storage";

/** Gives so many players a token each, as `player add` does for one; the tokens. The store is closed. */
export async function crowdWithTokens(
  store: WorldStore,
  count: number,
): Promise<readonly string[]> {
  const at = Date.now();
  const players = Array.from({ length: count }, (_, index) => ({
    name: `Player${index}`,
    token: `mud_${randomBytes(32).toString("base64url")}`,
  }));
  await store.commit({
    at,
    changes: players.map(({ name, token }) => ({
      kind: "token",
      id: name.toLowerCase(),
      version: 0,
      after: {
        place: "~tokens",
        body: { name, sha256: createHash("sha256").update(token).digest("hex"), givenAt: at },
      },
    })),
  });
  await store.close();
  return players.map(({ token }) => token);
}
