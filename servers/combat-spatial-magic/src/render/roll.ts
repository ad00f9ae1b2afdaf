import { type CheckResult, spokenName } from "@tabletop-mcp/rules-engine";

const signed = (value: number): string => (value < 0 ? `- ${-value}` : `+ ${value}`);

/** "d20 [15, 7] keeps 15, + 3 Dexterity, + 2 proficiency = 20": every die and every part. */
export function d20Text(d20: CheckResult["d20"]): string {
  if (d20.total === null) return `fails without a roll (${d20.sources.join(", ")})`;
  const { rolls, kept, natural, modifiers, total, sources } = d20;
  const dice =
    natural === null
      ? `passive ${kept}`
      : rolls.length === 1
        ? `d20 ${natural}`
        : `d20 [${rolls.join(", ")}] keeps ${natural}`;
  const raised = natural === null || kept === natural ? "" : `, counts as ${kept}`;
  const parts = modifiers.map(
    ({ source, value, rolls: of }) =>
      ` ${signed(value)} ${spokenName(source)}${of === undefined ? "" : ` [${of.join(", ")}]`}`,
  );
  const why = sources.length === 0 ? "" : ` (${sources.map(spokenName).join("; ")})`;
  return `${dice}${howItFell(d20)}${raised}${parts.join("")} = ${total}${why}`;
}

/** Who rolled, and what was rolled again. */
function howItFell({
  manual,
  rerolled,
}: Exclude<CheckResult["d20"], { readonly total: null }>): string {
  const said = [
    ...(manual === true ? ["rolled at the table"] : []),
    ...(rerolled === undefined ? [] : [`${rerolled.source}: the ${rerolled.from} again`]),
  ];
  return said.length === 0 ? "" : ` (${said.join("; ")})`;
}

/** How a roll went against what it had to meet. */
export const against = (dc: number | undefined, success: boolean | undefined): string =>
  dc === undefined || success === undefined
    ? ""
    : ` against ${dc}: ${success ? "success" : "failure"}`;
