/** The section Education: degrees, schools, dates and grades. */
import { Fragment, memo, useContext } from "react";
import type { DateFormat } from "#app/core/resume/design.ts";
import type { Education as Entry } from "#app/core/resume/schema.ts";
import type { ResumeWords } from "#app/core/resume-languages/resume-words.ts";
import { formatRange } from "#app/core/templates/dates.ts";
import { Head, type HeadText, isFilledHead } from "./entry-head.tsx";
import { GradeSpecificLabels, printedGradeLabel } from "./grade-label.ts";
import { isFilled, PrintableText } from "./printable-text.tsx";
import { Section, type SectionProps } from "./section.tsx";
import { TextSpace } from "./text-separators.tsx";

export const Education = memo(function Education({
  entries,
  heading,
  dates,
  words,
}: SectionProps & { entries: readonly Entry[] }) {
  const filled = entries.filter(hasContent);
  if (filled.length === 0) return null;
  return (
    <Section name="education" heading={heading}>
      {filled.map((entry) => (
        <EducationEntry key={entry.id} entry={entry} format={dates} words={words} />
      ))}
    </Section>
  );
});

const EducationEntry = memo(function EducationEntry({
  entry,
  format,
  words,
}: {
  entry: Entry;
  format: DateFormat;
  words: ResumeWords;
}) {
  const hasGradeSpecificLabels = useContext(GradeSpecificLabels);
  const field = `education.${entry.id}`;
  const dates = formatRange(entry, format, words);
  const studies = [
    { field: `${field}.degree`, text: entry.degree },
    { field: `${field}.fieldOfStudy`, text: entry.fieldOfStudy },
  ].filter((item) => isFilled(item.text));
  const school = {
    field: `${field}.institution`,
    text: entry.institution,
    asides: [{ field: `${field}.location`, text: entry.location }],
  };
  return (
    <article className="entry">
      {studies.length > 0 || dates !== "" || isFilledHead(school) ? (
        <div className="head">
          {studies.length > 0 ? <h3>{studies.map(toSpan)}</h3> : null}
          {studies.length === 0 && isFilledHead(school) ? <Head as="h3" head={school} /> : null}
          {dates ? <p className="dates">{dates}</p> : null}
        </div>
      ) : null}
      {studies.length > 0 && isFilledHead(school) ? (
        <Head as="p" className="sub" head={school}>
          <TextSpace />
        </Head>
      ) : null}
      {isFilled(entry.gpa) ? (
        <p className="gpa" data-field={`${field}.gpa`}>
          {`${hasGradeSpecificLabels ? printedGradeLabel(entry.gpa, words) : words.grade}: `}
          <PrintableText text={entry.gpa} />
        </p>
      ) : null}
    </article>
  );
});

/** Two fields in one heading: "BSc, Computer Science". */
const toSpan = (item: HeadText, index: number) => (
  <Fragment key={item.field}>
    {index > 0 ? ", " : null}
    <span data-field={item.field}>
      <PrintableText text={item.text} />
    </span>
  </Fragment>
);

const hasContent = ({ id: _, hidden: _hidden, ...texts }: Entry) =>
  Object.values(texts).some(isFilled);
