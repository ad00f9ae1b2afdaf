import type { Effect } from "@tabletop-mcp/srd-data";
import { oncePerSubject, type Subject } from "../creature/subject.js";
import type { Compendium } from "../tables/compendium.js";
import { heldArms, unarmedStrike } from "./attacks/arms.js";
import type { Attacker } from "./attacks/attacker.js";
import { printedAttacks } from "./attacks/printed.js";
import { strikeWith } from "./attacks/strike.js";
import { bearerOf } from "./numbers/bearer.js";
import { proficienciesOf } from "./proficiencies.js";
import type { SheetAttack } from "./sheet.js";

const kinds: readonly Effect["kind"][] = [
  "roll",
  "extra-damage",
  "reroll",
  "critical-dice",
  "magical-attacks",
  "stat",
  "weapon-ability",
];

/** What a creature attacks with: what is in hand, its stat block's attacks, its bare hands (Making an Attack; Equipment, Weapons). */
export const attacksOf: (creature: Subject, compendium: Compendium) => readonly SheetAttack[] =
  oncePerSubject((creature, compendium) => {
    const held = heldArms(creature, compendium);
    const bearer = bearerOf(creature, compendium);
    const attacker: Attacker = {
      trained: proficienciesOf(creature.make, compendium).weapons,
      onlyMonkWeapons: held.every(({ blade }) => blade.properties.includes("monk")),
      bearing: bearer.actives.filter(({ effect }) => kinds.includes(effect.kind)),
      ...bearer,
    };
    const printed = printedAttacks(attacker);
    const isPrinted = ({ name }: { readonly name: string }): boolean =>
      printed.some((attack) => attack.name === name);
    const arms = [...held, unarmedStrike];
    const own = arms.filter((arm) => !isPrinted(arm)).map((arm) => strikeWith(arm, attacker));
    return [...own.slice(0, -1), ...printed, ...own.slice(-1)];
  });
