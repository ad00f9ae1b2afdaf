import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether TABLETOP_LONG asks for long runs: vitest.config.ts. */
    readonly long: boolean;
  }
}

/** How often something random is tried: so often in a check, and so often in a long run. */
export const sized = (inCheck: number, { long }: { readonly long: number }): number =>
  inject("long") ? long : inCheck;
