/** Three separate scores: Match is the ATS score; Parse and Writing are shown with it but never counted. */
import { type AtsReport, bandOf } from "#app/core/ats/report.ts";
import { ScoreBar } from "#app/ui/controls/score-bar.tsx";
import type { Tone } from "#app/ui/controls/tone.ts";
import { BAND_TONES } from "./band-bar.tsx";
import { TEXTS } from "./texts.ts";

interface PartScore {
  /** 0 to 100; null where there is nothing to measure, or not yet. */
  value: number | null;
  /** Shown while the value is null. */
  placeholder: string;
}

export function ScoreBreakdown({
  match,
  parse,
  writing,
}: {
  match: AtsReport["metadata"]["parts"]["match"] | null;
  parse: PartScore;
  writing: PartScore;
}) {
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      <Part
        label={TEXTS.match}
        partScore={{ value: match, placeholder: TEXTS.noAnalysisYet }}
        tone={match === null ? "info" : BAND_TONES[bandOf(match).band]}
      >
        {TEXTS.jobDescriptionRequirementsYourResumeShows}
      </Part>
      <Part label={TEXTS.parse} partScore={parse}>
        {TEXTS.fieldsSoftwareCanRead}
      </Part>
      <Part label={TEXTS.writing} partScore={writing}>
        {TEXTS.linesWithNoSuggestions}
      </Part>
    </ul>
  );
}

function Part({
  label,
  partScore: { value, placeholder },
  tone = "info",
  children,
}: {
  label: string;
  partScore: PartScore;
  tone?: Tone;
  children: string;
}) {
  return (
    <li className="rounded-card border border-line bg-raised p-4">
      {value === null ? (
        <div className="grid gap-1.5">
          <span className="flex items-baseline justify-between gap-3">
            <span className="text-sm font-semibold">{label}</span>
            <span className="text-sm text-ink-soft">{placeholder}</span>
          </span>
          <p className="text-sm text-ink-soft">{children}</p>
        </div>
      ) : (
        <ScoreBar label={label} value={value} tone={tone} valueText={TEXTS.of100(value)}>
          {children}
        </ScoreBar>
      )}
    </li>
  );
}
