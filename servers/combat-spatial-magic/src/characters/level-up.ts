import type { Reply } from "@tabletop-mcp/mcp-kit";
import { type LevelUpRequest, sheetOf } from "@tabletop-mcp/rules-engine";
import { present } from "../input/present.js";
import { dueText, dueWithLegal, withFewer } from "../render/due.js";
import { narrate } from "../render/events.js";
import { inOneGo, shownEvents } from "../render/shown-events.js";
import type { Session } from "../table/session.js";

/** Who gains levels, and how much is told of what is yet to be chosen. */
export interface Learner {
  readonly characterId: string;
  /** Whether others gain levels in the same call. */
  readonly among: boolean;
}

/** Legal values that are told where many choices are. */
const mostAmong = 5;

/** Gains levels, and says what they bring and what is yet to be chosen. */
export async function levelUp(
  session: Session,
  { characterId, among }: Learner,
  request: LevelUpRequest,
): Promise<Reply> {
  const id = await session.who(characterId);
  const { name } = await session.creature(id);
  const happened = await session.act({ type: "level_up", id, request });
  const events = among ? inOneGo(happened) : happened;
  const { level, classes, hp, spellcasting, ...sheet } = sheetOf(
    await session.creature(id),
    session.ctx.compendium,
  );
  const gained = events.flatMap((event) => (event.type === "leveled_up" ? [event] : []));
  const choicesDue = sheet.choicesDue.map((due) => (among ? withFewer(due, mostAmong) : due));
  const due = choicesDue.map(among ? dueText : dueWithLegal);
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
