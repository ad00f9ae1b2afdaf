import type { BodySlot, Creature, Item } from "../../creature/creature.js";
import type { Event, EventOf } from "../../game/event.js";
import { happens, type Next, nothing } from "../../game/next.js";
import { combatantOf, creatureIn, fightIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { shineOf } from "../../sheet/eyes.js";
import { type Compendium, foldName } from "../../tables/compendium.js";
import { does, ruleOf } from "../../tables/condition-facts.js";
import { effectLost } from "./ending.js";

/** A shield is strapped on. */
const inHand: readonly (BodySlot | undefined)[] = ["main_hand", "off_hand", "two_hands"];

/** Who loses consciousness drops what it holds ("Unconscious"): it stays its own, and lies where it lies. */
export function dropHeld(
  state: GameState,
  { id, held }: EventOf<"condition_gained">,
  { compendium }: Using,
): Next {
  if (!does(held.condition, "drops-what-it-holds", compendium)) return nothing;
  const creature = creatureIn(state, id);
  const rule = ruleOf(held.condition, compendium);
  return letGo(state, { creature, fallen: heldBy(creature), rule }, compendium);
}

/** A spell may make somebody drop it, at once: Fear, Command, Heat Metal. */
export function dropByEffect(
  state: GameState,
  { id, held }: EventOf<"effect_gained">,
  { compendium }: Using,
): Next {
  const drops = held.effects.find(({ kind }) => kind === "drops-what-it-holds");
  if (drops?.kind !== "drops-what-it-holds") return nothing;
  const creature = creatureIn(state, id);
  const { one, named } = drops;
  const all = heldBy(creature);
  const meant = named && all.filter(({ name }) => foldName(name) === foldName(named));
  const fallen = meant || (one ? all.slice(0, 1) : all);
  const over = effectLost(creature, held, { because: "it has let go" });
  const { events } = letGo(state, { creature, fallen, rule: held.name }, compendium);
  return happens(...events, ...(held.effects.length === 1 ? [over] : []));
}

const heldBy = ({ items }: Creature): readonly Item[] =>
  items.filter(({ slot }) => inHand.includes(slot));

function letGo(
  state: GameState,
  { creature, fallen, rule }: Fallen & { readonly rule: string },
  compendium: Compendium,
): Next {
  const where = combatantOf(state, creature.id) === undefined ? "" : " and lies in its space";
  return happens(
    ...fallen.map((item) => dropped(creature, item, { where, rule })),
    ...burning(state, { creature, fallen }, compendium),
  );
}

interface Fallen {
  readonly creature: Creature;
  readonly fallen: readonly Item[];
}

/** A torch that falls goes on burning where it lies; a lantern's cone points nowhere any more. */
function burning(
  state: GameState,
  { creature: { id }, fallen }: Fallen,
  compendium: Compendium,
): readonly Event[] {
  const at = combatantOf(state, id)?.at;
  if (at === undefined || state.battlefield === undefined) return [];
  const { id: encounter, lastId } = fightIn(state);
  const lights = fallen.flatMap((item) =>
    shineOf(item, compendium).flatMap((shine) => (shine.isCone ? [] : { item, shine })),
  );
  return lights.map(({ item, shine: { bright, dim } }, place) => ({
    type: "zone_laid",
    about: { encounter },
    rule: "Vision and Light",
    zone: {
      id: `z${lastId + 1 + place}`,
      name: item.name,
      anchor: { origin: at },
      area: { shape: "sphere", radius: bright + dim },
      owner: id,
      affects: "all",
      inside: [],
      steps: [],
      light: { bright, dim },
      lasting: { kind: "until", what: "removed" },
    },
  }));
}

function dropped(
  { id }: Creature,
  { slot: _slot, ...item }: Item,
  { where, rule }: { readonly where: string; readonly rule: string },
): Event {
  return { type: "item_changed", id, rule, item, what: `${item.name} falls from its hand${where}` };
}
