import { ok } from "@tabletop-mcp/dice-core";
import { happens, steps } from "../src/game/next.js";
import type { Reaction } from "../src/game/reaction.js";

/** Adds a d6 to a save that was rolled, as a bard's inspiration does; these may, whoever rolls. */
export const inspiration = (name: string, ...by: readonly string[]): Reaction => ({
  name,
  moment: "save-rolled",
  offeredTo: ({ creatures }) =>
    by.filter((id) => creatures[id] !== undefined && creatures[id].dead !== true),
  take: (_, { frame }, { rng }) => {
    if (frame.kind !== "save" || frame.rolled === undefined) throw new Error("Nothing was rolled.");
    const { d20 } = frame.rolled;
    if (d20.total === null) return ok({ next: happens() });
    const value = rng.die(6);
    const modifiers = [...d20.modifiers, { source: name, value, rolls: [value] }];
    const inspired = { ...d20, modifiers, total: d20.total + value };
    return ok({ next: happens(), frame: { ...frame, rolled: { d20: inspired } } });
  },
});

/** Gives 5 hit points to who is about to fall, as a cleric who had readied it would. */
export const succour = (by: string): Reaction => ({
  name: "Succour",
  moment: "at-zero",
  offeredTo: ({ creatures }) => ((creatures[by]?.hp.current ?? 0) > 0 ? [by] : []),
  take: (_, { frame }) => {
    if (frame.kind !== "zero") throw new Error("Nobody falls.");
    const heal = { type: "heal", id: frame.id, amount: 5 } as const;
    return ok({ next: steps({ kind: "act", action: heal }) });
  },
});
