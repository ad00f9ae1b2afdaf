import type { Reply } from "@tabletop-mcp/mcp-kit";
import type { Sheet } from "@tabletop-mcp/rules-engine";
import type * as z from "zod";
import { type Afflicted, afflict, afflictedReply, needed, sourceOf } from "../afflict.js";
import { type duration, lastingOf, lastingView } from "../lasting.js";
import type { ability, condition } from "../params.js";
import { present } from "../present.js";
import type { Session } from "../session.js";

/** What manage_condition is told, for one creature. */
export interface ConditionRequest {
  readonly characterId?: string | undefined;
  readonly operation?: "add" | "remove" | "query" | "tick" | undefined;
  readonly condition?: z.output<typeof condition> | undefined;
  readonly source?: string | undefined;
  readonly duration?: z.output<typeof duration> | undefined;
  readonly saveAbility?: z.output<typeof ability> | undefined;
  readonly saveDC?: number | undefined;
  readonly exhaustionLevels?: number | undefined;
  readonly removeAll?: boolean | undefined;
}

/** Adds, removes, counts down or lists conditions of one creature. */
export async function manageCondition(session: Session, request: ConditionRequest): Promise<Reply> {
  const done = await manage(session, request);
  return afflictedReply(session, done, (sheet) => ({
    data: { conditions: conditionsView(sheet) },
    text: conditionsText(sheet),
  }));
}

async function manage(session: Session, request: ConditionRequest): Promise<Afflicted> {
  const operation = needed(request.operation, "operation", "The call");
  const id = await session.who(needed(request.characterId, "characterId", operation));
  return afflict(session, id, async () => {
    switch (operation) {
      case "add":
        return add(session, id, request);
      case "remove":
        return remove(session, id, request);
      case "tick":
        return session.act({ type: "tick", id, what: "conditions", rounds: 1 });
      default:
        return [];
    }
  });
}

async function add(session: Session, id: string, request: ConditionRequest) {
  const { duration: lasts, saveAbility, saveDC, exhaustionLevels } = request;
  const save =
    saveAbility === undefined || saveDC === undefined
      ? undefined
      : { ability: saveAbility, dc: saveDC };
  return session.act({
    type: "gain_condition",
    id,
    condition: needed(request.condition, "condition", "add"),
    ...(await sourceOf(session, request.source)),
    lasting: lastingOf(lasts, { ability: saveAbility, dc: saveDC }),
    ...present({ levels: exhaustionLevels, save }),
  });
}

async function remove(session: Session, id: string, request: ConditionRequest) {
  const { exhaustionLevels, removeAll } = request;
  const source = removeAll === true ? undefined : await heldFrom(session, id, request.source);
  return session.act({
    type: "lose_condition",
    id,
    condition: needed(request.condition, "condition", "remove"),
    ...present({ source, levels: exhaustionLevels }),
  });
}

/** A creature may have another name by now than when it brought the condition: its id is looked for first. */
async function heldFrom(session: Session, id: string, said: string | undefined) {
  const { from } = await sourceOf(session, said);
  const { conditions } = await session.creature(id);
  const isItsOwn = from !== undefined && conditions.some((held) => held.from === from);
  return isItsOwn ? from : said;
}

/** Every condition with its source and how long it lasts; what another brings says so. */
export const conditionsView = ({ conditions }: Sheet): readonly object[] =>
  conditions.map(({ condition, source, lasting, level, impliedBy }) => ({
    condition,
    source,
    ...lastingView(lasting),
    ...present({ level, impliedBy }),
  }));

/** "Now: poisoned, exhaustion 2." */
function conditionsText({ name, conditions }: Sheet): string {
  const names = conditions.map(({ condition, level }) =>
    level === undefined ? condition : `${condition} ${level}`,
  );
  return names.length === 0
    ? `${name} has no conditions.`
    : `${name} is: ${[...new Set(names)].join(", ")}.`;
}
