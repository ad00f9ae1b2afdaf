import { existsSync } from "node:fs";

/** The stand-in for the three APIs, with every record of the SRDs. */
export interface Mirror {
  readonly url: string;
  configure(change: { readonly fail?: string | null; readonly only?: string | null }): void;
  requests(): {
    readonly total: number;
    readonly by_url: Readonly<Record<string, number>>;
    readonly by_path: Readonly<Record<string, number>>;
  };
  reset(): void;
  close(): Promise<void>;
}

interface MirrorModule {
  start(options?: { readonly synthetic?: boolean }): Promise<Mirror>;
}

/** Beside the repository; one step further from what is built. */
const file = ["../../../../", "../../../../../"]
  .map((up) => new URL(`${up}shared/upstream-mirror/server.mjs`, import.meta.url))
  .find((url) => existsSync(url));

/** Starts the mirror; nothing where this machine has none. */
export const startMirror: MirrorModule["start"] | undefined =
  file && (async (options) => ((await import(file.href)) as MirrorModule).start(options));
