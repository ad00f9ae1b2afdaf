import type { Event, EventOf } from "@tabletop-mcp/rules-engine";
import { d20Text, damageText } from "./dice.js";
import { falls, said } from "./sayings.js";
import { does, leftOf, objectOf, sentence, type Telling } from "./who.js";

/** What a line tells so far, and what could go on with it. */
interface Line {
  text: string;
  /** The attack that it tells of, by weapon. */
  weapon?: string;
  /** Who was hit, or hurt. */
  whom?: string;
}

/** What has happened in lines, each a sentence with every die in it: an attack with all that it does to whom it hits in one. */
export function tell(events: readonly Event[], telling: Telling): readonly string[] {
  const lines: Line[] = [];
  for (const event of events) {
    const line = lines.at(-1);
    const more = line === undefined ? undefined : goesOn(line, event, telling);
    if (line !== undefined && more !== undefined) line.text += more;
    else lines.push(...linesOf(event, telling));
  }
  return lines.map(({ text }) => sentence(text));
}

const isAttack = (event: Event): event is EventOf<"rolled"> =>
  event.type === "rolled" && event.purpose === "attack" && event.against !== undefined;

function linesOf(event: Event, telling: Telling): readonly Line[] {
  if (isAttack(event)) return [attackLine(event, telling)];
  const text = said(event, telling);
  if (text === "") return [];
  return [event.type === "damage_taken" ? { text, whom: event.id } : { text }];
}

/** "you attack the goblin with Longsword: d20 14 + 5 = 19 against AC 15: hit". */
function attackLine(event: EventOf<"rolled">, telling: Telling): Line {
  const { id, what, d20, dc, against = "", raised = [], success, critical } = event;
  const weapon = what.replace(/^Attack with /, "");
  const more = raised.map(({ source, value }) => ` (${source} ${value < 0 ? "" : "+"}${value})`);
  const met = dc === undefined ? "" : ` against AC ${dc}${more.join("")}`;
  const end = critical ? "critical hit" : success ? "hit" : "miss";
  const text = `${does(id, ["attack", "attacks"], telling)} ${objectOf(against, telling)} with ${weapon}: ${d20Text(d20)}${met}: ${end}`;
  return { text, weapon, whom: against };
}

/** What belongs to the line before: the damage of its attack, the death of whom it has hurt. */
function goesOn(line: Line, event: Event, telling: Telling): string | undefined {
  if (!("id" in event) || event.id !== line.whom) return undefined;
  if (event.type === "damage_taken" && line.weapon !== undefined) {
    const { weapon } = line;
    delete line.weapon;
    const parts = event.damage.map((part) => damageText(part, weapon)).join(", ");
    return `, ${parts}; ${leftOf(event.id, event.hp, telling)}`;
  }
  if (event.type !== "died") return undefined;
  const [you, others] = falls(event.id, telling);
  return ` and ${event.id === telling.viewer ? you : others}`;
}
