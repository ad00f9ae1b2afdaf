import type { EventOf, EventType } from "@tabletop-mcp/rules-engine";
import { classIds } from "@tabletop-mcp/srd-data";
import { d20Text, damageText, diceText } from "./dice.js";
import { does, has, is, leftOf, objectOf, ownerOf, type Telling } from "./who.js";

type Sayings = {
  readonly [Type in EventType]?: (event: EventOf<Type>, telling: Telling) => string;
};

/**
 * What events of a fight are in words, without the full stop; the others are nothing that anybody sees.
 * What rules leave to the table is not said: nobody sits at one.
 */
const sayings: Sayings = {
  rolled: (event, telling) => {
    const { id, what, d20, dc, success } = event;
    const name = what.replace(" saving throw", " save");
    const met =
      dc === undefined || success === undefined
        ? ""
        : ` against ${dc}: ${success ? "success" : "failure"}`;
    return `${ownerOf(id, telling)} ${name}: ${d20Text(d20)}${met}`;
  },
  damage_taken: ({ id, damage, dealt, hp, source }, telling) => {
    const from = source === undefined ? "" : ` from ${source}`;
    const parts = damage.map((part) => damageText(part, source)).join(", ");
    return `${does(id, ["take", "takes"], telling)} ${dealt}${from}: ${parts}; ${leftOf(id, hp, telling)}`;
  },
  died: ({ id }, telling) => does(id, falls(id, telling), telling),
  healed: ({ id, amount, dice, rolls, hp, source }, telling) => {
    const by = source === undefined ? "" : ` from ${source}`;
    const how = rolls.length === 0 ? "" : ` (${diceText(dice, rolls)})`;
    return `${does(id, ["regain", "regains"], telling)} ${amount}${by}${how}; ${leftOf(id, hp, telling)}`;
  },
  temporary_hp: ({ id, to, dice, rolls }, telling) => {
    const how = rolls.length === 0 ? "" : ` (${diceText(dice, rolls)})`;
    return `${does(id, has, telling)} ${to} temporary hit points${how}`;
  },
  fall_resisted: ({ id, trait, averted }, telling) =>
    averted ? `${trait}: ${does(id, ["keep", "keeps"], telling)} 1 hit point` : "",
  condition_gained: ({ id, held: { condition, level, source } }, telling) =>
    `${does(id, is, telling)} ${named(condition, level)}${source === "unknown" ? "" : ` (${source})`}`,
  condition_lost: ({ id, condition, because }, telling) =>
    `${does(id, is, telling)} not ${condition} any more (${because})`,
  effect_gained: ({ id, held: { name, kind }, rolled = [] }, telling) =>
    `${does(id, kind === "curse" ? ["suffer from", "suffers from"] : has, telling)} ${plain(name)}${rolled.map(({ dice, rolls }) => ` (${diceText(dice, rolls)})`).join("")}`,
  effect_lost: ({ id, name, because }, telling) =>
    `${does(id, ["lose", "loses"], telling)} ${plain(name)} (${because})`,
  use_spent: ({ id, use }, telling) => `${does(id, ["use", "uses"], telling)} ${useName(use)}`,
  recharge_rolled: ({ id, what, die, needs }, telling) =>
    `${ownerOf(id, telling)} ${what} ${die >= needs ? "is back" : "is not back yet"}: d6 ${die}, ${needs} or more`,
  item_lost: ({ id, name, because, what }, telling) =>
    because === "used"
      ? `${does(id, ["use", "uses"], telling)} ${name}${what === undefined ? "" : `. ${what}`}`
      : "",
  item_changed: ({ id, what }, telling) => `${objectOf(id, telling)}: ${what}`,
  form_taken: ({ id, form }, telling) => `${does(id, ["turn", "turns"], telling)} into ${form}`,
  form_ended: ({ id, form, because }, telling) =>
    `${does(id, is, telling)} no ${form} any more (${because})`,
  combatant_changed: ({ id, what }, telling) => `${objectOf(id, telling)}: ${what}`,
  step_refused: ({ about, message }, telling) =>
    typeof about === "object" && "creature" in about
      ? message.replace(/^.*? cannot /u, `${objectOf(about.creature, telling)} cannot `)
      : message,
  turn_spent: ({ id, turn: { strikes, strikesRolled } }, telling) =>
    strikesRolled === undefined || strikes.length !== 1
      ? ""
      : `${does(id, has, telling)} ${strikesRolled} attack${strikesRolled === 1 ? "" : "s"} this time`,
  rested: ({ id, rest, recovered }, telling) =>
    `${does(id, ["have", "has"], telling)} had a ${rest} rest${recovered.length === 0 ? "" : `; back: ${recovered.join(", ")}`}`,
  hit_die_spent: ({ id, die, rolls, constitution, healed, hp }, telling) =>
    `${does(id, ["spend", "spends"], telling)} a hit die: ${diceText(die, rolls)} + ${constitution} = ${healed}; ${leftOf(id, hp, telling)}`,
};

/** A player is whole again somewhere else. */
export const falls = (id: string, { who }: Telling): readonly [string, string] =>
  who[id]?.player ? ["fall", "falls"] : ["die", "dies"];

const named = (condition: string, level: number | undefined): string =>
  level === undefined ? condition : `exhausted, level ${level}`;

/** The rules number all effects of one spell but the first. */
const plain = (name: string): string => name.replace(/ \d+(?:\.\d+)+$/u, "");

/** "fighter-second-wind" is Second Wind. */
const useName = (use: string): string =>
  use
    .replace(ofClass, "")
    .replace(/:.*$/u, "")
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

const ofClass = new RegExp(`^(?:${classIds.join("|")})-`, "u");

/** One event in words; nothing of what nobody sees. */
export function said<Type extends EventType>(event: EventOf<Type>, telling: Telling): string {
  const saying: ((event: EventOf<Type>, telling: Telling) => string) | undefined =
    sayings[event.type as Type];
  return saying?.(event, telling) ?? "";
}
