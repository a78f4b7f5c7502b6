/** Section headings of resumes, in the languages that the importer supports. */

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
  /** Not a section of the resume: its lines are read together with the name. */
  | "contact";

const HEADING_WORDS: Record<SectionKind, string> = {
  summary:
    "summary|professional summary|executive summary|career summary|profile|professional profile|personal profile|about|about me|objective|career objective|personal statement|profil|zusammenfassung|kurzprofil|résumé|à propos|perfil|resumen|sobre mí|職務要約|自己紹介|自己pr|自我评价|自我評價|个人简介|個人簡介|자기소개",
  skills:
    "skills|technical skills|key skills|core skills|core competencies|competencies|skills and tools|skills & tools|technologies|expertise|areas of expertise|skills summary|professional skills|strengths|tech stack|top skills|kenntnisse|fähigkeiten|kompetenzen|edv-kenntnisse|besondere kenntnisse|kenntnisse und fähigkeiten|compétences|habilidades|competencias|aptitudes|スキル|技能|专业技能|專業技能|기술|보유기술",
  experience:
    "experience|work|work experience|professional experience|employment|employment history|work history|career history|career|relevant experience|berufserfahrung|beruflicher werdegang|berufspraxis|berufstätigkeit|expérience|expérience professionnelle|expériences professionnelles|experiencia|experiencia laboral|experiencia profesional|職歴|職務経歴|工作经历|工作经验|工作經歷|工作經驗|경력|경력사항",
  education:
    "education|academic background|education and training|education & training|academic history|qualifications|academic qualifications|ausbildung|bildung|studium|schulbildung|aus- und weiterbildung|bildungsweg|formation|éducation|educación|formación|formación académica|学歴|教育背景|教育经历|学历|學歷|학력|학력사항",
  projects:
    "projects|personal projects|open source projects|projects experience|selected projects|side projects|key projects|open source|portfolio|projekte|projets|proyectos|项目经验|项目经历|專案經驗|프로젝트",
  certificates: "courses|training|fortbildungen|weiterbildungen|fort- und weiterbildungen",
  languages:
    "languages|language skills|sprachen|sprachkenntnisse|langues|idiomas|語学|语言能力|語言能力|외국어",
  awards:
    "awards|honors|honours|honors & awards|honors and awards|honours and awards|awards and honors|awards & honors|achievements|prizes|auszeichnungen|distinctions|premios|受賞歴|获奖经历|獲獎經歷|수상",
  volunteering:
    "volunteering|volunteer|volunteer experience|volunteer work|voluntary work|community|community service|community involvement|ehrenamt|bénévolat|voluntariado",
  publications:
    "publications|selected publications|papers|research publications|publikationen|veröffentlichungen|publicaciones",
  contact:
    "contact|contact details|contact information|personal details|personal information|personal data|profiles|links|kontakt|kontaktdaten|persönliche daten|persönliche angaben|angaben zur person|zur person|coordonnées|informations personnelles|contacto|datos personales",
};

const KINDS = new Map<string, SectionKind>(
  (Object.entries(HEADING_WORDS) as [SectionKind, string][]).flatMap(([kind, words]) =>
    words.split("|").map((word) => [word.replace(/\s/g, ""), kind] as const),
  ),
);

/** Licenses and certificates are headed by these words in any number and order. */
const CERTIFICATE_WORDS =
  "licen[sc]es?|licensures?|certifications?|certificates?|lizenz(?:en)?|zertifikate|zertifizierungen|(?:berufs)?zulassungen|approbation(?:en)?|certificats|habilitations|certificados|certificaciones|licencias|資格|免許|资格|資格|证书|證書|证照|證照|执照|執照|자격증?|면허증?";
/** Words beside them, as in "Board Certifications" and "取得資格". */
const CERTIFICATE_QUALIFIERS =
  "professional|nursing|medical|clinical|teaching|healthcare|board|state|active|current|technical|industry|relevant|additional|other|registrations?|credentials|berufliche|professionnel(?:le)?s|profesionales|取得|保有|专业|專業|执业|執業|职业|職業|보유|취득";
const CERTIFICATE_JOINS = "and|und|et|y|及び|及|和|與|与|및|[&+/,・、·]";
const CERTIFICATE_HEADING = new RegExp(
  // Alone, "Licence" and "Certificate" are degrees.
  `^(?!(?:licence|certificate)$)(?=.*(?:${CERTIFICATE_WORDS}))(?:${[CERTIFICATE_WORDS, CERTIFICATE_QUALIFIERS, CERTIFICATE_JOINS].join("|")})+$`,
);

const MAX_HEADING_LENGTH = 40;

/** Returns null for a line that is not a standard heading. */
export function readHeading(text: string): SectionKind | null {
  if (text.length > MAX_HEADING_LENGTH * 2) return null;
  const plain = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "")
    // Letter-spaced capitals come out of many files as "E X P E R I E N C E".
    .replace(/\s+/g, "");
  return KINDS.get(plain) ?? (CERTIFICATE_HEADING.test(plain) ? "certificates" : null);
}
