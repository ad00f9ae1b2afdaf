import type { Duration, Effect, Predicate, TimeUnit } from "./effect.js";
import type {
  Ability,
  Alignment,
  ConditionId,
  Cover,
  CreatureType,
  DamageType,
  Movement,
  Size,
  Skill,
} from "./vocabulary.js";

/** A space that something fills; every size in feet. */
export type Area =
  | { readonly shape: "sphere"; readonly radius: number }
  | { readonly shape: "cone"; readonly length: number }
  | { readonly shape: "cube"; readonly side: number }
  | { readonly shape: "cylinder"; readonly radius: number; readonly height: number }
  | { readonly shape: "line"; readonly length: number; readonly width: number }
  | { readonly shape: "square"; readonly side: number }
  | {
      readonly shape: "wall";
      readonly length: number;
      readonly height: number;
      readonly thickness: number;
    };

/**
 * Who or what is affected. In `next` and `otherwise`, targets without `count` narrow those who were
 * just affected ("if the target is a creature"); with `count` others are chosen anew, and "self"
 * is the one who acts.
 */
export interface Targets {
  readonly what:
    | "self"
    | "creature"
    | "object"
    | "creature-or-object"
    | "corpse"
    | "point"
    | "spell"
    | "plant";
  /** How many at most; all that are there where it is left out. */
  readonly count?: number;
  /** More for each slot level above the spell's own. */
  readonly perSlot?: number;
  /** The count from these character levels on. */
  readonly atLevel?: Readonly<Record<number, number>>;
  /** The same target may be chosen more than once (darts, rays, beams). */
  readonly repeat?: true;
  /** No farther than so many feet from each other. */
  readonly within?: number;
  /** No farther than so many feet from the first of them. */
  readonly nearFirst?: number;
  /** Feet from the one who acts, where it is not the range of the spell. */
  readonly range?: number;
  readonly willing?: true;
  /** The one who acts chooses which of those in the area are affected. */
  readonly chosen?: true;
  readonly visible?: true;
  /** Only these types; others are not affected. */
  readonly types?: readonly CreatureType[];
  /** These types are not affected. */
  readonly except?: readonly CreatureType[];
  readonly sizeAtMost?: Size;
  readonly sizeAtLeast?: Size;
  /** It may be left out: what is for it does not happen then. */
  readonly optional?: true;
  /** Only creatures with an Intelligence of at least so much, or at most. */
  readonly mind?: { readonly least?: number; readonly most?: number };
  /** Those who have one of these conditions are passed over. */
  readonly hasNot?: readonly ConditionId[];
  /** Only creatures that have one of these conditions (from the one who acts, for grappled). */
  readonly has?: readonly ConditionId[];
  /** None of those who are immune to this condition. */
  readonly exceptImmuneTo?: ConditionId;
  /** Of corpses: dead for no longer than this; or for as long, at least. */
  readonly deadFor?: { readonly amount: number; readonly unit: TimeUnit; readonly orMore?: true };
  /** Only those who grapple the one who acts. */
  readonly grappling?: true;
  /** Only those who hear it. */
  readonly hears?: true;
  /** Only enemies of the one who acts, or only allies. */
  readonly side?: "enemies" | "allies";
  readonly alignments?: readonly Alignment[];
  /** No higher challenge rating than the number of this name in this feature of the one who acts: nobody without it. */
  readonly challengeAtMost?: { readonly feature: string; readonly number: string };
}

/** An attack roll. A creature's has its bonus; a spell's takes the caster's. */
export interface Attack {
  readonly kind: "melee" | "ranged" | "melee or ranged";
  readonly with: "weapon" | "spell";
  /** With the bare hand: a feature's, whose attacks are otherwise those of its owner. */
  readonly unarmed?: true;
  readonly bonus?: number;
  /** Feet, for melee. */
  readonly reach?: number;
  /** Feet, for ranged: normal, and long where there is one. */
  readonly range?: { readonly normal: number; readonly long?: number };
  /** With a magic weapon, in a stat block that does not say so of all its attacks. */
  readonly magical?: true;
  /** What a miss still does; nothing where it is left out. */
  readonly miss?: "half";
}

/** A saving throw. A creature's has its DC; a spell's takes the caster's. */
export interface Save {
  readonly ability: Ability | readonly Ability[];
  readonly dc?: number;
  /** What a success does to this step: half its damage, none of it, or what `otherwise` says. */
  readonly success: "half" | "none" | "other";
  /** The save is rolled with advantage or disadvantage for these. */
  readonly advantage?: SaveMode;
  readonly disadvantage?: SaveMode;
  /** The willing make none, and it happens to them. */
  readonly unwilling?: true;
  /** It is one against magic, though no spell. */
  readonly magic?: true;
  /** These succeed without a roll. */
  readonly succeeds?: SaveMode;
}

/** For whom, or when, a save is easier or harder. */
export interface SaveMode {
  readonly types?: readonly CreatureType[];
  /** "shapechanger". */
  readonly subtype?: string;
  readonly fighting?: true;
  readonly armor?: "metal";
}

/** An ability check that decides: contested by another's, or against a DC. */
export interface Check {
  /** "spellcasting" is the ability with which whoever acts casts the spell. */
  readonly ability: Ability | "spellcasting";
  readonly skill?: Skill;
  readonly dc?: number;
  /** What the other side rolls; of several, whichever it likes. */
  readonly contest?: Ability | Skill | readonly (Ability | Skill)[];
  /** What the spell has called rolls, in place of whoever acts. */
  readonly by?: "summoned";
  /** With advantage against whoever is no larger. */
  readonly easyTo?: Size;
}

/** How a roll grows: with the slot, or with the caster's level (cantrips). */
export interface Scaling {
  /** Added for each `slots` slot levels above the spell's own; to no more in all than `most`. */
  readonly perSlot?: string;
  readonly most?: string;
  readonly slots?: number;
  /** The whole roll from these character levels on. */
  readonly atLevel?: Readonly<Record<number, string>>;
  /** Added for each time that it has gathered strength. */
  readonly perTurn?: string;
  /** The feature's number of this name, at the bearer's class level, stands for the roll. */
  readonly number?: string;
}

/** A damage roll: dice in notation, or a number; what the spellcasting ability adds is named. */
export interface Damage extends Scaling {
  readonly roll: string;
  /** One type; of several, whoever acts chooses, unless `random`. "weapon" is the type of the weapon that hit. */
  readonly type: DamageType | "weapon" | readonly DamageType[];
  readonly random?: true;
  /** Of several types that the caster's alignment settles the one of the evil; the first is that of all others. */
  readonly ofEvil?: DamageType;
  /** The spellcasting ability's modifier is added. */
  readonly ability?: true;
  /** What the stat block prints before the dice. */
  readonly average?: number;
  /** The roll in its place where this holds. */
  readonly instead?: readonly {
    readonly if: "two-handed" | "half-hit-points" | "ranged" | "charge" | "grappled" | "form";
    readonly roll: string;
    readonly average?: number;
  }[];
  /** Whoever it hurts keeps at least so many hit points. */
  readonly leaves?: number;
  /** Only against these, or not against these. */
  readonly types?: readonly CreatureType[];
  readonly except?: readonly CreatureType[];
}

/** A healing roll, or "all" hit points; `temporary` gives temporary hit points. */
export interface Healing extends Scaling {
  readonly roll: string;
  readonly ability?: true;
  readonly temporary?: true;
  /** Hit points regained are this share of the damage dealt (Vampiric Touch). */
  readonly shareOfDamage?: number;
  /** Of the damage of this type alone. */
  readonly ofType?: DamageType;
  readonly average?: number;
  readonly except?: readonly CreatureType[];
  /** The roll is shared out among all, as whoever acts says or in the order in which they are named: nobody to more than this share of its maximum. */
  readonly shared?: number;
}

/** A condition that is gained. */
export interface Inflicted {
  readonly condition: ConditionId;
  /** Exhaustion levels. */
  readonly levels?: number;
  readonly duration: Duration;
  /** How one may get out of it. */
  readonly escape?: {
    readonly dc?: number;
    readonly by: readonly (Skill | Ability)[];
    /** By a saving throw in place of a check. */
    readonly saves?: true;
  };
  /** A save is rolled again then, and ends it. */
  readonly repeat?: "turn-start" | "turn-end" | "damaged" | "harmed";
  /** Only while the one has hold of the other, and so on: it ends with that condition. */
  readonly with?: ConditionId;
  /** What ends it before its time. */
  readonly endsOn?: readonly EndsOn[];
}

/** What some magic ends by its kind. */
export type Ailment = "curse" | "disease";

/** What ends a condition or an effect early. */
export type EndsOn =
  | "damaged"
  /** Someone spends an action to shake, wake or free the bearer. */
  | "action"
  | "bearer-attacks"
  | "bearer-casts"
  /** Its bearer casts a spell that affects a foe. */
  | "bearer-harms"
  /** Its bearer hits with a weapon. */
  | "hits"
  /** Whoever brought it, or a companion of that one, attacks or hurts its bearer. */
  | "source-attacks-bearer"
  | "source-incapacitated"
  /** Whoever brought it falls to 0 hit points. */
  | "source-felled"
  | "out-of-range"
  | "healed"
  | "used"
  /** Its bearer loses consciousness. */
  | "unconscious"
  /** Its bearer has all its hit points back. */
  | "unhurt"
  /** A turn of its bearer ends, and since the one before it has neither attacked a foe nor been hurt. */
  | "idle";

/** Effects that a target gains for a while, or that whoever acts gains against it. */
export interface Lasting {
  /** Id of the spell whose effects these are, where something else brings them: two of one spell do not add up. */
  readonly spell?: string;
  /** What they are called, where that is not what brings them. */
  readonly name?: string;
  readonly bearer?: "source";
  /** How one may get out of it. */
  readonly escape?: Inflicted["escape"];
  /** What it is called while it runs, for predicates: "blade-lit". A feature's goes by the feature. */
  readonly during?: string;
  readonly effects: readonly Effect[];
  /** The effects in their place from these slot levels on. */
  readonly atSlot?: Readonly<Record<number, readonly Effect[]>>;
  readonly duration: Duration;
  /** It ends with that condition, which the same step brings. */
  readonly with?: ConditionId;
  /** What it brings again adds to what it has brought before. */
  readonly stacks?: true;
  /** Feet between its bearer and the one who brought it, beyond which it ends. */
  readonly range?: number;
  /** Each long rest brings the penalties of its rolls a point nearer to 0, where it ends. */
  readonly eases?: "long-rest";
  /** A save is rolled again then, and ends it; with advantage where it is easier. */
  readonly repeat?: "turn-start" | "turn-end" | "damaged";
  readonly easier?: true;
  readonly endsOn?: readonly EndsOn[];
}

/** Another form: that of a creature of the tables, which whoever acts chooses. */
export interface Becoming {
  readonly types?: readonly CreatureType[];
  readonly except?: readonly CreatureType[];
  readonly sizeAtMost?: Size;
  /** "own" is that of the one who changes, or its level where it has none. */
  readonly challengeAtMost: number | "own";
  /** What it keeps of itself: nothing, its mental scores, or these, what it has learned and all its features. */
  readonly keeps: "nothing" | "scores" | "mind";
  /** It can cast spells in that form. */
  readonly casts?: true;
  /** Into another form it goes with the hit points of the one before, where they are fewer. */
  readonly asHurt?: true;
}

/** Room inside a creature, for whom it swallows or engulfs: whoever is in there goes where it goes. */
export interface Inside {
  /** How many there is room for at once, any number where it is left out; somebody as large as the creature itself fills it. */
  readonly room?: number;
  /** Between what is inside and what is outside there is total cover; who gets out of it lies prone. */
  readonly covered?: true;
  /** So much damage from one of those inside, in one turn: the creature saves as that turn ends, or everybody is out of it again. */
  readonly spits?: { readonly damage: number; readonly save: Save };
  /** Feet of movement that the way out of its corpse takes; without any, its death frees those inside. */
  readonly crawl?: number;
}

/** A creature that no stat block of the tables describes, as a spell has it: of no proficiency, and worth nothing. */
export interface Conjured {
  readonly name: string;
  readonly type: CreatureType;
  readonly size: Size;
  readonly armorClass: number;
  /** Those of whoever calls it, at their most, where it is left out. */
  readonly hitPoints?: number;
  readonly abilities: Readonly<Record<Ability, number>>;
  /** Feet. */
  readonly speeds: Readonly<Partial<Record<Movement, number>>>;
  /** Feet of blindsight, beyond which it is blind. */
  readonly blindsight?: number;
  readonly invisible?: true;
  /** What it attacks with; what has nothing comes in the turns of whoever calls it. */
  readonly attack?: {
    readonly name: string;
    readonly bonus: number;
    readonly damage: readonly Damage[];
  };
}

/** Creatures or things that appear. */
export interface Summons {
  /** One that no stat block of the tables describes. */
  readonly body?: Conjured;
  /** Creature ids, where they are fixed or one is chosen from them. */
  readonly creatures?: readonly string[];
  readonly types?: readonly CreatureType[];
  /** Challenge rating and how many of it, one line chosen. */
  readonly choices?: readonly { readonly crAtMost: number; readonly count: number }[];
  readonly count?: number | string;
  /** So many more in all for each slot level above the spell's own, and how many each counts for. */
  readonly perSlot?: number;
  readonly each?: number;
  /** They come only after so long, of which the game master sees. */
  readonly after?: { readonly amount: number | string; readonly unit: TimeUnit };
  /** So many times as many from these slot levels on. */
  readonly timesFrom?: Readonly<Record<number, number>>;
  /** The highest challenge rating from these slot levels on. */
  readonly challengeFrom?: Readonly<Record<number, number>>;
  /** Of what is raised from corpses: so many at most of a kind from these slot levels on, none below. */
  readonly kindsFrom?: Readonly<Record<string, Readonly<Record<number, number>>>>;
  /** Concentration that breaks leaves them there for the rest of the spell's time, as enemies of who has called them. */
  readonly turns?: true;
  /** They vanish at 0 hit points, though no spell keeps them. */
  readonly fades?: true;
  /** The spell is over when it is at 0 hit points. */
  readonly holds?: true;
  /** They go when the one who has called them dies. */
  readonly whileLives?: true;
}

/** When a step happens: at once, again while the spell or effect lasts, or when something comes about. */
export type Moment =
  | "use"
  /** A creature enters the area for the first time on a turn. */
  | "enter"
  /** A creature moves 5 feet into the area or through it. */
  | "moved"
  /** A creature goes into a wall, or through it: each time. */
  | "crossed"
  | "turn-start"
  | "turn-end"
  /** The caster spends an action or a bonus action on it again. */
  | "sustain"
  /** The caster's, or owner's, own weapon attack hits. */
  | "weapon-hit"
  /** Someone hits, or touches, the bearer with a melee attack. */
  | "struck"
  /** Someone hits the bearer with an attack of whatever kind. */
  | "hit"
  /** Damage hurts the bearer. */
  | "hurt"
  /** The bearer brings an enemy to 0 hit points. */
  | "fells"
  /** Who rests with the bearer, or the bearer itself, has healed by hit dice. */
  | "hit-dice"
  /** Damage of this type hurts the bearer. */
  | `damaged-by-${DamageType}`
  /** Damage of this type is dealt to the bearer, whether it feels any of it or not. */
  | `subjected-to-${DamageType}`
  /** The bearer is brought to 0 hit points; of what follows a step, whoever that step's damage has brought there. */
  | "at-zero"
  /** The bearer comes into the space of the one affected, for the first time on a turn. */
  | "invades"
  /** For each 5 feet that the bearer has moved, where the step's predicate holds. */
  | "moved-feet"
  /** Of what follows a step: whoever has a maximum of 0 hit points by it, or a Strength of 0, or has died of it. */
  | "maximum-zero"
  | "strength-zero"
  | "slain"
  /** Who was thrown strikes a wall or a thing, or a creature, which is the target then: what is rolled counts for each 10 feet of the throw. */
  | "hits-object"
  | "hits-creature"
  /** Whenever so much time has gone by since it was laid. */
  | "minute"
  | "hour"
  | "day"
  /** The bearer fails a save. */
  | "save-failed"
  /** Somebody spends an action on it, its bearer too: pulls it off, binds a wound, sees through it. */
  | "acted-on"
  /** What takes its time is done. */
  | "finished"
  /** All attacks of the action have hit. */
  | "all-hit"
  /** The bearer comes into an antimagic field, or a dispelling is aimed at it. */
  | "antimagic"
  | "dispelled"
  /** Something else, which the narrative names. */
  | "trigger"
  | "end"
  | "death"
  | "miss";

/** How an area hides what is in it or behind it; darkness that is magic is pierced by neither darkvision nor common light. */
export type Obscuring = "lightly" | "heavily" | "magical_darkness";

/** What a stretch of a wall withstands. */
export interface Sections {
  readonly feet: number;
  readonly armorClass: number;
  readonly hitPoints: number;
  readonly vulnerable?: readonly DamageType[];
  readonly immune?: readonly DamageType[];
}

/** One of the layers of a wall, which go one after another. */
export interface WallLayer {
  readonly name: string;
  /** So much damage of a type destroys it. */
  readonly damage?: { readonly type: DamageType; readonly least: number };
  /** Ids of spells that destroy it. */
  readonly spells?: readonly string[];
  readonly blocks?: readonly Blocked[];
}

/** What whoever acts learns of those around it, with where they are. Feet. */
export interface Detecting {
  /** Creatures of some types; what bears magic; poison, and those who poison; the one who is named; a thing of the name that is said. */
  readonly what: "types" | "magic" | "poison" | "named" | "thing";
  readonly types?: readonly CreatureType[];
  readonly feet: number;
}

/** Who cannot cross the edge of an area by moving. */
export interface Barring {
  readonly types?: readonly CreatureType[];
  readonly except?: readonly CreatureType[];
  /** From outside in, from inside out, or neither. */
  readonly ways: "in" | "out" | "both";
  /** Those who are inside as it is made come and go. */
  readonly insiders?: true;
  /** Whoever it is for does not get at anybody across it with a melee attack, but for one with a longer reach; it is over where its bearer's own movement puts somebody on the other side. */
  readonly reach?: true;
}

/** What an area lets nobody and nothing do: go through, look through, work through, shoot through, and cast spells through. */
export type Blocked = "movement" | "sight" | "effects" | "missiles" | "spells";

/**
 * One thing that a spell, an action or a trait does, with what decides it. Its damage and
 * conditions come with a hit or a failed save, or at once where it has neither; `next` follows
 * them, `otherwise` follows a miss or a success.
 */
export interface Step {
  /** At once where it is left out; of several moments, at each. */
  readonly when?: Moment | readonly Moment[];
  /** Only where this holds; the one who acts is the bearer, the one affected the other. */
  readonly if?: Predicate;
  /** Whose turn a "turn-start" or "turn-end" is; that of the one affected where it is left out. */
  readonly turnOf?: "source" | "target";
  /** What sustaining costs. */
  readonly economy?: "action" | "bonus-action" | "reaction";
  readonly area?: Area;
  /** Feet by which its radius, or its side, grows for each slot level above the spell's own. */
  readonly areaPerSlot?: number;
  /** The area goes with the one who acts. */
  readonly aura?: true;
  readonly targets?: Targets;
  readonly attack?: Attack;
  readonly save?: Save;
  readonly check?: Check;
  readonly damage?: readonly Damage[];
  readonly healing?: readonly Healing[];
  readonly conditions?: readonly Inflicted[];
  readonly effects?: readonly Lasting[];
  /** What it lays is of this kind. */
  readonly ails?: Ailment;
  readonly detects?: Detecting;
  /** Whoever acts casts another spell with it, of at most this level, for nothing and whatever that takes. */
  readonly casts?: { readonly level: number };
  /** Whom it affects gets inside the one who acts. */
  readonly takesIn?: Inside;
  /** Whom it affects has another form, as long as the spell lasts or until it has no hit points in it. */
  readonly becomes?: Becoming;
  /** Whoever acts first goes toward the first one whom it affects, by itself, this share of its speed at most. */
  readonly approaches?: number;
  /** Feet that the target is moved. */
  readonly move?: {
    readonly feet: number;
    readonly to: "away" | "toward" | "any" | "up";
    readonly teleport?: true;
    /** Where no place of the map is named, it is gone from there. */
    readonly off?: true;
    /** So many more for each point of the spellcasting modifier. */
    readonly perModifier?: number;
    /** Chance decides which way. */
    readonly random?: true;
  };
  readonly summons?: Summons;
  /** Whoever acts becomes two of its kind, each with half its hit points and a size smaller, where it has so many. */
  readonly splits?: { readonly hitPoints: number };
  /** The weapon of this stuff that has hit whoever acts, unless it is magical, deals a point less damage for good; with the fifth point it is gone. */
  readonly corrodes?: readonly ("metal" | "wood")[];
  /** Light shed: bright for so many feet, and dim for so many more. */
  readonly light?: { readonly bright: number; readonly dim: number };
  /** What the area does to sight, and to movement. */
  readonly obscures?: Obscuring;
  readonly terrain?: "difficult";
  /** It goes around corners. */
  readonly spreads?: true;
  /** Only what touches the ground is in the area. */
  readonly ground?: true;
  /** What fire touches of the area burns away in a round: this is what it does until then. */
  readonly burns?: true;
  /** What the area stops, or its edge where it is hollow. */
  readonly blocks?: readonly Blocked[];
  /** Whom the area keeps out, or in. */
  readonly bars?: Barring;
  /** Of a wall that can be broken: what each stretch of so many feet withstands. */
  readonly sections?: Sections;
  /** The cover of whoever is behind the area, where it does not stop everything. */
  readonly cover?: Cover;
  /** It waits there until somebody comes, or the game master says so: then come the steps whose moment is a trigger, and the spell is over. */
  readonly lurks?: true;
  /** Of a wall that is made of several: the layer that does this to who crosses it. */
  readonly layer?: WallLayer;
  /** It happens in the area, and so many feet from the side of it that was chosen. */
  readonly near?: number;
  /** How long the area lasts, where no spell says so; and whether whoever acts has to concentrate on it. */
  readonly lasts?: Duration;
  readonly concentration?: true;
  /** Spells of at most this level that made light, or darkness, end where the area overlaps theirs. */
  readonly quenches?: { readonly what: "light" | "darkness"; readonly level: number };
  /** The area moves so many feet: straight away from whoever acts, or where they like. */
  readonly shifts?: { readonly feet: number; readonly to: "away" | "any" };
  /** Hit points lost, without a damage type. */
  readonly loses?: string;
  /** The hit point maximum falls by the damage taken, by that of one type, or by a roll: until a long rest, where nothing else is said. */
  readonly lowersMaximum?:
    | "damage"
    | { readonly damage: DamageType | "all"; readonly until?: "cured"; readonly hours?: number }
    | { readonly roll: string; readonly until?: "cured" };
  /** Who saves, or gets free, is immune to the same for so long. */
  readonly immuneAfter?: {
    readonly amount: number;
    readonly unit: TimeUnit;
    /** A save alone makes immune, not getting free. */
    readonly on?: "save";
    /** Ids of the stat blocks of which each one's counts, not that of the very creature alone. */
    readonly ofAll?: readonly string[];
  };
  /** It happens only in so many cases of a hundred. */
  readonly percent?: number;
  /** It happens only where a die of so many sides shows this or more. */
  readonly die?: { readonly sides: number; readonly from: number };
  /** So many turns follow at once of whom it affects, until one of them does something to another. */
  readonly turns?: string;
  /** So many things of a kind are in the hands of whom it affects. */
  readonly gives?: {
    readonly name: string;
    readonly type: string;
    readonly count: number;
    /** Hit points that each gives back to who eats it. */
    readonly heals: number;
  };
  /** What it leaves hangs at the point that was named, and what comes when it ends comes there. */
  readonly hangs?: true;
  /** What hangs there gathers strength. */
  readonly gathers?: true;
  /** A die of so many sides decides which of the steps in `next` come, for each by itself. */
  readonly rolls?: number;
  /** Of those: only on these faces, the first to the last. */
  readonly faces?: readonly [from: number, to: number];
  /** Whom it affects goes where chance leads with all its movement, or strikes at random in melee. */
  readonly astray?: "wanders" | "strikes";
  /** What is laid again adds to what is there: its rolls count once more. */
  readonly grows?: true;
  /** Conditions that end, or "curse", "disease" and the like. */
  readonly ends?: readonly (
    | ConditionId
    | "curse"
    | "disease"
    | "charm"
    | "spell"
    /** The spell whose step this is, on everybody. */
    | "cast"
    | "petrification"
    | "ability-reduction"
    | "hit-point-reduction"
    | "exhaustion-level"
    /** What the same feature, item or spell has laid on it. */
    | "own"
  )[];
  /** A die says for each of those affected which of the cases that follow comes over it, the last of which is two of the others. */
  readonly byDie?: true;
  /** The spell is over with it. */
  readonly spendsSpell?: true;
  /** Failures and successes are counted, in any order: what follows comes with the last one of so many of a kind, and then it happens no more. */
  readonly tally?: number;
  /** Only where the roll failed by at least so much. */
  readonly failsBy?: number;
  /** Spells at work on the target end: of at most this level or the slot's, others by a check, DC 10 and their level. */
  readonly dispels?: { readonly level: number };
  /**
   * One of several cases, by name: whoever acts chooses one, unless dice or the target decide, as
   * the narrative then says.
   */
  readonly option?: string;
  /** A creature affected at most hit points, or at most so many in all (Sleep). */
  readonly hitPoints?: {
    readonly atMost?: number;
    readonly pool?: string;
    readonly perSlot?: string;
  };
  /** Only those who concentrate, and they do so no more. */
  readonly breaksConcentration?: true;
  /** A creature at 0 hit points is stable. */
  readonly stabilizes?: true;
  /** Another of its own actions that it takes, by name; or any of several. */
  readonly action?: string | readonly string[];
  /** Dies, or drops to 0 hit points, outright. */
  readonly kills?: true | "to-zero";
  /** What happens cannot be put in numbers: the game master tells it. In this project's words. */
  readonly narrative?: string;
  readonly next?: readonly Step[];
  readonly otherwise?: readonly Step[];
}

/** The kinds of node in a resolution tree, each with the fields of the fact that it is made of. */
export type Node =
  | {
      readonly node: "area";
      readonly area: Area;
      readonly aura?: true;
      readonly each: readonly Node[];
    }
  | { readonly node: "target"; readonly targets: Targets; readonly each: readonly Node[] }
  | {
      readonly node: "attack";
      readonly attack: Attack;
      readonly hit: readonly Node[];
      readonly miss: readonly Node[];
    }
  | {
      readonly node: "save";
      readonly save: Save;
      readonly fail: readonly Node[];
      readonly pass: readonly Node[];
    }
  | ({ readonly node: "damage"; readonly share?: 0.5 } & Damage)
  | ({ readonly node: "heal" } & Healing)
  | ({ readonly node: "condition" } & Inflicted)
  | ({ readonly node: "effect" } & Lasting)
  | {
      readonly node: "aura";
      readonly area: Area;
      readonly when: readonly Moment[];
      readonly each: readonly Node[];
    }
  | ({ readonly node: "summon" } & Summons)
  | { readonly node: "narrative"; readonly text: string };
