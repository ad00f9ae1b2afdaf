import { expect, test } from "vitest";
import { all, keyOf } from "./print/all.js";
import { type Facts, listed } from "./print/facts.js";
import { factsOfPlay } from "./print/played.js";
import { printedFacts, printedKeys } from "./print/printed.js";
import type { OfBlock } from "./print/stage.js";

/** What other tests hold against the print, and what only tells how to read it. */
const elsewhere = ["recharge", "limit", "cost", "uses", "multiattack"];

/** Where one action takes another, its facts come with it; how far that one reaches is its own. */
function expectedOf(one: OfBlock): Facts {
  const own = printedFacts(keyOf(one));
  const used = (own.uses ?? "")
    .split(", ")
    .filter((name) => name !== "")
    .map((name) => printedFacts(`${one.block.id} action: ${name}`));
  const names = new Set([own, ...used].flatMap((facts) => Object.keys(facts)));
  for (const name of ["to hit", "reach", "range", "within", ...elsewhere])
    if (own[name] === undefined || elsewhere.includes(name)) names.delete(name);
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      listed([own, ...used].flatMap((facts) => (facts[name] ?? "").split(", ")).filter(Boolean)),
    ]),
  );
}

test("every action of the print is there, and no other", () => {
  expect(all.map(keyOf).toSorted()).toEqual(printedKeys.toSorted());
});

/** What is printed and does not come of the action alone, with the reason: by action, the facts that this is about. */
const otherwise: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "A place of its own on the map does it: a zone, or the game master, who knows where it is.": {
    "darkmantle action: Darkness Aura": "area, lasts",
    "djinni action: Create Whirlwind": "area, within, save, escape, conditions",
    "giant-octopus action: Ink Cloud": "area",
    "ice-devil action: Wall of Ice": "within, damage, save",
    "octopus action: Ink Cloud": "area",
  },
  "It is aimed at a point, at things, at the willing or the dead: nobody measures how far that is.":
    {
      "chain-devil action: Animate Chains": "within",
      "gelatinous-cube action: Engulf": "within",
      "gibbering-mouther action: Blinding Spittle": "within",
      "nightmare action: Ethereal Stride": "within",
      "rust-monster action: Antennae": "within",
      "storm-giant action: Lightning Strike": "within",
      "treant action: Animate Trees": "within",
      "unicorn action: Teleport": "within",
      "wraith action: Create Specter": "within",
    },
  "It waits for something that comes later, or not at all.": {
    "aboleth action: Tentacle": "damage",
    "air-elemental action: Whirlwind": "damage, save",
    "behir action: Swallow": "save",
    "giant-centipede action: Bite": "conditions, lasts",
    "giant-spider action: Bite": "conditions, lasts",
    "giant-wasp action: Sting": "conditions, lasts",
    "giant-wolf-spider action: Bite": "conditions, lasts",
    "kraken action: Bite": "save",
    "kraken action: Fling": "damage, save",
    "kraken legendary: Tentacle Attack or Fling": "damage, save",
    "phase-spider action: Bite": "conditions, lasts",
    "purple-worm action: Bite": "save",
    "remorhaz action: Swallow": "save",
    "stone-giant reaction: Rock Catching": "save",
    "swarm-of-centipedes action: Bites": "conditions, lasts",
    "tarrasque action: Swallow": "save",
    "tarrasque legendary: Chomp": "save",
  },
  "What is touched is within 5 feet; the print says that it touches.": {
    "deva action: Healing Touch": "within",
    "night-hag action: Nightmare Haunting": "within",
    "planetar action: Healing Touch": "within",
    "solar action: Healing Touch": "within",
    "sprite action: Heart Sight": "within",
    "succubus-incubus action: Draining Kiss": "within",
    "unicorn action: Healing Touch": "within",
  },
  "A mile is farther than any map goes.": { "unicorn action: Teleport": "moves" },
  "The better of two abilities is taken.": { "bulette action: Deadly Leap": "save" },
  "The staff in both hands adds no Strength, as it says without the spell.": {
    "druid action: Quarterstaff": "damage",
  },
};

const excepted = Object.values(otherwise).flatMap((actions) =>
  Object.entries(actions).flatMap(([key, names]) =>
    names.split(", ").map((name) => `${key}, ${name}`),
  ),
);

test("every action does what is printed", () => {
  const found = all.flatMap((one) => {
    const [printed, played] = [expectedOf(one), factsOfPlay(one)];
    const names = [...new Set([...Object.keys(printed), ...Object.keys(played)])];
    return names
      .filter((name) => printed[name] !== played[name])
      .map((name) => ({
        what: `${keyOf(one)}, ${name}`,
        difference: `${printed[name]} is ${played[name]}`,
      }));
  });
  expect(found.filter(({ what }) => !excepted.includes(what))).toEqual([]);
  expect(excepted.filter((one) => !found.some(({ what }) => what === one))).toEqual([]);
});
