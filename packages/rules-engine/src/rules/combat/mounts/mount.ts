import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import { sizes } from "@tabletop-mcp/srd-data";
import {
  type Combatant,
  freshTurn,
  type TurnSpent,
  turnDraft,
  withOnce,
} from "../../../encounter/combatant.js";
import type { ActionOf } from "../../../game/action.js";
import type { Event } from "../../../game/event.js";
import { type Decision, happens } from "../../../game/next.js";
import { combatantOf, creatureIn, fightIn, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import type { RuleViolation } from "../../../game/violation.js";
import { sizeOf } from "../../../sheet/size.js";
import { feetOf } from "../bodies.js";
import { areFoes } from "../foes.js";
import { strangerTo } from "../initiative.js";
import { movementLeft, refuseMoving } from "../movement.js";
import { noFight } from "../no-fight.js";
import { changed, dismounted, rule } from "./dismount.js";
import { isControlled, orderWith, ridersOf } from "./ridden.js";

/** What a turn remembers: once in a move one gets onto a mount or off it. */
const once = "mounting";

/** Gets onto a willing creature that is larger, for half its speed ("Mounting and Dismounting"). */
export function mountRule(
  state: GameState,
  { id, target }: ActionOf<"mount">,
  using: Using,
): Decision {
  const paid = pay(state, id, using);
  if (!paid.ok) return paid;
  const [self, other] = [combatantOf(state, id), combatantOf(state, target)];
  if (self === undefined || other === undefined)
    return err(strangerTo(state, self === undefined ? id : target));
  const refused =
    self.mount === undefined
      ? refuseMount(state, { id, target }, using)
      : {
          code: "MOUNTED",
          message: `${nameOf(state, id)} rides already.`,
          hint: "Dismount first.",
        };
  if (refused !== undefined) return err(refused);
  const rider = changed(self, { turn: paid.value, mount: target, at: other.at });
  const seated: Event = {
    type: "combatant_changed",
    id,
    rule,
    what: `mounts ${nameOf(state, target)}`,
    combatant: rider,
  };
  const ridden = Object.assign({}, state, {
    combatants: Object.assign({}, state.combatants, { [id]: rider }),
  });
  return isControlled(ridden, target, using.compendium)
    ? ok(happens(seated, ...underControl(state, { id, mount: other })))
    : ok(happens(seated));
}

/** A controlled mount takes its rider's initiative, and can move and act on this very turn. */
function underControl(
  state: GameState,
  { id, mount }: { readonly id: string; readonly mount: Combatant },
): readonly Event[] {
  const { reaction } = mount.turn;
  const turn: TurnSpent =
    reaction === undefined
      ? freshTurn(mount.turn)
      : Object.assign({}, freshTurn(mount.turn), { reaction });
  return [
    {
      type: "combatant_changed",
      id: mount.id,
      rule: "Controlling a Mount",
      what: "follows its rider",
      combatant: changed(mount, { turn, mount: mount.mount, at: mount.at }),
    },
    {
      type: "order_set",
      about: { encounter: fightIn(state).id },
      rule: "Controlling a Mount",
      order: orderWith(state, mount.id, id),
    },
  ];
}

/** Gets off its mount onto its feet beside it, for half its speed. */
export function dismountRule(
  state: GameState,
  { id }: ActionOf<"dismount">,
  using: Using,
): Decision {
  if (state.encounter?.status !== "active") return err(noFight);
  const self = combatantOf(state, id);
  if (self?.mount === undefined)
    return err({
      code: "NOT_MOUNTED",
      message: `${nameOf(state, id)} rides nothing.`,
      hint: "It stands on its own feet.",
    });
  const paid = pay(state, id, using);
  if (!paid.ok) return paid;
  return ok(dismounted(state, { rider: self, turn: paid.value, what: "dismounts" }, using));
}

/** Half its speed, once in its move. */
function pay(state: GameState, id: string, using: Using): Result<TurnSpent, RuleViolation> {
  if (state.encounter?.status !== "active") return err(noFight);
  const combatant = combatantOf(state, id);
  if (combatant === undefined) return err(strangerTo(state, id));
  const refused = refuseMoving(state, id, using);
  if (refused !== undefined) return err(refused);
  const { seq } = fightIn(state).turn;
  if (combatant.turn.once[once] === seq)
    return err({
      code: "ONCE_A_TURN",
      message: `${nameOf(state, id)} has mounted or dismounted in this turn already.`,
      hint: "Wait for its next turn.",
    });
  const { speed, left } = movementLeft(state, id, using);
  const cost = Math.floor(speed / 2);
  if (speed === 0 || left < cost)
    return err({
      code: "NO_MOVEMENT",
      message: `That takes ${nameOf(state, id)} ${cost} feet of movement, and ${left} are left.`,
      hint: "It takes half the speed.",
    });
  const draft = turnDraft(withOnce(combatant.turn, once, seq));
  draft.moved += cost;
  return ok(draft);
}

interface Pair {
  readonly id: string;
  readonly target: string;
}

/** Why a creature cannot be ridden by another. */
function refuseMount(
  state: GameState,
  { id, target }: Pair,
  { compendium }: Using,
): RuleViolation | undefined {
  const [self, other] = [creatureIn(state, id), creatureIn(state, target)];
  const feet = feetOf(state, { self, other }, compendium) ?? 0;
  const rank = (one: typeof self): number => sizes.indexOf(sizeOf(one.make, compendium));
  const paired = combatantOf(state, target)?.mount !== undefined || ridersOf(state, id).length > 0;
  const reasons: readonly (readonly [holds: boolean, why: string])[] = [
    [other.dead === true, "it is dead"],
    [rank(other) <= rank(self), "it is not larger than its rider"],
    [areFoes(state, id, target), "it is not willing"],
    [paired, "one of the two is part of such a pair already"],
    [feet > 5, `it is ${feet} feet away`],
  ];
  const why = reasons.find(([holds]) => holds)?.[1];
  return why === undefined
    ? undefined
    : {
        code: "NO_MOUNT",
        message: `${self.name} cannot mount ${other.name}: ${why}.`,
        hint: "A mount is willing, larger, and within 5 feet (Mounted Combat).",
      };
}

const nameOf = ({ creatures }: GameState, id: string): string => creatures[id]?.name ?? id;
