/** All imported content as editable fields, section by section. */
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { ImportIssue } from "#app/core/import/outcome.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { IconButton } from "#app/ui/controls/button.tsx";
import { SECTION_LABELS } from "./field-labels.ts";
import { type FieldValue, ReviewField } from "./review-field.tsx";
import { removeEntry, setAtPath } from "./set-at.ts";

interface Props {
  resume: Resume;
  uncertain: readonly ImportIssue[];
  onChange(resume: Resume): void;
}

const SINGLE_FIELD_SECTIONS = ["summary", "skills"] as const;
const LIST_SECTIONS = Object.keys(SECTION_LABELS).slice(3) as (keyof Resume)[];

export function ReviewSections({ resume, uncertain, onChange }: Props) {
  const field = (path: string, value: FieldValue) => (
    <ReviewField
      key={path}
      path={path}
      value={value}
      warning={uncertain.find((item) => item.field === path)?.reason ?? ""}
      onChange={(next) => onChange(setAtPath(resume, path, next))}
    />
  );
  return (
    <div className="grid gap-8">
      <Section name="personalInfo">
        {Object.entries(resume.personalInfo).map(([key, value]) =>
          field(`personalInfo.${key}`, value),
        )}
      </Section>
      {SINGLE_FIELD_SECTIONS.map((name) => (
        <Section key={name} name={name}>
          {field(name, resume[name])}
        </Section>
      ))}
      {LIST_SECTIONS.map((name) => {
        const entries = (resume[name] ?? []) as { id: string }[];
        if (entries.length === 0) return null;
        return (
          <Section key={name} name={name}>
            {entries.map(({ id, ...entry }, index) => (
              <fieldset
                key={id}
                className="relative grid gap-3 rounded-card border border-line p-4 sm:col-span-2 sm:grid-cols-2"
              >
                <legend className="px-1 text-sm font-semibold text-ink-soft">
                  {SECTION_LABELS[name]} {index + 1}
                </legend>
                {Object.entries(entry).map(([key, value]) =>
                  field(`${name}.${index}.${key}`, value as FieldValue),
                )}
                <IconButton
                  label={`Remove ${SECTION_LABELS[name]} ${index + 1}`}
                  className="justify-self-start sm:col-span-2"
                  onClick={() => onChange(removeEntry(resume, name, index))}
                >
                  <Trash2 aria-hidden size={16} />
                </IconButton>
              </fieldset>
            ))}
          </Section>
        );
      })}
    </div>
  );
}

function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`import-heading-${name}`} className="grid gap-3 sm:grid-cols-2">
      <h3 id={`import-heading-${name}`} className="text-lg font-medium sm:col-span-2">
        {SECTION_LABELS[name]}
      </h3>
      {children}
    </section>
  );
}
