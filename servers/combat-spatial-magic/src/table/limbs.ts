import { ToolFault } from "@tabletop-mcp/mcp-kit";
import { type Gripping, limbsGripping, type Prop } from "@tabletop-mcp/rules-engine";
import { conditionIds } from "@tabletop-mcp/srd-data";
import { statBlockOf } from "../input/own-block.js";
import type { Session } from "./session.js";
import { setUpThing } from "./things.js";

/** The part of a creature that is meant and holds somebody ("Tendril", "Tendril on Ada"), set up as a thing when it is first struck; nothing where none is meant. */
export async function limbCalled(session: Session, said: string): Promise<string | undefined> {
  const { battlefield, encounter } = session.state();
  if (battlefield === undefined) return undefined;
  const meant = limbMeant(session, said);
  if (meant === undefined) return undefined;
  const there = battlefield.props?.find(
    ({ limb }) => limb?.of === meant.of && limb.holds === meant.holds,
  );
  const at = session.state().combatants?.[meant.holds]?.at;
  if (at === undefined) return undefined;
  if (there === undefined) {
    const thing = thingOf(session, meant, { x: at.x, y: at.y });
    return (await setUpThing(session, encounter?.id ?? "", thing)).id;
  }
  // It is where it holds somebody.
  if (there.x !== at.x || there.y !== at.y)
    await session.act({ type: "place_prop", prop: { ...there, x: at.x, y: at.y } });
  return there.id;
}

function limbMeant(session: Session, said: string): Gripping | undefined {
  const words = said.toLowerCase();
  const all = limbsGripping(session.state(), session.ctx).filter(({ name }) =>
    new RegExp(`\\b${name.toLowerCase()}\\b`, "u").test(words),
  );
  const nameOf = (id: string): string => session.state().creatures[id]?.name ?? id;
  const called = all.filter(({ holds }) => words.includes(nameOf(holds).toLowerCase()));
  const [only, ...others] = called.length > 0 ? called : all;
  if (only === undefined || others.length === 0) return only;
  const legal = [only, ...others].map(({ name, holds }) => `${name} on ${nameOf(holds)}`);
  throw new ToolFault({
    code: "NOT_FOUND",
    message: `There are several of ${only.name}`,
    hint: `Say whom it holds: ${legal.join(", ")}`,
  });
}

/** What it withstands, as its owner's stat block says. */
function thingOf(session: Session, { name, of, holds, limb }: Gripping, at: Pick<Prop, "x" | "y">) {
  const { armorClass, hitPoints, immune } = limb;
  return {
    name: `${name} on ${session.state().creatures[holds]?.name ?? holds}`,
    own: (called: string) => ({
      ...statBlockOf({
        name: called,
        size: "medium",
        hp: hitPoints,
        ac: armorClass,
        speed: 0,
        immunities: [...immune],
        conditionImmunities: [...conditionIds],
      }),
      type: "construct" as const,
      summary: "A part of a creature that holds somebody.",
    }),
    prop: (id: string, called: string): Prop => ({
      ...at,
      id,
      name: called,
      size: "medium",
      cover: "none",
      limb: { of, holds },
    }),
  };
}
