import type { Now, Sheet } from "@tabletop-mcp/rules-engine";
import { present } from "../input/present.js";
import { lastingText, lastingView } from "./held.js";

/** Most effects of one creature that are told in words. */
const most = 5;

/** What a creature bears, for who has no need of what it changes: with the spell that it is of, and the rounds that are left. */
export const effectsView = ({ effects }: Pick<Sheet, "effects">, now: Now): readonly object[] =>
  effects.map(({ name, source, lasting }) => {
    const { remaining } = lastingView({ lasting }, now);
    const spellId = lasting.kind === "cast" ? lasting.id : undefined;
    return { name, ...present({ source, spellId, remaining }) };
  });

/** "Bless (8 rounds)", each once. */
export function effectNames(
  { effects }: Pick<Sheet, "effects">,
  now: Now | undefined,
): readonly string[] {
  const all = effects.map((held) => {
    const left = now === undefined ? "" : lastingText(held, now);
    return `${held.name}${left === "" ? "" : ` (${left})`}`;
  });
  const said = [...new Set(all)];
  return said.length <= most
    ? said
    : [...said.slice(0, most), `${said.length - most} more effects`];
}
