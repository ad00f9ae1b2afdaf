import { type Creature, secondsLeft } from "@tabletop-mcp/rules-engine";
import type { Being, Life } from "./types.js";

const kept = [
  "make",
  "hp",
  "own",
  "temporaryFrom",
  "dead",
  "spent",
  "conditions",
  "effects",
  "casts",
  "items",
  "lastId",
] as const satisfies readonly (keyof Life)[];

/** The creature as it is now. */
export const creatureOf = ({ id, name, origin, life }: Being): Creature => ({
  ...origin,
  ...life,
  id,
  name,
});

type Draft = { -readonly [Field in keyof Life]: Life[Field] };

/** What sets a creature apart from how it was made: nothing, where it is whole. */
export function lifeOf(creature: Creature, origin: Creature): Life {
  const life: Draft = {};
  for (const field of kept) keep(life, field, { now: creature[field], first: origin[field] });
  return life;
}

function keep<Field extends keyof Life>(
  life: Draft,
  field: Field,
  { now, first }: { readonly now: Life[Field]; readonly first: Life[Field] },
): void {
  if (now !== undefined && !isSame(now, first)) life[field] = now;
}

/** The rules change nothing in place: most of it is the same object. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The conditions that somebody is in at a moment, by name; in milliseconds since 1970. */
export const conditionsOf = ({ conditions = [] }: Life, now: number): readonly string[] => {
  const clock = Math.floor(now / 1000);
  const lasting = conditions.filter((one) => secondsLeft(one.lasting, { clock }) !== 0);
  return [...new Set(lasting.map(({ condition }) => condition))];
};

/** Hit points, and how many there are at full health. */
export const healthOf = ({ origin, life }: Pick<Being, "origin" | "life">) => ({
  current: (life.hp ?? origin.hp).current,
  max: origin.hp.current,
});
