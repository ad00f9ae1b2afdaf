import type { ArgsOf, Reply } from "@tabletop-mcp/mcp-kit";
import type { LaidZone, Now, Sheet } from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { defineTool } from "../../context.js";
import { isEach } from "../../input/batch.js";
import { boundsOf, duration } from "../../input/lasting.js";
import { modifierShape, onWeapon } from "../../input/modifiers.js";
import { anyObject, fields, nested } from "../../input/nested.js";
import { ownName } from "../../input/own-name.js";
import { ability, choice, name, who, whoAliases } from "../../input/params.js";
import { present } from "../../input/present.js";
import { needed, refuseUnheard, type Taken } from "../../input/taken.js";
import { line } from "../../input/text.js";
import { effectText, lastingView } from "../../render/held.js";
import { type Afflicted, afflict, afflictedReply, sourceOf } from "../../table/afflict.js";
import { fightIfAny } from "../../table/in-fight.js";
import { inGlance, inSession, type Session } from "../../table/session.js";

/** An effect as callers write it. */
const effectFields = {
  name: ownName,
  kind: z.enum(["boon", "curse", "neutral"]).optional(),
  source: name.optional(),
  weapon: name.optional(),
  modifiers: z.array(modifierShape).max(10).optional(),
  duration: duration.optional(),
  saveAbility: ability.optional(),
  saveDC: z.int().min(1).max(60).optional(),
  trigger: line(500).optional(),
  stacks: z.boolean().optional(),
};
const effect = fields(effectFields);

const input = {
  encounterId: who.optional(),
  characterId: who,
  operation: choice(["add", "remove", "query", "tick"], { list: "query" }),
  effect: nested(anyObject, effect)
    .optional()
    .describe(
      "{ name, kind?: boon|curse|neutral, source?, weapon? (laid on), modifiers[], duration?, trigger?, stacks? }",
    ),
  effectId: name.optional().describe("An effect's id or name, to remove."),
};

/** What belongs in `effect` is taken beside `operation`, too. */
const aliases = {
  ...whoAliases,
  targetId: "characterId",
  ...Object.fromEntries(Object.keys(effectFields).map((field) => [field, `effect.${field}`])),
};

type Request = Omit<ArgsOf<typeof input>, "encounterId">;

/** Boons, curses and anything else that changes numbers for a while. */
export default defineTool({
  name: "manage_effect",
  title: "Manage effect",
  description: [
    "Add, remove, query or tick (one round passes) boons, curses and other effects.",
    'modifiers: { type: "bonus", to: ac|attack|damage|save|check|speed|maxHp|initiative|spellDc, value: 2 or dice: "1d4", ability?, skill? },',
    '{ type: "set", ability, value }, { type: "resistance"|"immunity"|"vulnerability", damageType }, { type: "conditionImmunity", condition },',
    '{ type: "advantage"|"disadvantage", on: attack|attacked|save|check|initiative|deathSave|concentration, ability?, skill? }.',
  ].join(" "),
  access: "destroy",
  toolset: "combat",
  input,
  aliases,
  handle: (request, ctx) =>
    (isEach(request, "query") ? inGlance : inSession)(ctx, (session) =>
      manageEffect(session, request),
    ),
});

const parameters: Taken<Request> = {
  add: ["characterId", "effect"],
  remove: ["characterId", "effectId", "effect"],
  query: ["characterId"],
  tick: ["characterId"],
};

/** Adds, removes, counts down or lists the boons, curses and other effects of a creature. */
async function manageEffect(
  session: Session,
  { encounterId, ...request }: ArgsOf<typeof input>,
): Promise<Reply> {
  await fightIfAny(session, encounterId);
  const done = await manage(session, request);
  return afflictedReply(session, done, (sheet, now) => ({
    data: { effects: effectsView(sheet, now, request.operation === "query") },
    text: effectsText(sheet, now),
  }));
}

async function manage(session: Session, request: Request): Promise<Afflicted> {
  const { operation } = request;
  refuseUnheard(operation, request, parameters);
  const id = await session.who(request.characterId);
  return afflict(session, id, async () => {
    switch (operation) {
      case "add":
        return add(session, id, needed(request.effect, "effect", "add"));
      case "remove": {
        const held = needed(request.effectId ?? request.effect?.name, "effectId", "remove");
        const zone = session.state().encounter?.zones?.find((one) => one.id === held);
        return zone === undefined
          ? session.act({ type: "lose_effect", id, held })
          : endAura(session, zone);
      }
      case "tick":
        return session.act({ type: "tick", id, what: "effects", rounds: 1 });
      default:
        return [];
    }
  });
}

/** An aura is laid on the place around its owner, not on that one; what is concentrated on ends with that. */
async function endAura(session: Session, { id: zone, owner, lasting }: LaidZone) {
  const because = "removed";
  const casts = lasting.kind === "cast" ? (await session.creature(owner)).casts : [];
  const isHeld = casts.some(
    ({ id, concentration }) => concentration && lasting.kind === "cast" && id === lasting.id,
  );
  return session.act(
    isHeld
      ? { type: "break_concentration", id: owner, reason: because }
      : { type: "end_zone", zone, because },
  );
}

async function add(session: Session, id: string, said: z.output<typeof effect>) {
  const { name, kind = "neutral", modifiers = [], weapon } = said;
  return session.act({
    type: "gain_effect",
    id,
    name,
    kind,
    effects: weapon === undefined ? modifiers : modifiers.map(onWeapon),
    ...(await sourceOf(session, said.source)),
    ...boundsOf(said),
    ...present({ trigger: said.trigger, stacks: said.stacks, item: weapon }),
  });
}

/** Effects that are told whole; of those beyond, not what they change. */
const mostWhole = 10;

/** Every effect with its id, its source, and how long it lasts; what they change is told who asks for it. */
const effectsView = ({ effects }: Sheet, now: Now, isAsked: boolean): readonly object[] =>
  effects.map(({ id, name, kind, source, trigger, effects: changes, stacks, ...held }, index) => ({
    id,
    name,
    kind,
    ...lastingView(held, now),
    ...present({ source, stacks }),
    ...(isAsked && index < mostWhole && { ...present({ trigger }), effects: changes }),
  }));

function effectsText({ name, effects }: Sheet, now: Now): string {
  const held = effects.map((one) => effectText(one, now));
  return held.length === 0 ? `${name} bears no effects.` : `${name} bears: ${held.join(", ")}.`;
}
