// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { Feat } from "./types.js";

/** The one feat of SRD 5.1. */
export const featTable: readonly Feat[] = Object.freeze<Feat[]>([
  {
    id: "grappler",
    name: "Grappler",
    srd: "Feats, Grappler",
    summary:
      "Advantage on attacks against a creature you grapple, and an action to pin it so you are both restrained.",
    prerequisite: { str: 13 },
    effects: [
      {
        kind: "roll",
        on: "attack",
        by: "self",
        mode: "advantage",
        when: { has: "grappled", who: "other" },
      },
    ],
    uses: [
      {
        name: "Pin",
        economy: "action",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            check: { ability: "str", skill: "athletics", contest: ["athletics", "acrobatics"] },
            conditions: [
              { condition: "restrained", duration: { kind: "source" }, with: "grappled" },
            ],
            narrative: "The one who pins is restrained too, as long as the grapple lasts.",
          },
        ],
      },
    ],
    notes: ["The advantage holds against a creature that the bearer itself grapples."],
  },
]);
