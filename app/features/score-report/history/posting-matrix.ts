/** Several postings side by side: which terms each asks for, and whether the resume shows them. */
import type { AtsReport } from "#app/core/ats/report.ts";

export interface PostingColumn {
  /** Of the newest analysis against it. */
  analysisId: string;
  name: string;
  /** Null where the language is not scored. */
  score: number | null;
  /** Canonical term → whether it was found. */
  terms: Map<string, boolean>;
}

export interface MatrixRow {
  term: string;
  /** A column each; null where the posting does not ask for it. */
  cells: (boolean | null)[];
}

export function toColumn(
  analysis: { id: string; score: number | null; report: AtsReport },
  name: string,
): PostingColumn {
  const { keywords } = analysis.report.metadata.analysis;
  // A resume that shows any of the terms of one name shows the name.
  const terms = new Map<string, boolean>();
  for (const { canonical, found } of keywords) {
    terms.set(canonical, found || terms.get(canonical) === true);
  }
  return { analysisId: analysis.id, name, score: analysis.score, terms };
}

/** Terms that most postings ask for first, of those the missing ones. */
export function toRows(columns: PostingColumn[]): MatrixRow[] {
  const terms = new Set(columns.flatMap((column) => [...column.terms.keys()]));
  const rows = [...terms].map((term) => ({
    term,
    cells: columns.map((column) => column.terms.get(term) ?? null),
  }));
  const asked = ({ cells }: MatrixRow) => cells.filter((cell) => cell !== null).length;
  const missing = ({ cells }: MatrixRow) => cells.filter((cell) => cell === false).length;
  return rows.sort(
    (a, b) => asked(b) - asked(a) || missing(b) - missing(a) || (a.term < b.term ? -1 : 1),
  );
}
