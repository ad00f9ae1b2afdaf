import type { Lasting, Sheet } from "@tabletop-mcp/rules-engine";

/** "3 rounds", "until a con save, DC 13"; nothing for what only somebody can end. */
export function lastingText(lasting: Lasting): string {
  switch (lasting.kind) {
    case "rounds":
      return lasting.left === 1 ? "1 round" : `${lasting.left} rounds`;
    case "concentration":
      return "concentration";
    case "save_ends":
      return `until a ${lasting.ability} save, DC ${lasting.dc}`;
    case "with":
      return "";
    default:
      return lasting.what === "removed" ? "" : `until ${lasting.what.replaceAll("_", " ")}`;
  }
}

/** Each condition once, with how long it lasts: "exhaustion 2", "poisoned (until a con save, DC 13)". */
export function heldText(conditions: Sheet["conditions"]): string {
  const said = conditions.map(({ condition, level, lasting }) => {
    const time = lastingText(lasting);
    return `${condition}${level === undefined ? "" : ` ${level}`}${time === "" ? "" : ` (${time})`}`;
  });
  return [...new Set(said)].join(", ");
}
