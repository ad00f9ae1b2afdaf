import type { Now, Sheet } from "@tabletop-mcp/rules-engine";
import { briefView } from "./sheet.js";

/** Somebody in brief as a row of a list: classes in words, and not that somebody is a player's. */
export function rowView(sheet: Sheet, now: Now) {
  const { characterType, classes, ...rest } = briefView(sheet, now);
  return {
    ...rest,
    ...(characterType === "pc" ? {} : { characterType }),
    ...(classes === undefined
      ? {}
      : { class: classes.map((one) => `${one.class} ${one.level}`).join(" / ") }),
  };
}
