import type { Light, Sense } from "@tabletop-mcp/srd-data";
import type { LightLevel, SpecialSense } from "@tabletop-mcp/srd-data/rules";
import { type Haze, thicker } from "./sight.js";

/** What a viewer sees with, in feet. */
export interface Eyes {
  readonly senses: Readonly<Partial<Record<Sense, number>>>;
  /** So far it sees in any darkness as if it were bright (Devil's Sight). */
  readonly devilsSight?: number;
  /** Its darkvision works in magical darkness too (Devil's Sight of fiends). */
  readonly isPiercing?: boolean;
}

/** What is looked at: how far it is, its light, and what lies on the way. */
export interface Sighting {
  readonly feet: number;
  readonly light: Light;
  readonly haze: Haze;
  /** Darkness that is magic lies on the way. */
  readonly isMurky?: boolean;
}

/** The SRD's tables of vision. */
export interface VisionFacts {
  readonly lightLevels: readonly LightLevel[];
  readonly specialSenses: readonly SpecialSense[];
}

/**
 * How obscured something is to a viewer (Vision and Light): by haze, which only a sense that needs no
 * eyes gets past, and by the light as the viewer's senses make it out. Feeling the ground shows where
 * something is, not what: tremorsense does not count.
 */
export function obscuredTo(eyes: Eyes, sighting: Sighting, facts: VisionFacts): Haze {
  if ((eyes.senses.blindsight ?? 0) >= sighting.feet) return "none";
  const light = lightTo(eyes, sighting, facts);
  const dark = facts.lightLevels.find(({ id }) => id === light)?.obscurement ?? "none";
  return thicker(sighting.haze, dark);
}

/** The light as a viewer makes it out. */
export function lightTo(
  { senses, devilsSight = 0, isPiercing = false }: Eyes,
  { feet, light: there, isMurky }: Sighting,
  { lightLevels, specialSenses }: VisionFacts,
): Light {
  const light = isMurky ? "magical_darkness" : there;
  const dark = isPiercing && light === "magical_darkness" ? "darkness" : light;
  const seen = specialSenses
    .filter(({ id }) => (senses[id] ?? -1) >= feet)
    .flatMap(({ id, lights }) => lights?.[id === "darkvision" ? dark : light] ?? []);
  const isDark = light === "darkness" || light === "magical_darkness";
  const all: readonly Light[] =
    isDark && devilsSight >= feet ? ["bright", ...seen, light] : [...seen, light];
  return lightLevels.find(({ id }) => all.includes(id))?.id ?? light;
}
