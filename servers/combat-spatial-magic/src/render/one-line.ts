const breaking = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** A text that cannot pass for two: line ends and other control characters are one blank. */
export const oneLine = (text: string): string => text.replaceAll(breaking, " ");

/** Whether a text is in one line as it stands. */
export const isOneLine = (text: string): boolean => oneLine(text) === text;

/** Lines as one text: what stands in one of them, whoever wrote it, begins no line of its own. */
export const inLines = (lines: readonly string[]): string => lines.map(oneLine).join("\n");

/** What people write at length, as lines: several are quoted, so that none of them looks like ours. */
export function atLength(text: string): readonly string[] {
  const lines = text
    .trim()
    .split(/\r\n|[\n\v\f\r\u{85}\u{2028}\u{2029}]/u)
    .map(oneLine);
  return lines.length === 1 ? lines : lines.map((line) => `> ${line}`.trimEnd());
}
