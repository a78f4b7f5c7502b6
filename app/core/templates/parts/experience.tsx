import { memo } from "react";
import type { DateFormat } from "#app/core/resume/design.ts";
import type { Experience as Entry } from "#app/core/resume/schema.ts";
import { formatRange } from "#app/core/templates/dates.ts";
import { Description } from "./description.tsx";
import { EntryHead } from "./entry-head.tsx";
import type { FigureEmphasis } from "./figures.tsx";
import { isFilled } from "./printable-text.tsx";
import { Section, type SectionProps } from "./section.tsx";

type Lead = "position" | "company";

export const Experience = memo(function Experience({
  entries,
  heading,
  dates,
  lead = "position",
  emphasizesFigures = false,
}: SectionProps & {
  entries: readonly Entry[];
  /** The first field of an entry. */
  lead?: Lead;
  emphasizesFigures?: FigureEmphasis;
}) {
  const filled = entries.filter(hasContent);
  if (filled.length === 0) return null;
  return (
    <Section name="experience" heading={heading}>
      {filled.map((entry) => (
        <ExperienceEntry
          key={entry.id}
          entry={entry}
          lead={lead}
          format={dates}
          emphasizesFigures={emphasizesFigures}
        />
      ))}
    </Section>
  );
});

/** Memoized, so that a keystroke renders only one entry again. */
const ExperienceEntry = memo(function ExperienceEntry({
  entry,
  lead,
  format,
  emphasizesFigures,
}: {
  entry: Entry;
  lead: Lead;
  format: DateFormat;
  emphasizesFigures: FigureEmphasis;
}) {
  const field = `experience.${entry.id}`;
  const position = { field: `${field}.position`, text: entry.position };
  const company = { field: `${field}.company`, text: entry.company };
  return (
    <article className="entry">
      <EntryHead
        texts={lead === "position" ? [position, company] : [company, position]}
        dates={formatRange(entry, format)}
      />
      <Description
        text={entry.description}
        field={`${field}.description`}
        emphasizesFigures={emphasizesFigures}
      />
    </article>
  );
});

const hasContent = (entry: Entry) =>
  [entry.position, entry.company, entry.description, entry.startDate, entry.endDate].some(isFilled);
