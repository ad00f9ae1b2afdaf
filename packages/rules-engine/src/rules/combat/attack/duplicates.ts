import { ok } from "@tabletop-mcp/dice-core";
import type { Effect } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../../creature/creature.js";
import type { EffectHeld } from "../../../creature/held.js";
import type { AttackFrame, Duplicate } from "../../../game/attack-frame.js";
import type { Event } from "../../../game/event.js";
import type { Decision } from "../../../game/next.js";
import type { GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import { atWork } from "../../../gather/antimagic.js";
import { reliesOn, sightOf } from "../../../gather/sight.js";
import { bearerOf } from "../../../sheet/numbers/bearer.js";
import { spellOver } from "../../held/spell-over.js";
import { told } from "../../steps/told.js";
import type { Two } from "../bodies.js";
import { feetOf } from "../bodies.js";
import { framed } from "./framed.js";

type Duplicates = Extract<Effect, { readonly kind: "duplicates" }>;

interface Surrounded {
  readonly held: EffectHeld;
  readonly count: number;
}

const isDuplicates = (effect: Effect): effect is Duplicates => effect.kind === "duplicates";

/** Who is among its own images, and how many of them are left. */
function surrounded(creature: Creature): Surrounded | undefined {
  for (const held of atWork(creature)) {
    const found = held.effects.find(isDuplicates);
    if (found !== undefined) return { held, count: found.count };
  }
  return undefined;
}

/** What the d20 has to show so that an attack goes for an image: with one, two and three of them. */
const needed = [11, 8, 6] as const;

/** Whether an attack goes for the target or for an image of it ("Mirror Image"); nothing where it has none. */
export function duplicateStep(
  state: GameState,
  { frame, two }: { readonly frame: AttackFrame; readonly two: Two },
  using: Using,
): Decision | undefined {
  if (frame.duplicate !== undefined || two.other.effects.length === 0) return undefined;
  const { compendium } = using;
  const found = surrounded(two.other);
  const from = found && needed[found.count - 1];
  if (found === undefined || from === undefined || !isFooled(state, two, using)) return undefined;
  const face = using.rng.die(20);
  const isOnImage = face >= from;
  const armorClass = 10 + bearerOf(two.other, compendium).abilities.dex.modifier;
  const whom = isOnImage ? `an image of ${two.other.name} (AC ${armorClass})` : two.other.name;
  const text = `d20: ${face}, needs ${from} or more: the attack is on ${whom}.`;
  const { id, name: source } = { id: two.other.id, name: found.held.name };
  return ok({
    events: [told({ id, by: { source } }, text, [frame.id])],
    run: [framed(frame, { duplicate: isOnImage ? { held: found.held.id, armorClass } : "passed" })],
  });
}

/** Who cannot see, relies on other senses or sees through illusions is not fooled. */
const isFooled = (state: GameState, { self, other }: Two, { compendium }: Using): boolean =>
  reliesOn(sightOf(self, compendium), feetOf(state, { self, other }, compendium))?.length !== 0;

/** An image that was hit is gone, and with the last one the spell is over. */
export function imageLost(
  state: GameState,
  other: Creature,
  { held: id }: Duplicate,
): readonly Event[] {
  const found = surrounded(other);
  if (found === undefined || found.held.id !== id) return [];
  const { held, count } = found;
  if (count <= 1) return [spellOver(state, { bearer: other, held }, "its last image is gone")];
  const effects = held.effects.map((effect) =>
    isDuplicates(effect) ? Object.assign({}, effect, { count: count - 1 }) : effect,
  );
  return [
    {
      type: "effect_changed",
      id: other.id,
      rule: "Spell Descriptions, Mirror Image",
      held: Object.assign({}, held, { effects }),
      from: held,
    },
  ];
}
