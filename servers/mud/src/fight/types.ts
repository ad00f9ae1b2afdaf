import type { Creature, Event, Item, RuleViolation, Using } from "@tabletop-mcp/rules-engine";
import type { Party } from "./words/who.js";

/** What play has left on a creature, field by field; what is left out is as it was made. Plain JSON. */
export type Life = Partial<
  Pick<
    Creature,
    | "make"
    | "hp"
    | "own"
    | "temporaryFrom"
    | "dead"
    | "spent"
    | "conditions"
    | "effects"
    | "casts"
    | "items"
    | "lastId"
  >
>;

/** Somebody who can fight: how it was made, which the world file says, and what play has left on it, which is stored. */
export interface Being {
  /** Unique among all who are in the room. */
  readonly id: string;
  /** As sentences say it: "Arin", "the goblin". */
  readonly name: string;
  /** At full health; the same object for all that are made alike, as the rules remember what they work out by it. */
  readonly origin: Creature;
  readonly life: Life;
}

/** A monster in the room, with what the fight has to remember of it. */
export interface Monster extends Being {
  /** Ids of the players whom it has fought in this life, the last one last: they are credited with its defeat. */
  readonly fought: readonly string[];
  /** When it last took its turn, and its reaction; milliseconds. */
  readonly actedAt?: number;
  readonly reactedAt?: number;
}

/** The fight in a room: whoever is in it. A room's monsters stand together, those who fight them do, too. */
export interface Fight {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The caller, and the players who fight here. */
  readonly players: readonly Being[];
  readonly monsters: readonly Monster[];
}

/** A thing of the world that is of use in a fight. */
export interface Thing {
  /** The item's own id in the world. */
  readonly id: string;
  readonly name: string;
  /** What it is by the SRD: "Longsword", "Potion of Healing". */
  readonly srd: string;
  /** What has become of it (charges that are spent), where it was in somebody's hands before. */
  readonly item?: Item;
}

/** What the caller does with its turn: it strikes, or uses something first and strikes with what is left of the turn. */
export interface Asked {
  readonly caller: string;
  /** Id of the monster to strike; else the last one that the caller has fought, or the weakest. */
  readonly target?: string;
  /** A feature of the caller by its name: "Second Wind". */
  readonly feature?: string;
  readonly thing?: Thing;
  readonly draught?: Draught;
}

/** What gives hit points back to who drinks it, or is given it: an action. */
export interface Draught {
  readonly source: string;
  /** Dice, or a number. */
  readonly heals: string;
  /** Id of another player. */
  readonly on?: string;
}

/** What a fight needs besides: dice, and the SRD's tables. */
export type Rules = Pick<Using, "rng" | "compendium">;

/** What has become of a player: new life, or it has fallen and is whole again, to wake at the entrance. */
export interface PlayerAfter {
  readonly id: string;
  readonly life: Life;
  readonly fell?: true;
}

/** What has become of a monster. */
export interface MonsterAfter extends Pick<Monster, "id" | "life" | "fought"> {
  readonly actedAt?: number;
  readonly reactedAt?: number;
  readonly fell?: true;
}

/** A monster's defeat, with those who fought it and the experience points of each. */
export interface Defeat {
  readonly monster: string;
  readonly players: readonly string[];
  readonly xp: number;
}

/** What an exchange has come to. Plain JSON. */
export interface Exchange {
  /** In order, every die in them. */
  readonly events: readonly Event[];
  /** Whom the events are about, by id. */
  readonly who: Readonly<Record<string, Party>>;
  /** Those on whom anything has changed. */
  readonly players: readonly PlayerAfter[];
  readonly monsters: readonly MonsterAfter[];
  readonly defeats: readonly Defeat[];
  /** Ids of things that are used up. */
  readonly consumed: readonly string[];
}

/** What has come of leaving a fight. */
export interface Flight extends Exchange {
  /** The caller is out of the room; else it is held fast, or has fallen. */
  readonly away: boolean;
}

/** Why nothing has happened. */
export type Refusal = RuleViolation;
