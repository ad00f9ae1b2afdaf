import type { EventOf, EventType } from "@tabletop-mcp/rules-engine";
import type { Telling } from "./events.js";
import { squaresText } from "./squares.js";
import { whereIs } from "./zones.js";

/** What happens to a fight, and to those in it as a part of it. */
type FightEvent = Extract<
  EventType,
  | "encounter_begun"
  | "encounter_ended"
  | "terrain_changed"
  | "order_set"
  | "round_began"
  | "lair_acted"
  | "joined"
  | "left"
  | "turn_began"
  | "turn_ended"
  | "turn_spent"
  | "moved"
  | "combatant_changed"
  | "zone_laid"
  | "zone_moved"
  | "zone_broken"
  | "zone_layer_lost"
  | "zone_ended"
  | "zone_struck"
>;

type Sayings = {
  readonly [Type in FightEvent]: (event: EventOf<Type>, who: string, telling: Telling) => string;
};

const goes: Readonly<Record<EventOf<"moved">["mode"], string>> = {
  walk: "moves",
  crawl: "crawls",
  climb: "climbs",
  swim: "swims",
  fly: "flies",
  burrow: "burrows",
  jump: "jumps",
  teleport: "teleports",
  forced: "is moved",
  fall: "falls",
};

/** What the rules keep in mind of a turn, and nobody has done. */
const remembered: readonly string[] = ["fought", "its own turn", "felled", "second turn"];

/** Words for a fight's events; what stands in the reply's own fields is not said. */
export const fightSayings: Sayings = {
  encounter_begun: ({ encounter: { name } }) => `${name} begins.`,
  encounter_ended: ({ outcome }) =>
    `The fight is over${outcome === undefined ? "" : `: ${outcome}`}.`,
  terrain_changed: ({ what }) => `The ground changes: ${what}.`,
  order_set: ({ order }, _who, { nameOf }) =>
    `Order: ${order.map(({ id, initiative }) => `${nameOf(id)} ${initiative}`).join(", ")}.`,
  lair_acted: ({ of, taken }, _who, { nameOf }) => `The lair of ${nameOf(of)}: ${taken.what}.`,
  round_began: ({ round }) => `Round ${round}.`,
  joined: (_, who) => `${who} joins the fight.`,
  left: ({ because }, who) => `${who} leaves the fight (${because}).`,
  turn_began: ({ surprised }, who) => (surprised ? surprisedText(who) : `${who}'s turn.`),
  turn_ended: () => "",
  turn_spent: ({ what }, who) => (remembered.includes(what) ? "" : `${who}: ${what}.`),
  moved: ({ to: { x, y, z = 0 }, mode, feet, fallen }, who) =>
    fallen === undefined
      ? `${who} ${goes[mode]} to (${x}, ${y})${z === 0 ? "" : ` at ${z} ft`}${feet > 0 ? ` (${feet} ft)` : ""}.`
      : `${who} falls ${fallen} ft.`,
  zone_laid: ({ zone }, _who, { nameOf }) =>
    `${zone.name}${zone.burns === undefined ? ":" : ""} ${whereIs(zone, nameOf)}.`,
  zone_broken: ({ name, squares, burnt }) =>
    `${name} ${burnt ? "has burnt away" : "is broken"} at ${squaresText(squares)}.`,
  zone_layer_lost: ({ name, layer }) => `${name} loses its ${layer} layer.`,
  zone_moved: ({ name, anchor, because }, _who, { nameOf }) =>
    `${name} ${liesWhere(anchor, nameOf)} now (${because}).`,
  zone_ended: ({ name, because }) => `${name} has ended (${because}).`,
  zone_struck: ({ name }, who) => `${name}: ${who}.`,
  combatant_changed: ({ what }, who) => `${who} ${what}.`,
};

/** "lies at 12,8", "is around Ada". */
function liesWhere(anchor: EventOf<"zone_moved">["anchor"], nameOf: Telling["nameOf"]): string {
  if ("origin" in anchor) return `lies at ${anchor.origin.x},${anchor.origin.y}`;
  return "creature" in anchor ? `is around ${nameOf(anchor.creature)}` : "lies elsewhere";
}

/** Of whoever can do nothing on its first turn. */
export const surprisedText = (who: string): string => `${who} is surprised: its turn passes.`;
