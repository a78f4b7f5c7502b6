/** A score in the color of its band: green, yellow or red [spec 9]. */
import { bandOf } from "#app/core/ats/report.ts";
import { ScoreBar } from "#app/ui/controls/score-bar.tsx";
import { TONES } from "#app/ui/controls/tone.ts";
import { TEXTS } from "./texts.ts";

export const BAND_TONES = { excellent: "good", good: "fair", low: "bad" } as const;

/** The bar, with the band's sentence. */
export function BandBar({ score, label = TEXTS.overallScore }: { score: number; label?: string }) {
  const { band, sentence } = bandOf(score);
  return (
    <ScoreBar label={label} value={score} tone={BAND_TONES[band]} valueText={TEXTS.of100(score)}>
      {sentence}
    </ScoreBar>
  );
}

/** The number alone. Yellow digits would be illegible on white, so yellow is their background. */
export function BandScore({ score }: { score: number }) {
  const tone = BAND_TONES[bandOf(score).band];
  return (
    <span
      className={
        tone === "fair"
          ? "inline-block rounded-[0.2em] bg-fair px-[0.2em] py-[0.12em] leading-none text-on-fair"
          : TONES[tone].text
      }
    >
      {score}
    </span>
  );
}
