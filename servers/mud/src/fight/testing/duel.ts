/** How likely each amount of damage is for one turn, by the amount. */
export type Blows = ReadonlyMap<number, number>;

/** Somebody in a duel: hit points, and one attack a turn against the other's armour class. */
export interface Duellist {
  readonly hp: number;
  readonly bonus: number;
  readonly dice: readonly number[];
  readonly modifier: number;
  readonly criticalFrom: number;
}

/** The chance of each total of these dice. */
function totals(dice: readonly number[]): Blows {
  let all = new Map([[0, 1]]);
  for (const sides of dice) {
    const next = new Map<number, number>();
    for (const [total, chance] of all)
      for (let face = 1; face <= sides; face += 1)
        next.set(total + face, (next.get(total + face) ?? 0) + chance / sides);
    all = next;
  }
  return all;
}

/** What one attack does: a 1 misses, a critical hit always hits and rolls its dice twice. */
export function blows(
  { bonus, dice, modifier, criticalFrom }: Duellist,
  armorClass: number,
): Blows {
  const all = new Map<number, number>();
  const add = (dealt: number, chance: number) => all.set(dealt, (all.get(dealt) ?? 0) + chance);
  for (let natural = 1; natural <= 20; natural += 1) {
    const isCritical = natural >= criticalFrom;
    const hits = isCritical || (natural !== 1 && natural + bonus >= armorClass);
    if (!hits) add(0, 1 / 20);
    else
      for (const [total, chance] of totals(isCritical ? [...dice, ...dice] : dice))
        add(total + modifier, chance / 20);
  }
  return all;
}

/** Somebody in a duel that goes on. */
interface Fighting {
  readonly hp: number;
  readonly blows: Blows;
}

/** How likely the one wins who strikes first, where both strike in turn until one has no hit points left. */
export function oddsOf(first: Fighting, second: Fighting): number {
  // How likely both have so many hit points left, as the first one's turn begins.
  let states = new Map([[first.hp * most + second.hp, 1]]);
  let won = 0;
  while (states.size > 0) {
    const next = new Map<number, number>();
    for (const [both, chance] of states) {
      const left = { mine: Math.floor(both / most), theirs: both % most, chance };
      for (const [dealt, likely] of first.blows)
        if (dealt >= left.theirs) won += chance * likely;
        else
          answered(next, { ...left, theirs: left.theirs - dealt, chance: chance * likely }, second);
    }
    states = new Map([...next].filter(([, chance]) => chance > negligible));
  }
  return won;
}

interface Left {
  readonly mine: number;
  readonly theirs: number;
  readonly chance: number;
}

/** The second one strikes back; what follows a death is counted nowhere. */
function answered(
  next: Map<number, number>,
  { mine, theirs, chance }: Left,
  { blows: all }: Fighting,
) {
  for (const [taken, likely] of all) {
    if (taken >= mine) continue;
    const both = (mine - taken) * most + theirs;
    next.set(both, (next.get(both) ?? 0) + chance * likely);
  }
}

/** Nobody here has so many hit points. */
const most = 1000;

const negligible = 1e-7;
