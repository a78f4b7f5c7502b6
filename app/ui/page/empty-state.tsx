/** Placeholder for an empty list or result, with a hint on how to fill it. */
import type { ReactNode } from "react";
import { classNames } from "#app/ui/controls/class-names.ts";

export function EmptyState({
  icon,
  title,
  level = 2,
  action,
  className,
  children,
}: {
  icon?: ReactNode;
  title: string;
  /** The heading level that fits the page's outline. */
  level?: 2 | 3 | 4;
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={classNames(
        "grid justify-items-center gap-2 rounded-card border border-dashed border-line-strong px-6 py-8 text-center",
        className,
      )}
    >
      {icon ? (
        <div aria-hidden className="mb-1 text-ink-faint">
          {icon}
        </div>
      ) : null}
      <Heading className="text-lg font-medium">{title}</Heading>
      {children ? <div className="max-w-prose text-ink-soft">{children}</div> : null}
      {action ? <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  );
}
