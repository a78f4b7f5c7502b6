/** Placeholders for loading content; the surrounding region must set aria-busy. */
import { classNames } from "#app/ui/controls/class-names.ts";

export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={classNames("h-4 animate-pulse rounded-control bg-line", className)}
    />
  );
}

const WIDTHS = ["w-full", "w-11/12", "w-4/5", "w-full", "w-2/3"];

export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden className={classNames("grid gap-2", className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical lines without state
        <Skeleton key={line} className={WIDTHS[line % WIDTHS.length]} />
      ))}
    </div>
  );
}
