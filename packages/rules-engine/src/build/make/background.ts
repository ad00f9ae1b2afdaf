import type { Entry } from "@tabletop-mcp/srd-data";
import type { CustomBackground } from "../../creature/creature.js";
import type { CreateRequest } from "../../game/request.js";
import type { Compendium } from "../../tables/compendium.js";
import { findName, findNames } from "../judge/names.js";
import { error, type Finding } from "../judge/report.js";
import { toolTable } from "../judge/training.js";
import { type Change, errorsOf } from "./draft.js";

type Wanted = NonNullable<CreateRequest["background"]>;

const rule = "Backgrounds, Customizing a Background";

/** The SRD's background by name, or one of the player's own with what it brings. */
export const withBackground =
  (wanted: Wanted | undefined): Change =>
  (make, compendium) => {
    if (wanted === undefined) return { make, errors: [] };
    const plain = plainName(wanted, compendium);
    if (plain === undefined && typeof wanted !== "string") {
      const { background, errors } = readOwn(wanted, compendium);
      return { make: { ...make, background }, errors };
    }
    const { entry, remarks } = findName({
      field: "background",
      name: plain ?? "",
      table: compendium.backgrounds,
      what: "a background",
      rule: "Backgrounds",
    });
    return {
      make: entry === undefined ? make : { ...make, background: entry.id },
      errors: errorsOf(remarks),
    };
  };

/** A name alone, or an object that says no more than one of the SRD's names. */
function plainName(wanted: Wanted, { backgrounds }: Compendium): string | undefined {
  if (typeof wanted === "string") return wanted;
  const saysMore = [wanted.skills, wanted.tools, wanted.languages].some((one) => one !== undefined);
  return saysMore || backgrounds.find(wanted.name) === undefined ? undefined : wanted.name;
}

function readOwn(
  { name, skills = [], tools = [], languages = [] }: Exclude<Wanted, string>,
  compendium: Compendium,
): { background: CustomBackground; errors: readonly Finding[] } {
  const [ofSkills, ofTools, ofLanguages] = [
    findNames(skills, {
      field: "background.skills",
      table: compendium.skills,
      what: "a skill",
      rule,
    }),
    findNames(tools, {
      field: "background.tools",
      table: toolTable(compendium.gear),
      what: "a tool",
      rule,
    }),
    findNames(languages, {
      field: "background.languages",
      table: compendium.languages,
      what: "a language",
      rule,
    }),
  ];
  return {
    background: {
      name,
      skills: ofSkills.entries.map(({ id }) => id),
      tools: ofTools.entries.map(({ id }) => id),
      languages: ofLanguages.entries.map(({ id }) => id),
    },
    errors: [
      ...errorsOf([...ofSkills.remarks, ...ofTools.remarks, ...ofLanguages.remarks]),
      ...tooMuch("skills", ofSkills.entries, "skills"),
      ...tooMuch(
        "tools",
        [...ofTools.entries, ...ofLanguages.entries],
        "tools or languages in all",
      ),
    ],
  };
}

/** Two skills, and two tools or languages (Customizing a Background). */
const mostOfEach = 2;

function tooMuch(field: string, entries: readonly Entry[], what: string): readonly Finding[] {
  if (entries.length <= mostOfEach) return [];
  const problem = `A background brings two ${what}, not ${entries.length}: ${entries.map(({ name }) => name).join(", ")}.`;
  return [error({ field: `background.${field}`, problem, rule, legal: [`2 ${what}`] })];
}
