import type { ChoiceDue } from "../../sheet/sheet.js";

const most = 40;

/** What is legal for a choice: every name, or of very many the first forty and how many more there are. */
export const legalOf = (names: readonly string[]): Pick<ChoiceDue, "legal" | "more"> =>
  names.length <= most
    ? { legal: names }
    : { legal: names.slice(0, most), more: names.length - most };
