/** One settings section: a heading, a description and its controls. */
import type { ReactNode } from "react";
import { classNames } from "#app/ui/controls/class-names.ts";

export function SettingsSection({
  id,
  title,
  lead,
  isDanger = false,
  children,
}: {
  id: string;
  title: string;
  lead: ReactNode;
  isDanger?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={classNames(
        "grid gap-x-8 gap-y-4 rounded-card border bg-raised p-5 sm:p-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]",
        isDanger ? "border-bad/40" : "border-line",
      )}
    >
      <div>
        <h2 id={`${id}-title`} tabIndex={-1} className="text-xl">
          {title}
        </h2>
        <div className="mt-1 text-sm text-ink-soft">{lead}</div>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
