import type { Combatant, Harm } from "./combatant.js";

/** Damage that somebody deals, and the number of the turn in which it does. */
interface Blow {
  readonly by: string;
  readonly dealt: number;
  readonly seq: number;
}

/** What a turn has done to somebody, with this. */
export function withHarm({ harm }: Combatant, { by, dealt, seq }: Blow): Harm {
  const before = harm?.seq === seq ? harm.by : {};
  return { seq, by: { ...before, [by]: (before[by] ?? 0) + dealt } };
}

/** All that the turn of this number has done to somebody. */
export const harmIn = ({ harm }: Combatant, seq: number): number =>
  harm?.seq === seq ? Object.values(harm.by).reduce((sum, dealt) => sum + dealt, 0) : 0;
