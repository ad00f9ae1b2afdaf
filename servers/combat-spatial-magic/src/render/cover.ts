import type { Blocker, GameState } from "@tabletop-mcp/rules-engine";
import type { Cover } from "@tabletop-mcp/srd-data";
import { placeText } from "./place.js";

/** "no cover", "three-quarters cover". */
export const coverText = (cover: Cover): string =>
  cover === "none" ? "no cover" : `${cover.replace("_", "-")} cover`;

/** What stands in the way, each by its place or its name. */
export const blockersView = (by: readonly Blocker[], state: GameState): readonly object[] =>
  by.map((one) =>
    one.kind === "wall" ? one : { kind: one.kind, id: one.id, name: nameOf(one, state) },
  );

/** " (wall at (3,4), Ogre)"; nothing where nothing is in the way. */
export const blockersText = (by: readonly Blocker[], state: GameState): string =>
  by.length === 0
    ? ""
    : ` (${by
        .map((one) =>
          one.kind === "wall" ? `wall at ${placeText(one.position)}` : nameOf(one, state),
        )
        .join(", ")})`;

const nameOf = (
  { kind, id }: Exclude<Blocker, { readonly kind: "wall" }>,
  { creatures, battlefield }: GameState,
): string =>
  (kind === "creature"
    ? creatures[id]?.name
    : battlefield?.props?.find((prop) => prop.id === id)?.name) ?? id;
