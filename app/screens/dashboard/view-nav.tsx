/** Links to the dashboard's lists; each list has its own URL. */
import { Link } from "@remix-run/react";
import { classNames } from "#app/ui/controls/class-names.ts";
import { TEXTS } from "./texts.ts";

export type DashboardView = "resumes" | "shared" | "trash";

export function ViewNav({
  view,
  counts,
}: {
  view: DashboardView;
  counts: Record<DashboardView, number>;
}) {
  return (
    <nav aria-label={TEXTS.lists} className="flex gap-1 overflow-x-auto border-b border-line">
      <ViewLink to="/dashboard" isCurrent={view === "resumes"}>
        {TEXTS.resumesLabel} <Count of={counts.resumes} />
      </ViewLink>
      <ViewLink to="/dashboard?view=shared" isCurrent={view === "shared"}>
        {TEXTS.sharedWithMe} <Count of={counts.shared} />
      </ViewLink>
      <ViewLink to="/dashboard?view=trash" isCurrent={view === "trash"}>
        {TEXTS.trash} <Count of={counts.trash} />
      </ViewLink>
    </nav>
  );
}

function ViewLink({
  to,
  isCurrent,
  children,
}: {
  to: string;
  isCurrent: boolean;
  children: React.ReactNode;
}) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? "page" : undefined}
      className={classNames(
        "-mb-px inline-flex min-h-10 shrink-0 items-center gap-2 border-b-2 px-3 text-sm font-semibold",
        isCurrent ? "border-accent text-accent" : "border-transparent text-ink-soft hover:text-ink",
      )}
    >
      {children}
    </Link>
  );
}

function Count({ of }: { of: number }) {
  return <span className="font-normal text-ink-soft tabular-nums">{of}</span>;
}
