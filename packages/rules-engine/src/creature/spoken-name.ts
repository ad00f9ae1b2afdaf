/** An effect as it is spoken of: of several that one spell lays the rules number all but the first, so that they are not taken for one. */
export const spokenName = (name: string): string => name.replace(/ \d+(?:\.\d+)+$/u, "");
