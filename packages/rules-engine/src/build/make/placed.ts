import type { Make } from "../../creature/creature.js";
import { allot, slots } from "../judge/allot.js";
import { error, type Finding, quoted } from "../judge/report.js";
import type { Draft, Mode } from "./draft.js";
import { findOption, type Offer } from "./options.js";

/** Where chosen options go. */
export interface Placing {
  readonly make: Make;
  readonly mode: Mode;
  /** The make before any choice of the request: what has come since is not replaced by the next. */
  readonly before: Make;
  /** The key of `choices`. */
  readonly key: string;
}

/** One of the names that are given; the same name may be given for two features. */
interface Given {
  readonly name: string;
}

/** Gives each name to a feature that offers it, while there is room; too many are for the judge to see. */
export function placed(
  names: readonly string[],
  offers: readonly Offer[],
  placing: Placing,
): Draft {
  const { make, key } = placing;
  const rooms = offers.map((offer) => ({ offer, had: hadOf(offer, placing) }));
  const given = newlyGiven(
    names.map((name) => ({ name })),
    rooms,
  );
  const goesTo = destinations(given, rooms);
  const options = rooms.map(({ offer, had }) => {
    const ids = given
      .filter((one) => goesTo.get(one) === offer)
      .map(({ name }) => idOf(name, offer));
    return [offer.feature.id, [...had, ...ids]] as const;
  });
  return {
    make: {
      ...make,
      options: {
        ...make.options,
        ...Object.fromEntries(options.filter(([, ids]) => ids.length > 0)),
      },
    },
    errors: given.filter((one) => !goesTo.has(one)).map(({ name }) => nowhere(key, name, offers)),
  };
}

/** What a feature keeps: all where choices are added, else what this request has given it already. */
function hadOf({ feature: { id } }: Offer, { make, mode, before }: Placing): readonly string[] {
  const now = make.options[id] ?? [];
  return mode === "add" || now !== before.options[id] ? now : [];
}

interface Room {
  readonly offer: Offer;
  readonly had: readonly string[];
}

/** What is not chosen already; where all is, and something is left to choose, the names are meant for that. */
function newlyGiven(given: readonly Given[], rooms: readonly Room[]): readonly Given[] {
  const left = rooms.map(({ offer, had }) => ({ offer, had: [...had] }));
  const fresh = given.filter(({ name }) => {
    for (const { offer, had } of left) {
      const at = had.indexOf(idOf(name, offer));
      if (at < 0) continue;
      had.splice(at, 1);
      return false;
    }
    return true;
  });
  const isOpen = rooms.some(({ offer, had }) => had.length < offer.most);
  return fresh.length === 0 && isOpen ? given : fresh;
}

/** The feature that each name goes to: one with room for it, or else one that offers it at all. */
function destinations(given: readonly Given[], rooms: readonly Room[]): ReadonlyMap<Given, Offer> {
  const takes =
    ({ offer, had }: Room) =>
    ({ name }: Given): boolean =>
      findOption(offer, name) !== undefined && !had.includes(idOf(name, offer));
  // Whoever comes later is put first, and moves the others on: the first name goes to the first feature.
  const { placed: found, left } = allot(
    given.toReversed(),
    rooms.flatMap((room) =>
      slots(room.offer.most - room.had.length, { offer: room.offer, takes: takes(room) }),
    ),
  );
  const goesTo = new Map(found.map(({ item, slot }) => [item, slot.offer]));
  for (const one of left.toReversed()) {
    const room = rooms.find((open) => takes(open)(one));
    if (room !== undefined) goesTo.set(one, room.offer);
  }
  return goesTo;
}

const idOf = (name: string, offer: Offer): string => findOption(offer, name)?.id ?? "";

function nowhere(key: string, name: string, offers: readonly Offer[]): Finding {
  const [first] = offers;
  const isOffered = offers.some((offer) => findOption(offer, name) !== undefined);
  const what = first?.feature.name ?? key;
  return error({
    field: `choices.${key}`,
    problem: isOffered
      ? `${name} is chosen already.`
      : `${quoted(name)} is not offered by ${what}.`,
    rule: first?.feature.srd ?? "Classes",
    legal: [...new Set(offers.flatMap((offer) => offer.options.map((one) => one.name)))],
  });
}
