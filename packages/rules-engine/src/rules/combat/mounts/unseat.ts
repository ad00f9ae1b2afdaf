import { ok } from "@tabletop-mcp/dice-core";
import type { ConditionHeld } from "../../../creature/held.js";
import type { EventOf, OfCreature } from "../../../game/event.js";
import type { Decided, Frame, FrameOf, SaveFrame } from "../../../game/frame.js";
import { type Decision, happens, type Next, nothing, steps } from "../../../game/next.js";
import type { Reaction } from "../../../game/reaction.js";
import { combatantOf, creatureIn, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import { endHeld } from "../../held/ending.js";
import { canReact, spend } from "../economy.js";
import { dismounted } from "./dismount.js";
import { ridersOf } from "./ridden.js";

const keepsSeatAt = 10;

const seat = (id: string, mount: string, prone?: ConditionHeld): SaveFrame => ({
  kind: "save",
  id,
  ability: "dex",
  dc: keepsSeatAt,
  decides: { kind: "seat", mount, ...(prone && { prone: prone.id }) },
});

const many = (run: readonly Frame[]): Next => (run.length === 0 ? nothing : { events: [], run });

/** Whoever rides what is moved against its will keeps its seat by a save. */
export const saveSeat = (state: GameState, { id, mode }: EventOf<"moved">): Next =>
  mode === "forced" ? many(ridersOf(state, id).map((rider) => seat(rider, id))) : nothing;

/** A rider who is knocked prone saves, too; one whose mount is knocked prone comes off it. */
export function unseatByFall(state: GameState, { id, held }: EventOf<"condition_gained">): Next {
  if (held.condition !== "prone") return nothing;
  const { mount } = combatantOf(state, id) ?? {};
  return many([...(mount === undefined ? [] : [seat(id, mount, held)]), ...unseated(state, id)]);
}

/** Nobody rides the dead, nor who is gone, and the dead ride nobody. */
export function unseatByEnd(state: GameState, { id }: OfCreature): Next {
  const { mount } = combatantOf(state, id) ?? {};
  return many([
    ...(mount === undefined ? [] : [{ kind: "unseat", id, mount, because: "thrown" } as const]),
    ...unseated(state, id),
  ]);
}

/** Those whose mount falls come off it. */
const unseated = (state: GameState, mount: string): readonly Frame[] =>
  ridersOf(state, mount).map((id) => ({ kind: "unseat", id, mount, because: "fell" }));

/** What the save decides: the rider keeps its seat, and lies nowhere; or it falls off. */
export function afterSeatSave(
  state: GameState,
  {
    id,
    decides,
    success,
  }: {
    readonly id: string;
    readonly decides: Extract<Decided, { readonly kind: "seat" }>;
    readonly success: boolean;
  },
  { compendium }: Using,
): Next {
  const { mount, prone } = decides;
  if (!success) return steps({ kind: "unseat", id, mount, because: "thrown" });
  if (prone === undefined) return nothing;
  const because = "it keeps its seat";
  return happens(...endHeld(creatureIn(state, id), prone, { because, compendium }));
}

/** Whether somebody still is on the mount that it is to come off. */
const isSeated = (state: GameState, { id, mount }: FrameOf<"unseat">): boolean =>
  combatantOf(state, id)?.mount === mount && state.creatures[id]?.dead !== true;

/** Whether a mount falls under a rider, who may land on its feet. */
export const isMountFalling = (state: GameState, frame: FrameOf<"unseat">): boolean =>
  frame.because === "fell" && isSeated(state, frame);

/** The rider comes off, and lies within 5 feet of its mount. */
export function unseatStep(state: GameState, frame: FrameOf<"unseat">, using: Using): Decision {
  const rider = combatantOf(state, frame.id);
  if (rider === undefined || rider.mount !== frame.mount) return ok(nothing);
  const { turn } = rider;
  const lies = creatureIn(state, frame.id).conditions.some(
    ({ condition }) => condition === "prone",
  );
  return ok(
    dismounted(
      state,
      { rider, turn, what: "falls off its mount", ...(!lies && { prone: true }) },
      using,
    ),
  );
}

const name = "Dismount";

/** As its mount falls, its rider dismounts with its reaction and lands on its feet. */
export const landOnFeet: Reaction = {
  name,
  moment: "mount-falls",
  offeredTo: (state, { frame }, using) =>
    frame.kind === "unseat" && isMountFalling(state, frame) && canReact(state, frame.id, using)
      ? [frame.id]
      : [],
  take: (state, { answer: { id } }, using) => {
    const paid = spend(state, { id, what: name, economy: "reaction" }, using);
    const rider = combatantOf(state, id);
    if (!paid.ok || rider === undefined) return paid.ok ? ok({ next: nothing }) : paid;
    const [spent] = paid.value;
    const turn = spent?.type === "turn_spent" ? spent.turn : rider.turn;
    const off = dismounted(state, { rider, turn, what: "lands on its feet" }, using);
    return ok({ next: { events: [...paid.value, ...off.events], run: off.run ?? [] } });
  },
};
