/** A binary heap of numbers by key: the least comes out first. */
export interface Heap {
  readonly keys: number[];
  readonly values: number[];
}

/** An empty heap. */
export const emptyHeap = (): Heap => ({ keys: [], values: [] });

/** Puts a value in. */
export function push({ keys, values }: Heap, key: number, value: number): void {
  let at = keys.length;
  keys.push(key);
  values.push(value);
  while (at > 0) {
    const above = (at - 1) >> 1;
    const aboveKey = keys[above] ?? 0;
    if (aboveKey <= key) break;
    keys[at] = aboveKey;
    values[at] = values[above] ?? 0;
    at = above;
  }
  keys[at] = key;
  values[at] = value;
}

/** Takes the value with the least key out; -1 where the heap is empty. */
export function pop({ keys, values }: Heap): number {
  const least = values[0] ?? -1;
  const key = keys.pop();
  const value = values.pop();
  if (key === undefined || value === undefined || keys.length === 0) return least;
  let at = 0;
  for (let below = 1; below < keys.length; below = 2 * at + 1) {
    const right = below + 1;
    if (right < keys.length && (keys[right] ?? 0) < (keys[below] ?? 0)) below = right;
    const belowKey = keys[below] ?? 0;
    if (belowKey >= key) break;
    keys[at] = belowKey;
    values[at] = values[below] ?? 0;
    at = below;
  }
  keys[at] = key;
  values[at] = value;
  return least;
}
