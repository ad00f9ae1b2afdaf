import type { ActionOf } from "../../game/action.js";
import type { Frame } from "../../game/frame.js";

/** What a deed is good for: to whom, from whom, and for how long. */
type Boon = Omit<ActionOf<"gain_effect">, "type" | "kind" | "source">;

/** The step that lays what a deed does; in reasons it is called as the deed is, or after who did it. */
export const boonOfDeed = (boon: Boon, source = boon.name): Frame => {
  const action: ActionOf<"gain_effect"> = { type: "gain_effect", kind: "boon", source, ...boon };
  return { kind: "act", action };
};
