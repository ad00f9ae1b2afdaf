import type { Ability } from "@tabletop-mcp/srd-data";
import { effectiveStat, statOf } from "../../effects/stats.js";
import { abilityNames, modifierOf } from "../ability.js";
import type { Bearer } from "../numbers/bearer.js";
import type { EffectiveStat, SheetCasting } from "../sheet.js";

/** Spell save DC (8, proficiency bonus, modifier) and spell attack bonus by an ability (Spellcasting). */
export function castingStats(
  ability: Ability,
  { abilities, proficiencyBonus, changes }: Bearer,
): Pick<SheetCasting, "ability" | "saveDc" | "attackBonus"> {
  const { base, modifier } = abilities[ability];
  const usual = proficiencyBonus.base + modifierOf(base);
  const now = proficiencyBonus.effective + modifier;
  const why = `${abilityNames[ability]} and proficiency`;
  const stat = (least: number, name: "spell-save-dc" | "spell-attack"): EffectiveStat =>
    effectiveStat(
      { stats: [name], label: name.replaceAll("-", " ") },
      { base: least + usual, now: { value: least + now, why } },
      changes,
    );
  return { ability, saveDc: stat(8, "spell-save-dc"), attackBonus: stat(0, "spell-attack") };
}

/** A number as a stat block prints it. */
export const printedStat = (printed: number): EffectiveStat => statOf(printed, printed, []);
