/** A matrix of terms by job posting: which terms each asks for, and whether the resume has them. */
import type { AtsReport } from "#app/core/ats/report.ts";

export interface JobPostingColumn {
  /** The newest analysis for this job posting. */
  analysisId: string;
  name: string;
  /** Null where the language is not scored. */
  score: number | null;
  /** Canonical term → whether it was found. */
  terms: Map<string, boolean>;
}

export interface MatrixRow {
  term: string;
  /** One cell per column; null where the job posting does not ask for the term. */
  cells: (boolean | null)[];
}

export function toMatrixColumn(
  analysis: { id: string; score: number | null; report: AtsReport },
  name: string,
): JobPostingColumn {
  const { keywords } = analysis.report.metadata.analysis;
  // Several keywords can share a canonical term; finding any of them counts as found.
  const terms = new Map<string, boolean>();
  for (const { canonical, found } of keywords) {
    terms.set(canonical, found || terms.get(canonical) === true);
  }
  return { analysisId: analysis.id, name, score: analysis.score, terms };
}

/** Sorted by how many job postings ask for the term, then by how many times it is missing. */
export function toMatrixRows(columns: JobPostingColumn[]): MatrixRow[] {
  const terms = new Set(columns.flatMap((column) => [...column.terms.keys()]));
  const rows = [...terms].map((term) => ({
    term,
    cells: columns.map((column) => column.terms.get(term) ?? null),
  }));
  const requestedCount = ({ cells }: MatrixRow) => cells.filter((cell) => cell !== null).length;
  const missingCount = ({ cells }: MatrixRow) => cells.filter((cell) => cell === false).length;
  return rows.sort(
    (a, b) =>
      requestedCount(b) - requestedCount(a) ||
      missingCount(b) - missingCount(a) ||
      (a.term < b.term ? -1 : 1),
  );
}
