import { type Compendium, type Position, spaceOf, type Zone } from "@tabletop-mcp/rules-engine";
import type { Shown } from "../fight.js";
import { placeWords, shownZones, whereWords } from "../zones.js";
import { type Patch, patchSigns, type Viewport } from "./drawing.js";

interface Looking {
  readonly compendium: Compendium;
  readonly view: Viewport;
}

/** What fills places of a fight's map, as far as they are in the window. */
export function patchesOf(shown: Shown, { compendium, view }: Looking): readonly Patch[] {
  const there = shownZones(shown, compendium).flatMap((zone) => {
    const squares = squaresOf(shown, zone, { compendium, view });
    return squares.length === 0 ? [] : [{ zone, squares }];
  });
  const names = [...new Set(there.map(({ zone }) => zone.name))];
  return there.map(({ zone, squares }) => ({
    sign: patchSigns[names.indexOf(zone.name) % patchSigns.length] ?? "",
    name: zone.name,
    about: [whereWords(shown, zone), ...placeWords(zone)].join(", "),
    squares,
    kind: kindOf(zone),
  }));
}

function kindOf({ obscures, terrain, blocks, cover, steps, anchor }: Zone): Patch["kind"] {
  if ("squares" in anchor || blocks !== undefined || cover !== undefined) return "wall";
  if (obscures === "magical_darkness") return "darkness";
  const isFixed = "origin" in anchor && steps.length > 0;
  return obscures !== undefined || terrain !== undefined || isFixed ? "cloud" : "aura";
}

/** The squares that it covers at the height at which it lies. */
function squaresOf(
  { state }: Shown,
  zone: Zone,
  { compendium, view }: Looking,
): readonly Position[] {
  const space = spaceOf(state, zone, compendium);
  if (space === undefined) return [];
  const { anchor } = zone;
  const height =
    "creature" in anchor
      ? (state.combatants?.[anchor.creature]?.at?.z ?? 0)
      : "origin" in anchor
        ? (anchor.origin.z ?? 0)
        : 0;
  const { from, to, has } = space;
  const squares: Position[] = [];
  for (let y = Math.max(view.y, from.y); y <= Math.min(view.y + view.height - 1, to.y); y += 1)
    for (let x = Math.max(view.x, from.x); x <= Math.min(view.x + view.width - 1, to.x); x += 1)
      if (has(x, y, height)) squares.push({ x, y });
  return squares;
}
