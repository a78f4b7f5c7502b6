import { memo } from "react";
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
  return (
    <ul className={className} data-field={field}>
      {items.filter(isFilled).map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same skill may be typed twice
        <li key={index}>
          <PrintableText text={item} />
        </li>
      ))}
    </ul>
  );
}
