/**
 * What this server's tools have for who is refused, by the refusal's code: the engine knows the
 * rules, and not how a caller asks for something else.
 */
export const hints: Readonly<Record<string, string>> = {
  CANNOT_USE: `Name who uses it as characterId and on whom as toCharacterId; operation "transfer" hands over what is carried`,
  DEAD: "To undo a death by hand: update_character with hp and raw: true",
  FIGHT_COUNTS: "advance_turn lets turns and rounds pass",
  NO_SLOT: "spellSlot says its level",
  NO_TRIGGER: 'pending says who is asked; reaction: "readied_action" releases what was readied',
  NOT_YET: "advance_turn ends the turn that goes on and says what is due",
  NO_LAIR: "create_encounter takes inLair with a participant",
  NO_RECEIVER: "toCharacterId says to whom",
  NOBODY_TO_STABILIZE: "In manage_inventory toCharacterId says on whom something is used",
  RESTED_TOO_SOON: "hoursSinceLast says how long ago the last long rest ended",
  TARGET_LEVEL: "targetLevel is the total level to reach",
  TURN_OVER: "advance_turn begins the next",
  OPTION_NEEDED: "abilityDetails: { option } says it",
  FORM_NEEDED: 'abilityDetails: { option } says it; { use: "end" } takes one\'s own form again',
  TOO_MANY_DICE: "manualRoll is the one d20, manualRolls two of them, as they fell",
  USE_NEEDED: "abilityDetails: { use } says it",
  USE_LEVEL_UP: "Use level_up, with class and targetLevel",
};
