/** The name and opening sections across the page, then a main column with a side column. */
import type { SectionName } from "#app/core/resume/design.ts";
import type { LayoutProps } from "#app/core/templates/template.ts";
import { ContactHeader } from "./contact-header.tsx";
import { arrangeSections, Sections } from "./sections.tsx";
import type { SideCapacity } from "./side-capacity.ts";
import { TwoColumns } from "./two-columns.tsx";

export function OpeningAndColumns({
  className,
  resume,
  design,
  photo,
  words,
  opening,
  main,
  side,
  isSideFirst,
  capacity,
}: LayoutProps & {
  className: string;
  opening: readonly SectionName[];
  main: readonly SectionName[];
  side: readonly SectionName[];
  /** Whether the side column precedes the main one in reading order. */
  isSideFirst?: boolean;
  /** How much fits in the side column on the first page; DEFAULT_CAPACITY if absent. */
  capacity?: SideCapacity;
}) {
  return (
    <div className={`resume ${className}`}>
      <ContactHeader person={resume.personalInfo} photo={photo} />
      <Sections
        resume={resume}
        design={design}
        words={words}
        names={arrangeSections(opening, design)}
      />
      <TwoColumns
        resume={resume}
        design={design}
        main={main}
        side={side}
        isSideFirst={isSideFirst}
        capacity={capacity}
      >
        {(names) => <Sections resume={resume} design={design} words={words} names={names} />}
      </TwoColumns>
    </div>
  );
}
