import { err, ok } from "@tabletop-mcp/dice-core";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { Creature, Item } from "../../creature/creature.js";
import type { CastAction } from "../../game/cast-action.js";
import type { Event } from "../../game/event.js";
import type { Decision } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { blockOf } from "../../sheet/block-of.js";
import type { SpellCastWith } from "../../sheet/casting/cast-with.js";
import { freely } from "../../sheet/casting/pays.js";
import { highestOf } from "../../sheet/casting/spell-room.js";
import { bearerOf } from "../../sheet/numbers/bearer.js";
import { castingClasses } from "../../sheet/slots.js";
import type { Compendium } from "../../tables/compendium.js";
import { scrollIds, spellOnScroll } from "../../tables/item-names.js";
import { rolledCheck } from "../combat/rolled-check.js";
import { ignoresDemands } from "../inventory/attune-by.js";
import { refuseReading } from "../inventory/scroll.js";
import { lose } from "../inventory/stacks.js";
import { castNow } from "./cast.js";
import { type Casting, ownWay, withNumbers } from "./casting.js";

/** What is read: a scroll that is carried, or one of a level that need not be. */
interface Reading {
  readonly action: CastAction;
  readonly spell: Spell;
  readonly item?: Item;
  readonly level?: number;
}

/**
 * Casts the spell of a scroll: on the list of one's class, without materials, with the scroll's
 * numbers; of a level above one's own by a check, DC 10 and that level. It is dust then, either way
 * (Magic Items A-Z, Spell Scroll).
 */
export function readScroll(state: GameState, reading: Reading, using: Using): Decision {
  const { action, spell, item } = reading;
  const creature = creatureIn(state, action.id);
  const level = levelOf(reading);
  const refused =
    refuseOther(reading, level, using.compendium) ??
    refuseReading(
      creature,
      { spell, scroll: item?.name ?? `scroll of ${spell.name}` },
      using.compendium,
    );
  if (refused !== undefined) return err(refused);
  const casting = castingWith(creature, { ...reading, level }, using.compendium);
  const { manual = [], ...unaided } = action;
  const isHard = isAbove(creature, { spell, level }, using.compendium) && !action.dmOverride;
  const [first, ...others] = manual;
  const rest = isHard ? others : manual;
  const cast: CastAction = rest.length === 0 ? unaided : { ...unaided, manual: rest };
  const decided = castNow(state, { action: cast, casting }, using);
  if (!decided.ok) return decided;
  const { events, run = [] } = decided.value;
  const dust = item === undefined || action.dmOverride ? [] : [lose(creature, item, used)];
  if (!isHard) return ok({ events: [...dust, ...events], run });
  const check = rolledCheck(
    creature,
    {
      ...(action.item?.arcana ? { skill: "arcana" } : { ability: casting.with.ability }),
      dc: 10 + level,
      ...(first !== undefined && { manual: [first] }),
    },
    using,
  );
  if (!check.ok) return check;
  const rolled = check.value.event({});
  if (check.value.success === true) return ok({ events: [rolled, ...dust, ...events], run });
  // The action is spent, and the scroll; the spell was never cast.
  const spent = events.filter((event): event is Event => event.type === "turn_spent");
  return ok({ events: [...spent, rolled, ...dust] });
}

/** A scroll that somebody carries, with its spell where that is known. */
export interface ScrollCarried {
  readonly item: Item;
  readonly level: number;
  readonly spell?: Spell;
}

/** The scrolls that somebody carries. */
export const scrollsOf = (
  { items }: Pick<Creature, "items">,
  compendium: Compendium,
): readonly ScrollCarried[] =>
  items.flatMap((item) => {
    const level = scrollIds.indexOf(item.magic ?? "");
    const spell = spellOnScroll(item, compendium);
    return level < 0 ? [] : [{ item, level, ...(spell && { spell }) }];
  });

const used = { quantity: 1, because: "used" } as const;

/** That of a scroll that is carried stands in its kind. */
function levelOf({ spell, item, level }: Reading): number {
  if (item === undefined) return level ?? spell.level;
  return scrollIds.indexOf(item.magic ?? "");
}

/** It holds another spell, or none of that level. */
function refuseOther(
  { spell, item }: Reading,
  level: number,
  compendium: Compendium,
): RuleViolation | undefined {
  const written = item && spellOnScroll(item, compendium);
  if (written !== undefined && written !== spell)
    return {
      code: "OTHER_SPELL",
      message: `${item?.name} holds ${written.name}, not ${spell.name}.`,
      hint: "Leave the spell out, or name another scroll.",
      legal: [written.name],
    };
  return level >= spell.level && level <= 9
    ? undefined
    : {
        code: "WRONG_LEVEL",
        message: `${spell.name} is of level ${spell.level}, and a scroll of level ${level} does not hold it.`,
        hint: "A scroll's level is the spell's, or a higher one.",
      };
}

/** Save DC and attack bonus by the level of a scroll. */
const numbers = [
  { upTo: 2, dc: 13, attack: 5 },
  { upTo: 4, dc: 15, attack: 7 },
  { upTo: 6, dc: 17, attack: 9 },
  { upTo: 8, dc: 18, attack: 10 },
  { upTo: 9, dc: 19, attack: 11 },
] as const;

function castingWith(
  creature: Creature,
  { action, spell, item, level }: Reading & { readonly level: number },
  compendium: Compendium,
): Casting {
  const bearer = bearerOf(creature, compendium);
  const { dc, attack } = numbers.find(({ upTo }) => level <= upTo) ?? numbers[0];
  const { class: _class, ...own } = ownWay(spell, bearer);
  const one: SpellCastWith = {
    ...own,
    of: item?.name ?? `Scroll of ${spell.name}`,
    pays: freely,
    without: ["material"],
    printed: attack,
    printedDc: dc,
  };
  return withNumbers(one, { payment: { level }, bearer, action });
}

/** Whether it is of a higher level than its reader casts by a class that has it; who ignores levels needs no check. */
function isAbove(
  creature: Creature,
  { spell, level }: { readonly spell: Spell; readonly level: number },
  compendium: Compendium,
): boolean {
  if (level === 0 || ignoresDemands(creature, compendium)) return false;
  const classes = castingClasses(creature.make, compendium).filter((one) =>
    spell.classes.includes(one.class.id),
  );
  const printed = (blockOf(creature.make, compendium)?.spellcasting ?? []).flatMap(({ spells }) =>
    spells.flatMap((one) => compendium.spells.find(one.spell)?.level ?? []),
  );
  return level > Math.max(0, ...classes.map(highestOf), ...printed);
}
