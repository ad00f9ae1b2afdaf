import { bounds, parseNotation } from "@tabletop-mcp/dice-core";
import { describe, expect, test } from "vitest";
import { allSteps, countBy, repeated } from "../../test/walk.js";
import { armorByName } from "../armor.js";
import type { Predicate } from "../effect.js";
import { combatActionByName } from "../rules/index.js";
import { spellById } from "../spells/index.js";
import { type Ability, abilities } from "../vocabulary.js";
import { creatureById, creatureByName, creatures } from "./index.js";
import type { Action, ArmorClass, Creature, Trait } from "./types.js";

const modifier = (score: number): number => Math.floor((score - 10) / 2);

function meanOf(roll: string): number {
  const parsed = parseNotation(roll);
  if (!parsed.ok) throw new Error(`${roll}: ${parsed.error.message}`);
  return bounds(parsed.value).mean;
}

const actionsOf = ({
  actions,
  bonusActions,
  reactions,
  legendary,
}: Creature): readonly Action[] => [
  ...actions,
  ...bonusActions,
  ...reactions,
  ...(legendary?.actions ?? []),
];

const abilitiesOf = (creature: Creature): readonly (Action | Trait)[] => [
  ...actionsOf(creature),
  ...creature.traits,
];

/** Every step of every action and trait, with whose it is. */
const steps = creatures.flatMap((creature) =>
  abilitiesOf(creature).flatMap((ability) =>
    [...allSteps(ability.steps ?? [])].map((step) => ({
      creature,
      step,
      where: `${creature.id} ${ability.name}`,
    })),
  ),
);

/** The actions that a predicate asks for. */
function namesIn(when: Predicate): readonly string[] {
  if ("not" in when) return namesIn(when.not);
  if ("all" in when) return when.all.flatMap(namesIn);
  if ("any" in when) return when.any.flatMap(namesIn);
  return "action" in when ? [when.action] : [];
}

/** What proficiency and each ability come to. */
const bonuses = ({ abilities: scores, proficiencyBonus }: Creature): readonly number[] =>
  abilities.map((ability) => modifier(scores[ability]) + proficiencyBonus);

describe("counts that others published", () => {
  test("322 creatures, by type as the records have them", () => {
    expect(creatures).toHaveLength(322);
    expect(countBy(creatures, ({ type }) => type)).toEqual({
      aberration: 5,
      beast: 97,
      celestial: 6,
      construct: 9,
      dragon: 43,
      elemental: 16,
      fey: 6,
      fiend: 23,
      giant: 10,
      // The headings "Elf, Drow" and "Gnome, Deep (Svirfneblin)" are other names of two.
      humanoid: 40,
      monstrosity: 39,
      ooze: 4,
      plant: 6,
      undead: 18,
    });
  });

  test("by challenge rating", () => {
    const all = countBy(creatures, ({ challenge }) => challenge);
    const ratings = [0, 0.125, 0.25, 0.5, 1, 5, 10, 15, 20, 24, 30];
    expect(ratings.map((rating) => all[rating])).toEqual([29, 19, 32, 33, 25, 25, 6, 4, 3, 2, 1]);
  });

  test("none stands twice under two names", () => {
    const blocks = creatures.map(
      ({ id: _id, name: _name, also: _also, srd: _srd, summary: _summary, ...block }) =>
        JSON.stringify(block),
    );
    expect(repeated(blocks)).toEqual([]);
  });

  test("each has an id and a sentence of its own", () => {
    expect(repeated(creatures.map(({ id }) => id))).toEqual([]);
    expect(creatures.filter(({ summary }) => !/^[A-Z].{30,160}\.$/.test(summary))).toEqual([]);
  });
});

/** SRD 5.1, "Experience Points by Challenge Rating", without 0. */
const experience = new Map([
  [0.125, 25],
  [0.25, 50],
  [0.5, 100],
  ...[
    200, 450, 700, 1100, 1800, 2300, 2900, 3900, 5000, 5900, 7200, 8400, 10_000, 11_500, 13_000,
    15_000, 18_000, 20_000, 22_000, 25_000, 33_000, 41_000, 50_000, 62_000,
  ].map((xp, at) => [at + 1, xp] as const),
  [30, 155_000],
]);

describe("every stat block adds up", () => {
  test("experience follows from the challenge rating", () => {
    const odd = creatures.filter(
      ({ challenge, xp }) => challenge > 0 && xp !== experience.get(challenge),
    );
    expect(odd.map(({ id, xp }) => `${id} ${xp}`)).toEqual([]);
    const harmless = creatures.filter(({ xp }) => xp === 0);
    expect(harmless.map(({ id }) => id)).toEqual(["frog", "sea-horse"]);
  });

  test("the proficiency bonus follows from the challenge rating", () => {
    const due = ({ challenge }: Creature) => Math.max(2, Math.ceil(challenge / 4) + 1);
    expect(creatures.filter((one) => one.proficiencyBonus !== due(one))).toEqual([]);
  });

  test("hit dice are of the creature's size and count its Constitution", () => {
    const die = { tiny: 4, small: 6, medium: 8, large: 10, huge: 12, gargantuan: 20 };
    const odd = creatures.filter(({ size, hitPoints, abilities: scores }) => {
      const count = Number.parseInt(hitPoints.roll, 10);
      const bonus = count * modifier(scores.con);
      const sign = bonus < 0 ? "-" : "+";
      const due = `${count}d${die[size]}${bonus === 0 ? "" : ` ${sign} ${Math.abs(bonus)}`}`;
      return hitPoints.roll !== due;
    });
    expect(odd.map(({ id, hitPoints }) => `${id} ${hitPoints.roll}`)).toEqual([]);
  });

  test("hit dice average to the hit points", () => {
    const odd = creatures.filter(
      ({ hitPoints }) => Math.floor(meanOf(hitPoints.roll)) !== hitPoints.average,
    );
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  test("saves are the ability's modifier and the proficiency bonus", () => {
    const due = ({ abilities: scores, proficiencyBonus }: Creature, ability: Ability) =>
      modifier(scores[ability]) + proficiencyBonus;
    const odd = creatures.flatMap((one) =>
      abilities.filter(
        (ability) => one.saves[ability] !== undefined && one.saves[ability] !== due(one, ability),
      ),
    );
    expect(odd).toEqual([]);
  });

  test("passive Perception is 10 and the bonus", () => {
    const due = ({ skills, abilities: scores }: Creature) =>
      10 + (skills.perception ?? modifier(scores.wis));
    const odd = creatures.filter((one) => one.senses.passivePerception !== due(one));
    expect(odd.map((one) => `${one.id} ${one.senses.passivePerception}, not ${due(one)}`)).toEqual(
      [],
    );
  });

  test("armour class is what it is made of", () => {
    const odd = creatures.flatMap((creature) =>
      creature.armorClass
        .filter((armor) => partsOf(armor, modifier(creature.abilities.dex)) !== armor.value)
        .map(({ value }) => `${creature.id} ${value}`),
    );
    expect(odd).toEqual([]);
  });

  test("damage dice average to what is printed", () => {
    const rolls = steps.flatMap(({ where, step: { damage = [] } }) =>
      damage.flatMap((part) => [part, ...(part.instead ?? [])].map((one) => ({ where, ...one }))),
    );
    expect(rolls.length).toBeGreaterThan(700);
    const odd = rolls.filter(
      ({ roll, average }) =>
        average !== undefined && Math.max(1, Math.floor(meanOf(roll))) !== average,
    );
    expect(odd.map(({ where, roll, average }) => `${where} ${average} (${roll})`)).toEqual([]);
  });

  test("attack bonuses are an ability's modifier and the proficiency bonus", () => {
    const odd = steps.filter(
      ({ creature, step: { attack } }) =>
        attack?.bonus !== undefined && !bonuses(creature).includes(attack.bonus),
    );
    // As SRD 5.1 prints them, alike in the three sources.
    expect(odd.map(({ where, step }) => `${where} ${step.attack?.bonus}`)).toEqual([
      "bat Bite 0",
      "chain-devil Chain 8",
      "couatl Bite 8",
      "crab Claw 0",
      "ghast Bite 3",
      "iron-golem Slam 13",
      "iron-golem Sword 13",
      "lemure Fist 3",
      "lizard Bite 0",
      "purple-worm Bite 9",
      "purple-worm Tail Stinger 9",
      "quasit Claw 4",
      "rat Bite 0",
    ]);
  });

  test("a melee weapon attack's bonus comes of Strength or Dexterity", () => {
    const odd = steps.filter(({ creature, step: { attack } }) => {
      if (attack?.bonus === undefined || attack.with !== "weapon" || attack.kind === "ranged")
        return false;
      const { abilities: scores, proficiencyBonus } = creature;
      const due = [scores.str, scores.dex].map((score) => modifier(score) + proficiencyBonus);
      return !due.includes(attack.bonus);
    });
    // As they stand in the records and in the corrections; druid and dryad with shillelagh.
    expect(odd.map(({ where, step }) => `${where} ${step.attack?.bonus}`)).toEqual([
      "bat Bite 0",
      "black-bear Bite 3",
      "black-bear Claws 3",
      "brown-bear Bite 5",
      "brown-bear Claws 5",
      "cat Claws 0",
      "chain-devil Chain 8",
      "clay-golem Slam 8",
      "couatl Bite 8",
      "couatl Constrict 6",
      "crab Claw 0",
      "druid Quarterstaff 4",
      "dryad Club 6",
      "ghast Bite 3",
      "ghost Withering Touch 5",
      "ghoul Bite 2",
      "half-red-dragon-veteran Longsword 5",
      "half-red-dragon-veteran Shortsword 5",
      "iron-golem Slam 13",
      "iron-golem Sword 13",
      "lemure Fist 3",
      "lizard Bite 0",
      "purple-worm Bite 9",
      "purple-worm Tail Stinger 9",
      "quasit Claw 4",
      "rat Bite 0",
      "sprite Longsword 2",
      "violet-fungus Rotting Touch 2",
    ]);
  });

  test("save DCs are 8, an ability's modifier and the proficiency bonus", () => {
    const odd = steps.flatMap(({ creature, where, step: { save, takesIn } }) =>
      [save?.dc, takesIn?.spits?.save.dc].flatMap((dc) =>
        dc === undefined || bonuses(creature).includes(dc - 8) ? [] : `${where} ${dc}`,
      ),
    );
    // As SRD 5.1 prints them, alike in the sources that have them.
    expect([...new Set(odd)]).toEqual([
      "assassin Shortsword 15",
      "assassin Light Crossbow 15",
      "chain-devil Unnerving Mask 14",
      "clay-golem Slam 15",
      "dragon-turtle Tail 20",
      "dragon-turtle Steam Breath 18",
      "drow Hand Crossbow 13",
      "elephant Trampling Charge 12",
      "giant-wasp Sting 11",
      "gorgon Petrifying Breath 13",
      "half-red-dragon-veteran Fire Breath 15",
      "iron-golem Poison Breath 19",
      "kraken Fling 18",
      "kraken Lightning Storm 23",
      "kraken Ink Cloud 23",
      "purple-worm Bite 21",
      "remorhaz Swallow 15",
      "solar Slaying Longbow 15",
      "solar Blinding Gaze 15",
      "tarrasque Tail 20",
      "tarrasque Swallow 20",
      "triceratops Trampling Charge 13",
      "weretiger Pounce 14",
    ]);
  });

  test("spellcasting agrees with its ability", () => {
    const own = creatures.flatMap((creature) =>
      creature.spellcasting
        .filter(({ kind }) => kind !== "shared")
        .map((casting) => ({ ...casting, creature })),
    );
    const bonus = ({ creature, ability }: { creature: Creature; ability: Ability }) =>
      modifier(creature.abilities[ability]) + creature.proficiencyBonus;
    expect(own.filter((one) => (one.dc ?? 8 + bonus(one)) !== 8 + bonus(one))).toEqual([]);
    expect(own.filter((one) => (one.attack ?? bonus(one)) !== bonus(one))).toEqual([]);
  });
});

/** The armour class that the parts come to; the printed one where they are natural armour or magic. */
function partsOf({ value, from, worn = [] }: ArmorClass, dexterity: number): number {
  if (from === "dexterity") return 10 + dexterity;
  const suit = worn
    .map((piece) => armorByName(piece))
    .find((piece) => piece?.category !== "shield");
  if (from !== "armor" || suit === undefined) return value;
  const most = suit.dexterity === "all" ? dexterity : suit.dexterity;
  const added = most === "none" ? 0 : Math.min(dexterity, most);
  return suit.armorClass + added + (worn.includes("shield") ? 2 : 0);
}

describe("references", () => {
  test("every spell is in SRD 5.1", () => {
    const named = creatures.flatMap(({ id, spellcasting }) =>
      spellcasting.flatMap(({ spells }) => spells.map(({ spell }) => ({ id, spell }))),
    );
    const missing = named.filter(({ spell }) => spellById(spell) === undefined);
    expect(missing).toEqual([]);
  });

  test("spells by slots have a slot of their level", () => {
    const cast = creatures.flatMap(({ spellcasting }) =>
      spellcasting.flatMap(({ slots = [], spells }) =>
        spells.filter(({ use }) => use === "slots").map(({ spell }) => ({ spell, slots })),
      ),
    );
    expect(cast.length).toBeGreaterThan(100);
    const without = cast.filter(({ spell, slots }) => {
      const level = spellById(spell)?.level;
      return level !== undefined && slots[level - 1] === undefined;
    });
    expect(without).toEqual([]);
  });

  test("a multiattack is made of the creature's own actions, or of what all can do", () => {
    const named = creatures.flatMap((creature) =>
      creature.actions.flatMap(({ multiattack = [] }) =>
        multiattack
          .flat()
          .flatMap(({ action, or = [] }) => [action, ...or].map((name) => ({ creature, name }))),
      ),
    );
    expect(named.length).toBeGreaterThan(250);
    const missing = named
      .filter(({ creature, name }) => !actionsOf(creature).some((action) => action.name === name))
      .filter(({ name }) => combatActionByName(name) === undefined);
    expect(missing.map(({ creature, name }) => `${creature.id} ${name}`)).toEqual([]);
  });

  test("a multiattack counts in numbers, or rolls for it", () => {
    const counts = creatures.flatMap(({ actions }) =>
      actions.flatMap(({ multiattack = [] }) => multiattack.flat().map(({ count }) => count)),
    );
    const rolled = counts.filter((count) => typeof count === "string");
    expect(rolled).toEqual(["1d4"]);
    expect(counts.filter((count) => count === 0)).toEqual([]);
  });

  test("a step that takes another action names one of the creature's own, or one that all have", () => {
    const missing = steps.flatMap(({ creature, where, step }) =>
      [step.action ?? []]
        .flat()
        .filter((name) => !actionsOf(creature).some((action) => action.name === name))
        .filter((name) => combatActionByName(name) === undefined)
        .map((name) => `${where}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test("a step that follows a hit of one action names one of the creature's own, with an attack", () => {
    const named = steps.flatMap(({ creature, step, where }) =>
      step.if === undefined ? [] : namesIn(step.if).map((name) => ({ creature, name, where })),
    );
    const lost = named.filter(
      ({ creature, name }) =>
        !creature.actions.some(
          (action) => action.name === name && action.steps.some(({ attack }) => attack),
        ),
    );
    expect(lost.map(({ where }) => where)).toEqual([]);
    // 13 creatures charge, 5 trample, 5 pounce.
    expect(named).toHaveLength(23);
  });

  test("summoned creatures exist", () => {
    const summoned = steps.flatMap(({ step }) => step.summons?.creatures ?? []);
    expect(summoned.filter((id) => creatureById(id) === undefined)).toEqual([]);
  });
});

describe("looking up", () => {
  test("takes an id, a heading or a slug, in any case", () => {
    expect(creatureByName("ancient red dragon")).toBe(creatureById("ancient-red-dragon"));
    expect(creatureByName("Succubus/Incubus")?.id).toBe("succubus-incubus");
    expect(creatureByName("donkey")).toBeUndefined();
  });

  test.each([
    ["drow", "Elf, Drow", "elf-drow"],
    ["deep-gnome-svirfneblin", "Gnome, Deep (Svirfneblin)", "gnome-deep-svirfneblin"],
  ])(
    "%s is also found by the SRD's heading, and by the id that this had",
    (id, heading, former) => {
      const found = creatureById(id);
      expect(found?.srd).toBe(`Monsters, ${heading}`);
      expect([heading, former].map((name) => creatureByName(name))).toEqual([found, found]);
      expect(creatureById(former)).toBe(found);
    },
  );
});
