interface Identified {
  readonly id: string;
}

/** With one put in the place of the one of its id, or at the end. */
export const put = <One extends Identified>(all: readonly One[], one: One): readonly One[] =>
  all.some(({ id }) => id === one.id) ? swap(all, one) : [...all, one];

/** With one put in the place of the one of its id; where there is none, nothing changes. */
export const swap = <One extends Identified>(all: readonly One[], one: One): readonly One[] =>
  all.map((old) => (old.id === one.id ? one : old));

/** Without the one of this id. */
export const drop = <One extends Identified>(all: readonly One[], id: string): readonly One[] =>
  all.filter((one) => one.id !== id);
