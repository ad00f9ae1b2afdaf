import { happens, type Next } from "../../game/next.js";
import type { Settling } from "./settling.js";

/** What hangs somewhere and waits grows stronger by its dice ("Delayed Blast Fireball"). */
export const gather = ({ creature, frame }: Settling): Next =>
  happens(
    ...creature.effects.flatMap((held) => {
      const { brings, source, from } = held;
      if (brings?.place === undefined || source !== frame.by.source || from !== frame.id) return [];
      const by = Object.assign({}, brings.by, { gathered: (brings.by.gathered ?? 0) + 1 });
      return [
        {
          type: "effect_changed",
          id: creature.id,
          rule: "Duration",
          held: Object.assign({}, held, { brings: Object.assign({}, brings, { by }) }),
          from: held,
        } as const,
      ];
    }),
  );
