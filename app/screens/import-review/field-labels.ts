/** Labels of the fields on the import review screen. */

export const SECTION_LABELS: Record<string, string> = {
  personalInfo: "Personal Information",
  summary: "Professional Summary",
  skills: "Skills",
  skillGroups: "Skill groups",
  experience: "Experience",
  education: "Education",
  projects: "Projects",
  certificates: "Certifications",
  languages: "Languages",
  awards: "Awards",
  volunteering: "Volunteer Experience",
  publications: "Publications",
  courses: "Courses",
  memberships: "Memberships",
  patents: "Patents",
  militaryService: "Military Service",
  interests: "Interests",
  references: "References",
  customSections: "Other sections",
};

/** The singular for one entry of a section. */
const ENTRY_LABELS: Record<string, string> = {
  skillGroups: "Skill group",
  projects: "Project",
  certificates: "Certification",
  languages: "Language",
  awards: "Award",
  publications: "Publication",
  courses: "Course",
  memberships: "Membership",
  patents: "Patent",
  interests: "Interest",
  references: "Reference",
  customSections: "Section",
};

/** "Experience 2", "Language 1". */
export const entryLabel = (section: string, index: number): string =>
  `${ENTRY_LABELS[section] ?? SECTION_LABELS[section] ?? section} ${index + 1}`;

const LABELS: Record<string, string> = {
  fullName: "Full Name",
  linkedIn: "LinkedIn",
  github: "GitHub",
  validUntil: "Valid Until",
  label: "Link name",
  startDate: "Start Date",
  endDate: "End Date",
  current: "Currently here",
  fieldOfStudy: "Field of Study",
  gpa: "GPA",
  githubLink: "GitHub URL",
  liveLink: "Live URL",
  url: "Link",
  body: "Text",
  skills: "Skills, separated by commas",
  technologies: "Technologies, separated by commas",
};

export function fieldLabel(key: string): string {
  return LABELS[key] ?? key.charAt(0).toUpperCase() + key.slice(1);
}

/** `experience.1.company` → "Experience 2: Company". */
export function pathLabel(path: string): string {
  const [section = "", index, key, at, inner] = path.split(".");
  if (index === undefined) return SECTION_LABELS[section] ?? section;
  if (!/^\d+$/.test(index)) return fieldLabel(index);
  const entry = entryLabel(section, Number(index));
  if (key === "entries" && inner) return `${entry}, entry ${Number(at) + 1}: ${fieldLabel(inner)}`;
  return `${entry}${key ? `: ${fieldLabel(key)}` : ""}`;
}
