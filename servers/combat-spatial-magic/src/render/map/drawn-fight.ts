import {
  type Battlefield,
  type Combatant,
  type Compendium,
  type Position,
  type Sheet,
  widthOf,
} from "@tabletop-mcp/rules-engine";
import type { Shown } from "../fight.js";
import { type Drawing, isShown, type Token, usualViewport, type Viewport } from "./drawing.js";
import { glyphsFor } from "./glyphs.js";
import { patchesOf } from "./patches.js";

/** What is asked of a picture. */
export interface Wanted {
  readonly viewport?: Viewport | undefined;
  readonly highlight?: readonly Position[] | undefined;
}

/** A fight's map, and the tables that its zones are read by. */
export interface Ground {
  readonly field: Battlefield;
  readonly compendium: Compendium;
}

/** A fight's map with all who stand on it, and what fills places of it. */
export function drawnFight(
  shown: Shown,
  { field, compendium }: Ground,
  { viewport, highlight = [] }: Wanted,
): Drawing {
  const those = shown.encounter.order.flatMap(({ id }) => {
    const [sheet, combatant] = [shown.sheets.get(id), shown.state.combatants?.[id]];
    return sheet === undefined || combatant?.at === undefined ? [] : [{ sheet, combatant }];
  });
  const glyphs = glyphsFor(
    those.map(({ sheet: { name }, combatant: { side } }) => ({ name, side })),
  );
  const tokens = those.flatMap(({ sheet, combatant }, index) =>
    combatant.at === undefined
      ? []
      : tokenOf(shown, {
          sheet,
          combatant,
          at: combatant.at,
          glyph: glyphs[index] ?? "?",
        }),
  );
  const view =
    viewport ??
    usualViewport(
      field,
      tokens.map(({ body }) => body),
    );
  return {
    field,
    viewport: onMap(view, field),
    tokens: tokens.filter(({ body }) => touches(body, view)),
    patches: patchesOf(shown, { compendium, view: onMap(view, field) }),
    highlight,
  };
}

interface Standing {
  readonly sheet: Sheet;
  readonly combatant: Combatant;
  readonly at: Position;
  readonly glyph: string;
}

/** How much enemies who hide have left is the game master's. */
function tokenOf({ encounter }: Shown, { sheet, combatant, at, glyph }: Standing): Token {
  const { name, hp, size, status, conditions, concentration } = sheet;
  const { side, hidden, surprised } = combatant;
  const isVeiled = side === "enemy" && hidden !== undefined;
  const isCurrent = encounter.status === "active" && encounter.turn.of === combatant.id;
  return {
    glyph,
    name,
    side,
    body: { ...at, size },
    ...(!isVeiled && hp.max > 0 && { health: hp.current / hp.max }),
    state: status === "dead" ? "dead" : status === "up" ? "up" : "down",
    ...(isCurrent && { current: isCurrent }),
    marks: [
      ...(hidden === undefined ? [] : ["hidden"]),
      ...(surprised === undefined ? [] : ["surprised"]),
      ...new Set(conditions.map(({ condition }) => condition)),
      ...(concentration === undefined ? [] : [`concentrating on ${concentration.spell}`]),
    ],
  };
}

function onMap({ x, y, width, height }: Viewport, field: Battlefield): Viewport {
  const [left, top] = [Math.min(x, field.width - 1), Math.min(y, field.height - 1)];
  return {
    x: left,
    y: top,
    width: Math.min(width, field.width - left),
    height: Math.min(height, field.height - top),
  };
}

const touches = (body: Token["body"], view: Viewport): boolean => {
  const last = widthOf(body.size) - 1;
  return [0, last].some((along) =>
    [0, last].some((down) => isShown(view, { x: body.x + along, y: body.y + down })),
  );
};
