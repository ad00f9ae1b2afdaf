import type { Falling, HighJump, LongJump } from "@tabletop-mcp/srd-data/rules";

/** Feet that a long jump covers (Jumping): the Strength score after a run, half of it standing. */
export const longJumpFeet = (jump: LongJump, strength: number, isRunning: boolean): number =>
  strength * (isRunning ? 1 : jump.standingShare);

/** Feet that a high jump rises: 3 and the Strength modifier after a run, half of it standing. */
export function highJumpFeet(jump: HighJump, modifier: number, isRunning: boolean): number {
  const feet = Math.max(0, (jump.feet.base ?? 0) + modifier);
  return feet * (isRunning ? 1 : jump.standingShare);
}

/** The damage of a fall as dice, 1d6 for every 10 feet and 20d6 at most; nothing below 10 feet. */
export function fallDamage({ damage, every, most }: Falling, feet: number): string | undefined {
  const [, die] = damage.split("d");
  const dice = Math.min(Math.floor(feet / every.feet), Number.parseInt(most, 10));
  return dice > 0 ? `${dice}d${die}` : undefined;
}
