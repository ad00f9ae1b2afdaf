/** "a", "a and b", "a, b and c". */
export function listed(names: readonly string[], word: "and" | "or" = "and"): string {
  const last = names.at(-1) ?? "nothing";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${word} ${last}`;
}

/** Names, what is there several times with its number: "torch, 3 × silver coin". */
export function counted(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
}

/** With a capital letter. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** "the goblin"; a name of its own is left as it is. */
export const the = (name: string): string =>
  /^(?:\p{Lu}|the )/u.test(name) ? name : `the ${name}`;
