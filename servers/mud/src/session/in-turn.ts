/** The last one who waits for each thing. */
export type Turns = Map<string, Promise<unknown>>;

/** Does the work after all that was begun for the same thing before. */
export function inTurn<T>(turns: Turns, thing: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(thing) ?? Promise.resolve();
  const mine = before.then(work, work);
  turns.set(thing, mine);
  const leave = (): void => {
    if (turns.get(thing) === mine) turns.delete(thing);
  };
  mine.then(leave, leave);
  return mine;
}
