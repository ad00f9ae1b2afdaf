import type { Frame } from "../../../game/frame.js";
import type { GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import type { Struck } from "./damage.js";

/** What else a hit does, as steps still to be taken: none, until steps of stat blocks and spells are taken here. */
export const ridersOf = (_state: GameState, _struck: Struck, _using: Using): readonly Frame[] => [];
