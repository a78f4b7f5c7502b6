/**
 * Finds the section of an English heading by its words: "Additional Clinical Experience", "Grants,
 * Awards and Honors".
 */
import type { HeadingSection } from "#app/core/resume-languages/reading/read-heading.ts";

/** Nouns that name a section in a heading of several words. */
const NOUNS: Partial<Record<HeadingSection, string>> = {
  experience:
    "experiences?|employment|appointments|positions|internships|placements|jobs|assignments",
  education: "education|degrees|studies|schooling|schools|qualifications",
  skills: "skills?|abilities|competenc(?:i?es|e)|expertise|proficiencies|strengths|capabilities",
  awards:
    "awards?|honou?rs?|scholarships?|fellowships|grants|prizes|distinctions|recognitions?|accolades",
  volunteering: "volunteering|volunteer|voluntary|outreach",
  publications: "publications|papers|articles|presentations|talks",
  memberships: "memberships?|affiliations|associations|societies",
  courses: "courses|coursework|workshops|seminars|trainings?",
  projects: "projects",
  languages: "languages?",
  interests: "interests|hobbies|pastimes",
  references: "references|referees",
  certificates: "certifications?|certificates|licen[sc]es|licensures?|tickets|credentials",
};
/**
 * Nouns that name a section only next to another of them: alone, they are also skills, or labels
 * above bullets.
 */
const WEAK_NOUNS: Partial<Record<HeadingSection, string>> = {
  experience: "history|roles|work|career",
  volunteering: "activities|leadership|service|engagement|involvement",
  skills: "tools|technologies|software|knowledge",
  education: "academics?|training",
};
/**
 * NOUNS that may also be the only word of a heading; common headings are looked up before these.
 */
const SINGLE_NOUNS: Partial<Record<HeadingSection, string>> = {
  experience: "appointments|positions|internships|placements",
  education: "degrees|studies|schooling",
  awards: "grants|scholarships|fellowships|distinctions|accolades",
  skills: "proficiencies|competences",
  memberships: "societies",
  courses: "workshops|seminars",
  interests: "pastimes",
};
/** Further words of headings, beside NOUNS and WEAK_NOUNS: they never name a section themselves. */
const QUALIFIERS = new Set(
  "professional|personal|selected|relevant|additional|other|further|key|core|main|technical|clinical|teaching|research|working|industry|industrial|previous|prior|recent|current|past|earlier|early|postgraduate|undergraduate|community|extracurricular|extra|curricular|formal|major|notable|special|specialist|related|general|my|computer|it|digital|soft|hard|foreign|spoken|peer|reviewed|conference|invited|board|state|civic|social|student|campus|school|background|record|records|summary|overview|achievements|accomplishments|development|details|list|level|continuing|vocational|military|nursing|medical|programming|and|of|the|in|to|date|held|obtained|earned|received".split(
    "|",
  ),
);
/** First words of names of skills: "Leadership skills" is a skill, not a heading. */
const FIRST_WORDS_OF_SKILLS = /^(?:leadership|teaching|research|social|work|working|conference)$/;
/** Sections whose nouns after "Volunteer" or "Community" mean unpaid work: "Volunteer Experience". */
const WORK_SECTIONS = new Set<HeadingSection | undefined>(["volunteering", "experience"]);
/** A longer text is a sentence. */
const MAX_WORDS = 6;
const PROGRAMMING_LANGUAGES = /^(?:programming|computer) languages/;

/** Names of subjects, schools or fields that consist of words of headings: "Special Education". */
const NAMES_LIKE_HEADINGS = [
  // "Special Education", but not "Further Education".
  /\b(?:special|social|community|leadership|campus|student|peer|computer|digital|foreign|voluntary|volunteer) education$/,
  // "Nursing Studies", but not "Previous Studies".
  /\b(?!(?:academic|formal|further|additional|other|previous|prior|recent|current|past|earlier|early|relevant|related|professional|postgraduate|undergraduate|general|continuing|of|and|my) )[\p{L}-]+ studies$/u,
  // "Language School", but not "Previous Schools".
  /\b(?!(?:and|of|my|previous|other) )[\p{L}-]+ schools?$/u,
  // "Software Development", but not "Professional Development".
  /\b(?!(?:and|professional|personal|continuing) )[\p{L}-]+ development$/u,
];

/** Headings of application forms. Their words alone would mean another section, or none. */
const PHRASES: readonly (readonly [HeadingSection, RegExp])[] = [
  // "Learning and development programs attended", "Seminars and workshops attended".
  [
    "courses",
    /^(?:(?:learning (?:and|&) development |training )(?:programs?|programmes?|interventions?)(?: (?:and|\/) training programs?)?(?: attended)?|(?:seminars?|trainings?|workshops?)(?:(?:,| ?\/| and| &) ?(?:seminars?|trainings?|workshops?)){0,3} (?:attended|undergone|completed))$/,
  ],
  // "Checks and certificates", "Certificates and ratings".
  [
    "certificates",
    /^(?:(?:checks|ratings|endorsements|cards|tickets) (?:and|&) (?:certificates|certifications|licen[cs]es)|(?:certificates|certifications|licen[cs]es) (?:and|&) (?:checks|ratings|endorsements|cards|tickets))$/,
  ],
  // "Continuing education", of courses after a degree.
  [
    "courses",
    /^continuing (?:medical |professional |legal |nursing )?education(?: (?:and training|courses|units|credits))?$/,
  ],
  // "Civil service eligibility".
  ["certificates", /^(?:civil service )?eligibilit(?:y|ies)$/],
  // "Computer proficiency:".
  ["skills", /^(?:computer|it) (?:proficiency|knowledge|literacy|awareness):?$/],
  // "Certificates of competency and STCW courses", for seafarers.
  [
    "certificates",
    /^(?:stcw )?certificates of (?:competency|competence|proficiency)(?:(?:,| and| &|\/) ?(?:(?:stcw|other|safety) )?(?:courses|certificates|licen[sc]es|documents))?$/,
  ],
  ["education", /^(?:academic|educational?) credentials$/],
  // "Grants and research funding", "External funding received".
  [
    "awards",
    /^(?:grants? (?:and|&) )?(?:(?:external |competitive )?research funding|(?:external|grant|extramural|competitive|(?:external |competitive )?research) funding (?:received|awarded|obtained|secured))$/,
  ],
  // "Supporting statement", "Statement in support of your application".
  [
    "summary",
    /^(?:personal )?(?:supporting statement|statement in support(?: of (?:your|my|this|the) application)?)$/,
  ],
  // "Sea service", "Record of sea-going service".
  [
    "experience",
    /^(?:(?:record|details) of )?(?:sea(?:[- ]?going)?|seafaring|sea-time) (?:service|experience)(?: (?:record|details|history))?$/,
  ],
  // "Present employment", "Current or most recent post".
  [
    "experience",
    /^(?:present (?:employment|post)|(?:present|current) (?:or|\/|and) (?:most recent|last|latest) (?:employment|post|position|employer|job))$/,
  ],
  // "In-service training in the last ten years".
  ["courses", /^in-?service training(?: in the (?:last|past) (?:\d+|\p{L}+) years)?$/u],
  // "Institutions attended with dates".
  ["education", /^(?:institutions|schools|colleges|universities) attended(?: with dates?)?$/],
  // "Membership in association / organization", "Membership of professional bodies".
  [
    "memberships",
    /^memberships? (?:in|of) (?:(?:learned|professional) )?(?:associations?|bod(?:y|ies)|institut(?:e|ion)s?|organi[sz]ations?|societies)(?: ?\/ ?(?:associations?|organi[sz]ations?))?$/,
  ],
];

type SectionWords = [section: HeadingSection, words: RegExp];
const compileWords = (words: Partial<Record<HeadingSection, string>>): SectionWords[] =>
  Object.entries(words).map(([section, pattern]) => [
    section as HeadingSection,
    new RegExp(`^(?:${pattern})$`),
  ]);
const STRONG = compileWords(NOUNS);
const SINGLE = compileWords(SINGLE_NOUNS);
const WEAK = compileWords(WEAK_NOUNS);

const sectionOf = (word: string, sectionWords: readonly SectionWords[]) =>
  sectionWords.find(([, words]) => words.test(word))?.[0];

/** The section that the heading's first noun names; null unless all its words occur in headings. */
export function readHeadingByNouns(text: string): HeadingSection | null {
  if (!/^\p{Lu}/u.test(text) || /[\d.@()]/.test(text)) return null;
  const words = text
    .toLowerCase()
    .split(/[\s,&/+:-]+/)
    .filter(Boolean);
  if (words.length === 1) return sectionOf(words[0] ?? "", SINGLE) ?? null;
  const normalized = text.toLowerCase().replace(/\s+/g, " ").trim();
  const phrase = PHRASES.find(([, phrase]) => phrase.test(normalized));
  if (phrase) return phrase[0];
  if (words.length > MAX_WORDS) return null;
  if (PROGRAMMING_LANGUAGES.test(text.toLowerCase())) return "skills";
  if (NAMES_LIKE_HEADINGS.some((phrase) => phrase.test(text.toLowerCase()))) return null;
  const strongSections = words.map((word) => sectionOf(word, STRONG));
  const areAllHeadingWords = words.every(
    (word, index) => strongSections[index] || QUALIFIERS.has(word) || sectionOf(word, WEAK),
  );
  if (!areAllHeadingWords) return null;
  // "Volunteer Experience" is volunteering, although its noun names another section.
  const [first = "", ...others] = words;
  if (/^(?:volunteer|voluntary|community)$/.test(first)) {
    const hasWorkNoun = others.some((word) =>
      WORK_SECTIONS.has(sectionOf(word, [...STRONG, ...WEAK])),
    );
    if (hasWorkNoun) return "volunteering";
    // "Volunteer Certificates" is ambiguous; "Volunteering and Certificates" joins sections.
    const joinsSections = /\band\b|[&,/+]/.test(text);
    if (first !== "community" && !joinsSections && strongSections.slice(1).some(Boolean))
      return null;
  }
  const strongSection = strongSections.find((section) => section !== undefined);
  const isSkill = strongSection === "skills" && FIRST_WORDS_OF_SKILLS.test(first);
  // "Training and Education", "Courses and Qualifications": schools are more likely in it than courses alone.
  if (strongSection === "courses" && strongSections.includes("education")) return "education";
  if (strongSection) return isSkill ? null : strongSection;
  const weakWords = words.filter((word) => sectionOf(word, WEAK));
  const section = sectionOf(weakWords[0] ?? "", WEAK) ?? null;
  const startsWithStudentWord = /^(?:extracurricular|campus|student)$/.test(first);
  return weakWords.length >= 2 || (startsWithStudentWord && section === "volunteering")
    ? section
    : null;
}
