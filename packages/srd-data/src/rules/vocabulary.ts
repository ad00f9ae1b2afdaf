// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { Entry } from "../entry.js";
import type { AbilityEntry, LanguageEntry, SkillEntry } from "./words.js";

/** The six abilities, in the sheet's order. */
export const abilityEntries: readonly AbilityEntry[] = Object.freeze<AbilityEntry[]>([
  {
    id: "str",
    name: "Strength",
    srd: "Using Ability Scores, Strength",
    summary: "Strength: bodily power, used to lift, push, break or force things.",
    skills: ["athletics"],
  },
  {
    id: "dex",
    name: "Dexterity",
    srd: "Using Ability Scores, Dexterity",
    summary: "Dexterity: agility, reflexes and balance, used for nimble, quick or quiet movement.",
    skills: ["acrobatics", "sleight_of_hand", "stealth"],
  },
  {
    id: "con",
    name: "Constitution",
    srd: "Using Ability Scores, Constitution",
    summary: "Constitution: health, stamina and vital force, with no skills tied to it.",
    skills: [],
  },
  {
    id: "int",
    name: "Intelligence",
    srd: "Using Ability Scores, Intelligence",
    summary: "Intelligence: memory and reasoning, used for logic, education and recalling lore.",
    skills: ["arcana", "history", "investigation", "nature", "religion"],
  },
  {
    id: "wis",
    name: "Wisdom",
    srd: "Using Ability Scores, Wisdom",
    summary:
      "Wisdom: perceptiveness and intuition, used to notice, sense feelings and tend the injured.",
    skills: ["animal_handling", "insight", "medicine", "perception", "survival"],
  },
  {
    id: "cha",
    name: "Charisma",
    srd: "Using Ability Scores, Charisma",
    summary:
      "Charisma: force of personality, used to influence, deceive, entertain or impress others.",
    skills: ["deception", "intimidation", "performance", "persuasion"],
  },
]);

/** The eighteen skills. */
export const skillEntries: readonly SkillEntry[] = Object.freeze<SkillEntry[]>([
  {
    id: "acrobatics",
    name: "Acrobatics",
    srd: "Using Ability Scores, Acrobatics",
    summary:
      "Dexterity skill for keeping your balance and performing flips, dives and other stunts.",
    ability: "dex",
  },
  {
    id: "animal_handling",
    name: "Animal Handling",
    srd: "Using Ability Scores, Animal Handling",
    summary: "Wisdom skill for calming animals, reading their intent and controlling a mount.",
    ability: "wis",
  },
  {
    id: "arcana",
    name: "Arcana",
    srd: "Using Ability Scores, Arcana",
    summary:
      "Intelligence skill for recalling lore on spells, magic items, symbols and the planes.",
    ability: "int",
  },
  {
    id: "athletics",
    name: "Athletics",
    srd: "Using Ability Scores, Athletics",
    summary: "Strength skill for hard climbs, jumps and swims.",
    ability: "str",
  },
  {
    id: "deception",
    name: "Deception",
    srd: "Using Ability Scores, Deception",
    summary: "Charisma skill for hiding the truth with lies, disguises, bluffs or misleading acts.",
    ability: "cha",
  },
  {
    id: "history",
    name: "History",
    srd: "Using Ability Scores, History",
    summary:
      "Intelligence skill for recalling past events, famous people, kingdoms, wars and lost peoples.",
    ability: "int",
  },
  {
    id: "insight",
    name: "Insight",
    srd: "Using Ability Scores, Insight",
    summary: "Wisdom skill for reading true intentions through body language, speech and manner.",
    ability: "wis",
  },
  {
    id: "intimidation",
    name: "Intimidation",
    srd: "Using Ability Scores, Intimidation",
    summary: "Charisma skill for swaying others with threats, hostility or violence.",
    ability: "cha",
  },
  {
    id: "investigation",
    name: "Investigation",
    srd: "Using Ability Scores, Investigation",
    summary: "Intelligence skill for searching out clues and drawing conclusions from them.",
    ability: "int",
  },
  {
    id: "medicine",
    name: "Medicine",
    srd: "Using Ability Scores, Medicine",
    summary: "Wisdom skill for stabilizing the dying and diagnosing illness.",
    ability: "wis",
  },
  {
    id: "nature",
    name: "Nature",
    srd: "Using Ability Scores, Nature",
    summary:
      "Intelligence skill for recalling lore on terrain, wildlife, weather and the seasons' cycles.",
    ability: "int",
  },
  {
    id: "perception",
    name: "Perception",
    srd: "Using Ability Scores, Perception",
    summary: "Wisdom skill for noticing things by sight, hearing or other senses.",
    ability: "wis",
  },
  {
    id: "performance",
    name: "Performance",
    srd: "Using Ability Scores, Performance",
    summary: "Charisma skill for entertaining with music, dance, acting or stories.",
    ability: "cha",
  },
  {
    id: "persuasion",
    name: "Persuasion",
    srd: "Using Ability Scores, Persuasion",
    summary: "Charisma skill for winning people over with tact, courtesy and good faith.",
    ability: "cha",
  },
  {
    id: "religion",
    name: "Religion",
    srd: "Using Ability Scores, Religion",
    summary: "Intelligence skill for recalling lore on gods, rites, holy symbols and secret cults.",
    ability: "int",
  },
  {
    id: "sleight_of_hand",
    name: "Sleight of Hand",
    srd: "Using Ability Scores, Sleight of Hand",
    summary: "Dexterity skill for picking pockets, planting items and hiding things on your body.",
    ability: "dex",
  },
  {
    id: "stealth",
    name: "Stealth",
    srd: "Using Ability Scores, Stealth",
    summary: "Dexterity skill for hiding, sneaking past guards and moving unseen and unheard.",
    ability: "dex",
  },
  {
    id: "survival",
    name: "Survival",
    srd: "Using Ability Scores, Survival",
    summary:
      "Wisdom skill for tracking, hunting, guiding a group, reading weather and avoiding natural hazards.",
    ability: "wis",
  },
]);

/** Standard, exotic and secret languages. */
export const languageEntries: readonly LanguageEntry[] = Object.freeze<LanguageEntry[]>([
  {
    id: "abyssal",
    name: "Abyssal",
    srd: "Languages, Abyssal",
    summary: "Exotic language of demons, written in the Infernal script.",
    kind: "exotic",
    script: "infernal",
    speakers: ["demons"],
  },
  {
    id: "celestial",
    name: "Celestial",
    srd: "Languages, Celestial",
    summary: "Exotic language of celestials, written in its own Celestial script.",
    kind: "exotic",
    script: "celestial",
    speakers: ["celestials"],
  },
  {
    id: "common",
    name: "Common",
    srd: "Languages, Common",
    summary: "Standard language of humans, written in the Common script.",
    kind: "standard",
    script: "common",
    speakers: ["humans"],
  },
  {
    id: "deep-speech",
    name: "Deep Speech",
    srd: "Languages, Deep Speech",
    summary: "Exotic language of aboleths and cloakers that has no script.",
    kind: "exotic",
    speakers: ["aboleths", "cloakers"],
  },
  {
    id: "draconic",
    name: "Draconic",
    srd: "Languages, Draconic",
    summary:
      "Ancient, harsh language of dragons and dragonborn, used in magical study and written in Draconic script.",
    kind: "exotic",
    script: "draconic",
    speakers: ["dragons", "dragonborn"],
  },
  {
    id: "druidic",
    name: "Druidic",
    srd: "Languages, Druidic",
    summary: "The druids' secret tongue, spoken and left in hidden signs.",
    kind: "secret",
    speakers: [],
  },
  {
    id: "dwarvish",
    name: "Dwarvish",
    srd: "Languages, Dwarvish",
    summary: "Guttural, hard-edged language of dwarves, written in its own Dwarvish script.",
    kind: "standard",
    script: "dwarvish",
    speakers: ["dwarves"],
  },
  {
    id: "elvish",
    name: "Elvish",
    srd: "Languages, Elvish",
    summary:
      "Flowing, intricate language of elves with famous songs and poems, written in Elvish script.",
    kind: "standard",
    script: "elvish",
    speakers: ["elves"],
  },
  {
    id: "giant",
    name: "Giant",
    srd: "Languages, Giant",
    summary: "Standard language of ogres and giants, written in the Dwarvish script.",
    kind: "standard",
    script: "dwarvish",
    speakers: ["ogres", "giants"],
  },
  {
    id: "gnomish",
    name: "Gnomish",
    srd: "Languages, Gnomish",
    summary:
      "Language of gnomes, known for technical and natural lore and written in Dwarvish script.",
    kind: "standard",
    script: "dwarvish",
    speakers: ["gnomes"],
  },
  {
    id: "goblin",
    name: "Goblin",
    srd: "Languages, Goblin",
    summary: "Standard language of goblinoids, written in the Dwarvish script.",
    kind: "standard",
    script: "dwarvish",
    speakers: ["goblinoids"],
  },
  {
    id: "halfling",
    name: "Halfling",
    srd: "Languages, Halfling",
    summary:
      "Language halflings seldom share, rich in oral tradition and rarely written, in the Common script.",
    kind: "standard",
    script: "common",
    speakers: ["halflings"],
  },
  {
    id: "infernal",
    name: "Infernal",
    srd: "Languages, Infernal",
    summary: "Exotic language of devils, written in its own Infernal script.",
    kind: "exotic",
    script: "infernal",
    speakers: ["devils"],
  },
  {
    id: "orc",
    name: "Orc",
    srd: "Languages, Orc",
    summary: "Harsh, grating language of orcs that borrows the Dwarvish script.",
    kind: "standard",
    script: "dwarvish",
    speakers: ["orcs"],
  },
  {
    id: "primordial",
    name: "Primordial",
    srd: "Languages, Primordial",
    summary: "Exotic language of elementals, written in the Dwarvish script.",
    kind: "exotic",
    script: "dwarvish",
    speakers: ["elementals"],
  },
  {
    id: "sylvan",
    name: "Sylvan",
    srd: "Languages, Sylvan",
    summary: "Exotic language of fey creatures, written in the Elvish script.",
    kind: "exotic",
    script: "elvish",
    speakers: ["fey creatures"],
  },
  {
    id: "thieves-cant",
    name: "Thieves' Cant",
    srd: "Languages, Thieves' Cant",
    summary: "Rogues' secret mix of jargon, code and signs.",
    kind: "secret",
    speakers: [],
  },
  {
    id: "undercommon",
    name: "Undercommon",
    srd: "Languages, Undercommon",
    summary: "Exotic language of underworld traders, written in the Elvish script.",
    kind: "exotic",
    script: "elvish",
    speakers: ["underdark traders"],
  },
]);

/** The thirteen damage types. */
export const damageTypeEntries: readonly Entry[] = Object.freeze<Entry[]>([
  {
    id: "acid",
    name: "Acid",
    srd: "Damage Types, Acid",
    summary: "Corrosive damage, as from black dragon breath or a black pudding's enzymes.",
  },
  {
    id: "bludgeoning",
    name: "Bludgeoning",
    srd: "Damage Types, Bludgeoning",
    summary: "Blunt damage, as from heavy blows, falls and constriction.",
  },
  {
    id: "cold",
    name: "Cold",
    srd: "Damage Types, Cold",
    summary: "Freezing damage, as from an ice devil's spear or white dragon breath.",
  },
  {
    id: "fire",
    name: "Fire",
    srd: "Damage Types, Fire",
    summary: "Burning damage, as from red dragon breath and flame spells.",
  },
  {
    id: "force",
    name: "Force",
    srd: "Damage Types, Force",
    summary: "Pure magical energy as damage, mostly from spells such as magic missile.",
  },
  {
    id: "lightning",
    name: "Lightning",
    srd: "Damage Types, Lightning",
    summary: "Electrical damage, as from blue dragon breath or a lightning bolt.",
  },
  {
    id: "necrotic",
    name: "Necrotic",
    srd: "Damage Types, Necrotic",
    summary: "Withering damage to matter and soul, as from some undead or chill touch.",
  },
  {
    id: "piercing",
    name: "Piercing",
    srd: "Damage Types, Piercing",
    summary: "Puncturing damage, as from spears and biting monsters.",
  },
  {
    id: "poison",
    name: "Poison",
    srd: "Damage Types, Poison",
    summary: "Toxic damage, as from venomous stings or green dragon breath.",
  },
  {
    id: "psychic",
    name: "Psychic",
    srd: "Damage Types, Psychic",
    summary: "Damage to the mind, as from a psionic blast.",
  },
  {
    id: "radiant",
    name: "Radiant",
    srd: "Damage Types, Radiant",
    summary: "Searing damage to flesh and spirit, as from flame strike or an angel's weapon.",
  },
  {
    id: "slashing",
    name: "Slashing",
    srd: "Damage Types, Slashing",
    summary: "Cutting damage, as from swords, axes and claws.",
  },
  {
    id: "thunder",
    name: "Thunder",
    srd: "Damage Types, Thunder",
    summary: "Concussive sound damage, as from thunderwave.",
  },
]);

/** The eight schools of magic. */
export const schoolEntries: readonly Entry[] = Object.freeze<Entry[]>([
  {
    id: "abjuration",
    name: "Abjuration",
    srd: "The Schools of Magic, Abjuration",
    summary:
      "Protective magic that raises barriers, cancels harm, hurts trespassers or banishes creatures.",
  },
  {
    id: "conjuration",
    name: "Conjuration",
    srd: "The Schools of Magic, Conjuration",
    summary: "Magic that summons, teleports or makes creatures and objects appear from nothing.",
  },
  {
    id: "divination",
    name: "Divination",
    srd: "The Schools of Magic, Divination",
    summary: "Magic that reveals secrets, the future, hidden things and far-off places or people.",
  },
  {
    id: "enchantment",
    name: "Enchantment",
    srd: "The Schools of Magic, Enchantment",
    summary: "Magic that sways or controls minds, turning foes friendly or into puppets.",
  },
  {
    id: "evocation",
    name: "Evocation",
    srd: "The Schools of Magic, Evocation",
    summary: "Magic that shapes energy into effects such as fire, lightning or healing.",
  },
  {
    id: "illusion",
    name: "Illusion",
    srd: "The Schools of Magic, Illusion",
    summary: "Magic that tricks senses or minds with false sights, sounds and memories.",
  },
  {
    id: "necromancy",
    name: "Necromancy",
    srd: "The Schools of Magic, Necromancy",
    summary: "Magic of life and death that drains life, makes undead or revives the dead.",
  },
  {
    id: "transmutation",
    name: "Transmutation",
    srd: "The Schools of Magic, Transmutation",
    summary: "Magic that changes the properties of creatures, objects or surroundings.",
  },
]);

/** What a weapon's properties mean. */
export const weaponPropertyEntries: readonly Entry[] = Object.freeze<Entry[]>([
  {
    id: "ammunition",
    name: "Ammunition",
    srd: "Weapon Properties, Ammunition",
    summary:
      "Ranged attacks use up one piece of ammunition each, and half can be found again after a minute's search.",
  },
  {
    id: "finesse",
    name: "Finesse",
    srd: "Weapon Properties, Finesse",
    summary: "Use Strength or Dexterity, whichever you like, for both attack and damage.",
  },
  {
    id: "heavy",
    name: "Heavy",
    srd: "Weapon Properties, Heavy",
    summary: "Too bulky for Small creatures, who attack with it at disadvantage.",
  },
  {
    id: "light",
    name: "Light",
    srd: "Weapon Properties, Light",
    summary: "Small and handy enough to suit fighting with a weapon in each hand.",
  },
  {
    id: "loading",
    name: "Loading",
    srd: "Weapon Properties, Loading",
    summary: "Slow to load, so it fires just once per action, bonus action or reaction.",
  },
  {
    id: "monk",
    name: "Monk",
    srd: "Weapon Properties, Monk",
    summary: "A weapon monks can wield with their martial benefits while free of armor and shield.",
  },
  {
    id: "reach",
    name: "Reach",
    srd: "Weapon Properties, Reach",
    summary: "Extends your reach by 5 feet for attacks, opportunity attacks included.",
  },
  {
    id: "special",
    name: "Special",
    srd: "Weapon Properties, Special",
    summary: "Follows unusual rules of its own, given in the description of the weapon.",
  },
  {
    id: "thrown",
    name: "Thrown",
    srd: "Weapon Properties, Thrown",
    summary: "Can be hurled as a ranged attack, using the same ability modifier as in melee.",
  },
  {
    id: "two-handed",
    name: "Two-Handed",
    srd: "Weapon Properties, Two-Handed",
    summary: "Takes both hands to attack with this weapon.",
  },
  {
    id: "versatile",
    name: "Versatile",
    srd: "Weapon Properties, Versatile",
    summary: "Works in one or two hands, dealing the damage in parentheses when held in both.",
  },
]);

/** The nine alignments. */
export const alignmentEntries: readonly Entry[] = Object.freeze<Entry[]>([
  {
    id: "chaotic evil",
    name: "Chaotic Evil",
    srd: "Alignment, Chaotic Evil",
    summary:
      "Acts with arbitrary violence out of greed, hate or bloodlust, like demons, red dragons and orcs.",
  },
  {
    id: "chaotic good",
    name: "Chaotic Good",
    srd: "Alignment, Chaotic Good",
    summary:
      "Follows conscience over others' expectations, like unicorns, copper dragons and many elves.",
  },
  {
    id: "chaotic neutral",
    name: "Chaotic Neutral",
    srd: "Alignment, Chaotic Neutral",
    summary:
      "Follows whims and prizes personal freedom most, like some bards and many barbarians and rogues.",
  },
  {
    id: "lawful evil",
    name: "Lawful Evil",
    srd: "Alignment, Lawful Evil",
    summary:
      "Takes what it wants by method, within a code, like devils, blue dragons and hobgoblins.",
  },
  {
    id: "lawful good",
    name: "Lawful Good",
    srd: "Alignment, Lawful Good",
    summary: "Does what society holds to be right, like paladins, gold dragons and most dwarves.",
  },
  {
    id: "lawful neutral",
    name: "Lawful Neutral",
    srd: "Alignment, Lawful Neutral",
    summary: "Obeys law, tradition or a personal code, like many monks and some wizards.",
  },
  {
    id: "neutral",
    name: "Neutral",
    srd: "Alignment, Neutral",
    summary:
      "Avoids moral questions and sides, doing what seems best, like lizardfolk and most druids.",
  },
  {
    id: "neutral evil",
    name: "Neutral Evil",
    srd: "Alignment, Neutral Evil",
    summary: "Does whatever it can get away with and feels no qualms, like goblins and many drow.",
  },
  {
    id: "neutral good",
    name: "Neutral Good",
    srd: "Alignment, Neutral Good",
    summary: "Helps others as they need it, like most gnomes and many celestials.",
  },
]);
