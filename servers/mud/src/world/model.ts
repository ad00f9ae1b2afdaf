import type { Ability, ConditionId, DamageType, Size } from "@tabletop-mcp/srd-data";

// What a world file says, after it was read: short forms are written out, defaults filled in.
// An id is that of the file: of a room, or of a kind of item of which there may be several copies.

export const directions = ["north", "south", "east", "west", "up", "down"] as const;
export type Direction = (typeof directions)[number];

export const questStates = ["available", "active", "completed"] as const;
/** Of one player: offered and not accepted, accepted, done. */
export type QuestState = (typeof questStates)[number];

/** A dungeon. */
export interface World {
  readonly name: string;
  readonly description: string;
  /** The room where players begin, and where the fallen wake. */
  readonly start: string;
  readonly sheet: StartingSheet;
  readonly rooms: readonly Room[];
  readonly locks: readonly Lock[];
  readonly items: readonly ItemKind[];
  readonly chests: readonly Chest[];
  readonly statBlocks: readonly OwnStatBlock[];
  readonly monsters: readonly Monster[];
  readonly npcs: readonly Npc[];
  readonly quests: readonly Quest[];
}

/** What every player begins as. */
export interface StartingSheet {
  readonly race: string;
  readonly subrace?: string;
  readonly class: string;
  readonly level: number;
  readonly subclass?: string;
  readonly background?: string;
  readonly fightingStyle?: string;
  /** Before racial increases. */
  readonly abilities: Scores;
  /** Items of this file, which players begin with and wear or wield where they can be. */
  readonly equipment: readonly string[];
}

export type Scores = Readonly<Record<Ability, number>>;

/** The first of several whose condition holds is said. The last one of a list has none. */
export interface StateText {
  readonly when?: Condition;
  readonly text: string;
}
export type Texts = readonly StateText[];

/** What must hold for the player who looks: all that is said of it. Monsters and chests are those of the room. */
export interface Condition {
  readonly quest?: { readonly id: string; readonly is: QuestState };
  /** The player has one of this item. */
  readonly holds?: string;
  /** This monster is alive and there. */
  readonly monster?: string;
  readonly chestOpen?: string;
  readonly lockOpen?: string;
  readonly not?: Condition;
}

export interface Room {
  readonly id: string;
  readonly name: string;
  /** 0 on top, -1 below it. */
  readonly level: number;
  /** Without the exits, which are added to it. */
  readonly description: Texts;
  readonly exits: Readonly<Partial<Record<Direction, Exit>>>;
  /** What lies there when the world begins, one copy for each time it is named. It does not come back. */
  readonly items: readonly string[];
}

export interface Exit {
  readonly to: string;
  readonly lock?: string;
}

/** What keeps exits or chests shut. Who holds all of its keys opens it, for everybody, until it shuts again; the keys stay whole. */
export interface Lock {
  readonly id: string;
  readonly name: string;
  readonly keys: readonly string[];
  /** Said to whom it keeps out. */
  readonly text: string;
  readonly shutsAfterMinutes: number;
}

export interface ItemKind {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** What it is by the rules: a weapon, armour, gear or magic item of the SRD. */
  readonly srd?: string;
  readonly use?: ItemUse;
  /** It belongs to its room and cannot be picked up. */
  readonly fixed?: true;
}

/** What happens when a player uses it. */
export interface ItemUse {
  readonly text: string;
  /** Dice or a number of hit points. */
  readonly heals?: string;
  /** It is gone afterwards. */
  readonly spent?: true;
}

/** Comes back closed and filled. */
export interface Chest {
  readonly id: string;
  readonly room: string;
  readonly name: string;
  readonly description: Texts;
  readonly lock?: string;
  readonly items: readonly string[];
  readonly returnsAfterMinutes: number;
}

/** Comes back alive and well, with what it drops. */
export interface Monster {
  readonly id: string;
  readonly room: string;
  /** A stat block by name: one of this file, or else one of the SRD. */
  readonly monster: string;
  readonly name: string;
  readonly description: Texts;
  readonly drops: readonly string[];
  readonly returnsAfterMinutes: number;
}

export interface Npc {
  readonly id: string;
  readonly room: string;
  readonly name: string;
  readonly description: Texts;
  readonly talk: readonly Speech[];
  readonly trades: readonly Trade[];
}

/** The first of several whose condition holds is spoken. */
export interface Speech {
  readonly when?: Condition;
  readonly says: string;
}

/**
 * Given one of `takes` by a player who has all of them, the person takes them and hands out a copy of each
 * of `gives`, as often as anybody likes. Of several such trades the first is made.
 */
export interface Trade {
  readonly takes: readonly string[];
  readonly gives: readonly string[];
}

/** Each player's own. Steps may be done in any order; one that was done once stays done. */
export interface Quest {
  readonly id: string;
  readonly name: string;
  readonly offer: QuestOffer;
  readonly steps: readonly QuestStep[];
  readonly reward: { readonly items: readonly string[]; readonly text: string };
}

/** Where it is accepted, and what is said there; "Do you wish to accept this quest?" is added to it. */
export type QuestOffer =
  | { readonly room: string; readonly text: string }
  | { readonly npc: string; readonly text: string };

/** What is to be done, with the words in which a player is told so. */
export type QuestStep = { readonly text: string } & (
  | { readonly have: string }
  /** A monster by its id, having fought it, alone or with others. */
  | { readonly defeat: string }
  | { readonly visit: string }
  | { readonly give: string; readonly to: string }
);

/** A creature of the file's own: like one of the SRD with changes, or all new. */
export interface OwnStatBlock {
  readonly name: string;
  /** The stat block of the SRD that it has everything from that is not said here. */
  readonly like?: string;
  readonly size?: Size;
  readonly armorClass?: number;
  readonly hitPoints?: number;
  readonly speed?: number;
  readonly abilities?: Scores;
  /** In place of all those of the other one. */
  readonly attacks?: readonly OwnAttack[];
  readonly resistances?: readonly DamageType[];
  readonly immunities?: readonly DamageType[];
  readonly vulnerabilities?: readonly DamageType[];
  readonly conditionImmunities?: readonly ConditionId[];
  readonly xp?: number;
}

export interface OwnAttack {
  readonly name: string;
  readonly bonus: number;
  /** Dice like 2d6+3. */
  readonly damage: string;
  readonly damageType: DamageType;
  /** Feet; 5 where neither this nor a range is said. */
  readonly reach?: number;
  /** Feet: normal, and long where there is one. With a reach, too, it is thrown. */
  readonly range?: { readonly normal: number; readonly long?: number };
  readonly magical?: true;
  /** So often in one Multiattack, together with the others that say it. */
  readonly times?: number;
}
