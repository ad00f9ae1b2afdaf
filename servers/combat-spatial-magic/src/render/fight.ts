import {
  type Combatant,
  type Encounter,
  type Event,
  type GameState,
  isOnTurn,
  isReactionSpent,
  nowFor,
  type Sheet,
} from "@tabletop-mcp/rules-engine";
import { present } from "../input/present.js";
import { effectNames, effectsView } from "./effects.js";
import { endedLines, endedView } from "./ended-fight.js";
import { lastingView } from "./held.js";
import { briefText, woundsText } from "./sheet.js";

/** What of a fight is shown: the state, and the sheets of those who take part. */
export interface Shown {
  readonly state: GameState;
  readonly encounter: Encounter;
  readonly sheets: ReadonlyMap<string, Sheet>;
}

const nameIn = ({ sheets }: Shown, id: string): string => sheets.get(id)?.name ?? id;

/** Whose turn it is. */
export const currentView = (shown: Shown) => {
  const { of } = shown.encounter.turn;
  return { id: of, name: nameIn(shown, of) };
};

/** "Ambush (id7): round 2, Ada's turn."; of an ended one, how it ended. */
export function fightText(shown: Shown): string {
  const { id, name, status, round, outcome } = shown.encounter;
  if (status === "active")
    return `${name} (${id}): round ${round}, ${currentView(shown).name}'s turn.`;
  const end = outcome === undefined ? "ended" : `ended in ${outcome}`;
  return `${name} (${id}): ${end} after ${round} ${round === 1 ? "round" : "rounds"}.`;
}

/** The order of turns; with the die of each whose initiative was rolled. */
export function orderView(shown: Shown, events: readonly Event[] = []) {
  const dice = new Map(
    events.flatMap((event) =>
      event.type === "rolled" && event.what === "Initiative" ? [[event.id, event.d20]] : [],
    ),
  );
  return shown.encounter.order.map(({ id, initiative }) => ({
    id,
    name: nameIn(shown, id),
    initiative,
    ...present({ d20: dice.get(id) }),
  }));
}

/** The same for who reads the rest beside it: with the die that fell, where one did. */
export const briefOrder = (shown: Shown, events: readonly Event[] = []) =>
  orderView(shown, events).map(({ id, initiative, d20 }) => ({
    id,
    initiative,
    ...present({ rolled: d20?.natural ?? undefined }),
  }));

/** "Ada: 17, Goblin 1: 12". */
export const orderText = (shown: Shown): string =>
  shown.encounter.order
    .map(({ id, initiative }) => `${nameIn(shown, id)}: ${initiative}`)
    .join(", ");

/** "Ada's turn: 17/17 HP, AC 13"; of who is dying, what is due. */
export function turnText(shown: Shown): string {
  const { of } = shown.encounter.turn;
  const sheet = shown.sheets.get(of);
  if (sheet === undefined) return "";
  const [, state = ""] = briefText(sheet).split(/: (?=-?\d+\/)/);
  return `${sheet.name}'s turn (${state})${sheet.status === "down" ? ": roll_death_save is due" : ""}.`;
}

/** How much of each combatant is told. */
export type Detail = "brief" | "full";

/** Those who take part, in the order of their turns, by their numbers as they are now. */
export const combatantsView = (shown: Shown, detail: Detail): readonly object[] => {
  const { aftermath, order } = shown.encounter;
  return aftermath === undefined
    ? order.map(({ id }) => combatantView(shown, id, detail))
    : endedView(shown, aftermath);
};

function combatantView(shown: Shown, id: string, detail: Detail) {
  const combatant = shown.state.combatants?.[id];
  const sheet = shown.sheets.get(id);
  if (combatant === undefined || sheet === undefined) return { id, name: id };
  const { side, at, hidden, surprised, inLair, within, away } = combatant;
  const { armorClass, size, status, concentration, deathSaves } = sheet;
  const isWhole = detail === "full";
  const now = nowFor(shown.state, id);
  const conditions = conditionsView(sheet, now);
  return {
    id,
    name: sheet.name,
    side,
    ...hitPoints(sheet, combatant, detail),
    ac: armorClass.effective,
    ...(isWhole || size !== "medium" ? { size } : {}),
    ...(isWhole || status !== "up" ? { status } : {}),
    ...present({ position: at, hidden: hidden === undefined ? undefined : true }),
    ...present({ within: within === undefined ? undefined : nameIn(shown, within) }),
    ...present({ away: away === undefined ? undefined : true }),
    ...present({ surprised, inLair, concentration: concentration?.spell, deathSaves }),
    ...(isWhole || conditions.length > 0 ? { conditions } : {}),
    ...(sheet.effects.length > 0 ? { effects: effectsView(sheet, now, shown.state) } : {}),
    ...present({ actionEconomy: economyOf(shown, combatant, { sheet, isWhole }) }),
  };
}

/** What is left of the turn for whoever is on it; of the others that a reaction is spent. In full, of everybody. */
function economyOf(
  { state, encounter }: Shown,
  combatant: Combatant,
  { sheet, isWhole }: { readonly sheet: Sheet; readonly isWhole: boolean },
) {
  if (encounter.status !== "active") return undefined;
  const whole = isWhole || (isOnTurn(state, combatant.id) && sheet.status !== "dead");
  const isSpent = isReactionSpent(state, combatant);
  return whole || isSpent ? economyView(combatant, sheet, { whole, isSpent }) : undefined;
}

/** Exact hit points of enemies who hide are the game master's. */
function hitPoints({ hp, ...sheet }: Sheet, { side, hidden }: Combatant, detail: Detail) {
  if (detail === "brief" && side === "enemy" && hidden !== undefined)
    return { wounds: wounds({ hp, ...sheet }) };
  const temporary = detail === "full" || hp.temp > 0 ? { tempHp: hp.temp } : {};
  return { hp: hp.current, maxHp: hp.max, ...temporary };
}

/** "hurt": how bad it looks. */
const wounds = (sheet: Sheet): string =>
  woundsText({ ...sheet, name: "", characterType: "enemy", conditions: [] }).slice(2);

const conditionsView = ({ conditions }: Sheet, now: ReturnType<typeof nowFor>) =>
  conditions.map(({ condition, level, source, lasting, save, unheld }) => ({
    condition,
    source,
    ...lastingView({ lasting, ...present({ save, unheld }) }, now),
    ...present({ level }),
  }));

/** What is left of a turn: whether action, bonus action and reaction are there, and feet of movement; of who is not on turn only the reaction. */
function economyView(
  { turn }: Combatant,
  { speed }: Sheet,
  { whole, isSpent }: { readonly whole: boolean; readonly isSpent: boolean },
) {
  const reaction = !isSpent;
  if (!whole) return { reaction };
  const movement = Math.max(0, (speed.walk?.effective ?? 0) * (1 + turn.dashes) - turn.moved);
  return {
    action: turn.action === undefined || (turn.extraActions ?? 0) > 0,
    bonusAction: turn.bonus === undefined,
    reaction,
    movement,
  };
}

/** One line for each combatant, in the order of their turns; "→" marks whose turn it is. With the dice of initiative that was rolled now. */
export function combatantLines(
  shown: Shown,
  detail: Detail,
  events: readonly Event[] = [],
): readonly string[] {
  const { aftermath, status, turn } = shown.encounter;
  if (aftermath !== undefined) return endedLines(shown, aftermath);
  const dice = new Map(briefOrder(shown, events).map(({ id, rolled }) => [id, rolled]));
  return shown.encounter.order.map(({ id, initiative: total }) => {
    const die = dice.get(id);
    const initiative = die === undefined ? total : `${total} (d20: ${die})`;
    const sheet = shown.sheets.get(id);
    const combatant = shown.state.combatants?.[id];
    const mark = status === "active" && turn.of === id ? "→" : "-";
    if (sheet === undefined || combatant === undefined) return `${mark} ${initiative} ${id}`;
    const isVeiled =
      detail === "brief" && combatant.side === "enemy" && combatant.hidden !== undefined;
    const who = isVeiled ? woundsText({ ...sheet, characterType: "enemy" }) : briefText(sheet);
    return `${mark} ${initiative} ${who} [${tags(shown, combatant, sheet).join(", ")}] (${id})`;
  });
}

const tags = (
  shown: Shown,
  { id, side, at, hidden, surprised, within, away, turn }: Combatant,
  sheet: Sheet,
): readonly string[] => [
  side,
  ...(at === undefined ? [] : [`at ${at.x},${at.y}${at.z === undefined ? "" : `,${at.z} ft`}`]),
  ...(within === undefined ? [] : [`inside ${nameIn(shown, within)}`]),
  ...(away === undefined ? [] : ["out of this world"]),
  ...(hidden === undefined ? [] : ["hidden"]),
  ...(surprised === undefined ? [] : ["surprised"]),
  ...(isReactionSpent(shown.state, { turn }) ? ["reaction used"] : []),
  ...effectNames(sheet, nowFor(shown.state, id), shown.state),
];
