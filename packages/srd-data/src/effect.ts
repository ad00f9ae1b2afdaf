import type {
  Ability,
  ConditionId,
  CreatureType,
  DamageType,
  Light,
  Movement,
  Sense,
  Size,
  Skill,
} from "./vocabulary.js";

/** When an effect applies. A list of them in `all` and `any`; every number is in feet. */
export type Predicate =
  | { readonly not: Predicate }
  | { readonly all: readonly Predicate[] }
  | { readonly any: readonly Predicate[] }
  /** The other creature stands at most so many feet away. */
  | { readonly within: number }
  /** The attack is of this kind. */
  | { readonly attack: "melee" | "ranged" | "weapon" | "spell" | "unarmed" }
  /** The roll uses one of these abilities. */
  | { readonly ability: readonly Ability[] }
  /** The roll uses one of these skills. */
  | { readonly skill: readonly Skill[] }
  /** The roll relies on this sense. */
  | { readonly relies: "sight" | "hearing" | "smell" }
  /** The bearer's armour is of this kind. */
  | { readonly armor: "none" | "light" | "medium" | "heavy" }
  | { readonly shield: boolean }
  /** The attack is made with the item that has the effect, or that it was laid on (Magic Weapon). */
  | { readonly with: "this-item" }
  /** The weapon in the attack has this property. */
  | {
      readonly weapon:
        | "finesse"
        | "heavy"
        | "light"
        | "monk"
        | "ranged"
        | "bow"
        | "two-handed"
        | "one-handed";
    }
  /** The bearer has this condition, or the other creature has. */
  | { readonly has: ConditionId; readonly who?: "self" | "other" }
  /** The other creature is of one of these types. */
  | { readonly other: readonly CreatureType[] }
  /** The other creature is the one that brought the effect about (who charmed), or its target (the quarry). */
  | { readonly other: "source" | "target" }
  /** The bearer sees the source of the effect. */
  | { readonly sees: "source" | "other" }
  /** The other creature is unseen by the bearer, or the bearer by it. */
  | { readonly unseen: "self" | "other" }
  /** What is saved against or checked for: spells, poison, being charmed … */
  | { readonly against: Peril }
  /** The light where the bearer is. */
  | { readonly light: readonly Light[] }
  /** An ally of the bearer, not incapacitated, stands within 5 feet of the target. */
  | { readonly allyBesideTarget: true }
  /** The d20 has advantage, or disadvantage, once they have cancelled each other out. */
  | { readonly rolled: "advantage" | "disadvantage" }
  /** The d20 of the attack shows at least this face, whatever is added to it; or the hit is a critical one. */
  | { readonly natural: number }
  | { readonly critical: true }
  /** The attack is an opportunity attack. */
  | { readonly opportunity: true }
  /** The attack is made with the item that the feature of this id was laid on (a pact weapon). */
  | { readonly bound: string }
  /** The other creature is immune to this damage; or it has legendary actions. */
  | { readonly immune: DamageType }
  | { readonly legendary: "other" }
  /** The attack is the action of this name in the bearer's stat block. */
  | { readonly action: string }
  /** The bearer has moved so many feet or more straight to the other creature, this turn. */
  | { readonly moved: number }
  /** The other creature lacks hit points. */
  | { readonly hurt: "other" }
  /** The bearer's hit points are at most this share of its maximum. */
  | { readonly hitPointsAtMost: number }
  /** The damage or attack is magical, or of this material. */
  | { readonly magical: boolean }
  | { readonly material: "silver" | "adamantine" | "cold-iron" }
  /** The bearer is of at least this size, or at most. */
  | { readonly size: { readonly least?: Size; readonly most?: Size } }
  /** The bearer is on its way like this: it flies out of somebody's reach. */
  | { readonly moving: Movement }
  /** The bearer has brought somebody to 0 hit points with a melee attack, in this turn, which is its own. */
  | { readonly felled: true }
  /** The other creature is grappled by the bearer. */
  | { readonly grapples: "other" }
  /** The bearer has moved no more than this share of its speed, this turn. */
  | { readonly movedAtMost: number }
  /** In sunlight. */
  | { readonly sunlight: true }
  /** What the bearer's space is inside of. */
  | { readonly in: "object" | "water" | "running-water" }
  /** What the ground around the bearer is like. */
  | { readonly terrain: "rocky" | "snowy" }
  /** The bearer sees an ally at most so many feet away. */
  | { readonly allyInSight: number }
  /** In the first round, or against whoever has not had a turn yet. */
  | { readonly early: "first-round" | "other-has-not-acted" | "other-surprised" }
  /** A feature of this id is running on the bearer ("rage"), or the item is so ("hood-up", "blade-lit"). */
  | { readonly during: string };

/**
 * What hampers movement: climbing and swimming cost no more than walking, difficult terrain that is not
 * magical nothing; "magic" is its terrain, and what slows by it. "water" is what it does to attacks;
 * "bonds" are grapples and shackles, which are slipped for 5 feet of movement.
 */
export type Hindrance = "climbing" | "swimming" | "difficult-terrain" | "magic" | "water" | "bonds";

/** What a save or a check is made against. */
export type Peril =
  | ConditionId
  | DamageType
  | "spells"
  | "magic"
  | "disease"
  | "sleep"
  | "death-save"
  | "concentration"
  | "initiative"
  | "grapple"
  | "shove"
  | "turning";

/** Kinds of d20 rolls. `attack` by a foe is an attack against the bearer. */
export type RollKind = "attack" | "check" | "save" | "initiative" | "death-save" | "damage";

/** A number on the sheet that an effect can change: an ability is its score, "speed" every speed there is. Feet. */
export type Stat =
  | Ability
  | "armor-class"
  | "hit-point-maximum"
  | "initiative"
  | "proficiency-bonus"
  | "spell-attack"
  | "spell-save-dc"
  | "carrying-capacity"
  | "critical-from"
  | "reach"
  /** Feet of any jump, and of a long jump after a run. */
  | "jump"
  | "running-jump"
  | `speed-${Movement}`
  | "speed"
  | `sense-${Sense}`;

/** A number, dice in notation, or a number taken from the bearer's own sheet. */
export type Amount =
  | number
  | string
  | SheetAmount
  /** The number of this name in the feature, at the bearer's class level. */
  | { readonly number: string };

/**
 * A number taken from a sheet, of an ability its modifier: times so much, plus so much, at least so
 * much. The walking speed is for other speeds alone, and whole.
 */
export interface SheetAmount {
  readonly of: Ability | "spellcasting" | "proficiency" | "level" | "class-level" | "walking-speed";
  readonly times?: number;
  readonly plus?: number;
  readonly least?: number;
  /** Of the one who brought the effect about, not of its bearer. */
  readonly source?: true;
}

/**
 * Anything that changes a number, a roll or what may be done, whether a condition, an item, a
 * spell, a feature or a trait brings it. Only `stats` and `rolls` of the engine read it.
 */
export type Effect = { readonly when?: Predicate } & (
  | {
      readonly kind: "stat";
      readonly stat: Stat;
      /** `set` replaces, `least` raises to, `most` lowers to; the others calculate. */
      readonly change: "add" | "set" | "least" | "most" | "multiply";
      readonly by: Amount;
      /** An increase stops here. */
      readonly upTo?: number;
      /** Of what may count but once (armour class formulas), the best counts. */
      readonly formula?: readonly Ability[];
    }
  | {
      readonly kind: "roll";
      readonly on: RollKind;
      /** Whose roll: the bearer's, or another's against the bearer. */
      readonly by: "self" | "foe";
      readonly mode?: "advantage" | "disadvantage";
      readonly bonus?: Amount;
      readonly outcome?: "fails" | "succeeds" | "critical";
      /** Lowest face that counts on the d20 (Reliable Talent). */
      readonly floor?: number;
      /** Only on the roll that its bearer wants it for (Bardic Inspiration). */
      readonly onRequest?: true;
    }
  | {
      readonly kind: "damage";
      readonly response: "resistance" | "immunity" | "vulnerability";
      readonly types: readonly DamageType[] | "all";
    }
  /** More damage with what the bearer hits with. */
  | { readonly kind: "extra-damage"; readonly roll: Amount; readonly type?: DamageType }
  | { readonly kind: "condition-immunity"; readonly condition: ConditionId }
  /** Magic that tells types takes its bearer for one of this type. */
  | { readonly kind: "seems"; readonly type: CreatureType }
  /** It is so many sizes larger, or smaller. */
  | { readonly kind: "size"; readonly by: 1 | -1 }
  /** Spells of these ids do nothing to the bearer, or those cast at this level or a lower one. */
  | {
      readonly kind: "spell-immunity";
      readonly spells?: readonly string[];
      readonly upTo?: number;
      /** It counts the spell's own level, whatever its slot, and leaves through what is cast in here. */
      readonly from?: "outside";
    }
  /** Damage that the bearer does to things is doubled. */
  | { readonly kind: "doubled-against-objects" }
  /** A condition that comes with this one. */
  | { readonly kind: "implies"; readonly condition: ConditionId }
  | {
      readonly kind: "cannot";
      readonly what:
        | "act"
        | "react"
        | "move"
        | "speak"
        | "see"
        | "hear"
        | "concentrate"
        | "stand"
        | "heal"
        | "gain-temporary-hit-points"
        | "attack-source"
        | "approach-source"
        | "be-surprised"
        | "cast"
        | "be-opportunity-attacked"
        /** An action and a bonus action in one turn. */
        | "act-and-bonus"
        /** More than one attack in a turn of its own. */
        | "attack-twice";
    }
  /** One more action in each of its turns, for these alone; of attacks for one. */
  | {
      readonly kind: "extra-action";
      readonly for: readonly ("attack" | "dash" | "disengage" | "hide" | "use_object")[];
    }
  /** Every foot of movement costs so many more. */
  | {
      readonly kind: "movement-cost";
      readonly extra: number;
      readonly mode?: Movement | "crawl" | "stand";
    }
  /**
   * Who would attack the bearer saves first, or attacks somebody else. The DC is that of the casting,
   * or by an ability of the bearer's feature; who has saved is spared it for a while.
   */
  | {
      readonly kind: "ward";
      readonly save: Ability;
      readonly dc?: number;
      readonly dcFrom?: Ability;
      readonly spares?: { readonly amount: number; readonly unit: TimeUnit };
    }
  /** Surprised, its bearer acts on its first turn as soon as this runs on it, and does nothing before. */
  | { readonly kind: "acts-surprised"; readonly during: string }
  /** In the first round its bearer has another turn, so much later in the order; not where it is surprised. */
  | { readonly kind: "second-turn"; readonly later: number }
  /** Nothing of this kind hampers its bearer. */
  | { readonly kind: "unhindered"; readonly by: Hindrance }
  | {
      readonly kind: "proficiency";
      /** "all" is every check that the bonus is not in already. */
      readonly in: readonly Ability[] | readonly Skill[] | "all";
      readonly on: "save" | "check";
      /** 2 is expertise, 0.5 half the bonus, rounded down unless `up`. */
      readonly share: 0.5 | 1 | 2;
      readonly up?: true;
    }
  /** Those near the bearer gain these; "allies" and "all" include the bearer, "others" does not. */
  | {
      readonly kind: "aura";
      readonly feet: Amount;
      readonly affects: "allies" | "enemies" | "others" | "all";
      readonly effects: readonly Effect[];
    }
  /** Attacks with one Attack action. */
  | { readonly kind: "attacks"; readonly count: Amount }
  /** So many more dice of the weapon on a critical hit. */
  | { readonly kind: "critical-dice"; readonly extra: Amount }
  /** A save for half damage: none on a success, half on a failure. */
  | { readonly kind: "evasion"; readonly ability: Ability }
  /**
   * The ability that attacks and damage may use, and the die that may replace the weapon's.
   * "spellcasting" is the ability with which the bearer casts the spell that brings it.
   */
  | {
      readonly kind: "weapon-ability";
      readonly ability: Ability | "spellcasting";
      readonly die?: Amount;
    }
  /** The roll never has this, whatever else says so (Elusive; Adamantine Armor; Feral Senses). */
  | {
      readonly kind: "denies";
      readonly on: RollKind;
      readonly by: "self" | "foe";
      readonly what: "advantage" | "critical" | "unseen-target";
    }
  /** The bearer's spells of level 1 and higher heal so much and their level more, and the bearer so much where they heal another; of all its spells, every die shows its highest face. */
  | {
      readonly kind: "spell-healing";
      readonly plus?: number;
      readonly self?: number;
      readonly highest?: true;
    }
  /** What runs by this name goes on though its bearer neither fights nor is hurt (Persistent Rage). */
  | { readonly kind: "outlasts-idleness"; readonly during: string }
  | { readonly kind: "reroll"; readonly on: RollKind; readonly faces: readonly number[] }
  | {
      readonly kind: "regeneration";
      readonly amount: Amount;
      readonly stoppedBy?: readonly DamageType[];
    }
  /** So many images of the bearer, for which a d20 may send an attack astray; a hit destroys one. */
  | { readonly kind: "duplicates"; readonly count: number }
  /** Its bearer is elsewhere: nothing here reaches it, and it reaches nothing here, until it is back where it left. */
  | { readonly kind: "elsewhere" }
  /** Spells do nothing on its bearer: what they have laid on it rests as long, and magic items are plain ones. */
  | { readonly kind: "antimagic" }
  /** So many more turns of its bearer follow at once. */
  | { readonly kind: "more-turns"; readonly count: number }
  /** Its bearer sees what is invisible. */
  | { readonly kind: "sees-invisible" }
  /**
   * Damage leaves its bearer 1 hit point in place of none: once between rests where `use` counts it, or
   * by a Constitution save against this DC, higher by the damage or by 5 for each use.
   */
  | {
      readonly kind: "last-stand";
      readonly use?: string;
      readonly dc?: number;
      readonly grows?: "damage" | "use";
      /** By no more damage than this, and none that is so. */
      readonly atMost?: number;
      readonly unless?: readonly (DamageType | "critical")[];
      /** Even where the damage kills outright; or that, and what kills without any. */
      readonly despite?: "massive-damage" | "death";
    }
  /** Healing by dice gives its bearer all that they could show. */
  | { readonly kind: "highest-healing" }
  /** What its bearer attacks with deals half damage. */
  | { readonly kind: "halved-damage" }
  /** Whatever damage its bearer takes, the one who brought it takes as well. */
  | { readonly kind: "shared-damage" }
  /** Within so many feet whoever has brought it takes half of its bearer's damage, rounded up, in its place. */
  | { readonly kind: "transferred-damage"; readonly feet: number }
  /** `hidden-from-divination`: no magic of that school aims at its bearer or perceives it. `sealed`: nothing gets to its bearer from outside, nor from it to anybody else. `shares-space`: the bearer may be in others' spaces. `offhand-ability`: the second attack of two-weapon fighting adds the ability modifier to its damage. */
  | {
      readonly kind:
        | "magical-attacks"
        | "offhand-ability"
        | "disease-immunity"
        | "only-crawls"
        | "falls-gently"
        | "held-aloft"
        | "shares-space"
        | "hidden-from-divination"
        | "sealed";
    }
  /** All of it; or one thing alone, the one of this name where it is said, else the first. */
  | {
      readonly kind: "drops-what-it-holds";
      readonly one?: true;
      readonly named?: string;
    }
  | {
      readonly kind: "falls-prone" | "hidden-from-sight" | "turned-to-stone";
    }
);

/** How long something lasts. */
export type Duration =
  | { readonly kind: "instantaneous" }
  /** An amount in dice is rolled when it begins. */
  | { readonly kind: "time"; readonly amount: number | string; readonly unit: TimeUnit }
  /** Until the start or the end of a creature's next turn; of the current one, whosever it is, its end. */
  | {
      readonly kind: "turn";
      readonly edge: "start" | "end";
      readonly of: "source" | "target" | "current";
    }
  /** As long as what runs on its bearer by this name ("rage"). */
  | { readonly kind: "with"; readonly during: string }
  /** As long as the spell or action that brought it. */
  | { readonly kind: "source" }
  /** The same, as long as its bearer is inside the area that brought it. */
  | { readonly kind: "inside" }
  | {
      readonly kind: "until";
      readonly what:
        | "dispelled"
        | "dispelled-or-triggered"
        | "cured"
        | "escaped"
        | "stood-up"
        | "short-rest"
        | "long-rest"
        | "damaged"
        | "healed"
        | "dawn"
        | "death";
    }
  | { readonly kind: "special" };

export type TimeUnit = "round" | "minute" | "hour" | "day" | "week" | "year";
