import { ToolFault } from "@tabletop-mcp/mcp-kit";
import {
  type Devising,
  type Event,
  type SynthesizeAction,
  synthesisDc,
  synthesisOf,
} from "@tabletop-mcp/rules-engine";
import { type Area, conditionIds, damageTypes, schools } from "@tabletop-mcp/srd-data";
import * as z from "zod";
import { defineTool } from "../../context.js";
import { aimInput } from "../../input/casting.js";
import { duration } from "../../input/lasting.js";
import { anyObject, fields, nested } from "../../input/nested.js";
import { ownName } from "../../input/own-name.js";
import { ability, choice, who } from "../../input/params.js";
import { present } from "../../input/present.js";
import { rollableOrNumber } from "../../input/rollable.js";
import { said } from "../../input/text.js";
import { damageView } from "../../render/deed-view.js";
import { castReply } from "../../table/cast-reply.js";
import { aimOf } from "../../table/casting.js";
import { fightIfAny } from "../../table/in-fight.js";
import { inSession } from "../../table/session.js";

const feet = z.int().min(5).max(1_000);

const area = fields(
  {
    shape: choice(["sphere", "cone", "cube", "cylinder", "line"]),
    radius: feet.exactOptional(),
    length: feet.exactOptional(),
    side: feet.exactOptional(),
    width: feet.exactOptional(),
    height: feet.exactOptional(),
  },
  { sideLength: "side", size: "radius" },
);

const range = z.union([z.int().min(0).max(5_280), choice(["self", "touch"])], {
  error: 'must be feet, "self" or "touch"',
});

const spell = fields({
  name: ownName,
  level: z.int().min(1).max(9),
  school: choice(schools),
  effect: fields({
    type: choice(["damage", "healing", "control", "utility", "summon"]),
    damage: rollableOrNumber.exactOptional(),
    damageType: choice(damageTypes).exactOptional(),
    healing: rollableOrNumber.exactOptional(),
    condition: choice(conditionIds).exactOptional(),
  }),
  range,
  area: area.exactOptional(),
  save: fields({ ability, half: z.boolean().exactOptional() }).exactOptional(),
  concentration: z.boolean().exactOptional(),
  duration: duration.exactOptional(),
});

const { choices: _choices, ...aim } = aimInput;
const input = {
  encounterId: who.optional(),
  casterId: who,
  intent: said(500),
  spell: nested(anyObject, spell).describe(
    "{ name, level, school, effect { type damage, healing, control, utility, summon; damage?, damageType?, healing?, condition? }, range, area? { shape, radius … }, save? { ability, half? }, concentration?, duration? }",
  ),
  nearLeyLine: z.boolean().optional(),
  desperation: z.boolean().optional(),
  materialValue: z.int().min(0).max(1_000_000).optional().describe("gp"),
  ...aim,
};
type Asked = z.output<z.ZodObject<typeof input>>;

/** Somebody improvises a spell. */
export default defineTool({
  name: "synthesize_spell",
  title: "Synthesize spell",
  description:
    "House rule: improvise a spell that no list has. An Arcana check, DC 10 + 2 × level, less near a ley line and for materials; desperation adds 2 and risks a mishap. The slot is spent whatever comes of it. Damage within the deadly row of the caster's level. By 5 more it is mastered: cast_spell knows its name.",
  access: "write",
  toolset: "magic",
  input,
  aliases: {
    characterId: "casterId",
    characterName: "casterId",
    actorId: "casterId",
    targetId: "targetIds",
    name: "spell.name",
    level: "spell.level",
    school: "spell.school",
    effect: "spell.effect",
  },
  handle: (asked, ctx) =>
    inSession(ctx, async (session) => {
      await fightIfAny(session, asked.encounterId);
      const id = await session.who(asked.casterId);
      const { nearLeyLine, desperation, materialValue, intent } = asked;
      const action: SynthesizeAction = {
        type: "synthesize",
        id,
        intent,
        spell: devised(asked.spell),
        ...present({ nearLeyLine, desperation, materialValue }),
        ...(await aimOf(session, asked)),
      };
      const events = await session.act(action);
      const { also, said: outcome } = outcomeIn(action, events);
      return castReply(session, { id, events, also, said: outcome });
    }),
});

const words = {
  mastered: "It is mastered: cast_spell casts it by its name from now on.",
  success: "",
  failure: "Nothing comes of it, and the slot is gone.",
  mishap: "A mishap: the slot is gone, and the magic turns on its caster.",
} as const;

/** The check, and what it has come to. */
function outcomeIn(action: SynthesizeAction, events: readonly Event[]) {
  const rolled = events.find((event) => event.type === "rolled" && event.id === action.id);
  if (rolled?.type !== "rolled") return { also: {}, said: "" };
  const { d20 } = rolled;
  const dc = synthesisDc(action);
  const outcome = synthesisOf(d20, { dc, desperation: action.desperation === true });
  const isCast = outcome === "mastered" || outcome === "success";
  const also = {
    ...d20,
    dc,
    success: isCast,
    outcome,
    ...(!isCast && { slot: slotIn(action, events) }),
    ...(outcome === "mishap" && { mishap: backlashIn(action, events) }),
  };
  return { also, said: words[outcome] };
}

/** The slot that is gone for nothing. */
function slotIn({ spell: { level } }: SynthesizeAction, events: readonly Event[]): object {
  const spent = events.find((event) => event.type === "use_spent");
  return { level, ...(spent?.type === "use_spent" && { left: spent.left }) };
}

function backlashIn({ id }: SynthesizeAction, events: readonly Event[]): object {
  const blow = events.find((event) => event.type === "damage_taken" && event.id === id);
  return blow?.type === "damage_taken" ? { damage: damageView([blow]), hp: blow.hp } : {};
}

function devised(asked: Asked["spell"]): Devising {
  const { area: where, duration: lasts, effect, ...plain } = asked;
  const concentration = plain.concentration === true || lasts === "concentration";
  const rounds = lasts === undefined || lasts === "concentration" ? undefined : lasts;
  if (typeof rounds === "string") throw notSoLong;
  const { damage, healing, ...what } = effect;
  return {
    ...plain,
    effect: { ...what, ...present({ damage: textOf(damage), healing: textOf(healing) }) },
    ...(where !== undefined && { area: areaOf(where) }),
    ...(concentration && { concentration }),
    ...present({ duration: rounds ?? (concentration ? minute : undefined) }),
  };
}

/** Rounds, for what is concentrated on with no end said. */
const minute = 10;

const notSoLong = new ToolFault({
  code: "INVALID_ARGUMENT",
  message: 'spell.duration is a time: rounds, or "10 minutes"',
  hint: "Leave it out for what is over at once",
});

const textOf = (dice: string | number | undefined): string | undefined =>
  dice === undefined ? undefined : String(dice);

/** A size that is left out is a small one. */
function areaOf({
  shape,
  radius = 10,
  length = 15,
  side = 10,
  width = 5,
  height = 20,
}: z.output<typeof area>): Area {
  switch (shape) {
    case "sphere":
      return { shape, radius };
    case "cone":
      return { shape, length };
    case "cube":
      return { shape, side };
    case "cylinder":
      return { shape, radius, height };
    case "line":
      return { shape, length, width };
  }
}
