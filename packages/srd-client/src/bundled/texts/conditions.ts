import type { ConditionId } from "@tabletop-mcp/srd-data";

const helpless = "It is incapacitated: no actions, no reactions.";
const bodySavesFail = "Strength and Dexterity saves fail without a roll.";
const easilyHit = "Attack rolls against it have advantage.";
const attacksBadly = "Its own attack rolls have disadvantage.";
const rooted = "Its speed is 0, and no bonus to speed helps.";
const nearCritical = "A hit from within 5 feet is a critical hit.";

/** What each condition does, one sentence or two a line. */
export const conditionTexts: Readonly<Record<ConditionId, readonly string[]>> = {
  blinded: ["It cannot see, and fails ability checks that need sight.", easilyHit, attacksBadly],
  charmed: [
    "It cannot attack its charmer, nor aim harmful abilities or magic at it.",
    "The charmer has advantage on ability checks to deal with it socially.",
  ],
  deafened: ["It cannot hear, and fails ability checks that need hearing."],
  exhaustion: [
    "Level 1: disadvantage on ability checks.",
    "Level 2: speed is halved.",
    "Level 3: disadvantage on attack rolls and saving throws.",
    "Level 4: the hit point maximum is halved.",
    "Level 5: speed is 0.",
    "Level 6: death.",
    "Each level adds to those below it.",
  ],
  frightened: [
    "Its ability checks and attack rolls have disadvantage while it sees the source of its fear.",
    "It cannot willingly move closer to that source.",
  ],
  grappled: [
    rooted,
    "It ends when the grappler is incapacitated, or when something takes the two out of each other's reach.",
  ],
  incapacitated: ["It can take neither actions nor reactions."],
  invisible: [
    "Only magic or a special sense can see it. For hiding it is heavily obscured, though noise or tracks may still betray its place.",
    "Attack rolls against it have disadvantage.",
    "Its own attack rolls have advantage.",
  ],
  paralyzed: [`${helpless} It can neither move nor speak.`, bodySavesFail, easilyHit, nearCritical],
  petrified: [
    "It and what it wears or carries, unless magical, are stone. It weighs ten times as much and no longer ages.",
    `${helpless} It can neither move nor speak, and does not notice its surroundings.`,
    easilyHit,
    bodySavesFail,
    "It resists all damage.",
    "It is immune to poison and disease; what is already in its body pauses.",
  ],
  poisoned: ["Its attack rolls and ability checks have disadvantage."],
  prone: [
    "It can only crawl until it stands up, which ends the condition.",
    attacksBadly,
    "An attack roll against it has advantage from within 5 feet, and disadvantage from farther away.",
  ],
  restrained: [rooted, easilyHit, attacksBadly, "Its Dexterity saving throws have disadvantage."],
  stunned: [`${helpless} It cannot move, and speaks only falteringly.`, bodySavesFail, easilyHit],
  unconscious: [
    `${helpless} It can neither move nor speak, and does not notice its surroundings.`,
    "It drops what it holds and falls prone.",
    bodySavesFail,
    easilyHit,
    nearCritical,
  ],
};
