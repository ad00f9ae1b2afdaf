import type { Barring, Becoming, Detecting } from "@tabletop-mcp/srd-data";
import { listed, plain } from "./words.js";

/** "no living … cross its edge". */
export function barringWords({ types, except, ways, insiders, reach }: Barring): string {
  const whom = types === undefined ? "creature" : listed(types, "or");
  const but = except === undefined ? "" : ` but for ${listed(except, "and")}`;
  const where = { in: "comes in", out: "gets out", both: "crosses its edge" }[ways];
  return [
    `no ${whom}${but} ${where} by moving`,
    insiders ? "those inside as it is made excepted" : "",
    reach
      ? "nor reaches across it in melee but with a longer reach; it ends where your own movement presses it on such a creature"
      : "",
  ]
    .filter((words) => words !== "")
    .join(", ");
}

/** "learns of creatures of type fiend within 30 ft. where they are". */
export function detectingWords({ what, types = [], feet }: Detecting): string {
  const whom = {
    types: `creatures of type ${listed(types, "or")}`,
    magic: "what bears magic",
    poison: "the poisoned and the poisonous",
    named: "it",
    thing: "the nearest thing of a name",
  }[what];
  return `learns of ${whom} within ${feet} ft., how far off and which way`;
}

/** "has the form of a beast of challenge rating 4 or lower, Large at most, keeping its mental scores; …". */
export function becomingWords({
  types,
  except,
  sizeAtMost,
  challengeAtMost,
  ...how
}: Becoming): string {
  const most =
    challengeAtMost === "own"
      ? "its own challenge rating (its level if it has none)"
      : `challenge rating ${challengeAtMost}`;
  return [
    `has the form and hit points of a ${listed(types ?? ["creature"], "or")} of your choice, of at most ${most}`,
    except === undefined ? "" : `no ${listed(except, "or")}`,
    sizeAtMost === undefined ? "" : `${plain(sizeAtMost)} at most`,
    keeping[how.keeps],
    how.casts ? "casts in it what it can" : "casts no spells in it",
    "and at 0 hit points turns back, with those of before less the damage left over",
    how.asHurt ? "another form gives no more hit points than were left" : "",
  ]
    .filter((words) => words !== "")
    .join("; ");
}

const keeping = {
  nothing: "its statistics, mental scores included, are the form's",
  scores: "keeps its mental scores",
  mind: "keeps its mental scores, proficiencies and features",
} as const;
