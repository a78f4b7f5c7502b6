/** A section with its heading; nothing at all where there is nothing to say. */
import type { ReactNode } from "react";

/** Standard headings: parsers know these words. */
export const HEADINGS = {
  summary: "Professional Summary",
  skills: "Skills",
  experience: "Experience",
  education: "Education",
  projects: "Projects",
} as const;

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
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
