import { type Creature, concentrationOf, type Now, secondsLeft } from "@tabletop-mcp/rules-engine";
import { type CombatContext, defineTool } from "../../context.js";
import { who, whoAliases } from "../../input/params.js";
import { durationText, leftText, roundsIn } from "../../render/time.js";
import { characterCalled } from "../../table/names.js";
import { nowOf } from "../../table/now.js";

/** Who concentrates on what. */
export default defineTool({
  name: "get_concentration",
  title: "Get concentration",
  description: "What somebody concentrates on, or everybody: since when, how long still, on whom.",
  access: "read",
  toolset: "magic",
  input: { characterId: who.optional() },
  aliases: whoAliases,
  async handle({ characterId }, ctx) {
    const all =
      characterId === undefined ? await everybody(ctx) : [await characterCalled(characterId, ctx)];
    const found = (await Promise.all(all.map((one) => heldUp(one, ctx)))).flat();
    const summary =
      found.length === 0
        ? `${all[0] !== undefined && characterId !== undefined ? all[0].name : "Nobody"} concentrates on ${characterId === undefined ? "anything" : "nothing"}.`
        : found.map(({ text }) => text).join("\n");
    return { data: { summary, concentrations: found.map(({ view }) => view) }, text: summary };
  },
});

async function everybody({ campaign }: CombatContext): Promise<readonly Creature[]> {
  const ids = await campaign.characters.concentrating();
  return (await campaign.characters.load(ids)).map(({ value }) => value);
}

/** The spell that a creature keeps up, and what hangs on it, on whom. */
async function heldUp(creature: Creature, ctx: CombatContext) {
  const cast = concentrationOf(creature);
  if (cast === undefined) return [];
  const now = await nowOf(creature.id, ctx);
  const bearers = await ctx.campaign.characters.load(
    await ctx.campaign.characters.bearing([creature.id]),
  );
  const effects = [creature, ...bearers.map(({ value }) => value)]
    .filter((one, place, those) => those.findIndex(({ id }) => id === one.id) === place)
    .flatMap((one) => hangingOn(one, { id: creature.id, cast: cast.id }));
  const left = cast.until === undefined ? undefined : leftUntil(cast.until, now);
  const { spell, since } = cast;
  const on = [...new Set(effects.map(({ name }) => name))];
  return [
    {
      view: {
        character: { id: creature.id, name: creature.name },
        spell,
        sinceSeconds: Math.max(0, now.clock - since),
        ...(left !== undefined && { remaining: roundsIn(left) }),
        effects: effects.map(({ what, id }) => ({ what, on: id })),
      },
      text: `${creature.name} concentrates on ${spell}, since ${durationText(Math.max(0, now.clock - since))}${left === undefined ? "" : `, ${leftText(left)} left`}${on.length === 0 ? "" : `; on ${on.join(", ")}`}.`,
    },
  ];
}

const leftUntil = (until: number, now: Now): number =>
  secondsLeft({ kind: "time", until }, now) ?? 0;

/** What of a creature ends with the cast. */
function hangingOn(
  { id, name, conditions, effects }: Creature,
  { id: from, cast }: { readonly id: string; readonly cast: string },
) {
  const isOfIt = (held: Creature["effects"][number] | Creature["conditions"][number]): boolean =>
    held.from === from && held.lasting.kind === "cast" && held.lasting.id === cast;
  return [
    ...conditions.filter(isOfIt).map(({ condition }) => condition),
    ...effects.filter(isOfIt).map((held) => held.name),
  ].map((what) => ({ what, id, name }));
}
