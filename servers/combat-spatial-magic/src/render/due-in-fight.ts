import {
  blockOf,
  type Compendium,
  type Encounter,
  type Event,
  isDying,
  unable,
} from "@tabletop-mcp/rules-engine";
import { present } from "../input/present.js";
import type { Shown } from "./fight.js";
import { surprisedText } from "./fight-events.js";

/** Something that a turn has brought, or asks for; what nobody has said yet has words. */
interface Due {
  /** { type, id, … } */
  readonly view: object;
  readonly text?: string;
}

interface After {
  readonly shown: Shown;
  readonly compendium: Compendium;
}

/** What the end of one turn and the start of the next have brought, and what is to be done now. */
export function dueOf(before: Encounter, events: readonly Event[], after: After): readonly Due[] {
  return [
    ...events.flatMap((event) => [...surprisedTurn(event, after.shown), ...broughtBy(event)]),
    ...lairActions(before, after),
    ...legendaryActions(before, after),
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

/** Rolls that were made, and what is over. */
function broughtBy(event: Event): readonly Due[] {
  switch (event.type) {
    case "rolled": {
      if (event.purpose !== "save" && event.purpose !== "death save") return [];
      const { id, what, d20, dc, success } = event;
      const type = event.purpose === "save" ? "save" : "death_save";
      return [{ view: { type, id, what, ...d20, ...present({ dc, success }) } }];
    }
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

/** At initiative 20, after all who have it ("Lair Actions"). */
function lairActions(before: Encounter, { shown, compendium }: After): readonly Due[] {
  const { state, encounter, sheets } = shown;
  if (!passes(before, encounter)) return [];
  return encounter.order.flatMap(({ id }) => {
    const name = sheets.get(id)?.name ?? id;
    if (state.combatants?.[id]?.inLair !== true || unable(state, { id }, { compendium })) return [];
    const view = { type: "lair_action", id, name };
    return [{ view, text: `Initiative 20: a lair action of ${name} is due.` }];
  });
}

const lairCount = 20;

/** Whether the count went by 20 from one turn to the next. */
function passes(before: Encounter, now: Encounter): boolean {
  const countOf = ({ order, turn }: Encounter): number =>
    order.find(({ id }) => id === turn.of)?.initiative ?? 0;
  const [from, to] = [countOf(before), countOf(now)];
  return before.round === now.round
    ? from >= lairCount && to < lairCount
    : from >= lairCount || to < lairCount;
}

/** At the end of another's turn, and not while it is incapacitated ("Legendary Actions"). */
function legendaryActions(before: Encounter, { shown, compendium }: After): readonly Due[] {
  const { state, encounter } = shown;
  const acting = [before.turn.of, encounter.turn.of];
  return encounter.order.flatMap(({ id }) => {
    const creature = state.creatures[id];
    if (creature === undefined || acting.includes(id)) return [];
    const { perRound = 0 } = blockOf(creature.make, compendium)?.legendary ?? {};
    const left = perRound - (state.combatants?.[id]?.turn.legendary ?? 0);
    if (left <= 0 || unable(state, { id }, { compendium })) return [];
    const view = { type: "legendary_actions", id, name: creature.name, left };
    return [{ view, text: `${creature.name} has ${left} legendary actions.` }];
  });
}
