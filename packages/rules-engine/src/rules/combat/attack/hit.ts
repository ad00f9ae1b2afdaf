import { ok } from "@tabletop-mcp/dice-core";
import type { Cover } from "@tabletop-mcp/srd-data";
import type { Modifier } from "../../../dice/d20.js";
import { sumOf } from "../../../dice/d20.js";
import type { Draft } from "../../../draft.js";
import type { Circumstances } from "../../../effects/predicate.js";
import { inSight } from "../../../encounter/combatant.js";
import type { AttackFrame, Duplicate, RolledAttack } from "../../../game/attack-frame.js";
import type { Event, EventOf } from "../../../game/event.js";
import { type Decision, type Next, steps } from "../../../game/next.js";
import { combatantOf, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import { circumstancesOf, type Scene, seenFromOther } from "../../../gather/circumstances.js";
import { rollOfUse } from "../../../sheet/attacks/use.js";
import { armorClassNow } from "../../../sheet/numbers.js";
import type { Two } from "../bodies.js";
import { coverOf, isSeenBy } from "../scene.js";
import { coverBonus, raisedBy } from "./armor-class.js";
import { imageLost } from "./duplicates.js";
import { framed } from "./framed.js";
import { sceneOfAttack } from "./scene.js";

/** An attack whose die lies there. */
export interface Compared {
  readonly frame: AttackFrame;
  readonly rolled: RolledAttack;
  readonly two: Two;
}

/** The die lies there: a miss is settled, and what would hit may be answered. */
export function compareAttack(state: GameState, compared: Compared, using: Using): Decision {
  const met = metBy(state, compared, using);
  if (!hits(compared.rolled, met.armorClass)) return ok(missed(state, compared, met));
  const { duplicate = "passed" } = compared.frame;
  return duplicate === "passed"
    ? ok(steps(framed(compared.frame, { step: "hit" })))
    : ok(hitsImage(state, compared, { met, duplicate }));
}

/** An image was hit, and nobody else. */
function hitsImage(
  state: GameState,
  compared: Compared,
  { met, duplicate }: { readonly met: Met; readonly duplicate: Duplicate },
): Next {
  const { frame, rolled, two } = compared;
  const over = withOutcome(rolled, { outcome: "miss", unseen: false });
  return {
    events: [
      ...settled(state, compared, { ...met, success: true }),
      ...imageLost(state, two.other, duplicate),
    ],
    run: [framed(frame, { step: "over", rolled: over })],
  };
}

/** Compared once more, with whatever has been done about it: a hit or a miss for good. */
export function hitOrMiss(state: GameState, compared: Compared, using: Using): Decision {
  const met = metBy(state, compared, using);
  if (!hits(compared.rolled, met.armorClass)) return ok(missed(state, compared, met));
  const { frame, two } = compared;
  const unseen = !isSeenBy(state, two, using);
  const rolled = withOutcome(compared.rolled, { outcome: "hit", unseen });
  return ok({
    events: settled(state, compared, { ...met, success: true }),
    run: [framed(frame, { step: "damage", rolled })],
  });
}

function missed(state: GameState, compared: Compared, met: Met) {
  const { frame, rolled } = compared;
  const { miss } = frame.order.facts;
  const over = withOutcome(rolled, { outcome: "miss", unseen: false });
  const next =
    miss === "half" && typeof frame.duplicate !== "object"
      ? framed(frame, { step: "damage", rolled: over, halvedBy: "a miss" })
      : framed(frame, { step: "over", rolled: over });
  return { events: settled(state, compared, { ...met, success: false }), run: [next] };
}

const withOutcome = (
  { d20, critical, sure, used }: RolledAttack,
  { outcome, unseen }: { readonly outcome: "hit" | "miss"; readonly unseen: boolean },
): RolledAttack => {
  const rolled: Draft<RolledAttack> = { d20, outcome };
  if (critical) rolled.critical = critical;
  if (sure) rolled.sure = sure;
  if (used) rolled.used = used;
  if (unseen) rolled.unseen = unseen;
  return rolled;
};

/** A natural 20 hits and a natural 1 misses, whatever the armour class ("Rolling 1 or 20"). */
export function hits({ d20, sure }: RolledAttack, armorClass: number): boolean {
  if (d20.natural === 20 || sure) return true;
  return d20.natural !== 1 && d20.total !== null && d20.total >= armorClass;
}

/** What an attack has to reach, and what makes it more than what is on the sheet. */
interface Met {
  readonly armorClass: number;
  readonly raised: readonly Modifier[];
  readonly cover: Cover | undefined;
}

/** The target's armour class as it is now, against this attack. */
function metBy(state: GameState, { frame, two }: Compared, using: Using): Met {
  const { compendium } = using;
  const { other } = two;
  const cover = frame.order.scene?.cover ?? coverOf(state, two, using);
  if (typeof frame.duplicate === "object") {
    const raised = ofCover(cover);
    return { armorClass: frame.duplicate.armorClass + sumOf(raised), raised, cover };
  }
  const known = () => circumstancesOfTarget(state, { frame, two }, using);
  const raised = [
    ...ofCover(cover),
    ...raisedBy(other, known, compendium),
    ...(frame.raised ?? []),
  ];
  const armorClass = armorClassNow(other, compendium).effective + sumOf(raised);
  return { armorClass, raised, cover };
}

/** The armour class that an attack has to reach now. */
export const armorClassAgainst = (state: GameState, compared: Compared, using: Using): number =>
  metBy(state, compared, using).armorClass;

/** What the target's own effects may ask about an attack on it. */
export const circumstancesOfTarget = (
  state: GameState,
  { frame: { order }, two }: Pick<Compared, "frame" | "two">,
  using: Using,
): Circumstances =>
  circumstancesOf(
    rollOfUse(order.facts, order.use),
    {
      self: two.other,
      other: two.self,
      by: "foe",
      scene: seenFromOther(sceneOfAttack(state, { two, order }, using)),
    },
    using.compendium,
  );

const ofCover = (cover: Scene["cover"]): readonly Modifier[] => {
  const value = cover === undefined ? 0 : coverBonus[cover];
  return value === 0 ? [] : [{ source: `cover (${cover?.replace("_", " ")})`, value }];
};

/** The die in the log, with what it was compared with; who attacks from hiding is hidden no more ("Unseen Attackers and Targets"). */
function settled(
  state: GameState,
  { frame, rolled: { d20, critical, used } }: Compared,
  { armorClass, raised, cover, success }: Met & { readonly success: boolean },
): readonly Event[] {
  const { id, target, order } = frame;
  const isCritical = success && critical;
  const rolled: Draft<EventOf<"rolled">> = {
    type: "rolled",
    id,
    rule: isCritical ? "Critical Hits" : "Attack Rolls",
    purpose: "attack",
    what: `Attack with ${order.facts.name}`,
    d20,
    dc: armorClass,
    against: target,
    success,
  };
  if (cover !== undefined) rolled.cover = cover;
  if (raised.length > 0) rolled.raised = raised;
  if (isCritical) rolled.critical = isCritical;
  if (used) rolled.used = used;
  const combatant = combatantOf(state, id);
  if (combatant?.hidden === undefined) return [rolled];
  return [
    rolled,
    {
      type: "combatant_changed",
      id,
      rule: "Unseen Attackers and Targets",
      what: "gives away where it is",
      combatant: inSight(combatant),
    },
  ];
}
