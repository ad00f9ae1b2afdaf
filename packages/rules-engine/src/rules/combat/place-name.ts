import type { Position } from "../../grid/point.js";

/** Where, in words: "(3, 4)", with the height of what is not on the ground. */
export const placeName = ({ x, y, z = 0 }: Position): string =>
  z === 0 ? `(${x}, ${y})` : `(${x}, ${y}, ${z} ft up)`;
