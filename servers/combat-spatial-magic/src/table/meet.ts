import type { Encounter, GameState } from "@tabletop-mcp/rules-engine";
import { keyOf } from "@tabletop-mcp/storage";
import type { CombatContext } from "../context.js";
import { begin, type Draft, enter, note } from "./draft.js";
import { apart, fightMeant, inEncounter } from "./fight.js";
import { someoneCalled } from "./names.js";

/** The id of who is called so; whoever fights is met in that fight. Throws NOT_FOUND, SEVERAL_CREATURES. */
export async function meetCalled(draft: Draft, said: string, ctx: CombatContext): Promise<string> {
  const known = knownBy(said, draft.state);
  const stored = known === undefined ? await someoneCalled(said, ctx) : undefined;
  if (stored !== undefined) note(draft, [stored]);
  const id = known ?? stored?.value.id ?? said;
  await meet(draft, id, ctx);
  return id;
}

/** The id of who is called so, if anybody is. */
export async function idCalled(
  draft: Draft,
  said: string,
  { campaign: { characters, encounters } }: CombatContext,
): Promise<string | undefined> {
  const known = knownBy(said, draft.state) ?? (await characters.find(said));
  if (known !== undefined) return known;
  const [one, ...others] = await encounters.fighting(said);
  return others.length === 0 ? one?.id : undefined;
}

/** Goes into the fight that is meant. */
export async function enterMeant(
  draft: Draft,
  said: string | undefined,
  ctx: CombatContext,
): Promise<Encounter> {
  await begin(draft, ctx);
  const fight = await fightMeant(said, ctx);
  const { encounter } = draft.state;
  if (encounter !== undefined && encounter.id !== fight.value.encounter.id)
    throw apart(encounter, fight.value.encounter);
  if (encounter === undefined) await enter(draft, fight, ctx);
  return encounter ?? fight.value.encounter;
}

/** Whoever is called so of those in the fight, or else of those met by now, but in other fights. */
function knownBy(
  said: string,
  { creatures, combatants = {}, encounter }: GameState,
): string | undefined {
  const all = Object.values(creatures).filter(
    (one) => one.encounter === undefined || one.encounter === encounter?.id,
  );
  const named = all.filter(({ name }) => keyOf(name) === keyOf(said));
  const known = creatures[said] ?? named.find(({ id }) => combatants[id] !== undefined) ?? named[0];
  return known?.id;
}

/** Whoever takes part in a fight is met there: sheet and combatant are one state. */
async function meet(draft: Draft, id: string, ctx: CombatContext): Promise<void> {
  if (draft.state.encounter !== undefined) return;
  const fighting = (await ctx.campaign.encounters.of(id))?.id;
  // What stands on a map takes no part, but is there; who is made for a fight comes before the fight.
  const there = fighting ?? draft.read.get(id)?.value.encounter;
  if (there === undefined) return;
  await begin(draft, ctx);
  await enter(draft, await fightMeant(there, ctx), ctx);
}

/** Throws for who takes part in another fight than the command: one command acts in one. */
export async function refuseElsewhere(draft: Draft, id: string, ctx: CombatContext): Promise<void> {
  await meet(draft, id, ctx);
  const { encounter, combatants = {}, creatures } = draft.state;
  if (encounter === undefined || combatants[id] !== undefined) return;
  const fighting = await ctx.campaign.encounters.of(id);
  if (fighting !== undefined && fighting.id !== encounter.id)
    throw inEncounter(creatures[id]?.name ?? id, fighting);
}
