/** Words that head a section of a resume, in the languages that resumes often come in. */

export type SectionKind =
  | "summary"
  | "skills"
  | "experience"
  | "education"
  | "projects"
  | "certificates"
  | "languages"
  | "awards"
  | "volunteering"
  | "publications"
  /** Not a section of a resume: goes with the name. */
  | "contact";

const WORDS: Record<SectionKind, string> = {
  summary:
    "summary|professional summary|executive summary|career summary|profile|professional profile|personal profile|about|about me|objective|career objective|personal statement|profil|zusammenfassung|kurzprofil|résumé|à propos|perfil|resumen|sobre mí",
  skills:
    "skills|technical skills|key skills|core skills|core competencies|competencies|skills and tools|skills & tools|technologies|expertise|areas of expertise|skills summary|professional skills|strengths|tech stack|top skills|kenntnisse|fähigkeiten|kompetenzen|compétences|habilidades|competencias|aptitudes",
  experience:
    "experience|work|work experience|professional experience|employment|employment history|work history|career history|career|relevant experience|berufserfahrung|beruflicher werdegang|expérience|expérience professionnelle|expériences professionnelles|experiencia|experiencia laboral|experiencia profesional",
  education:
    "education|academic background|education and training|education & training|academic history|qualifications|academic qualifications|ausbildung|bildung|studium|formation|éducation|educación|formación|formación académica",
  projects:
    "projects|personal projects|open source projects|projects experience|selected projects|side projects|key projects|open source|portfolio|projekte|projets|proyectos",
  certificates:
    "certificates|certifications|certification|licenses and certifications|licenses & certifications|licences and certificates|licences & certificates|certifications & licenses|licenses|licences|courses|training|zertifikate|certificats|certificados|certificaciones",
  languages: "languages|language skills|sprachen|sprachkenntnisse|langues|idiomas",
  awards:
    "awards|honors|honours|honors & awards|honors and awards|honours and awards|awards and honors|awards & honors|achievements|prizes|auszeichnungen|distinctions|premios",
  volunteering:
    "volunteering|volunteer|volunteer experience|volunteer work|voluntary work|community|community service|community involvement|ehrenamt|bénévolat|voluntariado",
  publications:
    "publications|selected publications|papers|research publications|publikationen|veröffentlichungen|publicaciones",
  contact:
    "contact|contact details|contact information|personal details|profiles|links|kontakt|coordonnées|contacto",
};

const KINDS = new Map<string, SectionKind>(
  (Object.entries(WORDS) as [SectionKind, string][]).flatMap(([kind, words]) =>
    words.split("|").map((word) => [word.replace(/\s/g, ""), kind] as const),
  ),
);

const LONGEST = 40;

/** Null for a line that is no heading we know. */
export function readHeading(text: string): SectionKind | null {
  if (text.length > LONGEST * 2) return null;
  const plain = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "")
    // "E X P E R I E N C E" is how spaced-out capitals come out of many files.
    .replace(/\s+/g, "");
  return KINDS.get(plain) ?? null;
}
