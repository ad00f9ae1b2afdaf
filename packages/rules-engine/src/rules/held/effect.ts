import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import { isSame } from "../../build/make/updated.js";
import type { Creature } from "../../creature/creature.js";
import type { EffectHeld, Lasting } from "../../creature/held.js";
import { nextId } from "../../creature/held-id.js";
import type { ActionOf } from "../../game/action.js";
import { type Decision, happens } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { foldName } from "../../tables/compendium.js";
import { findCarried } from "../inventory/carried.js";
import { refuseDead } from "../life/dead.js";
import { effectLost } from "./ending.js";
import { refuseMore } from "./held-limit.js";
import { laid, layingOf } from "./laid.js";
import { boundsOf, endOf, refuseCircle } from "./lasting.js";
import { outlasts } from "./outlast.js";
import { sameSource } from "./source.js";
import { usedUp } from "./used-up.js";

const rule = "Combining Magical Effects";

/** An effect begins, or is renewed by what brought it before, unless it stacks ("Combining Magical Effects"). */
export function gainEffectRule(
  state: GameState,
  action: ActionOf<"gain_effect">,
  using: Using,
): Decision {
  const creature = creatureIn(state, action.id);
  if (creature.dead) return err(refuseDead(creature, "gains no effects any more"));
  const lasting = endOf(state, action);
  if (!lasting.ok) return lasting;
  const on = laidOn(creature, action, using);
  if (!on.ok) return on;
  const item = on.value;
  const from = action.stacks
    ? undefined
    : creature.effects.find(
        (held) =>
          foldName(held.name) === foldName(action.name) &&
          held.item === item &&
          sameSource(held, action),
      );
  const tooMany = from === undefined ? refuseMore(creature, "effects") : undefined;
  if (tooMany !== undefined) return err(tooMany);
  const laying = layingOf(state, action, using);
  const settled = laying.ok ? laid(action.effects, laying.value) : laying;
  if (!settled.ok) return settled;
  const { effects, rolled } = settled.value;
  const brought = broughtBy({ ...action, effects, ...(item && { item }) }, lasting.value);
  const { id } = action;
  const common = { id, rule, ...(rolled.length > 0 && { rolled }) };
  if (from === undefined) {
    const held = { ...brought, id: nextId(creature, "e") };
    return ok(happens({ ...common, type: "effect_gained", held }));
  }
  const circle = refuseCircle(creature, from.id, brought.lasting);
  if (circle !== undefined) return err(circle);
  return ok(happens({ ...common, type: "effect_changed", held: renewed(from, brought), from }));
}

/** The thing that an effect is laid on: of several stacks the one in hand. */
function laidOn(
  creature: Creature,
  { item }: ActionOf<"gain_effect">,
  { compendium }: Using,
): Result<string | undefined, RuleViolation> {
  if (item === undefined) return ok(undefined);
  const found = findCarried(creature, item, compendium);
  if (!found.ok) return found;
  return ok((found.value.find(({ slot }) => slot !== undefined) ?? found.value[0]).id);
}

/** What is laid anew takes the place of what was; the very same does not shorten it. */
const renewed = (from: EffectHeld, brought: Omit<EffectHeld, "id">): EffectHeld =>
  isSame([from.effects, from.item], [brought.effects, brought.item]) &&
  outlasts(from, brought) &&
  !outlasts(brought, from)
    ? from
    : { ...brought, id: from.id };

const broughtBy = (
  {
    name,
    kind,
    source,
    from,
    effects,
    item,
    trigger,
    stacks,
    eases,
    during,
    ...held
  }: ActionOf<"gain_effect">,
  lasting: Lasting,
): Omit<EffectHeld, "id"> => ({
  name,
  kind,
  ...(source !== undefined && { source }),
  ...(from !== undefined && { from }),
  effects,
  lasting,
  ...boundsOf(held),
  ...(item !== undefined && { item }),
  ...(trigger !== undefined && { trigger }),
  ...(stacks && { stacks }),
  ...(eases && { eases }),
  ...(during !== undefined && { during }),
});

/** An effect ends: the one of this id, or all of this name. */
export function loseEffectRule(
  state: GameState,
  { id, held, used }: ActionOf<"lose_effect">,
  { compendium }: Using,
): Decision {
  const creature = creatureIn(state, id);
  const { effects } = creature;
  if (used && effects.some((one) => one.id === held))
    return ok(happens(...usedUp(state, { creature, held }, compendium)));
  const ending = effects.filter((one) => one.id === held || foldName(one.name) === foldName(held));
  if (ending.length > 0)
    return ok(happens(...ending.map((one) => effectLost(creature, one, { because: "removed" }))));
  const legal = effects.map((one) => `${one.id} (${one.name})`);
  const has = legal.length === 0 ? "It has none" : `It has: ${legal.join(", ")}`;
  return err({
    code: "NO_SUCH_EFFECT",
    message: `${creature.name} has no effect "${held}". ${has}.`,
    legal,
  });
}
