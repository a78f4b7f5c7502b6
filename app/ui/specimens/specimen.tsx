/** A section of the style guide (/test): examples of a component, shown in both themes. */
import type { ReactNode } from "react";

export function Specimen({
  title,
  note,
  children,
}: {
  title: string;
  note?: string;
  children: ReactNode;
}) {
  const id = title.toLowerCase().replace(/\W+/g, "-");
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {note ? <p className="max-w-prose text-sm text-ink-soft">{note}</p> : null}
      </div>
      <div className="grid overflow-hidden rounded-card border border-line lg:grid-cols-2">
        <div className="light min-w-0 bg-paper p-4 text-ink sm:p-6">{children}</div>
        <div className="dark min-w-0 bg-paper p-4 text-ink sm:p-6">{children}</div>
      </div>
    </section>
  );
}

/** Examples of one state, with its name. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="mb-5 grid gap-1.5 last:mb-0">
      <h3 className="text-xs text-ink-faint">{name}</h3>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}

/** Imitates the browser's focus ring. */
export const FOCUSED = "outline-2 outline-offset-2 outline-accent";
