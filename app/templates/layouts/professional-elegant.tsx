/** Headings in the margin beside text set like a book; experience first. */
import type { Resume } from "#app/resume/schema.ts";
import base from "../base.css?raw";
import { ContactHeader } from "../parts/contact-header.tsx";
import { Education } from "../parts/education.tsx";
import { Experience } from "../parts/experience.tsx";
import { MoreSections } from "../parts/more-sections.tsx";
import { Projects } from "../parts/projects.tsx";
import { Skills } from "../parts/skills.tsx";
import { Summary } from "../parts/summary.tsx";
import type { Layout } from "../template.ts";
import css from "./professional-elegant.css?raw";

function ProfessionalElegant({ resume }: { resume: Resume }) {
  return (
    <div className="resume professional-elegant">
      <ContactHeader person={resume.personalInfo} />
      <Summary text={resume.summary} />
      <Experience entries={resume.experience} />
      <Education entries={resume.education} />
      <Projects entries={resume.projects} />
      <Skills skills={resume.skills} />
      <MoreSections resume={resume} />
    </div>
  );
}

export const layout: Layout = {
  css: base + css,
  fonts: ["EB Garamond"],
  Component: ProfessionalElegant,
};
