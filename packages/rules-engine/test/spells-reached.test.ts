import type { Rng } from "@tabletop-mcp/dice-core";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import { expect, it } from "vitest";
import type { Action } from "../src/game/action.js";
import type { GameState } from "../src/game/state.js";
import { resolve } from "../src/resolve/resolve.js";
import { isHeldInside } from "../src/rules/zones/zone-facts.js";
import { srdCompendium } from "../src/tables/compendium.js";
import { castingOf } from "../testing/cast-all.js";
import { castChosen } from "../testing/cast-chosen.js";
import { onTurnOf } from "../testing/on-turn.js";
import { type Placed, placesOf, watched } from "../testing/watched.js";

const { compendium, taken } = watched(await srdCompendium());

/** Dice that show this share of their sides. */
const showing = (share: number): Rng => ({
  source: "a share",
  die: (sides) => Math.max(1, Math.ceil(sides * share)),
});

/** What happens after a casting: it is used again, blows fall both ways, somebody comes in, turns go by, it is ended. */
function afterwards(spell: Spell, rng: Rng, begun: GameState): void {
  let state = begun;
  const act = (action: Action): void => {
    const done = resolve(state, action, { rng, compendium });
    if (done.ok) ({ state } = done.value);
  };
  const day: Action = { type: "pass_time", seconds: 90_000 };
  if (state.encounter === undefined) return act(day);
  const { points: _points, ...again } = castingOf(spell).action;
  const said = { bonus: 20, damage: "1", damageType: "fire" } as const;
  const blow = (from: string, to: string): Action => ({
    type: "attack",
    id: from,
    target: to,
    said,
  });
  state = onTurnOf(state, "a");
  act({ ...again, use: "sustain" });
  act({ type: "cast", id: "a", spell: spell.id, use: "sustain", targets: ["g"] });
  act(blow("a", "g"));
  for (let turn = 0; turn < 4; turn += 1) {
    act({ type: "end_turn" });
    if (state.encounter?.turn.of !== "g") continue;
    act(blow("g", "a"));
    act({ type: "move", id: "g", to: { x: 30, y: 20 }, mode: "forced" });
    act({ type: "move", id: "g", to: { x: 11, y: 10 }, mode: "forced" });
  }
  act({ type: "cast", id: "a", spell: spell.id, use: "end" });
}

/** Every case of it that its caster may choose. */
const casesOf = (spell: Spell): readonly string[] => [
  ...new Set(placesOf(spell).flatMap(({ step }) => step.option ?? [])),
];

/** What the game master tells, or the place where it lies does, is no step that anybody takes. */
const isMechanical = ({ step }: Placed): boolean =>
  step.aura !== true &&
  !isHeldInside(step) &&
  [
    "save",
    "attack",
    "check",
    "damage",
    "healing",
    "conditions",
    "effects",
    "move",
    "summons",
    "kills",
    "ends",
  ].some((field) => Object.hasOwn(step, field));

/** Dice that fall low and then high, and high and then low. */
const falls = [
  { first: 0.01, later: 1 },
  { first: 1, later: 0.01 },
] as const;

/** Cast in each case, until every step is taken. */
function play(spell: Spell): void {
  const due = placesOf(spell).filter(isMechanical);
  const isDone = (): boolean => due.every(({ place }) => taken.has(place));
  const cases = casesOf(spell);
  for (const option of cases.length === 0 ? [undefined] : cases)
    for (const fall of falls) if (!isDone()) playOnce(spell, { option, fall, isDone });
}

interface Playing {
  readonly option: string | undefined;
  readonly fall: (typeof falls)[number];
  readonly isDone: () => boolean;
}

function playOnce(spell: Spell, { option, fall: { first, later }, isDone }: Playing): void {
  const { state, action } = castingOf(spell);
  const chosen = option === undefined ? action : { ...action, choices: { option } };
  const done = castChosen(state, chosen, compendium, showing(first));
  const plain = done.ok ? done : castChosen(state, action, compendium, showing(first));
  if (plain.ok && !isDone()) afterwards(spell, showing(later), plain.value.state);
}

/** A step that waits for what only the table knows of is told, and taken by the game master's word. */
const isTold = ({ step: { when } }: Placed): boolean => [when].flat().includes("trigger");

/**
 * The spells that have steps which none of this comes to, with the reason: of what happens here, not of
 * what the rules can do. Whoever brings a spell about here takes it out.
 */
const reasons: Readonly<Record<string, string>> = {
  "it is laid before a fight, and lies in wait":
    "antipathy-sympathy forbiddance glyph-of-warding hallow symbol",
  "it happens later than here, or elsewhere":
    "contagion earthquake find-familiar flesh-to-stone magic-jar resurrection wind-walk",
  "the die that chooses falls between the lowest and the highest": "teleport",
  "it asks for what these do not bring about":
    "arcane-hand black-tentacles compulsion control-water dispel-evil-and-good fear prismatic-spray prismatic-wall wall-of-ice",
  "whom it is cast on is slain here first, or not at all":
    "acid-arrow finger-of-death ray-of-enfeeblement",
};

it("takes every step of every spell that does something, but for these", () => {
  for (const spell of compendium.spells.all) play(spell);
  const never = compendium.spells.all
    .flatMap(placesOf)
    .filter((placed) => isMechanical(placed) && !isTold(placed) && !taken.has(placed.place));
  const found = [...new Set(never.map(({ place }) => place.split(" ")[0] ?? ""))];
  const listed = Object.values(reasons).flatMap((ids) => ids.split(" "));
  expect(found.toSorted()).toEqual(listed.toSorted());
});
