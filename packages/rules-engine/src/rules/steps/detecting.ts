import type { Detecting } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../creature/creature.js";
import type { Sensed } from "../../game/magic-event.js";
import { happens, type Next } from "../../game/next.js";
import { combatantOf, creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { atWork } from "../../gather/antimagic.js";
import { blockOf } from "../../sheet/block-of.js";
import { typeOf } from "../../sheet/size.js";
import type { Compendium } from "../../tables/compendium.js";
import { bodyOf } from "../combat/bodies.js";
import type { Settling } from "./settling.js";
import { feetBetween } from "./space.js";

/** Whoever acts learns who and what is near, as far as the table knows it: where there is a fight, from its map ("Detect Magic"). */
export function detect(turn: Settling): Next {
  const { step, frame, state } = turn;
  const { detects } = step;
  if (detects === undefined) return happens();
  const here = combatantOf(state, frame.id) !== undefined;
  const found = here ? inFight(turn, detects) : [];
  return happens({
    type: "sensed",
    id: frame.id,
    rule: "Casting a Spell",
    source: frame.by.source,
    feet: detects.feet,
    found,
  });
}

function inFight(turn: Settling, detects: Detecting): readonly Sensed[] {
  const { state, frame, using } = turn;
  const all = Object.keys(state.combatants ?? {}).flatMap((id): readonly Sensed[] => {
    const feet = feetBetween(state, [frame.id, id], using) ?? 0;
    if (id === frame.id || feet > detects.feet || isHidden(creatureIn(state, id))) return [];
    const way = wayTo(state, [frame.id, id], using);
    return whatIs(turn, detects, id).map((what) => ({ what, id, feet, ...(way && { way }) }));
  });
  const near = all.toSorted((one, other) => (one.feet ?? 0) - (other.feet ?? 0));
  return detects.what === "thing" ? near.slice(0, 1) : near;
}

/** What a creature is to such magic, in words; nothing where it is nothing. */
function whatIs(turn: Settling, { what, types }: Detecting, id: string): readonly string[] {
  const { state, frame, outcome, using } = turn;
  const { compendium } = using;
  const creature = creatureIn(state, id);
  switch (what) {
    case "types": {
      const type = seemsOf(creature, compendium);
      return types?.includes(type) ? [type] : [];
    }
    case "magic":
      return magicOn(creature);
    case "poison":
      return poisonOf(creature, compendium);
    case "named":
      // Another form is no likeness.
      return (frame.others ?? [outcome.id]).includes(id) && creature.own === undefined
        ? ["the one that is looked for"]
        : [];
    case "thing":
      return thingsOf(creature, frame.by.text ?? "");
  }
}

/** The type that magic takes a creature for ("Arcanist's Magic Aura"). */
export function seemsOf(creature: Creature, compendium: Compendium) {
  for (const { effects } of creature.effects)
    for (const effect of effects) if (effect.kind === "seems") return effect.type;
  return typeOf(creature.make, compendium);
}

/** Whether no divination perceives a creature ("Nondetection"). */
export const isHidden = (creature: Creature): boolean =>
  atWork(creature).some((held) =>
    held.effects.some(({ kind }) => kind === "hidden-from-divination"),
  );

function magicOn({ conditions, effects, items }: Creature): readonly string[] {
  const spells = [...conditions, ...effects].flatMap(({ lasting, source }) =>
    lasting.kind === "cast" && source !== undefined ? `magic: ${source}` : [],
  );
  const things = items.flatMap(({ magic, name }) =>
    magic === undefined ? [] : `a magic thing: ${name}`,
  );
  return [...new Set([...spells, ...things])];
}

function poisonOf({ make, conditions }: Creature, compendium: Compendium): readonly string[] {
  const poisons = JSON.stringify(blockOf(make, compendium)?.actions ?? []);
  return [
    ...(conditions.some(({ condition }) => condition === "poisoned") ? ["poisoned"] : []),
    ...(poisons.includes('"poison"') || poisons.includes('"poisoned"')
      ? ["a poisonous creature"]
      : []),
  ];
}

const thingsOf = ({ items }: Creature, name: string): readonly string[] =>
  items.flatMap((item) =>
    name !== "" && item.name.toLowerCase().includes(name.toLowerCase()) ? item.name : [],
  );

const ways = ["east", "southeast", "south", "southwest", "west", "northwest", "north", "northeast"];

/** One of the eight ways of the compass; north is up on the map. */
function wayTo(
  state: GameState,
  [one, other]: readonly [string, string],
  { compendium }: Pick<Using, "compendium">,
): string | undefined {
  const [from, to] = [bodyOf(state, one, compendium), bodyOf(state, other, compendium)];
  if (from === undefined || to === undefined) return undefined;
  const turns = Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4);
  return ways[(Math.round(turns) + 8) % 8];
}
