/** The beginning of a text, no longer than so many characters; never half of one that takes two. */
export const clip = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/\p{Surrogate}$/u, "");
