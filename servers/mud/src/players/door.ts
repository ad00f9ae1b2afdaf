import type { DoorSpec } from "@tabletop-mcp/mcp-kit";
import type { WorldStore } from "@tabletop-mcp/storage";
import { banned, type Register } from "./register.js";
import { holders } from "./tokens.js";

/** What the door needs of a server's context. */
interface Behind {
  readonly store: WorldStore;
  readonly register: Register;
}

/** Over HTTP everybody needs a token that `player add` has given them. */
export const door: DoorSpec<Behind> = {
  async verify(token, { register }) {
    const bearer = await register.whose(token);
    if (bearer === undefined) return undefined;
    const { name, isBanned } = bearer;
    if (isBanned) throw banned(name);
    return { name };
  },
  isKnown: async ({ store }) => (await holders(store)).length > 0,
  revoked: ({ register }, gone) => register.onGone(gone),
  perSecond: ({ register }) => register.limits().perSecond,
  answers: "json",
  limits: {
    perSecond: 20,
    burst: 100,
    bodyBytes: 2 ** 20,
    sessionsEach: 8,
    sessions: 2_000,
    idleMs: 30 * 60_000,
  },
};
