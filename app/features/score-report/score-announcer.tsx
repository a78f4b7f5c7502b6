/**
 * Announces a new score to screen readers once scoring ends; the initial score is not announced.
 * The text is removed when the score is cleared, because screen readers can also navigate to it.
 */
import { useEffect, useRef, useState } from "react";
import { bandOf } from "#app/core/ats/report.ts";
import { PANEL_TEXTS } from "./panel-texts.ts";

export function ScoreAnnouncer({
  score,
  isAnalyzing,
}: {
  score: number | null;
  isAnalyzing: boolean;
}) {
  const [announcement, setAnnouncement] = useState("");
  const lastAnnounced = useRef(score);
  useEffect(() => {
    if (isAnalyzing || score === lastAnnounced.current) return;
    lastAnnounced.current = score;
    setAnnouncement(
      score === null ? "" : PANEL_TEXTS.atsScoreOf100({ score, sentence: bandOf(score).sentence }),
    );
  }, [score, isAnalyzing]);
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
