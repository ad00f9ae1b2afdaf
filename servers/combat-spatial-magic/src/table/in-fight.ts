import { sheetOf } from "@tabletop-mcp/rules-engine";
import type { Shown } from "../render/fight.js";
import type { Session } from "./session.js";

/** Goes into the fight that is named, or else into the campaign's only active one, if there is one. */
export async function fightIfAny(session: Session, said: string | undefined): Promise<void> {
  if (said === undefined && (await session.ctx.campaign.encounters.active()).length !== 1) return;
  await session.fight(said);
}

/** The fight that the session is in, as it is shown. */
export function shownFight(session: Session): Shown {
  const state = session.state();
  const { encounter, creatures } = state;
  if (encounter === undefined) throw new Error("The session is in no fight.");
  const here = encounter.order.flatMap(({ id }) => creatures[id] ?? []);
  const sheets = here.map((one) => [one.id, sheetOf(one, session.ctx.compendium)] as const);
  return { state, encounter, sheets: new Map(sheets) };
}
