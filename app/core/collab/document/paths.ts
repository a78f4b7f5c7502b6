/** Paths of the values in a resume that one edit can change. */
import type { EntrySection } from "#app/core/resume/schema.ts";

/** A text that is edited character by character. */
export type TextPath =
  | [
      "personalInfo",
      "fullName" | "email" | "phone" | "address" | "linkedIn" | "github" | "headline",
    ]
  | ["summary"]
  | ["experience", string, "company" | "position" | "description" | "location"]
  | ["education", string, "institution" | "degree" | "fieldOfStudy" | "location"]
  | ["projects", string, "name" | "description" | "githubLink" | "liveLink"]
  | ["certificates", string, "name" | "issuer" | "url" | "number"]
  | ["languages", string, "name" | "level"]
  | ["awards", string, "title" | "issuer" | "description"]
  | ["volunteering", string, "organization" | "role" | "description" | "location"]
  | ["publications", string, "title" | "publisher" | "url"]
  | ["courses", string, "name" | "provider" | "url" | "description"]
  | ["memberships", string, "organization" | "role" | "description"]
  | ["patents", string, "title" | "office" | "number" | "url" | "description"]
  | ["militaryService", string, "branch" | "rank" | "description" | "location"]
  | ["interests", string, "name" | "description"]
  | ["references", string, "name" | "position" | "company" | "email" | "phone" | "description"]
  | ["customSections", string, "title" | "body"]
  | ["customEntries", string, "title" | "subtitle" | "description" | "location"]
  | ["links", string, "label" | "url"]
  | ["skillGroups", string, "name"];

/** A value that is replaced as a whole: dates, `current`, `gpa`. */
export type ValuePath =
  | [EntrySection | "customEntries", string, "hidden"]
  | ["experience", string, "employerId"]
  | ["certificates", string, "validUntil"]
  | ["experience", string, "startDate" | "endDate" | "current"]
  | ["education", string, "startDate" | "endDate" | "gpa"]
  | ["certificates" | "awards" | "publications" | "courses" | "patents", string, "date"]
  | [PeriodSection, string, "startDate" | "endDate" | "current"];

/** Sections, beside jobs, whose entries have a start and an end and may go on. */
export type PeriodSection = "volunteering" | "memberships" | "militaryService" | "customEntries";

/** A list typed as comma-separated text. */
export type ListPath =
  | ["skills"]
  | ["projects", string, "technologies"]
  | ["skillGroups", string, "skills"];
