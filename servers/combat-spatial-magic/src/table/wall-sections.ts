import {
  type LaidZone,
  type Position,
  type Prop,
  sectionsOf,
  withstoodBy,
} from "@tabletop-mcp/rules-engine";
import { conditionIds } from "@tabletop-mcp/srd-data";
import { objectRules } from "@tabletop-mcp/srd-data/rules";
import { statBlockOf } from "../input/own-block.js";
import { limbCalled } from "./limbs.js";
import { isCalled } from "./names.js";
import type { Session } from "./session.js";
import { setUpThing } from "./things.js";

/** Who or what is to be struck: somebody, a thing, what holds somebody, or a stretch of a wall by a square of it ("Wall of Ice 7,5"), set up as a thing when it is first struck. */
export async function struckCalled(session: Session, said: string): Promise<string> {
  const meant = sectionMeant(session, said);
  if (meant === undefined) return (await limbCalled(session, said)) ?? session.who(said);
  const { zone, at, squares } = meant;
  const { battlefield, encounter } = session.state();
  const there = battlefield?.props?.find(
    ({ section }) => section?.zone === zone.id && section.squares.some((one) => isAt(one, at)),
  );
  if (there === undefined) {
    const thing = { ...stretchOf(zone, squares, at), name: `${zone.name} part` };
    return (await setUpThing(session, encounter?.id ?? "", thing)).id;
  }
  // It is reached where it is struck.
  if (!isAt(there, at))
    await session.act({ type: "place_prop", prop: { ...there, x: at.x, y: at.y } });
  return there.id;
}

interface Meant {
  readonly zone: LaidZone;
  readonly at: Position;
  readonly squares: readonly Position[];
}

const named = /^(?<name>.+?)[\s:@(]+(?<x>\d{1,3})\s*,\s*(?<y>\d{1,3})\)?$/u;

function sectionMeant(session: Session, said: string): Meant | undefined {
  const { name = "", x, y } = named.exec(said.trim())?.groups ?? {};
  const at = { x: Number(x), y: Number(y) };
  const is = isCalled(name);
  for (const zone of session.state().encounter?.zones ?? []) {
    if (zone.id !== name && !is(zone.name)) continue;
    const squares = sectionsOf(zone).find((section) => section.some((one) => isAt(one, at)));
    if (squares !== undefined) return { zone, at, squares };
  }
  return undefined;
}

const isAt = (one: Position, { x, y }: Position): boolean => one.x === x && one.y === y;

/** What a stretch of a wall withstands, as its spell says; it is the wall that is in the way, not the thing. */
function stretchOf(wall: LaidZone, squares: readonly Position[], at: Position) {
  const { id: zone } = wall;
  const { hitPoints = 1, armorClass = 10, vulnerable = [], immune = [] } = withstoodBy(wall) ?? {};
  return {
    own: (name: string) => ({
      ...statBlockOf({
        name,
        size: "medium",
        hp: hitPoints,
        ac: armorClass,
        speed: 0,
        immunities: [...new Set([...objectRules.immunities, ...immune])],
        vulnerabilities: [...vulnerable],
        conditionImmunities: [...conditionIds],
      }),
      type: "construct" as const,
      summary: "A stretch of a wall.",
    }),
    prop: (id: string, name: string): Prop => ({
      id,
      name,
      x: at.x,
      y: at.y,
      size: "medium",
      cover: "none",
      section: { zone, squares },
    }),
  };
}
