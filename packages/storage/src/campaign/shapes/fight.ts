import type { Aftermath, Combatant, Encounter, Frame, Waiting } from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import type { Fight } from "../model.js";
import { battlefieldShape, place } from "./battlefield.js";
import { byWord, text, whole, word } from "./words.js";
import { zoneShape } from "./zone.js";

const experience = z.strictObject({ total: whole, each: whole });

const aftermath = z.strictObject({
  id: text,
  name: text,
  hp: whole,
  maxHp: whole,
  status: z.enum(["up", "down", "stable", "dead"]),
  conditions: z.array(
    z.strictObject({
      condition: word<Aftermath["conditions"][number]["condition"]>(),
      level: whole.exactOptional(),
    }),
  ),
});

const encounterFields = {
  startedAt: whole,
  round: whole,
  turn: z.strictObject({
    of: text,
    seq: whole,
    before: text.exactOptional(),
    passed: z.literal(true).exactOptional(),
  }),
  order: z.array(z.strictObject({ id: text, initiative: whole })),
  house: z.strictObject({
    diagonals: z.enum(["5", "5-10-5"]),
    flanking: z.literal(true).exactOptional(),
    autoReactions: z.enum(["none", "opportunity", "all"]),
  }),
  light: word<Encounter["light"]>(),
  sunlight: z.literal(true).exactOptional(),
  outcome: word<NonNullable<Encounter["outcome"]>>().exactOptional(),
  xp: experience.exactOptional(),
  notes: text.exactOptional(),
  lair: byWord(z.strictObject({ round: whole, what: text })).exactOptional(),
  zones: z.array(zoneShape).exactOptional(),
  aftermath: z.array(aftermath).exactOptional(),
  lastId: whole,
};

/** Steps are read by the engine only, which knows every kind. */
const frame = z.custom<Frame>(
  (value) =>
    typeof value === "object" &&
    value !== null &&
    "kind" in value &&
    typeof value.kind === "string",
  "a step is expected",
);

const waiting = z.strictObject({
  frames: z.array(frame),
  window: z.strictObject({
    moment: word<Waiting["window"]["moment"]>(),
    open: z.array(z.strictObject({ pendingId: text, creatureId: text, options: z.array(text) })),
  }),
});

/** What of a fight has no column of its own. */
export type FightBody = Omit<Encounter, "id" | "name" | "status"> & Pick<Fight, "waiting">;

/** A fight's body, as it is kept. */
export const fightBodyShape = z.strictObject({
  ...encounterFields,
  waiting: waiting.exactOptional(),
});

const turnSpent = z.strictObject({
  action: text.exactOptional(),
  bonus: text.exactOptional(),
  reaction: text.exactOptional(),
  object: z.literal(true).exactOptional(),
  extraActions: whole.exactOptional(),
  strikes: z.array(text),
  strikesRolled: whole.exactOptional(),
  headReactions: whole.exactOptional(),
  moved: whole,
  diagonals: whole.exactOptional(),
  way: z.array(z.strictObject(place)).exactOptional(),
  dashes: whole,
  legendary: whole,
  once: byWord(whole),
});

const readied = z.strictObject({
  trigger: text,
  action: word<NonNullable<Combatant["readied"]>["action"]>(),
  attack: text.exactOptional(),
  cast: text.exactOptional(),
  on: z.literal("attack-over").exactOptional(),
});

/** Somebody in a fight, as it is kept. */
export const combatantShape = z.strictObject({
  id: text,
  side: word<Combatant["side"]>(),
  at: z.strictObject(place).exactOptional(),
  hidden: whole.exactOptional(),
  surprised: z.literal(true).exactOptional(),
  inLair: z.literal(true).exactOptional(),
  mount: text.exactOptional(),
  within: text.exactOptional(),
  away: z.strictObject({ at: z.strictObject(place).exactOptional() }).exactOptional(),
  harm: z.strictObject({ seq: whole, by: byWord(whole) }).exactOptional(),
  heads: z
    .strictObject({ left: whole, lost: whole, burnt: z.literal(true).exactOptional() })
    .exactOptional(),
  readied: readied.exactOptional(),
  summoned: z
    .strictObject({
      by: text,
      cast: text.exactOptional(),
      whileLives: z.literal(true).exactOptional(),
      fades: z.literal(true).exactOptional(),
      holds: z.literal(true).exactOptional(),
      turns: z.literal(true).exactOptional(),
      until: whole.exactOptional(),
    })
    .exactOptional(),
  turn: turnSpent,
});

/** A whole fight, as it is handed over from campaign to campaign. */
export const fightShape = z.strictObject({
  encounter: z.strictObject({
    id: text,
    name: text,
    status: z.enum(["active", "ended"]),
    ...encounterFields,
  }),
  combatants: byWord(combatantShape),
  waiting: waiting.exactOptional(),
  battlefield: battlefieldShape.exactOptional(),
});
