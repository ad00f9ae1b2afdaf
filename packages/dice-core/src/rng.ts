/** A source of fair dice. Production uses `cryptoRng`; tests script it. */
export interface Rng {
  /** Where the randomness comes from, in words fit for an audit trail. */
  readonly source: string;
  /** One throw of a die: a whole number from 1 to `sides`, each as likely as the others. */
  die(sides: number): number;
}
