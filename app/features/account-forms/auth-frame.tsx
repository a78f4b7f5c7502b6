/** What all account screens share: the header, one heading, one narrow column. */
import type { ReactNode } from "react";
import { HeaderBar } from "#app/ui/page/header-bar.tsx";

export function AuthFrame({
  title,
  lead,
  before,
  footer,
  children,
}: {
  title: string;
  lead?: ReactNode;
  /** A card of its own above the form's. */
  before?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <HeaderBar />
      <main className="mx-auto w-full max-w-md flex-1 px-4 py-10 sm:py-16">
        <h1 className="text-3xl">{title}</h1>
        {lead ? <p className="mt-2 text-ink-soft">{lead}</p> : null}
        {before}
        <div className="mt-6 rounded-card border border-line bg-raised p-5 shadow-raised sm:p-6">
          {children}
        </div>
        {footer ? <div className="mt-5 grid gap-1 text-ink-soft">{footer}</div> : null}
      </main>
    </div>
  );
}
