/** By name; where one was asked for, the one of exactly that name goes first. */
export function byName<R extends { readonly name: string }>(
  records: readonly R[],
  wanted: string | undefined,
): readonly R[] {
  const exact = wanted?.trim().toLowerCase();
  const isExact = ({ name }: R): number => (name.toLowerCase() === exact ? 0 : 1);
  return records.toSorted((a, b) => isExact(a) - isExact(b) || compare(a.name, b.name));
}

const { compare } = new Intl.Collator("en", { sensitivity: "base" });
