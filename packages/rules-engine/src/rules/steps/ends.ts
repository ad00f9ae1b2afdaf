import { conditionIds, type Step } from "@tabletop-mcp/srd-data";
import type { Command } from "../../game/action.js";
import { type Next, steps } from "../../game/next.js";
import { actQuietly, type Settling } from "./settling.js";
import { told } from "./told.js";

type Ended = NonNullable<Step["ends"]>[number];

/** Conditions end, and what lowers a maximum; which curse, disease or spell ends is told. */
export function end(turn: Settling): Next {
  const { step, outcome, frame } = turn;
  const ended = step.ends ?? [];
  const asked = ended.filter((one) => commandsFor(one, turn) === undefined);
  const run = ended.flatMap((one) => commandsFor(one, turn) ?? []);
  const { run: frames = [] } = steps(...run.map(actQuietly));
  if (asked.length === 0) return { events: [], run: frames };
  const words = asked.map((one) => inWords[one] ?? one).join(", ");
  return { events: [told(frame, `Ends: ${words}.`, [outcome.id])], run: frames };
}

const inWords: Readonly<Partial<Record<Ended, string>>> = {
  curse: "a curse",
  disease: "a disease",
  spell: "a spell",
  "ability-reduction": "what lowers an ability score",
};

/** Nothing where it is the game master's to say which. */
function commandsFor(
  ended: Ended,
  { outcome: { id }, creature, frame }: Settling,
): readonly Command[] | undefined {
  if (ended === "own")
    return creature.effects
      .filter(({ source, from = id }) => source === frame.by.source && from === frame.id)
      .map((held) => ({ type: "lose_effect", id, held: held.id }));
  const condition = conditionIds.find((one) => one === ended) ?? as[ended];
  if (condition !== undefined)
    return creature.conditions.some((held) => held.condition === condition)
      ? [
          {
            type: "lose_condition",
            id,
            condition,
            ...(ended === "exhaustion-level" && { levels: 1 }),
          },
        ]
      : [];
  if (ended !== "hit-point-reduction") return undefined;
  return creature.effects
    .filter(({ effects }) =>
      effects.some((one) => one.kind === "stat" && one.stat === "hit-point-maximum"),
    )
    .map((held) => ({ type: "lose_effect", id, held: held.id }));
}

const as: Readonly<Partial<Record<Ended, "charmed" | "petrified" | "exhaustion">>> = {
  charm: "charmed",
  petrification: "petrified",
  "exhaustion-level": "exhaustion",
};
