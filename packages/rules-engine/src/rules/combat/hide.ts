import { err, ok } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../creature/creature.js";
import { type Combatant, inSight } from "../../encounter/combatant.js";
import { deeds } from "../../encounter/deeds.js";
import type { ActionOf } from "../../game/action.js";
import type { Event } from "../../game/event.js";
import { type Decision, happens } from "../../game/next.js";
import { combatantOf, creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { speedsNow } from "../../sheet/numbers.js";
import { spendDeed } from "./bonus-deeds.js";
import { clearlySeenBy } from "./come-into-the-open.js";
import { rolledCheck } from "./rolled-check.js";
import { sceneAround } from "./scene.js";
import { noticing, seenFrom, spotOf } from "./sight-between.js";

/**
 * A Dexterity (Stealth) check against the passive Perception of everybody on another side ("Hide";
 * "Hiding"): it stays hidden from those that it beats, and from nobody that sees it clearly. Whether
 * half cover or dim light is enough, and what there is to hide behind without a map, the table says.
 */
export function hideRule(state: GameState, action: ActionOf<"hide">, using: Using): Decision {
  const { id, economy } = action;
  const paid = spendDeed(state, { id, does: "hide", economy }, using);
  if (!paid.ok) return paid;
  const combatant = combatantOf(state, id);
  const others = combatant === undefined ? [] : othersThan(state, combatant);
  const clear = combatant === undefined ? [] : clearlySeenBy(state, combatant, using);
  if (others.length > 0 && others.every((other) => clear.includes(other.id)))
    return err(inTheOpen(creatureIn(state, id), creatureIn(state, clear[0] ?? "")));
  const scene = Object.assign({}, sceneAround(state, id, using), {
    movedShare: shareMoved(state, id, using),
  });
  const asked = { ...action, skill: "stealth" } as const;
  const rolled = rolledCheck(creatureIn(state, id), asked, { ...using, scene });
  if (!rolled.ok) return rolled;
  const { total, event } = rolled.value;
  if (combatant === undefined) return ok(happens(...paid.value, event({})));
  const noticing = others.filter(
    (other) => clear.includes(other.id) || passiveOf(state, { by: other.id, id }, using) >= total,
  );
  const success = noticing.length < others.length;
  const names = noticing.map((other) => creatureIn(state, other.id).name).join(", ");
  const turn = paid.value.findLast((one) => one.type === "turn_spent")?.turn ?? combatant.turn;
  return ok(
    happens(
      ...paid.value,
      event({ success }),
      ...(success
        ? [hidden({ ...combatant, turn, hidden: total }, names === "" ? "" : `, seen by ${names}`)]
        : [...seen({ ...combatant, turn }), ...noticed(creatureIn(state, id), names)]),
    ),
  );
}

const othersThan = (state: GameState, { side }: Combatant): readonly Combatant[] =>
  Object.values(state.combatants ?? {}).filter(
    (other) => other.side !== side && !creatureIn(state, other.id).dead,
  );

const inTheOpen = ({ name }: Creature, by: Creature): RuleViolation => ({
  code: "IN_THE_OPEN",
  message: `${name} cannot hide here: ${by.name} sees it clearly, and so do all its foes (Hiding).`,
  hint: "Go behind cover, or where dim light, darkness or fog hides it, first.",
});

/** A check that comes to nothing says by whom. */
const noticed = ({ id, name }: Creature, by: string): readonly Event[] =>
  by === ""
    ? []
    : [
        {
          type: "told",
          about: { creature: id },
          rule,
          source: deeds.hide,
          text: `${name} does not hide: noticed by ${by}.`,
          targets: [],
        },
      ];

/** How much of its speed a creature has moved this turn; nothing is known of it outside fights. */
function shareMoved(state: GameState, id: string, { compendium }: Using): number | undefined {
  const combatant = combatantOf(state, id);
  if (combatant === undefined) return undefined;
  const speed = speedsNow(creatureIn(state, id), compendium).walk?.effective ?? 0;
  return speed === 0 ? 0 : combatant.turn.moved / speed;
}

/** What a creature notices the one who hides with, where that one is. */
function passiveOf(state: GameState, { by, id }: Noticed, using: Using): number {
  const [viewer, hider] = [creatureIn(state, by), creatureIn(state, id)];
  const looking = { from: spotOf(state, viewer, using), to: spotOf(state, hider, using) };
  return noticing(viewer, seenFrom(state, looking, using).obscured, using.compendium);
}

interface Noticed {
  readonly by: string;
  readonly id: string;
}

const rule = "Hiding";

const hidden = (combatant: Combatant, but: string): Event => ({
  type: "combatant_changed",
  id: combatant.id,
  rule,
  what: `hidden${but}`,
  combatant,
});

/** Who fails is in plain sight, whatever it was before. */
const seen = (combatant: Combatant): readonly Event[] =>
  combatant.hidden === undefined
    ? []
    : [
        {
          type: "combatant_changed",
          id: combatant.id,
          rule,
          what: "hidden no more",
          combatant: inSight(combatant),
        },
      ];
