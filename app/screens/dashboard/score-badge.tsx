/** The last score in its band [spec 9]; a dash of honesty where there is none. */
import { bandOf } from "#app/core/ats/report.ts";
import { Badge } from "#app/ui/controls/badge.tsx";

const BANDS = {
  excellent: { tone: "good", word: "Excellent" },
  good: { tone: "warn", word: "Good" },
  low: { tone: "bad", word: "Needs improvement" },
} as const;

export function ScoreBadge({ score }: { score: number | null }) {
  if (score === null) return <span className="text-sm text-ink-soft">Not scored yet</span>;
  const { band, sentence } = bandOf(score);
  const { tone, word } = BANDS[band];
  return (
    <span title={sentence}>
      <Badge tone={tone}>
        <span className="sr-only">ATS score</span>
        <span className="tabular-nums">{score}</span>
        {word}
      </Badge>
    </span>
  );
}
