/** Milliseconds until something that has failed is done again: at first, and at most. */
const [shortest, longest] = [500, 30_000];

/** Somebody who does something again. */
export interface Again {
  /** It has failed: it is done again after a while, after a longer one each time. */
  failed(): void;
  well(): void;
}

/** Does it again as long as it fails. Its timer keeps no process alive. */
export function laterAgain(work: () => void): Again {
  let pause = shortest;
  let timer: NodeJS.Timeout | undefined;
  return {
    failed() {
      if (timer !== undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        work();
      }, pause);
      timer.unref();
      pause = Math.min(2 * pause, longest);
    },
    well() {
      pause = shortest;
    },
  };
}
