/** What is done in a fight, as the rules call it, by the type of the action ("Actions in Combat"). */
export const deeds = {
  attack: "Attack",
  dash: "Dash",
  disengage: "Disengage",
  dodge: "Dodge",
  help: "Help",
  hide: "Hide",
  ready: "Ready",
  search: "Search",
  use_object: "Use an Object",
  grapple: "Grapple",
  shove: "Shove",
  escape: "Escape",
  first_aid: "Stabilize",
  cast: "Cast a Spell",
  /** No action, but it can be readied. */
  move: "Move",
} as const;
export type Deed = Exclude<keyof typeof deeds, "ready">;

/** What can be readied. */
export const readiable: readonly Deed[] = [
  "attack",
  "dash",
  "disengage",
  "dodge",
  "help",
  "hide",
  "search",
  "use_object",
  "grapple",
  "shove",
  "escape",
  "first_aid",
  "cast",
  "move",
];
