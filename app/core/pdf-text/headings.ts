/** The standard headings that resume parsers recognize. */

export const SECTION_KINDS = [
  "summary",
  "experience",
  "education",
  "skills",
  "projects",
  "certificates",
  "languages",
  "awards",
  "volunteering",
  "publications",
  "references",
  "interests",
  "contact",
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

const HEADINGS: Record<SectionKind, string> = {
  summary:
    "summary, professional summary, executive summary, career summary, profile, professional profile, about, about me, objective, career objective, personal statement, summary of qualifications",
  experience:
    "experience, work experience, professional experience, employment, employment history, work history, career history, relevant experience, clinical experience, teaching experience, research experience, professional background, positions held",
  education:
    "education, education and training, academic background, academic history, qualifications, academic qualifications, studies",
  skills:
    "skills, key skills, core skills, technical skills, professional skills, skills and tools, skills and abilities, core competencies, competencies, areas of expertise, expertise, technologies, tools, strengths",
  projects:
    "projects, personal projects, selected projects, key projects, side projects, academic projects, portfolio, selected work, ventures, ventures and projects",
  certificates:
    "certifications, certificates, licenses, licences, licenses and certifications, licences and certificates, certifications and licenses, courses, training, professional development",
  languages: "languages, language skills",
  awards: "awards, honors, honours, awards and honors, honors and awards, achievements, grants",
  volunteering:
    "volunteering, volunteer experience, volunteer work, voluntary work, community service, community involvement",
  publications: "publications, selected publications, papers, talks, publications and talks",
  references: "references, referees",
  interests: "interests, hobbies, hobbies and interests, personal interests",
  contact: "contact, contact information, contact details, personal information, personal details",
};

const KINDS = new Map(
  SECTION_KINDS.flatMap((kind) =>
    HEADINGS[kind].split(", ").map((words) => [words, kind] as const),
  ),
);

/** Returns the section kind of a heading, or null if the heading is not standard. */
export function headingKind(heading: string): SectionKind | null {
  const words = heading
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/[:.\s]+$/, "")
    .replace(/\s+/g, " ")
    .trim();
  return KINDS.get(words) ?? null;
}
