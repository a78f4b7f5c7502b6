/** A short label such as a category, role or status. */
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { TONES, type Tone } from "./tone.ts";

export function Badge({
  tone = "neutral",
  dot = false,
  className,
  children,
}: {
  tone?: Tone;
  /** Adds a dot before the text, for states such as live and offline. */
  dot?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap",
        TONES[tone].wash,
        TONES[tone].onWash,
        className,
      )}
    >
      {dot ? <span aria-hidden className="size-1.5 rounded-full bg-current" /> : null}
      {children}
    </span>
  );
}
