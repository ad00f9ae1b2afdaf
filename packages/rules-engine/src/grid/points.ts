/** A square of the map, counted from the north-west corner; y grows southwards, z is feet above the ground. */
export interface Position {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}
