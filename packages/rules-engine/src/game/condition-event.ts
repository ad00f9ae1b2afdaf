import type { ConditionId } from "@tabletop-mcp/srd-data";
import type { Brings, ConditionHeld } from "../creature/held.js";

/** Of exhaustion: levels that are held apart from these, and count with them. */
interface Apart {
  readonly others?: number;
}

/** What happens to a condition that a creature has. */
export type ConditionEvent =
  | ({ readonly type: "condition_gained"; readonly held: ConditionHeld } & Apart)
  | ({
      readonly type: "condition_changed";
      readonly held: ConditionHeld;
      readonly from: ConditionHeld;
    } & Apart)
  | ({
      readonly type: "condition_lost";
      readonly condition: ConditionId;
      readonly held: string;
      /** What had brought it, where it stays through something else. */
      readonly source?: string;
      readonly because: string;
      readonly brings?: Brings;
    } & Apart);
