const everySeconds = 15;

/**
 * Does work that may take a while, and says so: at its start, every fifteen seconds, and when it is done.
 * @template T
 * @param {string} what "setup: installing 3 packages"
 * @param {() => Promise<T>} work
 * @param {(line: string) => void} say
 * @returns {Promise<T>}
 */
export async function told(what, work, say = console.log) {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  say(what);
  const timer = setInterval(
    () => say(`${what}: ${Math.round(seconds())} s so far`),
    everySeconds * 1000,
  );
  try {
    const done = await work();
    say(`${what}: ${seconds().toFixed(1)} s`);
    return done;
  } finally {
    clearInterval(timer);
  }
}
