import {
  type Compendium,
  type Event,
  isDying,
  isLairTime,
  legendaryNow,
  unable,
} from "@tabletop-mcp/rules-engine";
import { present } from "../input/present.js";
import type { Shown } from "./fight.js";
import { surprisedText } from "./fight-events.js";

/** Something that a turn has brought, or asks for; what nobody has said yet has words. */
export interface Due {
  /** { type, id, … } */
  readonly view: object;
  readonly text?: string;
  /** It is to be done before anybody else does anything, or not at all. */
  readonly isNow?: true;
}

interface After {
  readonly shown: Shown;
  readonly compendium: Compendium;
}

/** What the end of one turn and the start of the next have brought, and what is to be done now. */
export function dueOf(events: readonly Event[], after: After): readonly Due[] {
  return [
    ...events.flatMap((event) => [...surprisedTurn(event, after.shown), ...broughtBy(event)]),
    ...lairActions(after),
    ...legendaryActions(after),
    ...deathSave(after.shown),
  ];
}

/** A turn that was over as it began ("Surprise"). */
function surprisedTurn(event: Event, { sheets }: Shown): readonly Due[] {
  if (event.type !== "turn_began" || !event.surprised) return [];
  const { id } = event;
  const name = sheets.get(id)?.name ?? id;
  return [{ view: { type: "surprised", id, name }, text: surprisedText(name) }];
}

/** Whether due has all of it: its dice, or what is over and why. */
export const isInDue = (event: Event): boolean => broughtBy(event).length > 0;

/** Rolls that were made, and what is over. */
function broughtBy(event: Event): readonly Due[] {
  switch (event.type) {
    case "rolled": {
      if (event.purpose !== "save" && event.purpose !== "death save") return [];
      const { id, what, d20, dc, success } = event;
      const type = event.purpose === "save" ? "save" : "death_save";
      return [{ view: { type, id, what, ...d20, ...present({ dc, success }) } }];
    }
    case "resumed":
      return event.answered.flatMap(({ creatureId: id, passed }) =>
        passed === undefined ? [] : [{ view: { type: "reaction_passed", id, options: passed } }],
      );
    case "condition_lost":
      return [expired(event.id, event.condition, event.because)];
    case "effect_lost":
      return [expired(event.id, event.name, event.because)];
    case "cast_ended":
      return [expired(event.id, event.spell, event.because)];
    default:
      return [];
  }
}

const expired = (id: string, what: string, because: string): Due => ({
  view: { type: "expired", id, what, because },
});

/** The player's to roll; the server does it as the turn ends. */
function deathSave({ state, encounter, sheets }: Shown): readonly Due[] {
  const { of } = encounter.turn;
  if (encounter.status === "ended" || !isDying(state.creatures[of])) return [];
  const view = { type: "death_save", id: of, name: sheets.get(of)?.name ?? of };
  return [{ view }];
}

/** At initiative 20, after all who have it and before anybody else acts ("Lair Actions"). */
export function lairActions({ shown, compendium }: After): readonly Due[] {
  const { state, encounter, sheets } = shown;
  if (encounter.status !== "active" || !isLairTime(state)) return [];
  const due = encounter.order.flatMap(({ id }): readonly Named[] => {
    const { inLair, surprised } = state.combatants?.[id] ?? {};
    const isIdle = surprised === true || unable(state, { id }, { compendium }) !== undefined;
    if ((inLair !== true && encounter.lair?.[id] === undefined) || isIdle) return [];
    return [{ id, name: sheets.get(id)?.name ?? id }];
  });
  const names = due.map(({ name }) => name).join(", ");
  const one = due.length > 1 ? "lair actions" : "a lair action";
  const text = `Initiative 20: ${one} of ${names} ${due.length > 1 ? "are" : "is"} due.`;
  return due.map(({ id, name }, at) => {
    const view = { type: "lair_action", id, name };
    return at === 0 ? { view, text } : { view };
  });
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** At the end of another's turn, before anybody acts in the next ("Legendary Actions"). */
function legendaryActions({ shown, compendium }: After): readonly Due[] {
  const { state, encounter } = shown;
  if (encounter.status !== "active") return [];
  return encounter.order.flatMap(({ id }) => {
    const left = legendaryNow(state, id, { compendium });
    const name = state.creatures[id]?.name ?? id;
    if (left === 0) return [];
    const view = { type: "legendary_actions", id, name, left };
    return [{ view, text: `${name} may take a legendary action now (${left} left).`, isNow: true }];
  });
}
