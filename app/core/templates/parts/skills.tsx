import { createContext, memo, useContext } from "react";
import { isFilled, PrintableText } from "./printable-text.tsx";
import { Section, type SectionProps } from "./section.tsx";

export const Skills = memo(function Skills({
  skills,
  heading,
}: SectionProps & { skills: readonly string[] }) {
  if (!skills.some(isFilled)) return null;
  return (
    <Section name="skills" heading={heading}>
      <TagList className="tags" items={skills} field="skills" />
    </Section>
  );
});

/** Whether copied items must keep apart: CSS's commas are not copied. Printed pages have no need of it. */
export const CopiedSeparators = createContext(false);

/** A list in running text; CSS adds the commas, so that they are not part of the extracted items. */
export function TagList({
  items,
  field,
  className,
}: {
  items: readonly string[];
  field: string;
  className: string;
}) {
  const isSeparated = useContext(CopiedSeparators);
  const filled = items.filter(isFilled);
  return (
    <ul className={className} data-field={field}>
      {filled.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same skill may be typed twice
        <li key={index}>
          <PrintableText text={item} />
          {isSeparated && index < filled.length - 1 ? <span className="apart">, </span> : null}
        </li>
      ))}
    </ul>
  );
}
