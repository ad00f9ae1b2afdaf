import type { D20, DamageDealt, EventOf } from "@tabletop-mcp/rules-engine";

type Rolled = EventOf<"rolled">;

const signed = (value: number): string => (value < 0 ? ` - ${-value}` : ` + ${value}`);

/** "d20 14 + 5 = 19", and with two dice "d20 [14, 3] keeps 14 + 5 = 19 (advantage: Bless)": every die. */
export function d20Text(d20: Rolled["d20"]): string {
  if (d20.total === null) return `fails without a roll (${d20.sources.join(", ")})`;
  const { rolls, natural, kept, total, sources, modifiers } = d20;
  const [first, ...others] = rolls;
  const dice = others.length === 0 ? `d20 ${first}` : `d20 [${rolls.join(", ")}] keeps ${natural}`;
  const raised = kept === natural ? "" : `, counts as ${kept}`;
  const why = sources.length === 0 ? "" : ` (${sources.join("; ")})`;
  return `${dice}${raised}${addedTo(modifiers)} = ${total}${why}`;
}

/** What is added without dice as one number; dice with what they are of. */
function addedTo(modifiers: D20["modifiers"]): string {
  const plain = modifiers.filter(({ rolls }) => rolls === undefined);
  const sum = plain.reduce((all, { value }) => all + value, 0);
  const rolled = modifiers.flatMap(({ source, value, rolls }) =>
    rolls === undefined ? [] : [`${signed(value)} ${source} [${rolls.join(", ")}]`],
  );
  return `${sum === 0 ? "" : signed(sum)}${rolled.join("")}`;
}

/** "1d8 + 3 [6] = 9 slashing", and what resistance leaves of it. */
export function damageText(
  { dice, rolls, rolled, afterResistance, type, source, because }: DamageDealt,
  of: string | undefined,
): string {
  const shown = rolls.length === 0 ? String(rolled) : `${diceText(dice, rolls)} = ${rolled}`;
  const whence = source === undefined || source === of ? "" : ` by ${source}`;
  const why = because.length === 0 ? "" : ` (${because.join(", ")})`;
  const after = afterResistance === rolled ? "" : `, of which ${afterResistance} count`;
  return `${shown}${type === undefined ? "" : ` ${type}`}${whence}${after}${why}`;
}

/** "1d8 + 3 [6]". */
export const diceText = (dice: string, rolls: readonly number[]): string =>
  `${dice.replace(/^d/, "1d")} [${rolls.join(", ")}]`;
