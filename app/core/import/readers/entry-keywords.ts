/** Keywords that distinguish a job title from an employer, and a degree from a school. */
import { isCountry } from "./countries.ts";

/** @param words patterns separated by white space, matched as whole words */
const anyOf = (words: string) =>
  new RegExp(`(?<![\\p{L}])(?:${words.trim().split(/\s+/).join("|")})(?![\\p{L}])`, "iu");

const JOB_TITLE = anyOf(String.raw`
  engineer engineers developer programmer architect manager director
  analyst consultant designer assistant associate
  officer administrator admin specialist coordinator
  lead leader head chief
  ceo cto cfo coo vp
  president founder co-founder cofounder owner partner
  intern internship trainee apprentice
  teacher professor lecturer tutor instructor researcher scientist
  nurse physician doctor therapist pharmacist
  accountant auditor lawyer attorney counsel paralegal
  editor writer journalist author translator
  executive representative agent advisor adviser supervisor
  technician mechanic operator
  clerk cashier waiter chef cook driver receptionist secretary
  strategist planner producer artist photographer illustrator tester devops sre
  fellow member volunteer mentor organizer organiser treasurer chair chairman
  controller buyer recruiter generalist practitioner expert
  entwickler entwicklerin leiter leiterin ingenieur ingénieur développeur
  responsable chargé
  consultora? ingeniero ingeniera desarrollador desarrolladora gerente
  crew captain scrum sales staff
  senior junior principal
  freelance freelancer contractor webmaster postdoc student
  \p{L}*leitung \p{L}*pfleger(?:in)? \p{L}*schwester \p{L}*fachkraft
  \p{L}*helfer(?:in)? \p{L}*assistent(?:in)? \p{L}*verkäufer(?:in)?
  \p{L}*lehrer(?:in)? \p{L}*berater(?:in)?
  \p{L}*techniker(?:in)? \p{L}*mechaniker(?:in)?
  \p{L}*kaufmann \p{L}*kauffrau \p{L}*angestellte[rn]?
  sachbearbeiter(?:in)? arzt ärztin erzieher(?:in)?
`);
const EMPLOYER = anyOf(String.raw`
  inc llc ltd limited gmbh ag se kg corp corporation co company group holding holdings
  s\.?r\.?o s\.?a a\.?s aps ab oy bv b\.v nv plc sas sarl spa s\.p\.a pty llp
  university college institute institut school hospital clinic
  bank foundation agency studio studios labs laboratory laboratories
  technologies systems solutions software services partners association
  ministry department council museum library
  society société wydawnictwo verlag media
  networks digital ventures capital industries international
  airlines hotel restaurant health centre center trust
  \p{L}*klinikum \p{L}*klinik \p{L}*krankenhaus arztpraxis
  navy army nhs bundeswehr farms foods motors carriers builders supermarket telecom embassy
  gazette herald brewery
  universitätsmedizin pflegeheim seniorenheim stadtverwaltung
`);
const DEGREE = anyOf(String.raw`
  b\.?\s?sc m\.?\s?sc b\.?a m\.?a b\.?\s?eng m\.?\s?eng b\.?\s?tech m\.?\s?tech bba mba
  ph\.?\s?d dphil ll\.?b ll\.?m m\.?d b\.?ed m\.?ed bfa mfa
  bachelor bachelors bachelor's master masters master's doctor doctorate
  diploma diplom associate certificate
  licence license degree
  abitur a-levels matura maturita baccalauréat brevet laurea diplôme diplomi lisans
  maisteri kandidaatti \p{L}*tutkinto fagbrev \p{L}*utdanning \p{L}*examen pgde pgce gcses nvq
  magister inženýr ing mgr bc lic grado licenciatura máster
  minor major honours hons
  bs ms aas foundation
  \p{L}*ausbildung \p{L}*weiterbildung umschulung staatsexamen \p{L}*abschluss
  fachabitur \p{L}*hochschulreife
`);
const SCHOOL = anyOf(String.raw`
  university universität université universidad universidade università universiteit univerzita uniwersytet
  college institute institut instituto colégio colegio collège komvux folkhögskola vuxenutbildning
  school schule hochschule fachhochschule
  academy akademie académie
  polytechnic polytechnique politechnika politecnico politécnica
  tu eth mit faculty
  gymnasium lycée lyceum
  école escuela conservatory
  universitet universitat universitetet univerzitet universitas yliopisto \p{L}*yliopisto \p{L}*korkeakoulu
  lukio \p{L}*lukio lyseo liceo istituto scuola szkoła liceum technikum lisesi üniversitesi yüksekokulu
  škola gymnázium høgskolen høgskole högskolan högskola \p{L}*skole \p{L}*skolen \p{L}*skola \p{L}*skolan
  iut ies
  \p{L}*schule \p{L}*akademie \p{L}*gymnasium berufskolleg
`);

/** Positive for a likely job title, negative for a likely employer. */
export const scoreJobTitle = (text: string) =>
  Number(JOB_TITLE.test(text)) - Number(EMPLOYER.test(text));
/** Positive for a likely degree, negative for a likely school. */
export const scoreDegree = (text: string) => Number(DEGREE.test(text)) - Number(SCHOOL.test(text));

export const hasSchoolWord = (text: string) => SCHOOL.test(text);

export const hasJobTitleWord = (text: string) => JOB_TITLE.test(text);

/** True for a text with a keyword of job titles, employers, degrees or schools; such a text is no place. */
export const hasWorkOrSchoolWord = (text: string) =>
  [JOB_TITLE, EMPLOYER, DEGREE, SCHOOL].some((words) => words.test(text));

/**
 * True for "Sweden", "Brno, Czech Republic", "Austin, TX" or "Remote". Other names have the same
 * form, so call it only if another part of the entry has been identified.
 */
export function looksLikeLocation(text: string): boolean {
  if (/^(?:remote|hybrid|on-?site)\b/i.test(text) || isCountry(text)) return true;
  if (hasWorkOrSchoolWord(text)) return false;
  return /^\p{Lu}[\p{L}.'’ -]{1,30},\s*(?:\p{Lu}[\p{L}.'’ -]{1,30})(?:,\s*\p{Lu}[\p{L} ]{1,20})?$/u.test(
    text,
  );
}
