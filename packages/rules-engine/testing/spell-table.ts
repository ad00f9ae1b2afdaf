/** One row of a table of spells: what is cast, before what, with which dice, and what comes of it. */
export interface SpellRow {
  /** A spell's name; or what happens next to what the row before has left. */
  readonly what: string;
  readonly by: string;
  readonly cast: readonly (readonly string[])[];
  readonly before: Readonly<Record<string, readonly string[]>>;
  readonly dice: readonly number[];
  readonly after: Readonly<Record<string, readonly string[]>>;
  readonly runs: string;
  readonly sums: string;
}

/** Reads a table of the columns What, By, Cast, Before, Dice, After, Runs and Sums. */
export function rowsOf(table: string): readonly SpellRow[] {
  return table
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .slice(2)
    .map((cells): SpellRow => {
      const [
        what = "",
        by = "",
        cast = "",
        before = "",
        dice = "",
        after = "",
        runs = "",
        sums = "",
      ] = cells.slice(1);
      return {
        what,
        by,
        cast: partsOf(cast, ","),
        before: byWhom(before),
        dice: partsOf(dice, " ").flatMap(([one = ""]) => facesOf(one)),
        after: byWhom(after),
        runs,
        sums,
      };
    });
}

/** "4x3" are three fours. */
function facesOf(said: string): readonly number[] {
  const [face, times = "1"] = said.split("x");
  return Array.from({ length: Number(times) }, () => Number(face));
}

/** What is said, parted by this sign, each in its words. */
const partsOf = (said: string, sign: string): readonly (readonly string[])[] =>
  said
    .split(sign)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => part.split(" "));

/** "G -12, prone; H -6": what is said of each, by its id. */
const byWhom = (said: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    said
      .split(";")
      .map((one) => one.trim())
      .filter((one) => one !== "")
      .map((one): readonly [string, readonly string[]] => [
        one.slice(0, 1).toLowerCase(),
        one
          .slice(1)
          .split(",")
          .map((word) => word.trim()),
      ]),
  );
