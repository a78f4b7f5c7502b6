/** A banner with the status of a screen or section, and at most one action. */
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#app/ui/controls/class-names.ts";
import { TONES } from "#app/ui/controls/tone.ts";
import { TEXTS } from "./texts.ts";

const ICONS = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert } as const;

export function Banner({
  tone = "info",
  title,
  action,
  onDismiss,
  announce = false,
  className,
  children,
}: {
  tone?: keyof typeof ICONS;
  title?: string;
  /** A Button or link, usually small. */
  action?: ReactNode;
  onDismiss?(): void;
  /** Announces the banner when it appears; omit if it is part of the initial page. */
  announce?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  const Icon = ICONS[tone];
  const role = tone === "bad" ? "alert" : "status";
  return (
    <div
      {...(announce ? { role } : {})}
      className={classNames(
        "flex flex-wrap items-start gap-x-3 gap-y-2 rounded-control border px-3 py-2.5 text-sm",
        TONES[tone].wash,
        TONES[tone].edge,
        className,
      )}
    >
      <Icon aria-hidden size={18} className={classNames("mt-0.5 shrink-0", TONES[tone].text)} />
      <div className="min-w-0 flex-1 basis-40 self-center text-ink">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
      {action}
      {onDismiss ? (
        <button
          type="button"
          aria-label={TEXTS.dismiss}
          onClick={onDismiss}
          className="grid size-7 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-raised"
        >
          <X aria-hidden size={16} />
        </button>
      ) : null}
    </div>
  );
}
