/** A rule that no fact holds: in this project's own words. */
export interface WrittenRule {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly text: string;
}

/** Rules of combat beside those made of facts. */
export const writtenCombat: readonly WrittenRule[] = [
  {
    id: "initiative",
    name: "Initiative",
    summary: "Decides who acts when in a fight.",
    text: "When combat begins, everyone makes a Dexterity check; a group of identical monsters rolls once. Turns go from the highest total to the lowest, in the same order each round. Players settle ties among players; the game master settles the rest.",
  },
  {
    id: "surprise",
    name: "Surprise",
    summary: "Being caught unaware costs the first turn.",
    text: "The game master decides who is surprised, where one side hides by comparing Dexterity (Stealth) with passive Wisdom (Perception). Whoever notices no threat at all is surprised: no move, no action on the first turn, and no reaction until that turn ends.",
  },
  {
    id: "your-turn",
    name: "Your Turn",
    summary: "A move and an action, in any order.",
    text: "On your turn you may move up to your speed and take one action; the move may be split before, between and after attacks. One simple interaction with an object is free. A feature or spell may also give a bonus action, one a turn at most.",
  },
  {
    id: "reactions",
    name: "Reactions",
    summary: "An instant answer to a trigger, on any turn.",
    text: "You have one reaction, and it comes back when your turn starts. An opportunity attack is the commonest. If it interrupts someone's turn, that turn goes on right after it.",
  },
  {
    id: "attack-rolls",
    name: "Attack Rolls",
    summary: "A d20 against the target's Armor Class.",
    text: "Roll a d20 and add the ability modifier, and the proficiency bonus if proficient: Strength for melee weapons (or Dexterity with finesse), Dexterity for ranged ones, the spellcasting ability for spells. The attack hits if the total equals or exceeds the Armor Class. A 20 on the die always hits and is critical; a 1 always misses.",
  },
  {
    id: "ranged-attacks",
    name: "Ranged Attacks",
    summary: "Shooting and throwing have limits.",
    text: "Beyond normal range an attack has disadvantage, and beyond long range it is impossible. A ranged attack also has disadvantage while a hostile creature that sees you and is not incapacitated stands within 5 feet of you.",
  },
  {
    id: "critical-hits",
    name: "Critical Hits",
    summary: "A 20 on the die of an attack roll hits hardest.",
    text: "On a critical hit roll every damage die of the attack twice, extra dice such as Sneak Attack included, and add the modifiers once as usual.",
  },
  {
    id: "damage-resistance-and-vulnerability",
    name: "Damage Resistance and Vulnerability",
    summary: "Some creatures feel a kind of damage less, or more.",
    text: "Resistance halves damage of its type, rounded down, and vulnerability doubles it; both come after all other modifiers. Several of the same kind count only once. Immunity to a type means no damage of that type.",
  },
  {
    id: "temporary-hit-points",
    name: "Temporary Hit Points",
    summary: "A buffer that is lost before real hit points.",
    text: "Damage takes them first. They are no healing, cannot be regained, and do not add up: on gaining more, choose which to keep. Unless they have a duration, they last until used up or until a long rest ends.",
  },
];

/** How spells are cast. */
export const writtenSpellcasting: readonly WrittenRule[] = [
  {
    id: "spell-slots",
    name: "Spell Slots",
    summary: "What a caster spends to cast, by level.",
    text: "Casting a spell of 1st level or higher expends a slot of its level or higher. A long rest restores expended slots; the slots of a warlock's Pact Magic also return on a short rest. Cantrips and rituals need none.",
  },
  {
    id: "casting-at-a-higher-level",
    name: "Casting a Spell at a Higher Level",
    summary: "A bigger slot makes a bigger spell.",
    text: "A spell cast with a slot above its own level counts as of the slot's level for that casting. Many spells say what they gain from it.",
  },
  {
    id: "cantrips",
    name: "Cantrips",
    summary: "Spells of level 0, cast at will.",
    text: "They need no slot and no preparation. Those that deal damage grow with the caster's level, at 5th, 11th and 17th.",
  },
  {
    id: "rituals",
    name: "Rituals",
    summary: "Slow casting that spends no slot.",
    text: "A spell with the ritual tag may be cast in 10 minutes more than its usual time, without a slot, so never at a higher level. This takes a feature that allows it, and the spell must be prepared or known unless that feature says otherwise.",
  },
  {
    id: "casting-time",
    name: "Casting Time",
    summary: "Most spells take an action; some more, some less.",
    text: "On a turn in which you cast a spell as a bonus action, you can cast no other spell but a cantrip with a casting time of 1 action. A spell cast as a reaction answers the trigger that it names. A casting time of minutes takes your action each turn and concentration; if that breaks, the spell fails without spending a slot.",
  },
  {
    id: "components",
    name: "Components",
    summary: "What a casting asks for: words, gestures, materials.",
    text: "Verbal (V) means speaking aloud, so not while gagged or in magical silence. Somatic (S) takes a free hand. Material (M) takes the materials, for which a component pouch or a spellcasting focus may stand, unless they have a price or are consumed. The hand that holds them may also make the gestures.",
  },
  {
    id: "spell-range-and-targets",
    name: "Spell Range and Targets",
    summary: "Where a spell can reach, and whom.",
    text: "The target, or the point where the spell begins, must be within range and have no total cover from you. Once cast, the effect is not bound by the range unless the spell says so. You may choose yourself where a spell takes a creature of your choice, unless it must be hostile or another.",
  },
  {
    id: "areas-of-effect",
    name: "Areas of Effect",
    summary: "Shapes that spread from a point of origin.",
    text: "A cone, cube, line, cylinder or sphere spreads in straight lines from its point of origin; a place to which no such line is free, because of total cover, is not in it. A cone is as wide as it is far from that point. The origin itself is inside a sphere or cylinder, and inside a cone, cube or line only if you choose.",
  },
  {
    id: "concentration",
    name: "Concentration",
    summary: "Some spells last only while their caster attends to them.",
    text: "You can concentrate on one spell at a time: casting another that needs it ends the first, and you may stop at any time without an action. Moving and attacking do no harm. Each time you take damage, make a Constitution saving throw of DC 10 or half the damage, whichever is higher, once for each source; a failure ends it. So does being incapacitated or dying. The game master may ask for a DC 10 save in a storm or the like.",
  },
  {
    id: "spell-saves-and-attacks",
    name: "Spell Saving Throws and Attack Rolls",
    summary: "The two numbers of a spellcaster.",
    text: "The spell save DC is 8 plus your proficiency bonus and your spellcasting ability modifier. The bonus to spell attack rolls is your proficiency bonus plus that modifier.",
  },
  {
    id: "combining-spells",
    name: "Combining Magical Effects",
    summary: "Different spells add up; the same one does not.",
    text: "While several castings of one spell overlap on a target, only the most potent counts, or the latest if they are equal.",
  },
];

/** Rules of d20 rolls. */
export const writtenChecks: readonly WrittenRule[] = [
  {
    id: "advantage-and-disadvantage",
    name: "Advantage and Disadvantage",
    summary: "Two d20s in place of one.",
    text: "With advantage roll two d20s and take the higher, with disadvantage the lower. More than one source changes nothing, and if you have both, however many of each, you have neither. A reroll replaces only one of the dice.",
  },
  {
    id: "proficiency-bonus",
    name: "Proficiency Bonus",
    summary: "What training adds to a roll.",
    text: "It is +2 at 1st level and grows to +6 at 17th. It is added at most once to a roll, even where two rules would add it; where it is doubled or halved, that happens once, too.",
  },
  {
    id: "saving-throws",
    name: "Saving Throws",
    summary: "Rolls to resist a peril.",
    text: "Roll a d20 and add the modifier of the ability that is asked for, and the proficiency bonus if you are proficient in that save. It succeeds if the total equals or exceeds the DC.",
  },
  {
    id: "contests",
    name: "Contests",
    summary: "Check against check.",
    text: "Both sides roll the check that fits their effort, and the higher total wins. On a tie things stay as they were.",
  },
  {
    id: "group-checks",
    name: "Group Checks",
    summary: "One result for all.",
    text: "Everyone in the group rolls. If at least half succeed, the group succeeds; otherwise it fails.",
  },
];
