import type { Ability, DamageType, Effect } from "@tabletop-mcp/srd-data";
import type { ZoneMoment, ZoneSide } from "../encounter/zone.js";
import type { DurationAsked } from "./action.js";

/** An aura of the table's own is laid around a creature of the fight: it goes with that one. Feet. */
export interface LayAura {
  readonly type: "lay_aura";
  /** Whose it is. */
  readonly id: string;
  readonly name: string;
  readonly radius: number;
  readonly affects: ZoneSide;
  /** When it does what it does to those inside; never where it is left out. */
  readonly moments?: readonly ZoneMoment[];
  readonly save?: { readonly ability: Ability; readonly dc: number; readonly half?: boolean };
  /** In notation. */
  readonly damage?: { readonly roll: string; readonly type?: DamageType };
  readonly healing?: string;
  /** What holds for those inside. */
  readonly effects?: readonly Effect[];
  readonly lasting: DurationAsked;
  /** The spell that its owner begins to concentrate on for it; it lasts as long. */
  readonly concentration?: { readonly spell: string; readonly rounds?: number };
}

/** What is done about the zones of a fight. */
export type ZoneAction =
  | LayAura
  /** A zone that was laid is taken away. */
  | { readonly type: "end_zone"; readonly zone: string; readonly because?: string }
  /** A zone does now what it does at a moment, to whoever is inside and was not struck in this turn. */
  | {
      readonly type: "strike_zone";
      /** Every zone where it is left out. */
      readonly zone?: string;
      readonly moment: ZoneMoment;
      /** Only to this creature. */
      readonly target?: string;
    }
  /** Where no map says it: somebody is in a zone from now on, or out of it. */
  | {
      readonly type: "stand_in_zone";
      readonly id: string;
      readonly zone: string;
      readonly inside: boolean;
    };
