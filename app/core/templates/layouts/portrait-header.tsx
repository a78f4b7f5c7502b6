/**
 * The layout of the template Portrait Header. Name and contact details on a tinted band, with the photo, if shown, at
 * its start.
 */
import type { SectionName } from "#app/core/resume/design.ts";
import base from "#app/core/templates/page/base.css?raw";
import pageEnds from "#app/core/templates/page/page-ends.css?raw";
import { ContactHeader } from "#app/core/templates/parts/contact-header.tsx";
import { arrangeSections, Sections } from "#app/core/templates/parts/sections.tsx";
import type { LayoutProps } from "#app/core/templates/template.ts";
import { nextVersion } from "./next-version.tsx";
import css from "./portrait-header.css?raw";

const SECTION_ORDER: SectionName[] = [
  "summary",
  "experience",
  "skills",
  "education",
  "certificates",
  "languages",
  "awards",
  "projects",
  "volunteering",
  "publications",
  "courses",
  "memberships",
  "patents",
  "militaryService",
  "interests",
  "references",
  "customSections",
];

function PortraitHeader({ resume, design, photo, words }: LayoutProps) {
  return (
    <div className="resume portrait-header">
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
  { css: base + pageEnds, fonts: ["EB Garamond", "Fira Sans"], Component: PortraitHeader },
  css,
);
