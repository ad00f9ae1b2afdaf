import {
  type Event,
  type EventOf,
  type GameState,
  spokenName,
  subjectOf,
} from "@tabletop-mcp/rules-engine";
import { present } from "../input/present.js";
import { attackView, damageView } from "./deed-view.js";

/** A casting and what came of it. */
export interface CastDone {
  /** Who casts. */
  readonly id: string;
  readonly events: readonly Event[];
}

type Rolled = EventOf<"rolled">;
type Blow = EventOf<"damage_taken">;

/** The saves that a spell asks for; those that damage asks for are another matter. */
export const isSaveAgainst = (event: Event): event is Rolled =>
  event.type === "rolled" && event.purpose === "save" && !event.what.includes("(concentration");

export const isBlow = (event: Event): event is Blow => event.type === "damage_taken";

const isAttack = (event: Event): event is Rolled =>
  event.type === "rolled" && event.purpose === "attack";

/** Ids of those whom a spell has named, and whom it has done something to, in order. */
export function affectedIn({ id, events }: CastDone): readonly string[] {
  const named = events.flatMap((event) => (event.type === "spell_cast" ? event.targets : []));
  const touched = events.flatMap((event) => {
    const one = subjectOf(event);
    return one === undefined || isOfEarlier(event) || !touches(event, id) ? [] : [one];
  });
  return [...new Set([...named, ...touched])];
}

/** What hung on a spell whose concentration has passed to this one. */
const isOfEarlier = (event: Event): boolean =>
  "because" in event && event.because?.startsWith("concentration on ") === true;

const kinds: ReadonlySet<Event["type"]> = new Set([
  "damage_taken",
  "healed",
  "temporary_hp",
  "condition_gained",
  "condition_changed",
  "condition_lost",
  "effect_gained",
  "effect_changed",
  "form_taken",
  "moved",
  "revived",
  "stabilized",
  "died",
]);

const touches = (event: Event, caster: string): boolean =>
  (isSaveAgainst(event) && event.id !== caster) || kinds.has(event.type);

/** More of them are told of in short. */
const most = 2;

/** One entry for each of them; of many without what all have in common. */
export function targetsView(done: CastDone, state: GameState): readonly object[] {
  const ids = affectedIn(done);
  return ids.map((id) => targetView(id, done.events, { state, isBrief: ids.length > most }));
}

interface How {
  readonly state: GameState;
  readonly isBrief: boolean;
}

function targetView(id: string, events: readonly Event[], { state, isBrief }: How): object {
  const own = events.filter((event) => subjectOf(event) === id);
  const save = own.find(isSaveAgainst);
  const attacks = events.filter((event) => isAttack(event) && event.against === id);
  const blows = own.filter(isBlow);
  const creature = state.creatures[id];
  const did = {
    ...(save && { save: saveView(save, isBrief) }),
    ...(attacks.length > 0 && {
      hit: attacks.some((event) => event.type === "rolled" && event.success === true),
    }),
    ...(blows.length > 0 && { damage: isBrief ? briefDamage(blows) : damageView(blows) }),
    ...changesOf(own),
  };
  return {
    id,
    ...present({ name: creature?.name }),
    ...did,
    // What waits for a reaction may still come.
    ...(Object.keys(did).length === 0 && state.waiting === undefined && { unaffected: true }),
    ...(blows.length > 0 && present({ hp: creature?.hp.current })),
    ...(creature?.dead === true && { status: "dead" }),
  };
}

/** What it has now that it had not: hit points, conditions, effects. */
function changesOf(own: readonly Event[]): object {
  const healed = sum(own.flatMap((event) => (event.type === "healed" ? event.amount : [])));
  const temporary = own.findLast((event) => event.type === "temporary_hp");
  const conditions = own.flatMap((event) =>
    event.type === "condition_gained" || event.type === "condition_changed"
      ? event.held.condition
      : [],
  );
  const effects = own.flatMap((event) =>
    event.type === "effect_gained" || event.type === "effect_changed"
      ? spokenName(event.held.name)
      : [],
  );
  const ended = own.flatMap((event) =>
    event.type === "condition_lost" && !isOfEarlier(event) ? event.condition : [],
  );
  const form = own.find((event) => event.type === "form_taken")?.form;
  const moved = own.findLast((event) => event.type === "moved")?.to;
  return {
    ...(own.some(({ type }) => type === "healed") && { healed }),
    ...present({ tempHp: temporary?.to, form, position: moved }),
    ...(conditions.length > 0 && { conditions }),
    ...(effects.length > 0 && { effects: [...new Set(effects)] }),
    ...(ended.length > 0 && { conditionsEnded: ended }),
  };
}

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);

function saveView({ d20, dc, success }: Rolled, isBrief: boolean): object {
  const auto = d20.total === null ? { auto: true } : {};
  if (!isBrief) return { ...d20, ...present({ dc, success }), ...auto };
  if (d20.total === null) return { rolls: [], ...present({ success }), ...auto };
  const { rolls, total, mode } = d20;
  return { rolls, total, ...(mode !== "normal" && { mode }), ...present({ success }) };
}

/** Of many the dice stand once, beside them. */
const briefDamage = (blows: readonly Blow[]): readonly object[] =>
  blows.flatMap(({ damage }) =>
    damage.map(({ type, afterResistance, because }) => ({
      ...present({ type }),
      afterResistance,
      ...withReasons(because),
    })),
  );

/** Why damage is less or more, but for the save that stands beside it. */
export const reasonsIn = (because: readonly string[]): readonly string[] =>
  because.filter((one) => one !== "half damage: save");

const withReasons = (because: readonly string[]): object => {
  const reasons = reasonsIn(because);
  return reasons.length === 0 ? {} : { because: reasons };
};

/** The dice that strike many, once. */
export function sharedDamage(done: CastDone): readonly object[] | undefined {
  if (affectedIn(done).length <= most) return undefined;
  const dice = done.events
    .filter(isBlow)
    .flatMap(({ damage }) =>
      damage.flatMap(({ type, dice: how, rolls, rolled }) =>
        rolls.length === 0 ? [] : [{ ...present({ type }), dice: how, rolls, rolled }],
      ),
    );
  const once = new Map(dice.map((one) => [JSON.stringify(one), one]));
  return once.size === 0 ? undefined : [...once.values()];
}

/** Every attack roll with its damage; the only one apart. */
export function attacksView({ events }: CastDone): object {
  const rolls = events.filter(isAttack);
  const views = rolls.map((one, at) => {
    const next = rolls[at + 1];
    const until = next === undefined ? events.length : events.indexOf(next);
    const blows = events.slice(events.indexOf(one), until).filter(isBlow);
    return {
      ...present({ targetId: one.against }),
      ...attackView(one),
      ...(rolls.length > 1 && { damage: damageView(blows) }),
    };
  });
  if (views.length === 0) return {};
  return views.length === 1 ? { attack: views[0] } : { attacks: views };
}
