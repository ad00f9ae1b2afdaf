import { ada } from "./heroes.js";
import { type Answer, openTable, type PlayTable, whole } from "./table.js";

/** A fight on a map of 20 by 20 squares: Ada acts first; nobody rolls. */
export async function openFight(
  over: Readonly<Record<string, unknown>> = {},
  others: readonly Readonly<Record<string, unknown>>[] = [],
): Promise<PlayTable> {
  const table = await openTable(ada);
  const participants = [
    { characterId: "Ada", initiative: 20, position: { x: 5, y: 5 } },
    ...others.map((one, index) => ({ initiative: 10 - index, ...one })),
  ];
  const terrain = { width: 20, height: 20 };
  await whole(table.call("create_encounter", { name: "Ambush", terrain, participants, ...over }));
  return table;
}

/** The names of those whom an answer lists. */
export const namesIn = ({ data }: Answer): readonly unknown[] => {
  const { creatures } = data;
  return Array.isArray(creatures) ? creatures.map(({ name }) => name) : [];
};
