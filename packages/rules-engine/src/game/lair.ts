import type { Ability, ConditionId, DamageType } from "@tabletop-mcp/srd-data";
import type { RolledPoints } from "../dice/points.js";
import type { DurationAsked } from "./action.js";

/** What a lair does, in the game master's words and numbers: SRD 5.1 prints no lair actions ("Lair Actions"). */
export interface LairAction {
  readonly type: "lair_action";
  /** Whose lair it is. */
  readonly id: string;
  /** In words; the same is not done twice running. */
  readonly what: string;
  readonly targets: readonly string[];
  /** What halves its damage, or averts it, and averts its condition. */
  readonly save?: { readonly ability: Ability; readonly dc: number; readonly half?: boolean };
  /** In notation; rolled once for all. */
  readonly damage?: string;
  readonly damageType?: DamageType;
  readonly condition?: ConditionId;
  /** Of the condition: until the next round where nobody says. */
  readonly lasting?: DurationAsked;
}

/** A lair action on its way: those whom it strikes save on one state, then it is settled for one after another. */
export interface LairFrame {
  readonly kind: "lair";
  /** Whose lair it is. */
  readonly id: string;
  readonly action: LairAction;
  readonly damage?: RolledPoints;
  /** Ids of those who have to save still. */
  readonly saving: readonly string[];
  readonly struck: readonly LairStruck[];
}

/** One of those whom it strikes. */
export interface LairStruck {
  readonly id: string;
  readonly saved: boolean;
}
