import { targetOf } from "../postgres/target.js";
import type { NewWorld, WholeWorld, WorldPlace } from "./model.js";

/** Works with all of a world as it is at one moment. */
export async function withWorld<T>(
  place: WorldPlace,
  work: (world: WholeWorld) => Promise<T>,
): Promise<T> {
  if ("file" in place) return (await import("./sqlite.js")).withFile(place.file, work);
  return (await import("./postgres.js")).withSchema(place.url, work);
}

/** Works with a world that is empty, and is as it was where the work fails. */
export async function withNewWorld<T>(
  place: WorldPlace,
  work: (world: NewWorld) => Promise<T>,
): Promise<T> {
  if ("file" in place) return (await import("./sqlite.js")).withNewFile(place.file, work);
  return (await import("./postgres.js")).withNewSchema(place.url, work);
}

/** As people are told of it. */
export const nameOf = (place: WorldPlace): string =>
  "file" in place ? place.file : targetOf(place.url).name;
