import { isAlive, isOpen, type Scene } from "../state/scene.js";
import { type Facts, firstFitting } from "../world/condition.js";
import type { Quest, QuestState, StateText } from "../world/model.js";

/** What a player sees when a text is chosen. */
export const factsOf = (scene: Scene): Facts => ({
  quest: (id) => questState(scene, id),
  holds: (kind) => scene.carried.some(({ body }) => body.of === kind),
  monster: (id) => scene.monsters.some((monster) => monster.id === id && isAlive(monster)),
  chestOpen: (id) => scene.chests.some((chest) => chest.id === id && isOpen(chest)),
  lockOpen: (id) => isUnlocked(scene, id),
});

/** The text of several that fits now. */
export const textNow = (texts: readonly StateText[], scene: Scene): string =>
  firstFitting(texts, factsOf(scene))?.text ?? "";

/** Whether what this lock keeps shut is open to everybody just now. */
export function isUnlocked({ locks }: Pick<Scene, "locks">, id: string): boolean {
  const lock = locks.get(id);
  return lock !== undefined && isOpen(lock);
}

/** How far a player has come with a quest; nothing where it has not been met yet. */
export function questState({ me, atlas }: Scene, id: string): QuestState | undefined {
  const taken = me.body.quests[id];
  if (taken !== undefined) return taken.status;
  const quest = atlas.quests.get(id);
  return quest !== undefined && me.body.visited.includes(roomOf(quest, atlas))
    ? "available"
    : undefined;
}

/** The quests that are offered in this room and not accepted yet. */
export const offered = (scene: Scene): readonly Quest[] =>
  scene.atlas.world.quests.filter(
    (quest) =>
      roomOf(quest, scene.atlas) === scene.room.id && scene.me.body.quests[quest.id] === undefined,
  );

/** Whether a player has accepted a quest that is not done. */
export const hasQuest = ({ me }: Pick<Scene, "me">): boolean =>
  Object.values(me.body.quests).some(({ status }) => status === "active");

const roomOf = ({ offer }: Quest, { npcs }: Scene["atlas"]): string =>
  "room" in offer ? offer.room : (npcs.get(offer.npc)?.room ?? "");
