import type { Event, EventOf, GameState } from "@tabletop-mcp/rules-engine";
import { present } from "../input/present.js";
import { saveName, weaponOf } from "./attack-text.js";

/** Who has done something, and what came of it. */
interface Deed {
  readonly id: string;
  readonly target?: string | undefined;
  readonly events: readonly Event[];
}

/** What came of a deed, in fields: attack rolls with their damage, contests, checks, saves, and how it stands with who was hit. */
export function deedView({ id, target, events }: Deed, state: GameState): object {
  const hurt = damageIn(events);
  const attacks = rollsFor(events, "attack");
  const struck = attacks[0]?.against ?? target ?? hurt[0]?.id;
  const saves = rollsFor(events, "save");
  return {
    ...attacksOf(events, state),
    ...checksOf(id, events),
    ...(saves.length > 0 && { saves: saves.map((save) => saveView(save, attacks)) }),
    ...healingOf(events),
    ...standing(struck, hurt.length + attacks.length > 0, state),
  };
}

/** One attack with its damage; several, and those that go on after an answer, each by itself. */
function attacksOf(events: readonly Event[], state: GameState): object {
  const attacks = rollsFor(events, "attack");
  const [first, ...others] = attacks;
  if (first === undefined) return { ...waitingAttack(state), ...damageOf(damageIn(events)) };
  const early = damageIn(events.slice(0, events.indexOf(first)));
  if (others.length + early.length === 0)
    return { attack: attackView(first), ...damageOf(damageIn(events)) };
  const each = attacks.map((one, at) => {
    const { id: actorId, against } = one;
    const blows = damageIn(between(events, one, attacks[at + 1]));
    return { actorId, ...present({ targetId: against }), ...attackView(one), ...damageOf(blows) };
  });
  return { ...damageOf(early), attacks: each };
}

type Rolled = EventOf<"rolled">;
type Blow = EventOf<"damage_taken">;

const rollsFor = (events: readonly Event[], purpose: Rolled["purpose"]): readonly Rolled[] =>
  events.filter((event): event is Rolled => event.type === "rolled" && event.purpose === purpose);

const damageIn = (events: readonly Event[]): readonly Blow[] =>
  events.filter((event): event is Blow => event.type === "damage_taken");

/** What happened from one attack roll to the next. */
const between = (events: readonly Event[], one: Event, next: Event | undefined) =>
  events.slice(events.indexOf(one), next === undefined ? events.length : events.indexOf(next));

/** A d20 with what it had to meet. */
const rollView = ({ what, d20, dc, success }: Rolled) => ({
  what,
  ...d20,
  ...present({ dc, success }),
});

/** A save by its ability, and what asks for it where that is not the weapon of an attack. */
function saveView(save: Rolled, attacks: readonly Rolled[]): object {
  const { what, ...rolled } = rollView(save);
  const own = attacks.map(weaponOf).find((weapon) => what.endsWith(`(${weapon})`));
  return { id: save.id, what: saveName(what, own), ...rolled };
}

/** An attack roll with what it had to meet, and whether it hit. */
export function attackView(attack: Rolled): object {
  const { d20, dc, cover, raised, success, critical } = attack;
  return {
    what: weaponOf(attack),
    ...d20,
    ...present({ ac: dc, cover, raised, hit: success }),
    critical: critical === true,
  };
}

/** An attack whose die lies there while somebody may react to it: it has neither hit nor missed. */
function waitingAttack({ waiting }: GameState): object {
  const frame = waiting?.frames.at(-1);
  if (frame?.kind !== "attack" || frame.rolled === undefined || frame.rolled.outcome !== undefined)
    return {};
  return { attack: { what: frame.order.facts.name, ...frame.rolled.d20 } };
}

/** Damage by type and source; the source where it is not the attack's own. */
export const damageView = (blows: readonly Blow[]): readonly object[] =>
  blows.flatMap(({ damage: parts, source: own }) =>
    parts.map(({ source, because, ...part }) => ({
      ...part,
      ...(source !== own && present({ source })),
      ...(because.length > 0 && { because }),
    })),
  );

const damageOf = (blows: readonly Blow[]): object =>
  blows.length === 0 ? {} : { damage: damageView(blows) };

/** A contest has two rolls, a check one. */
function checksOf(id: string, events: readonly Event[]): object {
  const [own, ...others] = rollsFor(events, "check").toSorted(
    (one, other) => Number(other.id === id) - Number(one.id === id),
  );
  if (own === undefined) return {};
  const [other] = others;
  const { success, ...check } = rollView(own);
  const won = present({ success });
  return other === undefined
    ? { check: { ...check, ...won }, ...won }
    : { contest: { actor: check, target: unjudged(other) }, ...won };
}

/** Who has won, the contest says once. */
function unjudged(rolled: Rolled): object {
  const { success: _success, ...check } = rollView(rolled);
  return check;
}

function healingOf(events: readonly Event[]): object {
  const healed = events.flatMap((event) =>
    event.type === "healed" ? [{ id: event.id, amount: event.amount, hp: event.hp }] : [],
  );
  return healed.length === 0 ? {} : { healed };
}

/** How it stands with who was struck. */
function standing(id: string | undefined, wasStruck: boolean, { creatures }: GameState): object {
  const creature = id === undefined || !wasStruck ? undefined : creatures[id];
  if (creature === undefined) return {};
  const { hp, dead, deathSaves } = creature;
  const status = dead
    ? "dead"
    : deathSaves === undefined
      ? undefined
      : deathSaves.stable
        ? "stable"
        : "down";
  return { targetHp: hp.current, ...present({ targetStatus: status }) };
}
