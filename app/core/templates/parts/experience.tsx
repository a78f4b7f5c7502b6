/** The section Experience: jobs; consecutive roles at one employer share one heading. */
import { memo } from "react";
import type { DateFormat } from "#app/core/resume/design.ts";
import { groupRoles, type RoleGroup, totalPeriod } from "#app/core/resume/group-roles.ts";
import type { Experience as Entry } from "#app/core/resume/schema.ts";
import type { ResumeWords } from "#app/core/resume-languages/resume-words.ts";
import { formatRange } from "#app/core/templates/dates.ts";
import { Description, haveBullets } from "./description.tsx";
import { EntryHead, Head, type HeadText, isFilledHead } from "./entry-head.tsx";
import type { FigureEmphasis } from "./figures.tsx";
import { isFilled } from "./printable-text.tsx";
import { Section, type SectionProps } from "./section.tsx";

type Lead = "position" | "company";

interface EntryStyle {
  /** The first field of an entry. */
  lead: Lead;
  format: DateFormat;
  words: ResumeWords;
  emphasizesFigures: FigureEmphasis;
  /** Whether entries have bullets. */
  sectionHasBullets: boolean;
}

export const Experience = memo(function Experience({
  entries,
  heading,
  dates,
  words,
  lead = "position",
  emphasizesFigures = false,
}: SectionProps & {
  entries: readonly Entry[];
  lead?: Lead;
  emphasizesFigures?: FigureEmphasis;
}) {
  const groups = groupRoles(entries.filter(hasContent));
  if (groups.length === 0) return null;
  const sectionHasBullets = haveBullets(entries.map((entry) => entry.description));
  const style = { lead, format: dates, words, emphasizesFigures, sectionHasBullets };
  return (
    <Section name="experience" heading={heading}>
      {groups.map((roles) => {
        const [entry] = roles;
        if (roles.length > 1) return <Employer key={entry.id} roles={roles} style={style} />;
        return <ExperienceEntry key={entry.id} entry={entry} {...style} />;
      })}
    </Section>
  );
});

/** Memoized, so that a keystroke renders only one entry again. */
const ExperienceEntry = memo(function ExperienceEntry({
  entry,
  lead,
  format,
  words,
  emphasizesFigures,
  sectionHasBullets,
}: EntryStyle & { entry: Entry }) {
  const position = { field: `experience.${entry.id}.position`, text: entry.position };
  const company = companyOf(entry);
  return (
    <article className="entry">
      <EntryHead
        texts={lead === "position" ? [position, company] : [company, position]}
        dates={formatRange(entry, format, words)}
      />
      <Details
        entry={entry}
        emphasizesFigures={emphasizesFigures}
        sectionHasBullets={sectionHasBullets}
      />
    </article>
  );
});

/**
 * Consecutive roles at one employer: its name with the whole period, then each role with its own.
 */
function Employer({ roles, style }: { roles: RoleGroup; style: EntryStyle }) {
  const [first] = roles;
  return (
    <article className="entry employer">
      <EntryHead
        texts={[companyOf(first)]}
        dates={formatRange(totalPeriod(roles), style.format, style.words)}
      />
      {roles.map((entry) => (
        <Role
          key={entry.id}
          entry={entry}
          {...style}
          hasOtherLocation={isFilled(entry.location) && entry.location !== first.location}
        />
      ))}
    </article>
  );
}

const Role = memo(function Role({
  entry,
  format,
  words,
  emphasizesFigures,
  sectionHasBullets,
  hasOtherLocation,
}: EntryStyle & {
  entry: Entry;
  /** Whether its location differs from that of the first role, which is beside the employer. */
  hasOtherLocation: boolean;
}) {
  const dates = formatRange(entry, format, words);
  const field = `experience.${entry.id}`;
  const position: HeadText = {
    field: `${field}.position`,
    text: entry.position,
    ...(hasOtherLocation && { asides: [{ field: `${field}.location`, text: entry.location }] }),
  };
  return (
    <div className="role">
      <div className="head">
        {isFilledHead(position) ? <Head as="h4" head={position} /> : null}
        {dates ? <p className="dates">{dates}</p> : null}
      </div>
      <Details
        entry={entry}
        emphasizesFigures={emphasizesFigures}
        sectionHasBullets={sectionHasBullets}
      />
    </div>
  );
});

function Details({
  entry,
  emphasizesFigures,
  sectionHasBullets,
}: Pick<EntryStyle, "emphasizesFigures" | "sectionHasBullets"> & { entry: Entry }) {
  return (
    <Description
      text={entry.description}
      field={`experience.${entry.id}.description`}
      emphasizesFigures={emphasizesFigures}
      sectionHasBullets={sectionHasBullets}
    />
  );
}

function companyOf(entry: Entry): HeadText {
  const field = `experience.${entry.id}`;
  const asides = [{ field: `${field}.location`, text: entry.location }];
  return { field: `${field}.company`, text: entry.company, asides };
}

const hasContent = (entry: Entry) =>
  [
    ...[entry.position, entry.company, entry.location, entry.description],
    ...[entry.startDate, entry.endDate],
  ].some(isFilled);
