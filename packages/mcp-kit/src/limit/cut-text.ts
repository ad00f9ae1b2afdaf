/** The beginning of a text, no longer than so many characters; never half of one that takes two. */
export const beginning = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/u, "");

/** A word of the caller's in an error: no more of it than tells which. */
export const brief = (text: string): string =>
  text.length <= mostQuoted ? text : `${beginning(text, mostQuoted)}…`;

const mostQuoted = 60;

/** Room for the line that says what is missing. */
const lastLine = 120;

/** A text of at most so many characters, cut at the end of a line where there is one near, that ends in how much is missing. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = Math.max(0, most - lastLine);
  const end = text.lastIndexOf("\n", room);
  const kept = end > room / 2 ? text.slice(0, end) : beginning(text, room);
  const missing = text.length - kept.length;
  return `${kept}\n… (cut: ${missing} of ${text.length} characters are missing; ask for less at a time)`;
}
