import type { Scene } from "../state/scene.js";
import { carriedBy } from "../state/scene.js";
import { type Decision, here, refuse } from "./deed.js";
import { inert } from "./inert.js";

const nothing = refuse("NOTHING_SAID", "There is nothing in that text that could be read");

/** Says something to everybody in the room. */
export function say(scene: Scene, text: string): Decision {
  const words = inert(text);
  if (words === "") return nothing;
  return { happened: [here(scene, { type: "said", who: scene.me.name, text: words })] };
}

/** Shows what the player does, to everybody in the room. */
export function emote(scene: Scene, text: string): Decision {
  const words = inert(text);
  if (words === "") return nothing;
  return { happened: [here(scene, { type: "emoted", who: scene.me.name, text: words })] };
}

/** Says something to one player, wherever that one is. */
export function tell(
  { me }: Scene,
  to: { readonly id: string; readonly name: string },
  text: string,
): Decision {
  const words = inert(text);
  if (words === "") return nothing;
  if (to.id === me.id) return refuse("YOURSELF", "You are talking to yourself");
  const body = { type: "told", who: me.name, to: to.name, text: words } as const;
  return { happened: [{ place: carriedBy(to.id), body }] };
}
