import type { Frame } from "../src/game/frame.js";
import type { GameState } from "../src/game/state.js";
import { inState } from "./given.js";

/** A step that is still to be taken in a state: it goes on with the next command, for a test. */
export const underWay = (state: GameState, frame: Frame) => {
  const window = {
    moment: "at-zero",
    open: [{ pendingId: "at-zero:x", creatureId: "x", options: [] }],
  } as const;
  const given = inState({ ...state, waiting: { frames: [frame], window } });
  const going = { type: "decline", id: "x" } as const;
  return {
    rolling: (...faces: readonly number[]) => given.rolling(...faces).when(going),
    goesOn: () => given.when(going),
  };
};
