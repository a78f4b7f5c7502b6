/** A line chart of scores in order, each in the color of its band; the list next to it has the same data as text. */

import { bandOf } from "#app/core/ats/report.ts";
import { TEXTS } from "./texts.ts";

/** In units of the SVG's viewBox. */
const WIDTH = 400;
const HEIGHT = 130;
const PAD = { left: 28, right: 12, top: 10, bottom: 10 } as const;
/** The lowest yellow and the lowest green score [spec 9]. */
const BAND_THRESHOLDS = [60, 80] as const;
/** With more points than this, markers would overlap. */
const MAX_MARKERS = 40;
/** Each band's marker; the yellow one has an edge, because yellow alone is too faint on white. */
const MARKERS = {
  excellent: "fill-good",
  good: "fill-fair stroke-fair-edge",
  low: "fill-bad",
} as const;

const yOf = (score: number) => PAD.top + (1 - score / 100) * (HEIGHT - PAD.top - PAD.bottom);

export function ScoreChart({ scores, jobName }: { scores: number[]; jobName: string }) {
  const step = (WIDTH - PAD.left - PAD.right) / Math.max(1, scores.length - 1);
  const points = scores.map((score, index) => ({
    x: PAD.left + index * step,
    y: yOf(score),
    className: MARKERS[bandOf(score).band],
  }));
  const [first, last] = [scores[0], scores.at(-1)];
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={TEXTS.scoreChart({ job: jobName, changes: scores.length, first, last })}
      className="w-full max-w-2xl rounded-card border border-line bg-raised"
    >
      {[0, ...BAND_THRESHOLDS, 100].map((score) => (
        <g key={score}>
          <line
            x1={PAD.left}
            x2={WIDTH - PAD.right}
            y1={yOf(score)}
            y2={yOf(score)}
            className="stroke-line"
            strokeDasharray={score === 60 || score === 80 ? "4 4" : undefined}
          />
          <text
            x={PAD.left - 6}
            y={yOf(score) + 4}
            textAnchor="end"
            className="fill-ink-soft text-[10px]"
          >
            {score}
          </text>
        </g>
      ))}
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(" ")}
        className="fill-none stroke-accent"
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      {points.length <= MAX_MARKERS
        ? points.map(({ x, y, className }) => (
            <circle key={x} cx={x} cy={y} r={4} className={className} />
          ))
        : null}
    </svg>
  );
}
