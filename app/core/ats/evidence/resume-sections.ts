/**
 * Finds the section of a resume that a word is in, by the usual headings in English, German, French,
 * Spanish and Polish.
 */
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";

/** Documents that a heading of certificates names, and those that it names only beside them. */
const CREDENTIALS =
  "certs?|certifications?|certificates?|licen[cs]es?|licensures?|credentials|accreditations";
const OTHER_CREDENTIALS =
  "cards|tickets|permits|registrations?|clearances|endorsements|ratings|badges";

/**
 * Sections with the headings that begin them, first in English and then in the other languages; from
 * Publications on, one pattern has all languages. Patterns match lower-cased words without accents
 * (Token.low). The Polish ł is no accented letter: only spellings with l match, or without it in
 * `wyksztal?cenie`. English `objective` begins a summary, whose texts may be claims; the Objective
 * sections of other languages say only what the writer wishes for (grade-mention.ts).
 */
const HEADINGS: [section: string, headings: RegExp][] = [
  ["Summary", /^(?:(?:professional |career |executive )?(?:summary|profile|objective)|about me)$/],
  [
    "Skills",
    /^(?:(?:core |key |technical |professional |additional |hard |soft |relevant )*(?:skills?|competencies|qualifications|proficiencies|expertise)|skill highlights|highlights|technologies|tools|areas of expertise)$/,
  ],
  [
    "Skills",
    /^(?:(?:computer|software|it|tech|digital|office) (?:skills|proficienc(?:y|ies)|knowledge)|software(?: packages)?|computers?|technology|tech(?: stack)?|(?:software|tools|technolog(?:y|ies)|systems|platforms)(?: and)? (?:software|tools|technolog(?:y|ies)|systems|platforms|equipment|skills))$/,
  ],
  [
    "Skills",
    /^(?:technical(?: (?:summary|knowledge|background|environment|strengths|abilities|tool ?(?:s|kit|set|box)|toolkit|toolset|toolbox|proficienc(?:y|ies)|stack))?|(?:hand |power |shop |design |digital |programming )?(?:tools|equipment|machinery|machines|instruments|software|programs|applications)(?: (?:used|operated|known|i use|i know|proficienc(?:y|ies)|skills|experience))?|(?:tools|equipment|machinery|machines|skills|software|programs|systems)(?: and)? (?:tools|equipment|machinery|machines|skills|software|programs|systems|strengths|abilities|instruments)|toolkit|toolset|toolbox|systems|platforms|strengths|(?:core |key )strengths|abilities|programming languages|(?:computer|technical|software) (?:literacy|competenc(?:y|ies)|programs|applications|systems))$/,
  ],
  [
    "Experience",
    /^(?:(?:work |professional |relevant |employment |career )*(?:experience|history|employment)|employment|work)$/,
  ],
  [
    "Education",
    new RegExp(
      `^(?:education|education and training|academic background|academic qualifications|training|(?:education|schooling|training) (?:and )?(?:${CREDENTIALS})|(?:${CREDENTIALS}) and (?:education|schooling))$`,
    ),
  ],
  ["Projects", /^(?:(?:personal |selected |key |academic )*projects)$/],
  [
    "Certificates",
    new RegExp(
      `^(?:(?:professional|current|other|active|relevant|technical|additional) )*(?:(?:${OTHER_CREDENTIALS}) (?:and )?)?(?:${CREDENTIALS})(?: (?:and )?(?:${CREDENTIALS}|${OTHER_CREDENTIALS}|trainings?|courses|memberships|affiliations|others?|such|more))*$`,
    ),
  ],
  ["Languages", /^languages$/],
  ["Awards", /^(?:awards|honors|accomplishments|achievements|awards and honors)$/],
  ["Volunteering", /^(?:volunteering|volunteer experience|volunteer work)$/],
  [
    "Summary",
    /^(?:(?:kurz|personliches )?profil|uber mich|zu (?:meiner )?person|a propos(?: de moi)?|profil professionnel|presentation|perfil(?: profesional)?|resumen(?: profesional)?|sobre mi|presentacion|profil zawodowy|o mnie|podsumowanie(?: zawodowe)?)$/,
  ],
  [
    "Objective",
    /^(?:ziele?|(?:berufs|karriere)ziele?|berufliches? ziele?|motivation|objectifs?(?: professionnels?)?|projet professionnel|objetivos?(?: profesional(?:es)?| laboral(?:es)?)?|cele?(?: zawodow[ye])?)$/,
  ],
  [
    "Skills",
    /^(?:(?:edv|it|fach|besondere|weitere|sonstige)?[ -]?(?:kenntnisse|fahigkeiten|kompetenzen)(?: und (?:kenntnisse|fahigkeiten|kompetenzen))?|skills [a-z ]+|schlusselqualifikationen|qualifikationen|competences(?: (?:techniques|professionnelles|cles))?|savoir[ -]faire|atouts|competencias(?: profesionales| tecnicas)?|habilidades|conocimientos|aptitudes|destrezas|umiejetnosci|kompetencje)$/,
  ],
  [
    "Experience",
    /^(?:berufserfahrung|(?:berufliche )?stationen|praxis|beruflicher hintergrund|(?:beruflicher )?werdegang|berufspraxis|praktische erfahrung|berufliche stationen|experiences(?: professionnelles)?|experience professionnelle|parcours(?: professionnel)?|experiencia(?: laboral| profesional)?|trayectoria(?: profesional)?|trabajos?(?: actual(?:es)?| anterior(?:es)?)?|doswiadczenie(?: zawodowe)?|przebieg (?:kariery|pracy)|praca zawodowa)$/,
  ],
  [
    "Education",
    /^(?:ausbildung|bildung(?:sweg)?|schul(?:e|bildung)(?: und ausbildung)?|studium|ausbildung und studium|formations?(?: et diplomes)?|diplomes?|etudes|scolarite|formacion(?: academica)?|educacion|estudios|titulacion|wyksztal?cenie|edukacja)$/,
  ],
  [
    "Certificates",
    /^(?:zertifikate|weiterbildung(?:en)?|fortbildung(?:en)?|scheine|lizenzen|habilitations|permis|certificados|certificaciones|carnets?|cursos|certyfikaty|uprawnienia|kursy|szkolenia)$/,
  ],
  ["Languages", /^(?:sprachen|sprachkenntnisse|langues|idiomas|jezyki(?: obce)?)$/],
  ["Publications", /^publications$/],
  [
    "Courses",
    /^(?:(?:relevant |online |additional |completed )?(?:courses|coursework)|courses and training|training and courses|kurse|cours suivis)$/,
  ],
  [
    "Memberships",
    /^(?:(?:professional )?(?:memberships?|affiliations|associations)|(?:memberships and affiliations)|mitgliedschaften|adhesions|afiliaciones|membresias|czlonkostwo)$/,
  ],
  ["Patents", /^(?:patents|patente|brevets|patentes|patenty)$/],
  [
    "Interests",
    /^(?:(?:personal )?interests|hobbies|(?:interests and hobbies)|(?:hobbies and interests)|interessen|hobbys|(?:interessen und hobbys)|(?:hobbys und interessen)|loisirs|intereses|aficiones|zainteresowania)$/,
  ],
  [
    "References",
    /^(?:(?:professional |personal )?references|referees|referenzen|referencias(?: profesionales)?|referencje)$/,
  ],
];
/** In words. */
const LONGEST_HEADING = 4;

/** Where a section starts; its name is null before the first heading. */
interface Start {
  at: number;
  name: string | null;
}

/** In words: the longest label before a colon or full stop. */
const LONGEST_LABEL = 3;

/**
 * Adds the section of a line like `Summary: …` or `Summary. …`; the lines below it return to the
 * previous section. GAP.sentence includes the colon.
 */
function addInlineSection(tokens: Token[], index: number, starts: Start[]): void {
  let to = index + 1;
  while (
    to < tokens.length &&
    to - index <= LONGEST_LABEL &&
    (tokens[to] as Token).gap < GAP.sentence
  )
    to++;
  if (to - index > LONGEST_LABEL || tokens[to]?.gap !== GAP.sentence) return;
  const name = sectionNameOf(tokens, index, to);
  if (name === null) return;
  const before = starts.at(-1)?.name ?? null;
  starts.push({ at: index, name });
  while (to < tokens.length && (tokens[to] as Token).gap !== GAP.line) to++;
  starts.push({ at: to, name: before });
}

/** Returns a function that gives the section of a token, or null before the first heading. */
export function sectionReader(tokens: Token[]): (at: number) => string | null {
  const starts: Start[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const name = headingAt(tokens, i);
    if (name !== null) starts.push({ at: i, name });
    else if ((tokens[i] as Token).gap === GAP.line) addInlineSection(tokens, i, starts);
  }
  return (at) => {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] as Start).at <= at) low = middle + 1;
      else high = middle;
    }
    return starts[low - 1]?.name ?? null;
  };
}

/** The section whose heading is the line that begins at this token; null if it is not a heading. */
export function headingAt(tokens: Token[], index: number): string | null {
  if (tokens[index]?.gap !== GAP.line) return null;
  let to = index + 1;
  while (to < tokens.length && to - index <= LONGEST_HEADING && tokens[to]?.gap !== GAP.line) to++;
  if (to - index > LONGEST_HEADING) return null;
  return (
    sectionNameOf(tokens, index, to) ??
    (isExperienceOfField(tokens, index, to) ? "Experience" : null)
  );
}

/** Kinds of experience that are no paid work, and words of a claim, not a heading. */
const NOT_WORK =
  /^(?:volunteer|student|internship|abroad|community|education|educational|academic|skills|training|no|some|prior|without|years?|minimum|and|or|with|in|of)$/;
/** How many words below a heading are read for the dates of its first job. */
const DATE_REACH = 25;

/**
 * Whether a line is a heading such as `Teaching Experience` or `CLINICAL EXPERIENCE`: capitalized,
 * and with dates soon below it. Without dates it may be an item of a list of skills.
 */
function isExperienceOfField(tokens: Token[], from: number, to: number): boolean {
  if (to - from < 2 || to - from > 3 || tokens[to - 1]?.low !== "experience") return false;
  const words = tokens.slice(from, to);
  if (words.some(({ raw, low }) => !/^\p{Lu}/u.test(raw) || NOT_WORK.test(low))) return false;
  return tokens.slice(to, to + DATE_REACH).some(({ low }) => /^(?:19|20)\d\d$/.test(low));
}

function sectionNameOf(tokens: Token[], from: number, to: number): string | null {
  const line = tokens
    .slice(from, to)
    .map(({ low }) => low)
    .join(" ");
  return HEADINGS.find(([, pattern]) => pattern.test(line))?.[0] ?? null;
}
