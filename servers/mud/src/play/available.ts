import { foes, isOpen, type Scene } from "../state/scene.js";
import { isUnlocked, offered } from "./facts.js";
import { exitsOf } from "./move.js";
import { wornBy } from "./wear.js";

/** The tools, in the order in which they are listed, and when each of them makes sense. */
const whens = {
  look: always,
  move: (scene: Scene) => exitsOf(scene).length > 0,
  pick_up: ({ items }: Scene) => items.some(({ kind }) => !kind.fixed),
  drop: isLaden,
  inventory: always,
  examine: always,
  use: canUse,
  equip: ({ carried, me }: Scene) =>
    carried.some(
      ({ id, kind: { srd, use } }) =>
        srd !== undefined && use === undefined && !wornBy(me.body).includes(id),
    ),
  open_chest: ({ chests }: Scene) => chests.some((chest) => !isOpen(chest)),
  battle: hasFoe,
  flee: hasFoe,
  rest: (scene: Scene) => !hasFoe(scene),
  talk: ({ npcs }: Scene) => npcs.length > 0,
  accept_quest: (scene: Scene) => offered(scene).length > 0,
  give: ({ carried, players, npcs }: Scene) =>
    carried.length > 0 && players.length + npcs.length > 0,
  say: always,
  tell: always,
  emote: always,
  who: always,
  events: always,
} as const satisfies Readonly<Record<string, (scene: Scene) => boolean>>;

/** A tool by its name. */
export type ToolName = keyof typeof whens;

/** The names of the tools that make sense now. */
export const availableIn = (scene: Scene): readonly ToolName[] =>
  names.filter((name) => whens[name](scene));

const isName = (name: string): name is ToolName => Object.hasOwn(whens, name);
const names = Object.keys(whens).filter(isName);

/** What lists follow: the tools that make sense, and whether there is anything to say of quests. */
export interface View {
  readonly available: readonly ToolName[];
  readonly quests: boolean;
}

/** Whether a view that lists go by has this tool. */
export const isAvailable = (view: unknown, name: string): boolean =>
  isView(view) && view.available.some((one) => one === name);

/** Whether that is such a view: the kit knows nothing of it. */
export const isView = (view: unknown): view is View =>
  typeof view === "object" && view !== null && "available" in view && "quests" in view;

/** The view of a player. */
export const viewOf = (scene: Scene): View => ({
  available: availableIn(scene),
  quests: offered(scene).length > 0 || Object.keys(scene.me.body.quests).length > 0,
});

function always(): boolean {
  return true;
}

function isLaden({ carried }: Scene): boolean {
  return carried.length > 0;
}

function hasFoe(scene: Scene): boolean {
  return foes(scene).length > 0;
}

/** Something that does something, or a key to what is shut here; in a fight a feature of one's own. */
function canUse(scene: Scene): boolean {
  if (hasFoe(scene)) return true;
  const { carried, items, locks, atlas, room } = scene;
  const shut = atlas.in(room.id).locks.filter(({ id }) => !isUnlocked(scene, id));
  const keys = new Set(shut.flatMap(({ id }) => locks.get(id)?.made.keys ?? []));
  return [...carried, ...items.filter(({ kind }) => kind.fixed)].some(
    ({ kind }) => kind.use !== undefined || keys.has(kind.id),
  );
}
