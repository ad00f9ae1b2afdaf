import type { QuestTaken } from "../state/bodies.js";
import { carriedBy, type Scene } from "../state/scene.js";
import type { Quest, QuestStep } from "../world/model.js";
import { type Deed, here } from "./deed.js";

/** What the player's quests have come to since they were last looked at; nothing where that is nothing. */
export function progress(scene: Scene): Deed | undefined {
  const { me, atlas } = scene;
  const advances = Object.entries(me.body.quests).flatMap(([id, taken]) => {
    const quest = atlas.quests.get(id);
    if (quest === undefined || taken.status === "completed") return [];
    return advance(scene, quest, taken) ?? [];
  });
  if (advances.length === 0) return undefined;
  return {
    me: {
      quests: { ...me.body.quests, ...Object.fromEntries(advances.map(({ entry }) => entry)) },
    },
    mints: advances.flatMap(({ mints }) => mints),
    happened: advances.flatMap(({ happened }) => happened),
  };
}

function advance(scene: Scene, quest: Quest, taken: QuestTaken) {
  const fresh = quest.steps.flatMap((step, at) =>
    !taken.done.includes(at) && isDone(scene, step) ? [at] : [],
  );
  const done = [...taken.done, ...fresh];
  const all = quest.steps.every((_, at) => done.includes(at));
  if (fresh.length === 0 && !all) return undefined;
  const { name: who, id } = scene.me;
  const steps = fresh.map((at) => {
    const step = quest.steps[at]?.text ?? "";
    return here(scene, { type: "advanced", who, quest: quest.name, step });
  });
  const { items, text } = quest.reward;
  const names = items.map((kind) => scene.atlas.items.get(kind)?.name ?? kind);
  const completed = { type: "completed", who, quest: quest.name, text, items: names } as const;
  return {
    entry: [quest.id, { status: all ? "completed" : "active", done }] as const,
    mints: all ? items.map((of) => ({ of, place: carriedBy(id) })) : [],
    happened: [...steps, ...(all ? [here(scene, completed)] : [])],
  };
}

/** Whether a step is done by what the player has, has seen and has defeated. What is given is done by giving it. */
function isDone({ me, carried }: Scene, step: QuestStep): boolean {
  if ("have" in step) return carried.some(({ body }) => body.of === step.have);
  if ("defeat" in step) return me.body.defeated.includes(step.defeat);
  if ("visit" in step) return me.body.visited.includes(step.visit);
  return false;
}
