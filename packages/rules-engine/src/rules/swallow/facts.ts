import { type Inside, type Step, sizes } from "@tabletop-mcp/srd-data";
import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { Creature } from "../../creature/creature.js";
import { combatantOf, creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { onceOf } from "../../once.js";
import { blockOf } from "../../sheet/block-of.js";
import { sizeOf } from "../../sheet/size.js";
import type { Compendium } from "../../tables/compendium.js";

/** The room that a creature has inside, by its stat block. */
export function interiorOf({ make }: Creature, compendium: Compendium): Inside | undefined {
  const block = blockOf(make, compendium);
  return block && roomIn(block);
}

const roomIn = onceOf(
  (block: StatBlock): Inside | undefined =>
    block.actions
      .flatMap(({ steps }) => takingIn(steps) ?? [])
      .find((step) => step.takesIn !== undefined)?.takesIn,
);

/** The first of these steps, and of what follows them, that takes somebody in. */
export function takingIn(all: readonly Step[]): Step | undefined {
  for (const step of all) {
    const found = step.takesIn ? step : takingIn([...(step.next ?? []), ...(step.otherwise ?? [])]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Ids of those inside a creature. */
export const insidersOf = ({ combatants = {} }: GameState, id: string): readonly string[] =>
  Object.values(combatants).flatMap((one) => (one.within === id ? one.id : []));

/** Somebody, and the creature that it may get inside of. */
interface Entering {
  readonly id: string;
  readonly into: string;
}

/** Whether a creature has room for somebody inside: one of its own size fills it. */
export function fitsInto(
  state: GameState,
  { id, into }: Entering,
  { compendium }: Pick<Using, "compendium">,
): boolean {
  const holder = creatureIn(state, into);
  const { room = Number.POSITIVE_INFINITY } = interiorOf(holder, compendium) ?? { room: 0 };
  const rank = (of: string): number =>
    sizes.indexOf(sizeOf(creatureIn(state, of).make, compendium));
  const taken = insidersOf(state, into).reduce(
    (sum, one) => sum + (rank(one) < rank(into) ? 1 : room),
    0,
  );
  return taken + (rank(id) < rank(into) ? 1 : Math.max(1, room)) <= room;
}

/** Whether somebody is shut up where nothing goes in or out (Resilient Sphere). */
export const isSealed = ({ effects }: Pick<Creature, "effects">): boolean =>
  effects.some((held) => held.effects.some(({ kind }) => kind === "sealed"));

/** Whether the wall of a creature's inside, or of what it is shut up in, is between two: total cover, each way. */
export function isWalledOff(
  state: GameState,
  [one, other]: readonly [one: string, other: string],
  compendium: Compendium,
): boolean {
  const [here, there] = [shellOf(state, one, compendium), shellOf(state, other, compendium)];
  return here !== there && here !== other && there !== one;
}

/** The creature in which somebody is shut up, or that itself. */
function shellOf(state: GameState, id: string, compendium: Compendium): string | undefined {
  const { effects = [] } = state.creatures[id] ?? {};
  if (effects.length > 0 && isSealed({ effects })) return `${id}, sealed`;
  const { within } = combatantOf(state, id) ?? {};
  const holder = within === undefined ? undefined : state.creatures[within];
  return holder !== undefined && interiorOf(holder, compendium)?.covered ? holder.id : undefined;
}
