import type { Anchor, LaidZone, ZoneMoment } from "../encounter/zone.js";
import type { Position } from "../grid/point.js";

/** What happens to a fight's zones. */
export type ZoneEvent =
  | { readonly type: "zone_laid"; readonly zone: LaidZone }
  /** It lies elsewhere. */
  | {
      readonly type: "zone_moved";
      readonly zone: string;
      readonly name: string;
      readonly anchor: Anchor;
      readonly because: string;
    }
  /** A part of a wall, or of what burns, is there no more. */
  | {
      readonly type: "zone_broken";
      readonly zone: string;
      readonly name: string;
      readonly squares: readonly Position[];
      /** It has burnt away there. */
      readonly burnt?: true;
    }
  /** The outermost layer of a wall is destroyed. */
  | {
      readonly type: "zone_layer_lost";
      readonly zone: string;
      readonly name: string;
      readonly layer: string;
    }
  | {
      readonly type: "zone_ended";
      readonly zone: string;
      readonly name: string;
      readonly because: string;
    };

/** A zone does to somebody what it does once a turn. */
export interface ZoneStruck {
  readonly type: "zone_struck";
  readonly zone: string;
  readonly name: string;
  readonly moment: ZoneMoment;
}
