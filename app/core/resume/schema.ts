/**
 * The schema of a resume: the entities of [spec 3], and further fields that people have in their
 * resumes. The further ones are optional: absent means unchanged (in a merge) or empty (in a
 * document).
 */
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
  tags,
  trimmedTags,
} from "./schema-fields.ts";
import { lessCommonSections } from "./schema-less-common.ts";

export const linkSchema = v.object({
  id: entryId,
  label: shortText("Link label"),
  url: shortText("Link"),
});

export const personalInfoSchema = v.object({
  fullName: shortText("Full name"),
  email: shortText("Email"),
  phone: shortText("Phone"),
  address: shortText("Address"),
  linkedIn: v.optional(shortText("LinkedIn"), ""),
  github: v.optional(shortText("GitHub"), ""),
  headline: v.optional(shortText("Headline")),
  links: v.optional(entries(linkSchema, "Links", CAPS.links)),
});

export const experienceSchema = v.object({
  id: entryId,
  company: shortText("Company"),
  position: shortText("Position"),
  startDate: date("Start date"),
  endDate: date("End date"),
  current: v.boolean("Currently working here must be true or false"),
  description: formattedText(CAPS.description, "Description"),
  location,
  /** Consecutive entries with the same id are roles at one employer. */
  employerId: v.optional(v.union([v.literal(""), entryId])),
  hidden,
});

export const educationSchema = v.object({
  id: entryId,
  institution: shortText("Institution"),
  degree: shortText("Degree"),
  fieldOfStudy: shortText("Field of study"),
  startDate: date("Start date"),
  endDate: date("Graduation date"),
  gpa: v.optional(shortText("GPA"), ""),
  location,
  hidden,
});

export const projectSchema = v.object({
  id: entryId,
  name: shortText("Project name"),
  description: formattedText(CAPS.description, "Description"),
  technologies: tags("Technologies", "A technology"),
  githubLink: v.optional(shortText("GitHub URL"), ""),
  liveLink: v.optional(shortText("Live URL"), ""),
  hidden,
});

/** A language tag, or nothing. */
export const LANGUAGE = /^$|^[a-z]{2,3}(?:-[A-Za-z]{4})?(?:-[A-Z]{2})?$/;

/** The file id of a stored photo; never a URL. */
export const PHOTO_ID = /^[\w-]{1,64}$/;
export const photoSchema = v.object({
  fileId: v.pipe(
    v.string("Photo must be the id of an uploaded file"),
    v.regex(PHOTO_ID, "Photo must be the id of an uploaded file"),
  ),
  visible: v.boolean("Whether the photo is shown must be true or false"),
});

/** @param skills the schema of a group's skills: as stored, or trimmed for what a client sends */
const skillGroups = (skills: ReturnType<typeof tags | typeof trimmedTags>) =>
  v.optional(
    entries(v.object({ id: entryId, name: shortText("Group name"), skills }), "Skill groups"),
  );

/**
 * Parts that may be absent, so that no stored resume needs a migration.
 * Absent means unchanged (in a merge) or empty (in a document).
 */
const optionalParts = {
  photo: v.optional(v.nullable(photoSchema)),
  /** BCP 47 tag of the language of headings and dates; empty is English, as in older resumes. */
  language: v.optional(
    v.pipe(
      v.string("Language must be text"),
      v.regex(LANGUAGE, "Language must be a code like en or pt-BR"),
    ),
  ),
  /** Named groups of `skills`; a skill that is not in that list is in no group either. */
  skillGroups: skillGroups(tags("Skills of a group", "A skill")),
  certificates: v.optional(
    entries(
      v.object({
        id: entryId,
        name: shortText("Certificate"),
        issuer: shortText("Issuer"),
        date: date("Date"),
        url: shortText("Link"),
        number: v.optional(shortText("Number")),
        validUntil: v.optional(date("Valid until")),
        hidden,
      }),
      "Certificates",
    ),
  ),
  languages: v.optional(
    entries(
      v.object({
        id: entryId,
        name: shortText("Language"),
        level: shortText("Level"),
        hidden,
      }),
      "Languages",
    ),
  ),
  awards: v.optional(
    entries(
      v.object({
        id: entryId,
        title: shortText("Award"),
        issuer: shortText("Issuer"),
        date: date("Date"),
        description: formattedText(CAPS.description, "Description"),
        hidden,
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
        startDate: date("Start date"),
        endDate: date("End date"),
        current: v.boolean(),
        description: formattedText(CAPS.description, "Description"),
        location,
        hidden,
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
        date: date("Date"),
        url: shortText("Link"),
        hidden,
      }),
      "Publications",
    ),
  ),
  ...lessCommonSections,
};

export const resumeSchema = v.object({
  personalInfo: personalInfoSchema,
  summary: formattedText(CAPS.summary, "Summary"),
  skills: tags("Skills", "A skill"),
  experience: entries(experienceSchema, "Experience"),
  education: entries(educationSchema, "Education"),
  projects: v.optional(entries(projectSchema, "Projects"), []),
  ...optionalParts,
});

/* In a merge, an absent key means unchanged, so these schemas have no defaults. */
const educationPatchSchema = v.object({
  ...educationSchema.entries,
  gpa: v.optional(educationSchema.entries.gpa.wrapped),
});
const projectPatchSchema = v.object({
  ...projectSchema.entries,
  technologies: trimmedTags("Technologies", "A technology"),
  githubLink: v.optional(projectSchema.entries.githubLink.wrapped),
  liveLink: v.optional(projectSchema.entries.liveLink.wrapped),
});

/**
 * A complete or partial resume that a client sends for a merge; absent keys are unchanged. Lists of
 * short texts are trimmed, as in the form.
 */
export const resumePatchSchema = v.object({
  personalInfo: v.optional(v.partial(personalInfoSchema)),
  summary: v.optional(formattedText(CAPS.summary, "Summary")),
  skills: v.optional(trimmedTags("Skills", "A skill")),
  experience: v.optional(entries(experienceSchema, "Experience")),
  education: v.optional(entries(educationPatchSchema, "Education")),
  projects: v.optional(entries(projectPatchSchema, "Projects")),
  ...optionalParts,
  skillGroups: skillGroups(trimmedTags("Skills of a group", "A skill")),
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
  "courses",
  "memberships",
  "patents",
  "militaryService",
  "interests",
  "references",
  "customSections",
] as const;
export type OptionalSection = (typeof OPTIONAL_SECTIONS)[number];
/** Sections that are lists of entries with ids. */
export const ENTRY_SECTIONS = [
  "experience",
  "education",
  "projects",
  ...OPTIONAL_SECTIONS,
] as const;
export type EntrySection = (typeof ENTRY_SECTIONS)[number];
export const isEntrySection = (name: string): name is EntrySection =>
  (ENTRY_SECTIONS as readonly string[]).includes(name);
