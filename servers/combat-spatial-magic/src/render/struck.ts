import type { Event, GameState } from "@tabletop-mcp/rules-engine";
import { present } from "../input/present.js";

/** What became of one of several who were struck: its save, what it took, what it has now. */
export function struckView(id: string, events: readonly Event[], { creatures }: GameState): object {
  const own = events.filter((event) => "id" in event && event.id === id);
  const save = own.find((event) => event.type === "rolled" && event.purpose === "save");
  const damage = own.flatMap((event) => (event.type === "damage_taken" ? event.damage : []));
  const conditions = own.flatMap((event) =>
    event.type === "condition_gained" ? event.held.condition : [],
  );
  const creature = creatures[id];
  return {
    id,
    ...present({ name: creature?.name }),
    ...(save?.type === "rolled" && {
      save: { ...save.d20, ...present({ dc: save.dc, success: save.success }) },
    }),
    ...(damage.length > 0 && { damage: damage.map(withReasons) }),
    ...(conditions.length > 0 && { conditions }),
    ...present({ hp: creature?.hp.current }),
  };
}

type Dealt = Extract<Event, { readonly type: "damage_taken" }>["damage"][number];

const withReasons = ({ because, ...part }: Dealt) => ({
  ...part,
  ...(because.length > 0 && { because }),
});
