import type { ActionReadings } from "../reading.js";

/** What a Multiattack asks for beside its attacks; which attacks these are, the records list. */
export const multiattacks: ActionReadings = {
  "chimera/multiattack": { notes: ["The breath only when it is available."] },
  "chuul/multiattack": { notes: ["The tentacles only while it grapples a creature."] },
  "gibbering-mouther/multiattack": { notes: ["The spittle only when it is available."] },
  "grick/multiattack": { notes: ["The beak only after the tentacles hit, at the same target."] },
  "half-red-dragon-veteran/multiattack": { notes: ["The shortsword only if it is drawn."] },
  "hydra/multiattack": { notes: ["One bite for each head."] },
  "lizardfolk/multiattack": { notes: ["Each with another weapon."] },
  "nalfeshnee/multiattack": { notes: ["Horror Nimbus first, and only when it is available."] },
  "shambling-mound/multiattack": {
    steps: [
      {
        when: "all-hit",
        targets: { what: "creature", count: 1, sizeAtMost: "medium" },
        conditions: [
          {
            condition: "grappled",
            duration: { kind: "until", what: "escaped" },
            escape: { dc: 14, by: ["athletics", "acrobatics"] },
          },
        ],
        action: "Engulf",
        narrative: "When both slams hit it.",
      },
    ],
  },
  "tyrannosaurus-rex/multiattack": { notes: ["Not both at the same target."] },
  "veteran/multiattack": { notes: ["The shortsword only if it is drawn."] },
  "wyvern/multiattack": { notes: ["The claws only while it flies."] },
};
