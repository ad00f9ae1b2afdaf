import type { Event } from "../../game/event.js";

/** It dies. */
export const died = (id: string, rule: string, cause: string): Event => ({
  type: "died",
  id,
  rule,
  cause,
});
