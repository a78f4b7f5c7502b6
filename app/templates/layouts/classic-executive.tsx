/** Centred and ruled; employers lead each entry. */
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
import css from "./classic-executive.css?raw";

function ClassicExecutive({ resume }: { resume: Resume }) {
  return (
    <div className="resume classic-executive">
      <ContactHeader person={resume.personalInfo} />
      <Summary text={resume.summary} />
      <Experience entries={resume.experience} lead="company" />
      <Education entries={resume.education} />
      <Projects entries={resume.projects} />
      <Skills skills={resume.skills} />
      <MoreSections resume={resume} />
    </div>
  );
}

export const layout: Layout = { css: base + css, fonts: ["Tinos"], Component: ClassicExecutive };
