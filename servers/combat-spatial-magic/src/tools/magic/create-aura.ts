import type { Event } from "@tabletop-mcp/rules-engine";
import { insideOf, zonesIn } from "@tabletop-mcp/rules-engine";
import { damageTypes } from "@tabletop-mcp/srd-data";
import * as z from "zod";
import { defineTool } from "../../context.js";
import { boundsOf, duration } from "../../input/lasting.js";
import { modifierShape } from "../../input/modifiers.js";
import { anyObject, fields, nested } from "../../input/nested.js";
import { ownName } from "../../input/own-name.js";
import { ability, choice, name, who } from "../../input/params.js";
import { present } from "../../input/present.js";
import { rollable } from "../../input/rollable.js";
import { briefEvents } from "../../render/brief-events.js";
import { narrate } from "../../render/events.js";
import { pendingText, pendingView } from "../../render/pending.js";
import { inSession, type Session } from "../../table/session.js";

const moment = choice(["enter", "start_of_turn", "end_of_turn", "stay"]);
const moments = { enter: "enter", start_of_turn: "turn-start", end_of_turn: "turn-end" } as const;

const input = {
  encounterId: who.optional(),
  ownerId: who,
  name: ownName,
  radius: z.int().min(5).max(1_000),
  affects: choice(["allies", "enemies", "all", "others"]),
  trigger: nested(z.array(z.string()), z.array(moment).min(1).max(4))
    .optional()
    .describe("enter, start_of_turn, end_of_turn; stay: effects hold inside"),
  save: nested(
    anyObject,
    fields({ ability, dc: z.int().min(1).max(60), half: z.boolean().exactOptional() }),
  )
    .optional()
    .describe("{ ability, dc, half? }"),
  damage: rollable.optional(),
  damageType: choice(damageTypes).optional(),
  healing: rollable.optional(),
  effects: nested(z.array(anyObject), z.array(modifierShape).max(10))
    .optional()
    .describe("manage_effect's modifiers"),
  duration: duration.optional(),
  concentration: z.boolean().optional(),
  spellName: name.optional(),
};

type Asked = z.output<z.ZodObject<typeof input>>;

/** An aura around a creature of the fight. */
export default defineTool({
  name: "create_aura",
  title: "Create aura",
  description:
    "An aura of the table's own around a combatant (spells and features lay theirs themselves). It goes along, strikes each creature once a turn, and ends with its owner, its concentration or its time.",
  access: "write",
  toolset: "magic",
  input,
  aliases: { casterId: "ownerId", characterId: "ownerId", auraName: "name" },
  handle: (asked, ctx) =>
    inSession(ctx, async (session) => {
      await session.fight(asked.encounterId);
      const id = await session.who(asked.ownerId);
      const events = await session.act(auraOf(asked, id));
      const state = session.state();
      const summary = [narrate(events, await session.telling(events)), pendingText(state, ctx)]
        .filter((line) => line !== "")
        .join(" ");
      const data = {
        summary,
        ...laidIn(events, session),
        ...present({ pending: pendingView(state, ctx) }),
        events: briefEvents(events),
      };
      return { data, text: summary };
    }),
});

function auraOf(asked: Asked, id: string) {
  const { name: called, radius, affects, trigger = [], save, damage, damageType: type } = asked;
  const { healing, effects, concentration, spellName: spell = called } = asked;
  const { lasting, rounds } = boundsOf({
    duration: asked.duration === "concentration" ? undefined : asked.duration,
  });
  const isHeld = concentration === true || asked.duration === "concentration";
  const taken = trigger.flatMap((one) => (one === "stay" ? [] : [moments[one]]));
  return {
    type: "lay_aura",
    id,
    name: called,
    radius,
    affects,
    lasting,
    ...(taken.length > 0 && { moments: taken }),
    ...present({ save, healing, effects }),
    ...(damage !== undefined && { damage: { roll: damage, ...present({ type }) } }),
    ...(isHeld && { concentration: { spell, ...present({ rounds }) } }),
  } as const;
}

/** The aura's id, and who is in it now. */
function laidIn(events: readonly Event[], session: Session) {
  const [laid] = events.flatMap((event) => (event.type === "zone_laid" ? [event.zone] : []));
  const zone = zonesIn(session.state(), session.ctx).find(({ id }) => id === laid?.id);
  return zone === undefined
    ? {}
    : { auraId: zone.id, covered: insideOf(session.state(), zone, session.ctx) };
}
