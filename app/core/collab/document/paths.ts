/** Names of the places in a resume that one edit can touch. */

/** A text that is edited character by character. */
export type TextPath =
  | ["personalInfo", "fullName" | "email" | "phone" | "address" | "linkedIn" | "github"]
  | ["summary"]
  | ["experience", string, "company" | "position" | "description"]
  | ["education", string, "institution" | "degree" | "fieldOfStudy"]
  | ["projects", string, "name" | "description" | "githubLink" | "liveLink"]
  | ["certificates", string, "name" | "issuer" | "url"]
  | ["languages", string, "name" | "level"]
  | ["awards", string, "title" | "issuer" | "description"]
  | ["volunteering", string, "organization" | "role" | "description"]
  | ["publications", string, "title" | "publisher" | "url"]
  | ["customSections", string, "title" | "body"];

/** A value that is replaced as a whole: months, `current`, `gpa`. */
export type ValuePath =
  | ["experience", string, "startDate" | "endDate" | "current"]
  | ["education", string, "startDate" | "endDate" | "gpa"]
  | ["certificates" | "awards" | "publications", string, "date"]
  | ["volunteering", string, "startDate" | "endDate" | "current"];

/** A list typed as comma-separated text. */
export type ListPath = ["skills"] | ["projects", string, "technologies"];
