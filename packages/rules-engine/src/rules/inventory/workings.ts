import type { Step } from "@tabletop-mcp/srd-data";
import type { Creature, Item } from "../../creature/creature.js";
import type { Frame } from "../../game/frame.js";
import { creatureIn } from "../../game/state.js";
import type { StepsFrame } from "../../game/steps-frame.js";
import type { RuleViolation } from "../../game/violation.js";
import type { ItemFacts } from "../../tables/item-facts.js";
import { feetOf } from "../combat/bodies.js";
import { refuseDead } from "../life/dead.js";
import { stabilizeRule } from "../life/stabilize.js";
import { act } from "../steps/settling.js";
import { plainIn, plainSteps } from "./plain-steps.js";
import type { Turn } from "./turn.js";

interface InUse {
  readonly item: Item;
  readonly facts: ItemFacts;
  readonly count: number;
}

/** What an item does by numbers, to `to` or to whoever uses it: its steps are run, one after another. */
export function workings({ creature, request }: Turn, inUse: InUse): readonly Frame[] {
  const { item, facts, count } = inUse;
  const times = facts.magic?.charges === undefined ? count : 1;
  const { to = creature.id } = request;
  const { heals } = facts.custom ?? {};
  if (heals !== undefined)
    return [act({ type: "heal", id: to, amount: heals * count, source: item.name })];
  const frames = plainIn(facts).map(
    ({ step, at }): StepsFrame => ({
      kind: "steps",
      // Who drinks a potion is whom it works on, whoever pours it.
      id: step.targets?.what === "self" ? to : creature.id,
      at,
      by: { source: item.name, ...(facts.magic && { magical: true }) },
      targets: [to],
      silent: true,
    }),
  );
  return Array.from({ length: times }).flatMap(() => frames);
}

/** Says no to what would do nothing: for the dead, and to stabilize who is not dying. */
export function refuseWorkings(
  turn: Turn,
  { facts }: Pick<InUse, "facts">,
): RuleViolation | undefined {
  const { state, creature, request } = turn;
  const steps = plainSteps(facts);
  const target = creatureIn(state, request.to ?? creature.id);
  if (steps.length > 0 && target.dead) return refuseDead(target, "cannot be helped by that");
  const far = refuseFar(turn, { target, steps });
  if (far !== undefined) return far;
  if (!steps.some(({ stabilizes }) => stabilizes)) return undefined;
  const stable = stabilizeRule(state, { type: "stabilize", id: target.id });
  return stable.ok ? undefined : { ...stable.error, code: "NOBODY_TO_STABILIZE" };
}

const touch = 5;

/** What has no range of its own is poured or laid on: whoever it is for stands beside, where a map knows that. */
function refuseFar(
  { state, creature, compendium }: Turn,
  { target, steps }: { readonly target: Creature; readonly steps: readonly Step[] },
): RuleViolation | undefined {
  const feet = feetOf(state, { self: creature, other: target }, compendium);
  const reach = Math.max(touch, ...steps.map(({ targets }) => targets?.range ?? touch));
  return feet === undefined || feet <= reach
    ? undefined
    : {
        code: "OUT_OF_RANGE",
        message: `${target.name} is ${feet} feet away from ${creature.name}, and that reaches ${reach} feet.`,
        hint: "Move nearer first.",
      };
}
