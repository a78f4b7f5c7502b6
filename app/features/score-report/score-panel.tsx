/** The editor's ATS panel: empty, busy, result, error and service-down states, all from props [spec 2]. */
import { Download, RefreshCw, ScanText, TriangleAlert } from "lucide-react";
import { useId } from "react";
import type { AtsReport } from "#app/core/ats/report.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { BandBar } from "./band-bar.tsx";
import { KeywordChips } from "./match/keyword-chips.tsx";
import { SCORE_DISCLAIMER } from "./messages.ts";
import { ScoreAnnouncer } from "./score-announcer.tsx";

export interface ScorePanelProps {
  /** The last successful result; kept when a later attempt fails. */
  report: AtsReport | null;
  isAnalyzing: boolean;
  isExporting: boolean;
  /** The error of the last attempt; null when it succeeded. */
  error: string | null;
  /** True when the health check of the score service fails [spec 7]. */
  isServiceDown: boolean;
  /** True when the resume has changed since the report. */
  isStale?: boolean;
  /** True when the score was computed in this browser and the server has not confirmed it. */
  isEstimate?: boolean;
  onAnalyze(): void;
  /** Omitted when the role does not allow exporting. */
  onExport?(): void;
  /** URL of the full report; without it there is no link. */
  reportHref?: string;
}

export function ScorePanel(props: ScorePanelProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-4 rounded-card border border-line bg-raised p-4"
    >
      <h2 id={headingId} className="text-xl">
        ATS Score Analysis
      </h2>
      <ScoreAnnouncer score={props.report?.score ?? null} isAnalyzing={props.isAnalyzing} />
      {props.isServiceDown ? (
        <Notice tone="warn">
          The score service does not answer at the moment. Your resume is not affected; try again in
          a minute.
        </Notice>
      ) : null}
      {props.error ? <Notice tone="bad">{props.error}</Notice> : null}
      {props.report ? <Result {...props} report={props.report} /> : <Empty {...props} />}
    </section>
  );
}

function Notice({ tone, children }: { tone: "warn" | "bad"; children: string }) {
  const look = tone === "warn" ? "border-warn bg-warn-wash" : "border-bad bg-bad-wash";
  return (
    <p className={`flex gap-2 rounded-control border p-3 text-sm ${look}`}>
      <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

function Empty({ isAnalyzing, onAnalyze }: ScorePanelProps) {
  return (
    <div className="grid justify-items-center gap-3 py-4 text-center">
      <ScanText aria-hidden size={28} className="text-ink-faint" />
      <h3 className="font-semibold">No ATS Analysis Yet</h3>
      <p className="max-w-xs text-sm text-ink-soft">
        Add a job description and click Check ATS Score to see which requirements your resume meets.
      </p>
      <Button variant="primary" disabled={isAnalyzing} onClick={onAnalyze}>
        {isAnalyzing ? "Analyzing..." : "Get ATS Score"}
      </Button>
    </div>
  );
}

function Result(props: ScorePanelProps & { report: AtsReport }) {
  const { report, isAnalyzing, isExporting } = props;
  const { rawScore, maxPossible, keywords } = report.metadata.analysis;
  const found = keywords.filter((keyword) => keyword.found).map((keyword) => keyword.term);
  // The band's sentence leads the feedback and is already shown under the bar.
  const suggestions = report.feedback.slice(1);
  return (
    <div className="grid gap-5" aria-busy={isAnalyzing}>
      {report.score === null ? (
        <p className="font-semibold">{report.feedback[0]}</p>
      ) : (
        <BandBar score={report.score} />
      )}
      <p className="-mt-3 text-sm text-ink-soft">
        {SCORE_DISCLAIMER}
        {props.isEstimate ? " Estimated in your browser. Re-analyze to confirm." : null}
        {props.isStale && !props.isEstimate ? " Your latest changes aren't included yet." : null}
      </p>
      <div className="grid gap-2">
        <h3 className="font-semibold">
          Keywords found{" "}
          <span className="font-normal text-ink-soft tabular-nums">
            {rawScore} of {maxPossible}
          </span>
        </h3>
        {found.length > 0 ? (
          <div>
            <KeywordChips terms={found} tone="found" />
          </div>
        ) : (
          <p className="text-sm text-ink-soft">No keywords from the job description yet.</p>
        )}
      </div>
      <div className="grid gap-2">
        <h3 className="font-semibold">Missing skills</h3>
        {report.missingSkills.length > 0 ? (
          <div>
            <KeywordChips terms={report.missingSkills} tone="missing" />
          </div>
        ) : (
          <p className="text-sm text-ink-soft">
            {maxPossible > 0
              ? "Nothing is missing."
              : "We found no known skills in the job description."}
          </p>
        )}
      </div>
      {suggestions.length > 0 ? (
        <div className="grid gap-2">
          <h3 className="font-semibold">Improvement suggestions</h3>
          <ul className="grid list-disc gap-1.5 pl-5 text-sm marker:text-ink-faint">
            {suggestions.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button disabled={isAnalyzing} onClick={props.onAnalyze}>
          <RefreshCw aria-hidden size={16} />
          {isAnalyzing ? "Re-analyzing..." : "Re-analyze"}
        </Button>
        {props.onExport ? (
          <Button disabled={isExporting} onClick={props.onExport}>
            <Download aria-hidden size={16} />
            {isExporting ? "Exporting..." : "Export Report"}
          </Button>
        ) : null}
        {props.reportHref ? (
          <ButtonLink variant="quiet" to={props.reportHref}>
            View full report
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}
