import type { Heads, Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { Creature } from "../../creature/creature.js";
import type { Combatant, HeadsLeft } from "../../encounter/combatant.js";
import { harmIn, withHarm } from "../../encounter/harm.js";
import type { Event, EventOf } from "../../game/event.js";
import type { ActFrame } from "../../game/frame.js";
import { type Next, nothing } from "../../game/next.js";
import { combatantOf, creatureIn, fightIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { onceOf } from "../../once.js";
import { blockOf } from "../../sheet/block-of.js";
import type { Compendium } from "../../tables/compendium.js";
import { died } from "../life/died.js";
import { actQuietly } from "../steps/settling.js";

const rule = "Monsters, Hydra";

/** What predicates ask for where a creature has a single head left. */
const single = "single-head";

const headsIn = onceOf(
  ({ traits }: StatBlock): Heads | undefined =>
    traits.find(({ heads }) => heads !== undefined)?.heads,
);

const headsOf = ({ make }: Pick<Creature, "make">, compendium: Compendium): Heads | undefined => {
  const block = blockOf(make, compendium);
  return block && headsIn(block);
};

/** How many heads a creature has now, where it is one of several. */
export function headsLeft(
  state: GameState,
  id: string,
  compendium: Compendium,
): number | undefined {
  const heads = headsOf(creatureIn(state, id), compendium);
  return heads && leftOf(combatantOf(state, id), heads).left;
}

const leftOf = (combatant: Combatant | undefined, { count }: Heads): HeadsLeft =>
  combatant?.heads ?? { left: count, lost: 0 };

/** Enough damage in one turn kills a head, once in that turn; what keeps heads from growing is remembered (Multiple Heads). */
export function loseHead(
  state: GameState,
  { id, damage, dealt, by = "" }: EventOf<"damage_taken">,
  { compendium }: Using,
): Next {
  const combatant = combatantOf(state, id);
  const heads = combatant && headsOf(creatureIn(state, id), compendium);
  if (combatant === undefined || heads === undefined || dealt === 0) return nothing;
  const { seq } = fightIn(state).turn;
  const before = harmIn(combatant, seq);
  const isLost = before < heads.diesAt && before + dealt >= heads.diesAt;
  const isBurnt = damage.some(
    ({ type, afterResistance }) => type === heads.unless && afterResistance > 0,
  );
  const { left, lost, burnt } = leftOf(combatant, heads);
  const now: HeadsLeft = {
    left: isLost ? left - 1 : left,
    lost: isLost ? lost + 1 : lost,
    ...((burnt || isBurnt) && { burnt: true }),
  };
  const harm = withHarm(combatant, { by, dealt, seq });
  const what = isLost ? `loses a head: ${now.left} left` : `has taken ${before + dealt} this turn`;
  const events: readonly Event[] = [
    { type: "combatant_changed", id, rule, what, combatant: { ...combatant, harm, heads: now } },
    ...(now.left === 0 ? [died(id, rule, "its last head")] : []),
  ];
  return { events, run: isLost && now.left === 1 ? [aloneWith(id)] : [] };
}

/** As its turn ends two heads grow for each that has died since the last one, and each gives hit points. */
export function growHeads(
  state: GameState,
  { id }: EventOf<"turn_ended">,
  { compendium }: Using,
): Next {
  const combatant = combatantOf(state, id);
  const creature = state.creatures[id];
  if (combatant?.heads === undefined || creature === undefined || creature.dead) return nothing;
  const heads = headsOf(creature, compendium);
  const { left, lost, burnt } = combatant.heads;
  if (heads === undefined || (lost === 0 && !burnt)) return nothing;
  const grown = burnt ? 0 : lost * heads.grows;
  const what = grown > 0 ? `grows ${grown} heads: ${left + grown} now` : "grows no head";
  const alone = creature.effects.find(({ during }) => during === single);
  return {
    events: [
      {
        type: "combatant_changed",
        id,
        rule,
        what,
        combatant: { ...combatant, heads: { left: left + grown, lost: 0 } },
      },
    ],
    run:
      grown === 0
        ? []
        : [
            actQuietly({ type: "heal", id, amount: grown * heads.heals, source: "Multiple Heads" }),
            ...(alone ? [actQuietly({ type: "lose_effect", id, held: alone.id })] : []),
          ],
  };
}

const aloneWith = (id: string): ActFrame => ({
  kind: "act",
  lenient: true,
  action: {
    type: "gain_effect",
    id,
    name: "A single head",
    kind: "neutral",
    effects: [],
    during: single,
    lasting: { kind: "until", what: "removed" },
  },
});
