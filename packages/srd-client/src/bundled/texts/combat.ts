import * as rules from "@tabletop-mcp/srd-data/rules";
import { equipmentName } from "../names.js";
import { listed } from "../words.js";

const { deathSaves, passingCreatures, stabilizing, underwaterCombat } = rules;

const weaponsNamed = (ids: readonly string[]): string => listed(ids.map(equipmentName), "or");

/** What the actions in combat do, by slug. */
const actions: Readonly<Record<string, string>> = {
  attack:
    "Takes an action, for one melee or ranged attack. Features such as Extra Attack raise the number of attacks in that one action.",
  "cast-a-spell":
    "Takes an action, for a spell whose casting time is 1 action. A spell with another casting time costs that instead.",
  dash: "Takes an action. You gain extra movement this turn equal to your speed, after anything that raises or lowers it. The speed itself stays the same, so standing up costs no more.",
  disengage:
    "Takes an action. For the rest of the turn none of your movement provokes opportunity attacks.",
  dodge:
    "Takes an action. Until your next turn starts, attackers whom you can see have disadvantage on attack rolls against you, and you have advantage on Dexterity saving throws. You lose this if you are incapacitated or your speed drops to 0.",
  help: "Takes an action. Either an ally has advantage on the next ability check for a task that you help with, made before your next turn; or you distract a foe within 5 feet of you, and an ally's first attack roll against it before your next turn has advantage.",
  hide: "Takes an action, and a Dexterity (Stealth) check, which is compared with the Wisdom (Perception) checks of those who search, and with the passive Perception of those who do not. You cannot hide from a creature that sees you clearly, and noise gives you away.",
  ready:
    "Takes an action. Name a trigger that you can perceive, and an action or a move of up to your speed; you may do it as a reaction right after the trigger, until your next turn starts, or let the trigger pass. A readied spell must have a casting time of 1 action: it is cast and its slot spent at once, and you concentrate to hold it; if concentration breaks first, it is wasted.",
  search:
    "Takes an action. The game master may ask for a Wisdom (Perception) or an Intelligence (Investigation) check.",
  "use-an-object":
    "Takes an action. The first simple interaction with an object on a turn is free; this action is for an object that needs more, or for a second one. Activating a magic item is not this action.",
  grapple:
    "Takes one attack of the Attack action and a free hand. The target is within reach and at most one size larger than you. Roll Strength (Athletics) against its Strength (Athletics) or Dexterity (Acrobatics), whichever it picks; if you win, it is grappled. It may use an action to escape by winning with Strength (Athletics) or Dexterity (Acrobatics) against your Strength (Athletics). You can let go whenever you like, at no cost. You drag or carry it at half your speed, or at full speed if it is two or more sizes smaller than you.",
  shove:
    "Takes one attack of the Attack action. The target is within reach and at most one size larger than you. Roll Strength (Athletics) against its Strength (Athletics) or Dexterity (Acrobatics), whichever it picks; if you win, it falls prone or is pushed 5 feet away, as you choose.",
  "two-weapon-fighting":
    "After attacking with a light melee weapon in one hand by the Attack action, you may use a bonus action for one attack with another light melee weapon, held in the other hand. Leave your ability modifier out of this attack's damage, unless it is negative. A thrown weapon may be thrown instead.",
  "opportunity-attack":
    "When a hostile creature in your sight leaves your reach, you may use your reaction for one melee attack against it, just before it goes. It provokes none if it took the Disengage action, teleports, or is moved without using its own movement, action or reaction.",
  improvised:
    "Takes an action. The game master decides whether it is possible, and which check with what DC it needs.",
};

const [, half, threeQuarters] = rules.coverGrades.map(
  ({ armorClass, dexteritySaves }) =>
    `+${armorClass} to Armor Class and +${dexteritySaves} to Dexterity saving throws`,
);
const onlyTheBest = "Cover does not add up: only the best of it counts.";

/** What cover does, by slug. */
const cover: Readonly<Record<string, string>> = {
  none: "Less than half of the target is hidden. It gains no bonus.",
  half: `A target that is at least half hidden has ${half}. ${onlyTheBest}`,
  "three-quarters": `A target that is about three-quarters hidden has ${threeQuarters}. ${onlyTheBest}`,
  full: "It cannot be aimed at by an attack or a spell, though some spells reach it by including it in an area.",
};

/** Life, death and position in combat, by slug. */
const fighting: Readonly<Record<string, string>> = {
  [deathSaves.id]: `A creature that starts its turn with 0 hit points and is not stable rolls a d20 without any ability: ${deathSaves.succeedsFrom} or higher succeeds. At ${deathSaves.successesToStabilize} successes it is stable, at ${deathSaves.failuresToDie} failures it dies; they need not come in a row. A 1 counts as ${deathSaves.natural1.failures} failures; a 20 restores ${deathSaves.natural20.hitPoints} hit point. Damage at 0 hit points counts as ${deathSaves.damage.failures} failure, or ${deathSaves.damage.criticalFailures} from a critical hit. Both counts return to zero on regaining any hit points or becoming stable.`,
  [stabilizing.id]: `Takes an action and a Wisdom (Medicine) check of DC ${stabilizing.check.dc}. A stable creature stays unconscious at 0 hit points and makes no death saving throws; damage ends that. Without healing it regains ${stabilizing.recovery.hitPoints} hit point after ${stabilizing.recovery.hours} hours.`,
  "knocking-a-creature-out":
    "When a melee attack brings a creature to 0 hit points, the attacker may choose to knock it out as the damage is dealt: it is unconscious and stable.",
  "instant-death":
    "If damage brings you to 0 hit points and some is left over, you die at once when the rest equals or exceeds your hit point maximum. The same holds for damage taken while at 0 hit points.",
  "damage-threshold":
    "It ignores the damage of any single attack or effect that does not reach its threshold. Damage that reaches the threshold counts in full.",
  "dropping-prone":
    "Falling prone on purpose costs no movement. While prone you can only crawl, or move by magic such as teleporting.",
  "standing-up":
    "It costs movement equal to half your speed. You cannot stand up with less than that left, or at speed 0.",
  squeezing:
    "A creature fits through a space that is large enough for one a size smaller. While there each foot costs 1 extra foot, its attack rolls and Dexterity saves have disadvantage, and attack rolls against it have advantage.",
  [passingCreatures.id]: `You may pass through the space of a creature that is not hostile, and through that of a hostile one only if it is at least ${passingCreatures.hostileSizes} sizes larger or smaller than you. Either counts as difficult terrain, and you cannot willingly end your move there.`,
  [underwaterCombat.id]: `Melee weapon attacks by a creature without a swimming speed have disadvantage, unless with a ${weaponsNamed(underwaterCombat.melee.unlessWeapons)}. Ranged weapon attacks miss beyond the normal range, and have disadvantage within it, unless with a ${weaponsNamed(underwaterCombat.ranged.unlessWeapons)}. Whoever is fully in water has resistance to fire damage.`,
  [rules.unseenCombatants.id]:
    "You have disadvantage on attack rolls against a target that you cannot see; if you guess its place wrongly, the attack misses. You have advantage against one that cannot see you. If you are hidden when you attack, the attack gives away where you are, whether it hits or not.",
  "size-categories":
    "The space is a square with sides of this many feet; at most as many creatures surround another as fit around its space.",
};

/** The texts of the rules of combat, by slug. */
export const combatTexts: Readonly<Record<string, string>> = { ...actions, ...cover, ...fighting };
