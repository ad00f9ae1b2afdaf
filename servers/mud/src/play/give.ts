import { capital, counted, listed, the } from "../render/words.js";
import type { QuestTaken } from "../state/bodies.js";
import { carriedBy, type ItemThere, type PlayerThere, type Scene } from "../state/scene.js";
import type { Npc, Trade } from "../world/model.js";
import { changed, type Decision, type Deed, gone, here, refuse } from "./deed.js";
import { findCarried } from "./drop.js";
import { find } from "./find.js";
import { mostCarried } from "./pick-up.js";
import { withoutWorn } from "./wear.js";

/** Hands something to another player, or to somebody of the world who wants it. */
export function give(scene: Scene, wanted: string, to: string): Decision {
  const matched = findCarried(scene, wanted);
  if ("refused" in matched) return matched;
  const search = { code: "NOBODY_HERE", none: "There is nobody called", where: " here" };
  const receiver = find(to, [...scene.npcs, ...scene.players], search);
  if ("refused" in receiver) return receiver;
  return "talk" in receiver.found
    ? giveToNpc(scene, matched.found, receiver.found)
    : giveToPlayer(scene, matched.found, receiver.found);
}

function giveToPlayer(scene: Scene, item: ItemThere, to: PlayerThere): Decision {
  const { me } = scene;
  const told = { type: "gave", who: me.name, item: item.name, to: to.name } as const;
  return {
    me: withoutWorn(me.body, [item.id]),
    changes: [changed("item", item, { place: carriedBy(to.id) })],
    happened: [here(scene, told)],
  };
}

function giveToNpc(scene: Scene, item: ItemThere, npc: Npc): Decision {
  const forQuest = stepFor(scene, item, npc);
  if (forQuest !== undefined) return handedOver(scene, { npc, items: [item], step: forQuest });
  const trades = npc.trades.filter(({ takes }) => takes.includes(item.body.of));
  const [trade] = trades;
  if (trade === undefined) {
    const wants = [...new Set(npc.trades.flatMap(({ takes }) => takes))];
    const hint = wants.length === 0 ? undefined : `Wanted: ${listed(nameAll(scene, wants))}`;
    return refuse("NOT_WANTED", `${capital(the(npc.name))} does not want ${the(item.name)}`, hint);
  }
  const paid = trades.map((one) => ({ one, items: payment(scene, one, item) }));
  const affordable = paid.find(({ items }) => items !== undefined);
  if (affordable?.items === undefined) {
    const [takes, gives] = [nameAll(scene, trade.takes), nameAll(scene, trade.gives)];
    const message = `${capital(the(npc.name))} wants ${listed(takes)} for ${listed(gives)}`;
    return refuse("TOO_LITTLE", message);
  }
  const { one, items } = affordable;
  return handedOver(scene, { npc, items, gives: one.gives });
}

/** The things of a trade, the one that is given first; nothing where some are missing. */
function payment(
  { carried }: Scene,
  { takes }: Trade,
  given: ItemThere,
): readonly ItemThere[] | undefined {
  const left = [given, ...carried.filter(({ id }) => id !== given.id)];
  const items: ItemThere[] = [];
  for (const kind of takes) {
    const at = left.findIndex(({ body }) => body.of === kind);
    if (at < 0) return undefined;
    items.push(...left.splice(at, 1));
  }
  return items;
}

/** What the player is then, and what is told of it. */
interface StepDone {
  readonly me: NonNullable<Deed["me"]>;
  readonly told: { readonly quest: string; readonly step: string };
}

/** A quest's step is done by giving this thing to this person. */
function stepFor(
  { me, atlas }: Scene,
  { body }: ItemThere,
  { id: npc }: Npc,
): StepDone | undefined {
  for (const [id, taken] of Object.entries(me.body.quests)) {
    const steps = atlas.quests.get(id)?.steps ?? [];
    const step = steps.findIndex(
      (one, at) =>
        "give" in one && one.give === body.of && one.to === npc && !taken.done.includes(at),
    );
    if (taken.status !== "active" || step < 0) continue;
    const quest: QuestTaken = { ...taken, done: [...taken.done, step] };
    const told = { quest: atlas.quests.get(id)?.name ?? id, step: steps[step]?.text ?? "" };
    return { me: { quests: { ...me.body.quests, [id]: quest } }, told };
  }
  return undefined;
}

function handedOver(
  scene: Scene,
  {
    npc,
    items,
    gives = [],
    step,
  }: {
    readonly npc: Npc;
    readonly items: readonly ItemThere[];
    readonly gives?: readonly string[];
    readonly step?: StepDone;
  },
): Decision {
  const body = scene.me.body;
  if (scene.carried.length - items.length + gives.length > mostCarried)
    return refuse("TOO_MUCH", "You cannot carry all that", "Drop something first");
  const names = items.map(({ name }) => name);
  const gave = names.length === 1 ? the(listed(names)) : listed(counted(names));
  const got = nameAll(scene, gives);
  const told = { type: "traded", who: body.name, npc: npc.name, gave, got } as const;
  const ids = items.map(({ id }) => id);
  return {
    me: { ...withoutWorn(body, ids), ...step?.me },
    changes: items.map((item) => gone("item", item)),
    mints: gives.map((of) => ({ of, place: carriedBy(scene.me.id) })),
    happened: [
      here(scene, told),
      ...(step ? [here(scene, { type: "advanced", who: body.name, ...step.told })] : []),
    ],
  };
}

const nameAll = ({ atlas }: Scene, kinds: readonly string[]): readonly string[] =>
  kinds.map((kind) => atlas.items.get(kind)?.name ?? kind);
