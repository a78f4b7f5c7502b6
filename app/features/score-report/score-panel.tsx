/** The editor's ATS panel: empty, busy, result, error and service-down states, all from props [spec 2]. */
import { ScanText, TriangleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { PANEL_TEXTS } from "./panel-texts.ts";
import { ScoreAnnouncer } from "./score-announcer.tsx";

export interface ScorePanelProps {
  /** The last successful score; null if there is none, or the language is not scored. */
  score: number | null;
  isAnalyzing: boolean;
  /** The error of the last attempt; null when it succeeded. */
  error: string | null;
  /** True when the health check of the score service fails [spec 7]. */
  isServiceDown: boolean;
  onAnalyze(): void;
  /** The last successful result, kept when a later attempt fails; null before the first. */
  children: ReactNode;
}

export function ScorePanel(props: ScorePanelProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-4 rounded-card border border-line bg-raised p-4"
    >
      <h2 id={headingId} className="text-xl">
        {PANEL_TEXTS.atsScoreAnalysis}
      </h2>
      <ScoreAnnouncer score={props.score} isAnalyzing={props.isAnalyzing} />
      {props.isServiceDown ? <Notice tone="warn">{PANEL_TEXTS.theScoreServiceDoes}</Notice> : null}
      {props.error ? <Notice tone="bad">{props.error}</Notice> : null}
      {props.children ?? <Empty {...props} />}
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
      <h3 className="font-semibold">{PANEL_TEXTS.noAtsAnalysisYet}</h3>
      <p className="max-w-xs text-sm text-ink-soft">{PANEL_TEXTS.addAJobDescription}</p>
      <Button variant="primary" disabled={isAnalyzing} onClick={onAnalyze}>
        {isAnalyzing ? PANEL_TEXTS.analyzing : PANEL_TEXTS.getAtsScore}
      </Button>
    </div>
  );
}
