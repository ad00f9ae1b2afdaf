import { resolve } from "@tabletop-mcp/rules-engine";
import { lifeOf } from "../fight/life.js";
import { listed, the } from "../render/words.js";
import { foes, type Scene } from "../state/scene.js";
import { type Decision, here, minutes, refuse } from "./deed.js";
import { bodyOf, type Using } from "./wear.js";

/** A house rule: eight hours in the dungeon are so many minutes at the table. */
const between = minutes(2);

/** A long rest, where no monster is near. */
export function rest(scene: Scene, using: Using): Decision {
  const { me, now } = scene;
  const near = foes(scene).map(({ name }) => the(name));
  if (near.length > 0) return refuse("MONSTER_NEAR", `You cannot rest next to ${listed(near)}`);
  const wait = (me.body.restedAt ?? 0) + between - now;
  if (wait > 0)
    return refuse(
      "RESTED",
      "You have rested a short while ago",
      `Again in ${Math.ceil(wait / 60_000)} min`,
    );
  const before = bodyOf(me, using);
  const clock = Math.floor(now / 1000);
  const { id } = before;
  const rested = resolve(
    { clock, creatures: { [id]: { ...before, restedAt: 0 } } },
    { type: "rest", id, request: { restType: "long" } },
    using,
  );
  if (!rested.ok) return refuse(rested.error.code, rested.error.message, rested.error.hint);
  const after = rested.value.state.creatures[id] ?? before;
  const regained = after.hp.current - before.hp.current;
  const { current: hp } = after.hp;
  return {
    me: { life: lifeOf(after, using.origin), restedAt: now },
    happened: [here(scene, { type: "rested", who: me.name, regained, hp })],
  };
}
