/** A section with its heading; nothing at all where there is nothing to say. */
import type { ReactNode } from "react";
import type { DateFormat } from "#app/core/resume/design.ts";
import { isFilled, Words } from "./words.tsx";

/** Standard headings: parsers know these words. */
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

/** What the design says of every section; plain values, so that memo sees when they stay. */
export interface SectionLook {
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
          <Words text={heading} />
        </h2>
      ) : null}
      {children}
    </section>
  );
}
