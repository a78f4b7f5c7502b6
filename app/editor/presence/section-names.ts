/** Names of the resume's sections for use within a sentence. */
const NAMES: Record<string, string> = {
  personalInfo: "personal information",
  summary: "professional summary",
  militaryService: "military service",
  customSections: "custom sections",
  customEntries: "custom sections",
  templateId: "template",
  jobDescription: "job description",
};

export function sectionName(section: string): string {
  return NAMES[section] ?? section;
}

/** The section's name with a capital first letter, for the beginning of a line. */
export function sectionTitle(section: string): string {
  const name = sectionName(section);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
