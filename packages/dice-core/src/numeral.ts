const usual: readonly string[] = Array.from({ length: 101 }, (_, number) => String(number));

/** A number in digits, the usual ones ready. */
export const numeral = (number: number): string => usual[number] ?? String(number);
