import { capital, the } from "../render/words.js";
import { carriedBy, type ItemThere, type PlayerThere, type Scene } from "../state/scene.js";
import { directions } from "../world/model.js";
import { exchanged, type Fighting } from "./battle.js";
import { changed, type Decision, gone, here, refuse } from "./deed.js";
import { isUnlocked } from "./facts.js";
import { isEngaged } from "./fight.js";
import { find } from "./find.js";
import { heal } from "./heal.js";
import { match } from "./match.js";
import { unlock } from "./unlock.js";
import { useFeature, useMagic } from "./use-by-rules.js";
import type { Using } from "./wear.js";

/**
 * Uses something that is carried, or that belongs to the room: a key on a lock, a potion on somebody;
 * or a feature of the player's own. In a fight that is the player's turn.
 */
export function use(
  scene: Scene,
  { item: wanted, target }: { readonly item: string; readonly target?: string | undefined },
  fighting: Fighting,
): Decision {
  const at = [...scene.carried, ...scene.items.filter(({ kind }) => kind.fixed)];
  const matched = find(wanted, at, { code: "NOT_CARRIED", none: "You carry no" });
  if ("refused" in matched) return useFeature(scene, wanted, fighting) ?? matched;
  const item = matched.found;
  const lock = lockMeant(scene, item, target);
  if (lock !== undefined) return unlock(scene, lock);
  if (item.kind.use === undefined)
    return (
      useMagic(scene, item, fighting) ??
      refuse("NO_USE", `${capital(the(item.name))} does nothing here`)
    );
  const search = { code: "NOBODY_HERE", none: "There is nobody called", where: " here" };
  const isMe = target === undefined || /^(?:me|self|myself)$/iu.test(target);
  const whom = isMe ? { found: scene.me } : find(target, [scene.me, ...scene.players], search);
  if ("refused" in whom) return whom;
  const used: Used = { item, whom: whom.found };
  return isEngaged(scene) && item.kind.use.heals !== undefined
    ? healInFight(scene, used, fighting)
    : affect(scene, used, fighting.using);
}

/** The lock here that this is a key to, and that is still shut; of several the one that is meant. */
function lockMeant(
  scene: Scene,
  { body }: ItemThere,
  target: string | undefined,
): string | undefined {
  const { atlas, room, chests } = scene;
  const fits = atlas
    .in(room.id)
    .locks.filter(({ id, keys }) => keys.includes(body.of) && !isUnlocked(scene, id));
  if (target === undefined) return fits[0]?.id;
  const called = fits.flatMap(({ id, name }) => [
    { id, name },
    ...directions.flatMap((name) => (room.exits[name]?.lock === id ? [{ id, name }] : [])),
    ...chests.flatMap(({ made, name }) => (made.lock === id ? [{ id, name }] : [])),
  ]);
  const matched = match(target, called);
  return "found" in matched ? matched.found.id : undefined;
}

interface Used {
  readonly item: ItemThere;
  readonly whom: PlayerThere;
}

/** Whoever heals has no attack on that turn, and the enemies have theirs. */
function healInFight(scene: Scene, { item, whom }: Used, fighting: Fighting): Decision {
  const { text, heals = "0", spent } = item.kind.use ?? { text: "" };
  const on = whom.id === scene.me.id ? {} : { on: carriedBy(whom.id) };
  const draught = { source: item.name, heals, ...on };
  const turn = { draught, to: whom, ...(spent && { empties: item.id }) };
  const healed = exchanged(scene, turn, fighting);
  return "refused" in healed ? healed : { ...healed, told: `${text}\n${healed.told ?? ""}` };
}

/** What the file says that it does: text, healing, and its end. */
function affect(scene: Scene, { item, whom }: Used, using: Using): Decision {
  const { text, heals, spent } = item.kind.use ?? { text: "" };
  const healed =
    heals === undefined ? undefined : heal(whom, { dice: heals, source: item.name }, using);
  if (healed !== undefined && "refused" in healed) return healed;
  const isMine = whom.id === scene.me.id;
  const told = [text, ...(healed === undefined ? [] : [healed.told])].join(" ");
  const { name: who } = scene.me;
  const used = { type: "used", who, item: item.name, effect: told } as const;
  return {
    ...(healed !== undefined && isMine && { me: { life: healed.life } }),
    changes: [
      ...(spent ? [gone("item", item)] : []),
      ...(healed === undefined || isMine
        ? []
        : [changed("player", whom, { body: { ...whom.body, life: healed.life } })]),
    ],
    happened: [here(scene, used)],
  };
}
