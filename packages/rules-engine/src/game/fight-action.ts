import type { Ability, DamageType, Skill } from "@tabletop-mcp/srd-data";
import type { Readied } from "../encounter/combatant.js";
import type { Scene } from "../gather/circumstances.js";
import type { Prop } from "../grid/battlefield.js";
import type { AttackUse } from "../sheet/attacks/facts.js";
import type { ByHand } from "./by-hand.js";
import type { CastAction } from "./cast-action.js";
import type { Economy } from "./economy.js";
import type { StepsFrame } from "./steps-frame.js";

/** An attack that is said outright, with what the table knows of it: melee, unless it has a range. Feet. */
export interface SaidAttack {
  readonly name?: string;
  readonly bonus: number;
  /** In notation; none where it does no damage. */
  readonly damage?: string;
  readonly damageType?: DamageType;
  readonly magical?: boolean;
  readonly reach?: number;
  readonly range?: { readonly normal: number; readonly long: number };
  /** What it is made with is no weapon of its own kind. */
  readonly improvised?: true;
}

/** What the table adds to a roll. */
interface Leaning {
  readonly advantage?: boolean;
  readonly disadvantage?: boolean;
  readonly bonus?: number;
}

/** What somebody does in a fight, and what pays for it: its action, unless something else is said. */
interface Deed {
  readonly id: string;
  readonly economy?: Economy;
}

/** What is used if an attack hits: Divine Smite with a slot, Stunning Strike. It costs nothing where it misses. */
export interface HitUse {
  readonly name: string;
  /** The level of a slot that it costs. */
  readonly slot?: number;
  /** Which of several cases. */
  readonly option?: string;
  /** Charges that go into it, where that is open. */
  readonly points?: number;
}

/** One attack on one creature ("Making an Attack"). */
export interface AttackAction extends Deed, ByHand, Leaning, Partial<AttackUse> {
  readonly type: "attack";
  readonly target: string;
  /** One of its own attacks by name; the first that reaches where neither is said. */
  readonly attack?: string;
  readonly said?: SaidAttack;
  /** Where a hit lets choose from several. */
  readonly damageType?: DamageType;
  /** What the table knows that no map says. */
  readonly scene?: Scene;
  readonly uses?: readonly HitUse[];
  /** What it belongs to, by the name that predicates ask for: "flurry-of-blows". */
  readonly during?: string;
  /** What a hit is followed by: the rest of a step that asks for this attack. */
  readonly onHit?: StepsFrame;
}

/** What is done in a fight beside casting spells and moving ("Actions in Combat"). */
export type FightAction =
  | AttackAction
  /** Something is set up on the map; what it withstands is a creature's of the same id. */
  | { readonly type: "place_prop"; readonly prop: Prop }
  | ({ readonly type: "dodge" | "dash" | "disengage" } & Deed)
  /** An ally's next attack on the foe, or its next ability check where no foe is named, has advantage. */
  | ({ readonly type: "help"; readonly target: string; readonly foe?: string } & Deed)
  | ({ readonly type: "hide" } & Deed & ByHand & Leaning)
  | ({
      readonly type: "search";
      readonly skill?: Extract<Skill, "perception" | "investigation">;
    } & Deed &
      ByHand &
      Leaning)
  | ({ readonly type: "ready"; readonly spell?: Omit<CastAction, "type" | "id"> } & Readied &
      Pick<Deed, "id">)
  | ({ readonly type: "use_object"; readonly what?: string } & Deed)
  /** Seizes somebody, or shoves it: prone, or 5 feet away ("Grappling"; "Shoving a Creature"). */
  | ({
      readonly type: "grapple" | "shove";
      readonly target: string;
      readonly push?: true;
      /** What the target resists with; the better of the two where nobody says. */
      readonly defence?: "athletics" | "acrobatics";
    } & Deed &
      ByHand &
      Leaning)
  /** Gets out of a grapple, or of what else says how one gets out; of the first one where no id is given. */
  | ({
      readonly type: "escape";
      readonly held?: string;
      readonly by?: Skill | Ability;
    } & Deed &
      ByHand &
      Leaning)
  /** A Wisdom (Medicine) check keeps somebody from dying ("Stabilizing a Creature"). */
  | ({ readonly type: "first_aid"; readonly target: string } & Deed & ByHand & Leaning)
  | { readonly type: "stand" | "drop_prone" | "action_surge"; readonly id: string }
  /** Gets onto another, or off it ("Mounted Combat"). */
  | { readonly type: "mount"; readonly id: string; readonly target: string }
  | { readonly type: "dismount"; readonly id: string }
  /** Lets go of somebody that it grapples. */
  | { readonly type: "release"; readonly id: string; readonly target: string };
