import { fold, ToolFault } from "@tabletop-mcp/mcp-kit";
import { WorldStaleError } from "@tabletop-mcp/storage";
import type { MudContext } from "../context.js";
import { wear } from "../play/wear.js";
import type { Player } from "../state/bodies.js";
import { toLog } from "../state/log.js";
import { carriedBy, playerId } from "../state/scene.js";

/** Nobody stands beside the miller and is called Miller: what is meant for the one would go to the other. */
function refuseImpostor({ world }: MudContext["atlas"], name: string): void {
  const { npcs, monsters } = world;
  if ([...npcs, ...monsters].every((one) => fold(one.name) !== fold(name))) return;
  throw new ToolFault({
    code: "NAME_TAKEN",
    message: `${name} is somebody of this world`,
    hint: "Play under another name",
  });
}

/** A new player of that name begins at the entrance, with what all begin with. Whoever was faster has made the same. */
export async function join(ctx: MudContext, name: string): Promise<void> {
  const { store, atlas, now } = ctx;
  const id = playerId(name);
  refuseImpostor(atlas, name);
  const gear = gearOf(atlas.world.sheet.equipment, id);
  const heard = await store.latest();
  const at = now();
  const naked: Player = {
    name,
    life: {},
    quests: {},
    visited: [atlas.start.id],
    defeated: [],
    seenAt: at,
    heard,
  };
  const body = gear.reduce((player, item) => {
    const kind = atlas.items.get(item.of);
    if (kind === undefined) return player;
    const worn = wear({ id, name, body: player }, { ...item, name: kind.name, kind }, ctx);
    // What is in the way of nothing stays on; the rest is carried.
    return "life" in worn && worn.stowed.length === 0 ? { ...player, life: worn.life } : player;
  }, naked);
  try {
    await store.commit({
      at,
      changes: [
        { kind: "player", id, version: 0, after: { place: atlas.start.id, body } },
        ...gear.map((item) => ({
          kind: "item",
          id: item.id,
          version: 0,
          after: { place: carriedBy(id), body: { of: item.of } },
        })),
      ],
      events: toLog([{ place: atlas.start.id, body: { type: "joined", who: name } }], id),
    });
  } catch (thrown) {
    if (!(thrown instanceof WorldStaleError)) throw thrown;
  }
}

/**
 * What a new player has, by ids of its own: "longsword-ada", and a second one "longsword-ada.2". Were
 * they counted like other things, all who join at once would wait for each other.
 */
const gearOf = (kinds: readonly string[], player: string) =>
  kinds.map((of, at) => {
    const nth = kinds.slice(0, at).filter((one) => one === of).length + 1;
    return { of, id: `${of}-${player}${nth === 1 ? "" : `.${nth}`}` };
  });
