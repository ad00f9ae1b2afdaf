import { type Reply, ToolFault } from "@tabletop-mcp/mcp-kit";
import {
  type CheckRequest,
  type CheckResult,
  type Creature,
  check,
  contest,
  sheetOf,
} from "@tabletop-mcp/rules-engine";
import type * as z from "zod";
import type { CombatContext } from "../context.js";
import { diceOfTable } from "../input/params.js";
import { present } from "../input/present.js";
import type { contestShape } from "../input/shapes.js";
import { needed } from "../input/taken.js";
import { checkText, checkView } from "../render/check.js";
import { characterCalled, nearlyCalled } from "../table/names.js";
import { refusal } from "../table/refusal.js";

/** The kinds of rolls that a sheet is asked for. */
export const checkKinds = ["skill", "ability", "save", "initiative", "attack", "tool"] as const;

type Optional<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] | undefined };

/** What roll_check is told. */
export interface CheckAsked extends Optional<Omit<CheckRequest, "manual">> {
  readonly characterId?: string | undefined;
  readonly contest?: z.output<typeof contestShape> | undefined;
  readonly manualRoll?: number | undefined;
  readonly manualRolls?: readonly number[] | undefined;
}

/** Rolls for a character; changes nothing. */
export async function rollCheck(asked: CheckAsked, ctx: CombatContext): Promise<Reply> {
  const { characterId, contest: against, manualRoll, manualRolls, ...rest } = asked;
  const creature = await characterCalled(needed(characterId, "characterId", "roll_check"), ctx);
  const manual = diceOfTable({ manualRoll, manualRolls });
  const request = { ...present({ ...rest, manual }), kind: kindOf(rest) };
  return against === undefined
    ? rollAlone(creature, request, ctx)
    : rollAgainst({ creature, request }, against, ctx);
}

/** The kind that is said, or the only one that fits what is said. */
function kindOf({ kind, skill, tool, weapon }: Optional<CheckRequest>): CheckRequest["kind"] {
  const meant =
    kind ??
    (skill && "skill") ??
    (tool === undefined ? undefined : "tool") ??
    (weapon === undefined ? undefined : "attack");
  if (meant !== undefined) return meant;
  throw new ToolFault({
    code: "INVALID_ARGUMENT",
    message: `roll_check needs kind: ${checkKinds.join(", ")}`,
    example: '{"characterId":"Ada","kind":"save","ability":"dex","dc":15}',
  });
}

async function rollAlone(creature: Creature, request: CheckRequest, ctx: CombatContext) {
  const opponent = await opponentOf(request, ctx);
  const asked = opponent === undefined ? request : met(request, opponent, ctx);
  const outcome = check(creature, asked, { ...ctx, ...(opponent && { opponent }) });
  if (!outcome.ok) throw refusal(outcome.error);
  return replyTo(creature, outcome.value);
}

/** Another creature of the campaign that the roll is about. Throws NOT_FOUND for half the name of who is attacked. */
async function opponentOf({ kind, dc, against }: CheckRequest, { campaign }: CombatContext) {
  if (against === undefined) return undefined;
  const found = await campaign.characters.called(against);
  if (found !== undefined || kind !== "attack" || dc !== undefined) return found?.value;
  const fault = nearlyCalled(against, await campaign.characters.names());
  if (fault !== undefined) throw fault;
  return undefined;
}

/** An attack is against the armor class of who is named, unless it is said. */
function met(
  { against: _against, ...request }: CheckRequest,
  opponent: Creature,
  { compendium }: CombatContext,
): CheckRequest {
  if (request.kind !== "attack" || request.dc !== undefined) return request;
  return { ...request, dc: sheetOf(opponent, compendium).armorClass.effective };
}

async function rollAgainst(
  self: { readonly creature: Creature; readonly request: CheckRequest },
  { characterId, manualRoll, manualRolls, ...rest }: z.output<typeof contestShape>,
  ctx: CombatContext,
) {
  const creature = await characterCalled(characterId, ctx);
  const { kind, skill, ability, tool } = self.request;
  const said = rest.skill ?? rest.ability;
  const same =
    said === undefined
      ? present({ kind, skill, ability, tool })
      : { kind: rest.skill === undefined ? ("ability" as const) : ("skill" as const) };
  const request = {
    ...same,
    ...rest,
    ...present({ manual: diceOfTable({ manualRoll, manualRolls }) }),
  };
  const outcome = contest(self, { creature, request }, ctx);
  if (!outcome.ok) throw refusal(outcome.error);
  const { self: own, other, winner } = outcome.value;
  const names = { self: self.creature.name, other: creature.name };
  const end = winner === null ? "A tie: nothing changes." : `${names[winner]} wins.`;
  const { data, text } = replyTo(self.creature, own);
  const summary = `${text} ${checkText(creature.name, other)} ${end}`;
  const contested = { ...checkView(creature.name, other), winner };
  return { data: { ...data, summary, contest: contested }, text: summary };
}

function replyTo({ name }: Creature, result: CheckResult): Reply {
  const text = checkText(name, result);
  return { data: { summary: text, ...checkView(name, result) }, text };
}
