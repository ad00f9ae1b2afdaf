import type { Step } from "@tabletop-mcp/srd-data";
import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { Creature } from "../../creature/creature.js";
import type { GameState } from "../../game/state.js";
import type { StepsFrame } from "../../game/steps-frame.js";
import type { Using } from "../../game/using.js";
import { onceOf } from "../../once.js";
import { blockOf } from "../../sheet/block-of.js";
import { isSoNow } from "../steps/moments.js";

interface Escape {
  readonly trait: string;
  readonly place: number;
  readonly step: Step;
}

/** What a creature becomes in place of falling at 0 hit points (Monsters, Vampire: Misty Escape). */
const escapeIn = onceOf(({ traits }: StatBlock): Escape | undefined =>
  traits
    .flatMap(({ name, steps = [] }) => steps.map((step, place) => ({ trait: name, place, step })))
    .find(({ step }) => step.when === "at-zero" && step.effects !== undefined),
);

/** The step by which a creature escapes in place of falling, where it can. */
export function escaping(
  state: GameState,
  creature: Creature,
  using: Using,
): StepsFrame | undefined {
  const block = blockOf(creature.make, using.compendium);
  const escape = block && escapeIn(block);
  if (block === undefined || escape === undefined) return undefined;
  const { trait: name, place, step } = escape;
  if (!isSoNow(state, { creature, when: step.if }, using)) return undefined;
  const { id } = creature;
  const at = { of: "trait", id: block.id, name, path: [place] } as const;
  return { kind: "steps", id, at, by: { source: name }, targets: [id], moment: "at-zero" };
}

/** Whether it has escaped already: it is awake with 0 hit points, and no blow makes it fall. */
export function hasEscaped(
  { hp, dead, deathSaves, make, effects }: Creature,
  using: Pick<Using, "compendium">,
): boolean {
  if (hp.current > 0 || dead || deathSaves !== undefined) return false;
  const block = blockOf(make, using.compendium);
  const escape = block && escapeIn(block);
  return escape !== undefined && effects.some(({ name }) => name === escape.trait);
}
