import type { Attack, Damage, Step, Targets } from "../../src/node.js";
import { type DamageType, damageTypes, sizes } from "../../src/vocabulary.js";

/** An attack as a stat block prints it, read up to its damage, and the text behind. */
export interface AttackText {
  readonly step: Step;
  /** "one Large or smaller creature" and the like, where it is not any one target. */
  readonly aim: string | undefined;
  readonly rest: string;
}

const amount = String.raw`\d+(?: \(\d+d\d+(?: ?[+−-] ?\d+)?\))?`;
const damage = String.raw`${amount} \w+ damage`;
const attackText = new RegExp(
  String.raw`^(Melee|Ranged|Melee or Ranged) (Weapon|Spell) Attack: ?\+(\d+) to hit(?: \([^)]*\))?, ` +
    String.raw`(?:reach (\d+) ?(?:ft\.?|feet))?(?: or )?(?:range (\d+)(?:\/(\d+))? ?(?:ft\.?|feet))?, ([^.]*)\. ?` +
    String.raw`Hit: ?(${damage}(?:,? plus ${damage})*(?:, or ${damage} if used with two hands(?: to make a melee attack)?)?(?:,? plus ${damage})?)?`,
);

/** Reads an attack; nothing where the text is not one. */
export function readAttack(text: string): AttackText | undefined {
  const match = attackText.exec(text);
  if (match === null) return undefined;
  const [whole, kind = "", how = "", bonus, reach, normal, long, aim = "", hit = ""] = match;
  const attack: Attack = {
    kind: kind.toLowerCase() as Attack["kind"],
    with: how.toLowerCase() as Attack["with"],
    bonus: Number(bonus),
    ...(reach !== undefined && { reach: Number(reach) }),
    ...(normal !== undefined && { range: rangeOf(normal, long) }),
  };
  const dealt = readDamage(hit);
  const anyone = /^one (target|creature)$/.exec(aim);
  const targets: Targets = {
    what: anyone?.[1] === "creature" ? "creature" : "creature-or-object",
    count: 1,
  };
  return {
    step: { targets, attack, ...(dealt.length > 0 && { damage: dealt }) },
    aim: anyone === null ? aim : undefined,
    rest: text
      .slice(whole.length)
      .replace(/^[.,]?\s*(and )?/, "")
      .trim(),
  };
}

const rangeOf = (normal: string, long: string | undefined) =>
  long === undefined ? { normal: Number(normal) } : { normal: Number(normal), long: Number(long) };

/** "7 (1d8 + 3) slashing damage plus 3 (1d6) fire damage" and what two hands change. */
export function readDamage(text: string): readonly Damage[] {
  const found: Damage[] = [];
  const each =
    /(or |plus )?(\d+)(?: \((\d+d\d+(?: ?[+−-] ?\d+)?)\))? (\w+) damage( if used with two hands)?/g;
  for (const [, before, average, dice, type = ""] of text.matchAll(each)) {
    const roll = dice === undefined ? (average ?? "") : spaced(dice);
    const rolled = dice === undefined ? { roll } : { roll, average: Number(average) };
    const last = found.at(-1);
    if (before === "or " && last !== undefined)
      found[found.length - 1] = { ...last, instead: [{ if: "two-handed", ...rolled }] };
    else found.push({ ...rolled, type: damageTypeOf(type) });
  }
  return found;
}

/** "2d6+4" → "2d6 + 4". */
export const spaced = (dice: string): string =>
  dice
    .replaceAll(/\s/g, "")
    .replace("−", "-")
    .replace(/([+-])/, " $1 ");

export function damageTypeOf(word: string): DamageType {
  const type = damageTypes.find((known) => known === word.toLowerCase());
  if (type === undefined) throw new Error(`"${word}" is no damage type.`);
  return type;
}

/** "one Large or smaller creature" → who can be aimed at, where that is all it says. */
export function readAim(aim: string): Targets | undefined {
  const match = /^one (\w+) or smaller creature$/.exec(aim);
  const size = sizes.find((known) => known === match?.[1]?.toLowerCase());
  return size === undefined ? undefined : { what: "creature", count: 1, sizeAtMost: size };
}
