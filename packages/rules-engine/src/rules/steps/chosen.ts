import type { Moment, Step } from "@tabletop-mcp/srd-data";

/** The places of the steps of a list that happen now: of its options the one chosen, or the first. */
export function chosenOf(
  list: readonly Step[],
  option: string | undefined,
  moment: Moment | undefined,
): readonly number[] {
  const options = list.flatMap((one) => one.option ?? []);
  const chosen = options.find((one) => one === option) ?? options[0];
  return list.flatMap((one, place) =>
    isNow(one, moment) && (one.option === undefined || one.option === chosen) ? [place] : [],
  );
}

const isNow = ({ when }: Step, moment: Moment | undefined): boolean => {
  const moments = when === undefined ? [] : [when].flat();
  if (moment !== undefined && moment !== "use") return moments.includes(moment);
  return moments.length === 0 || moments.includes("use");
};
