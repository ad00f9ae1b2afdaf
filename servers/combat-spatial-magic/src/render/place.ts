import type { Position } from "@tabletop-mcp/rules-engine";

/** "(3,4)", "(3,4) 10 ft up". */
export const placeText = ({ x, y, z = 0 }: Position): string =>
  z === 0 ? `(${x},${y})` : `(${x},${y}) ${Math.abs(z)} ft ${z > 0 ? "up" : "down"}`;
