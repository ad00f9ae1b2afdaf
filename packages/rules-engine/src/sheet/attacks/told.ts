import { amountOf } from "../../effects/amount.js";
import { truthOf } from "../../effects/predicate.js";
import { signed } from "../../effects/stats.js";
import { circumstancesOf } from "../../gather/circumstances.js";
import type { SheetAttack } from "../sheet.js";
import type { Attacker } from "./attacker.js";
import type { AttackDamage, AttackFacts, AttackUse } from "./facts.js";
import { riderWords } from "./rider-words.js";
import { type AttackMade, attackMade, rollOfUse, usualUse } from "./use.js";

/** An attack for a sheet, and the ids of what it can shoot: how many those are is the sheet's to count. */
export interface SheetStrike {
  readonly attack: SheetAttack;
  readonly missiles?: readonly string[];
}

/** An attack in its usual way, as a sheet tells of it: numbers that are sure, and in notes what more there is. */
export function sheetStrike(facts: AttackFacts, attacker: Attacker): SheetStrike {
  const use = usualUse(facts);
  const usual = struckSo(facts, use, attacker);
  const { hands, reach, range, ability, ammunition } = facts;
  const both =
    use.hands === 1 && hands.includes(2)
      ? struckSo(facts, { ...use, hands: 2 }, attacker)
      : undefined;
  const attack: SheetAttack = {
    name: facts.name,
    kind: use.mode === "melee" ? "melee" : "ranged",
    ...(ability !== undefined && { ability }),
    bonus: facts.toHit.reduce((sum, { value }) => sum + value, usual.toHit),
    parts: facts.toHit,
    ...("item" in facts.from && { item: facts.from.item }),
    damage: usual.damage,
    ...(typeof usual.main?.type === "string" && { damageType: usual.main.type }),
    ...(both !== undefined && both.damage !== usual.damage && { twoHanded: both.damage }),
    ...(reach !== undefined && { reach }),
    ...(range !== undefined && { range }),
    properties: facts.properties,
    proficient: facts.proficient,
    magical: usual.made.magical,
    notes: [...new Set(notesOf(facts, { use, usual, both }, attacker))],
  };
  return ammunition === undefined
    ? { attack }
    : { attack, missiles: ammunition.missiles.map(({ item }) => item) };
}

/** What an attack comes to in one way of making it. */
interface Struck {
  readonly made: AttackMade;
  readonly main: AttackDamage | undefined;
  /** "1d8+3": the weapon's dice with all numbers of its type. */
  readonly damage: string;
  readonly toHit: number;
  readonly notes: readonly string[];
}

function struckSo(facts: AttackFacts, use: AttackUse, attacker: Attacker): Struck {
  const { creature, compendium } = attacker;
  const known = circumstancesOf(rollOfUse(facts, use), { self: creature }, compendium);
  const made = attackMade(facts, use, known);
  const main = made.damage.find(({ weapon }) => weapon);
  const isInMain = (part: AttackDamage): boolean =>
    part === main || (part.dice === "" && part.type === main?.type && !part.once);
  const modifier = made.damage.reduce(
    (sum, part) => sum + (main !== undefined && isInMain(part) ? part.modifier : 0),
    0,
  );
  const hits = bonusesToHit(known, attacker);
  return {
    made,
    main,
    damage: main === undefined ? "0" : withBonus(main.dice, modifier),
    toHit: hits.reduce((sum, { by, sure }) => sum + (sure && typeof by === "number" ? by : 0), 0),
    notes: [
      ...hits.map(
        ({ by, sure, source }) => `${signed(by)} to hit${sure ? "" : " at times"}: ${source}`,
      ),
      ...made.damage.flatMap((part) => (part === main ? [] : damageNote(part, { facts, main }))),
      ...made.open.flatMap((one) =>
        "dice" in one ? damageNote(one, { facts, main, open: true }) : [],
      ),
      ...made.rerolled.map(
        ({ faces, source }) =>
          `damage dice that show ${faces.join(" or ")} are rolled again: ${source}`,
      ),
      ...made.weaponDiceOnCritical.map(
        ({ extra, source }) => `critical hits roll ${extra} more of the weapon's dice: ${source}`,
      ),
    ],
  };
}

/** What effects add to the attack roll: numbers that count, dice, and what hangs on what nobody knows. */
const bonusesToHit = (known: Parameters<typeof truthOf>[1], { rolls, changes }: Attacker) =>
  rolls.flatMap((active) => {
    const { effect, source } = active;
    if (effect.kind !== "roll" || effect.on !== "attack") return [];
    const truth = effect.bonus === undefined ? false : truthOf(active, known);
    const by = effect.bonus && truth !== false && amountOf(effect.bonus, active, changes.now);
    return by === undefined || by === false ? [] : [{ by, source, sure: truth === true }];
  });

interface About {
  readonly facts: AttackFacts;
  readonly main: AttackDamage | undefined;
  readonly open?: true;
}

/** "+1d6 cold damage: Frost Brand"; what counts once a turn by its name: "Sneak Attack 3d6". */
function damageNote(part: AttackDamage, { facts, main, open }: About): readonly string[] {
  const { dice, modifier, type, source, once } = part;
  const kind = type === undefined || type === main?.type ? "" : `${[type].flat().join(" or ")} `;
  const roll = dice === "" ? String(modifier) : withBonus(dice, modifier);
  if ("action" in facts.from && source === facts.from.action) return [`${roll} ${kind}damage more`];
  if (once) return [`${source} ${roll} ${kind}`.trimEnd()];
  return [`${signed(roll)} ${kind}damage${open ? " at times" : ""}: ${source}`];
}

/** Damage is never below 0 (Damage Rolls). */
const withBonus = (dice: string, bonus: number): string => {
  if (dice === "") return String(Math.max(0, bonus));
  return bonus === 0 ? dice : `${dice}${bonus < 0 ? "-" : "+"}${Math.abs(bonus)}`;
};

interface Ways {
  readonly use: AttackUse;
  readonly usual: Struck;
  readonly both: Struck | undefined;
}

function notesOf(
  facts: AttackFacts,
  { use, usual, both }: Ways,
  attacker: Attacker,
): readonly string[] {
  const { criticalFrom, riders, forms } = facts;
  return [
    ...usual.notes,
    ...(both?.notes ?? [])
      .filter((note) => !usual.notes.includes(note))
      .map((note) => `with two hands: ${note}`),
    ...(criticalFrom === 20 ? [] : [`critical hit from ${criticalFrom}`]),
    ...insteadNotes(facts),
    ...hampered(facts, attacker),
    ...offHand(facts, use, attacker),
    ...riders.flatMap((rider) => riderWords(rider, attacker.compendium)),
    ...(forms === undefined ? [] : [`as ${forms.join(" or ")}`]),
  ];
}

const instead = {
  ranged: "when thrown",
  "half-hit-points": "with half its hit points or fewer",
} as const;

/** Other dice than the usual; those of two hands stand beside them already. */
const insteadNotes = ({ damage }: AttackFacts): readonly string[] =>
  damage.flatMap((part) =>
    (part.instead ?? []).flatMap((one) =>
      one.if === "two-handed" ? [] : [`${withBonus(one.dice, one.modifier)} ${instead[one.if]}`],
    ),
  );

/** Equipment, Weapon Properties, Heavy. */
const hampered = ({ properties }: AttackFacts, { facts: { size } }: Attacker): readonly string[] =>
  properties.includes("heavy") && (size === "small" || size === "tiny")
    ? ["disadvantage: a heavy weapon for a Small creature"]
    : [];

/** Two-Weapon Fighting: what strikes second, and what it is when it strikes first. */
function offHand(
  facts: AttackFacts,
  { mode, hands, offhand }: AttackUse,
  attacker: Attacker,
): readonly string[] {
  if (!offhand) return [];
  return facts.offhandAbility
    ? ["off hand: a bonus action, with the ability modifier (Two-Weapon Fighting)"]
    : [
        "off hand: a bonus action, its damage without the modifier",
        `with the Attack action ${struckSo(facts, { mode, hands }, attacker).damage}`,
      ];
}
