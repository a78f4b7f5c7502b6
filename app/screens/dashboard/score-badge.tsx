/** The last ATS score with its band [spec 9], or 'Not scored yet'; a user who may only view the resume never sees it. */
import { bandOf } from "#app/core/ats/report.ts";
import type { Role } from "#app/core/collab/protocol/room-api.ts";
import { Badge } from "#app/ui/controls/badge.tsx";
import { TEXTS } from "./texts.ts";

/** The tone "good" is green, "fair" is yellow. */
const BANDS = {
  excellent: { tone: "good", label: TEXTS.excellent },
  good: { tone: "fair", label: TEXTS.good },
  low: { tone: "bad", label: TEXTS.needsImprovement },
} as const;

export function ScoreBadge({ score, role }: { score: number | null; role: Role }) {
  // A viewer is not sent the score, which may exist.
  if (role === "view") {
    return <span className="text-sm text-ink-soft">{TEXTS.scoreNotShown}</span>;
  }
  if (score === null) return <span className="text-sm text-ink-soft">{TEXTS.notScoredYet}</span>;
  const { band, sentence } = bandOf(score);
  const { tone, label } = BANDS[band];
  return (
    <span title={sentence}>
      <Badge tone={tone}>
        <span className="sr-only">{TEXTS.atsScore}</span>
        <span className="tabular-nums">{score}</span>
        {label}
      </Badge>
    </span>
  );
}
