/**
 * The layout of the template Career Timeline. A timeline: dates in a column at the left, with a line and rings between
 * them and the text.
 */
import type { SectionName } from "#app/core/resume/design.ts";
import base from "#app/core/templates/page/base.css?raw";
import pageEnds from "#app/core/templates/page/page-ends.css?raw";
import { ContactHeader } from "#app/core/templates/parts/contact-header.tsx";
import { arrangeSections, Sections } from "#app/core/templates/parts/sections.tsx";
import type { LayoutProps } from "#app/core/templates/template.ts";
import css from "./career-timeline.css?raw";
import { nextVersion } from "./next-version.tsx";

const SECTION_ORDER: SectionName[] = [
  "summary",
  "experience",
  "education",
  "certificates",
  "projects",
  "volunteering",
  "awards",
  "publications",
  "courses",
  "memberships",
  "patents",
  "militaryService",
  "skills",
  "languages",
  "interests",
  "references",
  "customSections",
];

function CareerTimeline({ resume, design, photo, words }: LayoutProps) {
  return (
    <div className="resume career-timeline">
      <ContactHeader person={resume.personalInfo} photo={photo} />
      <Sections
        resume={resume}
        design={design}
        words={words}
        names={arrangeSections(SECTION_ORDER, design)}
      />
    </div>
  );
}

/** Made for several pages from its first version on, so it is wrapped like a next version. */
export const layout = nextVersion(
  { css: base + pageEnds, fonts: ["Carlito"], Component: CareerTimeline },
  css,
);
