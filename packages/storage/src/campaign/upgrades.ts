import * as z from "zod";
import type { Past, Upgrade } from "./codec.js";

/** What turns a character's body as version 1 kept it into one of version 2, and so on. */
export const bodyUpgrades: readonly Upgrade[] = [withEnds];

const fileBefore = z.looseObject({
  campaign: z.looseObject({ clock: z.int() }),
  characters: z.array(z.looseObject({ value: z.unknown() })),
});

/** An exported campaign with its characters as `withEnds` has them: migration 0006 keeps the clock of a file for that. */
export function charactersWithEnds(old: unknown): unknown {
  const file = fileBefore.parse(old);
  const { clock } = file.campaign;
  const characters = file.characters.map((one) => ({
    ...one,
    value: withEnds(one.value, { clock }),
  }));
  return { ...file, characters };
}

const secondsPerRound = 6;

/** The id of what used to be a creature's one concentration: whoever bears something of it knows the same. None is given later: they count from 1. */
const castId = "k0";

const save = z.strictObject({ ability: z.string(), dc: z.int() });

const heldBefore = z.looseObject({
  from: z.string().exactOptional(),
  lasting: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("rounds"), left: z.int() }),
    z.strictObject({ kind: z.literal("concentration") }),
    save.extend({ kind: z.literal("save_ends") }),
    z.looseObject({ kind: z.enum(["with", "until"]) }),
  ]),
  save: save.exactOptional(),
});

const bodyBefore = z.looseObject({
  conditions: z.array(heldBefore),
  effects: z.array(heldBefore),
  concentration: z
    .strictObject({ spell: z.string(), since: z.int(), rounds: z.int().exactOptional() })
    .exactOptional(),
});

/** Rounds that counted down become ends by the clock, concentration a cast, and a save that ends something is said beside how long it lasts. */
function withEnds(old: unknown, past: Past): unknown {
  const { conditions, effects, concentration, ...body } = bodyBefore.parse(old);
  return {
    ...body,
    conditions: conditions.map((held) => heldNow(held, past)),
    effects: effects.map((held) => heldNow(held, past)),
    casts: concentration === undefined ? [] : [castOf(concentration, past)],
  };
}

const inRounds = (rounds: number, { clock }: Past): number => clock + rounds * secondsPerRound;

const castOf = (
  { spell, since, rounds }: NonNullable<z.output<typeof bodyBefore>["concentration"]>,
  past: Past,
): object => ({
  id: castId,
  spell,
  concentration: true,
  since,
  ...(rounds !== undefined && { until: inRounds(rounds, past) }),
});

type HeldBefore = z.output<typeof heldBefore>;

function heldNow({ lasting, save: told, ...held }: HeldBefore, past: Past): object {
  const ending = lasting.kind === "save_ends" ? lasting : told;
  return {
    ...held,
    lasting: lastingNow(lasting, held.from, past),
    ...(ending !== undefined && {
      save: { ability: ending.ability, dc: ending.dc, at: "turn-end" },
    }),
  };
}

/** What hung on the concentration of nobody could only be removed. */
function lastingNow(lasting: HeldBefore["lasting"], from: string | undefined, past: Past): object {
  const untilRemoved = { kind: "until", what: "removed" };
  switch (lasting.kind) {
    case "rounds":
      return { kind: "time", until: inRounds(lasting.left, past) };
    case "concentration":
      return from === undefined ? untilRemoved : { kind: "cast", id: castId };
    case "save_ends":
      return untilRemoved;
    default:
      return lasting;
  }
}
