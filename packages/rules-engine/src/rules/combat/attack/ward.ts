import { ok } from "@tabletop-mcp/dice-core";
import type { Effect } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../../creature/creature.js";
import { applies } from "../../../effects/predicate.js";
import { turnDraft, withOnce } from "../../../encounter/combatant.js";
import type { AttackFrame, WardMet } from "../../../game/attack-frame.js";
import type { Event } from "../../../game/event.js";
import type { Frame } from "../../../game/frame.js";
import { type Decision, type Next, steps } from "../../../game/next.js";
import {
  combatantOf,
  creatureIn,
  fightIn,
  type GameState,
  secondsNow,
} from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import type { RuleViolation } from "../../../game/violation.js";
import { circumstancesOf } from "../../../gather/circumstances.js";
import { gather } from "../../../gather/gather.js";
import { rollOfUse } from "../../../sheet/attacks/use.js";
import { bearerOf } from "../../../sheet/numbers/bearer.js";
import { secondsOf } from "../../steps/durations.js";
import { actQuietly } from "../../steps/settling.js";
import type { Two } from "../bodies.js";
import { turnSpent } from "../economy.js";
import { nextInVolley } from "./volley.js";

type Ward = Extract<Effect, { kind: "ward" }>;

/** The save that an attacker has to make before its die falls, where something wards whom it attacks (Sanctuary). */
export function wardStep(
  state: GameState,
  { frame, two }: { readonly frame: AttackFrame; readonly two: Two },
  using: Using,
): Decision | undefined {
  const found = wardOn(frame, two, using);
  if (found === undefined) return undefined;
  const { effect, source } = found;
  const { self, other } = two;
  const met: WardMet = {
    name: source,
    ...(effect.spares && { spares: effect.spares.amount * secondsOf[effect.spares.unit] }),
  };
  const attack: AttackFrame = Object.assign({}, frame, {
    wards: [...(frame.wards ?? []), source],
  });
  return ok(
    steps({
      kind: "save",
      id: self.id,
      ability: effect.save,
      dc: dcOf(effect, other, using),
      from: other.id,
      decides: { kind: "ward", ward: met, attack },
    }),
  );
}

/** What wards the target from this attacker, and has not been met yet. */
function wardOn(frame: AttackFrame, { self, other }: Two, { compendium }: Using) {
  const { actives } = gather(other, compendium);
  if (!actives.some(({ effect }) => effect.kind === "ward")) return undefined;
  const wards = actives.flatMap((active) => {
    const { effect, source } = active;
    return effect.kind === "ward" ? [{ active, effect, source }] : [];
  });
  const { facts, use } = frame.order;
  const known = circumstancesOf(
    rollOfUse(facts, use),
    { self: other, other: self, by: "foe" },
    compendium,
  );
  return wards.find(
    ({ active, source }) =>
      frame.wards?.includes(source) !== true &&
      applies(active, known) &&
      !isSpared(self, { name: source, by: other.id }),
  );
}

/** The DC that it has, or that of the feature. */
function dcOf({ dc, dcFrom = "wis" }: Ward, creature: Creature, { compendium }: Using): number {
  const { abilities, proficiencyBonus } = bearerOf(creature, compendium);
  return dc ?? 8 + proficiencyBonus.effective + abilities[dcFrom].modifier;
}

interface Met {
  readonly name: string;
  readonly by: string;
}

const sparedBy = (name: string): string => `Immunity to ${name}`;

/** Whether it has saved against the same of late. */
const isSpared = ({ effects }: Creature, { name, by }: Met): boolean =>
  effects.some((held) => held.name === sparedBy(name) && held.from === by);

/** Whoever saves strikes; whoever does not has another to choose, and its attack back for that. */
export function wardMet(
  state: GameState,
  {
    ward,
    attack,
    success,
  }: {
    readonly ward: WardMet;
    readonly attack: AttackFrame;
    readonly success: boolean;
  },
): Next {
  if (!success) return { events: deterred(state, { ward, attack }), run: nextInVolley(attack) };
  const { name, spares } = ward;
  const spared: readonly Frame[] =
    spares === undefined
      ? []
      : [
          actQuietly({
            type: "gain_effect",
            id: attack.id,
            name: sparedBy(name),
            kind: "neutral",
            from: attack.target,
            source: name,
            effects: [],
            lasting: { kind: "time", until: secondsNow(state) + spares },
          }),
        ];
  return steps(...spared, attack);
}

/** What is remembered for the turn of whom one may not attack any more in it. */
const warded = (target: string): string => `warded ${target}`;

function deterred(
  state: GameState,
  { ward, attack: { id, target } }: { readonly ward: WardMet; readonly attack: AttackFrame },
): readonly Event[] {
  const told: Event = {
    type: "told",
    about: { creature: id },
    rule: "Saving Throws",
    source: ward.name,
    text: `${creatureIn(state, id).name} has to attack somebody else, or loses the attack.`,
    targets: [target],
  };
  const combatant = combatantOf(state, id);
  if (combatant === undefined) return [told];
  const draft = turnDraft(combatant.turn);
  draft.strikes = combatant.turn.strikes.slice(0, -1);
  const turn = withOnce(draft, warded(target), fightIn(state).turn.seq);
  return [told, turnSpent({ id }, ward.name, turn)];
}

/** Nobody tries twice in a turn to attack whom a ward has kept it from. */
export function refuseWarded(state: GameState, { self, other }: Two): RuleViolation | undefined {
  const combatant = combatantOf(state, self.id);
  return combatant !== undefined &&
    combatant.turn.once[warded(other.id)] === fightIn(state).turn.seq
    ? {
        code: "WARDED",
        message: `${self.name} cannot bring itself to attack ${other.name} this turn.`,
        hint: "Attack somebody else.",
      }
    : undefined;
}
