import { ToolFault } from "@tabletop-mcp/mcp-kit";
import type { CastAction, CastChoices, SpellWithin } from "@tabletop-mcp/rules-engine";
import { type AimAsked, type CastAsked, overchannel } from "../input/casting.js";
import { diceOfTable } from "../input/params.js";
import { present } from "../input/present.js";
import { needed } from "../input/taken.js";
import { isCalled } from "./names.js";
import type { Session } from "./session.js";
import { struckCalled } from "./wall-sections.js";

type Aim = Pick<CastAction, "targets" | "points" | "direction" | "choices" | "manual">;
type Choices = NonNullable<AimAsked["choices"]>;

/** What a call asks for, as the engine takes it: names are ids by then. */
export async function castOf(session: Session, id: string, asked: CastAsked): Promise<CastAction> {
  const { slotLevel, pact, ritual, economy, use, spellId, item, dmOverride } = asked;
  const metamagic = asked.metamagic?.filter((one) => one !== overchannel);
  return {
    type: "cast",
    id,
    spell: needed(asked.spellName, "spellName", "cast_spell"),
    ...present({ slotLevel, pact, ritual, economy, use, cast: spellId, dmOverride }),
    ...(metamagic !== undefined && metamagic.length > 0 && { metamagic }),
    ...(asked.metamagic?.includes(overchannel) && { overchannel: true as const }),
    ...(item !== undefined && { item: { name: item } }),
    ...(await aimOf(session, asked)),
  };
}

/** Whom and where it is aimed at, and what is chosen. */
export async function aimOf(session: Session, asked: AimAsked): Promise<Aim> {
  const { targetIds, targetPosition, targetPositions, direction } = asked;
  if (targetPosition !== undefined && targetPositions !== undefined)
    throw new ToolFault({
      code: "INVALID_ARGUMENT",
      message: "targetPosition and targetPositions are both given",
      hint: "targetPositions takes every point in order, targetPosition the only one",
    });
  const points = targetPositions ?? (targetPosition && [targetPosition]);
  const meant = targetIds === undefined ? undefined : await allMeant(session, targetIds);
  const choices = await choicesOf(session, asked.choices, meant?.effect);
  return present({
    targets: meant?.targets,
    points,
    direction,
    choices,
    manual: diceOfTable(asked),
  });
}

interface Meant {
  readonly targets: readonly string[];
  /** The one cast that is meant, where a spell was named in place of somebody. */
  readonly effect?: string;
}

/** Creatures and things by id or name; a spell that runs, or an aura, stands for whose it is (Dispel Magic). */
async function allMeant(session: Session, said: readonly string[]): Promise<Meant> {
  const targets: string[] = [];
  let effect: string | undefined;
  for (const one of said) {
    const spell = spellOf(session, one);
    effect ??= spell?.cast;
    targets.push(spell?.id ?? propCalled(session, one) ?? (await struckCalled(session, one)));
  }
  return { targets, ...present({ effect }) };
}

function propCalled(session: Session, said: string): string | undefined {
  const is = isCalled(said);
  const props = session.state().battlefield?.props ?? [];
  return props.find(({ id, name = id }) => id === said || is(name))?.id;
}

/** The cast of this id, or of the aura of this id; ids of casts are their caster's own, so only one may have it. */
function spellOf(session: Session, said: string): { id: string; cast: string } | undefined {
  const { creatures, encounter } = session.state();
  if (creatures[said] !== undefined) return undefined;
  const aura = encounter?.zones?.find(({ id }) => id === said);
  if (aura?.lasting.kind === "cast") return { id: aura.owner, cast: aura.lasting.id };
  const [only, ...others] = Object.values(creatures).flatMap(({ id, casts }) =>
    casts.some((cast) => cast.id === said) ? [{ id, cast: said }] : [],
  );
  return others.length === 0 ? only : undefined;
}

async function choicesOf(
  session: Session,
  asked: Choices | undefined,
  effect: string | undefined,
): Promise<CastChoices | undefined> {
  if (asked === undefined) return effect === undefined ? undefined : { effect };
  const { spare, spell, ...plain } = asked;
  return {
    ...plain,
    ...(effect !== undefined && { effect }),
    ...(spare !== undefined && { spare: await idsOf(session, spare) }),
    ...(spell !== undefined && { spell: await spellWithin(session, spell) }),
  };
}

async function spellWithin(
  session: Session,
  { spellName, slotLevel, targetIds, targetPosition, direction }: NonNullable<Choices["spell"]>,
): Promise<SpellWithin> {
  return {
    spell: spellName,
    ...present({ slotLevel, direction }),
    ...(targetPosition !== undefined && { points: [targetPosition] }),
    ...(targetIds !== undefined && { targets: await idsOf(session, targetIds) }),
  };
}

async function idsOf(session: Session, said: readonly string[]): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const one of said) ids.push(await session.who(one));
  return ids;
}
