/** English words that are read; those that are printed are in resume-words.ts, which is always loaded. */
import type { LanguageWords } from "../language-words.ts";
import { ENGLISH } from "../resume-words.ts";

const { headings } = ENGLISH;

export const ENGLISH_WORDS: LanguageWords = {
  summary: `${headings.summary}|Summary|Executive Summary|Career Summary|Profile|Professional Profile|Personal Profile|About|About me|Objective|Career Objective|Personal Statement|Summary of qualifications|Professional Overview`,
  skills: `${headings.skills}|Technical Skills|Key Skills|Core Skills|Core Competencies|Competencies|Skills and tools|Skills & tools|Skills and abilities|Technologies|Expertise|Areas of expertise|Skills summary|Professional Skills|Strengths|Tech stack|Top Skills`,
  experience: `${headings.experience}|Work|Work Experience|Professional Experience|Employment|Employment History|Work History|Career History|Career|Career Experience|Relevant Experience|Professional Background|Clinical Experience|Teaching Experience|Research Experience|Positions held`,
  education: `${headings.education}|Academic Background|Education and training|Education & training|Academic History|Qualifications|Academic Qualifications|Educational Background|Academic Experience`,
  projects: `${headings.projects}|Personal Projects|Open source projects|Projects Experience|Selected Projects|Side Projects|Key Projects|Academic Projects|Open source|Portfolio`,
  certificates: `${headings.certificates}|Courses|Training|Professional Development`,
  languages: `${headings.languages}|Language Skills|Spoken Languages`,
  awards: `${headings.awards}|Honors|Honours|Honors & awards|Honors and awards|Honours and awards|Awards and honors|Awards & honors|Awards and honours|Achievements|Prizes|Awards and achievements`,
  volunteering: `${headings.volunteering}|Volunteering|Volunteer|Volunteer Work|Voluntary Work|Community|Community Service|Community Involvement`,
  publications: `${headings.publications}|Selected Publications|Papers|Research Publications`,
  contact:
    "Contact|Contact details|Contact information|Personal details|Personal information|Personal data|Profiles|Links",
  present: `${ENGLISH.present}|current|currently|now|today|ongoing|to date`,
  since: "since",
  until: "to|until|till|through",
  validUntil: ENGLISH.validUntil,
  seasons: ENGLISH.seasons.join("|"),
  grade: `${ENGLISH.grade}|Grade|Final grade|Average|Score`,
  page: "Page {page} of {pages}",
};
