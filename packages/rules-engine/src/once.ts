/** Works out a value once for an argument and remembers it as long as that lives: it never changes. */
export function onceOf<A extends object, Value>(work: (a: A) => Value): (a: A) => Value {
  const known = new WeakMap<A, { readonly value: Value }>();
  return (a) => {
    const found = known.get(a);
    if (found !== undefined) return found.value;
    const value = work(a);
    known.set(a, { value });
    return value;
  };
}

/** The same for a pair of arguments, of which the second one is mostly the same: a compendium. */
export function once<A extends object, B extends object, Value>(
  work: (a: A, b: B) => Value,
): (a: A, b: B) => Value {
  const ofB = onceOf((b: B) => onceOf((a: A) => work(a, b)));
  let last: { readonly b: B; readonly of: (a: A) => Value } | undefined;
  return (a, b) => {
    if (last?.b !== b) last = { b, of: ofB(b) };
    return last.of(a);
  };
}

/** The same for an entry of a table at a level. */
export function oncePerLevel<Entry extends object, Value>(
  work: (entry: Entry, level: number) => Value,
): (entry: Entry, level: number) => Value {
  const ofEntry = onceOf<Entry, Map<number, { readonly value: Value }>>(() => new Map());
  return (entry, level) => {
    const byLevel = ofEntry(entry);
    const found = byLevel.get(level) ?? { value: work(entry, level) };
    byLevel.set(level, found);
    return found.value;
  };
}
