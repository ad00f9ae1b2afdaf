import { ok } from "@tabletop-mcp/dice-core";
import type { Creature, DeathSaves } from "../../creature/creature.js";
import { rollPoints } from "../../dice/points.js";
import type { EventOf } from "../../game/event.js";
import type { DownFrame } from "../../game/frame.js";
import { type Decision, happens, type Next, nothing, steps } from "../../game/next.js";
import { type GameState, secondsPerRound } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { deathSaveRule } from "./death-save.js";

const rule = "Stabilizing a Creature";
const hour = 3600;

/** Time passes over those who lie at 0 hit points, too: nobody sleeps eight hours beside who is dying ("Dropping to 0 Hit Points"). */
export const lieDown = (state: GameState, { clock, seconds }: EventOf<"time_passed">): Next =>
  steps(
    ...Object.values(state.creatures).flatMap(({ id, deathSaves, dead }): readonly DownFrame[] => {
      const at = Math.max(clock - seconds, foughtUntil(state, id));
      return at >= clock || deathSaves === undefined || dead === true
        ? []
        : [{ kind: "down", id, at, until: clock }];
    }),
  );

/** In a fight death saves are made on turns: no other time passes over it, and its rounds are not counted again when it is over. */
function foughtUntil({ encounter, combatants }: GameState, id: string): number {
  if (encounter === undefined || combatants?.[id] === undefined) return 0;
  return encounter.status === "active"
    ? Number.POSITIVE_INFINITY
    : encounter.startedAt + secondsPerRound * (encounter.round - 1);
}

/**
 * What comes next to who lies there untended: each round a death saving throw, until it is stable or
 * dead; to the stable 1 hit point after 1d4 hours, whose die is rolled when their time begins.
 */
export function downStep(state: GameState, frame: DownFrame, using: Using): Decision {
  const creature = state.creatures[frame.id];
  if (creature?.deathSaves === undefined || creature.dead) return ok(nothing);
  if (creature.deathSaves.stable)
    return ok(recovering(creature, { deathSaves: creature.deathSaves, frame }, using));
  const at = frame.at + secondsPerRound;
  if (at > frame.until) return ok(nothing);
  const saved = deathSaveRule(state, { type: "death_save", id: frame.id }, using);
  return saved.ok ? ok({ events: saved.value.events, run: [laterAt(frame, at)] }) : saved;
}

const laterAt = ({ id, until }: DownFrame, at: number): DownFrame => ({
  kind: "down",
  id,
  at,
  until,
});

interface Lying {
  readonly deathSaves: DeathSaves;
  readonly frame: DownFrame;
}

function recovering({ id }: Creature, { deathSaves, frame }: Lying, { rng }: Using): Next {
  const { wakesAt } = deathSaves;
  if (wakesAt !== undefined)
    return wakesAt > frame.until ? nothing : happens({ type: "revived", id, rule, hp: 1 });
  const rolled = rollPoints({ dice: "1d4" }, rng);
  if (!rolled.ok) throw new Error(rolled.error.message);
  const { value } = rolled;
  const known: DeathSaves = {
    successes: deathSaves.successes,
    failures: deathSaves.failures,
    stable: true,
    wakesAt: frame.at + value.rolled * hour,
  };
  return {
    events: [{ type: "stabilized", id, rule, deathSaves: known, rolled: value }],
    run: [frame],
  };
}
