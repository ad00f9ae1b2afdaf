import { bounds, parseNotation } from "@tabletop-mcp/dice-core";
import { type AttackFacts, onceOf, usualUse } from "@tabletop-mcp/rules-engine";

/** What most of those are armoured like whom one meets. */
const armorClass = 14;

/** What else a hit does (poison, a grip, paralysis) is worth as much as so many hit points. */
const rider = 4;

/** What an attack deals on average, hits and misses together: by this a sensible one is chosen. */
export const worthOf = onceOf((facts: AttackFacts): number => {
  const { toHit, damage, options, riders } = facts;
  const { mode, hands } = usualUse(facts);
  if (facts.ammunition?.missiles.length === 0) return -1;
  const bonus = toHit.reduce((sum, { value }) => sum + value, 0);
  const hits = Math.min(0.95, Math.max(0.05, (21 + bonus - armorClass) / 20));
  const dealt = damage
    .filter(({ option }) => option === undefined || option === options?.[0])
    .map(({ dice, modifier, instead = [] }) => {
      const held = instead.find(({ if: how }) => how === "two-handed" && hands === 2);
      return held ? meanOf(held.dice) + held.modifier : meanOf(dice) + modifier;
    });
  const sum = dealt.reduce((all, one) => all + one, riders.length * rider);
  // Among enemies whoever shoots or throws is at a disadvantage.
  return (mode === "melee" ? hits : hits * hits) * sum;
});

function meanOf(dice: string): number {
  const parsed = dice === "" ? undefined : parseNotation(dice);
  return parsed?.ok ? bounds(parsed.value).mean : 0;
}
