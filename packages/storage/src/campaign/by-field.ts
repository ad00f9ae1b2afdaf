import * as z from "zod";

/** Writes a value out as JSON; `id` is for messages. Throws where it is not what its shape says. */
export type ToJson<T> = (value: T, id: string) => string;

/**
 * The same for an object most of whose fields are the very objects that were written before: a field
 * is judged and written out once. `whole` does it for a set of fields that is new, and says what is wrong.
 */
export function byField<T extends object>(shape: z.ZodObject, whole: ToJson<T>): ToJson<T> {
  const sets = new Set<string>();
  const fields = new Map(Object.entries(shape.shape).map(([name, of]) => [name, once(name, of)]));
  return (value, id) => {
    const set = Object.keys(value).join();
    if (!sets.has(set)) {
      const text = whole(value, id);
      sets.add(set);
      return text;
    }
    const texts: string[] = [];
    for (const [name, part] of Object.entries(value)) {
      const text = fields.get(name)?.(part);
      if (text === undefined) return whole(value, id);
      texts.push(text);
    }
    return `{${texts.join()}}`;
  };
}

/** "name": value, as JSON; nothing where the shape does not fit. */
function once(name: string, shape: z.core.$ZodType): (part: unknown) => string | undefined {
  const known = new WeakMap<object, string>();
  const label = JSON.stringify(name);
  return (part) => {
    const isObject = typeof part === "object" && part !== null;
    const before = isObject ? known.get(part) : undefined;
    if (before !== undefined) return before;
    const { success, data } = z.safeParse(shape, part);
    if (!success || data === undefined) return undefined;
    const text = `${label}:${JSON.stringify(data)}`;
    if (isObject) known.set(part, text);
    return text;
  };
}
