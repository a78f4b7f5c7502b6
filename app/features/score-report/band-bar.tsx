/** A score bar in the color of its band, with the band's sentence [spec 9]. */
import { bandOf } from "#app/core/ats/report.ts";
import { ScoreBar } from "#app/ui/controls/score-bar.tsx";

export const BAND_TONES = { excellent: "good", good: "warn", low: "bad" } as const;

export function BandBar({ score, label = "Overall score" }: { score: number; label?: string }) {
  const { band, sentence } = bandOf(score);
  return (
    <ScoreBar label={label} value={score} tone={BAND_TONES[band]} valueText={`${score} of 100`}>
      {sentence}
    </ScoreBar>
  );
}
