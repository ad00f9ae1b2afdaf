import type { GameState, Lasting, Now, Sheet } from "@tabletop-mcp/rules-engine";
import { spokenName } from "@tabletop-mcp/rules-engine";
import { present } from "../input/present.js";
import { lastingText, lastingView } from "./held.js";

/** Most effects of one creature that are told in words. */
const most = 5;

type Held = Sheet["effects"][number];

/** How long something still holds that holds as long as a spell: as long as that one runs. */
function asItsSpell({ lasting, from }: Held, state: GameState | undefined): Lasting {
  if (lasting.kind !== "cast" || from === undefined) return lasting;
  const cast = state?.creatures[from]?.casts.find(({ id }) => id === lasting.id);
  return cast?.until === undefined ? lasting : { kind: "time", until: cast.until };
}

/** What a creature bears, for who has no need of what it changes: with the spell that it is of, and the rounds that are left. */
export const effectsView = (
  { effects }: Pick<Sheet, "effects">,
  now: Now,
  state?: GameState,
): readonly object[] =>
  effects.map((held) => {
    const { name, source, lasting } = held;
    const { remaining } = lastingView({ lasting: asItsSpell(held, state) }, now);
    const spellId = lasting.kind === "cast" ? lasting.id : undefined;
    return { name: spokenName(name), ...present({ source, spellId, remaining }) };
  });

/** "Bless (8 rounds)", each once. */
export function effectNames(
  { effects }: Pick<Sheet, "effects">,
  now: Now | undefined,
  state?: GameState,
): readonly string[] {
  const all = effects.map((held) => {
    const bounds = { ...held, lasting: asItsSpell(held, state) };
    const left = now === undefined ? "" : lastingText(bounds, now);
    return `${spokenName(held.name)}${left === "" ? "" : ` (${left})`}`;
  });
  const said = [...new Set(all)];
  return said.length <= most
    ? said
    : [...said.slice(0, most), `${said.length - most} more effects`];
}
