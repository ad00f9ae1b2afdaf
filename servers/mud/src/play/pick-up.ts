import { the } from "../render/words.js";
import type { Happening } from "../state/happening.js";
import { carriedBy, type Scene } from "../state/scene.js";
import { changed, type Decision, here, refuse } from "./deed.js";
import { find } from "./find.js";
import { match } from "./match.js";

/** So many things can be carried at once. */
export const mostCarried = 50;

/** Takes something that lies in the room. Who comes too late is told who was faster, by what happened last. */
export function pickUp(scene: Scene, wanted: string, lately: readonly Happening[] = []): Decision {
  const { me, items, carried } = scene;
  const matched = find(wanted, items, {
    code: "NO_SUCH_ITEM",
    none: "There is no",
    where: " here",
  });
  if ("refused" in matched) return tooLate(scene.me.name, wanted, lately) ?? matched;
  const item = matched.found;
  if (item.kind.fixed) return refuse("FIXED", `You cannot take ${the(item.name)}: it belongs here`);
  if (carried.length >= mostCarried)
    return refuse("TOO_MUCH", `You carry ${carried.length} things already`, "Drop something first");
  return {
    changes: [changed("item", item, { place: carriedBy(me.id) })],
    happened: [here(scene, { type: "took", who: me.name, item: item.name })],
    data: { item: { id: item.id, name: item.name } },
  };
}

/** Whoever took such a thing a moment ago, unless it lies here again. */
function tooLate(me: string, wanted: string, lately: readonly Happening[]): Decision | undefined {
  for (const body of lately.toReversed()) {
    if (body.type !== "took" || body.who === me) continue;
    if ("found" in match(wanted, [{ id: body.item, name: body.item }]))
      return refuse("TAKEN", `${body.who} has just taken ${the(body.item)}`);
  }
  return undefined;
}
