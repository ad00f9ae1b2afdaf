import { sides } from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { anyObject, fields, isRecord, nested } from "./nested.js";
import { ownBlock } from "./own-block.js";
import { ownName } from "./own-name.js";
import { choice, srdName, who, whoAliases } from "./params.js";

const counted = "squares are counted from 0 at the north-west corner, to 199 at most";
const most = 199;
const square = z.int(counted).min(0, counted).max(most, counted);

/** A square of the map: { x, y, z? }, or "x,y". */
export const position = z.preprocess(
  (value, context) => {
    const { x, y } = (typeof value === "string" && groupsOf(value)) || {};
    if (x === undefined) return value;
    const at = { x: Number(x), y: Number(y) };
    if (isSquare(at.x) && isSquare(at.y)) return at;
    context.addIssue({
      code: "custom",
      message: `(${x}, ${y}) is on no map: ${counted}`,
      input: value,
    });
    return z.NEVER;
  },
  fields(
    { x: square, y: square, z: z.int().min(-1_000).max(10_000).exactOptional() },
    {},
    'must be a square: { x, y, z? }, or "5,7"',
  ),
);

const isSquare = (at: number): boolean => at >= 0 && at <= most;

const groupsOf = (text: string) =>
  /^\s*\(?\s*(?<x>-?\d{1,4})\s*,\s*(?<y>-?\d{1,4})\s*\)?\s*$/.exec(text)?.groups;

const participant = z.preprocess(
  // A name alone is a character.
  (value) => (typeof value === "string" ? { characterId: value } : withOwn(value)),
  fields(
    {
      characterId: who.exactOptional(),
      partyId: who.exactOptional(),
      creature: srdName.exactOptional(),
      count: z.int().min(1).max(50).exactOptional(),
      name: ownName.exactOptional(),
      custom: ownBlock.exactOptional(),
      side: choice(sides, { enemies: "enemy", ally: "party", allies: "party" }).exactOptional(),
      position: position.exactOptional(),
      initiative: z.int().min(-20).max(100).exactOptional(),
      surprised: z.boolean().exactOptional(),
      hidden: z.union([z.boolean(), z.int().min(0).max(60)]).exactOptional(),
      inLair: z.boolean().exactOptional(),
    },
    whoAliases,
  ).refine(
    (one) =>
      [one.characterId, one.partyId, one.creature, one.custom].filter((of) => of !== undefined)
        .length === 1,
    "needs one of characterId, creature, custom, or a partyId",
  ),
);

/** A custom creature may be written out beside the other fields, too. */
function withOwn(value: unknown): unknown {
  if (!isRecord(value) || "custom" in value || !("hp" in value && "ac" in value)) return value;
  const { side, position: at, initiative, surprised, hidden, inLair, count, ...custom } = value;
  const rest = { side, position: at, initiative, surprised, hidden, inLair, count };
  return {
    custom,
    ...Object.fromEntries(Object.entries(rest).filter(([, of]) => of !== undefined)),
  };
}

export type Participant = z.output<typeof participant>;

/** Who takes part in a fight. */
export const participants = nested(z.array(anyObject), z.array(participant).min(1).max(100));
