/** The History tab: score changes for one job description, a comparison of several, and earlier analyses. */
import { AnalysisHistory, type PastAnalysis } from "./analysis-history.tsx";
import { JobPostingComparison } from "./job-posting-comparison.tsx";
import type { JobPostingColumn } from "./job-posting-matrix.ts";
import { type HistoryPoint, ScoreHistory } from "./score-history.tsx";

export function HistoryTab({
  jobName,
  points,
  columns,
  past,
  shownId,
}: {
  jobName: string;
  /** Scores for the shown job description, oldest first. */
  points: HistoryPoint[];
  /** One for each job description of the resume. */
  columns: JobPostingColumn[];
  /** All analyses of the resume, newest first. */
  past: PastAnalysis[];
  /** The id of the analysis that the page shows. */
  shownId: string;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <ScoreHistory points={points} jobName={jobName} />
      {columns.length > 1 ? <JobPostingComparison columns={columns} /> : null}
      <AnalysisHistory past={past} shownId={shownId} />
    </div>
  );
}
