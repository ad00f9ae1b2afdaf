import type { Creature } from "../../creature/creature.js";
import type { Side } from "../../encounter/combatant.js";
import type { Experience } from "../../encounter/encounter.js";
import type { Event } from "../../game/event.js";
import { combatantOf, creatureIn, fightIn, type GameState } from "../../game/state.js";
import { blockOf } from "../../sheet/block-of.js";
import type { Compendium } from "../../tables/compendium.js";

const rule = "Monsters, Experience Points";

/** What a fight is worth: that of the enemies who are dead or knocked out, or so much, in equal shares for the characters of the party who live. */
export function experienceOf(
  state: GameState,
  { xp, compendium }: { readonly xp?: number | undefined; readonly compendium: Compendium },
): Experience {
  const total =
    xp ??
    on(state, "enemy")
      .filter(({ dead, hp }) => dead === true || hp.current === 0)
      .reduce((sum, { make }) => sum + (blockOf(make, compendium)?.xp ?? 0), 0);
  const sharing = survivors(state).length;
  return { total, each: sharing === 0 ? 0 : Math.floor(total / sharing) };
}

/** Player characters write their share down. */
export const sharesOf = (state: GameState, { each }: Experience): readonly Event[] =>
  each === 0
    ? []
    : survivors(state)
        .filter(({ characterType }) => characterType === "pc")
        .map(({ id, xp: from }) => {
          const to = from + each;
          return { type: "changed", id, rule, field: "xp", from, to, set: { xp: to } };
        });

const survivors = (state: GameState): readonly Creature[] =>
  on(state, "party").filter((one) => one.dead !== true && isCharacter(state, one));

/** Player characters, and companions who are persons of their own: no beast of a stat block, no mount, nobody who was called. */
function isCharacter(state: GameState, { id, characterType, make }: Creature): boolean {
  if (characterType === "pc") return true;
  const isCopy = make.statBlock !== undefined && make.form !== true;
  const isRidden = Object.values(state.combatants ?? {}).some(({ mount }) => mount === id);
  return !isCopy && !isRidden && combatantOf(state, id)?.summoned === undefined;
}

const on = (state: GameState, side: Side): readonly Creature[] =>
  fightIn(state)
    .order.filter(({ id }) => combatantOf(state, id)?.side === side)
    .map(({ id }) => creatureIn(state, id));
