/** Works out a value once for each pair of arguments and remembers it as long as they live: they never change. */
export function once<A extends object, B extends object, Value>(
  work: (a: A, b: B) => Value,
): (a: A, b: B) => Value {
  const known = new WeakMap<A, WeakMap<B, { readonly value: Value }>>();
  return (a, b) => {
    const ofA = known.get(a) ?? new WeakMap<B, { readonly value: Value }>();
    known.set(a, ofA);
    const found = ofA.get(b) ?? { value: work(a, b) };
    ofA.set(b, found);
    return found.value;
  };
}
