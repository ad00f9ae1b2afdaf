import { ToolFault } from "@tabletop-mcp/mcp-kit";
import { type ActionOf, type Deed, readiable } from "@tabletop-mcp/rules-engine";
import type { DeedAsked } from "../input/deed.js";
import { present } from "../input/present.js";
import { needed } from "../input/taken.js";

const watched = "enemy attacks";

/** What is readied, with what, and for when; the server itself watches for attacks of enemies alone. */
export function readied({
  trigger,
  readiedAction,
  weapon,
  attackName,
}: DeedAsked): Omit<ActionOf<"ready">, "type" | "id"> {
  const action = deedCalled(needed(readiedAction, "readiedAction", "ready"));
  const said = needed(trigger, "trigger", "ready");
  const isWatched =
    action === "attack" && said.trim().toLowerCase().replaceAll("_", " ") === watched;
  return {
    trigger: said,
    action,
    ...present({ attack: weapon ?? attackName }),
    ...(isWatched && { on: "attack-over" }),
  };
}

/** The action whose name the words begin with: "attack", "attack the first through the door". */
function deedCalled(said: string): Deed {
  const words = said
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, " ");
  const begins = (name: string) => words === name || words.startsWith(`${name} `);
  const found = begins("stabilize")
    ? "first_aid"
    : readiable.find((deed) => begins(deed.replaceAll("_", " ")));
  if (found !== undefined) return found;
  throw new ToolFault({
    code: "INVALID_ARGUMENT",
    message: `readiedAction ${JSON.stringify(said)} is no action that can be readied`,
    hint: `It begins with one of ${readiable.map((deed) => (deed === "first_aid" ? "stabilize" : deed)).join(", ")}`,
  });
}
