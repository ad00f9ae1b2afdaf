import type { Ability, Area, ConditionId, DamageType, School } from "@tabletop-mcp/srd-data";
import type { Direction, Origin } from "../grid/point.js";
import type { ByHand } from "./by-hand.js";
import type { Economy } from "./economy.js";

/** A spell that somebody makes up: what it is to do, and to whom. Feet, and rounds. */
export interface Devising {
  readonly name: string;
  readonly level: number;
  readonly school: School;
  readonly effect: {
    readonly type: "damage" | "healing" | "control" | "utility" | "summon";
    /** In notation. */
    readonly damage?: string;
    readonly damageType?: DamageType;
    readonly healing?: string;
    readonly condition?: ConditionId;
  };
  readonly range: number | "self" | "touch";
  readonly area?: Area;
  /** Without one it needs a spell attack. */
  readonly save?: { readonly ability: Ability; readonly half?: boolean };
  readonly concentration?: boolean;
  readonly duration?: number;
}

/** Improvises a spell, by a check (a house rule). */
export interface SynthesizeAction extends ByHand {
  readonly type: "synthesize";
  readonly id: string;
  /** What it is meant to do, in words. */
  readonly intent: string;
  readonly spell: Devising;
  readonly nearLeyLine?: boolean;
  readonly desperation?: boolean;
  /** Of materials that go into it, in gold pieces. */
  readonly materialValue?: number;
  readonly economy?: Economy;
  readonly targets?: readonly string[];
  readonly points?: readonly Origin[];
  readonly direction?: Direction;
}
