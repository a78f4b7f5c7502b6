/** The score as a number, a bar in its band's colour and the band's sentence [spec 9]. */
import { bandOf } from "#app/ats/report.ts";

export const BAND_INK = { excellent: "text-good", good: "text-warn", low: "text-bad" } as const;
const BAND_FILL = { excellent: "bg-good", good: "bg-warn", low: "bg-bad" } as const;

export function ScoreBar({ score, label = "Overall score" }: { score: number; label?: string }) {
  const { band, sentence } = bandOf(score);
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{label}</span>
        <span className={`font-display text-3xl leading-none tabular-nums ${BAND_INK[band]}`}>
          {score}
          <span className="text-base text-ink-faint"> / 100</span>
        </span>
      </div>
      <meter className="sr-only" aria-label={label} min={0} max={100} value={score}>
        {score} of 100
      </meter>
      <div aria-hidden className="h-2 overflow-hidden rounded-full border border-line bg-sunken">
        <div
          className={`h-full rounded-full transition-[width] ${BAND_FILL[band]}`}
          style={{ width: `${score}%` }}
        />
      </div>
      <p className={`font-semibold ${BAND_INK[band]}`}>{sentence}</p>
    </div>
  );
}
