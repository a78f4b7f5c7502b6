/** The schemas of the less common sections of a resume; each section may be absent. */
import * as v from "valibot";
import {
  CAPS,
  date,
  entries,
  entryId,
  formattedText,
  hidden,
  location,
  shortText,
} from "./schema-fields.ts";

const description = formattedText(CAPS.description, "Description");
const period = {
  startDate: date("Start date"),
  endDate: date("End date"),
  current: v.boolean("Whether it goes on must be true or false"),
};

/** An entry of a custom section, beside the section's text. */
export const customEntrySchema = v.object({
  id: entryId,
  title: shortText("Title"),
  subtitle: shortText("Subtitle"),
  ...period,
  description,
  location,
  hidden,
});

const customSections = v.pipe(
  entries(
    v.object({
      id: entryId,
      title: shortText("Section title"),
      body: formattedText(CAPS.description, "Section text"),
      entries: v.optional(
        entries(customEntrySchema, "Entries of a custom section", CAPS.customEntries),
      ),
      hidden,
    }),
    "Custom sections",
  ),
  // In the document, the entries of all custom sections are one list.
  v.check((sections) => {
    const ids = sections.flatMap((section) => (section.entries ?? []).map(({ id }) => id));
    return new Set(ids).size === ids.length;
  }, "Custom sections have two entries with the same id"),
  v.check(
    (sections) =>
      sections.reduce((sum, section) => sum + (section.entries ?? []).length, 0) <=
      CAPS.customEntries,
    `All custom sections together are limited to ${CAPS.customEntries} entries`,
  ),
);

export const lessCommonSections = {
  courses: v.optional(
    entries(
      v.object({
        id: entryId,
        name: shortText("Course"),
        provider: shortText("Provider"),
        date: date("Date"),
        url: shortText("Link"),
        description,
        hidden,
      }),
      "Courses",
    ),
  ),
  interests: v.optional(
    entries(
      v.object({
        id: entryId,
        name: shortText("Interest"),
        description: shortText("Details of an interest"),
        hidden,
      }),
      "Interests",
    ),
  ),
  references: v.optional(
    entries(
      v.object({
        id: entryId,
        name: shortText("Name of a reference"),
        position: shortText("Position of a reference"),
        company: shortText("Company of a reference"),
        email: shortText("Email of a reference"),
        phone: shortText("Phone of a reference"),
        description,
        hidden,
      }),
      "References",
    ),
  ),
  memberships: v.optional(
    entries(
      v.object({
        id: entryId,
        organization: shortText("Organization"),
        role: shortText("Role"),
        ...period,
        description,
        hidden,
      }),
      "Memberships",
    ),
  ),
  patents: v.optional(
    entries(
      v.object({
        id: entryId,
        title: shortText("Patent"),
        office: shortText("Patent office"),
        number: v.optional(shortText("Patent number")),
        date: date("Date"),
        url: shortText("Link"),
        description,
        hidden,
      }),
      "Patents",
    ),
  ),
  militaryService: v.optional(
    entries(
      v.object({
        id: entryId,
        branch: shortText("Branch"),
        rank: shortText("Rank"),
        ...period,
        description,
        location,
        hidden,
      }),
      "Military service",
    ),
  ),
  customSections: v.optional(customSections),
};
