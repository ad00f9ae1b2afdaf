import type { ClassId } from "@tabletop-mcp/srd-data";
import type { Creature } from "../src/creature/creature.js";
import type { CastAction } from "../src/game/cast-action.js";
import type { GameState } from "../src/game/state.js";
import { arena, one } from "./arena.js";
import { caster } from "./caster.js";
import type { Outcome } from "./given.js";

/** "a" casts a spell. */
export const casts = (spell: string, over: Partial<CastAction> = {}): CastAction => ({
  type: "cast",
  id: "a",
  spell,
  ...over,
});

/** Armour class 10, all scores 10, so many hit points of 60. */
export const someone = (
  id: string,
  current = 40,
  { make, ...over }: Parameters<typeof one>[1] = {},
): Creature => one(id, { hp: { current, temporary: 0 }, ...over, make: { extraHp: 60, ...make } });

const map = `
  ............
  .A.G........
  CB.H........
  ............
  ..........I.
`;

/** A caster "a", its friends "b" and "c" beside it, the foes "g" and "h" 10 feet away, "i" farther off. */
export const spellFight = (
  self: Creature,
  others: readonly Creature[] = ["b", "g", "h", "i"].map((id) => someone(id)),
): GameState => arena(map, [{ creature: self }, ...others.map((creature) => ({ creature }))]);

/** Hit points, in the order in which they are asked for. */
export const hpOf = ({ creature }: Outcome, ...ids: readonly string[]): readonly number[] =>
  ids.map((id) => creature(id).hp.current);

/** "a", of a class and level, with a score of 18 in what it casts with: at level 5 DC 15, and +7 to hit. */
export const castsAs =
  (of: ClassId, level = 5) =>
  (...spells: readonly string[]): Creature =>
    caster("a", [of, level], spells);

/** Ids of the conditions that somebody is in. */
export const conditionsOf = ({ creature }: Outcome, id: string): readonly string[] =>
  creature(id).conditions.map(({ condition }) => condition);
