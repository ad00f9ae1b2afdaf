import { resourcesFor, ToolFault } from "@tabletop-mcp/mcp-kit";
import type { MudContext } from "../context.js";
import { mapView, placeView, playerView, roomView } from "../render/views.js";
import { sceneOrJoin } from "../session/settle.js";
import type { Scene } from "../state/scene.js";

const defineResource = resourcesFor<MudContext>();
const mimeType = "application/json";
const json = (value: unknown) => ({ text: JSON.stringify(value) });

/** What a client may read and follow. Nothing in them changes by itself. */
export const resources = [
  defineResource({
    name: "Player State",
    title: "Player State",
    description: "Current player status including location, inventory, and stats",
    uriTemplate: "game://player/state",
    mimeType,
    read: async (_, ctx, { caller }) => json(playerView(await sceneOrJoin(ctx, caller.name), ctx)),
  }),
  defineResource({
    name: "World Map",
    title: "World Map",
    description: "Available rooms and their connections, as far as the player has discovered them",
    uriTemplate: "game://world/map",
    mimeType,
    read: async (_, ctx, { caller }) => json(mapView(await sceneOrJoin(ctx, caller.name))),
  }),
  defineResource({
    name: "Current Room",
    title: "Current Room",
    description: "Detailed information about the current room",
    uriTemplate: "game://room/current",
    mimeType,
    read: async (_, ctx, { caller }) => json(roomView(await sceneOrJoin(ctx, caller.name))),
  }),
  defineResource({
    name: "Room",
    title: "A room",
    description: "A room that the player has discovered, and where its exits lead.",
    uriTemplate: "game://room/{id}",
    mimeType,
    complete: {
      id: async (typed, ctx, { caller }) => {
        const { me } = await sceneOrJoin(ctx, caller.name);
        return me.body.visited.filter((id) => id.startsWith(typed.toLowerCase()));
      },
    },
    // The list grows as rooms are discovered.
    list: async (ctx, { caller }) => {
      const { me, atlas } = await sceneOrJoin(ctx, caller.name);
      return me.body.visited.map((id) => ({
        params: { id },
        title: atlas.rooms.get(id)?.name ?? id,
      }));
    },
    read: async ({ id }, ctx, { caller }) => {
      const scene = await sceneOrJoin(ctx, caller.name);
      return json(id === scene.room.id ? roomView(scene) : placeView(seenFrom(scene, id)));
    },
  }),
];

/** Another room as the player knows it; there is none that was not discovered. */
function seenFrom(scene: Scene, id: string): Scene {
  const room = scene.me.body.visited.includes(id) ? scene.atlas.rooms.get(id) : undefined;
  if (room === undefined)
    throw new ToolFault({ code: "ROOM_NOT_FOUND", message: `You have discovered no room "${id}"` });
  return { ...scene, room, items: [], monsters: [], chests: [], npcs: [], players: [] };
}
