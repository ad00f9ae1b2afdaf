import type { DoorSpec } from "@tabletop-mcp/mcp-kit";
import type { WorldStore } from "@tabletop-mcp/storage";
import { openRegister, type Register } from "./register.js";
import { holders } from "./tokens.js";

/** What the door needs of a server's context. */
interface Behind {
  readonly store: WorldStore;
}

/** One for each world that is open. */
const registers = new WeakMap<WorldStore, Register>();

function registerOf({ store }: Behind): Register {
  const there = registers.get(store) ?? openRegister(store);
  registers.set(store, there);
  return there;
}

/** Over HTTP everybody needs a token that `player add` has given them. */
export const door: DoorSpec<Behind> = {
  async verify(token, behind) {
    const name = await registerOf(behind).whose(token);
    return name === undefined ? undefined : { name };
  },
  isKnown: async ({ store }) => (await holders(store)).length > 0,
  revoked: (behind, gone) => registerOf(behind).onRevoked(gone),
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
