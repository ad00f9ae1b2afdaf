import type { Reply } from "@tabletop-mcp/mcp-kit";
import type { Sheet } from "@tabletop-mcp/rules-engine";
import type * as z from "zod";
import { lastingOf } from "../input/lasting.js";
import { present } from "../input/present.js";
import { needed, refuseUnheard, type Taken } from "../input/taken.js";
import { lastingView } from "../render/held.js";
import { type Afflicted, afflict, afflictedReply, sourceOf } from "../table/afflict.js";
import type { Session } from "../table/session.js";
import type { effectShape } from "./shape.js";

/** What manage_effect is told. */
export interface EffectRequest {
  readonly characterId: string;
  readonly operation: "add" | "remove" | "query" | "tick";
  readonly effect?: z.output<typeof effectShape> | undefined;
  readonly effectId?: string | undefined;
}

const parameters: Taken<EffectRequest> = {
  add: ["characterId", "effect"],
  remove: ["characterId", "effectId", "effect"],
  query: ["characterId"],
  tick: ["characterId"],
};

/** Adds, removes, counts down or lists the boons, curses and other effects of a creature. */
export async function manageEffect(session: Session, request: EffectRequest): Promise<Reply> {
  const done = await manage(session, request);
  return afflictedReply(session, done, (sheet) => ({
    data: { effects: effectsView(sheet) },
    text: effectsText(sheet),
  }));
}

async function manage(session: Session, request: EffectRequest): Promise<Afflicted> {
  const { operation } = request;
  refuseUnheard(operation, request, parameters);
  const id = await session.who(request.characterId);
  return afflict(session, id, async () => {
    switch (operation) {
      case "add":
        return add(session, id, needed(request.effect, "effect", "add"));
      case "remove": {
        const held = needed(request.effectId ?? request.effect?.name, "effectId", "remove");
        return session.act({ type: "lose_effect", id, held });
      }
      case "tick":
        return session.act({ type: "tick", id, what: "effects", rounds: 1 });
      default:
        return [];
    }
  });
}

async function add(session: Session, id: string, effect: z.output<typeof effectShape>) {
  const { name, kind = "neutral", modifiers = [], duration, saveAbility, saveDC } = effect;
  return session.act({
    type: "gain_effect",
    id,
    name,
    kind,
    effects: modifiers,
    ...(await sourceOf(session, effect.source)),
    lasting: lastingOf(duration, { ability: saveAbility, dc: saveDC }),
    ...present({ trigger: effect.trigger, stacks: effect.stacks }),
  });
}

/** Effects that are told whole; of those beyond, not what they change. */
const mostWhole = 10;

/** Every effect with its id, its source, and how long it lasts. */
const effectsView = ({ effects }: Sheet): readonly object[] =>
  effects.map(({ id, name, kind, source, lasting, trigger, effects: changes, stacks }, index) => ({
    id,
    name,
    kind,
    ...lastingView(lasting),
    ...present({ source, stacks }),
    ...(index < mostWhole && { ...present({ trigger }), effects: changes }),
  }));

function effectsText({ name, effects }: Sheet): string {
  const held = effects.map((one) => `${one.name} (${one.id})`);
  return held.length === 0 ? `${name} bears no effects.` : `${name} bears: ${held.join(", ")}.`;
}
