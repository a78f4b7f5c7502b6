/** One column, skills near the top; the safest for parsers. */
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
import css from "./modern-professional.css?raw";

function ModernProfessional({ resume }: { resume: Resume }) {
  return (
    <div className="resume modern-professional">
      <ContactHeader person={resume.personalInfo} />
      <Summary text={resume.summary} />
      <Skills skills={resume.skills} />
      <Experience entries={resume.experience} />
      <Education entries={resume.education} />
      <Projects entries={resume.projects} />
      <MoreSections resume={resume} />
    </div>
  );
}

export const layout: Layout = {
  css: base + css,
  fonts: ["Carlito"],
  Component: ModernProfessional,
};
