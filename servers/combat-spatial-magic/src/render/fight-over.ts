import type { Now, Sheet } from "@tabletop-mcp/rules-engine";
import { present } from "../input/present.js";
import { effectNames } from "./effects.js";
import type { Shown } from "./fight.js";
import { heldText, lastingView } from "./held.js";

type Standing = Pick<Sheet, "id" | "name" | "status" | "hp">;

const sheetsOf = ({ state, sheets }: Shown) =>
  [...sheets.values()].map((sheet) => ({ sheet, side: state.combatants?.[sheet.id]?.side }));

const standing = ({ id, name, status, hp }: Standing) => ({
  id,
  name,
  hp: hp.current,
  maxHp: hp.max,
  ...(status === "up" ? {} : { status }),
});

/** Those of the party who live, be it at 0 hit points. */
export const survivorsOf = (shown: Shown) =>
  sheetsOf(shown)
    .filter(({ sheet, side }) => sheet.status !== "dead" && side === "party")
    .map(({ sheet }) => standing(sheet));

/** The dead of all sides, and those of the others who lie there. */
export const fallenOf = (shown: Shown) =>
  sheetsOf(shown)
    .filter(
      ({ sheet: { status }, side }) => status === "dead" || (status !== "up" && side !== "party"),
    )
    .map(({ sheet: { id, name, status }, side }) => ({ id, name, status, ...present({ side }) }));

/** The names of those of the other sides who are up. */
export const othersUp = (shown: Shown): readonly string[] =>
  sheetsOf(shown)
    .filter(({ sheet: { status }, side }) => status === "up" && side !== "party")
    .map(({ sheet }) => sheet.name);

/** "Bo (down, death saves go on)". */
export const survivorText = ({
  name,
  status,
}: {
  readonly name: string;
  readonly status?: Sheet["status"];
}): string => {
  if (status === undefined) return name;
  return `${name} (${status === "down" ? "down, death saves go on" : status})`;
};

/** What others bring with them ends with these. */
const ofItself = ({ conditions }: Sheet): Sheet["conditions"] =>
  conditions.filter(({ impliedBy }) => impliedBy === undefined);

const living = ({ sheets }: Shown): readonly Sheet[] =>
  [...sheets.values()].filter(({ status }) => status !== "dead");

/** Conditions and effects that go on, each with what is left of it. */
export const keptOf = (shown: Shown, now: Now): readonly object[] =>
  living(shown).flatMap((sheet) => {
    const { id, name, effects } = sheet;
    return [
      ...ofItself(sheet).map(({ condition, level, lasting, save, unheld }) => {
        const bounds = { lasting, ...present({ save, unheld }) };
        return { id, name, condition, ...present({ level }), ...lastingView(bounds, now) };
      }),
      ...effects.map(({ name: effect, lasting, save, unheld }) => {
        const bounds = { lasting, ...present({ save, unheld }) };
        return { id, name, effect, ...lastingView(bounds, now) };
      }),
    ];
  });

/** "Bo blinded (3 rounds), exhaustion 2, Bless (7 rounds)", of each who has something. */
export const keptText = (shown: Shown, now: Now): readonly string[] =>
  living(shown).flatMap((sheet) => {
    const said = [heldText(ofItself(sheet), now), ...effectNames(sheet, now)].filter(
      (one) => one !== "",
    );
    return said.length === 0 ? [] : [`${sheet.name} ${said.join(", ")}`];
  });
