import { err, ok } from "@tabletop-mcp/dice-core";
import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { Creature } from "../../creature/creature.js";
import type { ActionOf, UseAction } from "../../game/action.js";
import type { Decision } from "../../game/next.js";
import { creatureIn, type GameState, secondsNow } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { numbersAt } from "../../gather/features.js";
import { featuresOf, type KnownFeature } from "../../sheet/features.js";
import { spend } from "../combat/economy.js";
import { payUse } from "../combat/use-feature.js";
import { formCalled } from "./form.js";

/** The feature's id. */
export const wildShape = "druid-wild-shape";
const secondsPerHour = 3600;

/** A druid takes the shape of a beast for half its level in hours ("Druid, Wild Shape"). */
export function wildShapeRule(
  state: GameState,
  { id, statBlock, economy }: ActionOf<"wild_shape">,
  using: Using,
): Decision {
  const creature = creatureIn(state, id);
  // In a form the features are still there.
  const features = featuresOf(creature.make, using.compendium);
  const known = features.find((one) => one.id === wildShape);
  if (known === undefined) return err(noWildShape(creature));
  const block = formCalled(statBlock, using.compendium);
  if (!block.ok) return block;
  const refused = refuseBeast(block.value, known);
  if (refused !== undefined) return err(refused);
  const paid = spend(state, { id, what: known.name, economy }, using);
  if (!paid.ok) return paid;
  const { name, srd: rule } = known;
  const use = payUse(creature, { use: "wild-shape", amount: 1, name, rule }, using.compendium);
  if (!use.ok) return use;
  const hours = Number(numbersAt(known)["hours"] ?? 1);
  const casts = features.some((one) => one.id === "druid-beast-spells");
  return ok({
    events: [...paid.value, use.value],
    run: [
      {
        kind: "act",
        action: {
          type: "take_form",
          id,
          statBlock: block.value.id,
          keeps: "mind",
          source: name,
          endsOn: ["unconscious"],
          lasting: { kind: "time", until: secondsNow(state) + hours * secondsPerHour },
          ...(casts && { casts }),
        },
      },
    ],
  });
}

/** The feature by its name: the option is the beast. */
export function useWildShape(
  state: GameState,
  { id, option, economy }: UseAction,
  using: Using,
): Decision {
  const action = {
    type: "wild_shape",
    id,
    statBlock: option ?? "",
    ...(economy && { economy }),
  } as const;
  return option === undefined
    ? err(formNeeded(creatureIn(state, id), using))
    : wildShapeRule(state, action, using);
}

function formNeeded({ name, make }: Creature, { compendium }: Using): RuleViolation {
  const known = featuresOf(make, compendium).find((one) => one.id === wildShape);
  const legal = compendium.statBlocks.all.filter(
    (block) => known !== undefined && refuseBeast(block, known) === undefined,
  );
  return {
    code: "FORM_NEEDED",
    message: `Wild Shape asks which beast ${name} becomes.`,
    hint: "Name a beast that the druid has seen as the option.",
    legal: legal.map((block) => block.name),
  };
}

const noWildShape = ({ name }: Creature): RuleViolation => ({
  code: "NO_FEATURE",
  message: `${name} has no Wild Shape.`,
  hint: "Druids have it from level 2 on.",
});

/** The levels from which on a druid becomes a beast that swims, or flies. */
const swimsFrom = 4;
const fliesFrom = 8;

/** What a druid of this level cannot become yet. */
function refuseBeast(
  { name, type, challenge, speeds }: StatBlock,
  known: KnownFeature,
): RuleViolation | undefined {
  const most = Number(numbersAt(known)["challengeRating"] ?? 0);
  const because = whyNot({ type, challenge, speeds }, { most, level: known.level });
  return because === undefined
    ? undefined
    : {
        code: "FORM_OUT_OF_REACH",
        message: `Wild Shape does not reach ${name}: ${because}.`,
        hint: "Name another beast that the druid has seen.",
      };
}

function whyNot(
  { type, challenge, speeds }: Pick<StatBlock, "type" | "challenge" | "speeds">,
  { most, level }: { readonly most: number; readonly level: number },
): string | undefined {
  if (type !== "beast") return `it is of type ${type}, and no beast`;
  if (challenge > most)
    return `its challenge rating is ${challenge}, and ${most} is the most at level ${level}`;
  if (speeds.swim !== undefined && level < swimsFrom)
    return `it swims, which takes level ${swimsFrom}`;
  if (speeds.fly !== undefined && level < fliesFrom)
    return `it flies, which takes level ${fliesFrom}`;
  return undefined;
}
