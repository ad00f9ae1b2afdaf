import type { RuleViolation } from "../../../game/violation.js";
import type { Battlefield } from "../../../grid/battlefield.js";
import type { NoRoute } from "../../../grid/path.js";
import { placeName } from "../place-name.js";

interface Blocked extends Pick<NoRoute, "reason" | "at"> {
  readonly field: Battlefield;
}

const unreachable = (message: string, hint: string): RuleViolation => ({
  code: "UNREACHABLE",
  message,
  hint,
});

/** Why there is no way somewhere, as a refusal. */
export function noRoute({ reason, at, field }: Blocked): RuleViolation {
  const there = placeName(at);
  switch (reason) {
    case "off_map":
      return {
        code: "OFF_MAP",
        message: `${there} is off the map, or too near to its edge for a space of that size.`,
        hint: `The map goes from (0, 0) to (${field.width - 1}, ${field.height - 1}).`,
      };
    case "occupied":
      return {
        code: "OCCUPIED",
        message: `${there} is in another creature's space, and a move may not end there.`,
        hint: "Choose a free square (Moving Around Other Creatures).",
      };
    case "closer":
      return {
        code: "FRIGHTENED",
        message: `The way to ${there} leads closer to what frightens it.`,
        hint: "A frightened creature cannot willingly move closer to the source of its fear.",
      };
    case "not_adjacent":
      return {
        code: "BROKEN_PATH",
        message: `${there} is not beside the square before it.`,
        hint: "Name every square that is entered, or the goal alone.",
      };
    case "wall":
      return unreachable(`A wall or a thing stands in the way at ${there}.`, "Go around it.");
    case "corner":
      return unreachable(
        `The step to ${there} would cut the corner of a wall.`,
        "Go around the corner (a house rule: SRD 5.1 is silent).",
      );
    case "creature":
      return unreachable(
        `The space of a hostile creature is in the way at ${there}.`,
        "Only one two sizes larger or smaller can be passed (Moving Around Other Creatures).",
      );
    case "height":
      return unreachable(`${there} is not on the same height.`, "Climb, fly or jump there.");
    case "unheld":
      return unreachable(`Nothing holds it up at ${there}.`, "End the move there, fly, or jump.");
    case "no_way":
      return unreachable(`No way leads to ${there}.`, "Choose another goal, or another mode.");
  }
}

interface Numbers {
  readonly feet: number;
  readonly most: number;
}

/** A jump that is too long. */
export const tooFar = ({ feet, most }: Numbers): RuleViolation => ({
  code: "TOO_FAR_TO_JUMP",
  message: `That is a jump of ${feet} feet, and it gets ${most} feet far.`,
  hint: "After moving 10 feet on foot it jumps twice as far (Jumping).",
});

/** A jump that is too high, or goes too far over. */
export const tooHigh = ({
  rise,
  most,
}: {
  readonly rise: number;
  readonly most: number;
}): RuleViolation => ({
  code: "TOO_FAR_TO_JUMP",
  message: `A high jump goes ${most} feet up and to a square beside; this is ${rise} feet up.`,
  hint: "After moving 10 feet on foot it jumps twice as high (Jumping).",
});

/** A running jump without its run. */
export const noRunUp = (feet: number): RuleViolation => ({
  code: "NO_RUN_UP",
  message: `A running jump needs ${feet} feet of movement on foot right before it.`,
  hint: "Move first, or jump from where it stands, half as far (Jumping).",
});

/** More movement than is left. */
export const notEnough = (
  name: string,
  { cost, left, speed }: { readonly cost: number; readonly left: number; readonly speed: number },
): RuleViolation => ({
  code: "NOT_ENOUGH_MOVEMENT",
  message: `That takes ${name} ${cost} feet of movement, and ${left} of its ${speed} feet are left.`,
  hint: "Go less far, or dash.",
});
