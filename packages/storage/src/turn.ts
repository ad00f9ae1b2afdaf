let turn = 0;
let isCounted = false;

/** The turn of the event loop that runs now; nothing outside this process is heard of within it but by asking. */
function thisTurn(): number {
  if (!isCounted) {
    isCounted = true;
    setImmediate(() => {
      turn += 1;
      isCounted = false;
    });
  }
  return turn;
}

/** For after this process has written: what was looked at before is looked at again. */
export function endTurn(): void {
  turn += 1;
}

/** Does something at the first call of each turn of the event loop, and again where it threw. */
export function onceATurn(work: () => void): () => void {
  let done: number | undefined;
  return () => {
    const now = thisTurn();
    if (done === now) return;
    work();
    done = now;
  };
}
