/** The shared layout of the account screens: a header, a heading and one narrow column. */
import { useNavigationType } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { HeaderBar } from "#app/ui/page/header-bar.tsx";

export function AuthLayout({
  title,
  lead,
  beforeForm,
  footer,
  children,
}: {
  title: string;
  lead?: ReactNode;
  /** A card shown above the form's card. */
  beforeForm?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // "POP" is a page load or the Back button.
  const isFromLink = useNavigationType() !== "POP";
  useEffect(() => {
    if (!isFromLink) return;
    // Deferred: a dialog that contained the link restores the focus when it closes.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) heading.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [isFromLink]);
  return (
    <div className="flex min-h-dvh flex-col">
      <HeaderBar />
      <main id="main" className="mx-auto w-full max-w-md flex-1 px-4 py-10 sm:py-16">
        {/* Takes the focus of the link that led here, so that screen readers announce the page. */}
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {title}
        </h1>
        {lead ? <p className="mt-2 text-ink-soft">{lead}</p> : null}
        {beforeForm}
        <div className="mt-6 rounded-card border border-line bg-raised p-5 shadow-raised sm:p-6">
          {children}
        </div>
        {footer ? <div className="mt-5 grid gap-1 text-ink-soft">{footer}</div> : null}
      </main>
    </div>
  );
}
