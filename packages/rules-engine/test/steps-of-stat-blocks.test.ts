import type { Rng } from "@tabletop-mcp/dice-core";
import type { Moment, Step } from "@tabletop-mcp/srd-data";
import { creatures, type Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import { describe, expect, it } from "vitest";
import type { Creature } from "../src/creature/creature.js";
import type { UseAction } from "../src/game/action.js";
import type { StepHome } from "../src/game/step-ref.js";
import type { StepsFrame } from "../src/game/steps-frame.js";
import { resolve } from "../src/resolve/resolve.js";
import { stepsByThemselves } from "../src/rules/steps/moments.js";
import { isOfOutcome } from "../src/rules/steps/outcome-moments.js";
import { zoneFacts } from "../src/rules/zones/zone-facts.js";
import { srdCompendium } from "../src/tables/compendium.js";
import { creatureOf } from "../testing/creature.js";
import { fightOf } from "../testing/fight.js";

const compendium = await srdCompendium();

type Listed = { readonly name: string; readonly steps?: readonly Step[] };

/** Everything with steps that a stat block has, list by list. */
const listsOf = ({ actions, bonusActions, reactions, legendary, traits }: StatBlock) =>
  [
    ["action", actions],
    ["bonus-action", bonusActions],
    ["reaction", reactions],
    ["legendary", legendary?.actions ?? []],
    ["trait", traits],
  ] as const satisfies readonly (readonly [StepHome["of"], readonly Listed[]])[];

const all = creatures.flatMap((block) =>
  listsOf(block).flatMap(([of, list]) =>
    list.flatMap(({ name, steps = [] }) =>
      steps.length === 0 ? [] : [{ block, of, name, steps }],
    ),
  ),
);

/** Whoever a step can be for: of its type and size, with what it has to have. */
function victimOf({ targets, hitPoints }: Step, id: string): Creature {
  const { types, sizeAtMost, sizeAtLeast, has = [], what } = targets ?? {};
  return creatureOf({
    id,
    hp: { current: what === "corpse" || hitPoints?.atMost === 0 ? 0 : 40, temporary: 0 },
    ...(what === "corpse" && { dead: true }),
    ...(hitPoints?.atMost === 0 && {
      deathSaves: { successes: 0, failures: 0, stable: false },
    }),
    make: {
      extraHp: 40,
      type: types?.[0] ?? "humanoid",
      size: sizeAtMost ?? sizeAtLeast ?? "medium",
      ...(targets?.alignments && { alignment: targets.alignments[0] ?? "neutral" }),
    },
    conditions: has.slice(0, 1).map((condition) => ({
      id: "c1",
      condition,
      source: "test",
      from: "g",
      lasting: { kind: "until", what: "removed" },
    })),
  });
}

const monsterOf = (block: StatBlock, { targets }: Step = {}): Creature =>
  creatureOf({
    id: "g",
    name: block.name,
    characterType: "enemy",
    hp: { current: block.hitPoints.average, temporary: 0 },
    make: { statBlock: block.id, extraHp: 0 },
    ...(targets?.grappling && {
      conditions: [
        {
          id: "c1",
          condition: "grappled",
          source: "test",
          from: "a",
          lasting: { kind: "until", what: "removed" },
        },
      ],
    }),
  });

/** Every die shows the same of its faces: the lowest, one in the middle, the highest. */
const dice = [
  { name: "low", rng: { source: "scripted", die: () => 1 } },
  { name: "middle", rng: { source: "scripted", die: (sides: number) => Math.ceil(sides / 2) } },
  { name: "high", rng: { source: "scripted", die: (sides: number) => sides } },
] as const satisfies readonly { readonly name: string; readonly rng: Rng }[];

const momentsOf = (steps: readonly Step[]): readonly (Moment | undefined)[] => [
  ...new Set(steps.flatMap(({ when }) => (when === undefined ? [undefined] : [when].flat()))),
];

const optionsOf = (steps: readonly Step[]): readonly (string | undefined)[] => {
  const options = [...new Set(steps.flatMap(({ option }) => option ?? []))];
  return options.length === 0 ? [undefined] : options;
};

interface Tried {
  readonly what: string;
  readonly code?: string;
  readonly events: number;
}

/** All of it used once, on the one it is for, at each of its moments, in each of its cases. */
function useAll(rng: Rng): readonly Tried[] {
  return all.flatMap(({ block, of, name, steps }) =>
    momentsOf(steps).flatMap((moment) =>
      optionsOf(steps).map((option): Tried => {
        const first =
          steps.find((step) => step.option === option && [step.when].flat().includes(moment)) ??
          steps[0] ??
          {};
        const fighters = [
          { creature: victimOf(first, "a") },
          { creature: monsterOf(block, first) },
        ];
        const action: UseAction = {
          type: "use",
          id: "g",
          what: { of, name },
          targets: ["a"],
          slot: 1,
          ...(option !== undefined && { option }),
          ...(moment !== undefined && { moment }),
        };
        const turn = of === "legendary" ? { of: "a", seq: 2, before: "a" } : { of: "g", seq: 1 };
        const done = resolve(fightOf(fighters, { clock: 0, turn }), action, { rng, compendium });
        const what = `${block.id}: ${name}`;
        return done.ok
          ? { what, events: done.value.events.length }
          : { what, code: done.error.code, events: 0 };
      }),
    ),
  );
}

/** Their DC is that of another's spell. */
const ofNoDc = [
  "animated-armor: Antimagic Susceptibility",
  "flying-sword: Antimagic Susceptibility",
  "rug-of-smothering: Antimagic Susceptibility",
];

/**
 * Nobody was felled, and the light is bright: in bonus-actions.test.ts it is otherwise. No vampire lies
 * incapacitated to be staked: in passive-traits.test.ts it does.
 */
const ofAnotherTime = [
  "giant-hyena: Rampage",
  "gnoll: Rampage",
  "shadow: Shadow Stealth",
  "vampire-spawn: Vampire Weaknesses",
  "vampire: Vampire Weaknesses",
];

describe("every action, reaction and trait with steps of all stat blocks", () => {
  it.each(dice)("is used once under $name dice", ({ rng }) => {
    const tried = useAll(rng);
    expect(tried.length).toBeGreaterThan(900);
    const refused = tried
      .filter(({ code }) => code !== undefined)
      .map(({ what, code }) => [what, code]);
    expect(refused.toSorted()).toEqual(
      [
        ...ofNoDc.map((what) => [what, "NO_DC"]),
        ...ofAnotherTime.map((what) => [what, "NOT_NOW"]),
      ].toSorted(),
    );
    const idle = tried.filter(({ code, events }) => code === undefined && events === 0);
    // Unhurt golems do not go berserk, and rust waits for a weapon.
    expect(idle.map(({ what }) => what)).toEqual([
      "clay-golem: Berserk",
      "flesh-golem: Berserk",
      "rust-monster: Rust Metal",
    ]);
  });

  it.each(dice)("of attacks, does what else a hit does under $name dice", ({ rng }) => {
    const hits = all.flatMap(({ block, of, name, steps }) =>
      steps.flatMap((step, place) =>
        step.attack === undefined ? [] : [{ block, of, name, step, place }],
      ),
    );
    for (const { block, of, name, step, place } of hits) {
      const frame: StepsFrame = {
        kind: "steps",
        id: "g",
        at: { of, id: block.id, name, path: [place] },
        by: { source: name },
        targets: ["a"],
        outcomes: [{ id: "a", hit: true, dealt: [{ type: "necrotic", amount: 3 }] }],
      };
      const state = fightOf([{ creature: victimOf(step, "a") }, { creature: monsterOf(block) }]);
      const window = {
        moment: "at-zero",
        open: [{ pendingId: "x", creatureId: "x", options: [] }],
      } as const;
      const going = resolve(
        { ...state, waiting: { frames: [frame], window } },
        { type: "decline", id: "x" },
        { rng, compendium },
      );
      expect(going.ok, `${block.id}: ${name}`).toBe(true);
    }
    expect(hits.length).toBeGreaterThan(500);
  });
});

/** What is not run by itself at these moments, by name of the action or trait, with the reason. */
const waiting: Readonly<Partial<Record<Moment, readonly string[]>>> = {
  // What it waits for stands in words; `use` with the moment runs it.
  trigger: ["Tentacle", "Vampire Weaknesses"],
  // Somebody's action: of what is held (Glaive, Tail) it is the way out, of the rest the table asks for the check.
  "acted-on": [
    "Berserk",
    "Bite",
    "Crush",
    "Glaive",
    "Grasping Tendrils",
    "Illusory Appearance",
    "Mimicry",
    "Ooze Cube",
    "Tail",
    "Transparent",
    "Whelm",
  ],
  // The attacks of one action count together.
  "all-hit": ["Multiattack"],
  // An hour of visions.
  finished: ["Misty Escape", "Nightmare Haunting"],
  // Waits for the spells.
  antimagic: ["Antimagic Susceptibility"],
  dispelled: ["Antimagic Susceptibility"],
  // Asked for where the save fails: a rule of its own.
  "save-failed": ["Legendary Resistance"],
  // So is what it does where it falls.
  "at-zero": ["Misty Escape"],
  // What happens to ammunition; what comes over weapons and who hits is run by attacks.
  struck: ["Corrode Metal", "Corrosive Form"],
  // Whether water runs no map knows.
  "turn-end": ["Vampire Weaknesses"],
  // Taken by a further action.
  sustain: ["Flying Sword", "Haste", "Ink Cloud"],
  // Entering needs the map.
  enter: ["Create Whirlwind", "Ooze Cube"],
};

/** Creatures that come long after the deed, if at all: the game master has them join. */
const later: Readonly<Record<string, string>> = {
  Bite: "The next night, out of a grave.",
  "Life Drain": "After 24 hours.",
  "Strength Drain": "After 1d4 hours.",
};

/** Fields that only say of whom, when and in words. */
const saying: readonly (keyof Step)[] = [
  "when",
  "narrative",
  "targets",
  "turnOf",
  "economy",
  "option",
  "next",
  "otherwise",
  "if",
  "failsBy",
];

/** Every step of something, with whether it is one of its first. */
const walked = (steps: readonly Step[], first = true): readonly { step: Step; first: boolean }[] =>
  steps.flatMap((step) => [
    { step, first },
    ...walked(step.next ?? [], false),
    ...walked(step.otherwise ?? [], false),
  ]);

/** Names of what has a step that is so, each once. */
const named = (so: (step: Step, first: boolean) => boolean): readonly string[] =>
  [
    ...new Set(
      all.flatMap(({ name, steps }) =>
        walked(steps).some(({ step, first }) => so(step, first)) ? [name] : [],
      ),
    ),
  ].toSorted();

/** What comes about with a step follows it; what comes with a hit is a rider of the attacks; a maximum of 0 kills by itself. */
const isOfHit = (moment: Moment, first: boolean): boolean =>
  moment === "maximum-zero" || (first ? moment === "weapon-hit" : isOfOutcome(moment));

/** What no map knows, and the table has to say. */
const isUnknown = ({ if: when }: Step): boolean =>
  when !== undefined && "in" in when && when.in === "running-water";

const does = (step: Step): boolean =>
  Object.keys(step).some((field) => !saying.some((one) => one === field));

/** Who hits in melee is hurt, or saves: Heated Body. */
const burns = ({ damage, save, targets }: Step): boolean =>
  (damage !== undefined || save !== undefined) && targets?.what === "creature";

/** What a step makes of a place, which a zone is laid for as it is used. */
const makesPlace = ({ light, obscures, terrain, blocks }: Step): boolean =>
  [light, obscures, terrain, blocks].some((one) => one !== undefined);

/** Steps that such a zone takes at its moments. */
const ofZones: ReadonlySet<Step> = new Set(
  all.flatMap(({ block, of, name, steps }) => {
    const isLaid = of !== "trait" && steps.some((step) => !step.when && makesPlace(step));
    const home = { of, id: block.id, name };
    const facts = isLaid ? zoneFacts({ home, steps, by: { source: name } }) : undefined;
    return (facts?.steps ?? []).flatMap(({ at }) => steps[Number(at.path[0])] ?? []);
  }),
);

describe("what stat blocks say and the interpreter does not do by itself", () => {
  it("waits for these moments", () => {
    // What is laid with a step comes again at turns by itself, and its end brings what is told for that.
    // Auras strike those near at their moments, and zones those inside.
    const byItself = new Set(creatures.flatMap(stepsByThemselves));
    const isHeld = (moment: Moment): boolean =>
      moment.startsWith("turn-") || ["end", "minute", "hour", "day"].includes(moment);
    const moments = [
      ...new Set(all.flatMap(({ steps }) => walked(steps).flatMap(({ step }) => step.when ?? []))),
    ];
    const found = Object.fromEntries(
      moments.map((moment) => [
        moment,
        named(
          (step, first) =>
            does(step) &&
            step.aura !== true &&
            !ofZones.has(step) &&
            step.splits === undefined &&
            step.corrodes === undefined &&
            !(moment === "struck" && burns(step)) &&
            !(byItself.has(step) && !isUnknown(step)) &&
            !isOfHit(moment, first) &&
            [step.when].flat().includes(moment) &&
            (first || !isHeld(moment)),
        ),
      ]),
    );
    // Whoever is thrown strikes what is in the way.
    const brought: readonly string[] = ["use", "end", "hits-object", "hits-creature"];
    const some = Object.entries(found).filter(
      ([moment, names]) => names.length > 0 && !brought.includes(moment),
    );
    expect(Object.fromEntries(some)).toEqual(waiting);
  });

  it("is told of auras that no moment brings", () => {
    const isTold = (step: Step): boolean =>
      step.aura === true && step.when === undefined && !makesPlace(step);
    expect(named(isTold)).toEqual(["Turn Defiance"]);
  });

  it("is told of those who appear later", () => {
    const isCalled = ({ summons }: Step): boolean => summons?.after !== undefined;
    expect(named(isCalled)).toEqual(Object.keys(later));
  });
});
