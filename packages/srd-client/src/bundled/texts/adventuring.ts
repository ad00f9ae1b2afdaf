import type { LightSource } from "@tabletop-mcp/srd-data/rules";
import * as rules from "@tabletop-mcp/srd-data/rules";
import { capital } from "../../records/words.js";
import { listed } from "../words.js";

const { food, forcedMarch, longRest, shortRest, water } = rules;

/** The paces of travel, by slug. */
const paces = Object.fromEntries(
  rules.travelPaces.map((pace) => [
    `travel-pace-${pace.id}`,
    [
      `Covers ${pace.perMinute.feet} feet a minute, ${pace.perHour.miles} miles an hour, or ${pace.perDay.miles} miles in a day of 8 hours.`,
      pace.passivePerception === 0
        ? ""
        : `Passive Wisdom (Perception) scores take a ${pace.passivePerception} penalty.`,
      pace.stealth ? "The party can use Stealth." : "",
    ]
      .filter((words) => words !== "")
      .join(" "),
  ]),
);

/** What gives light, by slug. */
const lights = Object.fromEntries(
  rules.lightSources.map((source) => [source.id, lightWords(source)]),
);

function lightWords({ shape, bright, dim, hours, fuel, lowered, hit }: LightSource): string {
  const where = shape === "cone" ? `${bright.feet}-foot cone` : `${bright.feet}-foot radius`;
  const time = hours === 1 ? "1 hour" : `${hours} hours`;
  return [
    `Sheds bright light in a ${where} and dim light for ${dim.feet} feet more.`,
    fuel === undefined ? `Burns for ${time}.` : `A flask (1 pint) of oil burns for ${time}.`,
    lowered &&
      `An action lowers the hood, which leaves dim light in a ${lowered.dim.feet}-foot radius.`,
    hit && `A melee attack with it while lit deals ${hit.roll} ${hit.type} damage on a hit.`,
  ]
    .filter((words) => words !== undefined)
    .join(" ");
}

/** Sight and special senses, by slug. */
const senses: Readonly<Record<string, string>> = {
  bright: "Creatures see as usual. It obscures nothing.",
  dim: "An area in dim light is lightly obscured.",
  darkness: "An area in darkness is heavily obscured.",
  "magical-darkness":
    "The area is heavily obscured. Darkvision does not help against it where the spell says so; truesight does.",
  lightly: "Wisdom (Perception) checks that rely on sight have disadvantage there.",
  heavily: "Whoever tries to see something there is in effect blinded.",
  blindsight:
    "Within its range it needs no sight, so neither darkness nor invisibility hinders it.",
  darkvision:
    "Within its range dim light counts as bright light and darkness as dim light; in darkness only shades of gray can be told apart.",
  tremorsense:
    "Within its range it locates what touches the same ground. Flying and incorporeal creatures escape it.",
  truesight:
    "Within its range it sees in normal and magical darkness, sees invisible creatures and objects, sees the true form of a shapechanger or of what magic has changed, and sees into the Ethereal Plane. It detects visual illusions and succeeds on saving throws against them.",
};

const moving = (mode: string): string =>
  `Each foot costs 1 extra foot, or 2 extra feet in difficult terrain${
    mode === "" ? "" : `, unless you have a ${mode} speed`
  }.`;

/** Travel, dangers and needs, by slug. */
const hardships: Readonly<Record<string, string>> = {
  [forcedMarch.id]: `For each hour of travel beyond ${forcedMarch.hoursPerDay} in a day, every traveler makes a Constitution saving throw at the end of that hour. The DC is ${forcedMarch.save.dc}, plus ${forcedMarch.save.dcPerHour} for each hour beyond ${forcedMarch.hoursPerDay}. A failure brings one level of exhaustion.`,
  "difficult-terrain":
    "Each foot of movement costs 1 extra foot, even if several things in a space make it difficult. When traveling, a group covers half the distance.",
  climbing: `${moving("climbing")} A slippery surface, or one with few handholds, may need a Strength (Athletics) check.`,
  swimming: `${moving("swimming")} Rough water may need a Strength (Athletics) check.`,
  crawling: moving(""),
  falling: `Whoever hits the ground takes ${rules.falling.damage} ${rules.falling.type} damage for each full ${rules.falling.every.feet} feet of the fall, ${rules.falling.most} at most, and is prone unless the fall did no damage.`,
  suffocating:
    "A creature can hold its breath for 1 minute plus its Constitution modifier in minutes, and at least for 30 seconds. When it runs out of breath, or is choking, it lasts as many rounds as its Constitution modifier, at least 1. At the start of its next turn after that it drops to 0 hit points and is dying; until it breathes again it can neither regain hit points nor be stabilized.",
  food: `A character needs ${food.poundsPerDay} pound of food a day, and can go without for ${food.days.base} days plus the Constitution modifier (at least ${food.days.least} day). Each day after that brings one level of exhaustion. Half rations count as half a day without food; a normal day of eating starts the count anew.`,
  water: `A character needs ${water.gallonsPerDay} gallon of water a day, or ${water.gallonsPerHotDay} in hot weather. With only half, a Constitution saving throw of DC ${water.halfSave.dc} decides at the end of the day: a failure brings a level of exhaustion. With less than half it comes without a save. Someone who is exhausted already gains ${water.exhaustionLevelsIfExhausted} levels instead of ${water.exhaustionLevels}.`,
};

/** What rests give, by slug. */
const rests: Readonly<Record<string, string>> = {
  [shortRest.id]: `It takes at least ${shortRest.hours} hour of nothing more strenuous than eating, reading or tending wounds. At its end you may spend one or more Hit Dice, as many as you have left: roll each, add your Constitution modifier, and regain that many hit points.`,
  [longRest.id]: `It takes at least ${longRest.hours} hours: sleep, with at most ${longRest.watchHours} hours of light activity such as keeping watch. An hour or more of walking, fighting, casting spells or the like spoils it, and it must begin again. At its end you regain all hit points, spent Hit Dice up to half your total (at least ${longRest.restores?.hitDice.least}), and your expended spell slots; one level of exhaustion goes if you also ate and drank; temporary hit points are lost. You need at least ${longRest.leastHitPoints} hit point when it begins, and benefit from only one long rest in ${longRest.onceInHours} hours.`,
};

/** Objects and traps, by slug. */
const things: Readonly<Record<string, string>> = {
  objects: `They are immune to ${listed(rules.objectRules.immunities)} damage, and always fail Strength and Dexterity saving throws; effects that ask for another save do not touch them. At 0 hit points an object breaks. A Huge or Gargantuan object is tracked in sections of Large size or smaller.`,
  "object-armor-class":
    "Attack rolls against an object must reach the Armor Class of its material.",
  "object-hit-points": "Each size has an average and the dice for it, fragile or resilient.",
  ...Object.fromEntries(
    rules.trapSeverities.map(({ id, saveDc, attackBonus }) => [
      `trap-${id}`,
      `Its save DC is ${saveDc.from} to ${saveDc.to}, its attack bonus +${attackBonus.from} to +${attackBonus.to}.`,
    ]),
  ),
  "damage-severity": `${capital(listed(rules.trapSeverities.map(({ id }) => id)))} are the grades of a trap; the rows are the levels of those who face it.`,
};

/** The texts of the rules of adventuring, by slug. */
export const adventuringTexts: Readonly<Record<string, string>> = {
  ...paces,
  ...lights,
  ...senses,
  ...hardships,
  ...rests,
  ...things,
};
