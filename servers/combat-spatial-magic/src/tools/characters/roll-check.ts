import { type Reply, ToolFault } from "@tabletop-mcp/mcp-kit";
import {
  type AttackCheck,
  attackCheckIn,
  type CheckRequest,
  type CheckResult,
  type Creature,
  check,
  contest,
  coverBonus,
  type GameState,
  type HeldRef,
  sheetOf,
} from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { type CombatContext, defineTool } from "../../context.js";
import { batchOf, eachOf, type OneOf, replyTo } from "../../input/batch.js";
import { anyObject, fields, nested } from "../../input/nested.js";
import {
  ability,
  choice,
  diceOfTable,
  manualRoll,
  manualRolls,
  name,
  skill,
  srdName,
  who,
  whoAliases,
} from "../../input/params.js";
import { present } from "../../input/present.js";
import { needed } from "../../input/taken.js";
import { checkText, checkView } from "../../render/check.js";
import { characterCalled, nearlyCalled } from "../../table/names.js";
import { refusal } from "../../table/refusal.js";
import { sharedFight } from "../../table/shared-fight.js";
import { useUp, withoutSpent, withSpent } from "../../table/use-up.js";

/** The kinds of rolls that a sheet is asked for. */
const checkKinds = ["skill", "ability", "save", "initiative", "attack", "tool"] as const;

/** The other side of a contest; without a skill or ability it rolls the same. */
const contestShape = z.preprocess(
  // A name alone is who the other is.
  (value) => (typeof value === "string" ? { characterId: value } : value),
  fields(
    {
      characterId: who,
      skill: skill.exactOptional(),
      ability: ability.exactOptional(),
      advantage: z.boolean().exactOptional(),
      disadvantage: z.boolean().exactOptional(),
      bonus: z.int().min(-100).max(100).exactOptional(),
      manualRoll: manualRoll.exactOptional(),
      manualRolls: manualRolls.exactOptional(),
    },
    whoAliases,
  ),
);

const input = {
  characterId: who.optional(),
  kind: choice(checkKinds).optional(),
  skill: skill.optional(),
  ability: ability.optional(),
  tool: srdName.optional(),
  weapon: name.optional().describe("Or a spell that it attacks with."),
  dc: z.int().min(0).max(100).optional().describe("Of an attack: the armor class."),
  contest: nested(anyObject, contestShape)
    .optional()
    .describe("{ characterId, skill?, ability?, manualRoll? }"),
  against: name.optional().describe("poison, being charmed, spells, a creature …"),
  advantage: z.boolean().optional(),
  disadvantage: z.boolean().optional(),
  bonus: z.int().min(-100).max(100).optional(),
  passive: z.boolean().optional(),
  manualRoll,
  manualRolls,
  batch: batchOf(20),
};

const aliases = { ...whoAliases, ac: "dc", target: "against" } as const;

type Asked = OneOf<typeof input>;

/** A d20 of a character. */
export default defineTool({
  name: "roll_check",
  title: "Roll check",
  description:
    "A check, save, initiative, attack roll or contest. advantage and bonus come on top of what counts by itself.",
  access: "write",
  toolset: "characters",
  input,
  aliases,
  async handle(request, ctx) {
    const spent: HeldRef[] = [];
    const replies = await eachOf(request, { input, aliases }, async (one) => {
      const { reply, used } = await rollCheck(one, spent, ctx);
      spent.push(...used);
      return reply;
    });
    return withSpent(replyTo(request, replies), await useUp(spent, ctx));
  },
});

/** What a roll is answered with, and what was good for this one alone. */
interface Rolled {
  readonly reply: Reply;
  readonly used: readonly HeldRef[];
}

/** Rolls for a character, who has nothing any more of what the rolls before it have spent. */
async function rollCheck(
  asked: Asked,
  spent: readonly HeldRef[],
  ctx: CombatContext,
): Promise<Rolled> {
  const { characterId, contest: against, manualRoll, manualRolls, ...rest } = asked;
  const called = await characterCalled(needed(characterId, "characterId", "roll_check"), ctx);
  const creature = withoutSpent(called, spent);
  const manual = diceOfTable({ manualRoll, manualRolls });
  const request = { ...present({ ...rest, manual }), kind: kindOf(rest) };
  return against === undefined
    ? rollAlone(creature, request, ctx)
    : rollAgainst({ creature, request }, against, ctx);
}

/** The kind that is said, or the only one that fits what is said. */
function kindOf({
  kind,
  skill,
  tool,
  weapon,
}: Pick<Asked, "kind" | "skill" | "tool" | "weapon">): CheckRequest["kind"] {
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

async function rollAlone(
  creature: Creature,
  request: CheckRequest,
  ctx: CombatContext,
): Promise<Rolled> {
  const opponent = await opponentOf(request, ctx);
  const fight =
    opponent && request.kind === "attack" ? await sharedFight(creature, opponent, ctx) : undefined;
  if (opponent !== undefined && fight !== undefined)
    return rollInFight(fight, { self: creature, other: opponent, request }, ctx);
  const asked = opponent === undefined ? request : met(request, opponent, ctx);
  const outcome = check(creature, asked, { ...ctx, ...(opponent && { opponent }) });
  if (!outcome.ok) throw refusal(outcome.error);
  return { reply: replyOf(creature, outcome.value), used: outcome.value.used ?? [] };
}

interface Striking {
  readonly self: Creature;
  readonly other: Creature;
  readonly request: CheckRequest;
}

/** An attack on somebody in the same fight: where the two stand and who sees whom counts, and is said. */
function rollInFight(
  fight: GameState,
  { self, other, request: { against: _against, ...request } }: Striking,
  ctx: CombatContext,
): Rolled {
  const found = attackCheckIn(fight, { two: { self, other }, request }, ctx);
  if (!found.ok) throw refusal(found.error);
  const { dc, scene, use, feet, cover } = found.value;
  const asked = { ...request, dc };
  const outcome = check(self, asked, { ...ctx, opponent: other, scene, ...(use && { use }) });
  if (!outcome.ok) throw refusal(outcome.error);
  const { data, text } = replyOf(self, outcome.value, true);
  const where = whereText(other.name, present({ feet, cover }));
  const summary = [text, where].filter((line) => line !== "").join(" ");
  const reply = { data: { ...data, summary, ...present({ feet, cover }) }, text: summary };
  return { reply, used: outcome.value.used ?? [] };
}

/** "Gob is 30 ft away, behind half cover (+2 AC)."; nothing without a map. */
function whereText(name: string, { feet, cover = "none" }: Pick<AttackCheck, "feet" | "cover">) {
  if (feet === undefined) return "";
  const behind =
    cover === "none" ? "" : `, behind ${cover.replace("_", "-")} cover (+${coverBonus[cover]} AC)`;
  return `${name} is ${feet} ft away${behind}.`;
}

/** Another creature of the campaign that the roll is about. Throws NOT_FOUND for half the name of who is attacked. */
async function opponentOf({ kind, dc, against }: CheckRequest, { campaign }: CombatContext) {
  if (against === undefined) return undefined;
  const [fighter] = await campaign.encounters.fighting(against);
  const found = await campaign.characters.called(fighter?.id ?? against);
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
  { characterId, manualRoll, manualRolls, ...rest }: NonNullable<Asked["contest"]>,
  ctx: CombatContext,
): Promise<Rolled> {
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
  const { data, text } = replyOf(self.creature, own);
  const summary = `${text} ${checkText(creature.name, other)} ${end}`;
  const contested = { ...checkView(creature.name, other), winner };
  const reply = { data: { ...data, summary, contest: contested }, text: summary };
  return { reply, used: [...(own.used ?? []), ...(other.used ?? [])] };
}

function replyOf({ name }: Creature, result: CheckResult, inSight = false): Reply {
  const text = checkText(name, result, inSight);
  return { data: { summary: text, ...checkView(name, result) }, text };
}
