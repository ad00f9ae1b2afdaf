import { concentrationOf } from "../src/creature/cast.js";
import type { Creature } from "../src/creature/creature.js";
import type { TurnSpent } from "../src/encounter/combatant.js";
import type { Event } from "../src/game/event.js";
import type { GameState } from "../src/game/state.js";
import { isOnMap } from "../src/grid/battlefield.js";
import { type Body, footprintOf, overlaps } from "../src/grid/body.js";
import { apply } from "../src/resolve/apply.js";
import { bodyOf } from "../src/rules/combat/bodies.js";
import { sharesSpace } from "../src/rules/combat/move/company.js";
import { numbersOf } from "../src/sheet/numbers.js";
import type { Compendium } from "../src/tables/compendium.js";

/** Throws where something does not hold that always does. */
function hold(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise);
}

const isEachOnce = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/** Everybody has between no hit points and all of them, and concentrates on one thing at most, awake. */
export function expectWell(state: GameState, compendium: Compendium): void {
  for (const creature of Object.values(state.creatures)) {
    expectHitPoints(creature, compendium);
    expectMind(creature);
    const held = [...creature.conditions, ...creature.effects, ...creature.casts];
    hold(isEachOnce(held.map(({ id }) => id)), `${creature.id} holds two things of one id.`);
    for (const { name, quantity } of creature.items)
      hold(quantity > 0, `${creature.id} has ${quantity} of ${name}.`);
  }
}

function expectHitPoints(creature: Creature, compendium: Compendium): void {
  const { id, hp, dead, deathSaves } = creature;
  const most = numbersOf(creature, compendium).maximumHp.effective;
  hold(
    hp.current >= 0 && hp.temporary >= 0 && (dead === true || hp.current <= most),
    `${id} has ${hp.current} of ${most} hit points.`,
  );
  hold(
    deathSaves === undefined || (!dead && hp.current === 0),
    `${id} makes needless death saves.`,
  );
}

function expectMind(creature: Creature): void {
  const { id, dead, casts, conditions, hp, characterType } = creature;
  const concentrates = casts.filter(({ concentration }) => concentration).length;
  hold(concentrates <= 1, `${id} concentrates twice.`);
  const isOut = dead === true || conditions.some(({ condition }) => condition === "unconscious");
  hold(!isOut || concentrationOf(creature) === undefined, `${id} is out and concentrates.`);
  hold(hp.current > 0 || characterType !== "pc" || isOut, `${id} stands at 0 hit points.`);
}

/** What hangs on something ends with it: on a spell that runs, on who holds one, on whom one rides or is inside of. */
export function expectBonds(state: GameState): void {
  const { creatures, combatants = {}, encounter, waiting } = state;
  for (const creature of Object.values(creatures)) {
    expectCasts(creature, creatures);
    if (!creature.dead) expectGrapplers(creature, creatures);
  }
  // Whoever is asked how it lands is still on what is gone.
  if (encounter?.status !== "active" || waiting !== undefined) return;
  for (const { id, mount, within } of Object.values(combatants))
    for (const other of [mount, within])
      hold(other === undefined || combatants[other] !== undefined, `${id} is on or in ${other}.`);
}

function expectCasts(creature: Creature, creatures: GameState["creatures"]): void {
  const { id, conditions, effects } = creature;
  for (const { lasting, from = id, source } of [...conditions, ...effects]) {
    const caster = creatures[from];
    if (lasting.kind !== "cast" || caster === undefined) continue;
    const runs = caster.casts.some((cast) => cast.id === lasting.id);
    hold(runs, `${id} bears ${source} of ${from}'s spell ${lasting.id}, which is over.`);
  }
}

function expectGrapplers({ id, conditions }: Creature, creatures: GameState["creatures"]): void {
  for (const { condition, from = "" } of conditions) {
    const by = condition === "grappled" ? creatures[from] : undefined;
    const isHelpless = by?.dead || by?.conditions.some((one) => helpless.has(one.condition));
    hold(!isHelpless, `${id} is grappled by ${from}, who can hold nobody.`);
  }
}

/** Conditions that incapacitate by themselves or by what they bring. */
const helpless: ReadonlySet<string> = new Set([
  "incapacitated",
  "paralyzed",
  "petrified",
  "stunned",
  "unconscious",
]);

/** The order has everybody who takes part, each once, and it is the turn of one of them. */
export function expectOrder({ encounter, combatants = {} }: GameState): void {
  if (encounter?.status !== "active") return;
  const ids = encounter.order.map(({ id }) => id);
  const all = Object.keys(combatants);
  hold(
    isEachOnce(ids) && ids.length === all.length && all.every((id) => ids.includes(id)),
    `The order is ${ids.join()}, and ${all.join()} take part.`,
  );
  hold(
    ids.includes(encounter.turn.of),
    `It is the turn of ${encounter.turn.of}, who is not there.`,
  );
}

/** Who takes up space of its own: neither the dead, nor riders, those inside another and who shares its space. */
function bodiesAlone(state: GameState, compendium: Compendium): readonly (Body & { of: string })[] {
  return Object.values(state.combatants ?? {}).flatMap(({ id, mount, within }) => {
    const creature = state.creatures[id];
    if (creature === undefined || creature.dead || mount !== undefined || within !== undefined)
      return [];
    if (sharesSpace(state, id, compendium)) return [];
    const body = bodyOf(state, id, compendium);
    return body === undefined ? [] : [{ of: id, ...body }];
  });
}

const spaceOf = ({ of, x, y, z = 0, size }: Body & { of: string }): string =>
  `${of} (${size}) at ${x}, ${y}, ${z}`;

/** Everybody is on the map, each in a space of its own. */
export function expectPlaced(state: GameState, compendium: Compendium): void {
  const { battlefield, encounter } = state;
  if (battlefield === undefined || encounter?.status !== "active") return;
  const bodies = bodiesAlone(state, compendium);
  for (const [index, body] of bodies.entries()) {
    const isOn = footprintOf(body).every((at) => isOnMap(battlefield, at));
    hold(isOn, `${spaceOf(body)} is off the map.`);
    const sharing = bodies.slice(index + 1).find((other) => overlaps(body, other));
    if (sharing !== undefined)
      throw new Error(`${spaceOf(body)} shares its space with ${spaceOf(sharing)}.`);
  }
}

/** What is paid for once, is paid for once; who is dead or at 0 hit points pays for nothing. */
export function expectPaid(before: GameState, events: readonly Event[]): void {
  let state = before;
  for (const event of events) {
    const had = event.type === "turn_spent" ? state.combatants?.[event.id]?.turn : undefined;
    if (had !== undefined && event.type === "turn_spent") {
      const { dead, hp } = state.creatures[event.id] ?? { hp: { current: 0 } };
      const isDown = dead === true || hp.current === 0;
      hold(!isDown || isUnpaid(had, event.turn), `${event.id}: ${event.what}, while it is down.`);
      expectOnce(event.id, had, event.turn);
    }
    state = apply(state, event);
  }
}

/** Whether what is noted of a turn has cost nothing of it. */
const isUnpaid = (had: TurnSpent, now: TurnSpent): boolean =>
  (["action", "bonus", "reaction", "object", "legendary"] as const).every(
    (part) => had[part] === now[part],
  ) && had.strikes.length === now.strikes.length;

/** A marilith has a reaction in every turn, and notes the turn of the last one (Reactive). */
const isAnew = (what: "bonus" | "reaction", had: TurnSpent, now: TurnSpent): boolean =>
  what === "reaction" &&
  had.once["reaction"] !== undefined &&
  had.once["reaction"] !== now.once["reaction"];

function expectOnce(id: string, had: TurnSpent, now: TurnSpent): void {
  const extra = (had.extraActions ?? 0) - (now.extraActions ?? 0);
  const isSecond =
    had.action !== undefined && now.action !== undefined && had.action !== now.action;
  // Haste's own action is noted among what happens once a turn.
  const isGiven = Object.entries(now.once).some(([what, seq]) => had.once[what] !== seq);
  if (isSecond && extra < 1 && !isGiven)
    throw new Error(`${id}: ${had.action}, then ${now.action}.`);
  for (const what of ["bonus", "reaction"] as const)
    if (had[what] !== undefined && now[what] !== had[what] && !isAnew(what, had, now))
      throw new Error(`${id}: ${what} ${had[what]}, then ${now[what]}.`);
  if (now.legendary < had.legendary) throw new Error(`${id}: legendary actions come back.`);
}
