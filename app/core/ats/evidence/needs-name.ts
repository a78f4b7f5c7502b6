/**
 * Requirements that only their name can show: tools, products, abbreviations, certificates,
 * licenses, degrees and languages. They need the name, a product of that kind, or the kind itself;
 * a line in similar words is not enough.
 */
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import type { Term } from "#app/core/ats/words/dictionary.ts";
import type { Lexicon } from "#app/core/ats/words/lexicon.ts";
import { LANGUAGE } from "#app/core/ats/words/spoken-languages.ts";
import { isSoftware } from "#app/core/ats/words/terms.ts";
import { splitWords } from "#app/core/ats/words/tokens.ts";
import { CREDENTIAL } from "./credentials.ts";

/** Credentials besides those of CREDENTIAL: NVQ, CSCS card, DBS check. */
const MORE_CREDENTIALS =
  /\b(?:accredit\w*|qualifi\w*|nvq|visa)\b|\b(?:card|ticket|award)s?$|\b(?:police|background|dbs|records?|security) checks?\b/i;
/**
 * GraphQL, ISO 9001, C++, HVAC: capitals after the first letter, or characters that ordinary words
 * don't have.
 */
const NAME_CHARACTERS = /\p{L}\d|\d\p{L}|[+#@&™®]|\.\p{L}|\p{L}\p{Lu}/u;
/** Makers of products whose names are ordinary words: Microsoft Excel. */
const MAKER = /^(?:microsoft|ms|google|adobe|apple|oracle|sap|amazon|ibm)\s/i;
/** Last words of names of tools and equipment, besides those that WordNet classes as ARTIFACT. */
const TOOL_HEAD =
  /^(?:software|systems?|platforms?|tools?|toolkits?|apps?|applications?|databases?|spreadsheets?|packages?|suites?|servers?|forklifts?|\w*(?:meter|scope|graph)s?|\w{3,}[eo]rs?)$/;
/** Endings of names of activities and fields: joinery, phlebotomy, housekeeping. */
const ACTIVITY =
  /(?:ing|[st]ion|ment|[ae]nce|[ae]ncy|sis|ery|ship|om[iy]|[lr]ogy|work|ics|ene|age|ity|care)s?$/;
/** In letters; shorter words often only end like an activity. */
const SHORTEST_ACTIVITY = 7;
/** Values of Word.sense (WordNet's classes): noun.act, attribute, cognition and communication. */
const ACTIVITY_OR_KNOWLEDGE = new Set([5, 8, 10, 11]);
/** noun.artifact. */
const ARTIFACT = 7;
/** Added to the class of words of several parts of speech. */
const MIXED = 64;

/**
 * Whether only its name can show a requirement.
 * @param lexicon the one of the posting's language
 */
export function needsName(requirement: Requirement, lexicon: Lexicon): boolean {
  const { kind, term, isAlsoWord } = requirement;
  if (kind === "title" || kind === "education" || kind === "years" || isAlsoWord) return true;
  const name = term?.name ?? requirement.surface;
  return isCredentialOrName(requirement, lexicon) || isTool(name, term, lexicon);
}

/**
 * Like needsName, but for the line reader (adjust-evidence.ts), a model that recognizes
 * requirements in other words. Even it needs the name of a credential, language or product; kinds
 * of tools and equipment it finds in the work with them.
 */
export function needsNameForLineReader(requirement: Requirement, lexicon: Lexicon): boolean {
  const { kind, term, surface, isAlsoWord } = requirement;
  if (kind === "title" || kind === "education" || kind === "years") return true;
  if (isCredentialOrName(requirement, lexicon)) return true;
  const name = term?.name ?? surface;
  if (MAKER.test(surface)) return true;
  if (splitWords(name).length > 1) return false;
  const word = name.toLowerCase();
  // Testing and Packing are activities; Spring, Sage and Notion only have such endings.
  const isActivity = word.length >= SHORTEST_ACTIVITY && ACTIVITY.test(word);
  if (term !== null && isSoftware(term)) return !isActivity || !word.endsWith("ing");
  if (isActivity) return false;
  if (isAlsoWord) return true;
  const isOrdinary = [word, word.replace(/s$/, "")].some((each) => lexicon(each).sense !== 0);
  return !isOrdinary && (term !== null || /^\p{Lu}/u.test(surface));
}

/** Credentials, languages and proper names. */
function isCredentialOrName({ term, surface }: Requirement, lexicon: Lexicon): boolean {
  const name = term?.name ?? surface;
  if (CREDENTIAL.test(name) || MORE_CREDENTIALS.test(name) || LANGUAGE.test(name)) return true;
  return NAME_CHARACTERS.test(name) || isProperName(name, term, lexicon);
}

/** Whether a line names a card or license, valid or not. */
export const isAboutCredential = (line: string): boolean =>
  CREDENTIAL.test(line) || /\bcards?\b/i.test(line);

/**
 * Google Analytics. The first word doesn't count, because every line begins with a capital; nor do
 * ordinary words, as some postings capitalize them.
 */
function isProperName(name: string, term: Term | null, lexicon: Lexicon): boolean {
  const capitals = name
    .split(/[\s/-]+/)
    .filter((word, index) => /^\p{Lu}/u.test(word) && index > 0);
  if (term) return capitals.length > 0;
  return capitals.some((word) => lexicon(word).sense === 0 && !ACTIVITY.test(word.toLowerCase()));
}

/** Whether a name is that of a tool, by its main word: the one before `of`, `for` or `with`. */
function isTool(name: string, term: Term | null, lexicon: Lexicon): boolean {
  const words = splitWords(name.toLowerCase().split(/ (?:of|for|in|with|to) /)[0] ?? "");
  const head = words.at(-1) ?? "";
  const sense = lexicon(head).sense % MIXED;
  if (ACTIVITY.test(head)) return false;
  if (sense === ARTIFACT || TOOL_HEAD.test(head)) return true;
  // A single word that is no activity or knowledge: Python, Excel.
  if (words.length === 1) return !ACTIVITY_OR_KNOWLEDGE.has(sense);
  // The plural of a thing: message queues.
  return term !== null && isSoftware(term) && /[^s]s$/.test(head);
}
