import { isSame } from "../../build/make/updated.js";
import type { Held, Lasting } from "../../creature/held.js";

type Bounded = Pick<Held, "from" | "lasting" | "save" | "endsOn" | "escape" | "brings">;

/** Whether two are over at the same moment, whatever happens until then. */
export const sameEnd = (one: Bounded, other: Bounded): boolean =>
  sameLasting(one, other) && sameBefore(one, other);

/** Whether one is over no sooner than another, whatever happens until then: by that other it is not shortened. */
export const outlasts = (one: Bounded, other: Bounded): boolean =>
  (sameLasting(one, other) || noSooner(one.lasting, other.lasting)) &&
  (endsInTimeOnly(one) || sameBefore(one, other));

function noSooner(one: Lasting, other: Lasting): boolean {
  if (other.kind !== "time" && other.kind !== "turn") return false;
  if (one.kind === "until") return one.what === "removed" || one.what === "dispelled";
  if (one.kind === "time") return other.kind === "time" && one.until >= other.until;
  if (one.kind !== "turn" || other.kind !== "turn") return false;
  return one.of === other.of && one.edge === other.edge && one.round >= other.round;
}

/** A cast is one of whoever brought it. */
const sameLasting = (one: Bounded, other: Bounded): boolean =>
  isSame(one.lasting, other.lasting) && (one.lasting.kind !== "cast" || one.from === other.from);

const endsInTimeOnly = ({ save, endsOn, escape }: Bounded): boolean =>
  save === undefined && endsOn === undefined && escape === undefined;

const sameBefore = (one: Bounded, other: Bounded): boolean =>
  isSame(one.save, other.save) &&
  isSame(one.endsOn, other.endsOn) &&
  isSame(one.escape, other.escape);
