import type { Ground } from "@tabletop-mcp/rules-engine";

/** What lies on a square, in words: "difficult, water"; "plain". */
export function groundText({
  obstacle,
  pit,
  hazard,
  water,
  difficult,
  obscurement,
  light,
}: Ground): string {
  const words = [
    ...(obstacle === undefined
      ? []
      : [obstacle.height === undefined ? "wall" : `wall ${obstacle.height} ft high`]),
    ...(pit === undefined ? [] : [`pit ${pit.depth} ft deep`]),
    ...(hazard === undefined ? [] : [`hazard ${hazard.damage} ${hazard.damageType}`]),
    ...(water ? ["water"] : []),
    ...(difficult ? ["difficult"] : []),
    ...(obscurement === undefined ? [] : [`${obscurement} obscured`]),
    ...(light === undefined ? [] : [light.replace("_", " ")]),
  ];
  return words.length === 0 ? "plain" : words.join(", ");
}
