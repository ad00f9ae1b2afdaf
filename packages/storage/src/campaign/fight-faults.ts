import type { Fight } from "./model.js";

/** What of a fight contradicts itself, in words: while it goes on all who take part are there, and have a turn, one of them now. */
export function faultsOfFight(
  { encounter, combatants }: Fight,
  creatures: ReadonlySet<string>,
): readonly string[] {
  const { status, order, round, turn } = encounter;
  const misplaced = Object.entries(combatants)
    .filter(([key, { id }]) => id !== key)
    .map(([key, { id }]) => `keeps ${id} as ${key}`);
  const always = [...(round < 1 ? [`is in round ${round}`] : []), ...misplaced];
  if (status === "ended") return always;
  const turns = new Set(order.map(({ id }) => id));
  const fighters = Object.keys(combatants);
  return [
    ...always,
    ...(fighters.length === 0 ? ["goes on with nobody in it"] : []),
    ...(turns.size < order.length ? ["has two turns for one"] : []),
    ...(fighters.length > 0 && !turns.has(turn.of)
      ? [`is at the turn of ${turn.of}, who has none`]
      : []),
    ...fighters.filter((id) => !creatures.has(id)).map((id) => `has ${id}, who is not there`),
    ...fighters.filter((id) => !turns.has(id)).map((id) => `has no turn for ${id}`),
    ...[...turns]
      .filter((id) => !(id in combatants))
      .map((id) => `has a turn for ${id}, who takes no part`),
  ];
}
