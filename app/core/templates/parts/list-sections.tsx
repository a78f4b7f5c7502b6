/** The sections Languages and Interests: running text, each name with its detail in parentheses: "French (B2)". */
import { memo } from "react";
import type { Resume } from "#app/core/resume/schema.ts";
import { isFilled } from "./printable-text.tsx";
import { Section, type SectionProps } from "./section.tsx";
import { TagList } from "./skills.tsx";

export const Languages = memo(function Languages({
  entries = [],
  heading,
}: SectionProps & { entries?: Resume["languages"] }) {
  const items = entries
    .filter((entry) => isFilled(entry.name))
    .map(({ name, level }) => withDetail(name, level));
  if (items.length === 0) return null;
  return (
    <Section name="languages" heading={heading}>
      <TagList className="tags" items={items} field="languages" />
    </Section>
  );
});

export const Interests = memo(function Interests({
  entries = [],
  heading,
}: SectionProps & { entries?: Resume["interests"] }) {
  const items = entries
    .filter((entry) => isFilled(entry.name))
    .map(({ name, description }) => withDetail(name, description));
  if (items.length === 0) return null;
  return (
    <Section name="interests" heading={heading}>
      <TagList className="tags" items={items} field="interests" />
    </Section>
  );
});

const withDetail = (name: string, detail: string) =>
  isFilled(detail) ? `${name} (${detail})` : name;
