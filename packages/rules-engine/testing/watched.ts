import type { Step } from "@tabletop-mcp/srd-data";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { Compendium } from "../src/tables/compendium.js";

/** The compendium with spells that note each of their steps that is taken, by "fireball 0.next.1". */
export function watched(compendium: Compendium): {
  readonly compendium: Compendium;
  readonly taken: ReadonlySet<string>;
} {
  const taken = new Set<string>();
  const all = compendium.spells.all.map(
    (spell): Spell => ({ ...spell, steps: noting(spell.steps, `${spell.id} `, taken) }),
  );
  const byId = new Map(all.map((spell) => [spell.id, spell]));
  const find = (name: string): Spell | undefined =>
    byId.get(compendium.spells.find(name)?.id ?? "");
  return { compendium: { ...compendium, spells: { ...compendium.spells, all, find } }, taken };
}

const noting = (steps: readonly Step[], at: string, taken: Set<string>): readonly Step[] =>
  steps.map(({ next, otherwise, ...step }, place) => {
    const own = `${at}${place}`;
    const noted: Step = {
      ...step,
      ...(next && { next: noting(next, `${own}.next.`, taken) }),
      ...(otherwise && { otherwise: noting(otherwise, `${own}.otherwise.`, taken) }),
    };
    // Whatever takes a step asks this first, and no spell has it.
    return Object.defineProperty(noted, "approaches", { get: () => void taken.add(own) });
  });

/** Every step of a spell, with its place. */
export const placesOf = ({ id, steps }: Spell): readonly Placed[] => placed(steps, `${id} `);

export interface Placed {
  readonly place: string;
  readonly step: Step;
}

const placed = (steps: readonly Step[], at: string): readonly Placed[] =>
  steps.flatMap((step, index) => [
    { place: `${at}${index}`, step },
    ...placed(step.next ?? [], `${at}${index}.next.`),
    ...placed(step.otherwise ?? [], `${at}${index}.otherwise.`),
  ]);
