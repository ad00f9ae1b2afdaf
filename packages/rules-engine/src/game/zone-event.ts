import type { LaidZone, ZoneMoment } from "../encounter/zone.js";

/** What happens to a fight's zones. */
export type ZoneEvent =
  | { readonly type: "zone_laid"; readonly zone: LaidZone }
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
