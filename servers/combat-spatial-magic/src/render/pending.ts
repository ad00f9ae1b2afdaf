import type { GameState, Moment } from "@tabletop-mcp/rules-engine";

/** Reactions that are awaited, and what they answer. */
export function pendingView(state: GameState): readonly object[] | undefined {
  const { waiting } = state;
  return waiting?.window.open.map(({ pendingId, creatureId, options }) => ({
    pendingId,
    creatureId,
    trigger: triggerOf(state),
    options: options.map((reaction) => ({ reaction })),
  }));
}

/** "Ada may react to Goblin 1's Scimitar, which has hit Ada: Uncanny Dodge." */
export function pendingText(state: GameState): string {
  const open = state.waiting?.window.open ?? [];
  if (open.length === 0) return "";
  const nameOf = (id: string): string => state.creatures[id]?.name ?? id;
  const asked = open.map(
    ({ creatureId, options }) => `${nameOf(creatureId)}: ${options.join(", ")}`,
  );
  return `Awaited (${triggerOf(state)}): ${asked.join("; ")}. Answer with economy "reaction", or reaction "decline".`;
}

/** What has happened, in words. */
function triggerOf({ waiting, creatures }: GameState): string {
  const frame = waiting?.frames.at(-1);
  const moment = waiting?.window.moment;
  const nameOf = (id: string): string => creatures[id]?.name ?? id;
  if (frame?.kind === "unseat") return `${nameOf(frame.mount)} falls under it`;
  if (frame?.kind === "move") return `${nameOf(frame.id)} leaves its reach`;
  if (frame?.kind === "save")
    return `${nameOf(frame.id)} has ${frame.rolled?.d20.total ?? "failed"} on a save against DC ${frame.dc}`;
  if (frame?.kind !== "attack" || moment === undefined) return moment ?? "";
  const what = `${nameOf(frame.id)}'s ${frame.order.facts.name}`;
  return `${what} ${attackWords[moment] ?? moment} ${nameOf(frame.target)}`;
}

const attackWords: Readonly<Partial<Record<Moment, string>>> = {
  attacked: "is about to strike at",
  "attack-rolled": "is rolled against",
  hit: "would hit",
  damage: "has hit",
  "attack-over": "is over against",
};
