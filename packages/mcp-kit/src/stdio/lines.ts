import { STDIO_DEFAULT_MAX_BUFFER_SIZE } from "@modelcontextprotocol/server";

/** Where lines go; of one that is too long only its two ends. */
export interface LineReader {
  line(text: string): void;
  tooLong(head: string, tail: string): void;
}

/** Most bytes of a line that is taken: 10 MB. */
const MOST = STDIO_DEFAULT_MAX_BUFFER_SIZE;

/** Bytes of a long line's ends that are kept: an id stands within them. */
const END = 300;

const LF = 10;

/** Cuts a stream of bytes into lines, whatever the pieces it comes in; a last line without an end is none. */
export function splitLines(reader: LineReader, most = MOST): (chunk: Buffer) => void {
  let parts: Buffer[] = [];
  let length = 0;
  const keep = (part: Buffer): void => {
    length += part.length;
    parts.push(part);
    if (length > most) parts = endsOf(Buffer.concat(parts));
  };
  const finish = (): void => {
    const bytes = Buffer.concat(parts);
    const text = bytes.toString("utf8");
    if (length <= most) reader.line(text);
    else reader.tooLong(text.slice(0, END), text.slice(-END));
    parts = [];
    length = 0;
  };
  return (chunk) => {
    let start = 0;
    for (let end = chunk.indexOf(LF); end >= 0; end = chunk.indexOf(LF, start)) {
      keep(chunk.subarray(start, end));
      finish();
      start = end + 1;
    }
    keep(chunk.subarray(start));
  };
}

/** The ends as copies: a piece would hold all of the line that it was cut from. */
const endsOf = (bytes: Buffer): Buffer[] => [
  Buffer.from(bytes.subarray(0, END)),
  Buffer.from(bytes.subarray(Math.max(END, bytes.length - END))),
];
