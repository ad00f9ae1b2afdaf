const units = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** Whole seconds in words: "1 day 4 hours", "10 minutes", "no time". */
export function durationText(seconds: number): string {
  let left = seconds;
  const parts = units.flatMap(([unit, length]) => {
    const count = Math.floor(left / length);
    left -= count * length;
    return count === 0 ? [] : [`${count} ${unit}${count === 1 ? "" : "s"}`];
  });
  return parts.length === 0 ? "no time" : parts.join(" ");
}
