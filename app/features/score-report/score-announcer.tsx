/** Tells screen readers the score once it has settled; silent on the first page. */
import { useEffect, useRef, useState } from "react";
import { bandOf } from "#app/core/ats/report.ts";

export function ScoreAnnouncer({
  score,
  isAnalyzing,
}: {
  score: number | null;
  isAnalyzing: boolean;
}) {
  const [said, setSaid] = useState("");
  const last = useRef(score);
  useEffect(() => {
    if (isAnalyzing || score === null || score === last.current) return;
    last.current = score;
    setSaid(`ATS score ${score} of 100. ${bandOf(score).sentence}`);
  }, [score, isAnalyzing]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
