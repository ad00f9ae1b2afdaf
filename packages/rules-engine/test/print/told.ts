import type { Lasting } from "../../src/creature/held.js";
import type { Event } from "../../src/game/event.js";
import { feetBetween } from "../../src/grid/distance.js";
import { type Facts, factsOf, listed } from "./facts.js";

/** What events tell of the one who is acted on, in the words of the print; of what these have brought. */
export function factsIn(all: readonly Event[], sources: readonly string[]): Facts {
  const gained = all.flatMap((event) =>
    event.type === "condition_gained" && sources.includes(event.held.source) ? [event.held] : [],
  );
  const laid = all.flatMap((event) =>
    event.type === "effect_gained" && sources.includes(event.held.source ?? "") ? [event.held] : [],
  );
  const hurt = all.flatMap((event) =>
    event.type === "damage_taken" && event.id === "a" && sources.includes(event.source ?? "")
      ? event.damage.filter(({ source }) => source === undefined || sources.includes(source))
      : [],
  );
  return factsOf({
    damage: listed(hurt.flatMap(({ dice, type }) => (type ? averaged(dice, type) : []))),
    loses: listed(hurt.flatMap(({ dice, type }) => (type ? [] : averaged(dice, "")))).trim(),
    heals: listed(
      all.flatMap((event) =>
        event.type === "healed" && event.dice.includes("d") && sources.includes(event.source ?? "")
          ? averaged(event.dice, "").trim()
          : [],
      ),
    ),
    half: hurt.some(({ because }) => because.length > 0) ? "yes" : undefined,
    save: listed(all.flatMap((event) => saveIn(event, sources))),
    conditions: listed(gained.map(({ condition }) => condition)),
    escape: listed(
      gained.map(({ escape }) => (escape?.dc === undefined ? undefined : String(escape.dc))),
    ),
    repeat: listed(
      [...gained, ...laid].flatMap(({ save }) => (save?.at === "turn-end" ? save.at : [])),
    ),
    lasts: listed(gained.flatMap(({ lasting }) => timeOf(lasting))),
    moves: listed(all.flatMap(movedIn)),
    immune: listed(
      all.flatMap((event) =>
        event.type === "effect_gained" &&
        sources.some((source) => event.held.name.startsWith(`Immunity to ${source} `))
          ? "24 hours"
          : [],
      ),
    ),
  });
}

/** "7 1d8+3 slashing": the average of the dice that fell, and they. */
function averaged(dice: string, type: string): string {
  const plain = dice.replaceAll(" ", "").replace(/^d/, "1d");
  const [, count, sides, add = "0"] = /^(\d+)d(\d+)([+-]\d+)?$/.exec(plain) ?? [];
  if (sides === undefined) return `${plain} ${type}`;
  const mean = (Number(count) * (Number(sides) + 1)) / 2 + Number(add);
  return `${Math.max(1, Math.floor(mean))} ${plain} ${type}`;
}

function saveIn(event: Event, sources: readonly string[]): readonly string[] {
  if (event.type !== "rolled" || event.purpose !== "save" || event.id !== "a") return [];
  const [, ability = "", reason = ""] = /^(\w+) saving throw \((.*)\)$/.exec(event.what) ?? [];
  return sources.some((source) => reason.includes(source))
    ? [`${ability.slice(0, 3).toLowerCase()} ${event.dc}`]
    : [];
}

/** How far it was moved, by force or at once. */
function movedIn(event: Event): readonly string[] {
  if (event.type !== "moved" || (event.mode !== "forced" && event.mode !== "teleport")) return [];
  const feet = feetBetween(event.from, event.to);
  return [`${event.mode === "forced" ? "moved" : "teleports"} ${feet}`];
}

/** "1 minute", "24 hour": the scenes begin at 0 o'clock, and in a fight ten rounds are a minute. */
function timeOf(lasting: Lasting): readonly string[] {
  if (lasting.kind !== "time" && lasting.kind !== "turn") return [];
  const minutes = Math.round(lasting.kind === "time" ? lasting.until / 60 : lasting.round / 10);
  if (minutes === 0) return [];
  return [minutes % 60 === 0 ? `${minutes / 60} hour` : `${minutes} minute`];
}
