/** All imported content as editable fields, section by section. */

import { Fragment, type ReactNode } from "react";
import type { Resume } from "#app/core/resume/schema.ts";
import type { Doubt } from "./doubts/group-issues.ts";
import { removeEntry, setField } from "./edit-by-path.ts";
import { entryLabel, SECTION_LABELS } from "./field-labels.ts";
import { ReviewEntry } from "./review-entry.tsx";
import { type FieldValue, ReviewField } from "./review-field.tsx";
import { TEXTS } from "./texts.ts";

interface Props {
  resume: Resume;
  toCheck: readonly Doubt[];
  onChange(resume: Resume): void;
  /** Called when a section's last entry was removed, so the focus must move to another element. */
  onSectionEmptied(): void;
  /** Called with the path of a field that gets the focus. */
  onFieldFocus(path: string): void;
}

/** The prefix of the ids of fields (idPrefix in review-field.tsx). */
const FIELD_ID = "import-";
const SINGLE_FIELD_SECTIONS = ["summary", "skills"] as const;
/** All sections but personalInfo, summary and skills, which come first and are no lists of entries. */
const LIST_SECTIONS = Object.keys(SECTION_LABELS).slice(3) as (keyof Resume)[];

export function ReviewSections({
  resume,
  toCheck,
  onChange,
  onSectionEmptied,
  onFieldFocus,
}: Props) {
  const field = (path: string, value: FieldValue) => (
    <ReviewField
      // The field's name only: its entry's position changes when another entry is removed.
      key={path.slice(path.lastIndexOf(".") + 1)}
      path={path}
      value={value}
      warning={toCheck.find((item) => item.field === path)?.reasons.join(" ") ?? ""}
      onChange={(next) => onChange(setField(resume, path, next))}
    />
  );
  /** The fields of a custom section's dated entries. */
  const customEntryFields = (index: number) =>
    resume.customSections?.[index]?.entries?.map(({ id, ...entry }, at) => (
      <Fragment key={id}>
        <h4 className="mt-1 border-t border-line pt-3 text-sm font-semibold sm:col-span-2">
          {TEXTS.entry({ number: at + 1 })}
        </h4>
        {Object.entries(entry).map(([key, value]) =>
          field(`customSections.${index}.entries.${at}.${key}`, value),
        )}
      </Fragment>
    ));
  const countIn = (prefix: string) =>
    toCheck.filter(({ field }) => `${field}.`.startsWith(prefix)).length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the fields within take the focus
    <div
      className="grid gap-8"
      onFocus={({ target: { id } }) => {
        if (id.startsWith(FIELD_ID)) onFieldFocus(id.slice(FIELD_ID.length));
      }}
    >
      <Section name="personalInfo">
        {Object.entries(resume.personalInfo).map(([key, value]) =>
          typeof value === "string" ? field(`personalInfo.${key}`, value) : null,
        )}
        {resume.personalInfo.links?.map(({ id, label, url }, index) => (
          // In a grid of its own, so that a link's name and address are always side by side.
          <div key={id} className="grid gap-3 sm:col-span-2 sm:grid-cols-2">
            {field(`personalInfo.links.${index}.label`, label)}
            {field(`personalInfo.links.${index}.url`, url)}
          </div>
        ))}
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
              <ReviewEntry
                key={id}
                label={entryLabel(name, index)}
                entry={entry}
                toCheck={countIn(`${name}.${index}.`)}
                onRemove={() => {
                  onChange(removeEntry(resume, name, index));
                  if (entries.length === 1) onSectionEmptied();
                }}
              >
                {/* employerId is an id that groups roles at one employer; customEntryFields shows `entries`. */}
                {Object.entries(entry)
                  .filter(([key]) => key !== "employerId" && key !== "entries")
                  .map(([key, value]) => field(`${name}.${index}.${key}`, value as FieldValue))}
                {name === "customSections" && customEntryFields(index)}
              </ReviewEntry>
            ))}
          </Section>
        );
      })}
    </div>
  );
}

function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`heading-${name}`} className="grid gap-3 sm:grid-cols-2">
      <h3 id={`heading-${name}`} className="text-lg font-medium sm:col-span-2">
        {SECTION_LABELS[name]}
      </h3>
      {children}
    </section>
  );
}
