import { memo } from "react";
import type { DateFormat } from "#app/core/resume/design.ts";
import type { Experience as Entry } from "#app/core/resume/schema.ts";
import { formatRange } from "#app/core/templates/dates.ts";
import { Description } from "./description.tsx";
import { EntryHead } from "./entry-head.tsx";
import type { Marks } from "./figures.tsx";
import { Section, type SectionLook } from "./section.tsx";
import { isFilled } from "./words.tsx";

type Lead = "position" | "company";

export const Experience = memo(function Experience({
  entries,
  heading,
  dates,
  lead = "position",
  marksFigures = false,
}: SectionLook & {
  entries: readonly Entry[];
  /** What stands first in an entry. */
  lead?: Lead;
  marksFigures?: Marks;
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
          marksFigures={marksFigures}
        />
      ))}
    </Section>
  );
});

/** One memo an entry: a keystroke draws one entry again, not the page. */
const ExperienceEntry = memo(function ExperienceEntry({
  entry,
  lead,
  format,
  marksFigures,
}: {
  entry: Entry;
  lead: Lead;
  format: DateFormat;
  marksFigures: Marks;
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
        marksFigures={marksFigures}
      />
    </article>
  );
});

const hasContent = (entry: Entry) =>
  [entry.position, entry.company, entry.description, entry.startDate, entry.endDate].some(isFilled);
