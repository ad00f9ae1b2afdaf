import { beginning, ToolFault } from "@tabletop-mcp/mcp-kit";
import { type Fight, keyOf, type NamedFight, type Stored } from "@tabletop-mcp/storage";
import type { CombatContext } from "../context.js";
import { notFound } from "./names.js";
import { nameTaken } from "./refusal.js";

type Reads = Pick<CombatContext, "campaign">;

const sort = { noun: "encounter", list: "get_session_context" } as const;

/** The fight that is meant: the one named, active before ended, or else the campaign's only active one. Throws NOT_FOUND, NO_ENCOUNTER, SEVERAL_ENCOUNTERS with those there are. */
export async function fightMeant(said: string | undefined, ctx: Reads): Promise<Stored<Fight>> {
  const { encounters } = ctx.campaign;
  const { id, name } = said === undefined ? await onlyActive(ctx) : await called(said, ctx);
  const stored = await encounters.load(id);
  if (stored === undefined) throw notFound(name, await encounters.names(), sort);
  return stored;
}

async function onlyActive({ campaign: { encounters } }: Reads): Promise<NamedFight> {
  const active = await encounters.active();
  const [only] = active;
  if (only !== undefined && active.length === 1) return only;
  if (only !== undefined) throw several(active);
  throw new ToolFault({
    code: "NO_ENCOUNTER",
    message: "No encounter is going on",
    hint: "Begin one with create_encounter, or name an ended one in encounterId",
  });
}

async function called(said: string, { campaign: { encounters } }: Reads): Promise<NamedFight> {
  const found = await encounters.called(said);
  const open = found.filter(({ status }) => status === "active");
  const meant = open.length > 0 ? open : found;
  const [only] = meant;
  if (only === undefined) throw notFound(said, await encounters.names(), sort);
  if (meant.length > 1) throw several(meant);
  return only;
}

/** The name of a new fight: free among those that go on, with a number where an ended one has it. Throws NAME_TAKEN. */
export async function freeFightName(
  said: string | undefined,
  { campaign: { encounters } }: Reads,
): Promise<string> {
  const all = await encounters.names();
  const taken = new Set(all.flatMap(({ id, name }) => [keyOf(id), keyOf(name)]));
  if (said === undefined)
    return firstFree(all.length + 1, (number) => `Encounter ${number}`, taken);
  if (!taken.has(keyOf(said))) return said;
  const going = (await encounters.active()).find(({ name }) => keyOf(name) === keyOf(said));
  if (going !== undefined) throw nameTaken({ kind: "encounter", taken: going.name });
  const stem = beginning(said, longestStem).trimEnd();
  return firstFree(2, (number) => `${stem} (${number})`, taken);
}

/** With a number it is still no longer than names are. */
const longestStem = 112;

function firstFree(
  from: number,
  nameOf: (number: number) => string,
  taken: ReadonlySet<string>,
): string {
  let number = from;
  while (taken.has(keyOf(nameOf(number)))) number += 1;
  return nameOf(number);
}

const several = (fights: readonly NamedFight[]): ToolFault =>
  new ToolFault({
    code: "SEVERAL_ENCOUNTERS",
    message: `${fights.length} encounters may be meant`,
    hint: `Name one in encounterId: ${fights.map(({ id, name }) => `${name} (${id})`).join(", ")}`,
  });

/** Who already takes part in a fight that goes on. */
export const inEncounter = (name: string, encounter: NamedFight): ToolFault =>
  new ToolFault({
    code: "IN_ENCOUNTER",
    message: `${name} takes part in ${encounter.name} (${encounter.id})`,
    hint: "End that encounter first, or do this in a call of its own",
  });

/** A command that would act in two. */
export const apart = (here: NamedFight, there: NamedFight): ToolFault =>
  new ToolFault({
    code: "SEVERAL_ENCOUNTERS",
    message: `One call acts in one encounter, not in ${here.name} (${here.id}) and ${there.name} (${there.id})`,
    hint: "Make a call for each",
  });
