import type { Attribution } from "@tabletop-mcp/srd-client";

/** How far an answer can be relied on, derived from who published it and how it came here. */
export interface QualityInfo {
  readonly source: "Official" | "Unearthed Arcana" | "Homebrew" | "Unknown";
  readonly verified: boolean;
  /** The documents by name; a publisher other than Wizards of the Coast is named. */
  readonly book_references: readonly string[];
  /** 1 (nothing is known) to 5 (the publisher's own text). */
  readonly confidence: number;
}

const publisher = "Wizards of the Coast";

/** The quality of an answer made of these records: that of the weakest of them. */
export function qualityOf(sources: readonly Attribution[]): QualityInfo {
  const judged = sources.map(judge).toSorted((a, b) => a.confidence - b.confidence);
  const [weakest = nothing] = judged;
  const references = new Set(judged.flatMap(({ book_references }) => book_references));
  return { ...weakest, book_references: [...references].toSorted() };
}

const nothing: QualityInfo = {
  source: "Unknown",
  verified: false,
  book_references: [],
  confidence: 1,
};

function judge(source: Attribution): QualityInfo {
  if (source.publisher === publisher)
    return {
      source: "Official",
      verified: true,
      book_references: [source.document],
      // Bundled facts are right, but in this project's words and short.
      confidence: source.api === "bundled" ? 4 : 5,
    };
  return {
    source: isHomebrew(source) ? "Homebrew" : "Unknown",
    verified: false,
    book_references: [`${source.document} (${source.publisher})`],
    confidence: 2,
  };
}

const isHomebrew = ({ document, document_key: key, publisher: by }: Attribution): boolean =>
  /home-?\s?brew/iu.test([document, key, by].join(" "));
