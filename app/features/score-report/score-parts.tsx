/** Three figures, never mixed: Match is the score; Parse and Writing stand beside it. */
import { type AtsReport, bandOf } from "#app/core/ats/report.ts";
import { ScoreBar } from "#app/ui/controls/score-bar.tsx";
import { BAND_TONES } from "./band-bar.tsx";

interface Figure {
  /** Null where there is nothing to measure, or not yet. */
  value: number | null;
  /** Stands for the value while it is null. */
  instead: string;
}

export function ScoreParts({
  match,
  parse,
  writing,
}: {
  match: AtsReport["metadata"]["parts"]["match"] | null;
  parse: Figure;
  writing: Figure;
}) {
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      <Part
        label="Match"
        figure={{ value: match, instead: "No analysis yet" }}
        tone={match === null ? "info" : BAND_TONES[bandOf(match).band]}
      >
        Which of the posting's requirements the resume shows. This is the score.
      </Part>
      <Part label="Parse" figure={parse}>
        Share of the fields that come back whole from the printed PDF.
      </Part>
      <Part label="Writing" figure={writing}>
        Share of the lines without advice on wording. Never part of the score.
      </Part>
    </ul>
  );
}

function Part({
  label,
  figure: { value, instead },
  tone = "info",
  children,
}: {
  label: string;
  figure: Figure;
  tone?: "info" | "good" | "warn" | "bad";
  children: string;
}) {
  return (
    <li className="rounded-card border border-line bg-raised p-4">
      {value === null ? (
        <div className="grid gap-1.5">
          <span className="flex items-baseline justify-between gap-3">
            <span className="text-sm font-semibold">{label}</span>
            <span className="text-sm text-ink-soft">{instead}</span>
          </span>
          <p className="text-sm text-ink-soft">{children}</p>
        </div>
      ) : (
        <ScoreBar label={label} value={value} tone={tone} valueText={`${value} of 100`}>
          {children}
        </ScoreBar>
      )}
    </li>
  );
}
