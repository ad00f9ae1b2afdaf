import type { CreatureSpell, CreatureSpellcasting } from "@tabletop-mcp/srd-data/creatures";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { Compendium } from "../../tables/compendium.js";
import type { Bearer } from "../numbers/bearer.js";
import type { SheetCasting } from "../sheet.js";
import { castingStats, printedStat } from "./stats.js";

/** The spellcasting that a stat block prints, with its own DC and attack bonus (Monsters, Spellcasting). */
export function printedCasting(bearer: Bearer): {
  readonly classes: readonly SheetCasting[];
  readonly spells: readonly Spell[];
} {
  const castings = bearer.block?.spellcasting ?? [];
  return {
    classes: castings.map((casting) => ofCasting(casting, bearer)),
    spells: castings.flatMap((casting) => spellsOf(casting, bearer.compendium)),
  };
}

const spellsOf = ({ spells }: CreatureSpellcasting, compendium: Compendium): readonly Spell[] =>
  spells.flatMap(({ spell }) => compendium.spells.find(spell) ?? []);

function ofCasting(casting: CreatureSpellcasting, bearer: Bearer): SheetCasting {
  const usual = castingStats(casting.ability, bearer);
  const spells = spellsOf(casting, bearer.compendium);
  const cantrips = spells.filter(({ level }) => level === 0).length;
  const others = spells.length - cantrips;
  return {
    class: casting.class ?? bearer.block?.name ?? "spells",
    ability: casting.ability,
    saveDc: casting.dc === undefined ? usual.saveDc : printedStat(casting.dc),
    attackBonus: casting.attack === undefined ? usual.attackBonus : printedStat(casting.attack),
    cantrips: { known: cantrips, most: cantrips },
    spells: { known: others, most: others, how: howOften(casting, bearer.compendium) },
    highest: Math.max(0, ...spells.map(({ level }) => level)),
  };
}

/** "by slots", or for innate spells how often each: "at will: Dancing Lights; 1/day: Darkness". */
function howOften({ kind, spells }: CreatureSpellcasting, compendium: Compendium): string {
  if (kind === "slots") return "by slots";
  const groups = new Map<string, string[]>();
  for (const one of spells) {
    const names = groups.get(frequency(one)) ?? [];
    groups.set(frequency(one), [...names, compendium.spells.find(one.spell)?.name ?? one.spell]);
  }
  return [...groups].map(([often, names]) => `${often}: ${names.join(", ")}`).join("; ");
}

const frequency = ({ use }: CreatureSpell): string =>
  typeof use === "object" ? `${use.perDay}/day` : { "at-will": "at will", slots: "by slots" }[use];
