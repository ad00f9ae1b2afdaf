import type { Step } from "@tabletop-mcp/srd-data";
import type { Reflecting, Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { Event } from "../../game/event.js";
import type { GameState } from "../../game/state.js";
import type { StepsFrame } from "../../game/steps-frame.js";
import type { Using } from "../../game/using.js";
import { onceOf } from "../../once.js";
import { blockOf } from "../../sheet/block-of.js";
import { told } from "../steps/told.js";

interface Turned {
  readonly frames: readonly StepsFrame[];
  readonly events: readonly Event[];
}

interface Reflection {
  readonly trait: string;
  readonly reflects: Reflecting;
}

const reflectionIn = onceOf(({ traits }: StatBlock): Reflection | undefined =>
  traits.flatMap(({ name, reflects }) => (reflects ? { trait: name, reflects } : [])).at(0),
);

/** The steps of a spell without those whom it does nothing to, or at its caster in their place (Monsters, Tarrasque: Reflective Carapace). */
export function reflected(
  state: GameState,
  { spell, frames }: { readonly spell: Spell; readonly frames: readonly StepsFrame[] },
  using: Using,
): Turned {
  const events: Event[] = [];
  const turned = new Map<string, readonly string[]>();
  const goingOn = frames.map((frame): StepsFrame => {
    const step = spell.steps[Number(frame.at.path[0])];
    const reflecting = (id: string): Reflection | undefined =>
      step && reflectionOf(state, { id, step, spell, caster: frame.id }, using);
    if (!frame.targets.some((id) => reflecting(id) !== undefined)) return frame;
    const targets = frame.targets.flatMap((id) => {
      const reflection = reflecting(id);
      if (reflection === undefined) return id;
      const known = turned.get(id) ?? turn(state, { id, frame, reflection, events }, using);
      turned.set(id, known);
      return known;
    });
    return Object.assign({}, frame, { targets });
  });
  return { events, frames: goingOn.filter(({ targets }, at) => isLeft(targets, frames[at])) };
}

/** Something is left to do where somebody is left, or nobody was there from the start. */
const isLeft = (targets: readonly string[], before: StepsFrame | undefined): boolean =>
  targets.length > 0 || before?.targets.length === 0;

interface Met {
  readonly id: string;
  readonly step: Step;
  readonly spell: Spell;
  readonly caster: string;
}

function reflectionOf(
  { creatures }: GameState,
  { id, step: { area, attack }, spell, caster }: Met,
  { compendium }: Using,
): Reflection | undefined {
  const creature = id === caster ? undefined : creatures[id];
  const block = creature && blockOf(creature.make, compendium);
  const reflection = block && reflectionIn(block);
  if (reflection === undefined) return undefined;
  const { spells, areas, attacks } = reflection.reflects;
  const isMet =
    spells.includes(spell.id) ||
    (area !== undefined && areas.includes(area.shape)) ||
    (attack !== undefined && attacks.includes(attack.kind));
  return isMet ? reflection : undefined;
}

interface Turning {
  readonly id: string;
  readonly frame: StepsFrame;
  readonly reflection: Reflection;
  /** Takes what is told. */
  readonly events: Event[];
}

/** Whom it strikes in that one's place: its caster, or nobody; by one die for the whole spell. */
function turn(
  { creatures }: GameState,
  { id, frame, reflection: { trait, reflects }, events }: Turning,
  { rng }: Using,
): readonly string[] {
  const die = rng.die(6);
  const isBack = die >= reflects.on;
  const spell = frame.by.source;
  const comes = isBack ? `${spell} comes back at its caster` : `${spell} does nothing to it`;
  const name = creatures[id]?.name ?? id;
  events.push(told({ id, by: { source: trait } }, `${name}, ${die} on a d6: ${comes}.`));
  return isBack ? [frame.id] : [];
}
