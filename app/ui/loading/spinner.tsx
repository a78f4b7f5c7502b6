/** A spinner. It needs a label unless it is next to text. */
import { classNames } from "#app/ui/controls/class-names.ts";

export function Spinner({ label, className }: { label?: string; className?: string }) {
  const ring = (
    <span
      aria-hidden
      className={classNames(
        "inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent",
        className,
      )}
    />
  );
  if (!label) return ring;
  return (
    <span role="status" className="inline-flex items-center gap-2 text-ink-soft">
      {ring}
      {label}
    </span>
  );
}
