/** Stands where a list or result will be, and says how to get one. */
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
  /** Of the heading, to fit the page's outline. */
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
