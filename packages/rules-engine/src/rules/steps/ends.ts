import { conditionIds, type Step } from "@tabletop-mcp/srd-data";
import { concentrationOf } from "../../creature/cast.js";
import type { Command } from "../../game/action.js";
import { happens, type Next, nothing, steps } from "../../game/next.js";
import { castEnded } from "../held/ending.js";
import { isLaidBy, spellShakenOff } from "../held/spell-over.js";
import { curesOf, isAilment } from "./cures.js";
import { actQuietly, type Settling } from "./settling.js";
import { told } from "./told.js";

type Ended = NonNullable<Step["ends"]>[number];

/** Conditions end, and what lowers a maximum; which curse, disease or spell ends is told. */
export function end(turn: Settling): Next {
  const { step, outcome, frame } = turn;
  const ended = step.ends ?? [];
  const { cast } = frame.by;
  const whole =
    ended.includes("spell") && cast !== undefined
      ? spellShakenOff(turn.state, { owner: frame.id, cast, bearer: outcome.id })
      : undefined;
  if (whole !== undefined) return happens(whole);
  const cured = ended.flatMap((one) => (isAilment(one) ? curesOf(one, turn) : []));
  const asked = ended.filter(
    (one) =>
      commandsFor(one, turn) === undefined &&
      !(isAilment(one) && cured.length > 0) &&
      // Spells that lie in a place are no creature's to lose (Sunburst).
      !(one === "spell" && step.targets?.what === "spell"),
  );
  const run = ended.flatMap((one) => commandsFor(one, turn) ?? []);
  const { run: frames = [] } = steps(...run.map(actQuietly));
  if (asked.length === 0) return { events: cured, run: frames };
  const words = asked.map((one) => inWords[one] ?? one).join(", ");
  return { events: [...cured, told(frame, `Ends: ${words}.`, [outcome.id])], run: frames };
}

const inWords: Readonly<Partial<Record<Ended, string>>> = {
  curse: "a curse",
  disease: "a disease",
  spell: "a spell",
  "ability-reduction": "what lowers an ability score",
};

/** What the spell whose step this is has laid on a creature: it ends for that one alone (Compulsion). */
function ofCast({
  outcome: { id },
  creature,
  frame,
  step,
}: Settling): readonly Command[] | undefined {
  const { cast } = frame.by;
  if (cast === undefined || step.targets?.what === "spell") return undefined;
  const isOfIt = isLaidBy({ owner: frame.id, cast });
  return [
    ...creature.conditions
      .filter(isOfIt)
      .map(
        ({ condition }): Command => ({ type: "lose_condition", id, condition, source: frame.id }),
      ),
    ...creature.effects
      .filter(isOfIt)
      .map((held): Command => ({ type: "lose_effect", id, held: held.id })),
  ];
}

/** Whoever concentrates does so no more ("Sleet Storm"). */
export function distract({ creature, frame }: Settling): Next {
  const cast = concentrationOf(creature);
  return cast === undefined
    ? nothing
    : happens(castEnded(creature, cast, { because: frame.by.source, broken: true }));
}

/** The spell itself. */
function ofItself({ state, frame }: Settling): readonly Command[] {
  const { id, by } = frame;
  const cast = state.creatures[id]?.casts.find((one) => one.id === by.cast);
  return cast === undefined
    ? []
    : [{ type: "cast", id, spell: cast.spell, cast: cast.id, use: "end", economy: "free" }];
}

/** Nothing where it is the game master's to say which. */
function commandsFor(ended: Ended, settling: Settling): readonly Command[] | undefined {
  const { outcome, creature, frame } = settling;
  const { id } = outcome;
  if (ended === "spell") return ofCast(settling);
  if (ended === "cast") return ofItself(settling);
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
