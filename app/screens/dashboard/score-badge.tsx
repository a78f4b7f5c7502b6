/** The last score with its band [spec 9], or 'Not scored yet'. */
import { bandOf } from "#app/core/ats/report.ts";
import { Badge } from "#app/ui/controls/badge.tsx";

const BANDS = {
  excellent: { tone: "good", label: "Excellent" },
  good: { tone: "fair", label: "Good" },
  low: { tone: "bad", label: "Needs improvement" },
} as const;

export function ScoreBadge({ score }: { score: number | null }) {
  if (score === null) return <span className="text-sm text-ink-soft">Not scored yet</span>;
  const { band, sentence } = bandOf(score);
  const { tone, label } = BANDS[band];
  return (
    <span title={sentence}>
      <Badge tone={tone}>
        <span className="sr-only">ATS score</span>
        <span className="tabular-nums">{score}</span>
        {label}
      </Badge>
    </span>
  );
}
