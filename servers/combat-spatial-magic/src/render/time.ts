/** "1 round", "3 rounds". */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;

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
    return count === 0 ? [] : [counted(count, unit)];
  });
  return parts.length === 0 ? "no time" : parts.join(" ");
}

const secondsPerRound = 6;
const mostRounds = 10;

/** Rounds of six seconds, one that has begun among them. */
export const roundsIn = (seconds: number): number => Math.ceil(seconds / secondsPerRound);

/** What is left of something: "3 rounds" up to ten, then "10 minutes". */
export function leftText(seconds: number): string {
  const rounds = roundsIn(seconds);
  if (rounds > mostRounds) return durationText(seconds);
  return counted(rounds, "round");
}
