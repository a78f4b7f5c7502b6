/** The optional sections, which share one simple form. */
import { memo } from "react";
import type { DateFormat } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import type { ResumeWords } from "#app/core/resume-languages/resume-words.ts";
import { formatMonth, formatRange, formatValidity } from "#app/core/templates/dates.ts";
import { readLink } from "#app/core/templates/links.ts";
import { Description } from "./description.tsx";
import { EntryHead, type HeadText } from "./entry-head.tsx";
import { LinkText } from "./link-text.tsx";
import { isFilled } from "./printable-text.tsx";
import { Section, type SectionProps } from "./section.tsx";
import { TagList } from "./skills.tsx";

type OptionalList = "certificates" | "awards" | "volunteering" | "publications";
type EntryOf<K extends OptionalList> = NonNullable<Resume[K]>[number];

interface SimpleEntry {
  id: string;
  /** The title, then the organization. */
  heads: [name: string, text: string, aside?: [name: string, text: string | undefined]][];
  dates?: string;
  description?: string;
  url?: string;
}

function createSection<K extends OptionalList>(
  section: K,
  toSimpleEntry: (entry: EntryOf<K>, dates: DateFormat, words: ResumeWords) => SimpleEntry,
) {
  return memo(function List({
    entries = [],
    heading,
    dates,
    words,
  }: SectionProps & { entries?: readonly EntryOf<K>[] }) {
    const simpleEntries = entries
      .map((entry) => toSimpleEntry(entry, dates, words))
      .filter(hasContent);
    if (simpleEntries.length === 0) return null;
    return (
      <Section name={section} heading={heading}>
        {simpleEntries.map((entry) => (
          <Entry key={entry.id} section={section} entry={entry} />
        ))}
      </Section>
    );
  });
}

function Entry({ section, entry }: { section: string; entry: SimpleEntry }) {
  const field = `${section}.${entry.id}`;
  const texts = entry.heads.map(([name, text, aside]): HeadText => {
    const behind = aside && { aside: { field: `${field}.${aside[0]}`, text: aside[1] } };
    return { field: `${field}.${name}`, text, ...behind };
  });
  const link = entry.url ? readLink(entry.url) : null;
  return (
    <article className="entry">
      <EntryHead texts={texts} dates={entry.dates ?? ""} />
      <Description text={entry.description ?? ""} field={`${field}.description`} />
      {link ? (
        <ul className="links">
          <li data-field={`${field}.url`}>
            <LinkText link={link} />
          </li>
        </ul>
      ) : null}
    </article>
  );
}

const hasContent = ({ heads, dates, description, url }: SimpleEntry) =>
  [...heads.flatMap(([, text, aside]) => [text, aside?.[1]]), dates, description, url].some(
    isFilled,
  );

export const Certificates = createSection(
  "certificates",
  ({ id, name, issuer, number, date, validUntil, url }, dates, words) => ({
    id,
    heads: [
      ["name", name],
      ["issuer", issuer, ["number", number]],
    ],
    dates: formatValidity(date, validUntil, dates, words),
    url,
  }),
);
export const Awards = createSection(
  "awards",
  ({ id, title, issuer, date, description }, dates, words) => ({
    id,
    heads: [
      ["title", title],
      ["issuer", issuer],
    ],
    dates: formatMonth(date, dates, words),
    description,
  }),
);
export const Volunteering = createSection("volunteering", (entry, dates, words) => ({
  id: entry.id,
  heads: [
    ["role", entry.role],
    ["organization", entry.organization, ["location", entry.location]],
  ],
  dates: formatRange(entry, dates, words),
  description: entry.description,
}));
export const Publications = createSection(
  "publications",
  ({ id, title, publisher, date, url }, dates, words) => ({
    id,
    heads: [
      ["title", title],
      ["publisher", publisher],
    ],
    dates: formatMonth(date, dates, words),
    url,
  }),
);

export const Languages = memo(function Languages({
  entries = [],
  heading,
}: SectionProps & { entries?: Resume["languages"] }) {
  const items = entries
    .filter((entry) => isFilled(entry.name))
    .map(({ name, level }) => (isFilled(level) ? `${name} (${level})` : name));
  if (items.length === 0) return null;
  return (
    <Section name="languages" heading={heading}>
      <TagList className="tags" items={items} field="languages" />
    </Section>
  );
});

export const CustomSections = memo(function CustomSections({
  entries = [],
}: {
  entries?: Resume["customSections"];
}) {
  return entries
    .filter((entry) => isFilled(entry.title) || isFilled(entry.body))
    .map(({ id, title, body }) => (
      <Section key={id} name="customSections" heading={title}>
        <Description text={body} field={`customSections.${id}.body`} />
      </Section>
    ));
});
