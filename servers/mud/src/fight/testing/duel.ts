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

/** How likely the one wins who strikes first, where both strike in turn until one has no hit points left. */
export function oddsOf(
  first: { readonly hp: number; readonly blows: Blows },
  second: { readonly hp: number; readonly blows: Blows },
): number {
  // How likely both have so many hit points left, as the first one's turn begins.
  let states = new Map([[first.hp * most + second.hp, 1]]);
  let won = 0;
  while (states.size > 0) {
    const next = new Map<number, number>();
    for (const [both, chance] of states) {
      const [mine, theirs] = [Math.floor(both / most), both % most];
      for (const [dealt, likely] of first.blows) {
        if (dealt >= theirs) won += chance * likely;
        else
          for (const [taken, answer] of second.blows) {
            const then = (mine - taken) * most + theirs - dealt;
            if (mine > taken) next.set(then, (next.get(then) ?? 0) + chance * likely * answer);
          }
      }
    }
    states = new Map([...next].filter(([, chance]) => chance > negligible));
  }
  return won;
}

/** Nobody here has so many hit points. */
const most = 1000;

const negligible = 1e-7;
