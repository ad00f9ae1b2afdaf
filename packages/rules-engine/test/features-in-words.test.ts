import type { Step } from "@tabletop-mcp/srd-data";
import { classes, type Feature } from "@tabletop-mcp/srd-data/classes";
import { expect, it } from "vitest";

const does: readonly (keyof Step)[] = [
  "damage",
  "healing",
  "conditions",
  "effects",
  "kills",
  "ends",
  "attack",
  "save",
  "check",
  "action",
  "loses",
  "stabilizes",
];

/** Whether a step does something by itself; what waits for a trigger is told. */
const runs = (step: Step): boolean =>
  ![step.when].flat().includes("trigger") &&
  (does.some((field) => step[field] !== undefined) ||
    [...(step.next ?? []), ...(step.otherwise ?? [])].some(runs));

const isInWords = ({ uses = [], ...facts }: Feature): boolean =>
  facts.effects === undefined &&
  facts.gains === undefined &&
  facts.scores === undefined &&
  facts.spells === undefined &&
  facts.choose === undefined &&
  facts.recovers === undefined &&
  !uses.some(({ steps }) => steps.some(runs));

const all = (features: readonly Feature[]): readonly Feature[] =>
  features.flatMap((feature) => [feature, ...all(feature.options ?? [])]);

/** Rules of the engine know these by their ids. */
const knownByRules = [
  "barbarian-indomitable-might",
  "barbarian-relentless-rage",
  "bard-font-of-inspiration",
  "cleric-channel-divinity",
  "cleric-destroy-undead",
  "fighter-action-surge",
  "fighter-indomitable",
  "monk-ki",
  "monk-slow-fall",
  "paladin-channel-divinity",
  "ranger-superior-hunters-defense-stand-against-the-tide",
  "ranger-superior-hunters-defense-uncanny-dodge",
  "rogue-reliable-talent",
  "rogue-uncanny-dodge",
  "rogue-use-magic-device",
  "sorcerer-font-of-magic",
  "warlock-eldritch-invocation-devils-sight",
];

/** A place where a subclass or a spell list begins, or a name for what others have in numbers. */
const headings =
  /-(?:path|college|domain|circle|archetype|tradition|oath|origin|patron|pact-magic)$|-spellcasting-|-(?:domain|oath|circle)-spells$|dragon-ancestor-|aura-improvements$/u;

const spells = "spells are not cast yet";
const exploring = "it bears on travel, knowledge or talk alone";

/** What is still words, by id, with the reason. */
const inWords: Readonly<Record<string, string>> = {
  "cleric-divine-intervention": "the game master decides what help comes",
  "cleric-divine-intervention-improvement": "the game master decides what help comes",
  "druid-archdruid": "forms are not there yet",
  "druid-beast-spells": "forms are not there yet",
  "druid-natural-recovery": spells,
  "druid-timeless-body": exploring,
  "monk-timeless-body": exploring,
  "monk-tongue-of-the-sun-and-moon": exploring,
  "paladin-divine-sense": exploring,
  "ranger-natural-explorer": exploring,
  "ranger-primeval-awareness": exploring,
  "rogue-blindsense": "it says where somebody is, not that it is seen",
  "sorcerer-flexible-casting-converting-spell-slot": spells,
  "sorcerer-flexible-casting-creating-spell-slots": spells,
  "sorcerer-metamagic-distant-spell": spells,
  "sorcerer-metamagic-empowered-spell": spells,
  "sorcerer-metamagic-extended-spell": spells,
  "sorcerer-metamagic-quickened-spell": spells,
  "sorcerer-metamagic-subtle-spell": spells,
  "sorcerer-metamagic-twinned-spell": spells,
  "sorcerer-sorcerous-restoration": spells,
  "warlock-eldritch-invocation-book-of-ancient-secrets": spells,
  "warlock-eldritch-invocation-eldritch-spear": spells,
  "warlock-eldritch-invocation-eyes-of-the-rune-keeper": exploring,
  "warlock-eldritch-invocation-repelling-blast": spells,
  "warlock-eldritch-invocation-voice-of-the-chain-master": exploring,
  "warlock-eldritch-invocation-witch-sight": exploring,
  "warlock-eldritch-master": spells,
  "wizard-arcane-recovery": spells,
  "wizard-empowered-evocation": spells,
  "wizard-evocation-savant": exploring,
  "wizard-potent-cantrip": spells,
  "wizard-sculpt-spells": spells,
  "wizard-signature-spell": spells,
  "wizard-spell-mastery": spells,
};

it("says of every class feature what it does in fields, but for these", () => {
  const found = classes
    .flatMap(({ features, subclasses }) => [
      ...all(features),
      ...subclasses.flatMap((one) => all(one.features)),
    ])
    .filter(isInWords)
    .map(({ id }) => id)
    .filter((id) => !headings.test(id) && !knownByRules.includes(id));
  expect(found.toSorted()).toEqual(Object.keys(inWords).toSorted());
});
