/** Dice of the table, given in place of the server's. */
export interface ByHand {
  readonly manual?: readonly number[];
}
