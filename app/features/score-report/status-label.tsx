/** A status as an icon, a color and a word: good, a warning or bad. */
import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import { TONES } from "#app/ui/controls/tone.ts";

const ICONS = { good: CircleCheck, warn: TriangleAlert, bad: CircleAlert } as const;

export function StatusLabel({ tone, children }: { tone: keyof typeof ICONS; children: string }) {
  const Icon = ICONS[tone];
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap ${TONES[tone].text}`}
    >
      <Icon aria-hidden size={16} className="shrink-0" />
      {children}
    </span>
  );
}
