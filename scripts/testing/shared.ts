/** What all test files of a thread share: names, and what stands under them. */
export type Shared = ReadonlyMap<string, unknown>;

type Named = readonly [name: string, value: unknown];

const under = (owner: string, object: object, keys: readonly PropertyKey[]): readonly Named[] =>
  keys.map((key) => [`${owner}.${String(key)}`, Reflect.get(object, key)]);

const clockAndNetwork = [
  "Date",
  "setTimeout",
  "clearTimeout",
  "setInterval",
  "clearInterval",
  "setImmediate",
  "clearImmediate",
  "queueMicrotask",
  "fetch",
];

/** What is shared at this moment. */
export function sharedNow(): Shared {
  // A library that is loaded leaves a mark of its own, such as zod's __zod_globalConfig.
  const added = Object.keys(globalThis).filter((name) => !name.startsWith("__"));
  return new Map<string, unknown>([
    ...under("process.env", process.env, Object.keys(process.env)),
    ...under("globalThis", globalThis, clockAndNetwork),
    ...under("console", console, Object.keys(console)),
    ...under("Math", Math, Object.getOwnPropertyNames(Math)),
    ...under("JSON", JSON, ["parse", "stringify"]),
    ...under("performance", performance, ["now"]),
    ...under("process.stdout", process.stdout, ["write"]),
    ...under("process.stderr", process.stderr, ["write"]),
    ...under("process", process, ["exitCode"]),
    ...added.map((name): Named => [`the global ${name}`, true]),
    ...[Object, Array, String, Function].flatMap(({ name, prototype }) =>
      Reflect.ownKeys(prototype).map((key): Named => [`${name}.prototype.${String(key)}`, true]),
    ),
    ...process
      .eventNames()
      .map((event): Named => [`listeners of ${String(event)}`, process.listenerCount(event)]),
  ]);
}

/** The names under which something else stands now, or nothing any more. */
export function changesSince(before: Shared): readonly string[] {
  const now = sharedNow();
  return [...new Set([...before.keys(), ...now.keys()])].filter(
    (name) => before.get(name) !== now.get(name),
  );
}
