import { damageTypes, type Sections, type WallLayer } from "@tabletop-mcp/srd-data";
import type { Zone } from "../../encounter/zone.js";
import type { Event, EventOf } from "../../game/event.js";
import { happens, type Next, nothing } from "../../game/next.js";
import type { GameState } from "../../game/state.js";
import type { Prop } from "../../grid/battlefield.js";
import { feetPerSquare, isSamePlace, type Position } from "../../grid/point.js";
import { peeled } from "./layers.js";
import { standing } from "./walls.js";

/** What a wall withstands: of one in layers, what the outermost does. */
export const withstoodBy = ({ sections, layers }: Zone): Sections | undefined =>
  layers === undefined ? sections : layers[0]?.damage && asOne(layers[0].damage);

/** A layer is all one, and nobody misses it. */
const asOne = ({ type, least }: NonNullable<WallLayer["damage"]>): Sections => ({
  feet: 1_000,
  armorClass: 1,
  hitPoints: least,
  immune: damageTypes.filter((one) => one !== type),
});

/** The squares of a wall that stand and fall together, where it is made of stretches that can be broken: those that are broken are left out. */
export function sectionsOf(zone: Parameters<typeof standing>[0]): readonly (readonly Position[])[] {
  const { anchor } = zone;
  const sections = withstoodBy(zone);
  if (sections === undefined || !("squares" in anchor)) return [];
  const intact = standing(zone);
  return stretches(anchor.squares, Math.max(1, Math.floor(sections.feet / feetPerSquare))).map(
    (stretch) => stretch.filter((at) => intact.some((one) => isSamePlace(one, at))),
  );
}

/** So many squares each that touch, beginning with the first that is left. */
function stretches(squares: readonly Position[], long: number): readonly (readonly Position[])[] {
  const left = [...squares];
  const found: Position[][] = [];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const stretch = [first];
    while (stretch.length < long) {
      const next = left.findIndex((at) => stretch.some((one) => touches(one, at)));
      if (next < 0) break;
      stretch.push(...left.splice(next, 1));
    }
    found.push(stretch);
  }
  return found;
}

const touches = (one: Position, other: Position): boolean =>
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) <= 1;

/** With the thing that a stretch of a wall was struck as, that stretch is broken ("Objects": at 0 hit points). */
export function breachOf(state: GameState, { section }: Prop): readonly Event[] {
  const { encounter } = state;
  const zone = encounter?.zones?.find(({ id }) => id === section?.zone);
  if (encounter === undefined || zone === undefined || section === undefined) return [];
  const squares = standing(zone).filter((at) =>
    section.squares.some((one) => isSamePlace(one, at)),
  );
  if (squares.length === 0) return [];
  const { id, name, layers } = zone;
  if (layers !== undefined) return peeled(state, zone);
  return [
    {
      type: "zone_broken",
      about: { encounter: encounter.id },
      rule: "Objects",
      zone: id,
      name,
      squares,
    },
  ];
}

/** What a wall was struck as goes with it, and with its stretch. */
export function clearSections(
  { encounter, battlefield }: GameState,
  { zone, type }: EventOf<"zone_ended" | "zone_broken" | "zone_layer_lost">,
): Next {
  const props = battlefield?.props?.filter(({ section }) => section?.zone === zone) ?? [];
  if (props.length === 0 || encounter === undefined) return nothing;
  const wall = encounter.zones?.find(({ id }) => id === zone);
  const left = wall === undefined || type === "zone_layer_lost" ? [] : standing(wall);
  const gone = props.filter(
    ({ section }) => !section?.squares.some((at) => left.some((one) => isSamePlace(one, at))),
  );
  return happens(
    ...gone.map(
      ({ id, name = id }): Event => ({
        type: "terrain_changed",
        about: { encounter: encounter.id },
        rule: "Objects",
        what: `${name} is gone`,
        changed: 1,
        change: { removed: id },
      }),
    ),
  );
}
