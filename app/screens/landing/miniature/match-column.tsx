/** The score of the example against its job, with the requirements that it shows or misses. */
import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { bandOf } from "#app/core/ats/report.ts";
import { ScoreBar } from "#app/ui/controls/score-bar.tsx";
import { TEXTS } from "../texts.ts";
import { EXAMPLE_JOB } from "./example.ts";
import type { MiniatureScore } from "./miniature-score.ts";

const TONES = { excellent: "good", good: "fair", low: "bad" } as const;

export function MatchColumn({
  score: { score, mustHaves, requirements },
}: {
  score: MiniatureScore;
}) {
  const { band, sentence } = bandOf(score);
  return (
    <div className="grid content-start gap-4 text-sm">
      <p className="text-ink-soft">{TEXTS.scoredAgainst({ title: EXAMPLE_JOB.title })}</p>
      <ScoreBar label={TEXTS.match} value={score} tone={TONES[band]}>
        {sentence}
      </ScoreBar>
      <p role="status" className="font-semibold">
        {TEXTS.mustHavesShown(mustHaves)}
      </p>
      <ul className="grid gap-1.5">
        {requirements.map(({ name, isShown }) => (
          <Requirement key={name} isShown={isShown}>
            {name}
          </Requirement>
        ))}
      </ul>
    </div>
  );
}

function Requirement({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.5rem_1fr] items-center">
      {isShown ? (
        <Check aria-hidden size={16} className="text-good" />
      ) : (
        <Minus aria-hidden size={16} className="text-bad" />
      )}
      <span>
        {children}
        {isShown ? (
          <span className="sr-only">{TEXTS.shown}</span>
        ) : (
          <span className="ml-1.5 text-bad">{TEXTS.missing}</span>
        )}
      </span>
    </li>
  );
}
