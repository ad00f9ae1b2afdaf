interface Identified {
  readonly id: string;
}

/** With one put in the place of the one of its id, or at the end. */
export const put = <One extends Identified>(all: readonly One[], one: One): readonly One[] =>
  has(all, one.id) ? swap(all, one) : [...all, one];

/** With one more at the end. A second one of its id is a bug, and throws: two of them would be taken for one. */
export function add<One extends Identified>(all: readonly One[], one: One): readonly One[] {
  if (has(all, one.id)) throw new Error(`There is something with the id "${one.id}" already.`);
  return [...all, one];
}

/** With one put in the place of the one of its id; where there is none, nothing changes. */
export const swap = <One extends Identified>(all: readonly One[], one: One): readonly One[] =>
  all.map((old) => (old.id === one.id ? one : old));

/** Without the one of this id. */
export const drop = <One extends Identified>(all: readonly One[], id: string): readonly One[] =>
  all.filter((one) => one.id !== id);

const has = (all: readonly Identified[], id: string): boolean => all.some((one) => one.id === id);
