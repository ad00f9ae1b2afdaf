import {
  blockedBy,
  type Compendium,
  insideOf,
  withstoodBy,
  type Zone,
  zonesIn,
} from "@tabletop-mcp/rules-engine";
import type { Shown } from "./fight.js";
import { squaresText } from "./squares.js";

/** Zones of a fight that do something, by what they are laid for or by what a creature has. */
export const shownZones = ({ state }: Shown, compendium: Compendium): readonly Zone[] =>
  zonesIn(state, { compendium }).filter(
    ({ inside, steps, obscures, light, terrain, blocks, cover, lurks }) =>
      lurks ||
      inside.length > 0 ||
      steps.length > 0 ||
      [obscures, light, terrain, blocks, cover].some((one) => one !== undefined),
  );

/** What a zone makes of the squares that it is on, in words. */
export function placeWords(zone: Zone): readonly string[] {
  const { name, obscures, light, terrain, cover, layers = [] } = zone;
  const [blocks, sections] = [blockedBy(zone), withstoodBy(zone)];
  return [
    ...(obscures === undefined ? [] : [hiding[obscures]]),
    ...(terrain?.difficult ? ["difficult"] : []),
    ...(terrain?.extra === undefined ? [] : [`${terrain.extra} ft more for each foot`]),
    ...(blocks.length === 0 ? [] : [`stops ${blocks.join(", ")}`]),
    ...(layers.length === 0 ? [] : [`layers ${layers.map((one) => one.name).join(", ")}`]),
    ...(sections === undefined
      ? []
      : [
          layers.length > 0
            ? `${sections.hitPoints} HP to the outermost (to strike it: ${name} x,y)`
            : `AC ${sections.armorClass}, ${sections.hitPoints} HP each ${sections.feet} ft (to strike one: ${name} x,y)`,
        ]),
    ...(zone.lurks ? ["set off by who comes into it, or by process_aura"] : []),
    ...(cover === undefined ? [] : [`${cover.replace("_", "-")} cover`]),
    ...(light === undefined ? [] : [`light ${light.bright}/${light.dim} ft`]),
  ];
}

const hiding: Readonly<Record<NonNullable<Zone["obscures"]>, string>> = {
  lightly: "lightly obscured",
  heavily: "heavily obscured",
  magical_darkness: "magical darkness",
};

/** Where a zone is: "10 ft around Ada", "20-ft sphere at 7,1", "wall of 5 squares". */
export const whereWords = ({ sheets }: Shown, zone: Zone): string =>
  whereIs(zone, (id) => sheets.get(id)?.name ?? id);

/** The same for who knows its creature by name alone. */
export function whereIs({ anchor, area, burns }: Zone, nameOf: (id: string) => string): string {
  if ("squares" in anchor)
    return burns === undefined
      ? `wall of ${anchor.squares.length} squares`
      : `at ${squaresText(anchor.squares)}`;
  const size = sizeOf(area);
  if ("origin" in anchor)
    return `${size}-ft ${area.shape} at ${anchor.origin.x},${anchor.origin.y}`;
  return `${size} ft around ${nameOf(anchor.creature)}`;
}

function sizeOf(area: Zone["area"]): number {
  if ("radius" in area) return area.radius;
  return "side" in area ? area.side : area.length;
}

/** The auras, clouds and walls of a fight, and who is inside. */
export const aurasView = (shown: Shown, compendium: Compendium) =>
  shownZones(shown, compendium).map((zone) => {
    const { id, name, owner, affects } = zone;
    const words = placeWords(zone);
    return {
      auraId: id,
      name,
      ownerId: owner,
      where: whereWords(shown, zone),
      affects,
      ...(words.length > 0 && { makes: words.join(", ") }),
      covered: insideOf(shown.state, zone, { compendium }),
    };
  });

/** "Web (z1), 20-ft cube at 5,2: lightly obscured, difficult". */
export const auraLines = (shown: Shown, compendium: Compendium): readonly string[] =>
  shownZones(shown, compendium).map((zone) => {
    const words = placeWords(zone);
    const does = words.length === 0 ? "" : `: ${words.join(", ")}`;
    return `- ${zone.name} (${zone.id}), ${whereWords(shown, zone)}${does}`;
  });
