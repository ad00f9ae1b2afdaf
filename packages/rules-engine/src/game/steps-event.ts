import type { Spent } from "../creature/creature.js";
import type { About } from "./event.js";

/** What no rule puts in numbers: the game master decides or tells it. In this project's words. */
export interface Told {
  readonly type: "told";
  readonly about: About;
  /** "Frightful Presence". */
  readonly source: string;
  readonly text: string;
  /** Ids of those whom it is about beside who acts. */
  readonly targets: readonly string[];
}

/** The d6 for what recharges: it is back where it shows what it needs. */
export interface RechargeRolled {
  readonly type: "recharge_rolled";
  readonly what: string;
  readonly die: number;
  readonly needs: number;
  readonly spent: Spent;
}
