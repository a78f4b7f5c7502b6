/** The past of a resume's scores: what moved the one on show, other postings beside it, earlier analyses. */
import { AnalysisHistory, type PastAnalysis } from "./analysis-history.tsx";
import { PostingCompare } from "./posting-compare.tsx";
import type { PostingColumn } from "./posting-matrix.ts";
import { type HistoryPoint, ScoreHistory } from "./score-history.tsx";

export function HistoryPart({
  posting,
  points,
  columns,
  past,
  shownId,
}: {
  posting: string;
  points: HistoryPoint[];
  columns: PostingColumn[];
  past: PastAnalysis[];
  shownId: string;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <ScoreHistory points={points} posting={posting} />
      {columns.length > 1 ? <PostingCompare columns={columns} /> : null}
      <AnalysisHistory past={past} shownId={shownId} />
    </div>
  );
}
