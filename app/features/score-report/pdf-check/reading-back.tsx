import { ProgressBar } from "#app/ui/controls/score-bar.tsx";

export function ReadingBack({ doing }: { doing: "printing" | "reading" }) {
  const words = doing === "printing" ? "Making the PDF..." : "Reading the PDF...";
  return (
    <div className="grid max-w-sm gap-2" role="status">
      <p className="text-sm text-ink-soft">{words}</p>
      <ProgressBar label={words} />
    </div>
  );
}
