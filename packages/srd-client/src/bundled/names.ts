import { armor } from "@tabletop-mcp/srd-data/armor";
import { gear } from "@tabletop-mcp/srd-data/gear";
import { weapons } from "@tabletop-mcp/srd-data/weapons";
import { plain } from "./words.js";

const names: ReadonlyMap<string, string> = new Map(
  [...weapons, ...armor, ...gear].map(({ id, name }) => [id, name.toLowerCase()]),
);

/** What a piece of equipment is called in a sentence: "light crossbow", not "crossbow, light". */
export const equipmentName = (id: string): string =>
  (names.get(id) ?? plain(id)).split(", ").toReversed().join(" ");
