import type { DamageType, Moment, Predicate, Step } from "@tabletop-mcp/srd-data";
import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { Creature } from "../../creature/creature.js";
import { holds } from "../../effects/predicate.js";
import type { EventOf } from "../../game/event.js";
import { joined, type Next, nothing } from "../../game/next.js";
import type { GameState } from "../../game/state.js";
import type { StepRef } from "../../game/step-ref.js";
import type { Dealt, StepsFrame } from "../../game/steps-frame.js";
import type { Using } from "../../game/using.js";
import { circumstancesOf } from "../../gather/circumstances.js";
import { onceOf } from "../../once.js";
import { blockOf } from "../../sheet/block-of.js";
import { insideOf } from "../combat/inside.js";
import { isInSun } from "../combat/light-on.js";
import { affectedBy } from "./space.js";
import { told } from "./told.js";

/** A step of a stat block that waits for a moment. */
export interface Waiting {
  readonly at: StepRef & { readonly of: "trait" | "action"; readonly name: string };
  readonly step: Step;
}

/** The moments that come to a creature by themselves. Of actions only those of its turns: the others are of who is inside it. */
const comesByItself = (of: Waiting["at"]["of"], moment: Moment): boolean =>
  moment === "turn-start" ||
  moment === "turn-end" ||
  (of === "trait" && (ofTraits.has(moment) || isOfDamage(moment)));

const ofTraits: ReadonlySet<Moment> = new Set<Moment>(["death", "moved-feet", "invades"]);

const isOfDamage = (moment: Moment): boolean =>
  moment.startsWith("damaged-by-") || moment.startsWith("subjected-to-");

/** The steps of a stat block that wait for each moment. Auras and clouds are zones (rules/zones), and forms are put on. */
const waitingIn = onceOf((block: StatBlock): ReadonlyMap<Moment, readonly Waiting[]> => {
  const traits = block.traits.filter(({ form }) => form === undefined);
  const all = [
    ...stepsIn("trait", block.id, traits),
    ...stepsIn("action", block.id, block.actions),
  ];
  const found = new Map<Moment, readonly Waiting[]>();
  for (const one of all)
    for (const moment of [one.step.when ?? []].flat())
      if (comesByItself(one.at.of, moment)) found.set(moment, [...(found.get(moment) ?? []), one]);
  return found;
});

const stepsIn = (
  of: Waiting["at"]["of"],
  id: string,
  list: readonly { readonly name: string; readonly steps?: readonly Step[] }[],
): readonly Waiting[] =>
  list.flatMap(({ name, steps = [] }) =>
    steps.flatMap((step, place): readonly Waiting[] =>
      step.area === undefined ? [{ at: { of, id, name, path: [place] }, step }] : [],
    ),
  );

/** The steps of a stat block that are taken by themselves when their moment comes. */
export const stepsByThemselves = (block: StatBlock): readonly Step[] =>
  [...waitingIn(block).values()].flatMap((all) => all.map(({ step }) => step));

/** What a creature's turn begins or ends with by its nature: Berserk, Barbed Hide, Sunlight Hypersensitivity. */
export const traitsAtTurn = (
  state: GameState,
  { type, id }: EventOf<"turn_began" | "turn_ended">,
  using: Using,
): Next =>
  state.creatures[id]?.dead
    ? nothing
    : stepsAt(state, { id, moment: type === "turn_began" ? "turn-start" : "turn-end" }, using);

/** What a creature's death brings about: Death Burst. */
export const traitsAtDeath = (state: GameState, { id }: EventOf<"died">, using: Using): Next =>
  stepsAt(state, { id, moment: "death" }, using);

/** What damage of a type does to a creature beside hurting it: Fire Absorption, Freeze. */
export function traitsAtDamage(
  state: GameState,
  { id, damage }: EventOf<"damage_taken">,
  using: Using,
): Next {
  const creature = state.creatures[id];
  if (creature === undefined || waitingOf(creature, using).size === 0) return nothing;
  const types = new Set(damage.flatMap(({ type }) => type ?? []));
  return joined(
    [...types].flatMap((type) => {
      const parts = damage.filter((one) => one.type === type);
      const felt = sum(parts.map(({ afterResistance }) => afterResistance));
      const kept = sum(parts.map(({ prevented = 0 }) => prevented));
      const at = (moment: Moment, amount: number): Next =>
        amount === 0 ? nothing : stepsAt(state, { id, moment, dealt: [{ type, amount }] }, using);
      return [at(damagedBy(type), felt), at(subjectedTo(type), felt + kept)];
    }),
  );
}

const damagedBy = (type: DamageType): Moment => `damaged-by-${type}`;
const subjectedTo = (type: DamageType): Moment => `subjected-to-${type}`;

const sum = (amounts: readonly number[]): number => amounts.reduce((one, more) => one + more, 0);

const none: ReadonlyMap<Moment, readonly Waiting[]> = new Map();

const waitingOf = ({ make }: Creature, { compendium }: Using) => {
  const block = blockOf(make, compendium);
  return block === undefined ? none : waitingIn(block);
};

/** A moment that has come to a creature; of damage, with what it comes to. */
interface Happening {
  readonly id: string;
  readonly moment: Moment;
  readonly dealt?: readonly Dealt[];
}

/** The steps of a creature's stat block that a moment is for, each with where it stands. */
export function waitingFor(
  state: GameState,
  { id, moment }: Pick<Happening, "id" | "moment">,
  using: Using,
): readonly Waiting[] {
  const creature = state.creatures[id];
  return (creature && waitingOf(creature, using).get(moment)) ?? [];
}

function stepsAt(state: GameState, { id, moment, dealt }: Happening, using: Using): Next {
  const creature = state.creatures[id];
  if (creature === undefined) return nothing;
  const waiting = waitingOf(creature, using).get(moment) ?? [];
  return joined(
    waiting.flatMap(({ at, step }): readonly Next[] => {
      if (!isSoNow(state, { creature, when: step.if }, using)) return [];
      const by = { source: at.name };
      const targets = targetsOf(state, { id, step }, using);
      if (targets === undefined) return [{ events: [told({ id, by }, unknownWhom(step))] }];
      const outcomes = dealt && targets.map((one) => ({ id: one, hit: true, dealt }));
      const frame: StepsFrame =
        outcomes === undefined
          ? { kind: "steps", id, at, by, targets, moment }
          : { kind: "steps", id, at, by, targets, moment, outcomes };
      return [{ events: [], run: [frame] }];
    }),
  );
}

/** Without a map the table says who is near. */
const unknownWhom = ({ targets }: Step): string =>
  `It affects everybody within ${targets?.range ?? 0} feet: the table says who that is.`;

interface Asked {
  readonly id: string;
  readonly step: Step;
}

/** Who may be affected; the step narrows it. Nothing where the map would have to say it, and there is none. */
function targetsOf(
  state: GameState,
  { id, step: { targets } }: Asked,
  using: Using,
): readonly string[] | undefined {
  if (targets === undefined || targets.what === "self") return [id];
  if (targets.what !== "creature") return [];
  if (targets.range === undefined)
    return Object.keys(state.creatures).filter((other) => other !== id);
  const area = { shape: "sphere", radius: targets.range } as const;
  return affectedBy(state, { id, area }, using);
}

/** Whether a predicate holds of a creature where it is: what nobody knows does not come by itself. */
export function isSoNow(
  state: GameState,
  { creature, when }: { readonly creature: Creature; readonly when: Predicate | undefined },
  { compendium }: Pick<Using, "compendium">,
): boolean {
  if (when === undefined) return true;
  const known = circumstancesOf({ on: "check" }, { self: creature }, compendium);
  const sunlight = isInSun(state, creature.id);
  const inside = insideOf(state, creature.id, compendium);
  return holds(when, Object.assign({}, known, { sunlight, inside })) === true;
}
