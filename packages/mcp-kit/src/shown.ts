/** What a list may leave out. */
interface Shown {
  shownWhen?(view: unknown): boolean;
}

/** Those that are listed for this view of the world; without one all are. */
export const shownIn = <Spec extends Shown>(
  all: readonly Spec[],
  view: unknown,
): readonly Spec[] =>
  view === undefined ? all : all.filter(({ shownWhen }) => shownWhen?.(view) ?? true);
