import type { Step } from "@tabletop-mcp/srd-data";
import type { Frame } from "../../../game/frame.js";
import type { GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import { blockOf } from "../../../sheet/block-of.js";
import { isSoNow } from "../../steps/moments.js";
import { stepsOfFeatures } from "../../steps/of-features.js";
import { feetOf } from "../bodies.js";
import { corroded } from "./corroded.js";
import type { Struck } from "./damage.js";

/** What comes of having been hit, for who was and for who has: Heated Body, Multiattack Defense. */
export function struckBack(state: GameState, struck: Struck, using: Using): readonly Frame[] {
  const { self, other } = struck.two;
  const hit = { moment: "hit", targets: [self.id] } as const;
  return [
    ...burnt(state, struck, using),
    ...corroded(struck, using),
    ...stepsOfFeatures(other, hit, using.compendium),
  ];
}

/** What whoever hits somebody in melee gets by it: Heated Body, Fire Form, Corrosive Form. */
function burnt(state: GameState, { frame, two }: Struck, { compendium }: Using): readonly Frame[] {
  if (frame.order.use.mode !== "melee") return [];
  const block = blockOf(two.other.make, compendium);
  const feet = feetOf(state, two, compendium) ?? 0;
  return (block?.traits ?? []).flatMap(({ name, steps = [], form }) =>
    steps.flatMap((step, place): readonly Frame[] =>
      block !== undefined &&
      form === undefined &&
      burns(step, feet) &&
      isSoNow(state, { creature: two.other, when: step.if }, { compendium })
        ? [
            {
              kind: "steps",
              id: two.other.id,
              at: { of: "trait", id: block.id, name, path: [place] },
              by: { source: name },
              targets: [two.self.id],
              moment: "struck",
            },
          ]
        : [],
    ),
  );
}

/** What comes over whoever is near enough; what happens to weapons is told. */
const burns = ({ when, targets, damage, save }: Step, feet: number): boolean =>
  [when].flat().includes("struck") &&
  (damage !== undefined || save !== undefined) &&
  targets?.what === "creature" &&
  feet <= (targets.range ?? feet);
