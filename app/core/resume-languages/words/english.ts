/** English words that are read; those that are printed are in resume-words.ts, which is always loaded. */
import type { LanguageWords } from "../language-words.ts";
import { ENGLISH } from "../resume-words.ts";

const { headings } = ENGLISH;

export const ENGLISH_WORDS: LanguageWords = {
  summary: `${headings.summary}|Summary|Executive Summary|Career Summary|Profile|Professional Profile|Personal Profile|About|About me|About myself|Who I am|At a glance|Objective|Career Objective|Personal Statement|Summary of qualifications|Professional Overview|Career Profile|Introduction|In a nutshell|Qualifications Summary|Bio`,
  skills: `${headings.skills}|Technical Skills|Key Skills|Core Skills|Core Competencies|Competencies|Skills and tools|Skills & tools|Skills and abilities|Technologies|Expertise|Areas of expertise|Areas of practice|Practice areas|Skills summary|Professional Skills|Strengths|Tech stack|Top Skills|Toolbox|Toolkit|What I can do|What I'm good at|Good at|I'm good at|Know-how|Know-how and tools|Skill Highlights|Specialties|Specialities|Abilities|Capabilities`,
  experience: `${headings.experience}|Work|Work Experience|Professional Experience|Employment|Employment History|Work History|Career History|Career|Career Experience|Relevant Experience|Professional Background|Clinical Experience|Teaching Experience|Research Experience|Positions held|Where I've worked|Where I have worked|Where I worked|Places I've worked|What I've done|Jobs held|Career Path|My Journey|Professional History|Earlier Career|Previous Roles|Freelance Experience|Driving Experience`,
  education: `${headings.education}|Academic Background|Education and training|Education & training|Academic History|Qualifications|Academic Qualifications|Educational Background|Academic Experience|Where I studied|Where I've studied|Educational Qualifications`,
  projects: `${headings.projects}|Personal Projects|Open source projects|Projects Experience|Selected Projects|Side Projects|Key Projects|Academic Projects|Open source|Portfolio|Selected Work|Selected Works|What I've built|What I've made|Things I've made|Things I have made|Things I've built|Things I have built|Case Studies|Featured Projects`,
  certificates: `${headings.certificates}|Credentials|Registration|Registrations|Professional Registration|Tickets|Civil Service Eligibility|Registration and Examinations`,
  languages: `${headings.languages}|Language Skills|Spoken Languages|Languages I speak|Languages Known|Languages Spoken`,
  awards: `${headings.awards}|Honors|Honours|Honors & awards|Honors and awards|Honours and awards|Awards and honors|Awards & honors|Awards and honours|Achievements|Prizes|Awards and achievements|Recognition`,
  volunteering: `${headings.volunteering}|Volunteering|Volunteer|Volunteer Work|Voluntary Work|Community|Community Service|Community Involvement|Giving back|Giving back to the community|Civic Engagement`,
  publications: `${headings.publications}|Selected Publications|Papers|Research Publications`,
  courses: `${headings.courses}|Coursework|Relevant Coursework|Relevant Courses|Online Courses|Additional Courses|Courses and training|Training and courses|Courses & training|Training|Further Training|Professional Development|Professional Training|Trainings|Training Courses|Trainings Attended|Training Attended|Trainings and Seminars|Seminars and Trainings|Seminars Attended`,
  memberships: `${headings.memberships}|Membership|Professional Memberships|Professional Affiliations|Affiliations|Professional Associations|Memberships and affiliations|Affiliations and memberships|Memberships & affiliations|Professional Organizations|Professional Organisations|Organizations|Associations|Professional Societies|Professional Bodies|Learned Societies`,
  patents: `${headings.patents}|Inventions|Patents and inventions|Patents & inventions|Issued Patents|Patent Applications`,
  militaryService: `${headings.militaryService}|Military|Military Experience|Military Background|Military History|National Service`,
  interests: `${headings.interests}|Hobbies|Hobbies and interests|Hobbies & interests|Interests and hobbies|Interests & hobbies|Personal Interests|Interests and activities|Activities and interests|Outside work|Outside of work|Beyond work|Free time|In my free time|Leisure|Away from work|After hours|When I'm not working`,
  references: `${headings.references}|Referees|Professional References|Personal References|Reference|Testimonials|Recommendations`,
  contact:
    "Contact|Contact details|Contact information|Personal details|Personal information|Personal data|Profiles|Links",
  present: `${ENGLISH.present}|current|currently|now|today|ongoing|to date|date|till date|till now`,
  since: "since|from",
  until: "to|until|till|through",
  validUntil: ENGLISH.validUntil,
  seasons: ENGLISH.seasons.join("|"),
  grade: `${ENGLISH.grade}|Grade|Final grade|Average|Score`,
  page: "Page {page} of {pages}",
};
