/** Shows the current step of a PDF check: the server prints the PDF, or the browser reads it. */

import { ProgressBar } from "#app/ui/controls/score-bar.tsx";
import { TEXTS } from "./texts.ts";

export function PdfCheckProgress({ step }: { step: "printing" | "reading" }) {
  const label = step === "printing" ? TEXTS.makingThePdf : TEXTS.readingThePdf;
  return (
    <div className="grid max-w-sm gap-2" role="status">
      <p className="text-sm text-ink-soft">{label}</p>
      <ProgressBar label={label} />
    </div>
  );
}
