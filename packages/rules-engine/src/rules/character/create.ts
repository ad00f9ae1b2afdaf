import { err, ok } from "@tabletop-mcp/dice-core";
import { type Made, makeCharacter, newcomer } from "../../build/make/character.js";
import { makeCopy } from "../../build/make/copy.js";
import { coinsFrom, itemsFrom } from "../../build/make/items.js";
import type { Creature } from "../../creature/creature.js";
import type { ActionOf } from "../../game/action.js";
import { type Decision, happens } from "../../game/next.js";
import type { CreateRequest } from "../../game/request.js";
import type { GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { maximumOf, withMaximum } from "../../sheet/hit-points.js";
import type { Compendium } from "../../tables/compendium.js";

/** A new creature: a character by race, class and choices, a commoner, or a copy of a stat block (Beyond 1st Level). */
export function createRule(
  _state: GameState,
  { id, request, encounter }: ActionOf<"create">,
  using: Using,
): Decision {
  if (request.name.trim() === "") return err(nameless);
  if (request.hp !== undefined && request.hp < 1) return err(noHitPoints);
  const isCopy = isCopied(request);
  const made = isCopy ? makeCopy(request, using) : makeCharacter(request, using);
  if (!made.ok) return made;
  const items = itemsFrom(equipmentOf(request), 0, using.compendium);
  if (!items.ok) return items;
  const creature: Creature = {
    ...newcomer,
    id,
    name: request.name.trim(),
    characterType: request.characterType ?? (isCopy ? "enemy" : "pc"),
    make: made.value.make,
    items: items.value,
    coins: coinsFrom(request.coins),
    lastId: items.value.length,
    ...(request.notes !== undefined && { notes: request.notes }),
    ...(encounter !== undefined && { encounter }),
  };
  const { notes, hp }: Made & { readonly hp?: number } = made.value;
  const whole = atFullHealth(creature, request.hp ?? hp, using.compendium);
  return ok(happens({ type: "created", id, rule: ruleOf(request), creature: whole, notes }));
}

/** Whether it is to be a copy of a stat block. */
const isCopied = ({ creature, own }: CreateRequest): boolean =>
  creature !== undefined || own !== undefined;

/** No empty name: names are how creatures are spoken of. */
export const nameless: RuleViolation = {
  code: "NAME_EMPTY",
  message: "A character needs a name.",
};

const noHitPoints: RuleViolation = {
  code: "HIT_POINTS",
  message: "A maximum of hit points is 1 or more (Hit Points).",
};

/** A background of one's own may bring equipment. */
const equipmentOf = ({ equipment = [], background }: CreateRequest) => [
  ...equipment,
  ...((typeof background === "object" ? background.equipment : undefined) ?? []),
];

function atFullHealth(
  creature: Creature,
  maximum: number | undefined,
  compendium: Compendium,
): Creature {
  const whole = maximum === undefined ? creature : withMaximum(creature, maximum, compendium);
  return { ...whole, hp: { current: maximumOf(whole, compendium), temporary: 0 } };
}

const ruleOf = (request: CreateRequest): string => {
  if (isCopied(request)) return "Monsters";
  return request.class === undefined ? "Nonplayer Characters" : "Beyond 1st Level";
};
