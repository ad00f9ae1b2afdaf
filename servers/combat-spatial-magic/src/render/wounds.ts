import type { Event, EventOf, Sheet } from "@tabletop-mcp/rules-engine";
import { present } from "../input/present.js";

/** How it stands with somebody's life. */
export const lifeOf = ({ hp, status, deathSaves }: Sheet) => ({
  hp: hp.current,
  maxHp: hp.max,
  tempHp: hp.temp,
  status,
  ...present({ deathSaves }),
});

/** The same of one among many: what is as nearly all have it is left out. */
export const briefLife = ({ hp, status, deathSaves }: Sheet) => ({
  hp: hp.current,
  ...(hp.temp > 0 && { tempHp: hp.temp }),
  ...(status !== "up" && { status }),
  ...present({ deathSaves }),
});

/** A blow on one among many: the dice, and what became of them where that is not all of them. */
export function briefBlow(id: string, events: readonly Event[]) {
  const { dealt, absorbedByTemp, damage, ...more } = blowView(id, events);
  const isPlain = damage.every((one) => one.rolled === one.afterResistance);
  const rolls = damage.flatMap((one) => one.rolls);
  return {
    dealt,
    ...(absorbedByTemp > 0 && { absorbedByTemp }),
    ...(isPlain ? rolls.length > 0 && { rolls } : { damage }),
    ...more,
  };
}

/** What a blow has done to one: its damage by type and source, and the saves that came of it. */
export function blowView(id: string, events: readonly Event[]) {
  const blows = events.filter((event) => isDamageTo(id, event));
  const sum = (of: "dealt" | "absorbedByTemp"): number =>
    blows.reduce((all, blow) => all + blow[of], 0);
  const damage = blows.flatMap((blow) => blow.damage);
  const saves = savesIn(events);
  return {
    dealt: sum("dealt"),
    absorbedByTemp: sum("absorbedByTemp"),
    damage: damage.map(({ because, ...one }) => ({
      ...one,
      ...(because.length > 0 && { because }),
    })),
    ...present({ concentration: concentrationIn(id, events) }),
    ...(saves.length > 0 && { saves }),
  };
}

const isDamageTo = (id: string, event: Event): event is EventOf<"damage_taken"> =>
  event.type === "damage_taken" && event.id === id;

/** Saves that a blow asked for, whoever made them. */
const savesIn = (events: readonly Event[]): readonly object[] =>
  events.flatMap((event) => {
    if (event.type !== "rolled" || event.purpose !== "save") return [];
    const { id, what, d20, dc, success } = event;
    return [{ id, what, ...d20, ...present({ dc, success }) }];
  });

/** What became of the spell that it concentrated on; nothing where none was in danger. */
function concentrationIn(id: string, events: readonly Event[]) {
  const ended = events.find(
    (event) => event.type === "cast_ended" && event.id === id && event.concentration === true,
  );
  if (ended?.type === "cast_ended") return { spell: ended.spell, maintained: false };
  const saved = events.find(
    (event) =>
      event.type === "rolled" &&
      event.id === id &&
      event.purpose === "save" &&
      event.what.includes("(concentration"),
  );
  return saved === undefined ? undefined : { maintained: true };
}
