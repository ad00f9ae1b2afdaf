/**
 * What is being put together, field by field. In hot code an optional field is written so where it
 * is there: spreading an object or nothing into a literal costs many times as much.
 */
export type Draft<Of> = { -readonly [Field in keyof Of]: Of[Field] };
