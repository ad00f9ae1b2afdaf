/** A name as it is compared: in any case, however its accents are written. */
export const keyOf = (name: string): string => name.trim().toLowerCase().normalize("NFC");
