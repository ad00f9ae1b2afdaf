import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Effect } from "@tabletop-mcp/srd-data";
import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { Creature } from "../../creature/creature.js";
import type { EffectHeld } from "../../creature/held.js";
import { nextId } from "../../creature/held-id.js";
import type { ActionOf } from "../../game/action.js";
import { type Decision, happens } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { maximumOf } from "../../sheet/hit-points.js";
import type { Compendium } from "../../tables/compendium.js";
import { spend } from "../combat/economy.js";
import { effectLost } from "../held/ending.js";
import { refuseMore } from "../held/held-limit.js";
import { endOf } from "../held/lasting.js";
import { refuseDead } from "../life/dead.js";
import { formEnded } from "./ends.js";
import { makeInForm } from "./form-make.js";

type TakeForm = ActionOf<"take_form">;

/** What a body without hands and speech cannot do. */
const limitsOf = ({ keeps, casts }: TakeForm, { languages }: StatBlock): readonly Effect[] => [
  ...(casts ? [] : [{ kind: "cannot", what: "cast" } as const]),
  ...(keeps === "mind" || languages.speaks.length > 0
    ? []
    : [{ kind: "cannot", what: "speak" } as const]),
];

/** A creature has the body of a stat block: its own self is put aside until that ends ("Wild Shape"; "Polymorph"). */
export function takeFormRule(state: GameState, action: TakeForm, { compendium }: Using): Decision {
  const creature = creatureIn(state, action.id);
  const refused = refuseChange(creature, action);
  if (refused !== undefined) return err(refused);
  const block = formCalled(action.statBlock, compendium);
  if (!block.ok) return block;
  const lasting = endOf(state, action);
  if (!lasting.ok) return lasting;
  const { id, hp, items } = creature;
  const itself = creature.own ?? { make: creature.make, hp: hp.current, items, held: "" };
  const make = makeInForm(
    { ...creature, make: itself.make },
    { block: block.value, keeps: action.keeps },
    compendium,
  );
  const held: EffectHeld = {
    id: nextId(creature, "e"),
    name: `${action.source} (${block.value.name})`,
    kind: "neutral",
    source: action.source,
    ...(action.from !== undefined && { from: action.from }),
    effects: limitsOf(action, block.value),
    lasting: lasting.value,
    ...(action.endsOn && { endsOn: action.endsOn }),
  };
  const whole = maximumOf({ ...creature, make, items: [] }, compendium);
  const before = creature.own && creature.effects.find((one) => one.id === creature.own?.held);
  return ok(
    happens(
      {
        type: "form_taken",
        id,
        rule: action.source,
        form: block.value.name,
        own: { ...itself, held: held.id },
        make,
        hp: action.again === "as-hurt" ? Math.min(whole, hp.current) : whole,
      },
      { type: "effect_gained", id, rule: action.source, held },
      ...(before === undefined ? [] : [effectLost(creature, before, { because: "another form" })]),
    ),
  );
}

function refuseChange(creature: Creature, { again }: TakeForm): RuleViolation | undefined {
  if (creature.dead) return refuseDead(creature, "changes no more");
  if (creature.own !== undefined && again === undefined)
    return {
      code: "IN_A_FORM",
      message: `${creature.name} has another form already: ${creature.make.own?.name ?? ""}.`,
      hint: "End that one first.",
    };
  if (creature.hp.current <= 0)
    return {
      code: "NO_HIT_POINTS",
      message: `${creature.name} has 0 hit points, and takes no form.`,
      hint: "Heal it first.",
    };
  return refuseMore(creature, "effects");
}

/** The stat block of a form, by id or name. */
export function formCalled(
  name: string,
  { statBlocks }: Compendium,
): Result<StatBlock, RuleViolation> {
  const block = statBlocks.find(name);
  return block === undefined
    ? err({
        code: "NO_SUCH_CREATURE",
        message: `There is no stat block "${name}".`,
        hint: "Name a creature of the SRD.",
      })
    : ok(block);
}

/** Back into its own shape of its own will: a bonus action in a fight ("Wild Shape"). */
export function endFormRule(
  state: GameState,
  { id, economy = "bonus" }: ActionOf<"end_form">,
  using: Using,
): Decision {
  const creature = creatureIn(state, id);
  const { own } = creature;
  if (own === undefined)
    return err({
      code: "NO_FORM",
      message: `${creature.name} has its own shape.`,
      hint: "There is nothing to end.",
    });
  const paid = spend(state, { id, what: "End a form", economy }, using);
  if (!paid.ok) return paid;
  const ended = formEnded(creature, own, { hp: own.hp, because: "ended of its own will" });
  return ok(happens(...paid.value, ended));
}
