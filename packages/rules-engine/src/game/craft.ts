/**
 * What a caster makes of one casting, by metamagic and by its features: it goes with the casting's
 * steps, and not with what runs on.
 */
export interface Craft {
  /** Ids of those who succeed on their saves; `wholly`: and take nothing (Careful Spell; Sculpt Spells). */
  readonly spared?: readonly string[];
  readonly wholly?: true;
  /** So many of its caster's own side it spares where nobody says whom (Sculpt Spells). */
  readonly sculpts?: number;
  /** Whether those whom it is cast on are willing, where its caster has said so. */
  readonly willing?: boolean;
  /** Id of the one whose first save has disadvantage (Heightened Spell). */
  readonly heightened?: string;
  /** So many damage dice are rolled again (Empowered Spell). */
  readonly rerolls?: number;
  /** Added to one damage roll (Empowered Evocation). */
  readonly bonus?: { readonly source: string; readonly value: number };
  /** Its damage dice show the most that they can (Overchannel). */
  readonly maximal?: true;
  /** A save that avoids the damage halves it (Potent Cantrip). */
  readonly halves?: true;
  /** Dice of the table for its attack rolls, in order. */
  readonly manual?: readonly number[];
  /** Hit points for each of those who are named, in their order (Mass Heal). */
  readonly amounts?: readonly number[];
  /** The casts that it may end (Counterspell, Dispel Magic). */
  readonly ends?: readonly CastRef[];
  /** By id or by its spell's name: the one cast that is to end, of all that are at work on somebody. */
  readonly ending?: string;
}

/** A spell that somebody casts or keeps running. */
export interface CastRef {
  /** Whose it is. */
  readonly id: string;
  readonly cast: string;
}
