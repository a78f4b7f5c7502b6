/** A section with its heading. */
import type { ReactNode } from "react";
import type { DateFormat } from "#app/core/resume/design.ts";
import { isFilled, PrintableText } from "./printable-text.tsx";

/** Standard headings, which parsers recognize. */
export const HEADINGS = {
  summary: "Professional Summary",
  skills: "Skills",
  experience: "Experience",
  education: "Education",
  projects: "Projects",
  certificates: "Certifications",
  languages: "Languages",
  awards: "Awards",
  volunteering: "Volunteer Experience",
  publications: "Publications",
} as const;

/** Design settings of every section, as primitive values so that memo can compare them. */
export interface SectionProps {
  heading: string;
  dates: DateFormat;
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
