/**
 * The layout of the template Executive Serif. A centered name and headings in small capitals between hairlines;
 * employers and boards come first.
 */
import type { SectionName } from "#app/core/resume/design.ts";
import base from "#app/core/templates/page/base.css?raw";
import pageEnds from "#app/core/templates/page/page-ends.css?raw";
import { ContactHeader } from "#app/core/templates/parts/contact-header.tsx";
import { arrangeSections, Sections } from "#app/core/templates/parts/sections.tsx";
import type { LayoutProps } from "#app/core/templates/template.ts";
import css from "./executive-serif.css?raw";
import { nextVersion } from "./next-version.tsx";

const SECTION_ORDER: SectionName[] = [
  "summary",
  "experience",
  "memberships",
  "education",
  "skills",
  "awards",
  "publications",
  "projects",
  "certificates",
  "volunteering",
  "patents",
  "courses",
  "militaryService",
  "languages",
  "interests",
  "references",
  "customSections",
];

function ExecutiveSerif({ resume, design, photo, words }: LayoutProps) {
  return (
    <div className="resume executive-serif">
      <ContactHeader person={resume.personalInfo} photo={photo} />
      <Sections
        resume={resume}
        design={design}
        words={words}
        names={arrangeSections(SECTION_ORDER, design)}
        lead="company"
      />
    </div>
  );
}

/** Made for several pages from its first version on, so it is wrapped like a next version. */
export const layout = nextVersion(
  { css: base + pageEnds, fonts: ["Alegreya SC", "Alegreya"], Component: ExecutiveSerif },
  css,
);
