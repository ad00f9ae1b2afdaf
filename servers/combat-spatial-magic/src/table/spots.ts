import { ToolFault } from "@tabletop-mcp/mcp-kit";
import {
  type Battlefield,
  type Body,
  bodyOf,
  type Creature,
  type Spot,
} from "@tabletop-mcp/rules-engine";
import { present } from "../input/present.js";
import { isSquare, type SpotSaid } from "../input/spot.js";
import { placeText } from "../render/place.js";
import { fightIfAny } from "./in-fight.js";
import { isCalled } from "./names.js";
import type { Session } from "./session.js";

/** A place that is meant, with what is there. */
export interface Placed extends Spot {
  /** "Ada", "(3,4)". */
  readonly name: string;
  readonly body: Body;
  readonly creature?: Creature;
  /** A prop's. */
  readonly prop?: string;
}

/** The places that are meant, of the fight that is named, or else of the only one there is; squares alone need none. Throws NOT_FOUND, NOT_PLACED. */
export async function placedAt(
  session: Session,
  {
    encounterId,
    spots,
  }: { readonly encounterId: string | undefined; readonly spots: readonly SpotSaid[] },
): Promise<readonly Placed[]> {
  await fightIfAny(session, encounterId);
  const placed: Placed[] = [];
  for (const said of spots)
    placed.push(isSquare(said) ? squareAt(said) : await called(session, said));
  return placed;
}

function squareAt(said: Exclude<SpotSaid, string>): Placed {
  const { x, y, z } = said;
  return { name: placeText(said), body: { x, y, ...present({ z }), size: "medium" } };
}

async function called(session: Session, said: string): Promise<Placed> {
  const is = isCalled(said);
  const props = session.state().battlefield?.props ?? [];
  const prop = props.find(({ id, name = id }) => id === said || is(name));
  if (prop !== undefined) return { name: prop.name ?? prop.id, body: prop, prop: prop.id };
  const id = await session.who(said);
  const creature = await session.creature(id);
  const body = bodyOf(session.state(), id, session.ctx.compendium);
  if (body === undefined)
    throw new ToolFault({
      code: "NOT_PLACED",
      message: `${creature.name} stands on no map`,
      hint: "Give a square { x, y } in its place, or begin an encounter with terrain or positions",
    });
  return { name: creature.name, body, creature };
}

/** The map of the fight that the session is in. Throws NO_MAP. */
export function mapOf(session: Session): Battlefield {
  const { battlefield } = session.state();
  if (battlefield !== undefined) return battlefield;
  throw new ToolFault({
    code: "NO_MAP",
    message: "There is no map: no encounter is going on, or it has none",
    hint: "Begin one with create_encounter and its terrain, or name it in encounterId",
  });
}
