import type { Step } from "@tabletop-mcp/srd-data";
import type { Cast } from "../../../creature/cast.js";
import type { Creature } from "../../../creature/creature.js";
import type { Frame } from "../../../game/frame.js";
import type { GameState } from "../../../game/state.js";
import type { StepRef } from "../../../game/step-ref.js";
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
    ...burntBySpells(state, struck, using),
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

/** The same by spells that are on the one who was hit: Fire Shield, Holy Aura. */
function burntBySpells(
  state: GameState,
  { frame, two: { self, other } }: Struck,
  { compendium }: Using,
): readonly Frame[] {
  if (frame.order.use.mode !== "melee") return [];
  const feet = feetOf(state, { self, other }, compendium) ?? 0;
  return castsOn(state, other).flatMap(({ owner, cast }): readonly Frame[] => {
    const spell = compendium.spells.find(cast.spell);
    const by = cast.by;
    if (spell === undefined || by === undefined) return [];
    return whenStruck(spell.steps, cast.option)
      .filter(({ step }) => burns(step, feet))
      .map(({ path }) => ({
        kind: "steps",
        id: owner,
        at: { of: "spell", id: spell.id, path },
        by,
        targets: [self.id],
        moment: "struck",
      }));
  });
}

/** The spells that have laid something on a creature which runs, each once. */
const castsOn = (state: GameState, { id, effects }: Creature): readonly Of[] => {
  const found = new Map<string, Of>();
  for (const { lasting, from: owner = id } of effects) {
    if (lasting.kind !== "cast") continue;
    const cast = state.creatures[owner]?.casts.find((one) => one.id === lasting.id);
    if (cast !== undefined) found.set(`${owner} ${cast.id}`, { owner, cast });
  }
  return [...found.values()];
};

interface Of {
  readonly owner: string;
  readonly cast: Cast;
}

/** The steps of the case that was chosen, and what follows those, that wait for a blow. */
const whenStruck = (
  steps: readonly Step[],
  option: string | undefined,
): readonly { readonly step: Step; readonly path: StepRef["path"] }[] =>
  steps.flatMap((step, at) =>
    step.option !== undefined && step.option !== option
      ? []
      : [
          { step, path: [at] },
          ...(step.next ?? []).map((next, place) => ({
            step: next,
            path: [at, "next", place] as const,
          })),
        ],
  );

/** What comes over whoever is near enough; what happens to weapons is told. */
const burns = ({ when, targets, damage, save }: Step, feet: number): boolean =>
  [when].flat().includes("struck") &&
  (damage !== undefined || save !== undefined) &&
  targets?.what === "creature" &&
  feet <= (targets.range ?? feet);
