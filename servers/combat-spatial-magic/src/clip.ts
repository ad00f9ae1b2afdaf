/** The beginning of a text, no longer than so many characters; never half of one that takes two. */
export const clip = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/\p{Surrogate}$/u, "");

/** A text in parts of so many characters; one that would end in half of a character that takes two ends before it. */
export function parts(text: string, most: number): readonly string[] {
  const all: string[] = [];
  for (let rest = text; rest !== ""; ) {
    const part = clip(rest, most);
    all.push(part);
    rest = rest.slice(part.length);
  }
  return all;
}
