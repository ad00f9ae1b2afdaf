import type { Rng } from "@tabletop-mcp/dice-core";
import type { Step } from "@tabletop-mcp/srd-data";
import { expect, it } from "vitest";
import type { Creature } from "../src/creature/creature.js";
import type { StepHome } from "../src/game/step-ref.js";
import type { StepsFrame } from "../src/game/steps-frame.js";
import { resolve } from "../src/resolve/resolve.js";
import { srdCompendium } from "../src/tables/compendium.js";
import { creatureOf } from "../testing/creature.js";
import { fightOf } from "../testing/fight.js";

const compendium = await srdCompendium();

const middle: Rng = { source: "middle", die: (sides) => Math.ceil(sides / 2) };

/** Whoever a step can be for. */
const targetOf = ({ targets, hitPoints }: Step): Creature =>
  creatureOf({
    id: "b",
    hp: { current: targets?.what === "corpse" || hitPoints?.atMost === 0 ? 0 : 30, temporary: 0 },
    ...(targets?.what === "corpse" && { dead: true }),
    make: { extraHp: 30, type: targets?.types?.[0] ?? "humanoid" },
  });

/** Every step of these, one at a time, with the numbers of a caster of level 9; gives how many there were. */
function runAll(homes: readonly { readonly home: StepHome; readonly steps: readonly Step[] }[]) {
  let count = 0;
  for (const { home, steps } of homes)
    for (const [place, step] of steps.entries()) {
      const frame: StepsFrame = {
        kind: "steps",
        id: "a",
        at: { ...home, path: [place] },
        by: {
          source: home.id,
          dc: 15,
          ability: "wis",
          modifier: 4,
          level: 9,
          spellLevel: 3,
          castLevel: 5,
        },
        targets: ["b"],
        others: ["b"],
      };
      const state = fightOf([{ creature: creatureOf() }, { creature: targetOf(step) }]);
      const window = {
        moment: "at-zero",
        open: [{ pendingId: "x", creatureId: "x", options: [] }],
      } as const;
      const done = resolve(
        { ...state, waiting: { frames: [frame], window } },
        { type: "decline", id: "x" },
        { rng: middle, compendium },
      );
      const refused = done.ok
        ? done.value.events.find((one) => one.type === "step_refused")
        : undefined;
      expect(done.ok, `${home.id} ${place}`).toBe(true);
      if (refused?.type === "step_refused")
        expect(known, `${home.id}: ${refused.message}`).toContain(refused.code);
      count += 1;
    }
  return count;
}

/** What may well be refused: whoever is immune, dead or unhurt. */
const known: readonly string[] = ["CONDITION_IMMUNE", "DEAD", "NOT_HELD", "CANNOT_HEAL"];

it("every step of every spell runs", () => {
  const homes = compendium.spells.all.map(({ id, steps }) => ({
    home: { of: "spell", id } as const,
    steps,
  }));
  expect(runAll(homes)).toBeGreaterThan(700);
});

it("every step of every magic item and every piece of gear runs", () => {
  const magic = compendium.magicItems.all.flatMap(({ id, uses = [] }) =>
    uses.map(({ steps }, use) => ({ home: { of: "item", id, use } as const, steps })),
  );
  const gear = compendium.gear.all.map(({ id, steps = [] }) => ({
    home: { of: "item", id } as const,
    steps,
  }));
  expect(runAll([...magic, ...gear])).toBeGreaterThan(300);
});
