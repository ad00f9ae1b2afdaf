import type { Scene } from "../state/scene.js";
import { type Decision, here, refuse } from "./deed.js";
import { offered } from "./facts.js";
import { findOnly } from "./find.js";

/** Accepts a quest that is offered here; without a name the only one. */
export function acceptQuest(scene: Scene, wanted: string | undefined): Decision {
  const { me } = scene;
  const quests = offered(scene);
  const search = { code: "NO_QUEST", none: "No quest is offered here that is called" };
  if (quests.length === 0) {
    const active = Object.entries(me.body.quests).some(([, { status }]) => status === "active");
    return refuse(
      "NO_QUEST",
      "No quest is offered here",
      active ? "What you have accepted is in the prompt quest_prompt, and in inventory" : undefined,
    );
  }
  const matched = findOnly(wanted, quests, search);
  if ("refused" in matched) return matched;
  const { id, name } = matched.found;
  return {
    me: { quests: { ...me.body.quests, [id]: { status: "active", done: [] } } },
    happened: [here(scene, { type: "accepted", who: me.name, quest: name })],
    told: [`To do for "${name}":`, ...matched.found.steps.map(({ text }) => `- ${text}`)].join(
      "\n",
    ),
  };
}
