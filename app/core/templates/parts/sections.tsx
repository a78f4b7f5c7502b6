/** Renders the sections of a resume in the order of the layout or the design settings. */
import { DATE_FORMATS, type Design, NO_DESIGN, type SectionName } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { ENGLISH, type ResumeWords } from "#app/core/resume-languages/resume-words.ts";
import type { LayoutProps } from "#app/core/templates/template.ts";
import { CustomSections } from "./custom-sections.tsx";
import { Education } from "./education.tsx";
import { Experience } from "./experience.tsx";
import type { FigureEmphasis } from "./figures.tsx";
import { Interests, Languages } from "./list-sections.tsx";
import {
  Awards,
  Certificates,
  Courses,
  Memberships,
  MilitaryService,
  Patents,
  Publications,
  References,
  Volunteering,
} from "./more-sections.tsx";
import { Projects } from "./projects.tsx";
import type { SectionProps } from "./section.tsx";
import { Skills } from "./skills.tsx";
import { Summary } from "./summary.tsx";

/** Settings of a layout for its entries, in addition to its stylesheet. */
interface EntryStyle {
  /** The first field of an experience entry. */
  lead?: "position" | "company";
  /** Whether numbers are bold in jobs. */
  emphasizesFigures?: FigureEmphasis;
  /** Whether numbers are bold in projects. */
  emphasizesProjectFigures?: FigureEmphasis;
}

/** `names`: the sections to render, in this order. */
export function Sections({
  resume,
  design = NO_DESIGN,
  words = ENGLISH,
  names,
  ...style
}: EntryStyle & Omit<LayoutProps, "photo"> & { names: readonly SectionName[] }) {
  return names.map((name) => {
    const heading = name === "customSections" ? "" : sectionHeading(name, design, words);
    const sectionProps = { heading, dates: design.dates ?? DATE_FORMATS[0], words };
    return renderSection(name, resume, sectionProps, style);
  });
}

/** The layout's sections without hidden ones, starting with those that the user moved, in the user's order. */
export function arrangeSections(
  names: readonly SectionName[],
  design: Design = NO_DESIGN,
): SectionName[] {
  const { order = [], hidden = [] } = design;
  const moved = order.filter((name) => names.includes(name));
  const arranged = [...moved, ...names.filter((name) => !moved.includes(name))];
  return arranged.filter((name) => !hidden.includes(name));
}

/** The title that the user chose for a section, or its name in the resume's language. */
export function sectionHeading(
  name: Exclude<SectionName, "customSections">,
  design: Design,
  words: ResumeWords,
): string {
  const customTitle = design.titles?.[name]?.trim();
  return customTitle ? customTitle : words.headings[name];
}

/** A function, not a component: each section is memoized, and a wrapper would render at every keystroke. */
function renderSection(
  name: SectionName,
  resume: Resume,
  sectionProps: SectionProps,
  style: EntryStyle,
) {
  switch (name) {
    case "summary":
      return <Summary key={name} {...sectionProps} text={resume.summary} />;
    case "skills":
      return (
        <Skills key={name} {...sectionProps} skills={resume.skills} groups={resume.skillGroups} />
      );
    case "experience":
      return (
        <Experience
          key={name}
          {...sectionProps}
          lead={style.lead}
          emphasizesFigures={style.emphasizesFigures}
          entries={resume.experience}
        />
      );
    case "education":
      return <Education key={name} {...sectionProps} entries={resume.education} />;
    case "projects":
      return (
        <Projects
          key={name}
          {...sectionProps}
          emphasizesFigures={style.emphasizesProjectFigures}
          entries={resume.projects}
        />
      );
    case "certificates":
      return <Certificates key={name} {...sectionProps} entries={resume.certificates} />;
    case "languages":
      return <Languages key={name} {...sectionProps} entries={resume.languages} />;
    case "awards":
      return <Awards key={name} {...sectionProps} entries={resume.awards} />;
    case "volunteering":
      return <Volunteering key={name} {...sectionProps} entries={resume.volunteering} />;
    case "publications":
      return <Publications key={name} {...sectionProps} entries={resume.publications} />;
    case "courses":
      return <Courses key={name} {...sectionProps} entries={resume.courses} />;
    case "memberships":
      return <Memberships key={name} {...sectionProps} entries={resume.memberships} />;
    case "patents":
      return <Patents key={name} {...sectionProps} entries={resume.patents} />;
    case "militaryService":
      return <MilitaryService key={name} {...sectionProps} entries={resume.militaryService} />;
    case "interests":
      return <Interests key={name} {...sectionProps} entries={resume.interests} />;
    case "references":
      return <References key={name} {...sectionProps} entries={resume.references} />;
    case "customSections": {
      const { dates, words } = sectionProps;
      return (
        <CustomSections key={name} dates={dates} words={words} entries={resume.customSections} />
      );
    }
    default:
      return name satisfies never;
  }
}
