import { type Compendium, foldName } from "../../tables/compendium.js";
import { readClasses } from "./classes.js";
import { checkFeats } from "./feats.js";
import { checkGear } from "./gear.js";
import { findName } from "./names.js";
import { checkPrerequisites } from "./prerequisites.js";
import { readAncestry } from "./race.js";
import { readBuild } from "./read.js";
import { type BuildReport, type Remark, report, unjudged } from "./report.js";
import { checkScores, possibleScores } from "./scores.js";
import { checkExpertise, checkSkills } from "./skills.js";
import { checkSpells } from "./spells.js";
import { checkTraining } from "./training.js";
import type { Character, CharacterBuild } from "./types.js";

/** Whether a build is legal by SRD 5.1: all that is wrong at once, and what could not be judged. Never throws. */
export function validateBuild(build: unknown, compendium: Compendium): BuildReport {
  const read = readBuild(build);
  return report([...read.remarks, ...judgeBuild(read.build, compendium)]);
}

/** All that there is to say about a build; of a character that is made, `options` are the ids of those chosen. */
export function judgeBuild(
  build: CharacterBuild,
  compendium: Compendium,
  options?: ReadonlySet<string>,
): readonly Remark[] {
  const read = readCharacter(build, compendium);
  const character = options === undefined ? read.character : { ...read.character, options };
  return [
    ...read.remarks,
    ...checkScores(character, compendium),
    ...checkPrerequisites(character),
    ...(character.classes.length === 0 ? [] : checkChoices(character, compendium)),
  ];
}

/** What depends on the classes. */
const checkChoices = (character: Character, compendium: Compendium): readonly Remark[] =>
  [checkSkills, checkExpertise, checkFeats, checkSpells, checkGear, checkTraining].flatMap(
    (check) => check(character, compendium),
  );

/** The build with its names looked up, and what is wrong with them. */
export function readCharacter(
  build: CharacterBuild,
  compendium: Compendium,
): { character: Character; remarks: readonly Remark[] } {
  const { classes, remarks: ofClasses } = readClasses(build, compendium);
  const { ancestry, remarks: ofAncestry } = readAncestry(build, compendium);
  const background = readBackground(build, compendium);
  return {
    character: {
      build,
      classes,
      level: classes.reduce((sum, { level }) => sum + level, 0),
      ...ancestry,
      ...(background.entry === undefined ? {} : { background: background.entry }),
      scores: possibleScores(build, ancestry, compendium),
    },
    remarks: [
      ...ofClasses,
      ...(classes.length === 0 ? [withoutClass] : []),
      ...ofAncestry,
      ...background.remarks,
    ],
  };
}

const withoutClass = unjudged(
  "class",
  "Without a known class nothing that depends on it is judged: skills, spells, feats, gear, training.",
);

/** "custom" is a background of the player's own, as the SRD allows. */
function readBackground({ background: name }: CharacterBuild, { backgrounds }: Compendium) {
  if (name === undefined)
    return { remarks: [unjudged("background", "No background is given: what it brings is open.")] };
  if (foldName(name) === "custom") return { remarks: [] };
  const found = findName({
    field: "background",
    name,
    table: backgrounds,
    what: "a background",
    rule: "Backgrounds",
  });
  return found.entry === undefined
    ? { remarks: found.remarks.map(orCustom) }
    : { entry: found.entry, remarks: [] };
}

const orCustom = (remark: Remark): Remark =>
  "legal" in remark
    ? { ...remark, legal: [...remark.legal, "custom (any two skills, two tools or languages)"] }
    : remark;
