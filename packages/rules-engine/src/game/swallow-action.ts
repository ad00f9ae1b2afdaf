/** Somebody gets inside a creature that swallows or engulfs it, or out of it again. */
export type SwallowAction =
  | { readonly type: "take_in"; readonly id: string; readonly into: string }
  | { readonly type: "come_out"; readonly id: string };
