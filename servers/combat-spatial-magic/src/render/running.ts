import { type Cast, type Compendium, nowFor, secondsLeft } from "@tabletop-mcp/rules-engine";
import { present } from "../input/present.js";
import { againWith } from "./cast-view.js";
import type { Shown } from "./fight.js";
import { leftText, roundsIn } from "./time.js";
import { whereWords } from "./zones.js";

/** A spell that somebody in a fight keeps running. */
interface Running {
  readonly casterId: string;
  readonly cast: Cast;
}

const runningIn = ({ state, encounter }: Shown): readonly Running[] =>
  encounter.order.flatMap(({ id }) =>
    (state.creatures[id]?.casts ?? []).map((cast) => ({ casterId: id, cast })),
  );

const zoneOf = ({ encounter }: Shown, { casterId, cast }: Running) =>
  encounter.zones?.find(
    ({ owner, lasting }) => owner === casterId && lasting.kind === "cast" && lasting.id === cast.id,
  );

const secondsOf = ({ state }: Shown, { casterId, cast: { until } }: Running): number | undefined =>
  until === undefined
    ? undefined
    : Math.max(last, secondsLeft({ kind: "time", until }, nowFor(state, casterId)) ?? last);

/** In its last round a spell runs until its caster's turn begins. */
const last = 1;

/** The spells that run in a fight: whose, on whom or where, for how many rounds still, and what using them again takes. */
export const spellsView = (shown: Shown, compendium: Compendium): readonly object[] =>
  runningIn(shown).map((running) => {
    const { casterId, cast } = running;
    const { id, spell, level, targets, concentration, readied } = cast;
    const left = secondsOf(shown, running);
    return {
      spellId: id,
      spell,
      ...present({ level }),
      casterId,
      ...(targets !== undefined && { targets }),
      ...present({
        area: zoneOf(shown, running)?.id,
        remaining: left === undefined ? undefined : roundsIn(left),
        concentration,
        readied,
        sustain: againWith(cast, { compendium }),
      }),
    };
  });

/** "Web (k10) of Mira, level 2, 20-ft cube at 5,2: 1 hour, concentration". */
export const spellLines = (shown: Shown, compendium: Compendium): readonly string[] =>
  runningIn(shown).map((running) => {
    const { casterId, cast } = running;
    const who = nameIn(shown, casterId);
    return `- ${cast.spell} (${cast.id}) of ${who}${whereText(shown, running)}: ${stateText(shown, running, compendium)}`;
  });

const nameIn = ({ sheets }: Shown, id: string): string => sheets.get(id)?.name ?? id;

/** At which level, on whom, and where. */
function whereText(shown: Shown, running: Running): string {
  const { level, targets = [] } = running.cast;
  const zone = zoneOf(shown, running);
  return [
    level === undefined ? "" : `, level ${level}`,
    targets.length === 0 ? "" : `, on ${targets.map((id) => nameIn(shown, id)).join(", ")}`,
    zone === undefined ? "" : `, ${whereWords(shown, zone)}`,
  ].join("");
}

function stateText(shown: Shown, running: Running, compendium: Compendium): string {
  const { cast } = running;
  const left = secondsOf(shown, running);
  const again = againWith(cast, { compendium });
  return [
    left === undefined ? "until ended" : leftText(left),
    ...(cast.concentration ? ["concentration"] : []),
    ...(cast.readied ? ["readied"] : []),
    ...(again === undefined ? [] : [`sustain: ${again}`]),
  ].join(", ");
}
