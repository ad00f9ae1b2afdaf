import {
  type Compendium,
  type Frame,
  type GameState,
  levelsLeftFor,
  type Moment,
} from "@tabletop-mcp/rules-engine";

interface Tables {
  readonly compendium: Compendium;
}

/** Reactions that are awaited, and what they answer; of spells the slots that are left for them. */
export function pendingView(
  state: GameState,
  { compendium }: Tables,
): readonly object[] | undefined {
  const { waiting, creatures } = state;
  return waiting?.window.open.map(({ pendingId, creatureId, options }) => ({
    pendingId,
    creatureId,
    trigger: triggerOf(state),
    options: options.map((reaction) => {
      const slotLevels = slotsFor(creatures[creatureId], reaction, compendium);
      if (slotLevels === undefined) return { reaction };
      return {
        reaction,
        spellName: reaction,
        ...(slotLevels.length > 0 && { slotLevels }),
      };
    }),
  }));
}

/** The slots for a reaction that is a spell; nothing for any other. */
function slotsFor(
  creature: GameState["creatures"][string] | undefined,
  reaction: string,
  compendium: Compendium,
): readonly number[] | undefined {
  const spell = compendium.spells.find(reaction);
  return spell && creature && levelsLeftFor(creature, spell, compendium);
}

/** "Ada may react to Goblin 1's Scimitar, which has hit Ada: Uncanny Dodge." */
export function pendingText(state: GameState, { compendium }: Tables): string {
  const open = state.waiting?.window.open ?? [];
  if (open.length === 0) return "";
  const nameOf = (id: string): string => state.creatures[id]?.name ?? id;
  const asked = open.map(({ creatureId, options }) => {
    const offered = options.map((option) => {
      const levels = slotsFor(state.creatures[creatureId], option, compendium) ?? [];
      return levels.length === 0 ? option : `${option} (slot ${levels.join(", ")})`;
    });
    return `${nameOf(creatureId)}: ${offered.join(", ")}`;
  });
  return `Awaited (${triggerOf(state)}${dieText(state)}): ${asked.join("; ")}. Answer with economy "reaction", or reaction "decline".`;
}

/** What has happened, in words. */
function triggerOf({ waiting, creatures }: GameState): string {
  const frame = waiting?.frames.at(-1);
  const moment = waiting?.window.moment;
  const nameOf = (id: string): string => creatures[id]?.name ?? id;
  if (frame?.kind === "unseat") return `${nameOf(frame.mount)} falls under it`;
  if (frame?.kind === "cast") return castWords(frame, nameOf);
  if (frame?.kind === "fall") return `${nameOf(frame.id)} falls`;
  if (frame?.kind === "move") return `${nameOf(frame.id)} leaves its reach`;
  if (frame?.kind === "save")
    return `${nameOf(frame.id)} has ${frame.rolled?.d20.total ?? "failed"} on a save against DC ${frame.dc}`;
  if (frame?.kind !== "attack" || moment === undefined) return moment ?? "";
  const what = `${nameOf(frame.id)}'s ${frame.order.facts.name}`;
  return `${what} ${attackWords[moment] ?? moment} ${nameOf(frame.target)}`;
}

/** ", d20 15 = 20": the die that lies there; once it has hit, the reply has told of it. */
function dieText({ waiting }: GameState): string {
  const frame = waiting?.frames.at(-1);
  const isOpen = waiting?.window.moment === "hit" || waiting?.window.moment === "attack-rolled";
  const d20 = isOpen && frame?.kind === "attack" ? frame.rolled?.d20 : undefined;
  return d20 === undefined || d20.total === null ? "" : `, d20 ${d20.natural} = ${d20.total}`;
}

/** "Mira casts Fireball at level 3 on Bo". */
function castWords(
  { id, by, action: { targets = [] } }: Extract<Frame, { readonly kind: "cast" }>,
  nameOf: (id: string) => string,
): string {
  const level = by.castLevel ? ` at level ${by.castLevel}` : "";
  const on = [...new Set(targets)].map(nameOf).join(", ");
  return `${nameOf(id)} casts ${by.source}${level}${on === "" ? "" : ` on ${on}`}`;
}

const attackWords: Readonly<Partial<Record<Moment, string>>> = {
  attacked: "is about to strike at",
  "attack-rolled": "is rolled against",
  hit: "would hit",
  damage: "has hit",
  "attack-over": "is over against",
};
