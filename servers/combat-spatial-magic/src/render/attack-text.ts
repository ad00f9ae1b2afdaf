import type { EventOf } from "@tabletop-mcp/rules-engine";
import { d20Text } from "./roll.js";

const signed = (value: number): string => (value < 0 ? `- ${-value}` : `+ ${value}`);

/** "Bo: Attack with Warhammer on Goblin: d20 15 + 3 Strength + 2 proficiency = 20 against AC 17 (+ 2 cover (half)): hit." */
export function attackText(
  { what, d20, dc, against, raised = [], success, critical }: EventOf<"rolled">,
  who: string,
  nameOf: (id: string) => string,
): string {
  const on = against === undefined ? "" : ` on ${nameOf(against)}`;
  const more = raised.map(({ source, value }) => `${signed(value)} ${source}`).join(", ");
  const met = dc === undefined ? "" : ` against AC ${dc}${more === "" ? "" : ` (${more})`}`;
  const end = critical === true ? "critical hit" : success === true ? "hit" : "miss";
  return `${who}: ${what}${on}: ${d20Text(d20)}${met}: ${end}.`;
}

/** What somebody attacks with. */
export const weaponOf = ({ what }: Pick<EventOf<"rolled">, "what">): string =>
  what.replace(/^Attack with /, "");

/** "Constitution save (Bite)", of an attack with another weapon; of that one's own without its name. */
export const saveName = (what: string, weapon: string | undefined): string =>
  what.replace(" saving throw", " save").replace(` (${weapon})`, "");
