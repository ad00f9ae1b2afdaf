import type { Reply } from "@tabletop-mcp/mcp-kit";
import { type LevelUpRequest, sheetOf } from "@tabletop-mcp/rules-engine";
import { present } from "../present.js";
import { narrate, shownEvents } from "../render/events.js";
import type { Session } from "../session.js";

/** Gains levels, and says what they bring and what is yet to be chosen. */
export async function levelUp(
  session: Session,
  said: string,
  request: LevelUpRequest,
): Promise<Reply> {
  const id = await session.who(said);
  const { name } = await session.creature(id);
  const events = await session.act({ type: "level_up", id, request });
  const { level, classes, hp, spellcasting, choicesDue } = sheetOf(
    await session.creature(id),
    session.ctx.compendium,
  );
  const gained = events.flatMap((event) => (event.type === "leveled_up" ? [event] : []));
  const due = choicesDue.map(({ what, field }) => `${what} (${field})`);
  const choose = due.length === 0 ? "" : ` Still to choose: ${due.join("; ")}.`;
  const summary = `${narrate(events, () => name)} Level ${level} in all, ${hp.current}/${hp.max} HP.${choose}`;
  const data = {
    summary,
    id,
    name,
    level,
    classes,
    hpGained: gained.reduce((sum, { hpGained }) => sum + hpGained, 0),
    hp: { current: hp.current, max: hp.max, temp: hp.temp },
    features: gained.flatMap(({ features }) => features),
    slots: spellcasting?.slots ?? {},
    ...present({ pact: spellcasting?.pact }),
    choicesDue,
    events: shownEvents(events),
  };
  return { data, text: summary };
}
