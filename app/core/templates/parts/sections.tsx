/** The sections of a resume in the order a layout or the person gave, under their headings. */
import { DATE_FORMATS, type Design, NO_DESIGN, type SectionName } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { Education } from "./education.tsx";
import { Experience } from "./experience.tsx";
import type { Marks } from "./figures.tsx";
import {
  Awards,
  Certificates,
  CustomSections,
  Languages,
  Publications,
  Volunteering,
} from "./more-sections.tsx";
import { Projects } from "./projects.tsx";
import { HEADINGS, type SectionLook } from "./section.tsx";
import { Skills } from "./skills.tsx";
import { Summary } from "./summary.tsx";

/** What a layout decides about entries, beyond its stylesheet. */
interface EntryStyle {
  /** What stands first in an entry of experience. */
  lead?: "position" | "company";
  marksFigures?: Marks;
  /** Those of projects too. */
  marksVentures?: Marks;
}

export function Sections({
  resume,
  design = NO_DESIGN,
  names,
  ...style
}: EntryStyle & { resume: Resume; design?: Design; names: readonly SectionName[] }) {
  return names.map((name) => {
    const heading = name === "customSections" ? "" : headingOf(name, design);
    const look = { heading, dates: design.dates ?? DATE_FORMATS[0] };
    return sectionOf(name, resume, look, style);
  });
}

/** The layout's sections, those the person moved first and in their order, without the hidden ones. */
export function arrange(names: readonly SectionName[], design: Design = NO_DESIGN): SectionName[] {
  const { order = [], hidden = [] } = design;
  const moved = order.filter((name) => names.includes(name));
  const arranged = [...moved, ...names.filter((name) => !moved.includes(name))];
  return arranged.filter((name) => !hidden.includes(name));
}

export function headingOf(name: Exclude<SectionName, "customSections">, design: Design): string {
  const own = design.titles?.[name]?.trim();
  return own ? own : HEADINGS[name];
}

/** Each is memoised on its own part of the resume; a component between would be drawn at every keystroke. */
function sectionOf(name: SectionName, resume: Resume, look: SectionLook, style: EntryStyle) {
  switch (name) {
    case "summary":
      return <Summary key={name} {...look} text={resume.summary} />;
    case "skills":
      return <Skills key={name} {...look} skills={resume.skills} />;
    case "experience":
      return (
        <Experience
          key={name}
          {...look}
          lead={style.lead}
          marksFigures={style.marksFigures}
          entries={resume.experience}
        />
      );
    case "education":
      return <Education key={name} {...look} entries={resume.education} />;
    case "projects":
      return (
        <Projects
          key={name}
          {...look}
          marksFigures={style.marksVentures}
          entries={resume.projects}
        />
      );
    case "certificates":
      return <Certificates key={name} {...look} entries={resume.certificates} />;
    case "languages":
      return <Languages key={name} {...look} entries={resume.languages} />;
    case "awards":
      return <Awards key={name} {...look} entries={resume.awards} />;
    case "volunteering":
      return <Volunteering key={name} {...look} entries={resume.volunteering} />;
    case "publications":
      return <Publications key={name} {...look} entries={resume.publications} />;
    case "customSections":
      return <CustomSections key={name} entries={resume.customSections} />;
    default:
      return name satisfies never;
  }
}
