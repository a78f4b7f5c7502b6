/** The schema of a resume: the entities of [spec 3] with the limits of the public API. */
import * as v from "valibot";

/** Limits of texts and lists, shared by the editor, the API and the room. */
export const CAPS = {
  shortText: 200,
  summary: 5_000,
  description: 10_000,
  entries: 100,
  skills: 200,
  skill: 100,
  posting: 50_000,
  selectionText: 1_000,
  documentBytes: 1_048_576,
} as const;

const text = (max: number, label: string) =>
  v.pipe(
    v.string(`${label} must be text`),
    v.maxLength(max, `${label} is limited to ${max.toLocaleString("en")} characters`),
    v.check(
      (value) => !value.includes("\0"),
      `${label} contains a character that cannot be stored`,
    ),
  );
const shortText = (label: string) => text(CAPS.shortText, label);

/** A month as `<input type="month">` gives it (`2024-05`), or nothing yet. */
export const MONTH = /^$|^\d{4}-(0[1-9]|1[0-2])$/;
const month = (label: string) =>
  v.pipe(
    v.string(`${label} must be text`),
    v.regex(MONTH, `${label} must be a month like 2024-05`),
  );
/** Entry ids come from clients [spec 3]; they become keys of the shared document. */
export const ENTRY_ID = /^(?!__proto__$|constructor$|prototype$)[\w-]{1,64}$/;
const entryId = v.pipe(
  v.string("An entry id must be text"),
  v.regex(ENTRY_ID, "An entry id is 1 to 64 letters, digits, - or _"),
);
const tags = (label: string) =>
  v.pipe(
    v.array(text(CAPS.skill, label), `${label} must be a list`),
    v.maxLength(CAPS.skills, `${label} is limited to ${CAPS.skills} items`),
  );
const entries = <const T extends v.GenericSchema<unknown, { id: string }>>(
  entry: T,
  label: string,
) =>
  v.pipe(
    v.array(entry, `${label} must be a list`),
    v.maxLength(CAPS.entries, `${label} is limited to ${CAPS.entries} entries`),
    v.check(
      (list) => new Set(list.map((item) => item.id)).size === list.length,
      `${label} has two entries with the same id`,
    ),
  );

export const personalInfoSchema = v.object({
  fullName: shortText("Full name"),
  email: shortText("Email"),
  phone: shortText("Phone"),
  address: shortText("Address"),
  linkedIn: v.optional(shortText("LinkedIn"), ""),
  github: v.optional(shortText("GitHub"), ""),
});

export const experienceSchema = v.object({
  id: entryId,
  company: shortText("Company"),
  position: shortText("Position"),
  startDate: month("Start date"),
  endDate: month("End date"),
  current: v.boolean("Currently working here must be true or false"),
  description: text(CAPS.description, "Description"),
});

export const educationSchema = v.object({
  id: entryId,
  institution: shortText("Institution"),
  degree: shortText("Degree"),
  fieldOfStudy: shortText("Field of study"),
  startDate: month("Start date"),
  endDate: month("Graduation date"),
  gpa: v.optional(shortText("GPA"), ""),
});

export const projectSchema = v.object({
  id: entryId,
  name: shortText("Project name"),
  description: text(CAPS.description, "Description"),
  technologies: tags("Technologies"),
  githubLink: v.optional(shortText("GitHub URL"), ""),
  liveLink: v.optional(shortText("Live URL"), ""),
});

/** The file id of a stored photo; never a URL. */
export const PHOTO_ID = /^[\w-]{1,64}$/;
export const photoSchema = v.object({
  fileId: v.pipe(
    v.string("Photo must be the id of an uploaded file"),
    v.regex(PHOTO_ID, "Photo must be the id of an uploaded file"),
  ),
  visible: v.boolean("Whether the photo is shown must be true or false"),
});

/**
 * Optional sections, in the schema from the start so that no stored resume needs a migration.
 * Absent means unchanged (in a merge) or empty (in a document).
 */
const optionalSections = {
  photo: v.optional(v.nullable(photoSchema)),
  certificates: v.optional(
    entries(
      v.object({
        id: entryId,
        name: shortText("Certificate"),
        issuer: shortText("Issuer"),
        date: month("Date"),
        url: shortText("Link"),
      }),
      "Certificates",
    ),
  ),
  languages: v.optional(
    entries(
      v.object({ id: entryId, name: shortText("Language"), level: shortText("Level") }),
      "Languages",
    ),
  ),
  awards: v.optional(
    entries(
      v.object({
        id: entryId,
        title: shortText("Award"),
        issuer: shortText("Issuer"),
        date: month("Date"),
        description: text(CAPS.description, "Description"),
      }),
      "Awards",
    ),
  ),
  volunteering: v.optional(
    entries(
      v.object({
        id: entryId,
        organization: shortText("Organization"),
        role: shortText("Role"),
        startDate: month("Start date"),
        endDate: month("End date"),
        current: v.boolean(),
        description: text(CAPS.description, "Description"),
      }),
      "Volunteering",
    ),
  ),
  publications: v.optional(
    entries(
      v.object({
        id: entryId,
        title: shortText("Publication"),
        publisher: shortText("Publisher"),
        date: month("Date"),
        url: shortText("Link"),
      }),
      "Publications",
    ),
  ),
  customSections: v.optional(
    entries(
      v.object({
        id: entryId,
        title: shortText("Section title"),
        body: text(CAPS.description, "Section text"),
      }),
      "Custom sections",
    ),
  ),
};

export const resumeSchema = v.object({
  personalInfo: personalInfoSchema,
  summary: text(CAPS.summary, "Summary"),
  skills: tags("Skills"),
  experience: entries(experienceSchema, "Experience"),
  education: entries(educationSchema, "Education"),
  projects: v.optional(entries(projectSchema, "Projects"), []),
  ...optionalSections,
});

/* In a merge, an absent key means unchanged, so these schemas have no defaults. */
const educationPatchSchema = v.object({
  ...educationSchema.entries,
  gpa: v.optional(educationSchema.entries.gpa.wrapped),
});
const projectPatchSchema = v.object({
  ...projectSchema.entries,
  githubLink: v.optional(projectSchema.entries.githubLink.wrapped),
  liveLink: v.optional(projectSchema.entries.liveLink.wrapped),
});

/** A complete or partial resume for a merge; absent keys are unchanged. */
export const resumePatchSchema = v.object({
  personalInfo: v.optional(v.partial(personalInfoSchema)),
  summary: v.optional(text(CAPS.summary, "Summary")),
  skills: v.optional(tags("Skills")),
  experience: v.optional(entries(experienceSchema, "Experience")),
  education: v.optional(entries(educationPatchSchema, "Education")),
  projects: v.optional(entries(projectPatchSchema, "Projects")),
  ...optionalSections,
});

export type Resume = v.InferOutput<typeof resumeSchema>;
export type ResumePatch = v.InferOutput<typeof resumePatchSchema>;
export type PersonalInfo = Resume["personalInfo"];
export type Experience = Resume["experience"][number];
export type Education = Resume["education"][number];
export type Photo = v.InferOutput<typeof photoSchema>;
export type Project = Resume["projects"][number];

/** The six sections of the editor, in the order of [spec 2]. */
export const SECTIONS = [
  "personalInfo",
  "summary",
  "skills",
  "experience",
  "education",
  "projects",
] as const;
/** Sections that may be absent. */
export const OPTIONAL_SECTIONS = [
  "certificates",
  "languages",
  "awards",
  "volunteering",
  "publications",
  "customSections",
] as const;
export type OptionalSection = (typeof OPTIONAL_SECTIONS)[number];
/** Sections that are lists of entries with ids. */
export type EntrySection = "experience" | "education" | "projects" | OptionalSection;
