/** A section whose entries have a title, an organization, dates, a description and a link. */
import { memo } from "react";
import type { DateFormat } from "#app/core/resume/design.ts";
import type { OptionalSection, Resume } from "#app/core/resume/schema.ts";
import type { ResumeWords } from "#app/core/resume-languages/resume-words.ts";
import { readLink } from "#app/core/templates/links.ts";
import { Description, haveBullets } from "./description.tsx";
import { EntryHead, type HeadText } from "./entry-head.tsx";
import { LinkText } from "./link-text.tsx";
import { isFilled } from "./printable-text.tsx";
import { Section, type SectionProps } from "./section.tsx";

type OptionalList = Exclude<OptionalSection, "languages" | "interests" | "customSections">;
type EntryOf<K extends OptionalList> = NonNullable<Resume[K]>[number];

/** A field's name and text, with texts after it on the same line. */
type SimpleHead = [name: string, text: string, ...asides: Aside[]];
type Aside = [name: string, text: string | undefined, isUnbroken?: boolean];

export interface SimpleEntry {
  id: string;
  /** The title, then the organization. */
  heads: SimpleHead[];
  dates?: string;
  description?: string;
  url?: string;
}

/** Creates the component of a section; `toSimpleEntry` says which of its fields go where. */
export function createSection<K extends OptionalList>(
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
    const sectionHasBullets = haveBullets(simpleEntries.map((entry) => entry.description));
    return (
      <Section name={section} heading={heading}>
        {simpleEntries.map((entry) => (
          <SimpleEntryArticle
            key={entry.id}
            section={section}
            entry={entry}
            sectionHasBullets={sectionHasBullets}
          />
        ))}
      </Section>
    );
  });
}

export function SimpleEntryArticle({
  section,
  entry,
  sectionHasBullets,
}: {
  section: string;
  entry: SimpleEntry;
  sectionHasBullets: boolean;
}) {
  const field = `${section}.${entry.id}`;
  const texts = entry.heads.map(
    ([name, text, ...asides]): HeadText => ({
      field: `${field}.${name}`,
      text,
      asides: asides.map(([aside, words, isUnbroken]) => ({
        field: `${field}.${aside}`,
        text: words,
        isUnbroken,
      })),
    }),
  );
  const link = entry.url ? readLink(entry.url) : null;
  return (
    <article className="entry">
      <EntryHead texts={texts} dates={entry.dates ?? ""} />
      <Description
        text={entry.description ?? ""}
        field={`${field}.description`}
        sectionHasBullets={sectionHasBullets}
      />
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

export const hasContent = ({ heads, dates, description, url }: SimpleEntry) =>
  [
    ...heads.flatMap(([, text, ...asides]) => [text, ...asides.map(([, words]) => words)]),
    ...[dates, description, url],
  ].some(isFilled);
