/** A name and what a hurried player makes of it. */
export interface Misspelt {
  readonly right: string;
  readonly wrong: string;
}

/** The same names misspelt in the same way in every run: letters swapped, lost, doubled or mistaken. */
export function misspelt(names: readonly string[], count: number): readonly Misspelt[] {
  const next = sequence(20_141_104);
  const long = names.filter((name) => name.length >= 5);
  return Array.from({ length: count }, () => {
    const right = long[next(long.length)] ?? "";
    const slips = right.length >= 10 ? 2 : 1;
    let wrong = right;
    for (let slip = 0; slip < slips; slip++) wrong = slipped(wrong, next);
    return { right, wrong: wrong === right ? slipped(wrong, next) : wrong };
  });
}

type Next = (below: number) => number;

function slipped(name: string, next: Next): string {
  const at = 1 + next(name.length - 2);
  const [before, letter, after] = [name.slice(0, at), name.charAt(at), name.slice(at + 1)];
  const kinds = [
    () => before + after.charAt(0) + letter + after.slice(1),
    () => before + after,
    () => before + letter + letter + after,
    () => before + "abcdefghijklmnopqrstuvwxyz".charAt(next(26)) + after,
  ];
  return kinds[next(kinds.length)]?.() ?? name;
}

/** Numbers that look random and are the same in every run (a linear congruence, ANSI C's figures). */
function sequence(seed: number): Next {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
