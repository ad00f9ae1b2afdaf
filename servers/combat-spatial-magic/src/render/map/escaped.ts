const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Text that stays text inside of SVG. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/gu, (char) => entities[char] ?? char);
