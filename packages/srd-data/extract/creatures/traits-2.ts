import type { Duration, Effect, Predicate } from "../../src/effect.js";
import type { Damage, Inflicted, Step } from "../../src/node.js";
import type { Ability, DamageType } from "../../src/vocabulary.js";
import type { TraitReading, TraitReadings } from "../reading.js";

const special: Duration = { kind: "special" };
const cured: Duration = { kind: "until", what: "cured" };
const prone: Inflicted = { condition: "prone", duration: { kind: "until", what: "stood-up" } };

const damage = (roll: string, type: Damage["type"], average?: number): Damage =>
  average === undefined ? { roll, type } : { roll, type, average };

const disadvantage = (on: "attack" | "check" | "save"): Effect => ({
  kind: "roll",
  on,
  by: "self",
  mode: "disadvantage",
});

const inSunlight = (on: "attack" | "check" | "save"): Effect => ({
  ...disadvantage(on),
  when: { sunlight: true },
});

/** How long a save makes immune. */
const day = { amount: 24, unit: "hour" } as const;
const dayOnSave = { amount: 24, unit: "hour", on: "save" } as const;

const slips = "A gap 1 inch wide is enough for it, with no squeezing.";

/** It may move into a foe's space and stay there. */
const sharesSpace: Effect = { kind: "shares-space" };

/** So many d6 on hits of its melee weapons. */
const eminence = (dice: number): readonly Effect[] => [
  {
    kind: "extra-damage",
    roll: `${dice}d6`,
    type: "radiant",
    when: { all: [{ attack: "melee" }, { attack: "weapon" }] },
  },
];

/** Everyone near it as it dies; a save takes away half of the damage, or all of it. */
const deathBurst = (
  feet: number,
  dc: number,
  dealt: Damage,
  success: "half" | "none" = "half",
): Step => ({
  when: "death",
  targets: { what: "creature", range: feet },
  save: { ability: "dex", dc, success },
  damage: [dealt],
});

/** With this attack, after so many feet in a straight line to the target that turn. */
const afterRun = (feet: number, action: string): Predicate => ({
  all: [{ action }, { moved: feet }],
});

const knockedDown = (dc: number): Step => ({
  targets: { what: "creature" },
  save: { ability: "str", dc, success: "none" },
  conditions: [prone],
});

const charge = (feet: number, attack: string, more: Damage, knock: Step): TraitReading => ({
  steps: [{ when: "weapon-hit", if: afterRun(feet, attack), damage: [more], next: [knock] }],
});

/** Pounce and Trampling Charge: down with the target, and one attack more. */
const pounce = (feet: number, attack: string, dc: number, second: string): TraitReading => ({
  steps: [
    {
      when: "weapon-hit",
      if: afterRun(feet, attack),
      targets: { what: "creature" },
      next: [
        knockedDown(dc),
        {
          economy: "bonus-action",
          targets: { what: "creature", has: ["prone"] },
          action: second,
        },
      ],
    },
  ],
});

const heatedBody = (dealt: Damage): TraitReading => ({
  steps: [{ when: "struck", targets: { what: "creature", count: 1, range: 5 }, damage: [dealt] }],
});

const absorption = (type: DamageType): TraitReading => ({
  effects: [{ kind: "damage", response: "immunity", types: [type] }],
  steps: [
    {
      when: `subjected-to-${type}`,
      targets: { what: "self" },
      healing: [{ roll: "0", shareOfDamage: 1 }],
    },
  ],
});

const holdBreath = (time: string): string => `Holds its breath for ${time}.`;

const falseAppearance = (thing: string): TraitReading => ({
  notes: [`Motionless, it cannot be told from ${thing}.`],
});

const becomes = (option: string, narrative: string, effects?: readonly Effect[]): Step => ({
  when: "use",
  economy: "action",
  option,
  targets: { what: "self" },
  ...(effects !== undefined && { effects: [{ effects, duration: special }] }),
  narrative,
});

const shapechanger = (changes: string, ...forms: readonly Step[]): TraitReading => ({
  steps: [...forms, becomes("true_form", "Turns back.")],
  notes: [
    changes,
    "Gear that it wears or carries does not change along with it.",
    "Dead, it turns back into what it truly is.",
  ],
});

const lycanthrope = (changes: string, beast: string, hybrid: string, form: string): TraitReading =>
  shapechanger(
    changes,
    becomes("hybrid", `Half ${beast}, half humanoid${hybrid}.`),
    becomes(beast, form),
  );

const speed = (movement: "walk" | "climb" | "fly" | "swim", by: number): Effect => ({
  kind: "stat",
  stat: `speed-${movement}`,
  change: "set",
  by,
});

const sharedSpace = (animal: string): TraitReading => ({
  effects: [
    { kind: "cannot", what: "heal" },
    { kind: "cannot", what: "gain-temporary-hit-points" },
  ],
  notes: [
    "It may stand in others' spaces and others in its own.",
    `Any gap that lets a Tiny ${animal} through lets the whole swarm through.`,
  ],
});

const angelicWeapons = (dice: string): TraitReading => ({
  effects: [{ kind: "magical-attacks" }],
  notes: [
    `Its weapon hits deal ${dice} radiant damage more; its attacks have this in them already.`,
  ],
});

/** At the start of its turn, but not at 0 hit points. */
const regeneration = (amount: number, stoppedBy: readonly DamageType[] = []): Effect => ({
  kind: "regeneration",
  amount,
  ...(stoppedBy.length > 0 && { stoppedBy }),
  when: { not: { hitPointsAtMost: 0 } },
});

const vampireRegeneration = (amount: number): TraitReading => ({
  effects: [
    {
      ...regeneration(amount, ["radiant"]),
      when: { not: { any: [{ hitPointsAtMost: 0 }, { sunlight: true }] } },
    },
  ],
  notes: ["Nor in running water.", "Damage by holy water stops it as radiant does."],
});

const vampireWeaknesses = (staked: Step): TraitReading => ({
  effects: [inSunlight("attack"), inSunlight("check")],
  steps: [
    {
      when: "turn-end",
      if: { in: "running-water" },
      targets: { what: "self" },
      damage: [damage("20", "acid")],
    },
    staked,
    {
      when: "turn-start",
      if: { sunlight: true },
      targets: { what: "self" },
      damage: [damage("20", "radiant")],
    },
  ],
  notes: ["Forbiddance: it enters no residence unless someone who lives there invites it."],
});

const stakeToTheHeart =
  "Stake to the Heart: a wooden piercing weapon driven in while it lies incapacitated where it rests.";

const advantageOn = (ability: readonly Ability[]): Effect => ({
  kind: "roll",
  on: "save",
  by: "self",
  mode: "advantage",
  when: { ability },
});

/** What a vampire is as mist. */
const mist: readonly Effect[] = [
  { kind: "cannot", what: "act" },
  { kind: "cannot", what: "speak" },
  speed("walk", 0),
  speed("fly", 20),
  advantageOn(["str", "dex", "con"]),
  { kind: "damage", response: "immunity", types: "all", when: { magical: false } },
];

export const traits2: TraitReadings = {
  "guardian-naga/rejuvenation": {
    steps: [
      {
        when: "death",
        narrative: "After 1d6 days it lives again with all its hit points.",
      },
    ],
    notes: ["Nothing but a Wish can stop this."],
  },
  "hezrou/stench": {
    steps: [
      {
        when: "turn-start",
        area: { shape: "sphere", radius: 10 },
        aura: true,
        targets: { what: "creature" },
        save: { ability: "con", dc: 14, success: "none" },
        conditions: [
          { condition: "poisoned", duration: { kind: "turn", edge: "start", of: "target" } },
        ],
        immuneAfter: dayOnSave,
        narrative: "Only a save makes immune, and to this one's stench.",
      },
    ],
  },
  "hobgoblin/martial-advantage": {
    limit: { times: 1, per: "turn" },
    steps: [
      {
        when: "weapon-hit",
        if: { allyBesideTarget: true },
        targets: { what: "creature", count: 1 },
        damage: [damage("2d6", "weapon", 7)],
      },
    ],
  },
  "homunculus/telepathic-bond": {
    notes: [
      "Lets its master know what it senses, as long as both are on one plane.",
      "On one plane, the two can also talk by telepathy.",
    ],
  },
  "hydra/hold-breath": { notes: [holdBreath("1 hour")] },
  "hydra/multiple-heads": {
    heads: { count: 5, diesAt: 25, grows: 2, heals: 10, unless: "fire" },
    effects: [
      {
        kind: "roll",
        on: "save",
        by: "self",
        mode: "advantage",
        when: {
          all: [
            { not: { during: "single-head" } },
            {
              any: [
                { against: "blinded" },
                { against: "charmed" },
                { against: "deafened" },
                { against: "frightened" },
                { against: "stunned" },
                { against: "unconscious" },
              ],
            },
          ],
        },
      },
    ],
  },
  "hydra/reactive-heads": { reactions: "each-head" },
  "hydra/wakeful": { notes: ["Asleep, it still keeps one head or more awake."] },
  "ice-mephit/death-burst": { steps: [deathBurst(5, 10, damage("1d8", "slashing", 4))] },
  "ice-mephit/false-appearance": falseAppearance("a shard of ice"),
  "imp/devils-sight": { notes: ["Its darkvision works in magical darkness too."] },
  "imp/shapechanger": shapechanger(
    "Nothing but its speeds changes.",
    becomes("rat", "Looks like a rat.", [speed("walk", 20), speed("fly", 0)]),
    becomes("raven", "Looks like a raven.", [speed("walk", 20), speed("fly", 60)]),
    becomes("spider", "Looks like a spider.", [
      speed("walk", 20),
      speed("climb", 20),
      speed("fly", 0),
    ]),
  ),
  "imp/variant-familiar": {
    notes: [
      "May serve a willing master as a familiar, with a bond by telepathy.",
      "Up to 1 mile apart, the master can share its senses.",
      "Up to 10 feet apart, the master has its Magic Resistance.",
      "It may end service and bond whenever it likes.",
    ],
  },
  "invisible-stalker/faultless-tracker": {
    notes: [
      "Its summoner names a quarry for it.",
      "On the same plane as the quarry, it knows how far off that is, and which way.",
      "It knows where its summoner is, too.",
    ],
  },
  "invisible-stalker/invisibility": { effects: [{ kind: "implies", condition: "invisible" }] },
  "iron-golem/fire-absorption": absorption("fire"),
  "killer-whale/hold-breath": { notes: [holdBreath("30 minutes")] },
  "kraken/freedom-of-movement": {
    effects: [
      { kind: "condition-immunity", condition: "restrained", when: { against: "magic" } },
      { kind: "unhindered", by: "difficult-terrain" },
    ],
    steps: [
      {
        when: "use",
        targets: { what: "self" },
        ends: ["grappled", "restrained"],
        narrative: "Costs 5 feet of its movement; bonds that are magical stay.",
      },
    ],
    notes: ["No magic lowers its speed."],
  },
  "lemure/hellish-rejuvenation": {
    steps: [
      {
        when: "death",
        narrative: "Killed in the Nine Hells, it lives again after 1d10 days with all hit points.",
      },
    ],
    notes: [
      "Not if its killer was good-aligned and under a Bless spell.",
      "Not if holy water is sprinkled over what is left of it.",
    ],
  },
  "lich/rejuvenation": {
    steps: [
      {
        when: "death",
        narrative:
          "With a phylactery it has a new body after 1d10 days, within 5 feet of that and with all hit points.",
      },
    ],
  },
  "lich/turn-resistance": {
    effects: [
      { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "turning" } },
    ],
  },
  "lion/pounce": pounce(20, "Claw", 13, "Bite"),
  "lion/running-leap": { notes: ["After a run of 10 feet its long jump goes up to 25 feet."] },
  "magma-mephit/death-burst": { steps: [deathBurst(5, 11, damage("2d6", "fire", 7))] },
  "magma-mephit/false-appearance": falseAppearance("a mound of magma"),
  "magmin/death-burst": {
    steps: [
      deathBurst(10, 11, damage("2d6", "fire", 7)),
      {
        when: "death",
        targets: { what: "object", range: 10 },
        narrative: "Flammable things that nobody wears or carries catch fire.",
      },
    ],
  },
  "magmin/ignited-illumination": {
    steps: [
      {
        when: "use",
        economy: "bonus-action",
        targets: { what: "self" },
        light: { bright: 10, dim: 10 },
        narrative: "Lights its own flames, or puts them out; the light is theirs.",
      },
    ],
  },
  "mammoth/trampling-charge": pounce(20, "Gore", 18, "Stomp"),
  "manticore/tail-spike-regrowth": {
    limit: { times: 24, per: "long-rest" },
    notes: ["Each tail spike that it shoots is one use."],
  },
  "marilith/reactive": { reactions: "each-turn" },
  "medusa/petrifying-gaze": {
    steps: [
      {
        when: "turn-start",
        if: { not: { has: "incapacitated" } },
        area: { shape: "sphere", radius: 30 },
        aura: true,
        targets: { what: "creature", chosen: true, visible: true },
        save: { ability: "con", dc: 14, success: "none" },
        conditions: [
          { condition: "restrained", duration: { kind: "turn", edge: "end", of: "target" } },
        ],
        narrative: "It begins to be stone; the next save decides.",
        next: [
          {
            failsBy: 5,
            conditions: [{ condition: "petrified", duration: cured }],
            narrative: "At once. Greater Restoration or other magic can free it.",
          },
          {
            when: "turn-end",
            save: { ability: "con", dc: 14, success: "none" },
            conditions: [{ condition: "petrified", duration: cured }],
            narrative: "When its next turn ends. Greater Restoration or other magic can free it.",
          },
        ],
      },
    ],
    notes: [
      "Works only if the medusa is not incapacitated, sees the creature and has her eyes seen by it.",
      "One who is not surprised may avert the eyes and need not save, but cannot see the medusa until its next turn starts.",
      "Who looks at her meanwhile has to save at once.",
      "Her own reflection, seen in bright light on something polished within 30 feet, does this to herself.",
    ],
  },
  "mimic/adhesive-object-form-only": {
    steps: [
      {
        when: "struck",
        targets: { what: "creature-or-object" },
        narrative: "Whatever touches it, sticks to it.",
        next: [
          {
            targets: { what: "creature", sizeAtMost: "huge" },
            conditions: [
              {
                condition: "grappled",
                duration: { kind: "until", what: "escaped" },
                escape: { dc: 13, by: ["athletics", "acrobatics"] },
              },
            ],
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "check",
                    by: "self",
                    mode: "disadvantage",
                    when: { against: "grapple" },
                  },
                ],
                duration: { kind: "until", what: "escaped" },
                with: "grappled",
              },
            ],
          },
        ],
      },
    ],
  },
  "mimic/false-appearance-object-form-only": falseAppearance("an ordinary object"),
  "mimic/grappler": {
    effects: [
      { kind: "roll", on: "attack", by: "self", mode: "advantage", when: { grapples: "other" } },
    ],
  },
  "mimic/shapechanger": {
    ...shapechanger("No statistic changes."),
    steps: [
      {
        ...becomes("object", "Looks like a thing; its true form has no fixed shape."),
        effects: [{ effects: [], during: "object-form", duration: special }],
      },
      { ...becomes("true_form", "Turns back."), ends: ["own"] },
    ],
  },
  "minotaur-skeleton/charge": charge(10, "Gore", damage("2d8", "piercing", 9), {
    ...knockedDown(14),
    move: { feet: 10, to: "away" },
  }),
  "minotaur/charge": charge(10, "Gore", damage("2d8", "piercing", 9), {
    ...knockedDown(14),
    move: { feet: 10, to: "away" },
  }),
  "minotaur/labyrinthine-recall": { notes: ["Never forgets a way that it has gone."] },
  "minotaur/reckless": {
    steps: [
      {
        when: "use",
        targets: { what: "self" },
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "attack",
                by: "self",
                mode: "advantage",
                when: { all: [{ attack: "melee" }, { attack: "weapon" }] },
              },
            ],
            // The turn that begins, which is the one to end next.
            duration: { kind: "turn", edge: "end", of: "source" },
          },
          {
            effects: [{ kind: "roll", on: "attack", by: "foe", mode: "advantage" }],
            duration: { kind: "turn", edge: "start", of: "source" },
          },
        ],
        narrative: "If it so chooses, as its turn starts.",
      },
    ],
  },
  "mule/beast-of-burden": {
    effects: [{ kind: "stat", stat: "carrying-capacity", change: "multiply", by: 2 }],
    notes: ["It can carry what a Large animal can."],
  },
  "mummy-lord/rejuvenation": {
    steps: [
      {
        when: "death",
        narrative:
          "If its heart is whole, it has a new body after 24 hours, within 5 feet of that and with all hit points.",
      },
    ],
  },
  "night-hag/night-hag-items": {
    steps: [
      {
        when: "use",
        targets: { what: "self" },
        narrative: "With the heartstone, a black gem, she can turn ethereal.",
      },
      {
        when: "use",
        targets: { what: "creature", count: 1 },
        ends: ["disease"],
        narrative: "By touch with the heartstone.",
      },
      {
        when: "trigger",
        narrative:
          "Her Nightmare Haunting kills an evil humanoid: the soul bag, her own work, takes in that soul. It has room for 1.",
      },
    ],
    notes: [
      "Both are very rare magic items, and only she can make her own; she does much to get a lost one back.",
      "A new heartstone: 30 days of work.",
      "A new soul bag: 7 days of work, and a sacrificed humanoid for its flesh.",
    ],
  },
  "nightmare/confer-fire-resistance": {
    steps: [
      {
        when: "use",
        targets: { what: "creature" },
        effects: [
          {
            effects: [{ kind: "damage", response: "resistance", types: ["fire"] }],
            duration: special,
          },
        ],
        narrative: "For whoever rides it, as long as it likes.",
      },
    ],
  },
  "nightmare/illumination": {
    steps: [{ targets: { what: "self" }, light: { bright: 10, dim: 10 } }],
  },
  "octopus/hold-breath": { notes: [`Out of water: ${holdBreath("30 minutes")}`] },
  "ogre-zombie/undead-fortitude": {
    effects: [
      {
        kind: "last-stand",
        dc: 5,
        grows: "damage",
        unless: ["radiant", "critical"],
        despite: "massive-damage",
      },
    ],
  },
  "oni/regeneration": { effects: [regeneration(10)] },
  "orc/aggressive": {
    steps: [
      {
        when: "use",
        economy: "bonus-action",
        targets: { what: "creature", count: 1, side: "enemies", visible: true },
        approaches: 1,
      },
    ],
  },
  "otyugh/limited-telepathy": {
    notes: [
      "By magic it sends simple messages and images up to 120 feet, to those who understand some language.",
      "They cannot answer by it.",
    ],
  },
  "panther/pounce": pounce(20, "Claw", 12, "Bite"),
  "phase-spider/ethereal-jaunt": {
    steps: [
      {
        when: "use",
        economy: "bonus-action",
        targets: { what: "self" },
        narrative: "By magic it goes from the Material Plane over to the Ethereal, or back.",
      },
    ],
  },
  "pit-fiend/fear-aura": {
    steps: [
      {
        when: "turn-start",
        if: { not: { has: "incapacitated" } },
        area: { shape: "sphere", radius: 20 },
        aura: true,
        targets: { what: "creature", side: "enemies" },
        save: { ability: "wis", dc: 21, success: "none" },
        conditions: [
          { condition: "frightened", duration: { kind: "turn", edge: "start", of: "target" } },
        ],
        immuneAfter: dayOnSave,
        narrative: "Only a save makes immune, and to this one's aura.",
      },
    ],
  },
  "planetar/angelic-weapons": angelicWeapons("5d8"),
  "planetar/divine-awareness": { notes: ["Notices every lie that it hears."] },
  "priest/divine-eminence": {
    steps: [
      {
        when: "use",
        economy: "bonus-action",
        targets: { what: "self" },
        effects: [
          {
            effects: eminence(3),
            atSlot: { 2: eminence(4), 3: eminence(5) },
            duration: { kind: "time", amount: 1, unit: "round" },
          },
        ],
        narrative: "The damage is magical.",
      },
    ],
    slot: true,
  },
  "pseudodragon/keen-senses": {
    effects: [
      {
        kind: "roll",
        on: "check",
        by: "self",
        mode: "advantage",
        when: {
          all: [
            { skill: ["perception"] },
            { any: [{ relies: "sight" }, { relies: "hearing" }, { relies: "smell" }] },
          ],
        },
      },
    ],
  },
  "pseudodragon/limited-telepathy": {
    notes: [
      "By magic it tells simple ideas, feelings and images up to 100 feet, to those who understand some language.",
    ],
  },
  "pseudodragon/variant-familiar": {
    notes: [
      "May serve a willing companion as a familiar, with a magic bond by telepathy.",
      "Up to 1 mile apart, the companion can share its senses.",
      "Up to 10 feet apart, the companion has its Magic Resistance.",
      "It may end service and bond whenever it likes.",
    ],
  },
  "purple-worm/tunneler": {
    notes: [
      "Solid rock it burrows through at half its burrowing speed.",
      "It leaves a tunnel 10 feet across.",
    ],
  },
  "quasit/shapechanger": shapechanger(
    "Nothing but its speeds changes.",
    becomes("bat", "Looks like a bat.", [speed("walk", 10), speed("fly", 40)]),
    becomes("centipede", "Looks like a centipede.", [speed("walk", 40), speed("climb", 40)]),
    becomes("toad", "Looks like a toad.", [speed("walk", 40), speed("swim", 40)]),
  ),
  "rakshasa/limited-magic-immunity": {
    effects: [
      { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "magic" } },
      { kind: "spell-immunity", upTo: 6 },
    ],
    notes: ["Unless it so wishes; nor do such spells detect it."],
  },
  "raven/mimicry": {
    steps: [
      {
        when: "acted-on",
        targets: { what: "creature", hears: true },
        check: { ability: "wis", skill: "insight", dc: 10 },
        narrative: "Who succeeds knows the imitation as such.",
      },
    ],
    notes: ["Imitates simple sounds that it knows: a whisper, a child's cry, an animal's chatter."],
  },
  "remorhaz/heated-body": heatedBody(damage("3d6", "fire", 10)),
  "rhinoceros/charge": charge(20, "Gore", damage("2d8", "bludgeoning", 9), knockedDown(15)),
  "roper/false-appearance": falseAppearance("a cave's own rock, a stalagmite for one"),
  "roper/grasping-tendrils": {
    steps: [
      {
        when: "acted-on",
        economy: "action",
        check: { ability: "str", dc: 15 },
        narrative: "Another creature's action: its success breaks a tendril.",
      },
    ],
    notes: [
      "It has 6 tendrils at most.",
      "Each has AC 20, 10 hit points, and immunity to poison damage and psychic damage.",
      "A lost one costs the roper no hit points, and it can grow another on its next turn.",
    ],
  },
  "rug-of-smothering/damage-transfer": { transfers: "grappled" },
  "rust-monster/iron-scent": {
    notes: ["Smells exactly where ferrous metal is, up to 30 feet away."],
  },
  "rust-monster/rust-metal": {
    steps: [{ when: "struck", targets: { what: "object", count: 1 }, corrodes: ["metal"] }],
    notes: ["Nonmagical metal ammunition is destroyed once it has done its damage."],
  },
  "saber-toothed-tiger/pounce": pounce(20, "Claw", 14, "Bite"),
  "sahuagin/limited-amphibiousness": {
    notes: ["Breathes air and water.", "Suffocates unless it goes under water every 4 hours."],
  },
  "sahuagin/shark-telepathy": {
    notes: ["By magic, a kind of telepathy, it gives orders to sharks up to 120 feet away."],
  },
  "salamander/heated-body": heatedBody(damage("2d6", "fire", 7)),
  "salamander/heated-weapons": {
    notes: [
      "Its hits with metal melee weapons deal 3 (1d6) fire damage more; its attacks have this in them already.",
    ],
  },
  "sea-hag/horrific-appearance": {
    steps: [
      {
        when: "turn-start",
        option: "look",
        area: { shape: "sphere", radius: 30 },
        aura: true,
        targets: { what: "creature", types: ["humanoid"] },
        save: { ability: "wis", dc: 11, success: "none" },
        conditions: [
          {
            condition: "frightened",
            duration: { kind: "time", amount: 1, unit: "minute" },
            repeat: "turn-end",
          },
        ],
        immuneAfter: day,
        narrative: "Only who sees her true form.",
        next: [{ narrative: "With the hag in line of sight, later saves have disadvantage." }],
      },
      {
        when: "turn-start",
        option: "avert_eyes",
        area: { shape: "sphere", radius: 30 },
        aura: true,
        targets: { what: "creature", types: ["humanoid"] },
        effects: [
          {
            effects: [{ ...disadvantage("attack"), when: { other: "source" } }],
            duration: { kind: "turn", edge: "start", of: "target" },
          },
        ],
        narrative:
          "For one who averts its eyes in place of the first save; not if surprised, or if she shows herself suddenly.",
      },
    ],
  },
  "shadow/shadow-stealth": {
    steps: [
      {
        when: "use",
        if: { light: ["dim", "darkness", "magical_darkness"] },
        economy: "bonus-action",
        targets: { what: "self" },
        action: "Hide",
      },
    ],
  },
  "shadow/sunlight-weakness": {
    effects: [inSunlight("attack"), inSunlight("check"), inSunlight("save")],
  },
  "shambling-mound/lightning-absorption": absorption("lightning"),
  "shield-guardian/bound": {
    steps: [
      {
        when: "use",
        targets: { what: "creature", count: 1 },
        effects: [
          { effects: [{ kind: "transferred-damage", feet: 60 }], duration: { kind: "special" } },
        ],
        narrative: "Whoever wears its amulet.",
      },
    ],
    notes: [
      "Bound by magic to an amulet; all this only with both on one plane.",
      "The wearer can call it by telepathy, and it knows how far off the amulet is, and which way.",
    ],
  },
  "shield-guardian/regeneration": { effects: [regeneration(10)] },
  "shield-guardian/spell-storing": {
    steps: [
      {
        when: "use",
        targets: { what: "self" },
        narrative:
          "The amulet's wearer casts a spell of 4th level at most on it; that does nothing now, but is stored.",
        next: [
          {
            when: "trigger",
            narrative:
              "At the wearer's command, or in a case named before, it casts this as the caster set it, without components.",
          },
        ],
      },
    ],
    notes: ["It holds 1 spell: casting that, or storing another, ends what it held."],
  },
  "shrieker/false-appearance": falseAppearance("an ordinary fungus"),
  "solar/angelic-weapons": angelicWeapons("6d8"),
  "spy/cunning-action": {
    limit: { times: 1, per: "turn" },
    steps: [
      {
        when: "use",
        economy: "bonus-action",
        targets: { what: "self" },
        action: ["Dash", "Disengage", "Hide"],
      },
    ],
  },
  "spy/sneak-attack": {
    limit: { times: 1, per: "turn" },
    steps: [
      {
        when: "weapon-hit",
        if: {
          any: [
            { rolled: "advantage" },
            { all: [{ allyBesideTarget: true }, { not: { rolled: "disadvantage" } }] },
          ],
        },
        damage: [damage("2d6", "weapon", 7)],
      },
    ],
  },
  "steam-mephit/death-burst": { steps: [deathBurst(5, 10, damage("1d8", "fire", 4), "none")] },
  "succubusincubus/shapechanger": shapechanger(
    "Nothing but its size and speed changes.",
    becomes("humanoid", "A Small or Medium one, without wings.", [speed("fly", 0)]),
  ),
  "succubusincubus/telepathic-bond": {
    notes: ["With whom it has charmed, its telepathy works at any range, and even across planes."],
  },
  "swarm-of-bats/swarm": sharedSpace("bat"),
  "swarm-of-beetles/swarm": sharedSpace("insect"),
  "swarm-of-poisonous-snakes/swarm": sharedSpace("snake"),
  "swarm-of-quippers/swarm": sharedSpace("quipper"),
  "swarm-of-rats/swarm": sharedSpace("rat"),
  "swarm-of-ravens/swarm": sharedSpace("raven"),
  "tarrasque/reflective-carapace": {
    reflects: { spells: ["magic-missile"], areas: ["line"], attacks: ["ranged"], on: 6 },
    notes: ["What is turned back comes from the tarrasque, at its caster."],
  },
  "treant/false-appearance": falseAppearance("an ordinary tree"),
  "triceratops/trampling-charge": pounce(20, "Gore", 13, "Stomp"),
  "troll/regeneration": {
    effects: [{ kind: "regeneration", amount: 10, stoppedBy: ["acid", "fire"] }],
    notes: ["Dies only if, with 0 hit points as its turn starts, it does not regenerate."],
  },
  "troll/variant-loathsome-limbs": {
    steps: [
      {
        when: "trigger",
        targets: { what: "self" },
        narrative: "After 15 or more slashing damage at once, a d20 decides; 1-10 is nothing.",
        next: [
          {
            option: "leg",
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "speed", change: "multiply", by: 0.5 }],
                duration: special,
              },
            ],
            narrative: "11-14: a leg comes off, if it has one.",
            next: [
              {
                when: "trigger",
                targets: { what: "self" },
                conditions: [{ condition: "prone", duration: special }],
                narrative:
                  "With both legs gone: it crawls with two arms, at half speed with one, else speed 0 and no bonus to it.",
              },
            ],
          },
          {
            option: "arm",
            targets: { what: "self" },
            narrative: "15-18: an arm comes off, if it has one, and with it goes a claw attack.",
          },
          {
            option: "head",
            targets: { what: "self" },
            conditions: [{ condition: "blinded", duration: special }],
            narrative:
              "19-20: its head comes off, and with it its bite goes; the body sees where the head has it in sight.",
          },
        ],
      },
    ],
    notes: [
      "Beheaded, it dies only where it cannot regenerate, and then the head dies as well.",
      "A rest, short or long, grows anew what was not put back; the lost part then dies.",
      "Until then the troll's initiative is the part's as well, with movement and an action of its own.",
      "Each part: AC 13, hit points 10, Regeneration.",
      "Leg: speed 5 feet, no attack.",
      "Arm: speed 5 feet, one claw attack a turn, with disadvantage unless the troll sees both arm and target.",
      "Head: speed 0 feet, Keen Smell, and a bite, but only at what shares its space.",
    ],
  },
  "unicorn/charge": charge(20, "Horn", damage("2d8", "piercing", 9), knockedDown(15)),
  "vampire-spawn/regeneration": vampireRegeneration(10),
  "vampire-spawn/vampire-weaknesses": vampireWeaknesses({
    when: "trigger",
    targets: { what: "self", has: ["incapacitated"] },
    kills: true,
    narrative: stakeToTheHeart,
  }),
  "vampire/misty-escape": {
    steps: [
      {
        when: "at-zero",
        if: { not: { sunlight: true } },
        targets: { what: "self" },
        effects: [{ effects: mist, duration: special }],
        narrative:
          "Not where it rests, nor in running water. It gets to its resting place within 2 hours, or is no more.",
      },
      {
        when: "finished",
        targets: { what: "self" },
        ends: ["own"],
        conditions: [{ condition: "paralyzed", duration: { kind: "until", what: "healed" } }],
        narrative:
          "Where it rests it has its vampire form again; an hour there with 0 hit points gives it 1.",
      },
    ],
    notes: ["As mist with 0 hit points, it cannot turn back before it is there."],
  },
  "vampire/regeneration": vampireRegeneration(20),
  "vampire/shapechanger": {
    steps: [
      becomes("bat", "Tiny. What it wears changes with it, what it carries does not.", [
        { kind: "cannot", what: "speak" },
        speed("walk", 5),
        speed("fly", 30),
      ]),
      becomes(
        "mist",
        "A Medium cloud that weighs nothing, hovers, and cannot handle objects.",
        mist,
      ),
      becomes("true_form", "Turns back."),
    ],
    notes: [
      "Not in sunlight or running water.",
      "As a bat it keeps its other statistics; dead, it turns back.",
      "Mist is not immune to the damage of sunlight.",
      "Mist may enter an enemy's space and stay in it, needs no squeezing where air gets through, and cannot go through water.",
    ],
  },
  "vampire/vampire-weaknesses": vampireWeaknesses({
    when: "trigger",
    targets: { what: "self", has: ["incapacitated"] },
    conditions: [{ condition: "paralyzed", duration: special }],
    narrative: `${stakeToTheHeart} Ends when it is drawn out.`,
  }),
  "violet-fungus/false-appearance": falseAppearance("an ordinary fungus"),
  "warhorse/trampling-charge": pounce(20, "Hooves", 14, "Hooves"),
  "water-elemental/freeze": {
    steps: [
      {
        when: "damaged-by-cold",
        targets: { what: "self" },
        effects: [
          {
            effects: [{ kind: "stat", stat: "speed", change: "add", by: -20 }],
            duration: { kind: "turn", edge: "end", of: "source" },
          },
        ],
      },
    ],
  },
  "water-elemental/water-form": { effects: [sharesSpace], notes: [slips] },
  "werebear/shapechanger": lycanthrope(
    "Nothing but its size and AC changes.",
    "bear",
    ", and Large",
    "A Large bear.",
  ),
  "wereboar/charge-boar-or-hybrid-form-only": charge(
    15,
    "Tusks",
    damage("2d6", "slashing", 7),
    knockedDown(13),
  ),
  "wereboar/relentless": {
    recharge: "short-rest",
    effects: [{ kind: "last-stand", use: "relentless", atMost: 14, despite: "massive-damage" }],
  },
  "wereboar/shapechanger": lycanthrope("Nothing but its AC changes.", "boar", "", "A boar."),
  "wererat/shapechanger": lycanthrope("Nothing but its size changes.", "rat", "", "A giant rat."),
  "weretiger/pounce-tiger-or-hybrid-form-only": pounce(15, "Claw", 14, "Bite"),
  "weretiger/shapechanger": lycanthrope("Nothing but its size changes.", "tiger", "", "A tiger."),
  "werewolf/shapechanger": lycanthrope("Nothing but its AC changes.", "wolf", "", "A wolf."),
  "will-o-wisp/consume-life": {
    steps: [
      {
        when: "use",
        economy: "bonus-action",
        targets: { what: "creature", count: 1, range: 5, visible: true },
        hitPoints: { atMost: 0 },
        save: { ability: "con", dc: 10, success: "none", magic: true },
        kills: true,
        narrative: "Only one that is alive. The save is one against magic.",
        next: [{ targets: { what: "self" }, healing: [{ roll: "3d6", average: 10 }] }],
      },
    ],
  },
  "will-o-wisp/ephemeral": { notes: ["Neither wears nor carries things."] },
  "will-o-wisp/variable-illumination": {
    steps: [
      {
        when: "use",
        economy: "bonus-action",
        targets: { what: "self" },
        narrative: "Makes that radius another.",
      },
    ],
    notes: ["Sheds bright light for 5 to 20 feet and dim light for as many more."],
  },
  "winter-wolf/snow-camouflage": {
    effects: [
      {
        kind: "roll",
        on: "check",
        by: "self",
        mode: "advantage",
        when: { all: [{ skill: ["stealth"] }, { terrain: "snowy" }] },
      },
    ],
  },
  "xorn/earth-glide": {
    notes: [
      "Burrows through earth and stone that is neither magical nor worked, and leaves it as it was.",
    ],
  },
  "xorn/treasure-sense": {
    notes: [
      "Smells exactly where precious metals and stones are, coins or gems, up to 60 feet away.",
    ],
  },
};
