/** A section with its heading. */
import type { ReactNode } from "react";
import type { DateFormat } from "#app/core/resume/design.ts";
import type { ResumeWords } from "#app/core/resume-languages/resume-words.ts";
import { isFilled, PrintableText } from "./printable-text.tsx";

/** Settings of every section, as values that memo can compare. */
export interface SectionProps {
  heading: string;
  dates: DateFormat;
  /** The same object as long as the language is the same. */
  words: ResumeWords;
}

export function Section({
  name,
  heading,
  children,
}: {
  name: string;
  heading: string;
  children: ReactNode;
}) {
  return (
    <section className={`section ${name}`} data-section={name}>
      {isFilled(heading) ? (
        <h2>
          <PrintableText text={heading} />
        </h2>
      ) : null}
      {children}
    </section>
  );
}
