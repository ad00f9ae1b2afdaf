import type { DamageType } from "@tabletop-mcp/srd-data";

/** Damage of one type from one source. */
export interface DamageDealt {
  readonly type?: DamageType;
  readonly source?: string;
  /** As rolled, critical dice included; a plain number where none were. */
  readonly dice: string;
  readonly rolls: readonly number[];
  readonly rolled: number;
  readonly afterResistance: number;
  /** What immunity has kept off. */
  readonly prevented?: number;
  /** "resistance to fire: Ring of Fire Resistance". */
  readonly because: readonly string[];
}
