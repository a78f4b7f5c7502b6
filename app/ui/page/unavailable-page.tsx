/**
 * Replaces a page that became unavailable while it was open: says what happened and how to go on.
 */
import { type ReactNode, useEffect, useRef } from "react";
import { HeaderBar } from "./header-bar.tsx";

export function UnavailablePage({
  title,
  text,
  note = null,
  children,
}: {
  title: string;
  text: ReactNode;
  note?: ReactNode;
  /** Buttons. */
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused field was removed with the page, so the focus moves to the heading.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <HeaderBar />
      <main id="main" className="mx-auto grid max-w-xl gap-4 px-6 py-16 sm:py-24">
        <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
          {title}
        </h1>
        <p className="text-lg text-ink-soft">{text}</p>
        {note && <p className="text-ink-soft">{note}</p>}
        <div className="mt-2 flex flex-wrap gap-3">{children}</div>
      </main>
    </>
  );
}
