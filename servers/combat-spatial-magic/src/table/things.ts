import { type Prop, thingsSection } from "@tabletop-mcp/rules-engine";
import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import { freeName, namesTaken } from "./company.js";
import type { Session } from "./session.js";

/** A thing to be set up: its name, unless that is taken, what it withstands, and how it stands there. */
export interface ThingMade {
  readonly name: string;
  readonly own: (name: string) => StatBlock;
  readonly prop: (id: string, name: string) => Prop;
}

/** Sets up a thing on the map of the fight that goes on. What it withstands is a creature's of the fight that takes no turns. */
export async function setUpThing(session: Session, encounter: string, thing: ThingMade) {
  const name = await nameFor(session, thing.name, encounter);
  const id = session.ctx.newId();
  const own = Object.assign({}, thing.own(name), { srd: thingsSection });
  const request = { name, own, characterType: "neutral" } as const;
  await session.act({ type: "create", id, request, encounter });
  const prop = thing.prop(id, name);
  return { id, name, prop, events: await session.act({ type: "place_prop", prop }) };
}

/** What has been destroyed keeps its name, too. */
async function nameFor(session: Session, said: string, encounter: string): Promise<string> {
  const { encounters } = session.ctx.campaign;
  const taken = await namesTaken(session);
  for (;;) {
    const name = freeName(said, false, taken);
    const there = await encounters.fighting(name);
    if (there.every((one) => one.encounter.id !== encounter)) return name;
  }
}
