import { happens, type Next, nothing } from "../../../game/next.js";
import type { GameState } from "../../../game/state.js";
import type { StepsFrame } from "../../../game/steps-frame.js";
import { effectLost } from "../../held/ending.js";
import type { Struck } from "./damage.js";

/** What waits for its bearer's next hit with a weapon comes over whom it has hit, and is spent by that (Branding Smite). */
export function onNextHit({ creatures }: GameState, { frame }: Struck): Next {
  const self = creatures[frame.id];
  const waiting = self?.effects.filter(({ endsOn }) => endsOn?.includes("hits")) ?? [];
  if (self === undefined || waiting.length === 0 || frame.order.facts.with !== "weapon")
    return nothing;
  const run = waiting.flatMap(({ brings }) =>
    (brings?.hits ?? []).map(
      (at): StepsFrame => ({
        kind: "steps",
        id: self.id,
        at,
        by: brings?.by ?? { source: "" },
        targets: [frame.target],
        moment: "weapon-hit",
      }),
    ),
  );
  const { events } = happens(
    ...waiting.map((held) => effectLost(self, held, { because: "it has hit" })),
  );
  return { events, run };
}
