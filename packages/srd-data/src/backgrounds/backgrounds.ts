// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { Background } from "./types.js";

/** The one background of SRD 5.1. */
export const backgroundTable: readonly Background[] = Object.freeze<Background[]>([
  {
    id: "acolyte",
    name: "Acolyte",
    srd: "Backgrounds, Acolyte",
    summary:
      "Temple servant proficient in Insight and Religion, with two extra languages and shelter from the faithful.",
    skills: ["insight", "religion"],
    tools: [],
    languageChoice: 2,
    equipment: {
      given: [
        { item: "clothes-common", count: 1 },
        { item: "pouch", count: 1 },
        { item: "vestments", count: 1 },
        { item: "block-of-incense", count: 5 },
      ],
      choices: [[[{ any: "holy-symbols", count: 1 }]]],
      others: ["prayer book or prayer wheel"],
    },
    gold: { amount: 15, coin: "gp" },
    feature: {
      id: "shelter-of-the-faithful",
      name: "Shelter of the Faithful",
      srd: "Backgrounds, Shelter of the Faithful",
      summary:
        "Temples of the faith heal and lodge the acolyte's party; its own temple gives further help.",
    },
  },
]);
