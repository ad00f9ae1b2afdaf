import { ToolFault } from "@tabletop-mcp/mcp-kit";
import { type FilterName, type Filters, filtersOf, type Kind } from "@tabletop-mcp/srd-client";

const all = ["weapon", "armor", "magic-item"] as const;
const offered = ["rarity", "damage_dice", "is_simple", "requires_attunement"] as const;

/** What equipment of a kind can be filtered by. */
const filtersFor = (kind: Kind): readonly FilterName[] =>
  offered.filter((filter) => filtersOf[kind].includes(filter));

/** The kinds that a type and its filters leave: one that does not know a filter cannot match it. */
export function equipmentKinds(
  type: (typeof all)[number] | "all",
  filters: Filters,
): readonly Kind[] {
  const given = Object.entries(filters).flatMap(([filter, wanted]) =>
    wanted === undefined || filter === "name" ? [] : [filter as FilterName],
  );
  const kinds = type === "all" ? all : [type];
  const left = kinds.filter((kind) => given.every((filter) => filtersFor(kind).includes(filter)));
  if (left.length > 0) return left;
  throw new ToolFault({
    code: "INVALID_ARGUMENT",
    message: `Equipment of type ${type} is not filtered by ${given.join(" and ")}`,
    hint: all.map((kind) => `${kind}: ${filtersFor(kind).join(", ") || "only by name"}`).join("; "),
  });
}
