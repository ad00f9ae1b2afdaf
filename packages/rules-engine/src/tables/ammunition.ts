/** What a weapon shoots, by its id (Equipment, Weapon Properties, Ammunition). */
export const ammunitionFor: Readonly<Record<string, string>> = {
  blowgun: "blowgun-needle",
  "crossbow-hand": "crossbow-bolt",
  "crossbow-heavy": "crossbow-bolt",
  "crossbow-light": "crossbow-bolt",
  longbow: "arrow",
  shortbow: "arrow",
  sling: "sling-bullet",
};

/** Everything that can be shot. */
export const missiles: ReadonlySet<string> = new Set(Object.values(ammunitionFor));
