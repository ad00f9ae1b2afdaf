import {
  type Cast,
  combatantOf,
  type Event,
  type EventOf,
  type GameState,
  insideOf,
  nowFor,
  secondsLeft,
  sustainedWith,
} from "@tabletop-mcp/rules-engine";
import type { CombatContext } from "../context.js";
import { present } from "../input/present.js";
import {
  attacksView,
  type CastDone,
  isSaveAgainst,
  sharedDamage,
  targetsView,
} from "./cast-targets.js";
import { durationText, leftText } from "./time.js";

type SpellCast = EventOf<"spell_cast">;

/** What came of a casting, in fields. */
export function castView(done: CastDone, state: GameState, ctx: CombatContext) {
  const { id, events } = done;
  const begun = events.find(
    (event): event is SpellCast => event.type === "spell_cast" && event.id === id,
  );
  const cast = runs(done, state, begun);
  // What had waited and took effect before this was cast is another spell's.
  const own = begun === undefined ? done : { id, events: events.slice(events.indexOf(begun)) };
  const targets = targetsView(own, state);
  const told = events.flatMap((event) => (event.type === "told" ? event.text : []));
  const dc = own.events.find(isSaveAgainst)?.dc;
  return {
    id,
    ...(begun && { spell: begun.spell, ...levelOf(begun), slot: slotOf(begun, events) }),
    ...present({ spellId: cast?.id }),
    ...consumedBy(id, events),
    ...present({ dc, damage: sharedDamage(own) }),
    ...attacksView(own),
    targets,
    ...concentrationView(done, cast),
    ...(cast && durationView(cast, state, id)),
    ...areaView(state, id, { cast, ctx }),
    ...summonedBy(events, state),
    ...castingTime(state, begun, ctx),
    ...present({ sustain: cast && againWith(cast, ctx) }),
    ...(told.length > 0 && { narrative: [...new Set(told)].join(" ") }),
  };
}

/** The cast that goes on with its caster: the one that began now, or that was used again. */
function runs({ id }: CastDone, { creatures }: GameState, begun: SpellCast | undefined) {
  return creatures[id]?.casts.find((one) => one.id === begun?.cast.id);
}

/** Of what takes no slot the level at which it is cast. */
const levelOf = ({ slot, level }: SpellCast): object =>
  slot === undefined && level > 0 ? { level } : {};

/** What it was paid for with; null for what takes no slot. */
function slotOf({ id, slot, level }: SpellCast, events: readonly Event[]): object | null {
  if (slot !== undefined) return slot;
  const arcanum = events.find(
    (event) =>
      event.type === "use_spent" && event.id === id && event.use.startsWith("Mystic Arcanum"),
  );
  return arcanum?.type === "use_spent" ? { level, kind: "arcanum", left: arcanum.left } : null;
}

function consumedBy(caster: string, events: readonly Event[]): object {
  const consumed = events.flatMap((event) =>
    event.type === "item_lost" && event.id === caster
      ? [{ item: event.name, quantity: event.quantity }]
      : [],
  );
  return consumed.length === 0 ? {} : { consumed };
}

/** What is concentrated on now, and what that has taken the place of. */
function concentrationView({ id, events }: CastDone, cast: Cast | undefined): object {
  if (cast?.concentration !== true) return {};
  const before = events.find(
    (event) => event.type === "cast_ended" && event.id === id && event.concentration === true,
  );
  const replaced = before?.type === "cast_ended" ? before.spell : undefined;
  return { concentration: { spell: cast.spell, ...present({ replaced }) } };
}

function durationView({ until, readied }: Cast, state: GameState, id: string): object {
  if (until === undefined) return readied ? { readied: true } : {};
  const left = secondsLeft({ kind: "time", until }, nowFor(state, id));
  return left === undefined ? {} : { duration: leftText(left) };
}

/** What using it again takes of a later turn. */
export function againWith(
  { spell: name, option, readied, until }: Cast,
  { compendium }: Pick<CombatContext, "compendium">,
): string | undefined {
  const spell = compendium.spells.find(name);
  if (spell === undefined || readied || until === undefined) return undefined;
  return sustainedWith(spell, option);
}

interface Lasts {
  readonly cast: Cast | undefined;
  readonly ctx: CombatContext;
}

/** The area that it holds, and who is inside. */
function areaView(state: GameState, owner: string, { cast, ctx }: Lasts): object {
  const zone = state.encounter?.zones?.find(
    ({ lasting, owner: own }) =>
      own === owner && lasting.kind === "cast" && lasting.id === cast?.id,
  );
  if (zone === undefined) return {};
  return { area: { auraId: zone.id, covered: insideOf(state, zone, ctx) } };
}

function summonedBy(events: readonly Event[], { creatures }: GameState): object {
  const summoned = events.flatMap((event) =>
    event.type === "joined" ? [{ id: event.id, name: creatures[event.id]?.name ?? event.id }] : [],
  );
  return summoned.length === 0 ? {} : { summoned };
}

const seconds = { minute: 60, hour: 3_600 } as const;

/** How long it took, where that is more than an action; rituals ten minutes more. */
function castingTime(
  state: GameState,
  begun: SpellCast | undefined,
  { compendium }: CombatContext,
): object {
  const time = begun && compendium.spells.find(begun.spell)?.castingTime;
  if (begun === undefined || time === undefined || combatantOf(state, begun.id) !== undefined)
    return {};
  const own = time.unit === "minute" || time.unit === "hour" ? time.amount * seconds[time.unit] : 0;
  const all = own + (begun.as?.includes("a ritual") ? 600 : 0);
  return all === 0 ? {} : { castingTime: durationText(all) };
}
