import { type DamageType, type Moment, type Step, sizes } from "@tabletop-mcp/srd-data";
import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { Creature, Make } from "../../creature/creature.js";
import { type Combatant, unspent } from "../../encounter/combatant.js";
import { placeInOrder } from "../../encounter/encounter.js";
import type { Event, EventOf } from "../../game/event.js";
import { happens, type Next, nothing } from "../../game/next.js";
import { combatantOf, fightIn, type GameState } from "../../game/state.js";
import type { StepRef } from "../../game/step-ref.js";
import type { Using } from "../../game/using.js";
import { nearestFree } from "../../grid/free.js";
import { onceOf } from "../../once.js";
import { blockOf } from "../../sheet/block-of.js";
import { maximumOf } from "../../sheet/hit-points.js";
import { sizeOf } from "../../sheet/size.js";
import { foldName } from "../../tables/compendium.js";
import type { Settling } from "../steps/settling.js";
import { bodyOf } from "./bodies.js";
import { spend } from "./economy.js";
import { occupantsFor } from "./move/company.js";

const rule = "Reactions";

/** The reaction with which a creature splits. */
interface Splitting {
  readonly at: StepRef & { readonly name: string };
  readonly step: Step;
}

const splittingOf = onceOf(({ id, reactions }: StatBlock): Splitting | undefined => {
  for (const { name, steps } of reactions)
    for (const [place, step] of steps.entries())
      if (step.splits) return { at: { of: "reaction", id, name, path: [place] }, step };
  return undefined;
});

/** Who is subjected to what splits it does so at once, with its reaction, hurt by it or not (Split). */
export function splitAtDamage(
  state: GameState,
  { id, damage }: EventOf<"damage_taken">,
  using: Using,
): Next {
  const creature = state.creatures[id];
  const block = creature && blockOf(creature.make, using.compendium);
  const splitting = block && splittingOf(block);
  if (creature === undefined || splitting === undefined || combatantOf(state, id) === undefined)
    return nothing;
  const { at, step } = splitting;
  const moments = [step.when].flat();
  const isSubjected = damage.some(
    ({ type, afterResistance, prevented = 0 }) =>
      type !== undefined && afterResistance + prevented > 0 && moments.includes(momentOf(type)),
  );
  if (!isSubjected || !canSplit(creature, step, using)) return nothing;
  const paid = spend(state, { id, what: at.name, economy: "reaction" }, using);
  if (!paid.ok) return nothing;
  const by = { source: at.name };
  return { events: paid.value, run: [{ kind: "steps", id, at, by, targets: [id] }] };
}

const momentOf = (type: DamageType): Moment => `subjected-to-${type}`;

const canSplit = (creature: Creature, { splits, targets }: Step, { compendium }: Using): boolean =>
  !creature.dead &&
  creature.hp.current >= (splits?.hitPoints ?? 1) &&
  rankOf(sizeOf(creature.make, compendium)) >= rankOf(targets?.sizeAtLeast ?? "tiny");

const rankOf = (size: (typeof sizes)[number]): number => sizes.indexOf(size);

/** Two of it, each with half its hit points and a size smaller: the one keeps its place, the other takes its turns right after. */
export function split({ state, step, creature, using }: Settling): Next {
  const combatant = combatantOf(state, creature.id);
  if (combatant === undefined || !canSplit(creature, step, using)) return nothing;
  const half = Math.floor(creature.hp.current / 2);
  const make = halved(creature, half, using);
  const { id } = creature;
  const hp = { current: half, temporary: 0 };
  const other = twinOf(state, { creature, make, hp }, using);
  const smaller: Event = {
    type: "changed",
    id,
    rule,
    field: "hp",
    from: creature.hp.current,
    to: half,
    set: { make, hp },
  };
  return happens(
    smaller,
    { type: "created", id: other.id, rule, creature: other, notes: [] },
    joined(state, { combatant, make, other: other.id }, using),
  );
}

function halved(creature: Creature, half: number, { compendium }: Using): Make {
  const { make } = creature;
  const size = sizes[rankOf(sizeOf(make, compendium)) - 1] ?? "tiny";
  return { ...make, size, extraHp: make.extraHp + half - maximumOf(creature, compendium) };
}

interface Half {
  readonly creature: Creature;
  readonly make: Make;
  readonly hp: Creature["hp"];
}

/** What is on the one stays there: the other is new. A creature splits once in a turn, so its id tells them apart. */
function twinOf(state: GameState, { creature, make, hp }: Half, { compendium }: Using): Creature {
  const { id: encounter, turn } = fightIn(state);
  const { characterType, coins, xp } = creature;
  const twin: Creature = {
    id: `${creature.id}-${turn.seq}`,
    name: freeName(state, creature.name),
    characterType,
    encounter,
    make,
    hp,
    spent: { hitDice: {}, slots: {}, pact: 0, uses: {} },
    conditions: [],
    effects: [],
    casts: [],
    items: [],
    coins,
    xp,
    inspiration: false,
    lastId: 0,
  };
  // What is on the one may give it more hit points than it has of itself.
  const extraHp = make.extraHp + hp.current - maximumOf(twin, compendium);
  return Object.assign(twin, { make: Object.assign({}, make, { extraHp }) });
}

/** "Ochre Jelly 1 B", with the first letter that nobody has. */
function freeName({ creatures }: GameState, name: string): string {
  const taken = new Set(Object.values(creatures).map((one) => foldName(one.name)));
  const stem = name.replace(/ [B-Z]+$/, "");
  for (let letters = "B"; ; letters = following(letters))
    if (!taken.has(foldName(`${stem} ${letters}`))) return `${stem} ${letters}`;
}

const following = (letters: string): string => {
  const last = letters.charCodeAt(letters.length - 1);
  return last < 90 ? `${letters.slice(0, -1)}${String.fromCharCode(last + 1)}` : `${letters}B`;
};

interface Joining {
  readonly combatant: Combatant;
  readonly make: Make;
  readonly other: string;
}

function joined(
  state: GameState,
  { combatant: { id, side, at: where, inLair }, make, other }: Joining,
  { compendium }: Using,
): Event {
  const { order } = fightIn(state);
  const place = placeInOrder({ order }, id);
  const turn = { id: other, initiative: order[place]?.initiative ?? 0 };
  const size = sizeOf(make, compendium);
  const body = bodyOf(state, id, compendium);
  const { battlefield } = state;
  // The one that keeps its place is the smaller there already.
  const others = [
    ...occupantsFor(state, { id }, compendium),
    ...(where === undefined ? [] : [{ ...where, size }]),
  ];
  const at =
    battlefield === undefined || body === undefined
      ? where
      : nearestFree(battlefield, { body: { ...body, size }, others });
  return {
    type: "joined",
    id: other,
    rule,
    combatant: {
      id: other,
      side,
      ...(at && { at }),
      ...(inLair && { inLair }),
      turn: unspent,
    },
    order: order.toSpliced(place + 1, 0, turn),
  };
}
