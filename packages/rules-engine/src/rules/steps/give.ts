import { happens, type Next, nothing } from "../../game/next.js";
import { gain } from "../inventory/stacks.js";
import type { Settling } from "./settling.js";

/** Things that magic makes are in the hands of whom it affects ("Goodberry"). */
export function give({ step: { gives }, creature }: Settling): Next {
  if (gives === undefined) return nothing;
  const { name, type, count, heals } = gives;
  return happens(gain(creature, { name, custom: { type, weight: 0, heals } }, count));
}
