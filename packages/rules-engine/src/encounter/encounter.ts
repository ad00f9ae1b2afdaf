import type { ConditionId, Light } from "@tabletop-mcp/srd-data";
import type { LaidZone } from "./zone.js";

/** Options of a fight that SRD 5.1 leaves open or does not have: house rules. */
export interface House {
  /** What diagonal steps cost; "5-10-5" is every second one double. */
  readonly diagonals: "5" | "5-10-5";
  /** Two on opposite sides of an enemy have advantage against it. */
  readonly flanking?: true;
  /** Reactions that the server takes for creatures that are no player characters. */
  readonly autoReactions: "none" | "opportunity" | "all";
}

/** When somebody's turn comes ("Initiative"). */
export interface Turn {
  readonly id: string;
  readonly initiative: number;
}

export const outcomes = ["victory", "defeat", "retreat", "negotiation"] as const;
/** How a fight came out. */
export type Outcome = (typeof outcomes)[number];

/** Experience points that a fight has brought: in all, and for each of the party who lives. */
export interface Experience {
  readonly total: number;
  readonly each: number;
}

/** A lair action that was taken ("Lair Actions"). */
export interface LairTaken {
  readonly round: number;
  readonly what: string;
}

/** What somebody was like when a fight ended. */
export interface Aftermath {
  readonly id: string;
  readonly name: string;
  readonly hp: number;
  readonly maxHp: number;
  readonly status: "up" | "down" | "stable" | "dead";
  /** Each once; the level is that of exhaustion. */
  readonly conditions: readonly { readonly condition: ConditionId; readonly level?: number }[];
}

/** Whose turn it is; `seq` counts the turns of the fight, for what happens once a turn. */
export interface TurnNow {
  readonly of: string;
  readonly seq: number;
  /** Whose turn was over before it, where that one was not passed. */
  readonly before?: string;
  /** It was over as it began ("Surprise"). */
  readonly passed?: true;
}

/** A fight: whose turn it is, and what holds for all. Plain JSON; who takes part stands beside it, one by one. */
export interface Encounter {
  readonly id: string;
  readonly name: string;
  readonly status: "active" | "ended";
  /** When round 1 began, by the campaign's clock, in seconds. */
  readonly startedAt: number;
  /** From 1 on. */
  readonly round: number;
  readonly turn: TurnNow;
  /** Everybody who takes part, highest initiative first, each once. */
  readonly order: readonly Turn[];
  readonly house: House;
  /** Where no light source shines. */
  readonly light: Light;
  /** That light is the sun's. */
  readonly sunlight?: true;
  readonly outcome?: Outcome;
  /** What it was worth, once it is over. */
  readonly xp?: Experience;
  /** What the game master has noted of its end. */
  readonly notes?: string;
  /** What each lair has done last, by its owner's id, and in which round. */
  readonly lair?: Readonly<Record<string, LairTaken>>;
  /** Areas that somebody has laid, in that order. */
  readonly zones?: readonly LaidZone[];
  /** Everybody as they were at its end, in the order of their turns. */
  readonly aftermath?: readonly Aftermath[];
  /** The last number given to something of the fight (a zone, a prop); never given twice. */
  readonly lastId: number;
}

/** Where in the order a creature's turn comes; -1 for who takes no part. */
export const placeInOrder = ({ order }: Pick<Encounter, "order">, id: string): number =>
  order.findIndex((turn) => turn.id === id);
