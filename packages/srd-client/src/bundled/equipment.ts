import type { StartingEquipment } from "@tabletop-mcp/srd-data/classes";
import { equipmentName } from "./names.js";
import { listed, plain } from "./words.js";

/** What a new character owns, as a list in Markdown: one of each choice, and what is given. */
export const equipmentText = ({ given, choices, others = [] }: StartingEquipment): string =>
  [
    ...choices.map((options) =>
      options.map((option) => listed(option.map(stackWords))).join(", or "),
    ),
    [...given.map(stackWords), ...others].join(", "),
  ]
    .filter((line) => line !== "")
    .map((line) => `* ${line}`)
    .join("\n");

function stackWords(stack: StartingEquipment["given"][number]): string {
  const what = "item" in stack ? equipmentName(stack.item) : `any of the ${plain(stack.any)}`;
  return stack.count === 1 ? what : `${stack.count} × ${what}`;
}
