/** Progress of a PDF check. */

import { TEXTS } from "#app/features/score-report/texts.ts";
import { ProgressBar } from "#app/ui/controls/score-bar.tsx";

export function PdfCheckProgress({ step }: { step: "printing" | "reading" }) {
  const label = step === "printing" ? TEXTS.makingThePdf : TEXTS.readingThePdf;
  return (
    <div className="grid max-w-sm gap-2" role="status">
      <p className="text-sm text-ink-soft">{label}</p>
      <ProgressBar label={label} />
    </div>
  );
}
