/** The dashboard's two lists; each has an address of its own. */
import { Link } from "@remix-run/react";
import { classNames } from "#app/ui/class-names.ts";

export type View = "resumes" | "trash";

export function Views({ view, counts }: { view: View; counts: Record<View, number> }) {
  return (
    <nav aria-label="Lists" className="flex gap-1 border-b border-line">
      <ViewLink to="/dashboard" isCurrent={view === "resumes"}>
        Resumes <Count of={counts.resumes} />
      </ViewLink>
      <ViewLink to="/dashboard?view=trash" isCurrent={view === "trash"}>
        Trash <Count of={counts.trash} />
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
        "-mb-px inline-flex min-h-10 items-center gap-2 border-b-2 px-3 text-sm font-semibold",
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
