/** Sections with titles chosen by the user: text, dated entries, or both. */
import { memo } from "react";
import type { DateFormat } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import type { ResumeWords } from "#app/core/resume-languages/resume-words.ts";
import { formatRange } from "#app/core/templates/dates.ts";
import { Description, haveBullets } from "./description.tsx";
import { isFilled } from "./printable-text.tsx";
import { Section, type SectionProps } from "./section.tsx";
import { hasContent, type SimpleEntry, SimpleEntryArticle } from "./simple-section.tsx";

type CustomSection = NonNullable<Resume["customSections"]>[number];
type CustomEntry = NonNullable<CustomSection["entries"]>[number];

export const CustomSections = memo(function CustomSections({
  entries: sections = [],
  dates,
  words,
}: Omit<SectionProps, "heading"> & { entries?: Resume["customSections"] }) {
  return sections.map(({ id, title, body, entries = [] }) => {
    const simpleEntries = entries
      .map((entry) => toSimpleEntry(entry, dates, words))
      .filter(hasContent);
    if (![title, body].some(isFilled) && simpleEntries.length === 0) return null;
    const sectionHasBullets = haveBullets(simpleEntries.map((entry) => entry.description));
    return (
      <Section key={id} name="customSections" heading={title}>
        <Description text={body} field={`customSections.${id}.body`} />
        {simpleEntries.map((entry) => (
          <SimpleEntryArticle
            key={entry.id}
            section="customEntries"
            entry={entry}
            sectionHasBullets={sectionHasBullets}
          />
        ))}
      </Section>
    );
  });
});

function toSimpleEntry(entry: CustomEntry, dates: DateFormat, words: ResumeWords): SimpleEntry {
  return {
    id: entry.id,
    heads: [
      ["title", entry.title],
      ["subtitle", entry.subtitle, ["location", entry.location]],
    ],
    dates: formatRange(entry, dates, words),
    description: entry.description,
  };
}
