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

/** How long it lasts, as callers read it; of rounds how many are left. */
export function lastingView(lasting: Lasting): {
  readonly duration: string;
  readonly remaining?: number;
} {
  switch (lasting.kind) {
    case "rounds":
      return { duration: "rounds", remaining: lasting.left };
    case "concentration":
      return { duration: "concentration" };
    case "save_ends":
      return { duration: `save ends (${lasting.ability} DC ${lasting.dc})` };
    case "with":
      return { duration: "as long as what brought it" };
    default:
      return {
        duration:
          lasting.what === "removed"
            ? "until removed"
            : `until ${lasting.what.replaceAll("_", " ")}`,
      };
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
