/** Progress of a PDF check. */
import { ProgressBar } from "#app/ui/controls/score-bar.tsx";

export function PdfCheckProgress({ step }: { step: "printing" | "reading" }) {
  const label = step === "printing" ? "Making the PDF..." : "Reading the PDF...";
  return (
    <div className="grid max-w-sm gap-2" role="status">
      <p className="text-sm text-ink-soft">{label}</p>
      <ProgressBar label={label} />
    </div>
  );
}
