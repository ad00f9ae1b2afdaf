import {
  type Cast,
  type Held,
  type Lasting,
  type Now,
  type Sheet,
  secondsLeft,
  spokenName,
  unknownSource,
} from "@tabletop-mcp/rules-engine";
import { present } from "../input/present.js";
import { clipped } from "./clipped.js";
import { reasons } from "./few.js";
import { leftText, roundsIn } from "./time.js";

type Bounds = Pick<Held, "lasting" | "save"> &
  Partial<Pick<Held, "rounds">> & { readonly unheld?: true };

/** "3 rounds", "until a con save, DC 13"; nothing for what only somebody can end. */
export function lastingText({ lasting, save, unheld }: Bounds, now: Now): string {
  const left = secondsLeft(lasting, now);
  if (left !== undefined) return leftText(left);
  switch (lasting.kind) {
    case "cast":
      return unheld ? "with its spell" : "concentration";
    case "turn":
      return `until the ${lasting.edge} of a turn`;
    case "zone":
      return "while inside";
    case "until":
      if (lasting.what !== "removed") return `until ${lasting.what.replaceAll("_", " ")}`;
      return save === undefined ? "" : `until a ${save.ability} save, DC ${save.dc}`;
    default:
      return "";
  }
}

/** How long it lasts in the words in which callers say it: a number of rounds, with those that are left, or what ends it. */
export interface LastingView {
  readonly duration: number | string;
  readonly remaining?: number;
  readonly save?: { readonly ability: string; readonly dc: number };
}

/** What ends it, and the save that may end it before. */
export const lastingView = ({ lasting, rounds, save, unheld }: Bounds, now: Now): LastingView => ({
  ...(unheld && lasting.kind === "cast"
    ? { duration: "with_its_spell" }
    : timeView(lasting, rounds, now)),
  ...(save !== undefined && { save: { ability: save.ability, dc: save.dc } }),
  ...(save !== undefined && isOpen(lasting) && { duration: "save_ends" }),
});

function timeView(lasting: Lasting, rounds: number | undefined, now: Now): LastingView {
  const left = secondsLeft(lasting, now);
  if (left !== undefined) {
    const remaining = roundsIn(left);
    return { duration: rounds ?? remaining, remaining };
  }
  switch (lasting.kind) {
    case "until":
      return { duration: `until_${lasting.what}` };
    case "cast":
      return { duration: "concentration" };
    case "turn":
      return { duration: `until_turn_${lasting.edge}` };
    case "zone":
      return { duration: "while_inside" };
    default:
      return { duration: "until_removed" };
  }
}

const isOpen = (lasting: Lasting): boolean =>
  lasting.kind === "until" && lasting.what === "removed";

/** Something held as data: how long it lasts in callers' words in place of the engine's. */
export const heldView = <One extends Bounds>(
  { lasting, rounds, save, unheld, ...rest }: One,
  now: Now,
) => ({
  ...rest,
  ...lastingView({ lasting, ...present({ rounds, save, unheld }) }, now),
});

/** A spell that runs, with the rounds that are left in place of its end by the clock. */
export const castShown = ({ until, by: _by, ...cast }: Cast, now: Now): object => ({
  ...cast,
  ...(until !== undefined && { rounds: roundsIn(until - now.clock) }),
});

/** Conditions with how long they last: "exhaustion 2", "poisoned (until a con save, DC 13)"; of one that comes from several, from which. */
export function heldText(conditions: Sheet["conditions"], now: Now): string {
  const kinds = new Map<string, Set<string>>();
  for (const held of conditions) {
    const said = kinds.get(held.condition) ?? new Set();
    kinds.set(held.condition, said.add(conditionText(held, conditions, now)));
  }
  return [...kinds.values()].flatMap((said) => reasons([...said])).join(", ");
}

const longestSource = 30;

function conditionText(
  held: Sheet["conditions"][number],
  all: Sheet["conditions"],
  now: Now,
): string {
  const { condition, level, source } = held;
  const isOneOfMany = all.some((one) => one.condition === condition && one.source !== source);
  const details = [
    ...(isOneOfMany && source !== unknownSource ? [String(clipped(source, longestSource))] : []),
    lastingText(held, now),
  ].filter((detail) => detail !== "");
  const much = level === undefined ? "" : ` ${level}`;
  return `${condition}${much}${details.length === 0 ? "" : ` (${details.join(", ")})`}`;
}

/** Each condition once: "exhaustion 2", "poisoned"; levels from several sources count together. */
export const conditionNames = ({ conditions }: Sheet): readonly string[] => {
  const levels = conditions.reduce((sum, { level = 0 }) => sum + level, 0);
  return [
    ...new Set(
      conditions.map(({ condition, level }) =>
        level === undefined ? condition : `${condition} ${levels}`,
      ),
    ),
  ];
};

/** "Bless from Ada (e4, 10 rounds)": the id is what removes it. */
export function effectText(held: Sheet["effects"][number], now: Now): string {
  const { name, id, source } = held;
  const time = lastingText(held, now);
  return `${spokenName(name)}${source === undefined ? "" : ` from ${source}`} (${id}${time === "" ? "" : `, ${time}`})`;
}
