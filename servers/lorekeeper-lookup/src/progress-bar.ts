const width = 30;

/** What a bar is drawn on. */
interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** A bar on a terminal, on stderr; nothing where nobody watches. */
export function progressBar(stream: Terminal = process.stderr) {
  let shown = "";
  return {
    show(done: number, of: number, label: string): void {
      const share = of > 0 ? Math.min(1, Math.max(0, done / of)) : 0;
      const filled = Math.round(share * width);
      const line = `${"█".repeat(filled)}${"░".repeat(width - filled)} ${label}`;
      if (!stream.isTTY || line === shown) return;
      shown = line;
      stream.write(`\r\u001B[2K${line}`);
    },
    done(): void {
      if (stream.isTTY) stream.write("\r\u001B[2K");
    },
  };
}
