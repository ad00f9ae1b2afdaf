import { ToolFault } from "@tabletop-mcp/mcp-kit";
import { type FilterName, type Filters, filtersOf, type Kind } from "@tabletop-mcp/srd-client";

const all = ["weapon", "armor", "magic-item"] as const;

/** The kinds that a type and its filters leave: one that does not know a filter cannot match it. */
export function equipmentKinds(
  type: (typeof all)[number] | "all",
  filters: Filters,
): readonly Kind[] {
  const given = Object.entries(filters).flatMap(([filter, wanted]) =>
    wanted === undefined || filter === "name" ? [] : [filter as FilterName],
  );
  const kinds = type === "all" ? all : [type];
  const left = kinds.filter((kind) => given.every((filter) => filtersOf[kind].includes(filter)));
  if (left.length > 0) return left;
  throw new ToolFault({
    code: "INVALID_ARGUMENT",
    message: `Equipment of type ${type} is not filtered by ${given.join(" and ")}`,
    hint: all.map((kind) => `${kind}: ${filtersOf[kind].join(", ") || "name only"}`).join("; "),
  });
}
