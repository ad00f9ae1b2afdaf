import { choicesOf } from "@tabletop-mcp/rules-engine";
import type { SpellRecord } from "@tabletop-mcp/srd-client";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import { present } from "../input/present.js";

/** A spell's facts, and what is told of it in words. */
export interface SpellKnown {
  readonly spell: Spell;
  readonly record: SpellRecord;
}

/** How much is told of a spell: of one alone what it does, of one of many what tells them apart. */
export type SpellTold = "whole" | "facts" | "row";

/** The facts of a spell, as much of them as is told. */
export function spellView({ spell, record }: SpellKnown, told: SpellTold): object {
  const { verbal: v, somatic: s, material } = spell.components;
  const choices = told === "row" ? {} : choicesOf(spell);
  return {
    name: spell.name,
    level: spell.level,
    school: spell.school,
    classes: record.classes,
    castingTime: record.casting_time,
    ritual: spell.ritual,
    range: record.range,
    components: { v, s, m: material !== undefined },
    ...(material && told !== "row" && { material }),
    duration: record.duration,
    concentration: spell.concentration,
    ...(Object.keys(choices).length > 0 && { choices }),
    ...(told === "whole" &&
      present({
        trigger: record.reaction_trigger,
        description: record.description,
        higherLevels: record.higher_levels,
        source: sourceOf(spell),
      })),
  };
}

/** Where it stands; what somebody has made up stands nowhere. */
const sourceOf = ({ srd }: Spell): string =>
  srd.startsWith("House rule") ? srd : `SRD 5.1, ${srd}`;

const kindOf = ({ level, school, ritual }: Spell): string =>
  `${level === 0 ? `${school} cantrip` : `level ${level} ${school}`}${ritual ? ", ritual" : ""}`;

/** "Fly: level 3 transmutation; 1 action, Touch, Up to 10 minutes, concentration; sorcerer, warlock, wizard". */
export const spellLine = ({ spell, record }: SpellKnown): string =>
  `${spell.name}: ${kindOf(spell)}; ${record.casting_time}, ${record.range}, ${record.duration}${spell.concentration ? ", concentration" : ""}${record.classes.length === 0 ? "" : `; ${record.classes.join(", ")}`}`;

/** All of a spell, in plain words. */
export function spellText({ spell, record }: SpellKnown): string {
  const { verbal, somatic, material } = spell.components;
  const parts = [verbal ? "V" : "", somatic ? "S" : "", material === undefined ? "" : "M"];
  const choices = Object.entries(choicesOf(spell)).map(
    ([name, legal]) => `${name}: ${legal.join(", ")}`,
  );
  return [
    `${spellLine({ spell, record })}.`,
    `Components: ${parts.filter((part) => part !== "").join(", ")}${material === undefined ? "" : ` (${materialText(material)})`}.`,
    record.reaction_trigger === undefined ? "" : `When: ${record.reaction_trigger}`,
    record.description,
    spell.dismiss === undefined ? "" : `Dismissing it early takes an ${spell.dismiss}.`,
    record.higher_levels === undefined ? "" : `At higher levels: ${record.higher_levels}`,
    choices.length === 0 ? "" : `choices: ${choices.join("; ")}.`,
    `(${sourceOf(spell)})`,
  ]
    .filter((line) => line !== "")
    .join("\n");
}

const materialText = ({
  what,
  costGp,
  consumed,
}: NonNullable<Spell["components"]["material"]>): string =>
  `${what}${costGp === undefined ? "" : `, worth ${costGp} gp`}${consumed ? ", consumed" : ""}`;
