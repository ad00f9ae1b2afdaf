import type { Effect } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../creature/creature.js";
import type { EffectHeld } from "../../creature/held.js";
import { usesOf, withUse } from "../../creature/spent.js";
import { applies } from "../../effects/predicate.js";
import type { Blow, Stand, ZeroFrame } from "../../game/frame.js";
import { type Next, steps } from "../../game/next.js";
import type { GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { atWork } from "../../gather/antimagic.js";
import { gather } from "../../gather/gather.js";
import { blockOf } from "../../sheet/block-of.js";
import { featuresOf } from "../../sheet/features.js";
import { maximumOf } from "../../sheet/hit-points.js";
import type { Compendium } from "../../tables/compendium.js";
import { spellOver } from "../held/spell-over.js";

/** What may keep a creature up at 0 hit points, and what is tried where it does not. */
interface Trial {
  readonly stand: Stand;
  readonly zero: ZeroFrame;
}

/** What may keep a creature up tries to: at once, or by a save. */
export const attempt = (state: GameState, creature: Creature, { stand, zero }: Trial): Next =>
  stand.dc === undefined
    ? withUsedUp(state, creature, { next: stood(creature, { stand, zero }, true), stand })
    : steps({
        kind: "save",
        id: creature.id,
        ability: "con",
        dc: stand.dc,
        decides: { kind: "stand", stand, zero },
      });

/** What came of it: 1 hit point and no fall; or none, the use gone, and whatever else may help. */
export const stood = (
  { id, spent }: Creature,
  { stand: { trait, rule, use }, zero }: Trial,
  averted: boolean,
): Next => ({
  events: [
    {
      type: "fall_resisted",
      id,
      rule,
      trait,
      averted,
      hp: averted ? 1 : 0,
      spent: use === undefined ? spent : withUse(spent, use),
    },
  ],
  run: averted ? [] : [zero],
});

/** What it bears that has kept it up is over with that. */
function withUsedUp(
  state: GameState,
  creature: Creature,
  { next: { events, run = [] }, stand }: { readonly next: Next; readonly stand: Stand },
): Next {
  const held = creature.effects.find(({ id }) => id === stand.held);
  return held === undefined
    ? { events, run }
    : { events: [...events, spellOver(state, { bearer: creature, held }, "it is used up")], run };
}

/** What it bears that keeps it up, and from death without damage, once (Death Ward). */
export const wardOf = (creature: Creature): EffectHeld | undefined =>
  atWork(creature).find((held) => held.effects.some(({ kind }) => kind === "last-stand"));

/** What would kill it outright does not, for once. */
export const keptFromDeath = (
  state: GameState,
  creature: Creature,
  { ward, hp }: { readonly ward: EffectHeld; readonly hp: number },
): Next => {
  const { id, spent } = creature;
  const { name: trait } = ward;
  return {
    events: [
      {
        type: "fall_resisted",
        id,
        rule: `Spell Descriptions, ${trait}`,
        trait,
        averted: true,
        hp,
        spent,
      },
      spellOver(state, { bearer: creature, held: ward }, "it is used up"),
    ],
  };
};

/** Everything that may keep a creature up at 0 hit points, in turn until one does: what costs least goes first. */
export function standsOf(creature: Creature, blow: Blow, { compendium }: Using): readonly Stand[] {
  if (blow.felt <= blow.beyond) return [];
  const ward = wardOf(creature);
  const { actives, facts } = gather(creature, compendium);
  const own = actives.flatMap((active): readonly (Stand & { readonly sure: boolean })[] => {
    const { effect, source, layer } = active;
    if (effect.kind !== "last-stand" || layer !== "feature" || !applies(active, facts)) return [];
    if (
      !isMet(effect, blow) ||
      (effect.despite === undefined && isKilled(creature, blow, compendium))
    )
      return [];
    const stand = standBy(effect, { creature, blow });
    const rule = ruleOf(creature, source, compendium);
    return stand === undefined
      ? []
      : [Object.assign({ trait: source, rule, sure: effect.despite !== undefined }, stand)];
  });
  // What a stat block has comes first; a save that may come again before a use that does not.
  const inTurn = own.toSorted(
    (one, other) => Number(other.sure) - Number(one.sure) || (other.dc ?? 0) - (one.dc ?? 0),
  );
  return [
    ...(ward === undefined
      ? []
      : [{ trait: ward.name, rule: `Spell Descriptions, ${ward.name}`, held: ward.id }]),
    ...inTurn.map(({ sure: _sure, ...stand }) => stand),
  ];
}

type LastStand = Extract<Effect, { readonly kind: "last-stand" }>;

/** Whether it is of help against such damage. */
const isMet = (
  { atMost = Number.POSITIVE_INFINITY, unless = [] }: LastStand,
  { dealt, types, critical }: Blow,
): boolean =>
  dealt <= atMost &&
  !unless.some((one) => (one === "critical" ? critical === true : types.includes(one)));

const isKilled = (creature: Creature, { nonlethal, beyond }: Blow, compendium: Compendium) =>
  nonlethal !== true && beyond >= maximumOf(creature, compendium);

/** With which save, and what it uses up; nothing where that is used up already. */
function standBy(
  { use, dc, grows }: LastStand,
  { creature: { spent }, blow }: { readonly creature: Creature; readonly blow: Blow },
): Pick<Stand, "use" | "dc"> | undefined {
  const used = use === undefined ? 0 : usesOf(spent, use);
  if (dc === undefined) return used > 0 ? undefined : { ...(use !== undefined && { use }) };
  const more = grows === "damage" ? blow.dealt : grows === "use" ? 5 * used : 0;
  return { dc: dc + more, ...(use !== undefined && { use }) };
}

/** Where it is written: of a feature its section, of a trait its stat block's. */
function ruleOf({ make }: Creature, name: string, compendium: Compendium): string {
  const feature = featuresOf(make, compendium).find((one) => one.name === name);
  const block = blockOf(make, compendium);
  return feature?.srd ?? (block === undefined ? name : `${block.srd}, ${name}`);
}
