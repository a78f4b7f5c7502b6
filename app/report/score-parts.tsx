/** Three figures, never mixed: Match is the score; Parse and Writing stand beside it. */
import { type AtsReport, bandOf } from "#app/ats/report.ts";
import { ScoreBar } from "#app/ui/score-bar.tsx";
import { BAND_TONES } from "./band-bar.tsx";

const OTHERS = [
  {
    key: "parse",
    name: "Parse",
    about: "What a parser reads back from the exported PDF.",
  },
  {
    key: "writing",
    name: "Writing",
    about: "Advice on wording, never part of the score.",
  },
] as const;

export function ScoreParts({ parts }: { parts: AtsReport["metadata"]["parts"] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      <li className="rounded-card border border-line bg-raised p-4">
        <ScoreBar
          label="Match"
          value={parts.match}
          tone={BAND_TONES[bandOf(parts.match).band]}
          valueText={`${parts.match} of 100`}
        >
          Which of the posting's requirements the resume shows.
        </ScoreBar>
      </li>
      {OTHERS.map(({ key, name, about }) => {
        const value = parts[key];
        return (
          <li key={key} className="rounded-card border border-line bg-raised p-4">
            {value === null ? (
              <div className="grid gap-1.5">
                <span className="flex items-baseline justify-between gap-3">
                  <span className="text-sm font-semibold">{name}</span>
                  <span className="text-sm text-ink-soft">Not available yet</span>
                </span>
                <p className="text-sm text-ink-soft">{about}</p>
              </div>
            ) : (
              <ScoreBar label={name} value={value} valueText={`${value} of 100`}>
                {about}
              </ScoreBar>
            )}
          </li>
        );
      })}
    </ul>
  );
}
