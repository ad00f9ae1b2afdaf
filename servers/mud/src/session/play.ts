import {
  type Call,
  type Reply,
  type Shape,
  type ToolSpec,
  type TypedToolSpec,
  toolsFor,
} from "@tabletop-mcp/mcp-kit";
import type { MudContext } from "../context.js";
import { availableIn, isAvailable } from "../play/available.js";
import { tale } from "../render/happenings.js";
import { roomText } from "../render/room.js";
import { carriedBy } from "../state/scene.js";
import { act, type Decide, type Outcome } from "./act.js";

const defineAny = toolsFor<MudContext>();

/** Defines a tool that a session's list names when it makes sense. */
export const defineTool = <const I extends Shape>(
  spec: TypedToolSpec<MudContext, I>,
): ToolSpec<MudContext> => ({
  ...defineAny(spec),
  shownWhen: (view) => isAvailable(view, spec.name),
});

/** Plays one command of who calls, and answers with what came of it. */
export const play = async (ctx: MudContext, call: Call, decide: Decide): Promise<Reply> =>
  replyOf(await act(ctx, call.caller.name, decide));

/** What is told of a command: what was asked for, then what happened, then the room where that is another. */
function replyOf({ deed, before, after, happened }: Outcome): Reply {
  const moved = before.room.id !== after.room.id;
  const heard = new Set([before.room.id, after.room.id, carriedBy(after.me.id)]);
  const mine = new Set(deed.happened?.map(({ body }) => body));
  const lines = happened
    .filter(({ place, body }) => heard.has(place) || mine.has(body))
    .map(({ body }) => tale(body, after.me.name));
  const told = [deed.told ?? "", ...lines, moved ? roomText(after) : ""].filter(
    (line) => line !== "",
  );
  const available = availableIn(after);
  const text = told.join("\n");
  return {
    text: `${text}\n\nYou can: ${available.join(", ")}.`,
    data: { summary: text, room: after.room.id, ...deed.data, available_actions: available },
  };
}
